"""Lessons in a browser: by keyboard and accessibility tree alone, and by a finger where the hand points."""

from __future__ import annotations

import re
import time
from random import Random
from typing import Literal, NamedTuple

import pytest
from playwright.sync_api import Page

from browser.at_the_table import SEATS, offers, selector, tap_if_there
from browser.windows import BREATH, LYING, PHONE, Finger, wait_for, wait_until
from games.catalogue import GAMES
from thorough import THOROUGH, in_turn, name_of

LESSONS = [(game.name, number) for game in GAMES for number in (0, 1)]

THIS_ONE = re.compile(r" \(this one\)$")
"""How the name ends of what the hand points at."""

OVER = "!!document.querySelector('.learnt')"
FOCUSED = "document.activeElement?.getAttribute('aria-label') || document.activeElement?.innerText || ''"

ON_A_SQUARE = "document.activeElement?.getAttribute('role') === 'gridcell'"
ROLES: tuple[Literal["button", "gridcell"], ...] = ("button", "gridcell")

MOST_KEYS = 140
IN_A_GROUP = 10
STOPS = 40
SQUARES = 400
"""More keys than any board has squares and rows."""
SECONDS = 120


def reach(page: Page, name: str) -> bool:
    """Go on with the keys until what is called like this has the focus: within groups to either side."""
    for stops, arrows in ((MOST_KEYS, ()), (STOPS, ("ArrowRight", "ArrowLeft", "ArrowDown"))):
        for _ in range(stops):
            if page.evaluate(FOCUSED).strip() == name or any(leads(page, key, name) for key in arrows):
                return True
            page.keyboard.press("Tab")
    return False


def leads(page: Page, arrow: str, name: str) -> bool:
    """Whether this arrow comes to what is called like this, before it goes no further."""
    for _ in range(IN_A_GROUP):
        before = page.evaluate(FOCUSED).strip()
        page.keyboard.press(arrow)
        if (here := page.evaluate(FOCUSED).strip()) == name:
            return True
        if here == before:
            return False
    return False


def walk(page: Page, name: str) -> bool:
    """Over the board, row by row, to the square that is called like this."""
    for _ in range(MOST_KEYS):
        if page.evaluate(ON_A_SQUARE):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Control+Home")
    for _ in range(SQUARES):
        if (here := page.evaluate(FOCUSED).strip()) == name:
            return True
        page.keyboard.press("ArrowRight")
        if page.evaluate(FOCUSED).strip() == here:
            page.keyboard.press("Home")
            page.keyboard.press("ArrowDown")
    return False


class Shown(NamedTuple):
    """What is to be pressed, as the accessibility tree tells it; without a name it tells of nothing."""

    step: str
    role: str = ""
    name: str = ""


def shown(page: Page) -> Shown:
    step = page.get_by_role("heading", level=1).first.inner_text()
    for role in ROLES:
        found = page.get_by_role(role, name=THIS_ONE)
        names: list[str] = found.evaluate_all("all => all.map(each => each.ariaLabel)")
        if names:
            return Shown(step, role, names[0])
    return Shown(step)


def press(page: Page, what: Shown) -> bool:
    """Go there with the keys, press Enter, and wait until something comes of it. Keys may lead nowhere only
    where it is pointed at no more."""
    if not (walk if what.role == "gridcell" else reach)(page, what.name):
        assert shown(page) != what, f"No key leads to {what}"
        return False
    page.keyboard.press("Enter")
    wait_until(lambda: bool(page.evaluate(OVER)) or shown(page) != what)
    page.evaluate(BREATH)
    return True


def opened_by_keyboard(page: Page, game: str) -> None:
    """From the lobby to the table of its lesson."""
    lobby = page.locator(f'#lobby [data-tap="app game {game}"]')
    lobby.focus()
    page.keyboard.press("Enter")
    page.wait_for_function(SEATS)
    assert reach(page, "Learn by playing: First steps")
    page.keyboard.press("Enter")


@pytest.mark.parametrize("game", [game.name for game in (GAMES if THOROUGH else GAMES[1::2])])
def test_the_first_lesson_by_keyboard_and_ear(fingers: Finger, game: str) -> None:
    """What each lesson asks and says is held without a browser too (`tests/games/test_lessons.py`)."""
    page = fingers.page
    opened_by_keyboard(page, game)
    pressed, steps, end, rng = 0, set(), time.monotonic() + SECONDS, Random(1)
    while not page.evaluate(OVER):
        assert time.monotonic() < end, page.locator("body").aria_snapshot()
        if (now := shown(page)).name:
            steps.add(now.step)
            pressed += press(page, now)
        elif len(steps) > 3 and free(page, rng):
            page.keyboard.press("Enter")
        page.evaluate(BREATH)
    assert pressed >= len(steps) > 3
    assert page.get_by_role("heading", name="Well done!").is_visible()
    wait_for(fingers, "document.activeElement.innerText === 'Well done!'")


def free(page: Page, rng: Random) -> bool:
    """In the free stretch: whether something is offered, which has the focus then."""
    offered: int = page.evaluate(
        """luck => {
            const seen = [...document.querySelectorAll('#paddock [data-tap]')]
                .filter(e => e.checkVisibility() && !e.matches(':disabled, [aria-disabled=true]'));
            const moves = seen.filter(e => /^(play |app throw)/.test(e.dataset.tap));
            const picks = seen.filter(e => /^pick /.test(e.dataset.tap));
            const from = moves.length ? moves : picks;
            from[Math.floor(luck * from.length)]?.focus();
            return from.length;
        }""",
        rng.random(),
    )
    return offered > 0


POINTED = """(() => {
    const found = document.querySelector('#paddock .pointed');
    if (!found?.checkVisibility()) return null;
    const box = found.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const met = document.elementFromPoint(x, y);
    return {x, y, tap: found.dataset.tap, met: met?.closest('[data-tap]')?.dataset.tap || met?.outerHTML};
})()"""
"""Where the hand points, and what a finger meets there."""

POINTED_AT_LEAST = 4
"""Different things in any lesson, in those steps alone in which one answer is the right one."""


@pytest.mark.parametrize(("lesson", "size"), in_turn(LESSONS, (LYING, PHONE)), ids=name_of)
def test_a_finger_meets_what_the_hand_points_at(
    fingers: Finger, lesson: tuple[str, int], size: tuple[int, int]
) -> None:
    game, number = lesson
    fingers.turn(*size)
    fingers.tap(f'#lobby [data-tap="app game {game}"]')
    wait_for(fingers, SEATS)
    fingers.tap(selector("app help"))
    place = f'dialog [data-tap="app lesson {game} {number}"]'
    wait_for(fingers, f"!!document.querySelector('{place}')")
    fingers.tap(place)
    pointed: set[str] = set()
    rng, end = Random(3), time.monotonic() + SECONDS
    while not fingers.read(OVER):
        assert time.monotonic() < end
        # What is offered is read first: of a picture that comes in between the hand is heeded.
        offered = offers(fingers)
        if spot := fingers.read(POINTED):
            assert spot["met"] == spot["tap"]
            fingers.page.mouse.click(spot["x"], spot["y"])
            pointed.add(spot["tap"])
        elif offered:
            plays = [tap for tap in offered if not tap.startswith("pick ")]
            tap_if_there(fingers, selector(rng.choice(plays or offered)))
        fingers.read(BREATH)
    assert len(pointed) >= POINTED_AT_LEAST
