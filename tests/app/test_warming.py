"""The games' modules are there before anybody asks, however many modules a game has."""

from __future__ import annotations

import asyncio
import sys

from app.warming import PARTS, warm_up
from games.catalogue import TEMPLATE


def test_every_part_that_a_game_has_is_read_and_none_is_missed() -> None:
    asyncio.run(warm_up([TEMPLATE]))
    there = {part for part in PARTS if f"games.template.{part}" in sys.modules}
    assert there == {"events", "rules", "words", "scene"}
