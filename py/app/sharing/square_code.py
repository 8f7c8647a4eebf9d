"""A link as a square code that a camera reads; `segno` works it out, which comes in a file of its own."""

from __future__ import annotations

from functools import lru_cache
from importlib.util import find_spec

from games.message import Message, say
from games.picture import Node, node

QUIET = 4
"""So many light modules belong round it."""


def is_ready() -> bool:
    """Whether what works it out is here."""
    return find_spec("segno") is not None


@lru_cache(maxsize=4)
def square_code(link: str, told: Message | None = None) -> Node:
    """The code, dark on light whatever the hour."""
    rows = modules(link)
    side = len(rows) + 2 * QUIET
    runs = "".join(
        f"M{QUIET + x} {QUIET + y}h{length}v1h-{length}z"
        for y, row in enumerate(rows)
        for x, length in _runs(row)
    )
    return node(
        "svg",
        node("rect", width=side, height=side, class_="code-light"),
        node("path", d=runs, class_="code-dark"),
        viewBox=f"0 0 {side} {side}",
        role="img",
        aria_label=told or say("A QR code that opens this game on another tablet"),
        class_="square-code",
        key="code",
    )


def modules(link: str) -> tuple[bytes, ...]:
    """The code's rows: 1 where it is dark."""
    from segno.encoder import encode  # noqa: PLC0415

    return tuple(bytes(row) for row in encode(link, error="l", micro=False).matrix)


def _runs(row: bytes) -> list[tuple[int, int]]:
    """Where dark modules begin, and how many lie side by side."""
    runs: list[tuple[int, int]] = []
    for x, dark in enumerate(row):
        if not dark:
            continue
        if runs and sum(runs[-1]) == x:
            runs[-1] = (runs[-1][0], runs[-1][1] + 1)
        else:
            runs.append((x, 1))
    return runs
