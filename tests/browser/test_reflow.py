"""Every screen with everything enlarged twice and four times, with letters spread wide, and on a phone in a
language half as long again.

Nothing has to be scrolled sideways, nothing that has the focus is covered, and no letter is cut (WCAG 1.4.4,
1.4.10, 1.4.12, 2.4.11).

Four times is a window of 320 by 256 pixels, as 1280 by 1024 at 400 %.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, Request, Route
from tools import browsers
from tools.catalogues import TEMPLATE, compiled, needed_by_lessons, needed_by_python, read
from tools.languages import catalogue_name, lessons_name
from tools.pseudo_language import pseudo

from browser.at_the_table import arrive
from browser.clipped_text import CUT_LETTERS
from browser.engines import Engines, tablet
from browser.sites import origin
from browser.tour import WALKS, Look, look_as
from browser.windows import PHONE, Finger
from thorough import in_turn


class Way(NamedTuple):
    """A window, how its letters are spread, and whether its words are longer than any."""

    width: int
    height: int
    style: str = ""
    longer: bool = False


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
    "longer": Way(*PHONE, longer=True),
    "longer and twice": Way(512, 384, longer=True),
}

IN_ITS_PLACE = "de"
"""The language that nobody speaks is spoken where this one would be: the page knows no other."""

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


@pytest.fixture
def fingers(request: pytest.FixtureRequest, engines: Engines, site: str) -> Iterator[Finger]:
    """A tablet of this way."""
    if "chromium" not in browsers.found():
        pytest.skip("chromium is not installed here")
    way = WAYS[request.param]
    opened = tablet(engines.browser_of("chromium"), origin(site), way.width, way.height)
    asked = speak_longer(opened.page) if way.longer else []
    arrive(opened, site, told=True)
    if way.longer:
        look_as(opened, Look(IN_ITS_PLACE))
        assert asked
    if way.style:
        opened.page.evaluate(ADOPT, way.style)
    yield opened
    complaints = opened.complaints().copy()
    opened.close()
    assert complaints == []


def speak_longer(page: Page) -> list[str]:
    """From the next load on, the host answers with words half as long again. Gives what it was asked for."""
    asked: list[str] = []
    words = pseudo(read(TEMPLATE))
    for name, needed in (
        (catalogue_name(IN_ITS_PLACE), needed_by_python(words)),
        (lessons_name(IN_ITS_PLACE), needed_by_lessons(words)),
    ):
        page.route(f"**/{name}*", partial(answer, compiled(needed), asked))
    return asked


def answer(body: bytes, asked: list[str], route: Route, request: Request) -> None:
    asked.append(request.url)
    route.fulfill(body=body)


@pytest.mark.parametrize(("walk", "fingers"), in_turn(list(WALKS), list(WAYS)), indirect=["fingers"])
def test_everything_finds_its_room(fingers: Finger, walk: str) -> None:
    found: list[str] = []
    for screen in WALKS[walk](fingers):
        for wrong in (CUT_LETTERS, SIDEWAYS, COVERED):
            found += [f"{screen}: {each}" for each in fingers.read(wrong)]
    assert not found, "\n".join(dict.fromkeys(found))
