"""Keeping what Paddock wants kept, and telling it when that was refused."""

from __future__ import annotations

from collections.abc import Callable

from app.happenings import Happening, KeepRefused, KeepTexts, WentOnElsewhere
from app.storage import NAMES, Kept, went_on_elsewhere
from stage import storage


def read_kept() -> Kept:
    """Everything that lies on the tablet."""
    found = ((name, storage.load(name)) for name in NAMES)
    return {name: text for name, text in found if text is not None}


def keep(wanted: KeepTexts, tell: Callable[[Happening], None]) -> None:
    """Keep texts, one after the other; what another window has gone on with is not written over."""
    if wanted.game is not None:
        there = read_kept()
        if went_on_elsewhere(wanted.known, there, wanted.game):
            tell(WentOnElsewhere(there))
            return
    for name, text in wanted.changes:
        complaint = storage.remove(name) if text is None else storage.save(name, text)
        if complaint is not None:
            tell(KeepRefused(complaint, read_kept(), wanted.game is not None))
            return
