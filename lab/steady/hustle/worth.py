"""What a number is worth to its player: lifesavers, a good place, and keeping out of the imp's way."""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache

from games.hustle.rules.boards import BOARD, LAST
from games.hustle.rules.cards import CARDS, numbers_within, refilled
from games.hustle.rules.events import Out, Splashed
from games.hustle.rules.preview import NumberPreview
from games.hustle.rules.state import State, living

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


def worth_of_hand(view: State, seat: int, digits: str) -> float:
    """What the hand is worth that a number leaves for the next round."""
    return CARD * refilled(view.hands[seat] & ~CARDS[digits]).bit_count()


def worth(view: State, preview: NumberPreview, rivals: tuple[int, ...]) -> float:
    """What a number is worth to its player, when `rivals` have still to show theirs."""
    value, lifesavers = _damage(view, preview)
    if preview.out:
        return value - LOST
    scope = preview.scope
    known = [other for other in view.scopes if other is not None]
    if all(scope <= other for other in known):
        value -= LIFE / (lifesavers + 1) * _chance_all(view, rivals, scope, below=False)
    if all(scope > other for other in known):
        value += PAD * _chance_all(view, rivals, scope, below=True)
    return value - _place(view, preview, rivals)


def _damage(view: State, preview: NumberPreview) -> tuple[float, int]:
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


def _place(view: State, preview: NumberPreview, rivals: tuple[int, ...]) -> float:
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
