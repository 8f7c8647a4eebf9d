"""The windows of the style sheets by name: every `@media` that asks for a size asks for one of these."""

from __future__ import annotations

from stage.shapes import PHONE, TALL

WINDOWS: dict[str, str] = {
    "standing": TALL,
    "lying": "(orientation: landscape)",
    "phone": PHONE,
    "phone standing": "(orientation: portrait) and (max-width: 599.98px)",
    "phone lying": "(orientation: landscape) and (max-height: 499.98px)",
    "small lying": "(orientation: landscape) and (max-width: 699.98px)",
    "enlarged": "(max-width: 419.98px) and (max-height: 499.98px)",
    "large": "(min-width: 1200px)",
    "desk": "(min-width: 1200px) and (min-height: 950px)",
}
"""Small and lying is a tablet that is enlarged to twice its size, too; enlarged is one enlarged to four
times its size. A sheet may list several of them."""

OF_THE_FAMILY = ("forced-colors", "prefers-contrast", "prefers-reduced-motion")
"""What else may be asked: what the family wishes, not what its window is like."""
