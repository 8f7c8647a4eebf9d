"""The ground under the pieces: the sky with the sun's way, the meadow with its grass, the day's light."""

from __future__ import annotations

from functools import cache, lru_cache

from games.picture import Node, node, scenery
from games.shepherd.rules.meadow import BIT, DARK, NAMES, NOWHERE, SIDE, SQUARES
from games.shepherd.rules.state import State
from games.shepherd.rules.worms import worms_seen
from games.shepherd.scene.layout import LINE, SPAN, SQUARE, Layout, sun_way
from games.shepherd.words import explaining

CURVE = 26
"""How round the meadow's outer corners are."""


def ground(state: State, layout: Layout, going: int = NOWHERE) -> Node:
    """Everything that lies still; the very same object until grass goes, a worm turns or the sun moves.

    From one square its card is just going: it lies there still, until the motion has taken it.
    """
    return _ground(layout, state.cards, worms_seen(state), state.sun, state.variant.track, going)


@lru_cache(maxsize=16)
def _ground(layout: Layout, cards: int, worms: int, gone: int, track: int, going: int) -> Node:
    return node(
        "svg",
        _sky(layout),
        _way(layout, gone, track),
        _meadow(layout),
        node(
            "g",
            *(_tile(square, _lies_here(square, cards, worms)) for square in SQUARES),
            *((_going(going),) if going != NOWHERE else ()),
            transform=f"translate({layout.left} {layout.top})",
            key="tiles",
        ),
        _names(layout),
        _light(layout),
        class_="ground",
        viewBox=f"0 0 {layout.width} {layout.height}",
        aria_hidden="true",
        style=f"--gone:{gone / track:.3f};--late:{lateness(gone, track):.2f}",
        key="ground",
    )


def _lies_here(square: int, cards: int, worms: int) -> str:
    """What lies on a square: the symbol of its card, or bare ground."""
    here = BIT[square]
    if here & worms:
        return "worm"
    if not here & cards:
        return "bare"
    return "grass-dark" if here & DARK else "grass-light"


@cache
def _tile(square: int, symbol: str) -> Node:
    row, column = divmod(square, SIDE)
    place = {"x": column * SQUARE + 3, "y": row * SQUARE + 3, "width": SQUARE - 6, "height": SQUARE - 6}
    explained = explaining.GROUND[symbol]
    return node("use", key=f"tile-{NAMES[square]}", href=f"#{symbol}", data_explain=explained, **place)


@cache
def _names(layout: Layout) -> Node:
    """What squares are called in the story: the letter of each column at its foot, the number of each row
    where it begins."""
    feet = {NAMES[square][0]: square for square in SQUARES}
    heads = {NAMES[square][1]: square for square in reversed(SQUARES)}
    return node(
        "g",
        *(_name(letter, square, SQUARE - 17, SQUARE - 12) for letter, square in feet.items()),
        *(_name(number, square, 16, 30) for number, square in heads.items()),
        class_="names",
        transform=f"translate({layout.left} {layout.top})",
        key="names",
    )


def _name(text: str, square: int, across: int, down: int) -> Node:
    row, column = divmod(square, SIDE)
    return node("text", text, x=column * SQUARE + across, y=row * SQUARE + down)


@cache
def _going(square: int) -> Node:
    row, column = divmod(square, SIDE)
    symbol = "grass-dark" if BIT[square] & DARK else "grass-light"
    place = {"x": column * SQUARE + 3, "y": row * SQUARE + 3, "width": SQUARE - 6, "height": SQUARE - 6}
    return node("use", key="going", href=f"#{symbol}", class_="going", **place)


@cache
def _sky(layout: Layout) -> Node:
    """The air round the meadow, with whatever stands and drifts there."""
    if not layout.round_about:
        return node("g", key="sky")
    return node(
        "g",
        _sheet(layout, "sky"),
        *(_sheet(layout, f"hour {hour}") for hour in HOURS),
        _sheet(layout, "k edge"),
        _stars(),
        scenery("gull", 419, 4, 46),
        scenery("gull", 838, 930, 46),
        key="sky",
    )


def _sheet(layout: Layout, class_: str) -> Node:
    """A sheet of paper as large as the whole picture."""
    width, height = layout.width - 8, layout.height - 8
    return node("rect", class_=class_, x=4, y=4, width=width, height=height, rx=66)


@cache
def _way(layout: Layout, gone: int, track: int) -> Node:
    """The sun's way: the fields behind it are full of sun."""
    if layout.round_about:
        near, length = layout.way, layout.width - 2 * layout.way
        path = node("rect", class_="way", x=near, y=near, width=length, height=length, rx=10)
        radius = 21 if track <= 16 else 18
    else:
        path = node("path", class_="way", d=f"M{sun_way(layout, track)[1][0]} {layout.way}H{LINE[1]}")
        radius = 17 if track <= 16 else 12
    fields = (
        node("circle", class_=_field(field, gone, track), cx=x, cy=y, r=radius)
        for field, (x, y) in enumerate(sun_way(layout, track)[1:-1], 1)
    )
    return node("g", path, *fields, key="way")


LATE = 3
"""With so few steps left the evening reddens."""


def lateness(gone: int, track: int) -> float:
    """How red the evening is: from 0 to 1, over the last three steps."""
    return max(0, LATE + 1 - (track - gone)) / (LATE + 1)


def _field(field: int, gone: int, track: int) -> str:
    return "k field" + " late" * (track - field <= LATE) + " gone" * (field <= gone)


Company = tuple[str, int, int, int]
"""A drawing of the coast, and its left, top and width."""

CORNERS: dict[bool, tuple[Company, ...]] = {
    True: (
        ("kennel", 80, 80, 104),
        ("lighthouse", 828, 54, 46),
        ("boat", 96, 804, 78),
        ("beachchair", 803, 799, 76),
    ),
    False: (("lighthouse", 733, 104, 34), ("boat", 12, 812, 76), ("beachchair", 714, 806, 74)),
}
"""What stands where the meadow has no corners, with the sun's way round it and without."""


@cache
def _meadow(layout: Layout) -> Node:
    """The earth under the grass, and the corners of the picture."""
    company = (scenery(*each) for each in CORNERS[layout.round_about])
    return node("g", node("path", class_="k earth", d=outline(layout)), *company, key="meadow")


def outline(layout: Layout) -> str:
    """The edge of the earth: a square without its four corners."""
    near, far = -layout.rim, SPAN + layout.rim
    inner, outer = SQUARE - layout.rim, SPAN - SQUARE + layout.rim
    left, top, turn = layout.left, layout.top, CURVE
    return (
        f"M{left + inner + turn} {top + near}H{left + outer - turn}q{turn} 0 {turn} {turn}V{top + inner}"
        f"H{left + far - turn}q{turn} 0 {turn} {turn}V{top + outer - turn}q0 {turn} {-turn} {turn}"
        f"H{left + outer}V{top + far - turn}q0 {turn} {-turn} {turn}"
        f"H{left + inner + turn}q{-turn} 0 {-turn} {-turn}V{top + outer}"
        f"H{left + near + turn}q{-turn} 0 {-turn} {-turn}V{top + inner + turn}q0 {-turn} {turn} {-turn}"
        f"H{left + inner}V{top + near + turn}q0 {-turn} {turn} {-turn}Z"
    )


HOURS = ("dawn", "gold", "late", "dusk")
"""The day's light over sky and meadow: rosy at first, golden later, red before it is dim in the end."""


@cache
def _light(layout: Layout) -> Node:
    edge = outline(layout)
    return node("g", *(node("path", class_=f"light {hour}", d=edge) for hour in HOURS), key="light")


STARS = ((168, 18), (392, 68), (562, 22), (758, 66), (952, 288), (908, 548), (951, 764), (508, 952),
         (288, 908), (72, 937), (18, 628), (70, 318), (20, 194), (898, 138), (136, 118))  # fmt: skip


@cache
def _stars() -> Node:
    """They come out in the evening."""
    return node("g", *(node("circle", cx=x, cy=y, r=4) for x, y in STARS), class_="stars", key="stars")
