"""The sound desk: made asleep while nobody waits, and woken while the browser tells of a touch.

Playwright and the drivers count what a test asks of a page as a person's doing. So whether the browser itself
would let the desk be heard is asked only in Chromium, by way of its console and a bare finger.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tools import browsers, offline

from browser.at_the_table import arrive, selector, take_seats, wait_to_be_asked
from browser.engines import Engines
from browser.sites import origin, serving
from browser.versions import another_version
from browser.windows import Listener, Window, wait_for

NOTES = """
(() => {
    window.noted = [];
    const note = (...what) => { noted.push(what); console.debug(`desk ${what.join(" ")}`); };
    const during = () => window.event?.type ?? "";
    window.AudioContext = class extends AudioContext {
        constructor() {
            super();
            window.made = this;
            note("made", during(), this.state);
            this.addEventListener("statechange", () => note("is", "", this.state));
        }
        resume() {
            note("woken", during(), this.state);
            return super.resume();
        }
    };
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (...when) {
        note("heard", "", this.context.state);
        return start.apply(this, when);
    };
})();
"""
"""What becomes of the desk: each time what happened, while the browser told of what, and how the desk was."""

TELLS_OF_A_TOUCH = {"pointerup", "touchend", "click", "keydown"}


@pytest.fixture(scope="module")
def noting(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The built page, with the notes taken before Python comes."""
    folder = tmp_path_factory.mktemp("noting") / "dist"
    another_version(dist, folder, "noting")
    with (folder / "static" / "page.mjs").open("a", encoding="utf-8") as file:
        file.write(NOTES)
    (folder / offline.WORKER).unlink()
    offline.write_worker(folder, "noting")
    with serving(folder) as address:
        yield address


@pytest.fixture
def listening(engine: str, engines: Engines, noting: str) -> Iterator[Window]:
    """A window at that page, with sounds on, once the desk is made."""
    opened = engines.window(engine, origin(noting))
    arrive(opened, noting, sound="on")
    wait_for(opened, "!!window.made")
    yield opened
    complaints = opened.complaints()
    opened.close()
    assert complaints == []


def noted(window: Window, what: str) -> list[list[Any]]:
    """All notes of this kind: while the browser told of what, and how the desk was."""
    return [rest for kind, *rest in window.read("noted") if kind == what]


def fall_asleep(window: Window) -> None:
    """As a desk does when the page was away."""
    window.read("[made.suspend(), noted.length = 0].length")
    wait_for(window, "made.state === 'suspended'")


def test_the_desk_is_made_by_itself_and_woken_by_a_touch(listening: Window) -> None:
    ((during, _),) = noted(listening, "made")
    assert during not in TELLS_OF_A_TOUCH
    fall_asleep(listening)
    listening.tap('[data-tap="app about"]')
    wait_for(listening, "noted.some(([what]) => what === 'woken')")
    assert {during for during, _ in noted(listening, "woken")} <= TELLS_OF_A_TOUCH
    assert noted(listening, "made") == []


def test_a_sound_waits_for_the_desk_to_wake(listening: Window) -> None:
    """Whatever a tap sounds like is heard with that tap, though the desk was asleep when it came."""
    if listening.engine == "firefox":
        pytest.skip("Without a sound card Firefox never lets a desk run")
    take_seats(listening, "nines", 1, 1)
    rng = Random(1)
    for _tap in range(20):
        offered = wait_to_be_asked(listening)
        fall_asleep(listening)
        listening.tap(selector(rng.choice(offered)))
        wait_for(listening, "made.state === 'running'")
        if noted(listening, "heard"):
            break
    assert {state for _, state in noted(listening, "heard")} == {"running"}


def test_the_first_touch_is_enough_for_chromium(engines: Engines, noting: str) -> None:
    if "chromium" not in browsers.found():
        pytest.skip("chromium is not installed here")
    page = engines.browser_of("chromium").new_page(has_touch=True)
    listener = Listener(page, origin(noting))
    with page.expect_console_message(lambda said: said.text.startswith("desk made")) as made:
        page.goto(noting)
    assert made.value.text.endswith("suspended")
    with page.expect_console_message(lambda said: said.text == "desk is  running"):
        page.touchscreen.tap(5, 300)
    page.close()
    assert listener.heard == []
