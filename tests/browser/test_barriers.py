"""axe-core on every screen of the house: in three languages, by day, by night and where colours are forced.

Each part of the walk opens the page once: it stands on each screen, while language, light and colours change
around it.
Contrast is held to AAA. Where axe-core can't tell what lies behind some words, their own pixels are measured.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page
from tools import browsers
from tools.catalogues import languages

from app.language import ENGLISH
from browser.at_the_table import TAGS, arrive, small_targets
from browser.engines import Engines, tablet
from browser.measured import measured
from browser.sites import origin
from browser.tour import WALKS, Look, look_as
from browser.windows import TABLET, Finger
from thorough import THOROUGH

CONTRAST = ("color-contrast", "color-contrast-enhanced")
LEAST = 48


LOOKS = tuple(
    Look(code, light, forced)
    for forced in (False, True)
    for light in ("day", "night")
    for code in (ENGLISH, *languages())
)
"""Every language in both lights, with the page's own colours and with forced ones; on an ordinary run one
after the other, from screen to screen."""

RUN = """async tags => {
    const drawings = [...document.querySelectorAll('body > svg.symbols')];
    for (const each of drawings) each.remove();
    const found = await axe.run(document, {runOnly: tags, resultTypes: ['violations', 'incomplete']})
        .finally(() => document.body.append(...drawings));
    const told = (kind, entry, each) => ({
        kind,
        rule: entry.id,
        place: each.target.join(' '),
        why: [...each.any, ...each.all, ...each.none].map(check => check.message).join(' / ').slice(0, 200),
    });
    const of = kind => found[kind].flatMap(entry => entry.nodes.map(each => told(kind, entry, each)));
    return [...of('violations'), ...of('incomplete')];
}"""
"""All that axe-core says or leaves open; the kit's drawings, which are never shown as such, are put aside."""

PALE_ICONS = """[...document.querySelectorAll('button.icon > svg, button.act > svg')]
    .filter(each => each.checkVisibility() && !each.closest('.board'))
    .map(each => [getComputedStyle(each).getPropertyValue('--text'), each.closest('button').dataset.tap])
    .filter(([colour]) => !/^\\s*(canvastext|currentcolor)\\s*$/i.test(colour)).map(([, tap]) => tap)"""
"""What is drawn on a button in another colour than its words, where these are forced."""


@pytest.fixture
def fingers(engines: Engines, site: str, axe: str) -> Iterator[Finger]:
    """A tablet with axe-core in its page."""
    if "chromium" not in browsers.found():
        pytest.skip("chromium is not installed here")
    opened = tablet(engines.browser_of("chromium"), origin(site), *TABLET.values())
    arrive(opened, site, told=True)
    opened.page.evaluate(axe)
    yield opened
    complaints = opened.complaints().copy()
    opened.close()
    assert complaints == []


@pytest.mark.parametrize("walk", WALKS)
def test_no_screen_has_a_barrier(fingers: Finger, walk: str) -> None:
    found: dict[str, str] = {}
    for number, screen in enumerate(WALKS[walk](fingers), list(WALKS).index(walk)):
        for look in LOOKS if THOROUGH else LOOKS[number % len(LOOKS) :][:1]:
            look_as(fingers, look)
            for wrong in barriers(fingers.page, look.forced):
                found.setdefault(wrong, f"{screen}, {look.name}")
        look_as(fingers, LOOKS[0])
    assert not found, "\n".join(f"{where}: {wrong}" for wrong, where in found.items())


def barriers(page: Page, forced: bool) -> list[str]:
    """What axe-core finds, with whatever it leaves open about contrast settled by measuring.

    Where colours are forced, the browser itself paints words on plates of its own; axe-core still sees the
    colours that were asked for, so there its word about contrast says nothing.
    """
    found = page.evaluate(RUN, [*TAGS, "wcag2aaa"])
    open_ = [each for each in found if each["kind"] == "incomplete" and each["rule"] in CONTRAST]
    wrong = [
        f"{each['rule']}: {each['place']}: {each['why']}"
        for each in found
        if each not in open_ and not (forced and each["rule"] in CONTRAST)
    ]
    if open_ and not forced:
        places = list(dict.fromkeys(each["place"] for each in open_))
        wrong += [
            f"measured: {words.place}: {words.contrast:.2f}"
            for words in measured(page, places)
            if not words.is_read
        ]
    wrong += [f"pale: {each}" for each in page.evaluate(PALE_ICONS)] if forced else []
    return [*wrong, *(f"small: {each}" for each in small_targets(page, LEAST))]
