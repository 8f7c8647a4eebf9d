"""A bot's worker that dies in the middle of a thought: the family waits a moment, once, and plays on."""

from __future__ import annotations

import time
from random import Random

import pytest
from playwright.sync_api import Page

from browser.at_the_table import (
    arrive,
    asked_or_over,
    offers,
    play_some,
    selector,
    take_seats,
    tap_if_there,
    wait_to_be_asked,
)
from browser.sites import origin
from browser.windows import PlaywrightWindow, wait_until

DEADLY = """
window.killed = [];
const workers = [];
window.Worker = class extends Worker {
    constructor(...given) {
        super(...given);
        workers.push(this);
    }
};
// Python's own clock ticks through a port as well, with numbers.
const post = MessagePort.prototype.postMessage;
MessagePort.prototype.postMessage = function (...message) {
    post.apply(this, message);
    if (!window.deadly || !workers.length || typeof message[0] !== "object") return;
    killed.push(performance.now());
    workers.splice(0).forEach(worker => worker.terminate());
};
"""
"""Workers that die as soon as they have been asked something, once `deadly` is set."""

PATIENCE = 7
"""Seconds: five until the page thinks as well, and some for a busy machine."""

AT_ONCE = 4.9
"""Seconds that a round of bots may take on a busy machine, if nobody is waited for; a finger that came too
late takes four of them."""


@pytest.fixture
def tablet(chromium_page: Page, site: str) -> PlaywrightWindow:
    """A table with two bots whose worker has answered already."""
    chromium_page.add_init_script(DEADLY)
    window = PlaywrightWindow("chromium", chromium_page, origin(site))
    arrive(window, site, told=True)
    take_seats(window, "nines", 1, 2)
    play_some(window, Random(3), 6)
    wait_to_be_asked(window)
    return window


def test_a_worker_that_dies_in_mid_thought_is_waited_for_once(tablet: PlaywrightWindow) -> None:
    tablet.read("void (window.deadly = true)")
    rng = Random(4)
    while not tablet.read("killed.length"):
        tap_if_there(tablet, selector(rng.choice(asked_or_over(tablet))))
    wait_until(lambda: not offers(tablet))
    wait_to_be_asked(tablet)
    waited = tablet.read("performance.now() - killed[0]") / 1000
    assert 3 < waited < PATIENCE
    rounds = []
    for _ in range(6):
        begun = time.monotonic()
        play_some(tablet, rng, 1)
        wait_to_be_asked(tablet)
        rounds.append(time.monotonic() - begun)
    assert max(rounds) < AT_ONCE
    assert tablet.read("killed.length") == 1
    assert not tablet.read("!!document.querySelector('dialog[open]')")
