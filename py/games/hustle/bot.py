"""A sensible player: it looks at where each number would take its sheep if nothing else moved.

It keeps dry, away from the end of the dyke and from the lowest number, and with few sheep left it likes to
have somebody in front. What the others might lay down it takes from the cards they can still hold.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Mapping
from functools import lru_cache
from random import Random

from games.contract import Move
from games.hustle.boards import BOARD, LAST
from games.hustle.cards import CARDS, numbers_within, refilled
from games.hustle.clovers import declaration
from games.hustle.dyke import GONE
from games.hustle.events import Out, Splashed
from games.hustle.imp_and_cherub import turn_order
from games.hustle.preview import Preview, foresee
from games.hustle.questions import LISTS
from games.hustle.state import State, living

LIFE = 10.0
"""What the sheep itself is worth; lifesavers share as much among them."""

LOST = 10.0
"""What it costs besides to be out before the round is over: the imp might have taken somebody else."""

ROOM = 60
"""With less dyke than this before it a sheep will soon have to play low numbers."""

CRAMPED = 4.0
"""What it costs to stand at the very end of the dyke."""

PAD = 0.8
"""What a pad is worth."""

HARM = 0.25
"""What it is worth to cost another sheep what it would cost oneself."""

AHEAD = 4.0
"""What it costs to be in front of all others when only three sheep are left."""

CARD = 0.05
"""What a card more in the next round is worth."""

NEARLY = 0.15
"""Choices that are so close are drawn by lot: it should not be easy to read."""

MOST_DECLARATIONS = 120
"""More are not looked at: it must answer at once."""

LIKED_PADS = ("c9", "b30", "c7", "b40", "b20", "c5", "b10", "c3")
"""The pads, best first."""


def choose(view: State, seat: int, rng: Random) -> Move:
    """A legal move for this seat."""
    return _CHOOSERS.get(view.question, _any)(view, seat, rng)


def _any(view: State, seat: int, rng: Random) -> Move:
    return rng.choice(LISTS[view.question](view, seat))


def _number(view: State, seat: int, rng: Random) -> Move:
    """The number that promises most, by what it is worth; then the cards to lay it with."""
    ways: dict[int, list[str]] = {}
    for digits in numbers_within(view.hands[seat], LAST - view.sheep[seat]):
        ways.setdefault(int(digits), []).append(digits)
    rivals = tuple(other for other in living(view) if other != seat)
    worth = {
        scope: _worth(view, foresee(view, seat, each[0]), rivals)
        + max(_kept(view, seat, way) for way in each)
        for scope, each in ways.items()
    }
    best = max(worth.values())
    scope = rng.choice([scope for scope, value in worth.items() if value > best - NEARLY])
    return f"choose {max(ways[scope], key=lambda digits: _kept(view, seat, digits))}"


def _kept(view: State, seat: int, digits: str) -> float:
    """What the hand is worth that a number leaves for the next round."""
    return CARD * refilled(view.hands[seat] & ~CARDS[digits]).bit_count()


def _declaration(view: State, seat: int, rng: Random) -> Move:
    """The pads that help most, if they help by more than they are worth."""
    moves = LISTS["declare"](view, seat)
    keep = "declare none 0"
    others = [move for move in moves if move != keep]
    if len(others) > MOST_DECLARATIONS:
        others = rng.sample(others, MOST_DECLARATIONS)
    order = list(turn_order(view.starter, len(view.sheep)))
    later = order[order.index(seat) + 1 :]
    rivals = tuple(other for other in later if view.sheep[other] != GONE)

    def worth(move: Move) -> float:
        spoken = declaration(move)
        preview = foresee(view, seat, str(view.scope), spoken.change, spoken.back)
        return _worth(view, preview, rivals) - PAD * len(spoken.pads)

    return max([keep, *others], key=worth)


def _pad(view: State, seat: int, rng: Random) -> Move:  # noqa: ARG001 - it knows what it likes
    return f"take {min(view.supply, key=LIKED_PADS.index)}"


_CHOOSERS: Mapping[str, Callable[[State, int, Random], Move]] = {
    "choose": _number,
    "declare": _declaration,
    "take": _pad,
}
"""How it answers each question; how boards lie and where it rains, it leaves to luck."""


def _worth(view: State, preview: Preview, rivals: tuple[int, ...]) -> float:
    """What a number is worth to its player, when `rivals` have still to show theirs."""
    worth, lifesavers = _damage(view, preview)
    if preview.out:
        return worth - LOST
    scope = preview.scope
    known = [other for other in view.scopes if other is not None]
    if all(scope <= other for other in known):
        worth -= LIFE / (lifesavers + 1) * _chance_all(view, rivals, scope, below=False)
    if all(scope > other for other in known):
        worth += PAD * _chance_all(view, rivals, scope, below=True)
    return worth - _place(view, preview, rivals)


def _damage(view: State, preview: Preview) -> tuple[float, int]:
    """What water, edge and shoves do to the player and to the others; the lifesavers left then."""
    worth = 0.0
    lifesavers = view.lifesavers[preview.seat]
    for event in preview.events:
        if isinstance(event, Splashed):
            cost = LIFE / (event.left + 1) - LIFE / (event.left + 2)
        elif isinstance(event, Out):
            cost = LIFE
        else:
            continue
        if event.seat == preview.seat:
            worth -= cost
            lifesavers -= isinstance(event, Splashed)
        else:
            worth += HARM * cost
    return worth, lifesavers


def _place(view: State, preview: Preview, rivals: tuple[int, ...]) -> float:
    """What is bad about the place where the sheep would stand: too little dyke before it, or too many
    sheep behind it once all have moved."""
    cost = CRAMPED * max(0.0, 1 - (LAST - preview.place) / ROOM)
    place = preview.place + (BOARD if preview.swap else 0)
    others = [other for other in living(view) if other != preview.seat]
    behind = sum(
        _share_below(view, other, place - view.sheep[other]) if other in rivals else view.sheep[other] < place
        for other in others
    )
    return cost + AHEAD * behind / len(others) * 2 / len(others)


@lru_cache(maxsize=256)
def _scopes(hand: int, room: int) -> tuple[int, ...]:
    """The Scopes somebody may choose from, in order."""
    return tuple(sorted({int(digits) for digits in numbers_within(hand, room)}))


def _share_below(view: State, rival: int, scope: int) -> float:
    """Of all Scopes a rival may choose, the share that is below this one."""
    scopes = _scopes(view.hands[rival], LAST - view.sheep[rival])
    return bisect_left(scopes, scope) / len(scopes)


def _chance_all(view: State, rivals: tuple[int, ...], scope: int, *, below: bool) -> float:
    """The chance that all rivals lay down less than this Scope, or that all lay down more."""
    chance = 1.0
    for rival in rivals:
        chance *= _share_below(view, rival, scope) if below else 1 - _share_below(view, rival, scope + 1)
    return chance
