"""Every screen with everything enlarged twice and four times, and with letters spread wide.

Nothing has to be scrolled sideways, nothing that has the focus is covered, and no letter is cut (WCAG 1.4.4,
1.4.10, 1.4.12, 2.4.11).

Four times is a window of 320 by 256 pixels, as 1280 by 1024 at 400 %.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from tools import browsers

from browser.at_the_table import arrive
from browser.clipped_text import CUT_LETTERS
from browser.engines import Engines, tablet
from browser.sites import origin
from browser.tour import WALKS
from browser.windows import Finger


class Way(NamedTuple):
    """A window, and how its letters are spread."""

    width: int
    height: int
    style: str = ""


SPREAD = (
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }"
)
"""As far as WCAG 1.4.12 asks; paragraphs are one above the other anyway."""

ADOPT = """style => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""

WAYS = {
    "twice": Way(512, 384),
    "four times": Way(320, 256),
    "spread": Way(820, 1180, SPREAD),
}

SIDEWAYS = """[document.scrollingElement, ...document.querySelectorAll(
        '#lobby, .seats, .results, .table, dialog[open] .sheet-body, .tray')]
    .filter(each => each.checkVisibility() && each.clientWidth)
    .filter(each => getComputedStyle(each).overflowX !== 'hidden' || each.matches('html'))
    .filter(each => each.scrollWidth > each.clientWidth + 1)
    .map(each => `${each.className || each.localName}: ${each.scrollWidth - each.clientWidth} px too wide`)"""

COVERED = """(() => {
    const room = document.querySelector('dialog[open]') ?? document.querySelector('main:not([hidden])');
    const found = [];
    for (const each of room.querySelectorAll('button, input, [tabindex="0"]')) {
        if (!each.checkVisibility({visibilityProperty: true}) || each.disabled) continue;
        each.focus();
        if (document.activeElement !== each) continue;
        const box = each.getBoundingClientRect();
        if (box.width < 2) continue;
        const spots = [.5, .15, .85].flatMap(down => [.5, .15, .85].map(across =>
            [box.x + box.width * across, box.y + box.height * down]));
        const own = hit => hit && (each.contains(hit) || hit.contains(each));
        if (!spots.some(([x, y]) => own(document.elementFromPoint(x, y))))
            found.push(`${each.dataset.tap ?? each.dataset.name ?? each.className} has the focus under `
                + `${document.elementFromPoint(...spots[0])?.className?.baseVal
                    ?? document.elementFromPoint(...spots[0])?.className ?? 'the edge'}`);
    }
    return found;
})()"""


@pytest.fixture(params=WAYS, ids=str)
def fingers(request: pytest.FixtureRequest, engines: Engines, site: str) -> Iterator[Finger]:
    """A tablet of this way."""
    if "chromium" not in browsers.found():
        pytest.skip("chromium is not installed here")
    way = WAYS[request.param]
    opened = tablet(engines.browser_of("chromium"), origin(site), way.width, way.height)
    arrive(opened, site, told=True)
    if way.style:
        opened.page.evaluate(ADOPT, way.style)
    yield opened
    complaints = opened.complaints().copy()
    opened.close()
    assert complaints == []


@pytest.mark.parametrize("walk", WALKS)
def test_everything_finds_its_room(fingers: Finger, walk: str) -> None:
    found: list[str] = []
    for screen in WALKS[walk](fingers):
        for wrong in (CUT_LETTERS, SIDEWAYS, COVERED):
            found += [f"{screen}: {each}" for each in fingers.read(wrong)]
    assert not found, "\n".join(dict.fromkeys(found))
