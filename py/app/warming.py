"""Getting the games out of the box while the family still looks at the lobby.

A game's modules are read when it is first needed, which takes a moment that would be felt between a tap
and its answer. So they are read beforehand, a few at a time, with a breath between them for taps. Then each
game is rehearsed, since whatever is done for the first time takes longest.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from importlib.util import find_spec

from games.catalogue import Game

PARTS = ("state", "events", "rules", "words", "scene")
"""A game's modules, as far as it has them, in an order in which each brings few others along."""

BREATH = 0.03
"""Seconds between one module and the next."""


async def warm_up(games: Sequence[Game], rehearse: Callable[[Game], Iterable[None]]) -> None:
    """Read all that a table needs of these games, and rehearse each of them step by step."""
    for game in games:
        for part in PARTS:
            name = f"games.{game.name}.{part}"
            await asyncio.sleep(BREATH)
            if find_spec(name) is not None:
                import_module(name)
        for _step in rehearse(game):
            await asyncio.sleep(BREATH)
