"""Names of 20 letters are seen whole: in their fields, and at the table."""

from __future__ import annotations

import pytest

from app.seats import LONGEST_NAME
from browser.at_the_table import SEATS, selector
from browser.windows import BREATH, LYING, PHONE, STANDING, Finger, wait_for
from games.catalogue import GAMES
from thorough import in_turn, name_of

NAMES = ("Wilhelmine-Marlene W", "Maximiliane-Sophie M", "Wolfgang Amadeus Moz", "Anna-Magdalena Wwwww")

CUT = """places => [...document.querySelectorAll(places)].filter(each => each.checkVisibility())
    .filter(each => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 2)
    .map(each => each.value || each.textContent)"""


@pytest.mark.parametrize(
    ("game", "size"), in_turn([game.name for game in GAMES], (PHONE, LYING, STANDING)), ids=name_of
)
def test_four_long_names_are_seen_whole(fingers: Finger, game: str, size: tuple[int, int]) -> None:
    assert {len(name) for name in NAMES} == {LONGEST_NAME}
    fingers.turn(*size)
    fingers.tap(f'#lobby [data-tap="app game {game}"]')
    wait_for(fingers, SEATS)
    fields = fingers.page.locator(".sitter input")
    while fields.count() < len(NAMES):
        fingers.tap(selector("seats add bot"))
    for place, name in enumerate(NAMES):
        fields.nth(place).fill(name)
        fields.nth(place).press("Tab")
        fingers.read(BREATH)
    assert fingers.page.evaluate(CUT, ".sitter input") == []
    fingers.tap(selector("seats start"))
    wait_for(fingers, "!!document.querySelector('.table:not([aria-busy=true], :has([aria-busy=true]))')")
    assert fingers.page.evaluate(CUT, ".strip .name") == []
