"""Putting cards into the places for hundreds, tens and ones.

A card that is touched comes to the ones and moves the others up, as on a calculator: into a gap, if there is
one, and out of the hundreds back into the hand. A place that is touched gives its card back, and so does the
card's hollow in the hand; an empty place gets the next card. Dragging a card to a place puts it just there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from games.contract import Look
from games.hustle.rules.cards import DIGITS, MOST_CARDS
from games.hustle.rules.state import State

FREE = "."
"""Stands for a place without a card."""

NOTHING = FREE * MOST_CARDS


class Picked(NamedTuple):
    """What has been touched so far."""

    lying: str = NOTHING
    """The three places as one text: `.43`."""
    held: str = ""
    """The digit that a finger carries, or nothing."""
    aim: int | None = None
    """The empty place that gets the next card."""


EMPTY = Picked()


def picked(look: Look) -> Picked:
    return look.picked if isinstance(look.picked, Picked) else EMPTY


def move_in(look: Look) -> str:
    """The move the places spell, if no gap is left below a card."""
    move = f"choose {picked(look).lying.lstrip(FREE)}"
    return move if move in look.moves else ""


def touch(view: State, look: Look, thing: str) -> Picked | None:
    """What is picked after touching a card or a place."""
    word, _, what = thing.partition(" ")
    toucher = _TOUCHES.get(word)
    if toucher is None or len(what) > 1 or what not in DIGITS:
        return None
    return toucher(view, look, what)


def _card(view: State, look: Look, digit: str) -> Picked | None:
    now = picked(look)
    if not _in_hand(view, look, digit):
        return None
    if digit in now.lying:
        return Picked(now.lying.replace(digit, FREE))
    gap = now.lying.find(FREE, len(now.lying) - len(now.lying.lstrip(FREE)))
    place = now.aim if now.aim is not None else gap if now.lying != NOTHING else -1
    return Picked(_with(now.lying, place, digit) if place >= 0 else now.lying[1:] + digit)


def _place(_view: State, look: Look, name: str) -> Picked | None:
    now, place = picked(look), int(name)
    if place >= MOST_CARDS:
        return None
    if now.lying[place] == FREE:
        return Picked(now.lying, aim=None if now.aim == place else place)
    return Picked(_with(now.lying, place, FREE))


def _hold(view: State, look: Look, digit: str) -> Picked | None:
    return Picked(picked(look).lying, held=digit) if _in_hand(view, look, digit) else None


def _put(_view: State, look: Look, name: str) -> Picked:
    """The carried card goes to a place; one that lies there goes where the card came from."""
    (lying, digit, _aim), target = picked(look), int(name)
    if not digit or target >= MOST_CARDS:
        return Picked(lying)
    source = lying.find(digit)
    if source >= 0:
        lying = _with(lying, source, lying[target])
    return Picked(_with(lying, target, digit))


def _back(_view: State, look: Look, _what: str) -> Picked | None:
    """The carried card is let go over the hand."""
    lying, digit, _aim = picked(look)
    return Picked(lying.replace(digit, FREE)) if digit else None


def _erase(_view: State, look: Look, _what: str) -> Picked:
    """The last card goes back, and the others move down, as on a calculator."""
    return Picked(FREE + picked(look).lying[:-1])


_TOUCHES: Mapping[str, Callable[[State, Look, str], Picked | None]] = {
    "card": _card,
    "place": _place,
    "hold": _hold,
    "put": _put,
    "back": _back,
    "erase": _erase,
}


def _with(lying: str, place: int, digit: str) -> str:
    return lying[:place] + digit + lying[place + 1 :]


def _in_hand(view: State, look: Look, digit: str) -> bool:
    return look.seat >= 0 and bool(view.hands[look.seat] >> int(digit) & 1)
