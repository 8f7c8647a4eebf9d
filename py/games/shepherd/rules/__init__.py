"""The Shepherd: the rulebook over the contract, and the door to the modules that hold its parts.

Squares are named by column and row: `d1` is the fourth square of the top row (see `meadow`). Moves:
`step d4 d5` (a sheep result), `eat d4` (grass), `sun`, `dog e3` (where it is put, or where its walk
ends), then `flee d4 d5` for each frightened sheep and `push d5 d6` for a sheep that was run into.
Chance plays `deal b2 c5 f6 g3 1` once (four worms and who begins) and `roll sheep dog` before each turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from games import defaults
from games.contract import CHANCE, FIRST, Beat, Move, Options, Played
from games.message import Message, Seat, say
from games.shepherd.rules import events, options, ranking, turns
from games.shepherd.rules.beats import telling
from games.shepherd.rules.dice import CHANCES, ROLLS, throw
from games.shepherd.rules.fright import must_run
from games.shepherd.rules.meadow import DARK, LIGHT, NOWHERE, SITTING, SQUARE_NAMED, starting_sheep
from games.shepherd.rules.questions import EAT, QUESTIONS, answers, comes_to_the_same, why_not
from games.shepherd.rules.questions import is_settled as is_settled
from games.shepherd.rules.refusals import refuse_chance
from games.shepherd.rules.state import NOBODY, State, Variant
from games.shepherd.rules.turns import settle
from games.shepherd.rules.worms import draw_deal, imagine, read_deal, veil

NAME = "shepherd"
VERSION = 1
SEATS = range(min(SITTING), max(SITTING) + 1)
OPTIONS = options.OPTIONS
LASTING = frozenset({EAT})
"""To graze is to have looked whether there is a worm."""
FLEETING = frozenset({events.MealGlimpsed, events.NothingGlimpsed, events.WormGlimpsed})
"""What a meal in the tactical game comes to, worm or not."""
SECRET = PRIVATE = OFFHAND = defaults.NONE
"""Nothing in this game is known to one seat alone."""

turn = turns.turn
result = ranking.result
timer = defaults.timer


def start(seats: int, options: Options) -> State:
    """The meadow laid out, the sheep on their starting squares, the dog beside the board."""
    variant = Variant(
        seats=seats,
        tactical=options["game"] == "tactical",
        blind=options["worms"] == "blind",
        track=int(options["track"]),
        starter=NOBODY if options[FIRST] == "drawn" else int(options[FIRST]) - 1,
    )
    return State(
        variant=variant,
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


def thrower(state: State) -> int | None:
    """The seat whose turn it is throws the dice; the worms are hidden by nobody's hand."""
    return None if state.active == NOBODY else state.active


def turn_begins(state: State) -> int | None:
    """Every turn begins with the dice."""
    return thrower(state) if turn(state) == (CHANCE,) else None


def draw(state: State, rng: Random) -> Move:
    """The worms and the starter at first, then the dice."""
    return draw_deal(state, rng) if state.active == NOBODY else throw(rng)


def outcomes(state: State) -> Sequence[tuple[Move, float]]:
    """The pairs of pictures; of deals there are too many."""
    return CHANCES if turn(state) == (CHANCE,) and state.active != NOBODY else ()


def moves(state: State, seat: int) -> Sequence[Move]:
    """All legal moves of the seat that must act."""
    if seat == CHANCE or turn(state) != (seat,):
        return ()
    return answers(state)


def play(state: State, _seat: int, move: Move) -> Played:
    """The state after a legal move. A worm that was shown is turned back first."""
    word, *names = move.split(" ")
    if state.shown != NOWHERE:
        state = state._replace(shown=NOWHERE)
    if word == "roll":
        return _rolled(state, move)
    if word == "deal":
        return _dealt(state, move)
    return QUESTIONS[word].follow(state, *[SQUARE_NAMED[name] for name in names])


def beats(state: State, seat: int, move: Move) -> tuple[Beat, ...]:
    """The events of a move, each with the state that it left."""
    return telling(state, play(state, seat, move))


def mover(view: State) -> int | None:
    """Whoever has the turn rolls the dice and is named when the turn goes on.

    In between it is simply whoever plays: a sheep that runs in the basic game is its owner's doing.
    """
    if len(view.unused) == 1 or must_run(view) or view.moved:
        return None
    return None if view.active == NOBODY else view.active


def _dealt(state: State, move: Move) -> Played:
    worms, starter = read_deal(move)
    return Played(state._replace(worms=worms, active=starter), (events.Began(starter),))


def _rolled(state: State, move: Move) -> Played:
    dice = ROLLS[move]
    return settle(state._replace(dice=dice, unused=dice), [events.Rolled(state.active, *dice)])


def refuse(state: State, seat: int, move: Move) -> Message | None:
    """Why not, or None for a legal move."""
    acting = turn(state)
    if not acting:
        return say("The day is over, and so is the game.")
    if seat == CHANCE:
        if acting == (CHANCE,):
            return refuse_chance(state, move)
        return say("You roll once a turn, and {player} hasn’t finished yet.", player=Seat(acting[0]))
    if acting == (CHANCE,):
        if state.active == NOBODY:
            return say("First the worms are hidden.")
        return say("First {player} rolls the dice.", player=Seat(state.active))
    if seat != acting[0]:
        if must_run(state):
            return say("{player} moves the sheep that has to run.", player=Seat(acting[0]))
        return say("It isn’t your turn: wait for {player}.", player=Seat(acting[0]))
    legal = move in moves(state, seat) or comes_to_the_same(state, move)
    return None if legal else why_not(state, move)


def view(state: State, _seat: int) -> State:
    """All but the worms that nobody sees."""
    return veil(state)


def glimpsed(view: State) -> int | None:
    """Tactical game: the square of a worm that is turned back as soon as anything happens."""
    return None if view.shown == NOWHERE else view.shown


def guess(view: State, _seat: int, rng: Random) -> State:
    """Worms wherever they may be."""
    return imagine(view, rng)
