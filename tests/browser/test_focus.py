"""Whoever plays by keyboard never loses the place: after each action the focus is on what comes next."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

from browser.at_the_table import OVER, SEATS, SHORTEST, WHOLE, arrive, asked_or_over, selector, take_seats
from browser.saved_matches import sit_down
from browser.thorough import THOROUGH
from browser.tour import asked, ended, go, go_home, lay, opened, shown, there
from browser.windows import BREATH, Finger, Window, wait_for
from games.catalogue import GAMES

NOWHERE = "!document.activeElement || document.activeElement.matches('body, main, [hidden] *')"

WHERE = """(each => each.dataset.tap || each.dataset.key || each.id || each.localName)
    (document.activeElement || document.body)"""

START = "document.activeElement.matches('main:not([hidden]) [data-start]')"
"""Whether the focus stands on the sentence with which the room begins."""

TAPS = 8


def press(window: Window, tap: str) -> None:
    """As by the keyboard: what has the focus is pressed."""
    place = json.dumps(selector(tap))
    window.read(f"(each => each && [each.focus(), each.click()].length)(document.querySelector({place}))")
    window.read(BREATH)


def lost(window: Window, after: str) -> list[str]:
    """What was done when the focus was lost, if it was."""
    window.read(BREATH)
    return [f"after {after}: {window.read(WHERE)}"] if window.read(NOWHERE) else []


def test_the_focus_is_never_lost(window: Window, site: str) -> None:
    """From the lobby through the seats to the table, at each game's first moves, and home again."""
    arrive(window, site)
    found: list[str] = []
    rng = Random(2)
    for game in GAMES:
        window.read(f"document.querySelector('#lobby [data-tap=\"app game {game.name}\"]').focus()")
        window.tap(f'[data-tap="app game {game.name}"]')
        wait_for(window, SEATS)
        found += lost(window, f"opening {game.name}")
        assert window.read(START)
        press(window, "app home")
        found += lost(window, "going home from the seats")
        take_seats(window, game.name, 2, max(0, game.seats[0] - 2), SHORTEST[game.name])
        found += lost(window, f"the start of {game.name}")
        for _ in range(TAPS):
            tap = rng.choice(asked_or_over(window) or ["app log"])
            press(window, tap)
            found += lost(window, f"{tap} in {game.name}")
            asked_or_over(window)
            found += lost(window, f"what came of {tap} in {game.name}")
        window.tap(selector("app home"))
        found += lost(window, f"going home from {game.name}")
    assert found == []


LEFT_ALONE = (
    *("share camera", "share file", "share all", "share paste", "share copy", "share send"),
    *("app report", "app home-screen", "app add", "app fullscreen", "app update"),
)
"""What asks for a device, another program's window or the clipboard."""

MOST = 60
"""No room has so many kinds of things to press."""


def kind_of(tap: str) -> str:
    """What it does, whatever it is done to: one of a kind is pressed."""
    words = tap.split(" ")
    return " ".join(words[:3]) if words[:2] == ["app", "set"] else " ".join(words[:2])


def rooms(fingers: Finger) -> dict[str, Callable[[], None]]:
    """Each room and sheet of the house, and how one comes there from anywhere."""
    nines = GAMES[1]

    def at_home() -> None:
        go_home(fingers)

    def in_seats() -> None:
        at_home()
        go(fingers, f"app game {nines.name}", SEATS)

    def at_table() -> None:
        at_home()
        sit_down(fingers, asked(nines)[0])

    def on_sheet(name: str, place: Callable[[], None] = at_table) -> Callable[[], None]:
        def open_it() -> None:
            place()
            opened(fingers, "keys open" if name == "keys" else f"app {name}", name)

        return open_it

    def with_what_is_over(tap: str, arrived: str) -> Callable[[], None]:
        def open_it() -> None:
            at_home()
            go(fingers, f"{tap} {lay(fingers, ended(nines))}".replace("share bring ", "share bring"), arrived)

        return open_it

    def among_saved_games() -> None:
        at_home()
        place = lay(fingers, ended(nines))
        go(fingers, "kept list", shown("games"))
        go(fingers, f"kept tools {place}", there(f"share game {place}", ""))

    def how_it_went() -> None:
        with_what_is_over("kept open", OVER)()
        go(fingers, "after open", shown("after"))

    def in_a_lesson() -> None:
        at_home()
        go(fingers, f"app lesson {nines.name} 0", f"!!document.querySelector('.pointed') && {WHOLE}")

    return {
        "lobby": at_home,
        "seats": in_seats,
        "table": at_table,
        "settings": on_sheet("settings", at_home),
        "about": on_sheet("about", at_home),
        "language": on_sheet("language", at_home),
        "guide": on_sheet("help"),
        "story": on_sheet("log"),
        "what can be asked": on_sheet("ear"),
        "keys": on_sheet("keys"),
        "saved games": among_saved_games,
        "sharing": with_what_is_over("share game", "!!document.querySelector('.square-code path')"),
        "album": with_what_is_over("share album", shown("album")),
        "theatre": with_what_is_over("theatre open", f"{there('theatre play')} && {WHOLE}"),
        "results": with_what_is_over("kept open", OVER),
        "how it went": how_it_went,
        "lesson": in_a_lesson,
    }


OPEN_HERE = """(place => [...place.querySelectorAll('[data-tap]')]
    .filter(each => !each.matches(':disabled, [aria-disabled=true], [aria-hidden=true]'))
    .filter(each => each.checkVisibility())
    .map(each => each.dataset.tap))
    (document.querySelector('dialog[open]') ?? document.querySelector('main:not([hidden])'))"""
"""What can be pressed in the room that is open, or on the sheet over it."""

PRESSED = """(tap => {
    const place = document.querySelector('dialog[open]') ?? document.querySelector('main:not([hidden])');
    place.querySelector(`[data-tap="${CSS.escape(tap)}"]`)?.focus();
})"""


def test_whatever_is_pressed_in_any_room_the_focus_is_somewhere(fingers: Finger) -> None:
    """One of each kind in all rooms together; in `--thorough` in each room."""
    found: list[str] = []
    pressed: set[str] = set()
    for room, arrive_there in rooms(fingers).items():
        if THOROUGH:
            pressed.clear()
        arrive_there()
        found += lost(fingers, f"coming to {room}")
        for _ in range(MOST):
            fresh = [tap for tap in fingers.read(OPEN_HERE) if kind_of(tap) not in pressed]
            fresh = [tap for tap in fresh if not tap.startswith(LEFT_ALONE)]
            if not fresh:
                break
            tap = fresh[0]
            pressed.add(kind_of(tap))
            before = fingers.read(WHERE_THE_FAMILY_IS)
            fingers.read(f"{PRESSED}({json.dumps(tap)})")
            fingers.page.keyboard.press("Enter")
            found += lost(fingers, f"{tap} in {room}")
            wait_for(fingers, WHOLE)
            found += lost(fingers, f"what came of {tap} in {room}")
            if fingers.read(WHERE_THE_FAMILY_IS) != before:
                arrive_there()
                found += lost(fingers, f"coming back to {room} after {tap}")
    assert found == []
    assert len(pressed) > MOST or THOROUGH


WHERE_THE_FAMILY_IS = """[
    document.querySelector('dialog[open]')?.className ?? '', document.querySelector('main:not([hidden])').id,
    document.querySelector('#paddock > *')?.className.split(' ')[0],
].join()"""
