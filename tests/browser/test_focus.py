"""Whoever plays by keyboard never loses the place: after each action the focus is on what comes next."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from random import Random

from browser.at_the_table import OVER, SEATS, SHORTEST, WHOLE, arrive, asked_or_over, selector, take_seats
from browser.engines import GAMES_IN_TURN
from browser.saved_matches import sit_down
from browser.tour import asked, ended, go_home, lay, say, shown, there
from browser.windows import BREATH, Finger, Window, wait_for
from games.catalogue import GAMES
from thorough import THOROUGH

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
    """From the lobby through the seats to the table, at a game's first moves, and home again."""
    arrive(window, site)
    found: list[str] = []
    rng = Random(2)
    for game in GAMES_IN_TURN[window.engine]:
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


TABLE = "sits down"
"""Instead of a tap: a match is carried on."""

LESSON = f"!!document.querySelector('.pointed') && {WHOLE}"

ROOMS: Mapping[str, Sequence[tuple[str, str]]] = {
    "lobby": (),
    "seats": (("app game nines", SEATS),),
    "table": ((TABLE, WHOLE),),
    "settings": (("app settings", shown("settings")),),
    "about": (("app about", shown("about")),),
    "language": (("app language", shown("language")),),
    "guide": ((TABLE, WHOLE), ("app help", shown("help"))),
    "story": ((TABLE, WHOLE), ("app log", shown("log"))),
    "what can be asked": ((TABLE, WHOLE), ("app ear", shown("ear"))),
    "keys": ((TABLE, WHOLE), ("keys open", there("keys usual", ""))),
    "saved games": (("kept list", shown("games")), ("kept tools {over}", there("share game {over}", ""))),
    "sharing": (("share game {over}", "!!document.querySelector('.square-code path')"),),
    "bringing": (("share bring", shown("bring")),),
    "album": (("share album", shown("album")),),
    "theatre": (("theatre open {over}", f"{there('theatre play')} && {WHOLE}"),),
    "results": (("kept open {over}", OVER),),
    "how it went": (("kept open {over}", OVER), ("after open", shown("after"))),
    "lesson": (("app lesson nines 0", LESSON),),
}
"""Each room and sheet of the house: what is tapped on the way there from the lobby, and what is there then.
Something of a game that is over is said of the one called `over`."""


def come(fingers: Finger, room: str) -> None:
    """From wherever the family is."""
    nines = GAMES[1]
    go_home(fingers)
    over = lay(fingers, ended(nines))
    for tap, arrived in ROOMS[room]:
        if tap == TABLE:
            sit_down(fingers, asked(nines)[0])
        else:
            say(fingers, tap.replace("{over}", over))
        wait_for(fingers, arrived.replace("{over}", over))


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
    fingers.read("document.querySelector('#lobby h1').focus()")
    for room in ROOMS:
        if THOROUGH:
            pressed.clear()
        come(fingers, room)
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
                come(fingers, room)
                found += lost(fingers, f"coming back to {room} after {tap}")
    assert not found, "\n".join(found)
    assert len(pressed) > MOST or THOROUGH


WHERE_THE_FAMILY_IS = """[
    document.querySelector('dialog[open]')?.className ?? '', document.querySelector('main:not([hidden])').id,
    document.querySelector('#paddock > *')?.className.split(' ')[0],
].join()"""
