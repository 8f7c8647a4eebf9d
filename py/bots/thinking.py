"""Thinking, from a question as text to an answer as text."""

from __future__ import annotations


def think_from_text(request: str) -> str:
    """Give the question back."""
    return request
