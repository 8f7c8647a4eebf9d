"""The games' modules are there before anybody asks, however many modules a game has."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator

from app.shell.preload_modules import PARTS, read_ahead
from games.catalogue import TEMPLATE, Game


def test_every_part_that_a_game_has_is_read_and_none_is_missed() -> None:
    asyncio.run(read_ahead([TEMPLATE], lambda _game: ()))
    there = {part for part in PARTS if f"games.template.{part}" in sys.modules}
    assert there == {"rules", "words", "scene"}


def test_what_is_rehearsed_has_been_read_and_is_done_step_by_step() -> None:
    steps: list[str] = []

    def rehearse(game: Game) -> Iterator[None]:
        steps.append("scene" if f"games.{game.name}.scene" in sys.modules else "nothing")
        yield
        steps.append("end")

    async def read_with_a_tap() -> None:
        reading = asyncio.ensure_future(read_ahead([TEMPLATE], rehearse))
        while not steps:
            await asyncio.sleep(0)
        steps.append("tap")
        await reading

    asyncio.run(read_with_a_tap())
    assert steps == ["scene", "tap", "end"]
