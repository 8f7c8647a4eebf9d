"""The kit in the page looks as it was drawn, though it has fewer shapes there."""

from __future__ import annotations

import base64
import re

import pytest
from playwright.sync_api import Page
from tools import drawings
from tools.places import ROOT

FILES = [path.read_text("utf-8") for path in sorted((ROOT / "static" / "kit").glob("*.svg"))]
SYMBOLS = re.findall(r'<symbol id="([^"]+)"', "".join(FILES))
STYLE = "".join((ROOT / "static" / "style" / f"{name}.css").read_text("utf-8") for name in ("tokens", "kit"))

SIZES = (30, 96)
"""Pixels: in the strip of a phone, on a board."""

FEW = 24
"""Pixels at the edges of a drawing may come out a shade otherwise."""

DIFFERENT = """async ([one, other]) => {
    const pixels = async (shot) => {
        const image = new Image();
        image.src = `data:image/png;base64,${shot}`;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        canvas.getContext("2d").drawImage(image, 0, 0);
        return canvas.getContext("2d").getImageData(0, 0, image.width, image.height);
    };
    const [before, after] = [await pixels(one), await pixels(other)];
    const found = {};
    for (let place = 0; place < before.data.length; place += 4) {
        const apart = [0, 1, 2].map((way) => Math.abs(before.data[place + way] - after.data[place + way]));
        if (Math.max(...apart) < 48) continue;
        const [x, y] = [(place / 4) % before.width, Math.floor(place / 4 / before.width)];
        const name = document.elementFromPoint(x, y)?.dataset.name ?? "";
        found[name] = (found[name] ?? 0) + 1;
    }
    return found;
}"""
"""How many pixels of each drawing are clearly others."""


def sheet(kit: str, seat: int) -> str:
    """Every symbol in the colours of one seat, small and large."""
    drawn = "".join(
        f'<div data-name="{name}" class="seat-{seat} back-{seat % 8 + 1}">'
        f'<svg width="{size}" height="{size}"><use href="#{name}"/></svg></div>'
        for size in SIZES
        for name in SYMBOLS
    )
    layout = (
        "body { margin: 0; display: flex; flex-wrap: wrap } svg { overflow: hidden; pointer-events: none }"
    )
    return f"<!DOCTYPE html><style>{STYLE}{layout}</style>{kit}{drawn}"


@pytest.mark.parametrize("seat", [1, 5])
def test_fewer_shapes_show_the_same(chromium_page: Page, seat: int) -> None:
    page = chromium_page
    page.set_viewport_size({"width": 1300, "height": 1600})
    shots = []
    whole = drawings.kit(FILES)
    for kit in ("".join(FILES), "".join(drawings.small((whole.originals(SYMBOLS), whole.referred())))):
        page.set_content(sheet(kit, seat))
        shots.append(base64.b64encode(page.screenshot()).decode())
    different = page.evaluate(DIFFERENT, shots)
    assert {name: count for name, count in different.items() if count > FEW} == {}
