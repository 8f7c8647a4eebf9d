"""Lucky Sheep: the rulebook's door. What the parts mean is written in `games.contract`.

A turn: swap own cards for cards of the nine that match, as long as the sand runs (or three times); win a
group of at least three of one colour; fill its spaces from the deck.

    swap 2 5      lay the own card in place 2 onto space 5 and take what lay there
    stop          end the swapping
    time          the sand has run out
    win 1 2 5     choose one of several groups, by its spaces
    lay 5 3       lay the drawn card onto space 5, colour 3 up

The nine spaces are numbered 1 to 9 along the rows, the places in a hand 1 to 4. The modules, from the
bottom: `cards`, `groups`, `state`, `knowledge`, `events`, `dealing` (what chance plays), `ranking`, `turns`,
`questions`, `refusals`, `beats`.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from games import defaults
from games.contract import CHANCE, Choice, KitSymbol, Move, Option, Timer
from games.lucky.rules import refusals
from games.lucky.rules.beats import beats
from games.lucky.rules.knowledge import guess, view
from games.lucky.rules.questions import OF_CHANCE, QUESTIONS, play
from games.lucky.rules.ranking import result
from games.lucky.rules.state import NO_HOURGLASS, State, begin
from games.message import Message, say

__all__ = [
    "FLEETING",
    "LASTING",
    "NAME",
    "OFFHAND",
    "OPTIONS",
    "PRIVATE",
    "SEATS",
    "SECRET",
    "VERSION",
    "beats",
    "draw",
    "glimpsed",
    "guess",
    "is_settled",
    "mover",
    "moves",
    "outcomes",
    "play",
    "refuse",
    "result",
    "start",
    "thrower",
    "timer",
    "turn",
    "turn_begins",
    "view",
]

NAME = "lucky"
VERSION = 1
SEATS = range(2, 5)

OPTIONS: tuple[Option, ...] = (
    Option(
        "clock",
        say("How long is a turn?"),
        (
            Choice("30", say("Hourglass, 30 seconds")),
            Choice("60", say("Hourglass, 60 seconds")),
            Choice("90", say("Hourglass, 90 seconds")),
            Choice("120", say("Hourglass, 120 seconds")),
            Choice("none", say("No hourglass: up to three swaps")),
        ),
        usual="60",
        unhurried="none",
        drawn=KitSymbol("hourglass"),
    ),
    Option(
        "straight",
        say("What makes a group?"),
        (
            Choice("no", say("Three or more that touch")),
            Choice("yes", say("Straight lines only")),
        ),
        drawn=KitSymbol("sheep-card", 3),
    ),
)

OFFHAND = frozenset({"lay"})

LASTING = frozenset({"swap", "stop", "time", "win", "lay"})
"""Nothing is taken back: a swap is undone only by another swap."""

FLEETING = defaults.NOTHING_FLEETING

SECRET = defaults.NONE
"""No move is secret; what is (lucky cards, backs of cards) stands in a seat's view."""

PRIVATE = frozenset({"stop"})
"""Without the hourglass a lone *stop* says that no hidden side of a seat's cards fits."""

start = begin
thrower = defaults.thrower
outcomes = defaults.outcomes
is_settled = defaults.is_settled
glimpsed = defaults.glimpsed

_SEATS_TO_ACT = tuple((seat,) for seat in range(SEATS.stop))


def turn(state: State) -> tuple[int, ...]:
    """Who must act now."""
    if state.question in OF_CHANCE:
        return (CHANCE,)
    return () if state.question == "over" else _SEATS_TO_ACT[state.active]


def turn_begins(state: State) -> int | None:
    """Nothing has been swapped yet."""
    return state.active if state.question == "swap" and not state.swaps else None


def moves(state: State, seat: int) -> Sequence[Move]:
    """All legal moves of a seat."""
    if seat != state.active or state.question == "over":
        return ()
    answers = QUESTIONS[state.question].answers
    return answers(state) if answers else ()


def draw(state: State, rng: Random) -> Move:
    """What chance decides now."""
    decide = QUESTIONS[state.question].draw
    assert decide is not None
    return decide(state, rng)


def mover(view: State) -> int | None:
    """Whoever fills the nine, also while a card is drawn; at the end whose lucky card is turned up."""
    return view.active if view.question in ("draw", "lay", "over") else None


def refuse(state: State, seat: int, move: Move) -> Message | None:
    """Why a move is not allowed."""
    return None if move in moves(state, seat) else refusals.why_not(state, seat, move)


def timer(view: State) -> Timer | None:
    """The sand runs through all swaps of a turn, and only then."""
    if view.question != "swap" or view.clock == NO_HOURGLASS:
        return None
    return Timer(view.clock, "time")
