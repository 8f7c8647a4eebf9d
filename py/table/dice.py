"""Sealed dice: how all chance of a match comes from one seed, and how anybody can check that none was turned.

1. Before the first move the device draws a seed, 64 hexadecimal digits, from its own source of chance. Its
   SHA-256 digest stands in the record's head from then on; the seed itself is told when the match is over.
2. The roll or deal that is move number n of the record (the first is 0, and what was taken back doesn't
   count) is what `rules.draw` gives with Python's generator `random.Random(f"{seed} dice {n}")`. What is
   taken back and played again meets the same dice.
3. So whoever has the record of a match that is over can roll all of it again: `Match.turned_dice` does,
   for the story's sheet, and `tasks.py lab --dice RECORD`.
"""

from __future__ import annotations

from random import Random


def digest(seed: str) -> str:
    """What is told of a seed beforehand."""
    # Read when a match begins: the page is open by then, and would have waited for it.
    from hashlib import sha256  # noqa: PLC0415

    return sha256(seed.encode("utf-8", "surrogatepass")).hexdigest()


def generator(seed: str, purpose: str, number: int) -> Random:
    """Where the chance for one purpose at one place of a match comes from."""
    return Random(f"{seed} {purpose} {number}")
