"""How much thinking a question is worth: seconds by the clock, or positions counted.

Seconds are for families, who wait; a count gives the same answer on every machine, for tests and the lab.
"""

from __future__ import annotations

from time import perf_counter

from games.minds import Level

SECONDS: dict[Level, float] = {"lamb": 0.3, "ewe": 0.4, "ram": 0.8, "shepherd": 1.4}
"""How long a level may think about a move, in whatever browser."""


def seconds_for(level: Level, thinking: int) -> float:
    """How long one of so many bots that think at the same time may take: together no longer than one."""
    return SECONDS[level] / max(1, thinking)


class Seconds:
    """Thinking until the time is up."""

    def __init__(self, seconds: float) -> None:
        self._seconds = max(seconds, 0.001)
        self._end = perf_counter() + seconds

    def spend(self, _thoughts: int = 1) -> bool:
        return perf_counter() < self._end

    @property
    def left(self) -> float:
        return (self._end - perf_counter()) / self._seconds


class Thoughts:
    """Thinking so many thoughts: positions that are judged."""

    def __init__(self, thoughts: int) -> None:
        self._thoughts = self._left = max(1, thoughts)

    def spend(self, thoughts: int = 1) -> bool:
        self._left -= thoughts
        return self._left > 0

    @property
    def left(self) -> float:
        return self._left / self._thoughts
