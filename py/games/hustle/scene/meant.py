"""What a touch on a card, a key or a step may have been meant as, where nothing can be tapped."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from games.contract import Look, Move
from games.hustle.rules.boards import BOARD, PUDDLES
from games.hustle.rules.cards import DIGITS
from games.hustle.rules.dyke import COLUMN
from games.hustle.rules.pads import NONE
from games.hustle.rules.state import State
from games.hustle.scene.declare_tray import spoken
from games.hustle.scene.flood_tray import picked


def meant(view: State, look: Look, thing: str) -> Sequence[Move]:
    """Each question has its own things; what else lies there only explains itself."""
    row = QUESTIONS.get(view.question)
    return row(look, thing) if row is not None and look.moves else ()


def _number(_look: Look, thing: str) -> Sequence[Move]:
    """A card that is not in the hand, or that lies in the number already."""
    digit = thing.removeprefix("card-")
    return (f"choose {digit}", f"choose {digit}{digit}") if _is_digit(digit) else ()


def _is_digit(text: str) -> bool:
    return len(text) == 1 and text in DIGITS


def _declaration(look: Look, thing: str) -> Sequence[Move]:
    """One step more of Change than the pads allow."""
    step = {"less": -1, "more": 1}.get(thing)
    if step is None:
        return ()
    now = spoken(look)
    return (f"declare {'+'.join(now.pads) or NONE} {now.change + step}",)


def _flood(look: Look, thing: str) -> Sequence[Move]:
    """A square that can't be flooded, or one too many."""
    digit = thing.removeprefix("key-")
    if not _is_digit(digit):
        return ()
    chosen, named = picked(look)
    square = BOARD + (COLUMN * int(digit) if named is None else COLUMN * named + int(digit))
    more = chosen if len(chosen) == PUDDLES else ()
    return (f"flood {' '.join(map(str, sorted({*more, square})))}", f"flood {square}")


QUESTIONS: Mapping[str, Callable[[Look, str], Sequence[Move]]] = {
    "choose": _number,
    "declare": _declaration,
    "flood": _flood,
}
"""The questions in which something can be touched in vain, by name."""
