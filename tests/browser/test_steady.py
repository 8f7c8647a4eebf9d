"""An evening in one tab: ten matches one after the other, and the page is as light after the tenth as before.

In Chromium, which tells what it keeps. Counted are the memory of JavaScript and of Python's engine together,
the page's nodes and listeners, what Python has handed to JavaScript, and Python's own objects.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page

from browser.at_the_table import SHORTEST, arrive, selector, take_seats
from browser.autoplay import play_to_the_end
from browser.saved_matches import carry_on, positions
from browser.sites import MAIN, answer_otherwise, origin
from browser.windows import BREATH, PlaywrightWindow, wait_for
from games.catalogue import GAMES, Game
from thorough import THOROUGH

EVENING = [GAMES[number % len(GAMES)] for number in range(10)]
BEFORE, ALL_PLAYED, AFTER = 2, 6, 10
"""After how many matches is measured. After six every game has been played, some of them twice, and has drawn
the pictures that it keeps at hand; from then on Python has no reason to keep more."""

GROWTH = 1.2
SMALL_GROWTH = 1.05

MOST_TIDYINGS = 8

OPTIONS: Mapping[str, Mapping[str, str]] = {game.name: {} for game in GAMES} if THOROUGH else SHORTEST
"""An ordinary run has a short evening."""

WHOLE = len(EVENING) if THOROUGH else len(GAMES)
"""So many matches are played from their first move on, each game once or more; the others are taken up where
they had been left, shortly before their end."""

BEFORE_THE_END = 4
"""So many of the person's moves."""

BOTS = 2
"""Every game can be played by three, and the family is asked to stay the same from game to game."""

PROBE = """
import gc, json
import js, pyodide_js
import pyodide.ffi
handed = 0
right = pyodide.ffi.create_proxy
def counted(*arguments, **named):
    global handed
    handed += 1
    return right(*arguments, **named)
pyodide.ffi.create_proxy = counted
def probe():
    gc.collect()
    engine = pyodide_js._module.HEAP8.length
    return json.dumps({"engine": engine, "objects": len(gc.get_objects()), "handed": handed})
js.probe = right(probe)
"""
"""What only Python knows of itself, told when asked."""


@pytest.fixture
def tablet(chromium_page: Page, site: str) -> PlaywrightWindow:
    """The page, with an eye on Python."""
    answer_otherwise(chromium_page, site, MAIN.replace("try:\n", f"{PROBE}\ntry:\n", 1))
    window = PlaywrightWindow("chromium", chromium_page, origin(site))
    arrive(window, site)
    return window


def measure(page: Page) -> dict[str, Any]:
    """What the tab keeps, after everything that may be thrown away was thrown away.

    What Python lets go JavaScript hears of a turn later, and what that holds falls at the next tidying: so
    they tidy until no more nodes go.
    """
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable")
    metrics = tidied(page, line)
    for _ in range(MOST_TIDYINGS):
        before, metrics = metrics, tidied(page, line)
        if metrics["Nodes"] >= before["Nodes"]:
            break
    python: dict[str, Any] = json.loads(page.evaluate("probe()"))
    line.detach()
    return {
        "memory": metrics["JSHeapUsedSize"] + python["engine"],
        "script memory": metrics["JSHeapUsedSize"],
        "nodes": metrics["Nodes"],
        "listeners": metrics["JSEventListeners"],
        "handed to JavaScript": python["handed"],
        "objects of Python": python["objects"],
    }


def tidied(page: Page, line: CDPSession) -> dict[str, Any]:
    """Both languages throw away what nobody holds, with a turn to tell each other; then the counts."""
    page.evaluate("probe()")
    for _ in range(3):
        line.send("HeapProfiler.collectGarbage")
        page.evaluate(BREATH)
    return {entry["name"]: entry["value"] for entry in line.send("Performance.getMetrics")["metrics"]}


def sit_down(tablet: PlaywrightWindow, game: Game, number: int) -> None:
    """To the match with this number of the evening."""
    if number <= WHOLE:
        take_seats(tablet, game.name, 1, BOTS, OPTIONS[game.name])
    else:
        course = positions(game, 1 + BOTS, number, OPTIONS[game.name], people=1)
        carry_on(tablet, course[-BEFORE_THE_END:][0])


def test_ten_matches_leave_nothing_behind(tablet: PlaywrightWindow) -> None:
    found = {}
    for number, game in enumerate(EVENING, start=1):
        sit_down(tablet, game, number)
        play_to_the_end(tablet, number)
        tablet.tap(selector("app home"))
        wait_for(tablet, "document.getElementById('lobby').checkVisibility()")
        if number in (BEFORE, ALL_PLAYED, AFTER):
            found[number] = measure(tablet.page)
    before, after = found[BEFORE], found[AFTER]
    print(found)
    assert after["memory"] <= GROWTH * before["memory"]
    assert after["script memory"] <= GROWTH * before["script memory"]
    assert after["nodes"] <= SMALL_GROWTH * before["nodes"]
    assert after["listeners"] <= before["listeners"]
    assert after["handed to JavaScript"] == before["handed to JavaScript"]
    assert after["objects of Python"] <= GROWTH * found[ALL_PLAYED]["objects of Python"]
