"""Matches played to their end by nothing but keys, the accessibility tree and what the live region says.

Whoever plays here sees nothing: where the focus is, it hears; what can be done it finds by jumping and by
Tab, and it decides by names alone. After every key the focus is somewhere.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from tools.catalogues import compiled, languages, read

from app.language import language, learn
from browser.at_the_table import OVER, SHORTEST, asked_or_over, take_seats
from browser.saved_matches import carry_on, positions
from browser.windows import BREATH, Finger, wait_for
from games.catalogue import GAMES, Game
from games.message import Message, say
from games.shepherd.ear.words import GROUND

LANGUAGES = {"hustle": "de", "nines": "en", "shepherd": "fr", "lucky": "en"}

OPTIONS = {**SHORTEST, "hustle": {"calm": "yes"}}

LEFT = {"nines": 0.85, "lucky": 0.95}
"""How much of a match was played before, in games that take hundreds of turns; all of them are played from
their beginning by ear, without a browser, in `tests/app/test_without_eyes.py`."""

NO_NUMBER = say("There is no number to write now.")

SECONDS = 280

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

ACTS = "!document.activeElement.dataset.walk?.startsWith('walk ')"

HAS_A_BOARD = "!!document.querySelector('#paddock [role=grid]')"

MOST_STOPS = 40

FEW = 6
"""Squares that are heard before one is chosen."""

PATIENCE = 50
"""How often the tree is asked again for what has the focus just now."""


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
        for _ in range(PATIENCE):
            (node,) = self.client.send("Accessibility.getPartialAXTree", about)["nodes"]
            if not node.get("ignored"):
                return str(node["name"]["value"])
            self.fingers.read(BREATH)
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

    def seek(self, good: Callable[[str], bool]) -> bool:
        """Jump to a square where something can be done that was not tried yet, best to a good one; whether
        there is one."""
        found: list[str] = []
        while len(found) < FEW and (name := self.press("n")) not in found and self.holds(ACTS):
            found.append(name)
            if good(name) and name not in self.tried:
                return True
        fresh = [name for name in found if name not in self.tried]
        return bool(fresh) and any(self.press("Shift+N") == fresh[0] for _ in range(MOST_STOPS))

    def walk(self, row: int, column: int) -> None:
        """To a square by the arrows."""
        self.press("Control+Home", *["ArrowDown"] * row, *["ArrowRight"] * column)

    def squares(self) -> list[str]:
        """What all squares of the board are called, out of the tree."""
        nodes = self.client.send("Accessibility.getFullAXTree")["nodes"]
        return [
            str(each["name"]["value"]) for each in nodes if each.get("role", {}).get("value") == "gridcell"
        ]

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


Decide = Callable[[Ears], None]


def on_the_dyke(ears: Ears) -> None:
    """A number that ends on dry ground, heard before it is played; else the last one tried."""
    if ears.asks("w") == [ears.words(NO_NUMBER)]:
        by_squares(lambda _ears: lambda _name: True)(ears)
        return
    dry = ears.words(say("You land on dry ground."))
    digits = re.findall(r"\d", ears.asks("c")[0])[::-1]
    for digit in digits:
        if dry in ears.asks(digit) or digit == digits[-1]:
            break
        ears.press("Backspace")
    ears.press("Enter")


def by_squares(good: Callable[[Ears], Callable[[str], bool]]) -> Decide:
    """A square whose name tells of something good, else any; else what lies beside the board."""

    def decide(ears: Ears) -> None:
        if ears.tried and press_beside(ears):
            return
        ears.to_the_board()
        if ears.seek(good(ears)) or not press_beside(ears):
            ears.try_this()

    return decide


def press_beside(ears: Ears) -> bool:
    """The last thing in the tray, the way on, if there is one."""
    ways = [way for way in ears.beside() if way[0] not in ears.tried]
    if not ways:
        return False
    _, tabs, arrows = ways[-1]
    ears.press(*["Tab"] * tabs, *["ArrowRight"] * arrows)
    ears.try_this()
    return True


def makes_nine(ears: Ears) -> Callable[[str], bool]:
    waiting = sum(int(number) for line in ears.asks("c") for number in re.findall(r"\d+", line))
    return lambda name: str(9 - waiting) in re.findall(r"\d+", name)[2:]


def tall_grass(ears: Ears) -> Callable[[str], bool]:
    tall = ears.words(GROUND["grass-dark"])
    return lambda name: tall in name


LINES = ("012", "345", "678", "036", "147", "258", "048", "246")
"""Three of the nine cards side by side, by their places."""


def togetherness(nine: list[str], place: int, sheep: str) -> int:
    """How many of its kind a sheep would meet in its best line."""
    lines = (set(map(int, line)) - {place} for line in LINES if str(place) in line)
    return max(sum(nine[other] == sheep for other in line) for line in lines)


def at_the_cards(ears: Ears) -> None:
    """A group that there is, is taken; else a card goes where two others of its sheep lie, or one."""
    if ears.asks("a") != [ears.words(say("There is no group now."))]:
        press_beside(ears)
        return
    names = [name.partition(". ")[0].partition(": ")[2] for name in ears.squares()]
    nine = [name.partition(",")[0] for name in names[:9]]
    if "empty" in nine:
        by_squares(lambda _ears: lambda name: ": empty" in name)(ears)
        return
    swaps = [
        (togetherness(nine, place, back if nine[place] == front else front), card, place)
        for card, (front, _, back) in enumerate(name.partition("; on the back: ") for name in names[9:])
        for place in range(9)
        if nine[place] in (front, back)
    ]
    if not swaps:
        press_beside(ears)
        return
    _, card, place = max(swaps)
    ears.to_the_board()
    ears.walk(3, card)
    ears.press("Enter")
    ears.to_the_board()
    ears.walk(*divmod(place, 3))
    ears.try_this()
    if ears.tried:
        press_beside(ears)


DECIDE: dict[str, Decide] = {
    "hustle": on_the_dyke,
    "nines": by_squares(makes_nine),
    "shepherd": by_squares(tall_grass),
    "lucky": at_the_cards,
}


@pytest.mark.parametrize("each", GAMES, ids=lambda each: each.name)
def test_a_match_is_played_to_its_end_by_keys_and_ear(fingers: Finger, each: Game) -> None:
    """Two people with their curtains, and a bot where a game wants three."""
    code = LANGUAGES[each.name]
    for other, path in languages().items():
        learn(other, compiled(read(path)))
    speak(fingers, code)
    if each.name in LEFT:
        course = positions(each, 2, 5, OPTIONS[each.name])
        carry_on(fingers, course[int(LEFT[each.name] * len(course))])
    else:
        take_seats(fingers, each.name, 2, max(0, each.seats[0] - 2), OPTIONS[each.name])
    wait_for(fingers, f"{HAS_A_BOARD} || !!document.querySelector('.curtain')")
    fingers.read(LISTEN)
    ears = Ears(fingers, code)
    end = time.monotonic() + SECONDS
    while asked_or_over(fingers):
        assert time.monotonic() < end, ears.said()[-8:]
        go_on(ears, each)
    assert not ears.holds(LOST)
    assert fingers.read(OVER)
    speak(fingers, "en")


def go_on(ears: Ears, each: Game) -> None:
    """The next thing: what waits for a hand, or a decision."""
    if not ears.holds(HAS_A_BOARD) or ears.holds(AN_ACT):
        while not ears.holds(AN_ACT):
            ears.press("Tab")
        ears.press("Enter")
        return
    ears.to_the_board()
    DECIDE[each.name](ears)


AN_ACT = "document.activeElement.matches('.act, [data-tap^=curtain]')"


def speak(fingers: Finger, code: str) -> None:
    """Another language, from wherever the family is."""
    fingers.page.locator(":is(#paddock, #lobby):not([hidden]) [data-tap='app settings']").first.focus()
    for place in (f"dialog [data-tap='app set language {code}']", "dialog [data-tap='app close']"):
        fingers.page.keyboard.press("Enter")
        fingers.page.locator(place).focus()
    fingers.page.keyboard.press("Enter")
    wait_for(fingers, f"document.documentElement.lang === '{code}'")
