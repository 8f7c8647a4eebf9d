"""The ground under the track: the path of sand, the shore and the sea, which comes nearer as tiles go."""

from __future__ import annotations

from functools import lru_cache

from games.kit import proportions
from games.nines.rules.state import GOAL, START, STRIDE
from games.nines.scene.layout import PITCH, Layout, Places, Point
from games.picture import Node, node, scenery

FAR = 4000
"""Beyond every edge: the sea goes on outside the board's own box."""


@lru_cache(maxsize=64)
def ground(layout: Layout, start: Point, goal: Point, goal_row: int) -> Node:
    """Everything that lies still under tiles and pawns; the very same object while no tile goes."""
    heading = -1 if goal_row % 2 else 1
    way = path(layout, start, goal, goal_row)
    rim = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round", "d": way}
    return node(
        "svg",
        node("g", *_sea(layout, goal, heading), class_="water", key="sea"),
        node("path", class_="rim", stroke_width=layout.breadth + 4, **rim),
        node("path", class_="sand", stroke_width=layout.breadth, **rim),
        node("path", class_="dash", **rim),
        *_on_the_water(layout, goal, heading),
        class_="ground",
        viewBox=f"0 0 {layout.width} {layout.height}",
        aria_hidden="true",
        key="ground",
    )


def path(layout: Layout, start: Point, goal: Point, goal_row: int) -> str:
    """The middle of the snake, from the start to the goal."""
    first, last = layout.left, layout.left + PITCH * (layout.columns - 1)
    radius = layout.row / 2
    strokes = [f"M{start[0]} {start[1]}"]
    for row in range(goal_row):
        edge, sweep = (first, 0) if row % 2 else (last, 1)
        below = layout.top + layout.row * (row + 1)
        strokes.append(f"H{edge}A{radius:g} {radius:g} 0 0 {sweep} {edge} {below}")
    return "".join(strokes) + f"H{goal[0]}"


@lru_cache(maxsize=64)
def _bands(layout: Layout, ends: tuple[tuple[Point, Point], ...]) -> Node:
    d = "".join(f"M{begin[0]} {begin[1]}H{end[0]}" for begin, end in ends)
    return node(
        "svg",
        node("path", d=d),
        class_="ground stretches",
        viewBox=f"0 0 {layout.width} {layout.height}",
        aria_hidden="true",
        key="stretches",
    )


def stretches(where: Places) -> Node:
    """Darker sand under every other stretch, so that one sees where each begins and ends."""
    ends: list[tuple[Point, Point]] = []
    before = None
    for tile, point in where.spaces.items():
        if tile in (START, GOAL) or tile % STRIDE == 0 or tile // STRIDE % 2:
            before = None
        elif before is not None and before[1] == point[1]:
            ends[-1] = (ends[-1][0], point)
            before = point
        else:
            ends.append((point, point))
            before = point
    return _bands(where.layout, tuple(ends))


def _sea(layout: Layout, goal: Point, heading: int) -> tuple[Node, ...]:
    """Water beyond the goal and below its row, with a line of foam along the shore."""
    across, down = goal
    under = layout.breadth // 2 + 16

    def at(ahead: float, lower: float) -> str:
        return f"{across + heading * ahead:g} {down + lower:g}"

    def shore(out: float) -> str:
        """The shore line, a little further out at sea the bigger `out`."""
        waves = "".join(
            f"C{at(-80 - 340 * wave, under - 2 + out)} {at(-220 - 340 * wave, under + 22 + out)}"
            f" {at(-320 - 340 * wave, under + 10 + out)}"
            for wave in range(6)
        )
        return (
            f"M{at(FAR, -60 + out)}L{at(260 + out, -60 + out)}"
            f"C{at(180 + out, -72 + out)} {at(130 + out, -60 + out)} {at(100 + out, -20 + out)}"
            f"C{at(74 + out, 30 + out)} {at(96 + out, under + out)} {at(20, under + out)}"
            f"{waves}L{at(-FAR, under + out)}"
        )

    ripples = "".join(
        f"M{at(ahead, lower)}q8 -8 16 0t16 0"
        for ahead, lower in ((190, 20), (330, 70), (90, under + 60), (-300, under + 46), (-620, under + 70))
    )
    return (
        node("path", class_="k sea", d=f"{shore(0)}V{FAR}H{across + heading * FAR}Z"),
        node("path", class_="k foam", d=shore(22)),
        node("path", class_="k foam", d=ripples),
    )


OPEN = 230
"""With so much water below the track there is company."""

MARGIN = 16
"""So far it keeps from the sides."""


BOAT = proportions("boat")


def _on_the_water(layout: Layout, goal: Point, heading: int) -> tuple[Node, ...]:
    """A boat in the water below the track; with more room a swimmer and gulls."""
    shore = goal[1] + layout.breadth / 2
    room = layout.height - shore
    if room < 40:
        return ()
    reach = heading * (layout.columns - 1) * PITCH
    width = min(150.0, max(56.0, room * 0.5))
    low = room - width / BOAT.width * BOAT.height
    company = [("boat", 0.55, max(2.0, min(room * 0.3, low)), width)]
    if room > OPEN:
        company += [
            ("sheep-float", 0.2, room * 0.55, 118.0),
            ("gull", 0.78, room * 0.26, 66.0),
            ("gull", 0.86, room * 0.36, 50.0),
        ]
    return tuple(
        _afloat(layout, symbol, goal[0] - along * reach, shore + lower, width)
        for symbol, along, lower, width in company
    )


def _afloat(layout: Layout, symbol: str, across: float, top: float, width: float) -> Node:
    """One of them, as a whole within the picture."""
    left = min(max(across - width / 2, MARGIN), layout.width - width - MARGIN)
    return scenery(symbol, left, top, width, class_="k-nobody")
