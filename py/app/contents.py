"""What lies on a tablet, as it is read and written: texts by store and name (`static/keeping.mjs`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from games.message import Message

Store = Literal["things", "notes", "matches"]

Write = tuple[Store, str, str | None]
"""A store, a name in it, and what is to be kept under that name; None to forget it."""

Texts = tuple[str, str]
"""A text, and the one before it; empty where there is none."""


class Lying(NamedTuple):
    """Everything that lies here but the matches themselves."""

    things: Mapping[str, Texts] = {}
    notes: Mapping[str, Texts] = {}
    ids: tuple[str, ...] = ()
    """The names of the matches."""
    old: Mapping[str, str] = {}
    """What an older Paddock has kept, under the names of then, until it has been brought over."""
    hint: str = ""
    """What the lobby was last told."""
    complaint: Message | None = None
    """Why nothing can be read."""
