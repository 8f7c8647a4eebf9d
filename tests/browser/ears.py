"""Somebody at the keyboard who hears the page and sees nothing of it: keys, the browser's own accessibility
tree, and what was said. After every key the focus is somewhere.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from app.language import language
from browser.windows import BREATH, Finger
from games.message import Message, say

LISTEN = """(() => {
    const listens = 'said' in window;
    window.said = [];
    if (listens) return;
    const lines = new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(
        line => said.push(line.textContent.replace(/\\u00a0$/, '')))
    ));
    for (const region of ['live', 'turn']) lines.observe(document.getElementById(region), {childList: true});
})()"""
"""From now on all that is said is remembered."""

HERE = """(here => ({
    lost: here.matches('body, main, [hidden] *, [inert] *')
        || !here.checkVisibility({visibilityProperty: true}),
    on_board: here.getAttribute('role') === 'gridcell',
    in_tray: !!here.closest('.tray, .curtain'),
    is_act: here.matches('.act:not([aria-disabled=true]), [data-tap^=curtain]'),
    is_off: here.matches(':disabled, [aria-disabled=true], [data-peek], :not(button)'),
    lines: window.said.length,
}))(document.activeElement ?? document.body)"""


class Here(NamedTuple):
    """Where the focus is, and how much was said until then."""

    lost: bool
    on_board: bool
    in_tray: bool
    is_act: bool
    """What a hand is waited for, or the one next action."""
    is_off: bool
    lines: int


NO_SQUARE = say("There is none now")
"""What is said where no jump leads anywhere."""

MOST_STOPS = 40
"""No page has more stops of the Tab key."""

FEW = 3
"""So many squares are listened to before one is chosen."""

PATIENCE = 5
"""Seconds until what has just got the focus has to be in the tree, and what was asked is answered."""


WALKS = ("n", "Shift+N", "Tab", "Shift+Tab", "ArrowRight")
"""Keys after which the focus is elsewhere at once: the page need not think about them."""


class Ears:
    """Whoever plays by ear, in one language."""

    def __init__(self, fingers: Finger, code: str) -> None:
        self.fingers = fingers
        self.code = code
        self.client = fingers.page.context.new_cdp_session(fingers.page)
        self.pressed: list[str] = []
        self.tried: set[str] = set()
        """What was pressed since anything was told."""
        fingers.read(LISTEN)

    def press(self, *keys: str) -> Here:
        """Press these keys; after each of them something has the focus."""
        here = self.here()
        for key in keys:
            self.pressed.append(key)
            here = self.after(key)
            if here.lost and key.endswith("Tab"):  # past the page's last stop lies the browser's own
                here = self.after(key)
            assert not here.lost, f"lost after {self.pressed[-8:]}"
        return here

    def after(self, key: str) -> Here:
        self.fingers.page.keyboard.press(key)
        if key not in WALKS:
            self.fingers.read(BREATH)
        here = self.here()
        if here.lost:  # between one room and the next the page may just be putting it where it belongs
            self.fingers.read(BREATH)
            here = self.here()
        return here

    def here(self) -> Here:
        return Here(**self.fingers.read(HERE))

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

    def asks(self, key: str) -> list[str]:
        """What the table answers to a key on the board."""
        before, after = self.here().lines, self.press(key).lines
        end = time.monotonic() + PATIENCE
        while after == before and time.monotonic() < end:
            self.fingers.page.wait_for_timeout(20)
            after = self.here().lines
        return self.said()[before:]

    def said(self) -> list[str]:
        found: list[str] = self.fingers.read("window.said")
        return found

    def words(self, message: Message) -> str:
        return language(self.code).render(message)

    def try_this(self) -> None:
        """Press what has the focus; once something is told of it, all may be tried again."""
        before, name = self.here().lines, self.focused()
        self.tried = {*self.tried, name} if self.press("Enter").lines == before else set()

    # Where things are

    def to_the_board(self) -> None:
        """Round the whole page by Tab, if need be."""
        here = self.here()
        for _ in range(MOST_STOPS):
            if here.on_board:
                return
            here = self.press("Tab")
        pytest.fail(f"No way to the board by Tab; the focus is on {self.focused()}")

    def squares(self) -> Iterator[str]:
        """Jump to the squares where something can be done that was not tried yet, and hear what they are."""
        heard: list[str] = []
        before = self.here().lines
        while len(heard) < FEW:
            now = self.press("n").lines
            name = self.focused()
            if name in heard or (now > before and self.said()[-1] == self.words(NO_SQUARE)):
                return
            before = now
            heard.append(name)
            if name not in self.tried:
                yield name

    def choose(self, name: str) -> None:
        """Jump back to this square, which was heard a moment ago, and press it."""
        for _ in range(FEW):
            if self.focused() == name:
                break
            self.press("Shift+N")
        self.try_this()

    def press_beside(self) -> bool:
        """What lies beside the board: the one next action, or else the last thing not tried yet; False
        if there is neither."""
        way, back, here = "", 0, self.press("Tab")
        for _ in range(MOST_STOPS):
            name = self.focused()
            if not here.in_tray:
                break
            if name not in self.tried and here.is_act:
                self.try_this()
                return True
            if name not in self.tried and not here.is_off:
                way, back = name, 0
            here = self.press("ArrowRight")
            if self.focused() == name:
                here, back = self.press("Tab"), back + 1
        self.press(*["Shift+Tab"] * back if way else ())
        for _ in range(FEW if way else 0):
            if self.focused() == way:
                self.try_this()
                return True
            self.press("ArrowLeft")
        return False
