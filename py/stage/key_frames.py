"""How the drawing inside a piece turns, swells or fades while the piece travels: key frames by name.

Only `rotate`, `scale`, `translate` and `opacity` are touched, so a node may have a `transform` of its own
that says where it stands. All end as the picture shows the piece, but for those that end out of sight.
"""

from __future__ import annotations

from stage.travel import Frame

TUMBLING: tuple[Frame, ...] = (
    {"rotate": "-720deg", "scale": "1"},
    {"rotate": "-420deg", "scale": "1.22", "offset": 0.35},
    {"rotate": "-60deg", "scale": "1.1", "offset": 0.75},
    {"rotate": "8deg", "scale": "0.97", "offset": 0.9},
    {"rotate": "0deg", "scale": "1"},
)
FLIPPING: tuple[Frame, ...] = ({"scale": "1 1"}, {"scale": "0.03 1.06"}, {"scale": "1 1"})
TURNING_OVER: tuple[Frame, ...] = (
    {"scale": "1 1"},
    {"scale": "1.06 1.06", "offset": 0.5},
    {"scale": "0.03 1.08", "offset": 0.75},
    {"scale": "1 1"},
)
JUMPING: tuple[Frame, ...] = (
    {"translate": "0 0"},
    {"translate": "0 -45%", "scale": "0.96 1.06", "offset": 0.25},
    {"translate": "0 0", "scale": "1.08 0.92", "offset": 0.5},
    {"translate": "0 -30%", "scale": "1 1", "offset": 0.75},
    {"translate": "0 0"},
)
SPLASHING: tuple[Frame, ...] = (
    {"rotate": "0deg", "scale": "1"},
    {"rotate": "14deg", "scale": "1.4", "offset": 0.4},
    {"rotate": "-10deg", "scale": "0.7 0.55", "offset": 0.62},
    {"rotate": "6deg", "scale": "1.2 1.3", "offset": 0.8},
    {"rotate": "0deg", "scale": "1"},
)
CARRYING: tuple[Frame, ...] = (
    {"scale": "1"},
    {"scale": "0.82", "offset": 0.25},
    {"scale": "0.82", "offset": 0.75},
    {"scale": "1"},
)
CARRYING_AND_TURNING: tuple[Frame, ...] = (
    {"scale": "1 1"},
    {"scale": "0.82 0.82", "offset": 0.25},
    {"scale": "0.02 0.86", "offset": 0.5},
    {"scale": "0.82 0.82", "offset": 0.75},
    {"scale": "1 1"},
)
FACING_AWAY: tuple[Frame, ...] = (
    {"opacity": 1.0},
    {"opacity": 1.0, "offset": 0.5},
    {"opacity": 0.0, "offset": 0.5},
    {"opacity": 0.0},
)
"""As long as carrying and turning takes: the old face is gone when the edge is seen."""
FLATTENING: tuple[Frame, ...] = ({"scale": "1 2.5"}, {"scale": "1 2.5", "offset": 0.6}, {"scale": "1 1"})
"""What lies flat in the picture comes flying round."""
POUNCING: tuple[Frame, ...] = (
    {"scale": "1"},
    {"scale": "2.5", "rotate": "-8deg", "offset": 0.25},
    {"scale": "2.4", "rotate": "7deg", "offset": 0.5},
    {"scale": "2.5", "rotate": "-4deg", "offset": 0.7},
    {"scale": "1", "rotate": "0deg"},
)
VISITING: tuple[Frame, ...] = ({"scale": "1"}, {"scale": "2.2", "offset": 0.5}, {"scale": "1"})
BUMPING: tuple[Frame, ...] = (
    {"rotate": "0deg", "scale": "1"},
    {"rotate": "16deg", "scale": "1.2", "offset": 0.4},
    {"rotate": "-9deg", "scale": "1.12 0.9", "offset": 0.75},
    {"rotate": "0deg", "scale": "1"},
)
SHAKING: tuple[Frame, ...] = tuple({"rotate": f"{angle}deg"} for angle in (0, -9, 8, -6, 4, 0))
MUNCHING: tuple[Frame, ...] = tuple({"rotate": f"{angle}deg"} for angle in (0, 7, -2, 7, -2, 7, 0))
RIPPLING: tuple[Frame, ...] = ({"scale": "1"}, {"scale": "1.14"}, {"scale": "0.97"}, {"scale": "1"})
FLIPPING_AWAY: tuple[Frame, ...] = (
    {"scale": "1 1", "opacity": 1.0},
    {"scale": "0.03 1.06", "opacity": 1.0, "offset": 0.95},
    {"scale": "0.03 1.06", "opacity": 0.0},
)
FLIPPING_UP: tuple[Frame, ...] = ({"scale": "0.03 1.06"}, {"scale": "1 1"})
BARKING: tuple[Frame, ...] = (
    {"scale": "1"},
    {"scale": "1.7", "rotate": "-4deg", "offset": 0.18},
    {"scale": "1.35", "rotate": "0deg", "offset": 0.42},
    {"scale": "1.75", "rotate": "4deg", "offset": 0.6},
    {"scale": "1.4", "rotate": "0deg", "offset": 0.8},
    {"scale": "1"},
)
STARTLING: tuple[Frame, ...] = (
    {"translate": "0 0", "rotate": "0deg"},
    {"translate": "0 -26%", "rotate": "-8deg", "offset": 0.25},
    {"translate": "0 0", "rotate": "8deg", "offset": 0.5},
    {"translate": "0 0", "rotate": "-6deg", "offset": 0.65},
    {"translate": "0 0", "rotate": "4deg", "offset": 0.82},
    {"translate": "0 0", "rotate": "0deg"},
)
POPPING: tuple[Frame, ...] = ({"scale": "0"}, {"scale": "1.12", "offset": 0.7}, {"scale": "1"})
SHOWING: tuple[Frame, ...] = (
    {"opacity": 0.0, "scale": "0.4"},
    {"opacity": 1.0, "scale": "1.15", "offset": 0.2},
    {"opacity": 1.0, "scale": "1", "offset": 0.85},
    {"opacity": 0.0, "scale": "1"},
)
VANISHING: tuple[Frame, ...] = ({"opacity": 1.0}, {"opacity": 0.0})
SWELLING: tuple[Frame, ...] = ({"scale": "1"}, {"scale": "1.3", "offset": 0.5}, {"scale": "1"})
FALLING: tuple[Frame, ...] = (
    {"opacity": 1.0, "rotate": "0deg", "scale": "1"},
    {"opacity": 1.0, "rotate": "50deg", "scale": "0.9", "offset": 0.4},
    {"opacity": 0.0, "rotate": "200deg", "scale": "0.3"},
)
SINKING: tuple[Frame, ...] = (
    {"opacity": 1.0, "rotate": "0deg", "scale": "1"},
    {"opacity": 1.0, "rotate": "-14deg", "scale": "1.05", "offset": 0.2},
    {"opacity": 1.0, "rotate": "12deg", "scale": "0.9", "offset": 0.35},
    {"opacity": 0.0, "rotate": "-6deg", "scale": "0.5", "offset": 0.6},
    {"opacity": 0.0},
)
TOSSING: tuple[Frame, ...] = (
    {"opacity": 1.0, "rotate": "0deg", "scale": "1"},
    {"opacity": 1.0, "rotate": "200deg", "scale": "1.25", "offset": 0.45},
    {"opacity": 1.0, "rotate": "360deg", "scale": "0.6", "offset": 0.9},
    {"opacity": 0.0, "rotate": "360deg", "scale": "0.4"},
)
PLUCKING: tuple[Frame, ...] = (
    {"rotate": "0deg", "scale": "1"},
    {"rotate": "-13deg", "scale": "1 1.1", "offset": 0.02},
    {"rotate": "13deg", "scale": "1 1.18", "offset": 0.06},
    {"rotate": "-9deg", "scale": "1 1.25", "offset": 0.1},
    {"rotate": "0deg", "scale": "1.25", "offset": 0.2},
    {"rotate": "0deg", "scale": "1"},
)
"""It sits fast at first: most of its turning is over before it gets away."""
FLASHING: tuple[Frame, ...] = (
    {"scale": "1"},
    {"scale": "1.16"},
    {"scale": "1"},
    {"scale": "1.16"},
    {"scale": "1"},
)
FADING: tuple[Frame, ...] = ({"opacity": 0.0}, {"opacity": 1.0})
