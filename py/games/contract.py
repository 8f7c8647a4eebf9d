"""What a game must give, so that everything else in the house can play it.

A game is a folder. Its `rules.py` is the rulebook as plain functions over immutable values; `Rules`
below is its shape, part by part. The other modules of the folder have shapes too: `Words`, `Scene`,
`Bot` and `Lessons`. `games/template` is the smallest game that passes; copy it to begin another.

The vocabulary:

- A **seat** is a number from 0, clockwise. `CHANCE` is whoever rolls and deals, `TABLE` is a
  pair of eyes that sees only what lies open.
- A **move** is a short line of text, such as `"take 14"`, always in one spelling. What a person taps,
  what a bot answers, what the record holds and what a test says are the same string.
- A **state** is an immutable value (tuples all the way down). `play` makes a new one.
- An **event** is what anybody at the table could have noticed, as a small named tuple. It holds
  nothing that is hidden from anybody.
- A **view** is a state with everything a seat may not know taken out (replaced by None, say).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol

from games.message import Message
from games.minds import Level, Mind, Temper
from games.picture import Child, Node

if TYPE_CHECKING:
    from games.lesson import Guide, Lesson, Meeting

State = Any
"""A game's own immutable value. Only the game's folder knows what is in it."""

View = Any
"""What one seat may know of a state; the game's own immutable value too, and it can be pickled."""

Event = Any
"""One of the game's own named tuples: what everybody saw happen."""

Move = str
"""A move is its own text: a word, then numbers or words, with single spaces between them."""

CHANCE = -1
"""The seat of the dice and the shuffled deck."""

TABLE = -2
"""The eyes of somebody who sees only what lies open: the screen while the tablet is handed on."""

Picked = Any
"""What has been touched towards a move: the game's own immutable value; None while nothing has."""

Options = Mapping[str, str]
"""The option chosen for each of a game's options, by name. Complete: `complete_options` fills it."""


class Choice(NamedTuple):
    """One value of an option: its short name in records, and how people read it."""

    value: str
    label: Message


class KitSymbol(NamedTuple):
    """One symbol of the kit by its name, and the colour it wears."""

    symbol: str
    colour: int = 0


class Option(NamedTuple):
    """Something a family may choose before a match begins."""

    name: str
    label: Message
    choices: tuple[Choice, ...]
    """In the order in which people read them."""
    seats: tuple[int, ...] = ()
    """The player counts at which it is offered; empty means all."""
    unless: Mapping[str, str] = {}
    """Not offered while another option stands at this value: {"game": "tactical"}."""
    usual: str = ""
    """The default, if it isn't the first one."""
    unoffered: str = ""
    """What records say where it isn't offered, if that isn't the default; they say so for good."""

    unhurried: str = ""
    """What is offered at first where somebody listens to all that is told, if that isn't the default."""
    drawn: KitSymbol = KitSymbol("i-die")
    """The picture beside the question."""

    @property
    def default(self) -> str:
        """What holds unless something else is chosen."""
        return self.usual or self.values[0]

    @property
    def values(self) -> tuple[str, ...]:
        return tuple(choice.value for choice in self.choices)


class Played(NamedTuple):
    """What `play` gives back: the state afterwards and what everybody saw on the way there."""

    state: State
    events: tuple[Event, ...]


class Beat(NamedTuple):
    """One beat of a move as it is told: what happened, and the state that it left."""

    event: Event
    state: State


class Placing(NamedTuple):
    """Where one seat ended: 1 is the winner; equal ranks share it and the next rank is skipped."""

    seat: int
    rank: int
    score: int | None
    reason: Message
    """Why this rank, in a short sentence: "23 points", "Second on the dyke"."""


class Result(NamedTuple):
    """The end of a match: every seat once, best first."""

    places: tuple[Placing, ...]
    reason: Message
    """Why it is over and who won."""


class Timer(NamedTuple):
    """A running clock that the table must keep, since rules know no time."""

    seconds: int
    move: Move
    """What the seat that must act plays when the time is up; a legal move, logged like any other. Only the
    clock plays it: no picture offers it to a finger."""


class Rules(Protocol):
    """The rulebook. A module has this shape; nothing in it sees a browser, a clock or a file."""

    NAME: str
    """The folder's name, which is also the game's name in records: "nines"."""

    VERSION: int
    """Raised when old records would no longer replay to the same match."""

    SEATS: range
    """How many may play: range(2, 6) is two to five."""

    OPTIONS: tuple[Option, ...]
    """What may be chosen before a match. `first` (who begins) is added for every game: see below."""

    LASTING: frozenset[str]
    """First words of the moves that can't be taken back once played, though it was one's own move
    and no die has fallen since: a secret choice, an exchange that showed a card.

    Nor can a move that follows something fleeting: undo would show it again."""

    FLEETING: frozenset[type]
    """The events that are told and shown until the next thing happens, and then stand in no log: they may
    only be remembered, and neither undo nor a second telling returns to them. Whatever else might have been
    found there is fleeting too, or the gaps in the log, and what can't be taken back, would tell it."""

    SECRET: frozenset[str]
    """First words of the moves that are chosen while nobody else looks: the tablet is handed over
    behind a curtain for them, as it is whenever a seat's view holds more than lies open."""

    PRIVATE: frozenset[str]
    """First words of the moves of which only the seat itself can know that no other is legal. A forced move
    plays itself, but one of these is tapped: played by itself it would tell what is hidden."""

    OFFHAND: frozenset[str]
    """First words of the moves that one may leave to luck for as long as nothing else is asked of one: a tap
    plays any of them, again and again."""

    def start(self, seats: int, options: Options, /) -> State:
        """The state before chance has dealt. `options` is complete and fits the number of seats.

        `options["first"]` is "drawn" or a seat's number from 1: who begins. If drawn, the deal says.
        """

    def turn(self, state: State, /) -> tuple[int, ...]:
        """Who must act now: one seat, several (a secret choice), (CHANCE,), or () when it is over."""

    def moves(self, state: State, seat: int, /) -> Sequence[Move]:
        """All legal moves of a seat: never empty while it must act, always empty otherwise.

        Each move once, in a stable order. Moves that come to the same thing, the same state told by the same
        events, are one move; where the events name the very card or piece, they are two. Only the clock's
        own move (`timer`), and a secret choice that never comes to light, may come to what another one does.
        Chance has no list (a deal has too many outcomes): ask `draw`.
        """

    def thrower(self, state: State, /) -> int | None:
        """When chance is to move: the seat whose hand rolls the dice, or None for a deal or a
        drawing of lots that needs nobody's hand."""

    def turn_begins(self, state: State, /) -> int | None:
        """Whose turn begins with this state: a seat; TABLE, if it is everybody's; None in the midst of one.
        The story so far counts its rounds by it: a round is over when everybody has had a turn."""

    def draw(self, state: State, rng: Random, /) -> Move:
        """What chance decides now, as a move to be played by CHANCE."""

    def outcomes(self, state: State, /) -> Sequence[tuple[Move, float]]:
        """All that chance may decide now, each with how likely it is, where that is few: dice. Else none are
        listed. (`defaults.outcomes`: none.)"""

    def play(self, state: State, seat: int, move: Move, /) -> Played:
        """The state after a legal move. The state given is never changed.

        The move is trusted: whoever brings a move from outside asks `refuse` first.
        """

    def beats(self, state: State, seat: int, move: Move, /) -> tuple[Beat, ...]:
        """The same move told: the events of `play`, one by one, each with the state that it left.

        The last state is that of `play`. In the others nobody is asked for anything, but `view` and `mover`
        answer, and each can be drawn; a view of it keeps every secret that the state after `play` keeps.
        Only who looks asks for beats, so they may take a while; `play` may not.
        """

    def mover(self, view: View, /) -> int | None:
        """While a beat of this view is told: the seat whose doing it is, if that is not simply the seat that
        played the move. (`defaults.mover` says: it is.)"""

    def refuse(self, state: State, seat: int, move: Move, /) -> Message | None:
        """Why this move is not allowed, in a sentence that names the rule; None if it is legal.

        Any text may come, also for CHANCE, from a broken record or a wild tap: never an exception.
        It agrees with `moves`, and it tells nothing that the seat may not know. Only what leaves the
        same state as a legal move may pass too, so that records from before they were one move stay good.
        """

    def is_settled(self, state: State, seat: int, move: Move, /) -> bool:
        """Whether this answers a question of earlier days that is not asked any more, since nothing came of
        it: a record in which it stands stays good, and nothing happens. (`defaults.is_settled`: no.)"""

    def view(self, state: State, seat: int, /) -> View:
        """All that this seat (or TABLE) may know and remember, and nothing else.

        A view is complete enough that `turn`, `thrower`, `timer` and, for its own seat, `moves` and
        `refuse` answer on it just as they do on the state.
        """

    def glimpsed(self, view: View, /) -> Any:
        """What this view shows only until the next thing happens, as an immutable value; None if nothing.

        Whoever has watched may remember it, as far as they can; no later view holds it.
        (`defaults.glimpsed`: nothing.)"""

    def guess(self, view: View, seat: int, rng: Random, /) -> State:
        """A full state that this seat, knowing only its view, must hold possible.

        `view(guess(v, seat, rng), seat) == v`. `rng` is the thinker's own: thinking never
        disturbs the dice.
        """

    def timer(self, view: View, /) -> Timer | None:
        """The clock that runs for the seat that must act, if the game has one."""

    def result(self, state: State, /) -> Result | None:
        """The ranking, once the match is over; None before."""


class Telling(NamedTuple):
    """One event in words: the log, the screen reader, the voice and the sound all take it from here."""

    sentence: Message | None
    """None if the event is seen and heard, but goes without saying."""
    symbol: str = ""
    """The kit's symbol that stands beside the sentence in the log: "die-4"."""
    seat: int | None = None
    """Whose doing it was: the symbol wears this seat's colours."""
    sound: str = ""
    """A name from `stage/sound_recipes.py`'s table; empty for silence."""
    colour: int = 0
    """If not 0, the symbol wears this colour (1 to 8) instead: the sheep on a card."""
    pace: Literal["quick", "usual", "climax"] = "usual"
    """How long the beat lasts when its pieces have come to rest: no longer, as long as a sentence is read, or
    with a moment of stillness before it and a breath after it. At most one climax a turn."""
    gather: bool = False
    """Everybody ought to see what comes now: if people had their eyes away, it waits for a tap."""


class Words(Protocol):
    """What happened and what is asked, as sentences (`words.py`)."""

    TITLE: Message
    """The game's name for people."""

    def tell(self, event: Event, /) -> Telling | None:
        """One event as a sentence; None if it is not worth a beat of its own."""

    def sum_up(self, events: Sequence[Event], /) -> Sequence[Message]:
        """A whole turn in as few sentences as it takes, for those who like it brief.

        (`defaults.sum_up`: none, and then every event's own sentence is said.)"""

    def watch(self, view: View, seat: int | None, /) -> Message:
        """The headline while a beat of this view is told: who is at it (`seat`, if anybody), and at what.

        (`defaults.watch`: that somebody is playing.)"""

    def ask(self, view: View, seat: int, /) -> Message:
        """What the seat is to do now, with its name in it: the headline over the table."""

    def describe(self, view: View, seat: int, move: Move, /) -> Message:
        """A legal move in words that tell it from all others: the name of the button that plays it."""


class Person(NamedTuple):
    """Who sits at a seat, as pictures need it."""

    name: str
    colour: int
    """1 to 8: hue, knit and hat all follow from it (the class `seat-3`)."""
    bot: bool = False


Shape = Literal["wide", "tall", "phone"]
"""A lying tablet or a desk, a standing tablet, a phone held upright."""


class Look(NamedTuple):
    """Everything besides the view that a picture depends on."""

    seat: int
    """Whose eyes these are; TABLE while nothing secret may be drawn."""
    people: tuple[Person, ...]
    moves: Sequence[Move] = ()
    """What this seat may play by touch now; empty while others act or something moves."""
    throws: bool = False
    """The dice wait for this screen's tap (`app throw`)."""
    picked: Picked = None
    """What has been touched towards a move, as `pick` left it."""
    shape: Shape = "wide"
    can_undo: bool = False
    seconds: int | None = None
    """What is left on the game's clock, while one runs."""
    peeking: bool = False
    """A finger holds the peek button: what is only for its owner's eyes may show while it does."""
    covered: bool = False
    """The clock stands still and the cards lie face down: a pause is no time to think."""
    told: tuple[Event, ...] = ()
    """What has been told since a person last acted, oldest first. What the last seat did may stay on the
    board, faint, until the next touch: an arrow, the ghost of where a piece stood."""
    telling: bool = False
    """Whether the last event of `told` is the beat that is being told now: what is on its way may be drawn
    where it arrives (a belt round a sheep, a sum that flashes), and is gone in the next beat's picture."""
    times_sand: int = 1
    """How many times the game’s own time the clock had at first."""

    @property
    def event(self) -> Event | None:
        """The event of the beat that is being told with this picture, if one is."""
        return self.told[-1] if self.telling and self.told else None


class Drawing(NamedTuple):
    """A table as a picture, in the parts that the frame lays out (see `app/frame.py`)."""

    board: Node
    tray: Node
    """The player's own things and the one next action."""
    belongings: tuple[tuple[Child, ...], ...]
    """For each seat what everybody may see of it, for its place in the player strip."""


class Motion(NamedTuple):
    """How one piece goes to the place where the picture already shows it.

    The state comes first: a motion only tells the way, and skipping it changes nothing.
    """

    key: str
    """The key of the node that moves, in the picture of this beat."""
    animation: str = "slide"
    """A name from `stage/animations.py`'s table: "hop", "slide", "tumble", "splash", "flip"."""
    source: str = ""
    """The key of the node from whose place it comes, in the picture of the beat before (or in this one, if
    it wasn't there yet); empty: from where it was itself."""
    path: tuple[tuple[float, float], ...] = ()
    """Where it passes, in the board's own units, relative to its new place, which is (0, 0) and comes last.
    Without a path the page finds out how far it has to come."""
    after: int = 0
    """Which step of the beat it belongs to: motions with the same number run together, those with the next
    number when they have ended."""


class Scene(Protocol):
    """What a seat sees, as pure data (`scene.py`)."""

    def draw(self, view: View, look: Look, /) -> Drawing:
        """The table as this seat sees it. Taps: `play <move>`, `pick <thing>`, `app <command>`, `peek on`."""

    def pick(self, view: View, look: Look, thing: str, /) -> Picked:
        """What is picked after touching a thing. Touching it again usually puts it back.

        Here the tap's text becomes the game's own value, so that pictures need not read it again. A text that
        is no such thing, from a wild tap, leaves what is picked as it is."""

    def meant(self, view: View, look: Look, thing: str, /) -> Sequence[Move]:
        """What a touch may have been meant as that met nothing to be tapped, but the node with this key.

        Moves, the likeliest first. The first that the rules refuse is answered with their reason; none is
        played. Whoever looks is asked for a move, or for the dice. Any key may come."""

    def touches(self, view: View, look: Look, move: Move, /) -> Sequence[str]:
        """The things that one touches on the way to this move, in their order; those that are not there to be
        touched, since they go without saying, are passed over. The touch that plays it is not among them."""

    def motions(self, before: View, after: View, event: Event, look: Look, /) -> tuple[Motion, ...]:
        """The manner in which pieces got from the last beat's picture to this one's, which `look` is for.

        Only what is worth a motion of its own: a short table by the kind of event."""

    def tally(self, view: View, seat: int, /) -> Child:
        """What a seat ended with, laid open on the results page, piece by piece."""


class Bot(Protocol):
    """How a seat without a person thinks (`bot.py`)."""

    MINDS: Mapping[Level, Mind]
    """For each level the way it thinks: one of those in `games/minds.py`, with this game's part of it."""

    def quick(self, view: View, seat: int, rng: Random, /) -> Move:
        """A sensible legal move at once: what a search takes others to play, and a bot when time is short.
        It depends on nothing but the view, the seat and the generator."""

    def tempered(self, level: Level, temper: Temper, /) -> Mind:
        """How a character of this temper thinks at a level. Without a temper of its own, that of `MINDS`."""

    def reason(self, view: View, seat: int, move: Move, rng: Random, /) -> Message:
        """Why a seat might play this legal move, in a sentence that is counted and therefore true.

        It tells nothing that the seat may not know."""

    def outlook(self, state: State, /) -> Sequence[float]:
        """The part of the win that every seat may expect of a match that goes on: for looking back on it once
        it is over, so it may know all there is to a state. (`defaults.outlook`: nobody knows.)"""


class Lessons(Protocol):
    """How a game is learnt by playing (`lessons.py`). It comes in a parcel of its own, after all the rest."""

    LESSONS: tuple[Lesson, ...]
    """The first steps, then what a clever player needs. (`defaults.LESSONS`: none.)"""

    GUIDE: Guide
    """The rules told in our own words. Credits last."""

    MEETINGS: Mapping[type, Meeting]
    """By the kind of event: what is explained the first time somebody sees it happen. (`defaults.MEETINGS`:
    nothing.)"""


FIRST = "first"
"""The option every game has: who begins, "drawn" or a seat's number from 1."""


def offered(rules: Rules, seats: int, chosen: Mapping[str, str]) -> tuple[Option, ...]:
    """The options a family may choose from with so many players and what is chosen so far."""
    return tuple(
        option
        for option in rules.OPTIONS
        if (not option.seats or seats in option.seats)
        and not any(chosen.get(name) == value for name, value in option.unless.items())
    )


def complete_options(rules: Rules, seats: int, chosen: Mapping[str, str]) -> dict[str, str]:
    """Every option of the game with a value: the chosen one, else the default.

    Raises ValueError with a sentence for a choice that does not exist or does not go with the others.
    """
    known = {option.name: option.values for option in rules.OPTIONS}
    known[FIRST] = ("drawn", *(str(seat + 1) for seat in range(seats)))
    for name, value in chosen.items():
        if name not in known:
            raise ValueError(f"{rules.NAME} has no option called {name!r}.")
        if value not in known[name]:
            raise ValueError(f"The option {name} of {rules.NAME} can't be {value!r}.")
    complete = {FIRST: chosen.get(FIRST, "drawn")}
    asked = offered(rules, seats, chosen)
    for option in rules.OPTIONS:
        complete[option.name] = option.default if option in asked else option.unoffered or option.default
    complete |= fitting_options(rules, seats, chosen)
    for name, value in chosen.items():
        if complete[name] != value:
            raise ValueError(f"The option {name} of {rules.NAME} can't be {value!r} here.")
    return complete


def fitting_options(rules: Rules, seats: int, chosen: Mapping[str, str]) -> dict[str, str]:
    """What is chosen, without what is not offered with so many players and the other choices."""
    names = {option.name for option in offered(rules, seats, chosen)} | {FIRST}
    return {name: value for name, value in chosen.items() if name in names}
