"""How boards and pads are called in sentences."""

from __future__ import annotations

from collections.abc import Iterable

from games.hustle.rules.boards import Board
from games.hustle.rules.pads import BACKS, CHANGES
from games.message import Message, figure, say


def board_name(board: Board) -> Message:
    """A label: it stands alone or after a colon."""
    if board.turned:
        return say("Board {face}, turned round", face=board.face)
    return say("Board {face}, the right way round", face=board.face)


def pad_name(pad: str) -> str:
    """What stands on a pad: "±5" or "−20"."""
    return f"±{CHANGES[pad]}" if pad in CHANGES else figure(-BACKS[pad])


def pad_names(pads: Iterable[str]) -> str:
    return ", ".join(map(pad_name, pads))


def pad_purpose(pad: str) -> Message:
    """What a pad is good for."""
    if pad in CHANGES:
        return say("changes your number by up to {amount}", amount=CHANGES[pad])
    return say("takes your sheep {amount} squares back", amount=BACKS[pad])


def pad_symbol(pad: str) -> str:
    """The kit's drawing of a pad."""
    return "pad-change" if pad in CHANGES else "pad-back"
