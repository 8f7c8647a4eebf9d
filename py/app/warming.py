"""Getting the games out of the box while the family still looks at the lobby.

A game's modules are read when it is first needed, which takes a moment that would be felt between a tap
and its answer. So they are read beforehand, a few at a time, with a breath between them for taps. Then each
game is rehearsed, since whatever is done for the first time takes longest. On a later visit all is read from
the start: `static/boot/snapshot_maker.mjs` lets everything be read at once and keeps the memory.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec

from games.catalogue import GAMES, Game

PARTS = ("state", "events", "rules", "words", "scene")
"""A game's modules, as far as it has them, in an order in which each brings few others along."""

BREATH = 0.03
"""Seconds between one module and the next."""

THE_PAGE = ("app.paddock", "base64", "html", "inspect", "json", "pathlib")
"""All of the page, and what PyScript's own package will want of the library."""


async def warm_up(games: Sequence[Game], rehearse: Callable[[Game], Iterable[None]]) -> None:
    """Read all that a table needs of these games, and rehearse each of them step by step."""
    for game in games:
        for name in unread([game]):
            await asyncio.sleep(BREATH)
            import_module(name)
        for _step in rehearse(game):
            await asyncio.sleep(BREATH)


def read_everything() -> None:
    """Read at once whatever the page will need until a match is over."""
    for name in (*THE_PAGE, *unread(GAMES)):
        import_module(name)


def unread(games: Sequence[Game]) -> Iterator[str]:
    """The modules of these games that exist and are not there yet."""
    for game in games:
        for part in PARTS:
            name = f"games.{game.name}.{part}"
            if name not in sys.modules and find_spec(name) is not None:
                yield name
