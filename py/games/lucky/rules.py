"""Lucky Sheep: the rulebook's door. What the parts mean is written in `games.contract`.

A turn: exchange own cards for cards of the nine that match, as long as the sand runs (or three
times); win a group of at least three of one colour; fill its spaces from the deck.

    swap 2 5      lay the own card in place 2 onto space 5 and take what lay there
    stop          end the exchanges
    time          the sand has run out
    win 1 2 5     choose one of several groups, by its spaces
    lay 5 3       lay the drawn card onto space 5, colour 3 up

The nine spaces are numbered 1 to 9 along the rows, the places in a hand 1 to 4. What chance plays is
told in `games.lucky.dealing`. The modules, from the bottom: `cards`, `groups`, `state`, `knowledge`,
`events`, `dealing`, `turns`, `scoring`, `refusals`.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from games.contract import CHANCE, Choice, Move, Option, Options, Played, Result, Timer
from games.lucky import dealing, knowledge, refusals, scoring, turns
from games.lucky.cards import COLOURS, HAND
from games.lucky.groups import SPACES
from games.lucky.state import CHANCES, NO_HOURGLASS, State, begin, empty_spaces, faces, standing
from games.message import Message, say

NAME = "lucky"
VERSION = 1
SEATS = range(2, 5)

OPTIONS = (
    Option(
        "clock",
        say("Time for a turn"),
        (
            Choice("60", say("Hourglass, 60 seconds")),
            Choice("30", say("Hourglass, 30 seconds")),
            Choice("90", say("Hourglass, 90 seconds")),
            Choice("120", say("Hourglass, 120 seconds")),
            Choice("none", say("No hourglass: up to three exchanges")),
        ),
    ),
    Option(
        "straight",
        say("What is a group"),
        (
            Choice("no", say("Three or more that touch")),
            Choice("yes", say("Straight lines only")),
        ),
    ),
)

LASTING = frozenset({"swap", "stop", "time", "win", "lay"})
"""Nothing is taken back: an exchange is undone only by another exchange."""

SECRET: frozenset[str] = frozenset()
"""No move is secret; what is (lucky cards, backs of cards) stands in a seat's view."""

_SEATS_TO_ACT = tuple((seat,) for seat in range(SEATS.stop))
_SWAPS = tuple(tuple(f"swap {place + 1} {space + 1}" for space in SPACES) for place in range(HAND))
_LAYS = tuple(tuple(f"lay {space + 1} {colour}" for colour in (0, *COLOURS)) for space in SPACES)


def start(seats: int, options: Options) -> State:
    """The table before the deal."""
    return begin(seats, options)


def turn(state: State) -> tuple[int, ...]:
    """Who must act now."""
    if state.stage in CHANCES:
        return (CHANCE,)
    return () if state.stage == "over" else _SEATS_TO_ACT[state.active]


def moves(state: State, seat: int) -> Sequence[Move]:
    """All legal moves of a seat."""
    if seat != state.active:
        return ()
    if state.stage == "exchange":
        return _exchanges(state, seat)
    if state.stage == "choose":
        return ["win " + " ".join(str(space + 1) for space in group.spaces) for group in standing(state)]
    if state.stage == "lay" and state.drawn is not None:
        return [_LAYS[space][colour] for space in empty_spaces(state) for colour in state.drawn[:2]]
    return ()


def _exchanges(state: State, seat: int) -> list[Move]:
    nine = faces(state)
    listed = [
        named[space]
        for named, (up, down, _) in zip(_SWAPS, state.hands[seat], strict=True)
        for space in SPACES
        if nine[space] == up or nine[space] == down
    ]
    listed.append("stop")
    if state.clock != NO_HOURGLASS:
        listed.append("time")
    return listed


def thrower(_state: State) -> int | None:
    """Cards are dealt and drawn without a throw."""
    return None


def draw(state: State, rng: Random) -> Move:
    """What chance decides now."""
    return dealing.draw(state, rng)


def play(state: State, _seat: int, move: Move) -> Played:
    """The table after a legal move."""
    return turns.play(state, move)


def refuse(state: State, seat: int, move: Move) -> Message | None:
    """Why a move is not allowed."""
    return None if move in moves(state, seat) else refusals.why_not(state, seat, move)


def view(state: State, seat: int) -> State:
    """What a seat may know."""
    return knowledge.view(state, seat)


def guess(seen: State, _seat: int, rng: Random) -> State:
    """A whole match that looks like this to the seat."""
    return knowledge.guess(seen, rng)


def timer(seen: State) -> Timer | None:
    """The sand runs through all exchanges of a turn, and only then."""
    if seen.stage != "exchange" or seen.clock == NO_HOURGLASS:
        return None
    return Timer(seen.clock, "time")


def result(state: State) -> Result | None:
    """The ranking, once it is over."""
    return scoring.result(state)
