"""Reading modules before anybody needs them.

A game's modules are read when it is first needed, which takes a moment that would be felt between a tap and
its answer. So they are read beforehand, a few at a time, with a breath between for taps. On a later visit
all is read from the start: `static/boot/snapshot_maker.mjs` has all of it read and keeps the memory.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec

from games.catalogue import GAMES, Game

PARTS = ("rules.state", "rules.events", "rules", "words", "scene")
"""A game's modules, as far as it has them, in an order in which each brings few others along."""

BREATH = 0.03
"""Seconds between one module and the next."""

THE_PAGE = ("app.shell.shell", "base64", "html", "inspect", "json", "pathlib")
"""All of the page, and what PyScript's own package will want of the library."""


async def read_ahead(games: Sequence[Game], rehearse: Callable[[Game], Iterable[None]]) -> None:
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
            if name not in sys.modules and _exists(name):
                yield name


def _exists(name: str) -> bool:
    """Whether there is such a module; asking reads the package it would stand in."""
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False
