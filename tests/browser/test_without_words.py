"""The Shepherd for a child who can't read: every text is a grey bar, and what is left is enough."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from browser.at_the_table import OVER, SEATS, arrive
from browser.windows import BREATH, Finger, wait_for
from thorough import THOROUGH

GREY = """(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
        * { -webkit-text-fill-color: transparent !important; text-shadow: none !important;
            text-decoration: line-through .6em #999 !important; }
        svg text { fill: #999 !important; stroke: #999 !important; stroke-width: .4em !important; }
        ::placeholder { -webkit-text-fill-color: transparent !important; }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
})()"""

SEEN = """(() => {
    const offered = document.querySelectorAll('#paddock :is(.board, .tray, .ways) [data-tap]');
    const shown = [...offered].filter(each =>
        each.checkVisibility() && !each.matches(':disabled, [aria-disabled=true]'));
    const ends = document.querySelectorAll('.seats .act');
    return [...shown, ...ends].map(each => {
        const box = each.getBoundingClientRect();
        const drawn = [...each.querySelectorAll('svg')].some(svg => svg.getBoundingClientRect().width > 15);
        return {x: box.x + box.width / 2, y: box.y + box.height / 2, yellow: each.matches('.act'),
            drawn: drawn || !!each.closest('.board'), size: Math.min(box.width, box.height)};
    });
})()"""
"""What lies there to be tapped, as an eye takes it: where, and whether it is yellow or drawn."""

HAND = """(() => {
    const found = document.querySelector('#paddock .pointed');
    if (!found?.checkVisibility()) return null;
    const box = found.getBoundingClientRect();
    return {x: box.x + box.width / 2, y: box.y + box.height / 2};
})()"""
"""Where the hand points."""

LEARNT = "!!document.querySelector('.learnt')"
STARS = "document.querySelectorAll('.learnt .star:not(.hollow)').length"

A_LESSON, A_GAME = 120, 240
"""Seconds."""

ENOUGH = 30
"""Touches on an ordinary run, about three turns of everybody."""


def touch(fingers: Finger, rng: Random) -> bool:
    """As a child does: the yellow one, if there is one, else anything that is marked."""
    seen: list[dict[str, Any]] = fingers.read(SEEN)
    if not seen:
        return False
    assert [each for each in seen if not each["drawn"]] == [], "a button that is nothing but words"
    yellow = [each for each in seen if each["yellow"]]
    aim = rng.choice(yellow or seen)
    fingers.page.mouse.click(aim["x"], aim["y"])
    fingers.read(BREATH)
    return True


def learn(fingers: Finger, rng: Random) -> int:
    """Follow the hand, and where there is none touch what there is; how often it pointed somewhere."""
    pointed, end = 0, time.monotonic() + A_LESSON
    while not fingers.read(LEARNT):
        assert time.monotonic() < end, f"not learnt after the hand was followed {pointed} times"
        if spot := fingers.read(HAND) or (fingers.read(BREATH) and fingers.read(HAND)):
            fingers.page.mouse.click(spot["x"], spot["y"])
            fingers.read(BREATH)
            pointed += 1
        else:
            touch(fingers, rng)
    return pointed


def test_the_shepherd_from_lobby_to_results_with_grey_bars_for_words(bare: Finger, site: str) -> None:
    """Its first lesson before, by the hand alone. To the results only in `--thorough`."""
    arrive(bare, site, told=True)
    bare.read(GREY)
    assert (
        bare.read("getComputedStyle(document.querySelector('h1')).webkitTextFillColor") == "rgba(0, 0, 0, 0)"
    )
    bare.tap('#lobby [data-tap="app game shepherd"]')
    wait_for(bare, SEATS)
    rng = Random(4)
    bare.tap('.ways [data-tap="app lesson shepherd 0"]')
    assert learn(bare, rng) > 8
    assert bare.read(STARS) > 0
    touch(bare, rng)
    wait_for(bare, SEATS)
    touches, end = 0, time.monotonic() + A_GAME
    while not bare.read(OVER):
        assert time.monotonic() < end, f"not over after {touches} touches"
        touches += touch(bare, rng)
        if touches > ENOUGH and not THOROUGH:
            return
    assert touches > ENOUGH
    heaps = bare.read(
        "[...document.querySelectorAll('.results svg')].filter(e => e.checkVisibility()).length"
    )
    assert heaps >= 4
