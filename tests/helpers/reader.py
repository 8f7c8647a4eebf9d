"""Somebody who reads slowly and taps without haste: how long lessons and first moves take people."""

from __future__ import annotations

SECONDS_A_WORD = 0.4
"""As a child reads who has learnt it a year or two ago, or as somebody reads aloud."""

SECONDS_A_TAP = 1.5
"""To find what is meant, and to go there with a finger."""


def reading(sentence: str) -> float:
    """Seconds until it is read."""
    return SECONDS_A_WORD * len(sentence.split())
