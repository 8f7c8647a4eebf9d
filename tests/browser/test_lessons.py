"""The first lesson of each game by keyboard and accessibility tree alone: no finger, no hand that is seen."""

from __future__ import annotations

import re
import time
from random import Random

import pytest
from playwright.sync_api import Page

from browser.at_the_table import SEATS
from browser.windows import BREATH, Finger, wait_for
from games.catalogue import GAMES

THIS_ONE = re.compile(r" \(this one\)$")
"""How the name ends of what the hand points at."""

OVER = "!!document.querySelector('.learnt')"
FOCUSED = "document.activeElement?.getAttribute('aria-label') || document.activeElement?.innerText || ''"

MOST_KEYS = 140
SECONDS = 120


def reach(page: Page, name: str) -> None:
    """Go on with the keys until what is called like this has the focus."""
    for key in ("Tab", "ArrowRight", "ArrowDown"):
        for _ in range(MOST_KEYS):
            if page.evaluate(FOCUSED).strip() == name:
                return
            page.keyboard.press(key)
            if key != "Tab" and page.evaluate(FOCUSED).strip() != name:
                page.keyboard.press("Tab")
    raise AssertionError(f"No key leads to {name!r}.")


def shown(page: Page) -> str:
    """The name of what is to be pressed, as the accessibility tree tells it; nothing if it tells none."""
    found = page.get_by_role("button", name=THIS_ONE)
    return str(found.first.get_attribute("aria-label")) if found.count() else ""


def opened_by_keyboard(page: Page, game: str) -> None:
    """From the lobby to the table of its lesson."""
    lobby = page.locator(f'#lobby [data-tap="app game {game}"]')
    lobby.focus()
    page.keyboard.press("Enter")
    page.wait_for_function(SEATS)
    reach(page, "Learn by playing: First steps")
    page.keyboard.press("Enter")


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_the_first_lesson_by_keyboard_and_ear(fresh: Finger, game: str) -> None:
    page = fresh.page
    opened_by_keyboard(page, game)
    pressed, steps, end, rng = 0, set(), time.monotonic() + SECONDS, Random(1)
    while not page.evaluate(OVER):
        assert time.monotonic() < end, page.locator("body").aria_snapshot()
        if name := shown(page):
            steps.add(page.get_by_role("heading", level=1).first.inner_text())
            reach(page, name)
            page.keyboard.press("Enter")
            pressed += 1
        elif len(steps) > 3 and free(page, rng):
            page.keyboard.press("Enter")
        page.evaluate(BREATH)
    assert pressed >= len(steps) > 3
    assert page.get_by_role("heading", name="Well done!").is_visible()
    wait_for(fresh, "document.activeElement.innerText === 'Well done!'")


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
