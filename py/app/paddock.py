"""The app: opens the page's doors once Python is there."""

from __future__ import annotations

from js import performance


async def start() -> None:
    """Take over the page."""
    performance.mark("paddock:ready")
