"""Which of the three shapes a window has. The style sheets ask the same two questions."""

from __future__ import annotations

from collections.abc import Mapping

from games.contract import Shape

PHONE = "(max-width: 599.98px), (max-height: 499.98px)"
TALL = "(orientation: portrait)"

TURNED: Mapping[Shape, Shape] = {"wide": "tall", "tall": "wide", "phone": "phone"}
"""What each shape becomes when the tablet is turned."""


def shape_of(width: float, height: float) -> Shape:
    """The shape of a window of this many CSS pixels."""
    if width < 600 or height < 500:
        return "phone"
    return "tall" if height >= width else "wide"
