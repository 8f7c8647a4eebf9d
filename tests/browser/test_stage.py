"""The stage on real pages: patches, taps, dragging, holding, dialogs and motion."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page
from tools import browsers
from tools.build import build
from tools.places import DIST

from browser.engines import Engines, tablet
from browser.sites import begin_otherwise, origin, serving
from browser.windows import TABLET, Finger, Window, wait_for, wait_until_ready

TRIAL = Path(__file__).with_name("stage_page.py")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The built page, with the trial in the app's place."""
    build()
    folder = tmp_path_factory.mktemp("stage") / "dist"
    shutil.copytree(DIST, folder)
    begin_otherwise(folder, TRIAL.read_text("utf-8"))
    with serving(folder) as address:
        yield address


@pytest.fixture(scope="module")
def desk(engines: Engines, site: str) -> Iterator[Finger]:
    """A tablet for the whole file."""
    if "chromium" not in browsers.found():
        pytest.skip("chromium is not installed here")
    opened = tablet(engines.browser_of("chromium"), origin(site), *TABLET.values())
    opened.open(f"{site}LICENSE")
    yield opened
    opened.close()


@pytest.fixture
def page(desk: Finger, site: str) -> Iterator[Page]:
    """The things to touch, in Chromium, opened anew on a tablet that keeps nothing."""
    desk.read("localStorage.clear()")
    desk.open(site)
    wait_until_ready(desk)
    desk.page.evaluate("import(new URL('static/stage/walking.mjs', document.baseURI))")
    desk.page.evaluate("showThings()")
    yield desk.page
    complaints = desk.complaints().copy()
    desk.complaints().clear()
    assert complaints == []


def heard(page: Page) -> str:
    """What has been said by now; the page hands it over in a task of its own."""
    return str(page.evaluate("new Promise(done => setTimeout(() => setTimeout(() => done(heard()))))"))


def hold(page: Page, x: int, y: int) -> None:
    page.mouse.move(x, y)
    page.mouse.down()
    page.wait_for_timeout(600)


def test_patched_pages_are_as_freshly_painted(window: Window, site: str) -> None:
    window.open(site)
    wait_until_ready(window)
    assert window.read("wrongPatches(80)") == 0


HATS = """(() => {
    const drawing = (use) => document.querySelector(use.getAttribute("href"));
    const hats = (drawn) => [...drawn.querySelectorAll("[class^=hat-], use")]
        .flatMap((part) => part.localName === "use" ? hats(drawing(part)) : [part.getAttribute("class")]);
    return [...document.querySelectorAll("#paddock use")].map((use) => hats(drawing(use)).join());
})()"""
"""The hats that the browser has to draw, or to hide, for each piece on the page."""


def test_every_sheep_comes_with_its_own_hat_only(window: Window, site: str) -> None:
    """Also when its seat changes; nobody's sheep has none."""
    window.open(site)
    wait_until_ready(window)
    for colour in (3, 5):
        window.read(f"showSheep({colour})")
        assert window.read(HATS) == [f"hat-{colour}"] * 3 + [""]


WATCH = """(window.most = 0, function watch() {
    window.most = Math.max(window.most, document.getAnimations().length);
    if (!window.moved) requestAnimationFrame(watch);
})()"""
"""From now on count in each frame what moves, until the telling is over."""


def test_motions_end_and_leave_nothing_behind(window: Window, site: str) -> None:
    window.open(site)
    wait_until_ready(window)
    window.read("showThings() ?? 0")
    window.read(f"[moveThings(6), {WATCH}].length")
    assert wait_for(window, "window.moved") > 300
    assert window.read("window.most") >= 2
    assert window.read("document.getAnimations().length") == 0


def test_a_touch_that_meets_nothing_asks_to_go_on_and_what_moves_can_stop(page: Page) -> None:
    page.evaluate("moveThings(200)")
    page.wait_for_function("document.getAnimations().length")
    page.mouse.click(900, 100)
    page.wait_for_function("window.moved")
    assert page.evaluate("window.moved") < 30_000
    assert heard(page) == "skip"
    assert page.evaluate("document.getAnimations().length") == 0


def test_taps_keys_and_fields_are_heard(page: Page) -> None:
    page.mouse.click(640, 340)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.mouse.click(640, 640)
    page.locator("input").fill("Oma Lene")
    page.keyboard.press("Tab")
    assert heard(page) == "play c, play d, name 0 Oma Lene"


def test_dragging_says_both_taps_and_nothing_twice(page: Page) -> None:
    page.mouse.move(140, 340)
    page.mouse.down()
    page.mouse.move(300, 340, steps=5)
    assert page.evaluate("document.querySelector('[data-key=a]').style.translate") == "160px"
    page.mouse.move(440, 340, steps=5)
    page.mouse.up()
    page.wait_for_function("heard() === 'pick a, play b'")
    assert page.evaluate("document.querySelector('[data-key=a]').style.translate") == ""


def test_dragging_to_nowhere_only_picks(page: Page) -> None:
    page.mouse.move(140, 340)
    page.mouse.down()
    page.mouse.move(300, 100, steps=5)
    page.mouse.up()
    assert heard(page) == "pick a"


def test_holding_explains_instead_of_tapping(page: Page) -> None:
    hold(page, 640, 440)
    assert page.locator(".tip").text_content() == "This is dee."
    page.mouse.up()
    page.wait_for_timeout(50)
    assert heard(page) == ""


def test_holding_any_other_button_shows_its_name(page: Page) -> None:
    hold(page, 640, 340)
    assert page.locator(".tip").inner_text() == "Named Cee"
    page.mouse.up()
    assert page.locator(".tip").count() == 0
    assert heard(page) == ""


def test_peeking_lasts_as_long_as_it_is_held(page: Page) -> None:
    hold(page, 640, 540)
    assert heard(page) == "peek on"
    page.mouse.up()
    page.locator("[data-peek]").focus()
    page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    assert heard(page) == "peek on, peek off, peek on, peek off"


def test_a_sheet_takes_the_focus_and_gives_it_back(page: Page) -> None:
    page.locator('[data-tap="play c"]').focus()
    page.evaluate("showSheet(true)")
    assert page.evaluate("document.activeElement.dataset.tap") == "close"
    page.keyboard.press("Escape")
    assert heard(page) == "close"
    page.evaluate("showSheet(false)")
    page.wait_for_selector('[data-tap="play c"]:focus', timeout=4_000)


def test_what_was_kept_is_there_again(page: Page) -> None:
    assert page.evaluate("load('record') ?? null") is None
    page.evaluate("save('record', 'one line')")
    assert page.evaluate("load('record')") == "one line"
    assert page.evaluate("localStorage.getItem('paddock:record')") == "one line"


def test_the_same_sentence_twice_is_read_twice(page: Page) -> None:
    page.evaluate("announce('Anna rolls 4.')")
    page.evaluate("announce('Anna rolls 4.')")
    lines = page.locator("#live p").all_text_contents()
    assert [line.replace("\N{NO-BREAK SPACE}", "") for line in lines] == ["Anna rolls 4."] * 2
    assert lines[0] != lines[1]
