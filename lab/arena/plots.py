"""The shares of a game as a drawing: a bar for each pairing, its interval, and a mark where fair is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from xml.sax.saxutils import escape

from lab.arena.pairings import Pairing
from lab.arena.results import Row
from lab.arena.shares import share

LINE, NAMES, WIDTH, EDGE = 26, 260, 460, 16
"""The height of a line; the room for names, for a whole share, and around everything."""

STYLE = (
    "text{font:13px sans-serif;fill:#222}.name{text-anchor:end}.scale{font-size:11px;text-anchor:middle}"
    ".paper{fill:#fff}.bar{fill:#7a9e5a}.fair{stroke:#b0413e;stroke-width:2}.whisker{stroke:#222;stroke-width:1.5}"
    ".grid{stroke:#ccc}"
)


def shares(played: Mapping[Pairing, Sequence[Row]]) -> str:
    """The drawing, as SVG."""
    bottom = EDGE + LINE * len(played)
    parts = [_scale(part, bottom) for part in (0, 0.25, 0.5, 0.75, 1)]
    parts += [_bar(place, pairing, rows) for place, (pairing, rows) in enumerate(played.items())]
    width, height = NAMES + WIDTH + 4 * EDGE, bottom + 2 * EDGE
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" role="img"><title>Shares of the matches, with their intervals</title>'
        f'<style>{STYLE}</style><rect class="paper" width="{width}" height="{height}"/>\n'
        + "\n".join(parts)
        + "\n</svg>\n"
    )


def _across(part: float) -> float:
    return round(NAMES + EDGE + WIDTH * part, 1)


def _scale(part: float, bottom: int) -> str:
    """An upright line, and what it stands for."""
    x = _across(part)
    return (
        f'<line class="grid" x1="{x}" x2="{x}" y1="{EDGE}" y2="{bottom}"/>'
        f'<text class="scale" x="{x}" y="{bottom + EDGE}">{part:.0%}</text>'
    )


def _bar(place: int, pairing: Pairing, rows: Sequence[Row]) -> str:
    """A pairing's line."""
    found, top = share(rows), EDGE + LINE * place
    middle, fair = top + LINE // 2, _across(pairing.fair)
    name = f"{pairing.one} among {pairing.others}, {pairing.seats} players"
    if pairing.options:
        name += f", {pairing.options}"
    return (
        f'<text class="name" x="{NAMES}" y="{middle + 4}">{escape(name)}</text>'
        f'<rect class="bar" x="{_across(0)}" y="{top + 5}" width="{round(WIDTH * found.part, 1)}" '
        f'height="{LINE - 10}"/>'
        f'<line class="fair" x1="{fair}" x2="{fair}" y1="{top + 2}" y2="{top + LINE - 2}"/>'
        f'<line class="whisker" x1="{_across(found.lower)}" x2="{_across(found.upper)}" y1="{middle}" '
        f'y2="{middle}"/>'
    )
