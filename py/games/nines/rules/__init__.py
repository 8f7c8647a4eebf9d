"""All Nines: the rulebook over the contract. All lies open.

The order of a turn stands in `settling`, what is asked in `questions`, the way along the track in `track`.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from games import defaults
from games.contract import CHANCE, FIRST, Beat, Choice, KitSymbol, Move, Option, Options, Played, Result
from games.message import Message, say
from games.nines.rules import ranking, refusals
from games.nines.rules.beats import told_in_beats
from games.nines.rules.questions import QUESTIONS
from games.nines.rules.spelling import SIDES, TILES
from games.nines.rules.state import (
    BETWEEN,
    DEAL,
    DISCARD,
    LONG,
    OVER,
    ROLL,
    SHORT,
    TAKE,
    WALK,
    State,
    is_home,
)

NAME = "nines"
VERSION = 1
SEATS = range(2, 6)
OPTIONS: tuple[Option, ...] = (
    Option(
        "track",
        say("Track"),
        (Choice("long", say("Long: six stretches")), Choice("short", say("Short: five stretches"))),
        seats=(2, 3),
        drawn=KitSymbol("beachchair"),
    ),
)
LASTING = SECRET = PRIVATE = OFFHAND = defaults.NONE
"""All lies open, and every choice can be taken back until the next roll."""
FLEETING = defaults.NOTHING_FLEETING

NOT_A_PLAYER: dict[str, tuple[int, ...]] = {
    **{name: (CHANCE,) for name, question in QUESTIONS.items() if question.draw},
    OVER: (),
    BETWEEN: (),
}
"""Who acts where it is not the player whose turn it is."""


def start(seats: int, options: Options) -> State:
    """An empty table."""
    first = None if options[FIRST] == "drawn" else int(options[FIRST]) - 1
    stretches = SHORT if options["track"] == "short" else LONG
    return State(seats, stretches, first, DEAL, -1, 0, (), (), (), (), 0, -1, False, ())


def turn(state: State) -> tuple[int, ...]:
    """Chance deals and rolls; everything else is up to the player whose turn it is."""
    acting = NOT_A_PLAYER.get(state.question)
    return (state.seat,) if acting is None else acting


def moves(state: State, seat: int) -> Sequence[Move]:
    """All legal moves of the seat whose turn it is."""
    question = QUESTIONS.get(state.question)
    return question.answers(state) if question and seat == state.seat else ()


def thrower(state: State) -> int | None:
    """The player whose turn it is rolls; the deal needs nobody's hand."""
    return state.seat if state.question == ROLL else None


turn_begins = thrower


def draw(state: State, rng: Random) -> Move:
    """The deal at first, then the die."""
    by_chance = QUESTIONS[state.question].draw
    assert by_chance is not None, "chance is asked"
    return by_chance(state, rng)


def outcomes(state: State) -> Sequence[tuple[Move, float]]:
    """The six sides of the die; of deals there are too many."""
    return SIDES if state.question == ROLL else ()


def play(state: State, _seat: int, move: Move) -> Played:
    """The table after a legal move, and what was seen on the way."""
    after, seen = QUESTIONS[state.question].follow(state, move)
    return Played(after, tuple(seen))


def beats(state: State, seat: int, move: Move) -> tuple[Beat, ...]:
    """The events of a move, each with the table that it left."""
    after, seen = play(state, seat, move)
    return told_in_beats(state, after, seen)


def mover(view: State) -> int | None:
    """A roll is the roller's doing. When the turn has passed on, what is told is still the last player's."""
    return view.seat if view.question in (WALK, TAKE, DISCARD, BETWEEN) else None


def refuse(state: State, seat: int, move: Move) -> Message | None:
    """Why not, or None for a legal move."""
    not_now = refusals.not_now(state, seat)
    if not_now is not None:
        return not_now
    question = QUESTIONS[state.question]
    return None if move in question.answers(state) else question.why_not(state, move)


def is_settled(state: State, seat: int, move: Move) -> bool:
    """A number that was put aside though no other could come any more: all in front is minus anyhow (N13)."""
    if seat == CHANCE or move not in TILES or move[0] != "d" or not is_home(state.players[seat]):
        return False
    mine = state.players[seat]
    asked = state.question == DISCARD and state.seat == seat
    return not asked and TILES[move] in mine.front + mine.minus


def view(state: State, _seat: int) -> State:
    """Everything lies open; what stayed in the box is in no state."""
    return state


def guess(view: State, _seat: int, _rng: Random) -> State:
    """There is nothing to guess."""
    return view


timer = defaults.timer
glimpsed = defaults.glimpsed


def result(state: State) -> Result | None:
    """The ranking by points, then by cacti."""
    return ranking.result(state) if state.question == OVER else None
