"""How it answers each question: a row for each that it thinks about, by its name in the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from games.contract import Move
from games.hustle.bot.worth import PAD, worth, worth_of_hand
from games.hustle.rules import questions
from games.hustle.rules.boards import LAST
from games.hustle.rules.cards import numbers_within
from games.hustle.rules.dyke import GONE
from games.hustle.rules.imp_and_cherub import turn_order
from games.hustle.rules.pads import declaration
from games.hustle.rules.preview import foresee
from games.hustle.rules.state import State, living

NEARLY = 0.15
"""Choices that are so close are drawn by lot: it should not be easy to read."""

MOST_DECLARATIONS = 60
"""More are not looked at: it must answer at once."""

LIKED_PADS = ("c9", "b30", "c7", "b40", "b20", "c5", "b10", "c3")
"""The pads, best first."""


def any_answer(view: State, seat: int, rng: Random) -> Move:
    return rng.choice(questions.QUESTIONS[view.question].moves(view, seat))


def _number(view: State, seat: int, rng: Random) -> Move:
    """The number that promises most, by what it is worth; then the cards to lay it with."""
    ways: dict[int, list[str]] = {}
    for digits in numbers_within(view.hands[seat], LAST - view.sheep[seat]):
        ways.setdefault(int(digits), []).append(digits)
    rivals = tuple(other for other in living(view) if other != seat)
    values = {
        scope: worth(view, foresee(view, seat, each[0]), rivals)
        + max(worth_of_hand(view, seat, way) for way in each)
        for scope, each in ways.items()
    }
    best = max(values.values())
    scope = rng.choice([scope for scope, value in values.items() if value > best - NEARLY])
    return f"choose {max(ways[scope], key=lambda digits: worth_of_hand(view, seat, digits))}"


def _declaration(view: State, seat: int, rng: Random) -> Move:
    """The pads that help most, if they help by more than they are worth."""
    moves = some_declarations(view, seat, MOST_DECLARATIONS, rng)
    return max(moves, key=lambda move: worth_of_declaration(view, seat, move))


def some_declarations(view: State, seat: int, most: int, rng: Random) -> list[Move]:
    """To keep all pads, and some of the ways to spend them."""
    keep = "declare none 0"
    others = [move for move in questions.QUESTIONS["declare"].moves(view, seat) if move != keep]
    return [keep, *(rng.sample(others, most) if len(others) > most else others)]


def worth_of_declaration(view: State, seat: int, move: Move) -> float:
    """Where the sheep would get to by it, less the pads."""
    order = turn_order(view.starter, len(view.sheep))
    later = order[order.index(seat) + 1 :]
    rivals = tuple(other for other in later if view.sheep[other] != GONE)
    spoken = declaration(move)
    preview = foresee(view, seat, str(view.scope), spoken.change, spoken.back)
    return worth(view, preview, rivals) - PAD * len(spoken.pads)


def _pad(view: State, _seat: int, _rng: Random) -> Move:
    return f"take {min(view.supply, key=LIKED_PADS.index)}"


QUESTIONS: Mapping[str, Callable[[State, int, Random], Move]] = {
    "choose": _number,
    "declare": _declaration,
    "take": _pad,
}
"""How boards lie and where it rains, it leaves to luck."""
