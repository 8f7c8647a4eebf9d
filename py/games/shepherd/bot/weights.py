"""What the bot reckons with when it judges a meadow."""

from __future__ import annotations

# fmt: off

WEIGHTS = {
    "underfoot": 0.62,
    "beside": 0.26,
    "around": 0.05,
    "further": 0.5,
    "kept_away": 0.5,
    "second": 1.0,
    "enough": 3.0,
}
