"""Putting cards into the places for hundreds, tens and ones.

A card that is touched comes to the ones and moves the others up, as on a calculator; into a gap, if there is
one. A place that is touched gives its card back. Dragging a card to a place puts it just there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.contract import Look
from games.hustle.rules.cards import DIGITS, MOST_CARDS
from games.hustle.rules.state import State

FREE = "."
"""Stands for a place without a card."""

NOTHING = FREE * MOST_CARDS

Touched = tuple[str, ...]
"""The three places as one text, `.43`, then the card in hand, `hold 4`, if one is being dragged."""


def places(look: Look) -> str:
    """What lies in the three places."""
    return look.picked[0] if look.picked else NOTHING


def held(look: Look) -> str:
    """The digit a finger carries, or nothing."""
    return look.picked[1].removeprefix("hold ") if len(look.picked) > 1 else ""


def move_in(look: Look) -> str:
    """The move the places spell, if no gap is left below a card."""
    move = f"choose {places(look).lstrip(FREE)}"
    return move if move in look.moves else ""


def touch(view: State, look: Look, thing: str) -> Touched:
    """What is picked after touching a card or a place."""
    word, _, what = thing.partition(" ")
    toucher = _TOUCHES.get(word)
    if toucher is None or len(what) > 1 or what not in DIGITS:
        return look.picked
    return toucher(view, look, what)


def _card(view: State, look: Look, digit: str) -> Touched:
    lying = places(look)
    if digit in lying or not _in_hand(view, look, digit):
        return look.picked
    gap = lying.find(FREE, len(lying) - len(lying.lstrip(FREE)))
    if lying != NOTHING and gap >= 0:
        return (lying[:gap] + digit + lying[gap + 1 :],)
    return (lying[1:] + digit,) if lying[0] == FREE else look.picked


def _place(_view: State, look: Look, place: str) -> Touched:
    return (_with(places(look), int(place), FREE),)


def _hold(view: State, look: Look, digit: str) -> Touched:
    return (places(look), f"hold {digit}") if _in_hand(view, look, digit) else look.picked


def _put(_view: State, look: Look, place: str) -> Touched:
    """The carried card goes to a place; one that lies there goes where the card came from."""
    digit, lying, target = held(look), places(look), int(place)
    if not digit or target >= MOST_CARDS:
        return (lying,)
    source = lying.find(digit)
    if source >= 0:
        lying = _with(lying, source, lying[target])
    return (_with(lying, target, digit),)


def _back(_view: State, look: Look, _what: str) -> Touched:
    """The carried card is let go over the hand."""
    digit = held(look)
    return (places(look).replace(digit, FREE),) if digit else look.picked


_TOUCHES: Mapping[str, Callable[[State, Look, str], Touched]] = {
    "card": _card,
    "place": _place,
    "hold": _hold,
    "put": _put,
    "back": _back,
}


def _with(lying: str, place: int, digit: str) -> str:
    return lying[:place] + digit + lying[place + 1 :] if place < len(lying) else lying


def _in_hand(view: State, look: Look, digit: str) -> bool:
    return look.seat >= 0 and bool(view.hands[look.seat] >> int(digit) & 1)
