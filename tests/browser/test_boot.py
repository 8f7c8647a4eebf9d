"""The start of the page: in every engine, below a sub-path, with nothing fetched from anywhere else."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route
from tools.places import DIST

from browser.engines import Engines
from browser.sites import begin_otherwise, origin, serving
from browser.windows import Window, wait_for, wait_until_ready

MARKS = "Object.fromEntries(performance.getEntriesByType('mark').map(mark => [mark.name, mark.startTime]))"


FETCHED = "performance.getEntriesByType('resource').map(entry => entry.name)"
"""By the page itself: what its worker and its service worker fetch, they tell nobody but themselves."""


def test_a_first_and_a_second_visit_in_every_engine(window: Window, site: str) -> None:
    """The page becomes ready, what it asks for early is what it uses, and coming back is as good."""
    window.open(site)
    wait_until_ready(window)
    marks = window.read(MARKS)
    assert 0 < marks["paddock:lobby"] < marks["paddock:ready"]
    assert window.read("document.getElementById('boot-progress').value") == 1
    assert window.read("document.getElementById('boot-trouble').open") is False
    fetched = [name for name in window.read(FETCHED) if not name.endswith((".svg", ".png"))]
    assert len(fetched) == len(set(fetched))
    assert len([name for name in fetched if name.endswith((".wasm", ".zip", "asm.mjs"))]) == 4
    window.reload()
    wait_until_ready(window)


def test_the_page_needs_no_sub_path(engines: Engines, engine: str) -> None:
    with serving(DIST, below="/") as address:
        window = engines.window(engine, origin(address))
        window.open(address)
        wait_until_ready(window)
        assert window.complaints() == []
        window.close()


def test_the_policy_lets_nothing_out() -> None:
    page = (DIST / "index.html").read_text("utf-8")
    found = re.search(r'http-equiv="Content-Security-Policy" content="([^"]+)"', page)
    assert found
    rules = dict(rule.strip().split(" ", 1) for rule in found[1].split(";"))
    assert rules["default-src"] == "'none'"
    assert rules["connect-src"] == rules["font-src"] == rules["manifest-src"] == "'self'"
    assert re.fullmatch(r"'self'( 'sha256-[^' ]+')+", rules["style-src"])
    assert re.fullmatch(r"'self' ('sha256-[^' ]+' )+'unsafe-eval'", rules["script-src"])
    assert rules["worker-src"] == "'self' blob:"
    assert not any("http" in sources or "*" in sources for sources in rules.values())


@pytest.mark.breaks
def test_the_policy_is_what_stops_a_request(chromium_page: Page, site: str) -> None:
    """A control: the page itself can't do what no test has seen it do."""
    chromium_page.goto(site)
    refused = chromium_page.evaluate(
        "fetch('https://example.org/').then(() => 'went out', error => error.constructor.name)"
    )
    assert refused == "TypeError"


def test_the_bar_tells_of_real_bytes(chromium_page: Page, site: str) -> None:
    """Over a slow line it grows with each piece that arrives, and never goes back."""
    line = chromium_page.context.new_cdp_session(chromium_page)
    slow = {"offline": False, "latency": 20, "downloadThroughput": 5_000_000, "uploadThroughput": 1_000_000}
    line.send("Network.emulateNetworkConditions", slow)
    chromium_page.add_init_script(
        "window.seen = []; addEventListener('paddock:bytes', () => setTimeout(() =>"
        " seen.push(document.getElementById('boot-progress').value)))"
    )
    chromium_page.goto(site)
    chromium_page.wait_for_selector("html[data-ready]", timeout=60_000)
    seen: list[float] = chromium_page.evaluate("window.seen.filter(value => value > 0)")
    assert len(set(seen)) > 20
    assert seen == sorted(seen)
    assert 0 < seen[0] < 0.5


def test_an_early_tap_is_kept_and_honoured(chromium_page: Page, site: str) -> None:
    held: list[Route] = []
    chromium_page.route("**/python.zip", lambda route: held.append(route))  # noqa: PLW0108
    chromium_page.goto(site, wait_until="commit")
    button = chromium_page.locator('#lobby [data-tap="app game nines"]')
    button.click()
    assert button.get_attribute("data-kept") is not None
    assert "moment" in chromium_page.locator("#boot-words").inner_text()
    assert chromium_page.evaluate("window.paddock.early") == "app game nines"
    while not held:
        chromium_page.wait_for_timeout(50)
    held[0].continue_()
    chromium_page.wait_for_selector("html[data-ready]", timeout=60_000)
    assert button.get_attribute("data-kept") is None
    chromium_page.wait_for_selector("#paddock :not(:empty)")
    assert not chromium_page.locator("#lobby").is_visible()
    # What only the rooms need is in the page before the first picture of one.
    assert chromium_page.evaluate("document.adoptedStyleSheets.length") > 0
    assert chromium_page.locator("symbol#tile-1").count() == 1


@pytest.fixture
def asking_page(tmp_path: Path) -> Path:
    """A build whose entry asks the worker instead of starting the app."""
    folder = tmp_path / "dist"
    shutil.copytree(DIST, folder)
    begin_otherwise(folder, WORKER_MAIN)
    (folder / "py" / "bots" / "worker.py").write_text(WORKER_SCRIPT, "utf-8")
    return folder


WORKER_SCRIPT = """
import json
from games.catalogue import game

def think(text):
    return json.dumps({"asked": json.loads(text), "seats": game("nines").seats.stop})

def sleep(text):
    while True:
        pass

def fail(text):
    raise ValueError(text)

__export__ = ["think", "sleep", "fail"]
"""

WORKER_MAIN = """
import json
import js
from stage import worker
from stage.worker import Worker, WorkerLost

async def ask(thinker, name):
    try:
        return await thinker.ask(name, json.dumps("ä"))
    except WorkerLost:
        return "lost"

async def start():
    js.performance.mark("paddock:ready")
    thinker = Worker()
    answers = [await ask(thinker, "think"), await ask(thinker, "think"), await ask(thinker, "fail")]
    worker.SECONDS_TO_ANSWER = 1
    answers.append(await ask(thinker, "sleep"))
    worker.SECONDS_TO_ANSWER = 40
    thinker.stop()
    answers.append(await ask(thinker, "think"))
    thinker.stop()
    js.document.title = json.dumps(answers)

await start()
"""


def test_the_worker_answers_fails_and_starts_again(engine: str, engines: Engines, asking_page: Path) -> None:
    with serving(asking_page) as address:
        window = engines.window(engine, origin(address))
        window.open(address)
        wait_for(window, "document.title.startsWith('[')", 90)
        answers = window.read("JSON.parse(document.title)")
        wrong = [told for told in window.complaints() if told.startswith("left") or "SharedArray" in told]
        window.close()
    thought = '{"asked": "\\u00e4", "seats": 6}'
    assert answers == [thought, thought, "lost", "lost", thought]
    assert wrong == []
