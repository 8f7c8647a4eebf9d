"""How well words can be read, by their own pixels: for what axe-core can't judge, as words on a picture."""

from __future__ import annotations

import base64
from typing import NamedTuple

from playwright.sync_api import Page

TAKEN_AWAY = """
[data-measured] { color: transparent !important; fill: transparent !important; }
:root { --grain: 0 !important; }
"""
"""The words that are measured, and the grain of the paper, which lies over everything alike."""

MARK = """places => places.map((place, number) => {
    const found = document.querySelector(place);
    if (!found?.checkVisibility({visibilityProperty: true, opacityProperty: true})) return null;
    if (found.closest('.cover, .hero, .glimpse, .of-shepherd .names')) return null;
    if (found.closest('.numbers') && !document.querySelector('.table .board-lies')) return null;
    const style = getComputedStyle(found);
    const svg = found instanceof SVGElement;
    const words = [...found.childNodes].filter(each => each.nodeType === 3 && each.data.trim());
    let seen = {left: 0, top: 0, right: innerWidth, bottom: innerHeight};
    for (let above = found.parentElement; above; above = above.parentElement) {
        if (svg || getComputedStyle(above).overflow === 'visible') continue;
        const edge = above.getBoundingClientRect();
        seen = {
            left: Math.max(seen.left, edge.left), top: Math.max(seen.top, edge.top),
            right: Math.min(seen.right, edge.right), bottom: Math.min(seen.bottom, edge.bottom),
        };
    }
    const boxes = words.flatMap(each => {
        const range = document.createRange();
        range.selectNodeContents(each);
        return [...range.getClientRects()];
    }).filter(box => box.width > 1 && box.top >= seen.top && box.bottom <= seen.bottom
        && box.left >= seen.left - 1 && box.right <= seen.right + 1);
    const [size, colour] = [parseFloat(style.fontSize), svg ? style.fill : style.color];
    found.dataset.measured = number;
    const rim = parseFloat(style.webkitTextStrokeWidth) > 0 && style.paintOrder.startsWith('stroke');
    return {
        colour,
        rim: rim ? style.webkitTextStrokeColor : null,
        large: size >= 24 || (size >= 18.66 && style.fontWeight >= 600),
        boxes: boxes.map(box => [box.x, box.y, box.width, box.height]),
    };
})"""
"""What is to be measured: its colour, that of the rim that it brings along, and where its lines lie in sight.

Fredoka is bold at 600. Not measured are pictures of the lobby and of saved games, whose letters are no words;
the numbers of a dyke that is not built yet; and letters at the meadow's edge, on which sheep may stand: their
colours are in `tests/style/test_contrast.py`, and each square tells its name by itself."""

WORST = """async ([shot, marked]) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${shot}`;
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const pen = canvas.getContext('2d', {willReadFrequently: true});
    pen.drawImage(picture, 0, 0);
    const linear = value => (value /= 255) <= .04045 ? value / 12.92 : ((value + .055) / 1.055) ** 2.4;
    const light = ([red, green, blue]) => .2126 * linear(red) + .7152 * linear(green) + .0722 * linear(blue);
    const ratio = (one, other) => (Math.max(one, other) + .05) / (Math.min(one, other) + .05);
    return marked.map(each => {
        if (!each) return null;
        const lightOf = told => light(told.match(/[\\d.]+/g).map(Number));
        const own = lightOf(each.colour);
        if (each.rim) return ratio(own, lightOf(each.rim));
        const found = [];
        for (const [x, y, width, height] of each.boxes) {
            const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y + height / 4))];
            const right = Math.min(picture.width, Math.ceil(x + width));
            const bottom = Math.min(picture.height, Math.ceil(y + height * 3 / 4));
            if (right <= left || bottom <= top) continue;
            const {data} = pen.getImageData(left, top, right - left, bottom - top);
            for (let at = 0; at < data.length; at += 4)
                found.push(ratio(own, light(data.subarray(at, at + 3))));
        }
        found.sort((one, other) => one - other);
        return found.length ? found[Math.floor(found.length / 10)] : null;
    });
}"""
"""The contrast that one in ten pixels behind the middle of each line of words falls short of: an outline that
crosses them, the line of a box below them and the paper's grain don't count."""

AAA, AAA_LARGE = 7.0, 4.5


class Measured(NamedTuple):
    """Some words, and how well they are read."""

    place: str
    contrast: float
    large: bool

    @property
    def is_read(self) -> bool:
        return self.contrast >= (AAA_LARGE if self.large else AAA)


def measured(page: Page, places: list[str]) -> list[Measured]:
    """The words at these places that are in sight, each against what lies behind it."""
    page.evaluate(
        """style => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(style);
            document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
        }""",
        TAKEN_AWAY,
    )
    marked = page.evaluate(MARK, places)
    shot = base64.b64encode(page.screenshot()).decode()
    found = page.evaluate(WORST, [shot, marked])
    page.evaluate(
        """() => {
            document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
            for (const each of document.querySelectorAll('[data-measured]')) delete each.dataset.measured;
        }"""
    )
    return [
        Measured(place, contrast, each["large"])
        for place, each, contrast in zip(places, marked, found, strict=True)
        if each is not None and contrast is not None
    ]
