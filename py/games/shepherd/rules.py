"""The Shepherd: the rulebook over the contract, and the door to the modules that hold its parts.

Squares are named by column and row: `d1` is the fourth square of the top row (see `meadow`). Moves:
`step d4 d5` (a sheep result), `eat d4` (grass), `sun`, `dog e3` (where it is put, or where its walk
ends), then `flee d4 d5` for each frightened sheep and `push d5 d6` for a sheep that was run into.
Chance plays `deal b2 c5 f6 g3 1` once (four worms and who begins) and `roll sheep dog` before each turn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from random import Random

from games.contract import CHANCE, FIRST, Choice, Event, Move, Option, Options, Played, Timer
from games.message import Message, Seat, say
from games.shepherd import events as seen
from games.shepherd import settling
from games.shepherd.dice import DOG, GRASS, ROLLS, SHEEP, SUN, throw, without
from games.shepherd.dog import path, stops, walks
from games.shepherd.fright import FLEE, PUSH, decider, must_run, run, runners, ways_out
from games.shepherd.grazing import graze, is_bare
from games.shepherd.meadow import DARK, LIGHT, NAMES, NOWHERE, SIDE, SQUARE_NAMED, squares_of, starting_sheep
from games.shepherd.refusals import explain, refuse_chance
from games.shepherd.settling import is_sunset, settle
from games.shepherd.state import NOBODY, Setting, State, owner, sheep_of
from games.shepherd.stepping import steps
from games.shepherd.worms import draw_deal, imagine, read_deal, veil

NAME = "shepherd"
VERSION = 1
SEATS = range(2, 5)
OPTIONS = (
    Option(
        "game",
        say("Game"),
        (
            Choice("basic", say("First game")),
            Choice("tactical", say("Clever game: the dog walks and sheep push")),
        ),
    ),
    Option(
        "track",
        say("The sun's way"),
        tuple(Choice(str(fields), say("{number} fields", number=fields)) for fields in (16, 12, 20, 24)),
    ),
    Option(
        "worms",
        say("Worms"),
        (
            Choice("shown", say("Seen at once, and left on the meadow")),
            Choice("blind", say("Eaten unseen, and paid for at the end")),
        ),
        unless={"game": "tactical"},
    ),
)
LASTING = frozenset({"eat"})
"""To graze is to have looked whether there is a worm."""
SECRET: frozenset[str] = frozenset()
"""Nothing in this game is known to one seat alone."""

result = settling.result

TURNS = {seat: (seat,) for seat in range(-1, SEATS.stop)}


def start(seats: int, options: Options) -> State:
    """The meadow laid out, the sheep on their starting squares, the dog beside the board."""
    setting = Setting(
        seats=seats,
        tactical=options["game"] == "tactical",
        blind=options["worms"] == "blind",
        track=int(options["track"]),
        starter=NOBODY if options[FIRST] == "drawn" else int(options[FIRST]) - 1,
    )
    return State(
        setting=setting,
        active=NOBODY,
        dice=(),
        unused=(),
        sheep=starting_sheep(seats),
        dog=NOWHERE,
        moved=0,
        pushed=NOBODY,
        sun=0,
        cards=LIGHT | DARK,
        piles=(0,) * seats,
        worms=0,
        found=0,
        shown=NOWHERE,
        over=False,
    )


def turn(state: State) -> tuple[int, ...]:
    """Sheep that must run come first, then what is left of the roll, then the next roll."""
    if state.over:
        return ()
    if state.active == NOBODY:
        return TURNS[CHANCE]
    if must_run(state):
        return TURNS[decider(state)]
    return TURNS[state.active if state.unused else CHANCE]


def thrower(state: State) -> int | None:
    """The seat whose turn it is throws the dice; the worms are hidden by nobody's hand."""
    return None if state.active == NOBODY else state.active


def draw(state: State, rng: Random) -> Move:
    """The worms and the starter at first, then the dice."""
    return draw_deal(state, rng) if state.active == NOBODY else throw(rng)


def moves(state: State, seat: int) -> Sequence[Move]:
    """All legal moves of the seat that must act."""
    if seat == CHANCE or turn(state) != (seat,):
        return ()
    if must_run(state):
        word = FLEE if state.pushed == NOBODY else PUSH
        return [move for origin in runners(state) for move in ways(word, origin, ways_out(state, origin))]
    found: list[Move] = []
    if SHEEP in state.unused:
        for square in sheep_of(state, seat):
            found += ways("step", square, steps(state, square))
    if GRASS in state.unused:
        found += [f"eat {NAMES[square]}" for square in sheep_of(state, seat)]
    if SUN in state.unused:
        found.append("sun")
    if DOG in state.unused:
        found += dog_moves(stops(state.setting.tactical, state.dog, state.flock))
    return found


@cache
def ways(word: str, origin: int, targets: int) -> tuple[Move, ...]:
    """The moves of one sheep to each of these squares."""
    return tuple(f"{word} {NAMES[origin]} {NAMES[target]}" for target in squares_of(targets))


def dog_moves(board: int) -> list[Move]:
    """The dog to each of these squares."""
    found: list[Move] = []
    for row in range(SIDE):
        found += _dog_row(row, board >> row * SIDE & 0xFF)
    return found


@cache
def _dog_row(row: int, squares: int) -> tuple[Move, ...]:
    return tuple(f"dog {NAMES[row * SIDE + column]}" for column in squares_of(squares))


def play(state: State, seat: int, move: Move) -> Played:  # noqa: ARG001 - a move names all it needs
    """The state after a legal move. A worm that was shown is turned back first."""
    word, *names = move.split(" ")
    if state.shown != NOWHERE:
        state = state._replace(shown=NOWHERE)
    if word == "roll":
        return _rolled(state, move)
    if word == "deal":
        return _dealt(state, move)
    return PLAYS[word](state, *[SQUARE_NAMED[name] for name in names])


def _dealt(state: State, move: Move) -> Played:
    worms, starter = read_deal(move)
    return Played(state._replace(worms=worms, active=starter), (seen.Began(starter),))


def _rolled(state: State, move: Move) -> Played:
    dice = ROLLS[move]
    return settle(state._replace(dice=dice, unused=dice), [seen.Rolled(state.active, *dice)])


def _step(state: State, origin: int, target: int) -> Played:
    sheep = tuple(target if square == origin else square for square in state.sheep)
    after = state._replace(sheep=sheep, unused=without(state.unused, SHEEP))
    return settle(after, [seen.Stepped(state.active, origin, target)])


def _eat(state: State, square: int) -> Played:
    after, events = graze(state._replace(unused=without(state.unused, GRASS)), square)
    bare = isinstance(events[-1], seen.Ate) and is_bare(after)
    return settle(after, [*events, seen.GrazedBare()] if bare else events)


def _sun(state: State) -> Played:
    after = state._replace(sun=state.sun + 1, unused=without(state.unused, SUN))
    moved = seen.SunMoved(state.active, after.sun, state.setting.track)
    return settle(after, [moved, seen.Dusk()] if is_sunset(after) else [moved])


def _dog(state: State, square: int) -> Played:
    came: Event = seen.DogPlaced(state.active, square)
    if walks(state.setting.tactical, state.dog):
        came = seen.DogWalked(state.active, path(state.dog, square, state.flock))
    after = state._replace(dog=square, unused=without(state.unused, DOG))
    scared = [seen.Frightened(owner(state.sheep.index(here)), here) for here in squares_of(after.scared)]
    return settle(after, [came, *scared])


def _run(state: State, origin: int, target: int) -> Played:
    return settle(*run(state, origin, target))


PLAYS: dict[str, Callable[..., Played]] = {
    "step": _step,
    "eat": _eat,
    "sun": _sun,
    "dog": _dog,
    FLEE: _run,
    PUSH: _run,
}
"""What each move does, by its first word."""


def refuse(state: State, seat: int, move: Move) -> Message | None:
    """Why not, or None for a legal move."""
    acting = turn(state)
    if not acting:
        return say("The day is over, and so is the match.")
    if seat == CHANCE:
        if acting == (CHANCE,):
            return refuse_chance(state, move)
        return say("The dice are rolled once a turn, and {player} has not finished.", player=Seat(acting[0]))
    if acting == (CHANCE,):
        if state.active == NOBODY:
            return say("First the worms are hidden.")
        return say("First {player} rolls the dice.", player=Seat(state.active))
    if seat != acting[0]:
        if must_run(state):
            return say("{player} moves the sheep that has to run.", player=Seat(acting[0]))
        return say("It is {player}'s turn.", player=Seat(acting[0]))
    return None if move in moves(state, seat) else explain(state, move)


def view(state: State, seat: int) -> State:  # noqa: ARG001 - everybody knows the same
    """All but the worms that nobody sees."""
    return veil(state)


def guess(view: State, seat: int, rng: Random) -> State:  # noqa: ARG001 - everybody knows the same
    """Worms wherever they may be."""
    return imagine(view, rng)


def timer(view: State) -> Timer | None:  # noqa: ARG001 - the sun is the only clock here
    """The Shepherd has no clock."""
    return None
