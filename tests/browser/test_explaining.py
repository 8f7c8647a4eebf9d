"""A finger that rests on a piece is told what it is, also on one that can't be tapped."""

from __future__ import annotations

import json

import pytest

from browser.at_the_table import SHORTEST, WALKABLE, WHOLE, selector
from browser.saved_matches import NAMES, positions, sit_down
from browser.tour import go, say, shown
from browser.windows import Finger, wait_for
from games.catalogue import GAMES, Game

OPPONENTS = {
    "hustle": '[data-key^="sheep-"]',
    "nines": '[data-key^="pawn-"]',
    "shepherd": '[data-key^="sheep-"]',
    "lucky": '[data-key^="four-"]',
}
"""What belongs to somebody, in each game."""

THINGS = {
    "hustle": [".water", "[data-key^=belts-]"],
    "nines": ['[data-key^="tile-"]', '[data-key="chair"]', '[data-key="jar-box"]'],
    "shepherd": ['[data-key^="tile-"]', '[data-key="dog"]', '[data-key="sun"]', '[data-key="house"]'],
    "lucky": ['[data-key="deck-left"]', '[data-key^="card-"]'],
}
"""Pieces of each game that a child asks about, whoever's they are."""

UNDER_A_FINGER = """({place, naming}) => {
    for (const found of document.querySelectorAll(place)) {
        const told = found.closest('[data-explain]');
        if (!told || !told.dataset.explain.includes(naming)) continue;
        const box = found.getBoundingClientRect();
        for (const down of [.5, .3, .7, .1, .9]) for (const across of [.5, .3, .7, .1, .9]) {
            const [x, y] = [box.x + box.width * across, box.y + box.height * down];
            const hit = document.elementFromPoint(x, y)?.closest('[data-explain], button');
            if (hit === told) return {x, y, sentence: told.dataset.explain};
        }
    }
    return null;
}"""
"""Where a finger reaches the first of these pieces whose sentence has this name in it."""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_holding_an_opponents_piece_or_any_other_tells_what_it_is(fingers: Finger, game: Game) -> None:
    course = positions(game, game.seats[0], 5, SHORTEST[game.name])
    sit_down(fingers, course[len(course) // 2])
    wait_for(fingers, WALKABLE)
    wait_for(fingers, WHOLE)
    before = fingers.read("document.querySelector('#paddock').innerHTML")
    other = next(name for name in NAMES[: game.seats[0]] if name not in fingers.read(HEADLINE))
    for place, naming in ((OPPONENTS[game.name], other), *((place, "") for place in THINGS[game.name])):
        assert hold(fingers, place, naming)
    assert fingers.read("document.querySelector('#paddock').innerHTML") == before


HEADLINE = "document.querySelector('.say').textContent"


def hold(fingers: Finger, place: str, naming: str) -> bool:
    """Rest a finger on a piece and see its sentence, until the finger goes."""
    spot = fingers.page.evaluate(UNDER_A_FINGER, {"place": place, "naming": naming})
    assert spot, f"Nothing under a finger at {place} tells of {naming!r}."
    touch = fingers.page.context.new_cdp_session(fingers.page)
    point = {"x": spot["x"], "y": spot["y"]}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    told = wait_for(fingers, "document.querySelector('.tip')?.textContent", 5)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    wait_for(fingers, "!document.querySelector('.tip')", 5)
    touch.detach()
    return bool(told == spot["sentence"])


LONGER_THAN_A_BEAT = 2500
"""Milliseconds."""


def test_a_sheet_that_is_closed_is_gone_although_the_story_goes_on(fingers: Finger) -> None:
    """It had stood still under the sheet, and draws nothing but its room."""
    game = GAMES[0]
    course = positions(game, game.seats[0], 5, SHORTEST[game.name], people=1)
    card = next(tap for tap in sit_down(fingers, course[0]) if tap.startswith("pick card"))
    say(fingers, "app set pace normal")
    fingers.tap(selector(card))
    fingers.tap(selector(wait_for(fingers, "document.querySelector('[data-tap^=\"play \"]')?.dataset.tap")))
    wait_for(fingers, "document.querySelector('#paddock h1').innerText === 'Everybody look!'")
    go(fingers, "app settings", shown("settings"))
    fingers.page.wait_for_timeout(LONGER_THAN_A_BEAT)
    told = fingers.read("document.querySelector('#paddock .log').innerText")
    say(fingers, "app close")
    assert not fingers.read("!!document.querySelector('dialog[open]')")
    wait_for(fingers, f"document.querySelector('#paddock .log').innerText !== {json.dumps(told)}")
    say(fingers, "app set pace off")
