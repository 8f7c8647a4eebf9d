"""What takes long is done a little at a time, so that no tap has to wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from time import perf_counter
from typing import TypeVar

Found = TypeVar("Found")

AT_A_TIME = 0.005
"""Seconds of work without a breath for the page, but for the piece that it is at."""


async def in_slices(work: Iterator[Found | None]) -> Found | None:
    """What the work comes to; None is a piece of it that is done, with more to come."""
    rested = perf_counter()
    for found in work:
        if found is not None:
            return found
        if perf_counter() - rested > AT_A_TIME:
            await asyncio.sleep(0)
            rested = perf_counter()
    return None
