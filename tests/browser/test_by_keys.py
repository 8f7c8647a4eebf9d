"""A whole match by nothing but keys, the accessibility tree and what the live region says.

Whoever plays here sees nothing: where the focus is, it hears; what can be done it finds by jumping and by
Tab, and it decides by names alone. After every key the focus is somewhere.
"""

from __future__ import annotations

import re
import time

import pytest
from tools.catalogues import compiled, languages, read

from app.language import language, learn
from browser.at_the_table import OVER, asked_or_over, take_seats
from browser.windows import BREATH, Finger, wait_for
from games.message import Message, say

SPOKEN = "de"

NO_NUMBER = say("There is no number to write now.")

SECONDS = 150

LISTEN = """(() => {
    window.said = [];
    const lines = new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(
        line => said.push(line.textContent.replace('\\u00a0', '')))
    ));
    for (const region of ['live', 'turn']) lines.observe(document.getElementById(region), {childList: true});
})()"""
"""From now on all that is said is remembered."""

LOST = """!document.activeElement || document.activeElement.matches('body, main, [hidden] *, [inert] *')
    || !document.activeElement.checkVisibility({visibilityProperty: true})"""

IN_THE_TRAY = "!!document.activeElement.closest('.tray, .curtain')"

ON_THE_BOARD = "document.activeElement.getAttribute('role') === 'gridcell'"

OFF = "document.activeElement.matches(':disabled, [aria-disabled=true], [data-peek], :not(button)')"

HAS_A_BOARD = "!!document.querySelector('#paddock [role=grid]')"

MOST_STOPS = 40

PATIENCE = 5
"""Seconds until what has just got the focus has to be in the tree."""


class Ears:
    """Somebody at the keyboard who hears the page and sees nothing of it."""

    def __init__(self, fingers: Finger, code: str) -> None:
        self.fingers = fingers
        self.code = code
        self.client = fingers.page.context.new_cdp_session(fingers.page)
        self.pressed: list[str] = []
        self.tried: set[str] = set()
        """What was pressed since anything was told."""

    def press(self, *keys: str) -> str:
        """Press these keys; gives what has the focus then, as a screen reader calls it."""
        for key in keys:
            self.pressed.append(key)
            self.fingers.page.keyboard.press(key)
            self.fingers.read(BREATH)
            if key.endswith("Tab") and self.holds(
                LOST
            ):  # past the last thing of the page lies the browser's own
                self.fingers.page.keyboard.press(key)
            assert not self.holds(LOST), f"lost after {self.pressed[-8:]}"
        return self.focused()

    def focused(self) -> str:
        """The name of what has the focus, out of the browser's own accessibility tree."""
        found = self.client.send("Runtime.evaluate", {"expression": "document.activeElement"})
        about = {"objectId": found["result"]["objectId"], "fetchRelatives": False}
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            (node,) = self.client.send("Accessibility.getPartialAXTree", about)["nodes"]
            if not node.get("ignored"):
                return str(node["name"]["value"])
            self.fingers.page.wait_for_timeout(50)
        pytest.fail(f"Not in the tree: {self.fingers.read('document.activeElement.outerHTML')}")

    def holds(self, expression: str) -> bool:
        return bool(self.fingers.read(expression))

    def asks(self, key: str) -> list[str]:
        """What the table answers to a key on the board."""
        before = self.said()
        self.press(key)
        return self.said()[len(before) :]

    def said(self) -> list[str]:
        found: list[str] = self.fingers.read("window.said")
        return found

    def words(self, message: Message) -> str:
        return language(self.code).render(message)

    def try_this(self) -> None:
        """Press what has the focus; once something is told of it, all may be tried again."""
        before, name = len(self.said()), self.focused()
        self.press("Enter")
        self.tried = {*self.tried, name} if len(self.said()) == before else set()

    # Where things are

    def to_the_board(self) -> None:
        """Round the whole page by Tab, if need be."""
        for _ in range(MOST_STOPS):
            if self.holds(ON_THE_BOARD):
                return
            self.press("Tab")
        pytest.fail(f"No way to the board by Tab; the focus is on {self.focused()}")

    def seek(self) -> None:
        """Jump to the next square where something can be done that was not tried yet."""
        for _ in range(MOST_STOPS):
            if self.press("n") not in self.tried:
                return

    def beside(self) -> list[tuple[str, int, int]]:
        """What can be pressed in the tray: its name, and how often Tab and then an arrow lead there."""
        found: list[tuple[str, int, int]] = []
        for tabs in range(1, MOST_STOPS):
            name, arrows, group = self.press("Tab"), 0, list[str]()
            if not self.holds(IN_THE_TRAY):
                break
            while name not in group:
                group.append(name)
                if not self.holds(OFF):
                    found.append((name, tabs, arrows))
                name, arrows = self.press("ArrowRight"), arrows + 1
        while not self.holds(ON_THE_BOARD):
            self.press("Shift+Tab")
        return found


def on_the_dyke(ears: Ears) -> None:
    """A number that ends on dry ground, heard before it is played; else the last one tried."""
    if ears.asks("w") == [ears.words(NO_NUMBER)]:
        anything(ears)
        return
    dry = ears.words(say("You land on dry ground."))
    digits = re.findall(r"\d", ears.asks("c")[0])[::-1]
    for digit in digits:
        if dry in ears.asks(digit) or digit == digits[-1]:
            break
        ears.press("Backspace")
    ears.press("Enter")


def anything(ears: Ears) -> None:
    """What lies beside the board, or else a square that was not tried yet."""
    if not press_beside(ears):
        ears.seek()
        ears.try_this()


def press_beside(ears: Ears) -> bool:
    """The last thing in the tray, the way on, if there is one."""
    ways = [way for way in ears.beside() if way[0] not in ears.tried]
    if not ways:
        return False
    _, tabs, arrows = ways[-1]
    ears.press(*["Tab"] * tabs, *["ArrowRight"] * arrows)
    ears.try_this()
    return True


def test_a_whole_match_by_keys_and_ear(fingers: Finger) -> None:
    """Sheep Hustle in German: two people with their curtains, and a bot. The other games are played by ear
    without a browser (`tests/app/test_without_eyes.py`)."""
    for code, path in languages().items():
        learn(code, compiled(read(path)))
    speak(fingers, SPOKEN)
    take_seats(fingers, "hustle", 2, 1, {"calm": "yes"})
    wait_for(fingers, f"{HAS_A_BOARD} || !!document.querySelector('.curtain')")
    fingers.read(LISTEN)
    ears = Ears(fingers, SPOKEN)
    end = time.monotonic() + SECONDS
    while asked_or_over(fingers):
        assert time.monotonic() < end, ears.said()[-8:]
        go_on(ears)
    assert not ears.holds(LOST)
    assert fingers.read(OVER)


def go_on(ears: Ears) -> None:
    """The next thing: what waits for a hand, or a decision."""
    if not ears.holds(HAS_A_BOARD) or ears.holds(AN_ACT):
        for _ in range(MOST_STOPS):
            if ears.holds(AN_ACT):
                ears.press("Enter")
                return
            ears.press("Tab")
        return  # the match has gone on meanwhile, and asks for something else
    ears.to_the_board()
    on_the_dyke(ears)


AN_ACT = "document.activeElement.matches('.act, [data-tap^=curtain]')"


def speak(fingers: Finger, code: str) -> None:
    """Another language, from wherever the family is."""
    fingers.page.locator(":is(#paddock, #lobby):not([hidden]) [data-tap='app settings']").first.focus()
    for place in (f"dialog [data-tap='app set language {code}']", "dialog [data-tap='app close']"):
        fingers.page.keyboard.press("Enter")
        fingers.page.locator(place).focus()
    fingers.page.keyboard.press("Enter")
    wait_for(fingers, f"document.documentElement.lang === '{code}'")
