"""Icons and start-up pictures for home screens, drawn from `static/icons/*.svg` at build.

Home screens want PNG files, iOS moreover one start-up picture for every size of screen; resvg, which runs
under Node (`icons.mjs`), draws them all.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from tools.commands import needed, run_quietly
from tools.failure import Failure
from tools.places import (
    PREPARED,
    ROOT,
    copy_into,
    fingerprint,
    fresh_folder,
    read_stamp,
    take_over,
    write_stamp,
    write_whole,
)

ICONS = ROOT / "static" / "icons"
DRAWERS = (ROOT / "tools" / "icons.mjs", ROOT / "tools" / "png.mjs")
PLACE = "static/icons"
"""Where they lie in `dist/`."""

GROUND = "#cfe9ea"
"""The sky by day: what shows while the page opens (`background_color` of the manifest, too)."""


class Icon(NamedTuple):
    """One square picture."""

    name: str
    source: str
    side: int


SOLID = "maskable.svg"
"""The drawing that reaches up to the edges."""

SQUARES = (
    Icon("icon-192.png", "icon.svg", 192),
    Icon("icon-512.png", "icon.svg", 512),
    Icon("maskable-192.png", "maskable.svg", 192),
    Icon("maskable-512.png", "maskable.svg", 512),
    Icon("touch-180.png", "maskable.svg", 180),
)


class DeviceScreen(NamedTuple):
    """A kind of iPad or iPhone: its shorter and longer side as a style sheet sees them, and its pixels."""

    short: int
    long: int
    ratio: int


SCREENS = (
    DeviceScreen(744, 1133, 2),
    DeviceScreen(768, 1024, 2),
    DeviceScreen(810, 1080, 2),
    DeviceScreen(820, 1180, 2),
    DeviceScreen(834, 1112, 2),
    DeviceScreen(834, 1194, 2),
    DeviceScreen(834, 1210, 2),
    DeviceScreen(1024, 1366, 2),
    DeviceScreen(1032, 1376, 2),
    DeviceScreen(375, 667, 2),
    DeviceScreen(375, 812, 3),
    DeviceScreen(390, 844, 3),
    DeviceScreen(393, 852, 3),
    DeviceScreen(402, 874, 3),
    DeviceScreen(414, 896, 2),
    DeviceScreen(430, 932, 3),
    DeviceScreen(440, 956, 3),
)

SHARE = 0.25
"""How much of the shorter side the sheep takes at the start."""

LARGEST_PHONE = 500
"""Phones start upright; tablets lie as often as they stand."""


class Start(NamedTuple):
    """One start-up picture and the screen that it is for."""

    name: str
    width: int
    height: int
    media: str


def starts() -> list[Start]:
    """All start-up pictures."""
    found = []
    for screen in SCREENS:
        sizes = {"portrait": (screen.short, screen.long)}
        if screen.short > LARGEST_PHONE:
            sizes["landscape"] = (screen.long, screen.short)
        for way, (width, height) in sizes.items():
            pixels = (width * screen.ratio, height * screen.ratio)
            media = (
                f"(device-width: {screen.short}px) and (device-height: {screen.long}px) and "
                f"(-webkit-device-pixel-ratio: {screen.ratio}) and (orientation: {way})"
            )
            found.append(Start(f"start-{pixels[0]}x{pixels[1]}.png", *pixels, media))
    return found


def place_icons(dist: Path) -> None:
    """Put all pictures into a `dist/`; they are drawn only if something about them has changed."""
    drawn = PREPARED / "icons"
    made_from = fingerprint([*sorted(ICONS.glob("*.svg")), Path(__file__), *DRAWERS])
    if read_stamp("icons") != made_from or not drawn.exists():
        draw(drawn)
        write_stamp("icons", made_from)
    for path in sorted(drawn.glob("*.png")):
        copy_into(path, dist / PLACE / path.name)


def draw(folder: Path) -> None:
    """Draw every picture into a folder."""
    half = fresh_folder(folder)
    orders: list[dict[str, object]] = [
        {
            "source": str(ICONS / icon.source),
            "target": str(half / icon.name),
            "width": icon.side,
            "solid": icon.source == SOLID,
        }
        for icon in SQUARES
    ]
    orders += [
        {
            "source": str(ICONS / "icon.svg"),
            "target": str(half / start.name),
            "width": start.width,
            "height": start.height,
            "ground": GROUND,
            "share": SHARE,
        }
        for start in starts()
    ]
    order = PREPARED / "icons-job.json"
    write_whole(order, json.dumps(orders).encode())
    node = needed("node", "then run this again")
    run_quietly([node, DRAWERS[0], order], "Drawing the icons")
    missing = [str(order["target"]) for order in orders if not Path(str(order["target"])).exists()]
    if missing:
        raise Failure(f"{missing[0]} was not drawn.")
    take_over(half, folder)


def links() -> str:
    """What the page says of them to browsers and home screens."""
    lines = [
        f'<link rel="icon" type="image/svg+xml" href="{PLACE}/icon.svg">',
        f'<link rel="apple-touch-icon" href="{PLACE}/touch-180.png">',
    ]
    lines += [
        f'<link rel="apple-touch-startup-image" media="{start.media}" href="{PLACE}/{start.name}">'
        for start in starts()
    ]
    return "\n".join(lines)
