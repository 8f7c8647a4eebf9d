"""How long everything takes: the paces a family may choose, and what surrounds a beat at its own pace.

How long a piece is on its way stands with its animation (`animations.py`).
"""

from __future__ import annotations

from typing import NamedTuple

PACES = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.8}
"""How long everything takes at each pace of the settings; nothing moves at all when it is off."""


class Pause(NamedTuple):
    """Seconds at the usual pace."""

    before: float
    """Stillness before anything moves."""
    least: float
    """As long the beat lasts at least."""
    after: float
    """A breath when all has come to rest."""


PAUSES = {
    "": Pause(0, 0, 0),
    "quick": Pause(0, 0.25, 0),
    "usual": Pause(0, 0.7, 0.1),
    "climax": Pause(0.3, 1.2, 0.6),
}
"""By the beat's own pace; a beat that needs no words lasts only as long as its pieces move."""

LETTERS_A_SECOND = 14
"""How fast a screen reader may be expected to read; it tells nobody when it has ended."""

SECONDS_OF_NOTICE = 12
"""How long a notice stays over a table, and anywhere if it needs no answer."""

SECONDS_OF_PATIENCE = 30
"""How long whoever is read to may dream until it is said once more what to do."""
