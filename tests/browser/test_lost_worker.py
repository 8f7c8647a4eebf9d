"""A bot's worker that is lost is started again once; when that one is lost too, the page thinks by itself."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page

from browser.at_the_table import arrive, play_some, take_seats, wait_to_be_asked
from browser.sites import MAIN, answer_otherwise, origin
from browser.test_dead_worker import DEADLY
from browser.windows import PlaywrightWindow, wait_for

IMPATIENT = "import stage.worker; stage.worker.SECONDS_TO_ANSWER = 6"
"""A worker that says nothing for so long is lost; the page thinks as well after five seconds."""

WORKERS = "[...document.querySelectorAll('script[name^=thinker]')].map(each => each.getAttribute('name'))"


@pytest.fixture
def tablet(chromium_page: Page, site: str) -> PlaywrightWindow:
    """A table with two bots, where every worker dies as soon as it is asked something."""
    chromium_page.add_init_script(DEADLY)
    answer_otherwise(chromium_page, site, MAIN.replace("try:\n", f"{IMPATIENT}\n\ntry:\n", 1))
    window = PlaywrightWindow("chromium", chromium_page, origin(site))
    arrive(window, site)
    take_seats(window, "nines", 1, 2)
    wait_for(window, f"{WORKERS}.length === 1")
    window.read("void (window.deadly = true)")
    return window


def test_a_lost_worker_is_started_again_once(tablet: PlaywrightWindow) -> None:
    rng = Random(3)
    while tablet.read("killed.length") < 2:
        play_some(tablet, rng, 1)
        wait_to_be_asked(tablet)
    wait_for(tablet, f"{WORKERS}.join() !== 'thinker-1'")
    for _ in range(6):
        play_some(tablet, rng, 1)
        wait_to_be_asked(tablet)
    assert tablet.read("killed.length") == 2
    assert not tablet.read("!!document.querySelector('dialog[open]')")
