"""What is kept is never lost: results, the sand of a turn, saves that can't be read, no room, two windows."""

from __future__ import annotations

import json
import time
from functools import partial
from random import Random

import pytest

from browser.at_the_table import (
    OVER,
    SEATS,
    offers,
    play_a_move,
    play_some,
    selector,
    standing_offer,
    take_seats,
    wait_to_be_asked,
)
from browser.kept import forget_all, kept, kept_record, lay_sealed, lay_thing, stores, thing, unread
from browser.killing import TAPPING
from browser.saved_matches import carry_on, positions
from browser.windows import Finger, Window, wait_for, wait_until, wait_until_ready
from games.catalogue import game as game_of
from table.match import Match
from table.record import Entry, Record, write
from table.seal import seal

SHEET = "dialog.sheet-trouble[open]"
CONTINUE = f'{SHEET} .act[data-tap="app close"]'
RESULTS = "document.querySelector('.results-head').innerText"
LOBBY = "document.getElementById('lobby').checkVisibility()"
YELLOW = """(button => button.checkVisibility() && button.innerText)(document.getElementById('carry-on'))"""


def nearly_over() -> Record:
    """A short match of All Nines before its last decision."""
    return positions(game_of("nines"), 2, 3, {"track": "short"})[-1]


def begin_anew(window: Window) -> None:
    window.reload()
    wait_until_ready(window)


def read_sheet(window: Window) -> str:
    """What the sheet says; then Continue."""
    wait_for(window, f"!!document.querySelector('{SHEET}')")
    said: str = window.read(f"document.querySelector('{SHEET} .sheet-body').innerText")
    window.tap(CONTINUE)
    wait_for(window, f"!document.querySelector('{SHEET}')")
    return said


def play_until_told(window: Window) -> None:
    """Move after move until a sheet lies over the table."""
    rng, shown = Random(5), f"!!document.querySelector('{SHEET}')"
    for _ in range(100):
        offered = offers(window)
        tap = selector(rng.choice(offered)) if offered else "nothing"
        if window.read(f"{shown} || document.querySelector({json.dumps(tap)})?.click() || {shown}"):
            return
        time.sleep(0.05)
    raise AssertionError("Nothing was said.")


# Results


def play_to_the_end(window: Window) -> str:
    """The last taps of a match; what its results say then."""
    play_some(window, Random(1), 60)
    said: str = wait_for(window, f"{OVER} && {RESULTS}")
    return said


def test_results_are_come_back_to_until_somebody_goes_home(quiet: Finger) -> None:
    carry_on(quiet, nearly_over())
    said = play_to_the_end(quiet)
    for _ in range(2):
        begin_anew(quiet)
        yellow = wait_for(quiet, YELLOW)
        assert "How it ended: All Nines" in yellow
        assert said.splitlines()[0] in yellow
        quiet.tap('[data-tap="app continue"]')
        assert wait_for(quiet, f"{OVER} && {RESULTS}") == said
    quiet.tap(selector("app log"))
    wait_for(quiet, "document.querySelectorAll('dialog[open] .events li').length > 10")
    quiet.tap('[data-tap="app close"]')
    quiet.tap(selector("app home"))
    wait_for(quiet, f"{LOBBY} && !({YELLOW})")
    begin_anew(quiet)
    assert not quiet.read(YELLOW)


def test_after_results_the_same_people_play_again(quiet: Finger) -> None:
    carry_on(quiet, nearly_over())
    play_to_the_end(quiet)
    begin_anew(quiet)
    quiet.tap('[data-tap="app continue"]')
    wait_for(quiet, OVER)
    quiet.tap(selector("results again"))
    wait_for(quiet, f"!({OVER})")
    play_some(quiet, Random(1), 2)
    begin_anew(quiet)
    assert "Carry on: All Nines" in wait_for(quiet, YELLOW)
    record = kept_record(quiet, "nines")
    assert record is not None
    assert [sitter.name for sitter in record.sitters] == [sitter.name for sitter in nearly_over().sitters]
    assert len(record.entries) < 10


# Taken back, and done after all


def counting(window: Window) -> tuple[Entry, ...]:
    """The moves that count in the match that is kept."""
    record = kept_record(window, "nines")
    assert record is not None
    return Match.resume(record).record.entries


def test_what_was_taken_back_is_done_after_all_by_finger_and_by_key(quiet: Finger) -> None:
    take_seats(quiet, "nines", 2, 0)
    undo, redo = (f"!!document.querySelector('{selector(f'app {way}')}')" for way in ("undo", "redo"))
    rng = Random(2)
    while not quiet.read(undo):
        assert play_some(quiet, rng, 1) == 1
        standing_offer(quiet)
    before, seen = counting(quiet), position(quiet)
    for take_back, do_again in (
        (partial(quiet.tap, selector("app undo")), partial(quiet.tap, selector("app redo"))),
        (partial(quiet.page.keyboard.press, "Control+z"), partial(quiet.page.keyboard.press, "Control+y")),
    ):
        take_back()
        wait_for(quiet, redo)
        assert counting(quiet) == before[:-1]
        do_again()
        wait_for(quiet, f"!({redo}) && {undo}")
        assert (counting(quiet), position(quiet)) == (before, seen)


# The hourglass

SECONDS = "Number(document.querySelector('.of-lucky .seconds')?.textContent || 0)"


READY = f"!!document.querySelector('{selector('app ready')}')"


def say_ready(window: Finger) -> None:
    """The first sand waits for it."""
    wait_for(window, READY)
    window.tap(selector("app ready"))


def test_the_sand_goes_on_where_it_was(quiet: Finger) -> None:
    """L7: whoever loads the page anew has no more time for the turn than before."""
    take_seats(quiet, "lucky", 1, 1, {"first": "1", "clock": "60"})
    say_ready(quiet)
    full = wait_for(quiet, SECONDS)
    before = wait_for(quiet, f"{SECONDS} && {SECONDS} < {full} - 1 && {SECONDS}")
    begin_anew(quiet)
    quiet.tap('[data-tap="app continue"]')
    after = wait_for(quiet, SECONDS)
    assert after <= before
    wait_for(quiet, f"{SECONDS} < {after}")


def test_the_sand_lies_still_under_a_sheet(quiet: Finger) -> None:
    """Also before the first sand runs, while a person looks about and reads the rules."""
    take_seats(quiet, "lucky", 1, 1, {"first": "1", "clock": "60"})
    wait_for(quiet, READY)
    quiet.tap(selector("app help"))
    wait_for(quiet, "!!document.querySelector('dialog[open]')")
    quiet.tap('[data-tap="app close"]')
    say_ready(quiet)
    seconds = wait_for(quiet, SECONDS)
    quiet.tap(selector("app help"))
    wait_for(quiet, "!!document.querySelector('.of-lucky .glass.lying')")
    quiet.tap('[data-tap="app close"]')
    assert wait_for(quiet, SECONDS) <= seconds


# Saves that can't be read


def damaged() -> str:
    sealed = seal(write(nearly_over()))
    return sealed[:40] + ("A" if sealed[40] != "A" else "B") + sealed[41:]


def unreadable() -> dict[str, tuple[str, str]]:
    """What may lie there instead of a match, and a piece of what is said then."""
    record = nearly_over()
    text = write(record)
    impossible = record._replace(entries=(*record.entries[:5], record.entries[4], *record.entries[5:]))
    return {
        "damaged": (damaged(), "The saved game is damaged."),
        "cut short": (seal(text)[:-20], "The saved game is damaged."),
        "its record cut short": (seal(text[:-2]), "The record has been cut short."),
        "something else": ('{"score": 3}', "This isn’t a Paddock game"),
        "of a newer Paddock": ("paddock2" + seal(text)[8:], "or it is from a newer Paddock"),
        "of other rules": (seal(text.replace("rules 1", "rules 0", 1)), "played with rules version 0"),
        "of an unknown game": (seal(text.replace("nines", "chess", 1)), "no game called chess"),
        "with an impossible move": (seal(write(impossible)), "Line "),
    }


def test_what_can_not_be_read_is_said_and_stays(quiet: Finger) -> None:
    """Plainly to the family; what exactly is wrong stands in the report that they may copy. It is set
    aside in the list, whence it can be taken along, and is in nobody's way."""
    quiet.read("navigator.clipboard.writeText = async text => { window.copied = text; }")
    for what, (text, sentence) in unreadable().items():
        id_ = lay_sealed(quiet, "nines", text)
        quiet.tap('[data-tap="app game nines"]')
        wait_for(quiet, SEATS)
        quiet.tap(selector("seats resume"))
        wait_for(quiet, f"!!document.querySelector('{SHEET}')")
        quiet.tap('[data-tap="app report"]')
        assert sentence in wait_for(quiet, "window.copied"), what
        said = read_sheet(quiet)
        quiet.read("window.copied = null")
        assert sentence not in said, what
        assert ("by other rules" if "rules" in what else "can’t be opened here. It may be damaged") in said
        assert stores(quiet)["matches"][id_][0] == text, what
        assert id_ in [note.id for note in unread(quiet)]
        quiet.tap(selector("app home"))
    assert quiet.read("document.getElementById('carry-on').hidden")
    carry_on(quiet, nearly_over())
    wait_to_be_asked(quiet)


def test_what_a_newer_paddock_has_kept_is_not_touched(fresh: Finger) -> None:
    """Its way of keeping is not known here: it is said so, a match can be played, and nothing is changed."""
    fresh.read("localStorage.setItem('paddock:format', '3')")
    everything = "JSON.stringify(Object.entries(localStorage).sort())"
    before, lying = fresh.read(everything), stores(fresh)
    begin_anew(fresh)
    assert "Your games were saved by a newer Paddock" in read_sheet(fresh)
    take_seats(fresh, "nines", 2, 0)
    assert "Your games were saved by a newer Paddock" in read_sheet(fresh)
    play_some(fresh, Random(2), 4)
    assert (fresh.read(everything), stores(fresh)) == (before, lying)


@pytest.mark.parametrize("name", ["format", "visits"])
def test_a_number_of_thousands_of_digits_stops_nothing(fresh: Finger, name: str) -> None:
    forget_all(fresh)
    fresh.read(f"localStorage.setItem('paddock:{name}', '7'.repeat(5000))")
    begin_anew(fresh)
    if name == "format":
        assert "Your games were saved by a newer Paddock" in read_sheet(fresh)
    take_seats(fresh, "nines", 1, 1)


@pytest.mark.parametrize("colour", ["1.0", "true", '"1"'])
def test_colours_that_are_none_sit_nowhere(quiet: Finger, colour: str) -> None:
    """Who can't be written into a record is not remembered; the match that is begun can be opened again."""
    lay_thing(quiet, "family", f'[["Anna", {colour}, "person"], ["Ben", 2, "person"]]')
    quiet.tap('[data-tap="app game nines"]')
    wait_for(quiet, SEATS)
    quiet.tap(selector("seats start"))
    wait_for(quiet, "!!document.querySelector('.table')")
    begin_anew(quiet)
    quiet.tap('[data-tap="app continue"]')
    wait_for(quiet, "!!document.querySelector('.table')")


def test_notes_that_can_not_be_read_are_no_trouble(fresh: Finger) -> None:
    for note in ("{", "[]", '"x"', "null", '{"title": "?"}', '{"cards": 3}', '{"title": {}}'):
        fresh.read(f"localStorage.setItem('paddock:lobby', {json.dumps(note)})")
        for name in ("family", "told", "visits"):
            lay_thing(fresh, name, note)
        begin_anew(fresh)
        if fresh.read(f"!!document.querySelector('{SHEET}')"):
            assert "has cleared away" in read_sheet(fresh)
        assert fresh.read("document.getElementById('carry-on').hidden")
        fresh.tap('[data-tap="app game nines"]')
        wait_for(fresh, SEATS)
        fresh.tap(selector("app home"))


# A tablet that keeps nothing more

REFUSALS = {"QuotaExceededError": "This tablet is full", "SecurityError": "let Paddock save anything"}
"""How a browser refuses, and a piece of what is said then."""


@pytest.mark.parametrize("refusal", REFUSALS)
def test_a_match_that_can_not_be_kept_any_more_goes_on(fresh: Finger, refusal: str) -> None:
    """It is said once, the match is played on, and what was kept before stays."""
    carry_on(fresh, nearly_over())
    wait_to_be_asked(fresh)
    before = kept(fresh, "nines")
    fresh.read(f"void (IDBObjectStore.prototype.put = () => {{ throw new DOMException('no', '{refusal}') }})")
    play_until_told(fresh)
    assert REFUSALS[refusal] in read_sheet(fresh)
    play_to_the_end(fresh)
    assert kept(fresh, "nines") == before


def is_set(window: Window, setting: str) -> bool:
    """Whether it is kept so."""
    return setting in (thing(window, "settings") or "")


REFUSE_NEXT = """void (put => {
    IDBObjectStore.prototype.put = function () {
        IDBObjectStore.prototype.put = put;
        window.refused = true;
        throw new DOMException('no', 'QuotaExceededError');
    };
})(IDBObjectStore.prototype.put, window.refused = false)"""


def test_every_other_write_of_a_match_and_of_settings_is_refused_and_the_next_keeps_all(
    quiet: Finger,
) -> None:
    """It is said once for the match and once for what is smaller; nothing is ever half there."""
    take_seats(quiet, "nines", 2, 0)
    rng, told = Random(3), 0
    for step in range(10):
        standing_offer(quiet)
        before = counting(quiet)
        quiet.read(REFUSE_NEXT)
        play_some(quiet, rng, 1)
        while not quiet.read("window.refused"):  # what is only picked is not kept
            play_some(quiet, rng, 1)
        if step == 0:
            assert REFUSALS["QuotaExceededError"] in read_sheet(quiet)
        # What was refused is not there, or came with what followed by itself.
        assert counting(quiet)[: len(before)] == before
        assert play_a_move(quiet, "nines", rng)
        now = counting(quiet)
        assert now[: len(before)] == before
        assert len(now) > len(before) + 1
        assert not quiet.read(f"!!document.querySelector('{SHEET}')")
    seen = position(quiet)
    quiet.tap(selector("app settings"))
    for answer, refused in (
        ("turn", True),
        ("stay", False),
        ("turn", True),
        ("stay", False),
        ("turn", False),
    ):
        lay = thing(quiet, "settings")
        if refused:
            quiet.read(REFUSE_NEXT)
        quiet.tap(f'[data-tap="app set turning {answer}"]')
        if refused:
            wait_for(quiet, "window.refused")
            told += 1
        if refused and told == 1:
            assert REFUSALS["QuotaExceededError"] in read_sheet(quiet)
            quiet.tap(selector("app settings"))
        if refused:
            assert thing(quiet, "settings") == lay
            continue
        wait_until(partial(is_set, quiet, f'"turning": "{answer}"'))
    quiet.tap('[data-tap="app close"]')
    begin_anew(quiet)
    quiet.tap('[data-tap="app continue"]')
    assert position(quiet) == seen


# A tablet that keeps slowly

SLOWLY = """() => {
    const keeping = window.paddock.keeping, write = keeping.write;
    let matches = 0, line = '';
    window.seen = {lines: 0, early: []};
    keeping.write = async changes => {
        const isMatch = JSON.parse(changes).some(([store]) => store === 'matches');
        matches += isMatch;
        await new Promise(done => setTimeout(done, 120));
        try { return await write(changes); } finally { matches -= isMatch; }
    };
    new MutationObserver(() => {
        const shown = document.querySelector('#paddock .log:not(.empty) > span')?.textContent ?? line;
        if (shown === line) return;
        line = shown;
        window.seen.lines++;
        if (matches) window.seen.early.push(shown);
    }).observe(document.getElementById('paddock'), {subtree: true, childList: true, characterData: true});
}"""
"""Every write takes its time; what is shown before its match lies there is noted."""


def test_quick_fingers_see_nothing_before_it_is_kept(fresh: Finger) -> None:
    take_seats(fresh, "nines", 2, 1, {"track": "short"})
    fresh.page.evaluate(SLOWLY)
    fresh.read("void (window.tellShown = () => {})")
    fresh.page.evaluate(TAPPING, 7)
    wait_for(fresh, "window.seen.lines > 8", 60)
    assert fresh.read("window.seen.early") == []


# Two windows

POSITION = "[...document.querySelectorAll('#paddock .strip, #paddock .say')].map(e => e.innerText).join()"


def position(window: Window) -> str:
    """Who has what, and who is asked for what."""
    wait_to_be_asked(window)
    seen: str = window.read(POSITION)
    return seen


@pytest.fixture
def other(fresh: Finger) -> Finger:
    """A second window of the same tablet, in which nothing stands yet."""
    return Finger("chromium", fresh.page.context.new_page(), fresh.read("location.origin"))


def come_too(other: Finger, fresh: Finger) -> None:
    """Open the page in the second window."""
    other.open(fresh.read("location.href"))
    wait_until_ready(other)


def go_on_in(other: Finger, fresh: Finger) -> str:
    """A match is begun in one window and carried on in another; how it stands there."""
    take_seats(fresh, "nines", 2, 0)
    play_some(fresh, Random(1), 3)
    come_too(other, fresh)
    other.tap('[data-tap="app continue"]')
    wait_for(other, f"!!document.querySelector('{SHEET}')")
    assert "open in another window" in other.read("document.querySelector('dialog[open]').innerText")
    other.tap('[data-tap^="kept take"]')
    play_some(other, Random(2), 6)
    return position(other)


def test_a_match_that_went_on_in_another_window_costs_nothing(fresh: Finger, other: Finger) -> None:
    seen, went_on = go_on_in(other, fresh), kept(other, "nines")
    assert "another window" in read_sheet(fresh)
    assert kept(fresh, "nines") == went_on
    assert position(fresh) == seen
    assert play_some(fresh, Random(4), 3) == 3
    assert "another window" in read_sheet(other)


WITHOUT_LOCKS = "void Object.defineProperty(Navigator.prototype, 'locks', {value: undefined})"
"""A browser in which a window can't hold a match: then what lies there speaks."""


def go_on_unseen(other: Finger, fresh: Finger) -> str:
    """The same in a browser in which no window knows of the other."""
    fresh.read(WITHOUT_LOCKS)
    take_seats(fresh, "nines", 2, 0)
    play_some(fresh, Random(1), 3)
    come_too(other, fresh)
    other.read(WITHOUT_LOCKS)
    other.tap('[data-tap="app continue"]')
    play_some(other, Random(2), 6)
    return position(other)


def test_what_another_window_has_kept_is_never_written_over(fresh: Finger, other: Finger) -> None:
    seen, went_on = go_on_unseen(other, fresh), kept(other, "nines")
    play_until_told(fresh)
    assert "another window" in read_sheet(fresh)
    assert kept(fresh, "nines") == went_on
    assert position(fresh) == seen


def test_a_window_that_is_looked_at_again_notices_at_once(fresh: Finger, other: Finger) -> None:
    seen = go_on_unseen(other, fresh)
    fresh.read("document.dispatchEvent(new Event('visibilitychange'))")
    assert "another window" in read_sheet(fresh)
    assert position(fresh) == seen


def test_a_match_that_ended_in_another_window(fresh: Finger, other: Finger) -> None:
    """The results are brought here as well."""
    carry_on(fresh, nearly_over())
    wait_to_be_asked(fresh)
    come_too(other, fresh)
    other.tap('[data-tap="app continue"]')
    wait_for(other, f"!!document.querySelector('{SHEET}')")
    other.tap('[data-tap^="kept take"]')
    said = play_to_the_end(other)
    assert "another window" in read_sheet(fresh)
    assert wait_for(fresh, f"{OVER} && {RESULTS}") == said
