"""A family at its tablet: turned in the middle of a match, put away, set up anew, listened to, typed at."""

from __future__ import annotations

import json
from random import Random

import pytest
from playwright.sync_api import Page

from browser.at_the_table import (
    OFFERED,
    OVER,
    SEATS,
    SHORTEST,
    WALKABLE,
    WHOLE,
    arrive,
    asked_or_over,
    offers,
    play_a_move,
    play_some,
    selector,
    standing_offer,
    take_seats,
    wait_to_be_asked,
)
from browser.clipped_text import CUT_LETTERS
from browser.kept import kept as kept_of
from browser.kept import lay_match
from browser.saved_matches import positions, sit_down
from browser.tour import say
from browser.windows import LYING, PHONE, STANDING, TABLETS, Finger, wait_for, wait_until, wait_until_ready
from games.catalogue import GAMES, Game
from table.match import Match
from table.record import Record, write
from table.seal import unseal
from table.waiting import waiting
from thorough import THOROUGH

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
    return unseal(kept_of(fingers, game) or "").splitlines()


def course(game: Game, full: bool = False) -> list[Record]:
    """A match of one person among bots, the same each time, as it stood whenever the person was asked."""
    seats = game.seats[-1] if full else game.seats[0]
    return positions(game, seats, 4, {} if full else SHORTEST[game.name], people=1)


# Turning


BY_ITSELF = {"shepherd": "pick sheep "}
"""What is in hand without a touch: the first sheep that can go, once a result is being used."""


@by_game
def test_turning_the_tablet_loses_nothing(fingers: Finger, game: Game) -> None:
    """The same match, the same thing in hand, the same moves to play, whichever way it is held."""
    pick = first_pick(fingers, game)
    fingers.tap(selector(pick))
    before = (wait_to_be_asked(fingers), fingers.read(PICKED), record(fingers, game.name))
    assert {tap for tap in before[1] if not tap.startswith(BY_ITSELF.get(game.name, "no"))} == {pick}
    for size in (STANDING, PHONE, STANDING, LYING):
        fingers.turn(*size)
        offered, picked, kept = wait_to_be_asked(fingers), fingers.read(PICKED), record(fingers, game.name)
        assert sorted(offered) == sorted(before[0])
        assert picked == before[1]
        assert kept == before[2]
    assert play_some(fingers, Random(8), 2) == 2 or fingers.read(OVER)


DRAWN = """(() => {
    const room = document.getElementById('paddock').cloneNode(true);
    room.querySelectorAll('[style]').forEach(each => each.removeAttribute('style'));
    return room.innerHTML;
})()"""
"""The room as it was drawn; styles are written twice, and the page words them in its own way."""


@by_game
def test_a_turn_thought_of_beforehand_is_drawn_like_any_other(fingers: Finger, game: Game) -> None:
    """After a rest the table knows how it will look; turned, it is as one that was set up that way."""
    asked = course(game)
    record = asked[len(asked) // 2]
    fingers.turn(*STANDING)
    sit_down(fingers, record)
    wait_for(fingers, WALKABLE)
    standing = fingers.read(DRAWN)
    fingers.tap(selector("app home"))
    fingers.turn(*LYING)
    sit_down(fingers, record)
    for size in (STANDING, LYING, STANDING):
        fingers.read("new Promise(done => setTimeout(done, 700))")
        fingers.turn(*size)
    wait_to_be_asked(fingers)
    assert fingers.read(DRAWN) == standing


def first_pick(fingers: Finger, game: Game) -> str:
    """Sit down where something can be picked; gives the first such thing."""
    for record in course(game):
        if picks := [tap for tap in sit_down(fingers, record) if tap.startswith("pick ")]:
            return picks[0]
        fingers.tap(selector("app home"))
    pytest.fail("Nothing can ever be picked.")


@pytest.mark.parametrize(
    "full", [False, True] if THOROUGH else [True], ids=lambda full: "full" if full else "few"
)
@by_game
def test_no_table_scrolls_on_a_tablet(fingers: Finger, game: Game, full: bool) -> None:
    """At the beginning, in the middle and near the end; as the person is asked, and a tap later. Each time
    on two of the tablets in turn."""
    asked = course(game, full)
    found: dict[str, list[str]] = {}
    for number, place in enumerate((0, len(asked) // 3, 2 * len(asked) // 3, len(asked) - 1)):
        sit_down(fingers, asked[place])
        for taps in range(2):
            for size in TABLETS if THOROUGH else TABLETS[(number + taps) % 2 :: 2]:
                fingers.turn(*size)
                if wrong := [*fingers.read(SCROLLS), *fingers.read(CUT_OFF), *fingers.read(CUT_LETTERS)]:
                    found[f"{size[0]} x {size[1]} at {place} of {len(asked)}, {taps} taps later"] = wrong
            play_some(fingers, Random(place), 1)
            if not asked_or_over(fingers):  # the dice have ended the match
                break
        fingers.tap(selector("app home"))
    assert not found, json.dumps(found, indent=1)


# Taking back and putting away

MORE_TO_DECIDE = {"hustle": {"layout": "chosen"}}
"""Where luck decides all but the secret choices, there is rarely something to take back."""


@by_game
def test_a_move_is_taken_back_by_the_button(fingers: Finger, game: Game) -> None:
    """Wherever the button stands, it leads back to before somebody's own last decision."""
    if game.name == "lucky":
        pytest.skip("an exchange is never taken back")
    asked = positions(game, game.seats[0], 3, MORE_TO_DECIDE.get(game.name, {}))
    match = next(filter(can_undo, map(Match.resume, asked)))
    sit_down(fingers, match.record)
    was = kept_of(fingers, game.name)
    fingers.tap(selector("app undo"))
    wait_until(lambda: kept_of(fingers, game.name) != was)
    match = match.undo(waiting(match).seats[0])
    assert record(fingers, game.name) == write(match.record).splitlines()
    wait_to_be_asked(fingers)
    assert play_some(fingers, Random(3), 3) == 3 or fingers.read(OVER)


def can_undo(match: Match) -> bool:
    """Whether the person who is asked may take something back."""
    return match.can_undo(waiting(match).seats[0])


def test_home_and_carry_on(fingers: Finger) -> None:
    """The lobby says which match was left and who is next; the match stands there as it was left."""
    game = next(game for game in GAMES if game.name == "nines")
    sit_down(fingers, course(game)[0])
    before, kept = play_a_move(fingers, game.name, Random(2)), record(fingers, "nines")
    fingers.tap(selector("app home"))
    wait_for(fingers, "!document.getElementById('lobby').hidden")
    line = fingers.read("document.getElementById('carry-on').innerText")
    assert "All Nines" in line
    assert " is next" in line
    fingers.tap('[data-tap="app continue"]')
    wait_for(fingers, "!!document.querySelector('.table')")
    assert standing_offer(fingers) == before
    assert record(fingers, "nines") == kept


# Settings and sheets


def test_settings_are_remembered(fresh: Finger) -> None:
    """Answered at the table, true at once, and still true when the page opens again."""
    take_seats(fresh, "nines", 1, 1)
    wait_to_be_asked(fresh)
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
    untouched = {"waiting": "off", "telling": "full", "language": "system", "coach": "off"}
    told = answers | untouched | {"story": "newest", "hints": "on", "keys": "on"}
    told |= {"loud": "medium", "voiced": "loud", "hand": "right"}
    assert sorted(checked) == sorted(f"app set {name} {value}" for name, value in told.items())


@by_game
def test_the_log_and_the_rules_lie_over_the_table(fingers: Finger, game: Game) -> None:
    """Each opens, says something, keeps the keyboard in, and gives the focus back when Escape closes it."""
    asked = course(game)
    say(fingers, "app set voice off")  # where all is read aloud the log lies in the settings
    before = sit_down(fingers, asked[len(asked) // 2])
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
        wait_for(fingers, f"document.activeElement.dataset.tap === 'app {sheet}'", 10)
    assert offers(fingers) == before
    say(fingers, "app set voice on")


# By keyboard alone


SAYS = "(each => each.tap || each.walk || '')(document.activeElement?.dataset || {})"
"""What is said by whatever has the focus when it is pressed."""


def tab_to(page: Page, tap: str, most: int = 80) -> None:
    """Press Tab until the focus stands on what says this."""
    for _ in range(most):
        if focused(page).startswith(tap):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"Tab never comes to {tap}; it stands on {focused(page)}")


def focused(page: Page) -> str:
    return str(page.evaluate(SAYS))


def test_lucky_sheep_is_played_by_keyboard_alone(fingers: Finger) -> None:
    """From the lobby to the second person's turn, with Tab, Enter and the arrows; no focus is ever lost."""
    page = fingers.page
    tab_to(page, "app game lucky")
    page.keyboard.press("Enter")
    wait_for(fingers, SEATS)
    make_people(fingers)
    tab_to(page, "seats start")
    page.keyboard.press("Enter")
    wait_for(fingers, "!!document.querySelector('.curtain')")
    swapped = 0
    for _ in range(12):
        if fingers.read("!!document.querySelector('.curtain')"):
            tab_to(page, "curtain ")
            page.keyboard.press("Enter")
            wait_for(fingers, "!!document.querySelector('.table')")
        offered = wait_to_be_asked(fingers)
        wait_for(fingers, WALKABLE)
        if any(tap.startswith("pick hand") for tap in offered) and not swapped:
            tab_to(page, "pick hand 1")
            page.keyboard.press("ArrowRight")
            assert focused(page) == "pick hand 2"
            page.keyboard.press("Home")
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
    said = f"{kinds}.map(e => e.innerText).join()"
    while bots := fingers.read(f"{kinds}.filter(e => /bot/i.test(e.innerText)).map(e => e.dataset.tap)"):
        before = fingers.read(said)
        tab_to(fingers.page, bots[0])
        fingers.page.keyboard.press("Enter")
        wait_for(fingers, f"{said} !== {json.dumps(before)}")


def walk_to(page: Page, says: str) -> None:
    """Walk over the whole board, row by row, until the focus stands on what says this."""
    page.keyboard.press("Control+Home")
    for _row in range(4):
        page.keyboard.press("Home")
        for _square in range(4):
            if focused(page).startswith(says):
                return
            page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowDown")
    pytest.fail(f"No walk leads to {says}; it ends at {focused(page)}")


def swap_by_keyboard(fingers: Finger) -> int:
    """Turn over each of the own cards in turn until one fits somewhere; gives how many were swapped."""
    page = fingers.page
    for place in range(1, 5):
        walk_to(page, f"pick hand {place}")
        page.keyboard.press("Space")
        wait_for(fingers, f"!!document.querySelector('[data-tap=\"pick hand {place}\"][aria-pressed=true]')")
        if any(tap.startswith("play swap") for tap in fingers.read(OFFERED)):
            walk_to(page, "play swap")
            page.keyboard.press("Enter")
            wait_to_be_asked(fingers)
            return 1
    return 0


# Two quick taps

CLOCK = """(right => {
    let now = 0;
    window.pass = milliseconds => { now += milliseconds; };
    Object.defineProperty(Event.prototype, 'timeStamp', {...right, get: () => now});
})(Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp'))"""
"""A clock for taps that goes by the test's word, so that no slow machine makes a quick tap slow."""


def test_a_second_quick_tap_does_not_reach_what_has_come_in_between(fresh: Finger) -> None:
    """A child taps twice: the first tap lays the number down, the second must not open the next curtain."""
    fresh.read(CLOCK)
    begun = positions(GAMES[0], 3, 1, {"calm": "yes"})[0]
    for size in (PHONE, LYING, STANDING):
        fresh.turn(*size)
        sit_down_slowly(fresh, begun)
        tap_twice(fresh, "curtain 0")
        assert fresh.read(PICKED) == []
        card = next(tap for tap in wait_to_be_asked(fresh) if tap.startswith("pick card"))
        tap_slowly(fresh, card)
        choose = next(tap for tap in wait_to_be_asked(fresh) if tap.startswith("play choose"))
        tap_twice(fresh, choose)
        assert fresh.read("!!document.querySelector('[data-tap=\"curtain 1\"]')")
        tap_slowly(fresh, "app home")


def sit_down_slowly(fingers: Finger, record: Record) -> None:
    """To the curtain of this match."""
    fingers.read("pass(1000)")
    lay_match(fingers, record)
    fingers.tap(f'[data-tap="app game {record.game}"]')
    wait_for(fingers, SEATS)
    tap_slowly(fingers, "seats resume")
    wait_for(fingers, "!!document.querySelector('.curtain')")


def tap_slowly(fingers: Finger, tap: str) -> None:
    """Look first, then tap."""
    fingers.read("pass(1000)")
    fingers.tap(selector(tap))


def tap_twice(fingers: Finger, tap: str) -> None:
    """Two taps at one place as quick as a child's; by the second the page is as the first has made it."""
    fingers.read("pass(1000)")
    box = fingers.page.locator(selector(tap)).bounding_box()
    assert box
    place = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert fingers.touch(*place)
    wait_for(fingers, f"!document.querySelector('{selector(tap)}') && {WHOLE}")
    fingers.read("pass(150)")
    fingers.touch(*place)


# Read aloud

DUMB = {
    "no voices": "SpeechSynthesis.prototype.getVoices = () => []",
    "no speech at all": "delete window.speechSynthesis; delete Window.prototype.speechSynthesis",
    "speech is refused": "SpeechSynthesis.prototype.speak = () => { throw new Error('not allowed') }",
}


@pytest.mark.parametrize("lack", DUMB)
def test_reading_aloud_without_a_voice_is_only_silence(bare: Finger, site: str, lack: str) -> None:
    bare.page.add_init_script(DUMB[lack])
    arrive(bare, site, voice="on")
    take_seats(bare, "nines", 1, 1, SHORTEST["nines"])
    assert play_some(bare, Random(1), 8) == 8
    wait_to_be_asked(bare)
    assert not bare.read("!!document.querySelector('dialog[open]')")
