"""A family at its tablet: turned in the middle of a match, put away, set up anew, listened to, typed at."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.at_the_table import (
    OFFERED,
    SHORTEST,
    arrive,
    offers,
    play_some,
    selector,
    take_seats,
    wait_to_be_asked,
)
from browser.windows import Finger, wait_for, wait_until_ready
from games.catalogue import GAMES, Game
from table.seal import unseal

LYING, STANDING, PHONE = (1024, 768), (820, 1180), (390, 844)
TABLETS = (LYING, STANDING, (1366, 1024), (1440, 900))

PICKED = "[...document.querySelectorAll('#paddock [aria-pressed=true]')].map(e => e.dataset.tap)"
"""What is in somebody's hand."""

CUT_OFF = """[...document.querySelectorAll('#paddock [data-tap]')].filter(each => {
    const box = each.getBoundingClientRect();
    const beyond = Math.max(-box.top, -box.left, box.bottom - innerHeight, box.right - innerWidth);
    return box.width && beyond > 1;
}).map(each => each.dataset.tap + ' is cut off')"""

SCROLLS = """[document.documentElement, ...document.querySelectorAll('#paddock .table, #paddock .table *')]
    .filter(each => {
        const down = each.scrollHeight > each.clientHeight + 1;
        const across = each.scrollWidth > each.clientWidth + 1;
        const style = getComputedStyle(each), root = each === document.documentElement;
        const scrolls = way => root || way === 'auto' || way === 'scroll';
        return (down && scrolls(style.overflowY)) || (across && scrolls(style.overflowX));
    }).map(each => `${each.tagName} ${each.className} scrolls`)"""
"""What would have to be scrolled to see the table: the page, or a part of it."""

by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def record(fingers: Finger, game: str) -> list[str]:
    """The lines of the kept match."""
    return unseal(fingers.read(f"localStorage.getItem('paddock:match.{game}')")).splitlines()


def at_table(fingers: Finger, game: Game, people: int = 1, bots: int | None = None) -> None:
    """Sit down, the fewest there may be unless it is said."""
    bots = game.seats[0] - people if bots is None else bots
    shortest = SHORTEST[game.name] if people + bots == game.seats[0] else {}
    take_seats(fingers, game.name, people, bots, shortest)
    wait_to_be_asked(fingers)


# Turning


@by_game
def test_turning_the_tablet_loses_nothing(fingers: Finger, game: Game) -> None:
    """The same match, the same thing in hand, the same moves to play, whichever way it is held."""
    at_table(fingers, game)
    rng = Random(8)
    play_some(fingers, rng, 6)
    while not (picks := [tap for tap in wait_to_be_asked(fingers) if tap.startswith("pick ")]):
        play_some(fingers, rng, 1)
    fingers.tap(selector(picks[0]))
    before = (wait_to_be_asked(fingers), fingers.read(PICKED), record(fingers, game.name))
    for size in (STANDING, PHONE, STANDING, LYING):
        fingers.turn(*size)
        offered, picked, kept = wait_to_be_asked(fingers), fingers.read(PICKED), record(fingers, game.name)
        assert sorted(offered) == sorted(before[0])
        assert picked == before[1]
        assert kept == before[2]
    assert play_some(fingers, rng, 2) == 2


@pytest.mark.parametrize("full", [False, True], ids=["few", "full"])
@by_game
def test_no_table_scrolls_on_a_tablet(fingers: Finger, game: Game, full: bool) -> None:
    at_table(fingers, game, 1, game.seats[-1] - 1 if full else None)
    rng = Random(9)
    found: dict[str, list[str]] = {}
    for step in range(8):
        wait_to_be_asked(fingers)
        for size in TABLETS:
            fingers.turn(*size)
            if wrong := [*fingers.read(SCROLLS), *fingers.read(CUT_OFF)]:
                found[f"{size[0]} x {size[1]} after {step} taps"] = wrong
        play_some(fingers, rng, 1)
    assert not found, json.dumps(found, indent=1)


# Taking back and putting away


@by_game
def test_a_move_is_taken_back_by_the_button(fingers: Finger, game: Game) -> None:
    """Wherever the button stands, it leads back to before somebody's own last decision."""
    if game.name == "lucky":
        pytest.skip("an exchange is never taken back")
    at_table(fingers, game, game.seats[0], 0)
    rng = Random(3)
    for _ in range(60):
        before = record(fingers, game.name)
        play_some(fingers, rng, 1)
        wait_to_be_asked(fingers)
        played = record(fingers, game.name)
        if len(played) > len(before) and fingers.read(f"!!document.querySelector('{selector('app undo')}')"):
            break
    else:
        pytest.fail("Nothing could ever be taken back.")
    kept = f"localStorage.getItem('paddock:match.{game.name}')"
    was = fingers.read(kept)
    fingers.tap(selector("app undo"))
    wait_for(fingers, f"{kept} !== {json.dumps(was)}")
    wait_to_be_asked(fingers)
    undone = record(fingers, game.name)
    assert undone == played[: len(undone)]
    assert len(undone) < len(played)
    assert undone[-1] == before[-1]
    assert play_some(fingers, rng, 3) == 3


def test_home_and_carry_on(fingers: Finger) -> None:
    """The lobby says which match was left and who is next; the match stands there as it was left."""
    game = next(game for game in GAMES if game.name == "nines")
    at_table(fingers, game, 2, 0)
    play_some(fingers, Random(2), 5)
    before, kept = wait_to_be_asked(fingers), record(fingers, "nines")
    fingers.tap(selector("app home"))
    wait_for(fingers, "!document.getElementById('lobby').hidden")
    line = fingers.read("document.getElementById('carry-on').innerText")
    assert "All Nines" in line
    assert " is next" in line
    fingers.tap('[data-tap="app continue"]')
    wait_for(fingers, "!!document.querySelector('.table')")
    assert wait_to_be_asked(fingers) == before
    assert record(fingers, "nines") == kept


# Settings and sheets


def test_settings_are_remembered(fresh: Finger) -> None:
    """Answered at the table, true at once, and still true when the page opens again."""
    at_table(fresh, GAMES[1])
    answers = {"pace": "fast", "theme": "night", "sound": "on", "turning": "turn", "voice": "off"}
    fresh.tap(selector("app settings"))
    wait_for(fresh, "!!document.querySelector('dialog.sheet[open]')")
    for name, value in answers.items():
        fresh.tap(f'[data-tap="app set {name} {value}"]')
    shown = "['pace', 'theme'].map(name => document.documentElement.dataset[name])"
    assert fresh.read(shown) == ["fast", "night"]
    fresh.tap('[data-tap="app close"]')
    fresh.reload()
    assert fresh.read(shown)[1] == "night"  # before Python, so that nothing flashes
    wait_until_ready(fresh)
    assert fresh.read(shown) == ["fast", "night"]
    fresh.tap('[data-tap="app continue"]')
    wait_for(fresh, "!!document.querySelector('.table')")
    fresh.tap(selector("app settings"))
    wait_for(fresh, "!!document.querySelector('dialog.sheet[open]')")
    checked = fresh.read("[...document.querySelectorAll('[aria-checked=true]')].map(e => e.dataset.tap)")
    assert sorted(checked) == sorted(f"app set {name} {value}" for name, value in answers.items())


@by_game
def test_the_log_and_the_rules_lie_over_the_table(fingers: Finger, game: Game) -> None:
    """Each opens, says something, keeps the keyboard in, and gives the focus back when Escape closes it."""
    at_table(fingers, game)
    play_some(fingers, Random(4), 5)
    before = wait_to_be_asked(fingers)
    for sheet, inside in (("log", "ol.events > li"), ("help", "h3, h2 ~ * p, p")):
        fingers.page.locator(selector(f"app {sheet}")).focus()
        fingers.page.keyboard.press("Enter")
        wait_for(fingers, "!!document.querySelector('dialog.sheet[open]')")
        assert fingers.read(f"document.querySelectorAll('dialog .sheet-body :is({inside})').length") > 0
        for _ in range(6):
            fingers.page.keyboard.press("Tab")
            in_page = "document.activeElement === document.body"
            assert fingers.read(f"!!document.activeElement.closest('dialog') || {in_page}")
        fingers.page.keyboard.press("Escape")
        wait_for(fingers, "!document.querySelector('dialog.sheet')")
        assert fingers.read("document.activeElement.dataset.tap") == f"app {sheet}"
    assert offers(fingers) == before


# By keyboard alone


def tab_to(page: Page, tap: str, most: int = 80) -> None:
    """Press Tab until the focus stands on what says this."""
    for _ in range(most):
        if str(page.evaluate("document.activeElement?.dataset?.tap || ''")).startswith(tap):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"Tab never comes to {tap}; it stands on {focused(page)}")


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement?.dataset?.tap || ''"))


def test_lucky_sheep_is_played_by_keyboard_alone(fingers: Finger) -> None:
    """From the lobby to the second person's turn, with Tab, Enter and the arrows; no focus is ever lost."""
    page = fingers.page
    for tap, room in (("app game lucky", ".seats"), ("seats start", ".curtain")):
        tab_to(page, tap)
        page.keyboard.press("Enter")
        wait_for(fingers, f"!!document.querySelector('{room}')")
        if room == ".seats":
            make_people(fingers)
    swapped = 0
    for _ in range(12):
        if fingers.read("!!document.querySelector('.curtain')"):
            tab_to(page, "curtain ")
            page.keyboard.press("Enter")
            wait_for(fingers, "!!document.querySelector('.table')")
        offered = wait_to_be_asked(fingers)
        if any(tap.startswith("pick hand") for tap in offered) and not swapped:
            tab_to(page, "pick hand 1")
            page.keyboard.press("ArrowDown")
            assert focused(page) == "pick hand 2"
            page.keyboard.press("ArrowUp")
            assert focused(page) == "pick hand 1"
            swapped = swap_by_keyboard(fingers)
        elif "play stop" in offered:
            tab_to(page, "play stop")
            page.keyboard.press("Enter")
            if swapped:
                break
        else:
            tab_to(page, "p")
            page.keyboard.press("Enter")
        fingers.read("new Promise(done => setTimeout(done, 100))")
        assert fingers.read("document.activeElement !== document.body"), "the focus is lost"
    assert [line for line in record(fingers, "lucky") if " swap " in line or line.endswith(" stop")]


def make_people(fingers: Finger) -> None:
    """Whoever is a bot becomes a person, by keyboard."""
    kinds = "[...document.querySelectorAll('.sitter .kind')]"
    while bots := fingers.read(f"{kinds}.filter(e => /bot/i.test(e.innerText)).map(e => e.dataset.tap)"):
        tab_to(fingers.page, bots[0])
        fingers.page.keyboard.press("Enter")


def swap_by_keyboard(fingers: Finger) -> int:
    """Turn over each of the own cards in turn until one fits somewhere; gives how many were swapped."""
    page = fingers.page
    for place in range(1, 5):
        tab_to(page, f"pick hand {place}")
        page.keyboard.press("Space")
        wait_for(fingers, f"!!document.querySelector('[data-tap=\"pick hand {place}\"][aria-pressed=true]')")
        if any(tap.startswith("play swap") for tap in fingers.read(OFFERED)):
            tab_to(page, "play swap")
            page.keyboard.press("Enter")
            wait_to_be_asked(fingers)
            return 1
    return 0


# Two quick taps


def test_a_second_quick_tap_does_not_reach_what_has_come_in_between(fingers: Finger) -> None:
    """A child taps twice: the first tap lays the number down, the second must not open the next curtain."""
    fingers.turn(*PHONE)
    take_seats(fingers, "hustle", 3, 0, {"calm": "yes"})
    tap_twice(fingers, "curtain 0")
    wait_to_be_asked(fingers)
    assert [line for line in record(fingers, "hustle") if "choose" in line] == []
    assert [tap for tap in offers(fingers) if tap.startswith("pick place")] == []
    fingers.tap(selector("pick card 7"))
    fingers.read("new Promise(done => setTimeout(done, 600))")
    tap_twice(fingers, "play choose 7")
    fingers.read("new Promise(done => setTimeout(done, 600))")
    assert fingers.read("!!document.querySelector('[data-tap=\"curtain 1\"]')")


def tap_twice(fingers: Finger, tap: str) -> None:
    """Two taps at one place as quick as a child's."""
    box: dict[str, Any] = fingers.page.locator(selector(tap)).bounding_box() or {}
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers.page.touchscreen.tap(x, y)
    fingers.page.wait_for_timeout(120)
    fingers.page.touchscreen.tap(x, y)


# Read aloud

DUMB = {
    "no voices": "SpeechSynthesis.prototype.getVoices = () => []",
    "no speech at all": "delete window.speechSynthesis; delete Window.prototype.speechSynthesis",
    "speech is refused": "SpeechSynthesis.prototype.speak = () => { throw new Error('not allowed') }",
}


@pytest.mark.parametrize("lack", DUMB)
def test_reading_aloud_without_a_voice_is_only_silence(fresh: Finger, site: str, lack: str) -> None:
    fresh.page.add_init_script(DUMB[lack])
    arrive(fresh, site, voice="on")
    take_seats(fresh, "nines", 1, 1, SHORTEST["nines"])
    assert play_some(fresh, Random(1), 8) == 8
    wait_to_be_asked(fresh)
    assert not fresh.read("!!document.querySelector('dialog[open]')")
