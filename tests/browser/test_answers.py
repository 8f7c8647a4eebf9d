"""A finger on whatever can't be tapped at a table gets an answer, at the place it touched."""

from __future__ import annotations

import pytest

from browser.at_the_table import SHORTEST, WALKABLE, WHOLE, take_seats
from browser.saved_matches import positions, sit_down
from browser.windows import Finger, wait_for
from games.catalogue import GAMES, Game
from thorough import in_turn, name_of

FREE = """[...document.querySelectorAll('.table :is(.board, .tray, .strip) [data-key]')].flatMap(found => {
    const box = found.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    if (!hit || hit.closest('[data-tap]:not([aria-disabled=true])')) return [];
    return hit.closest('[data-key]') === found ? [{x, y, key: found.dataset.key}] : [];
})"""
"""What lies under a finger and can't be tapped, with where it is touched."""

MOST = 12
"""So many things are touched of one position."""

TIP = "document.querySelector('.tip')?.textContent"

ON_TOP = """(() => {
    const height = each => Number(getComputedStyle(each).zIndex) || 0;
    const highest = Math.max(...[...document.querySelectorAll('.table *')].map(height));
    return height(document.querySelector('.tip')) > highest;
})()"""
"""Whether no piece may lie over what is said."""


@pytest.mark.parametrize(("entry", "share"), in_turn(GAMES, (0, 0.5)), ids=name_of)
def test_nothing_on_a_table_is_dead_to_a_finger(fingers: Finger, entry: Game, share: float) -> None:
    course = positions(entry, entry.seats[0], 5, SHORTEST[entry.name])
    sit_down(fingers, course[int(share * len(course))])
    wait_for(fingers, WALKABLE)
    wait_for(fingers, WHOLE)
    before = fingers.read("document.querySelector('#paddock').innerHTML")
    spots = fingers.read(FREE)
    assert spots
    for spot in spots[:: max(1, len(spots) // MOST)]:
        fingers.read("document.querySelector('.tip')?.remove()")
        fingers.page.mouse.click(spot["x"], spot["y"])
        assert wait_for(fingers, TIP, 5), spot
    assert fingers.read(ON_TOP)
    assert fingers.read("document.querySelector('#paddock').innerHTML") == before


def test_a_refusal_is_the_rules_own_and_is_heard(fingers: Finger) -> None:
    take_seats(fingers, "shepherd", 2, 0, {"first": "1"})
    wait_for(fingers, f"{WHOLE} && !!document.querySelector('[data-tap=\"app throw\"]')")
    (spot,) = [spot for spot in fingers.read(FREE) if spot["key"] == "tile-d4"]
    fingers.page.mouse.click(spot["x"], spot["y"])
    told = wait_for(fingers, TIP, 5)
    assert told.startswith("First ")
    wait_for(fingers, f"document.querySelector('#live').textContent.includes({told!r})", 5)
