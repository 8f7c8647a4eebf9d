"""Whole matches by nothing but keys, the accessibility tree and what the live region says.

Whoever plays here sees nothing: where the focus is, it hears; what can be done it finds by jumping and by
Tab, and it decides by names alone. After every key the focus is somewhere, and after an answer it comes to
the next one by itself.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import pytest
from tools.catalogues import compiled, languages, read

from app.language import ENGLISH, learn
from browser.at_the_table import LESSONS_HERE, OVER, asked_or_over, take_seats
from browser.ears import MOST_STOPS, Ears
from browser.saved_matches import carry_on, positions
from browser.windows import Finger, wait_for
from games.catalogue import GAMES, Game
from games.message import say, say_many
from games.shepherd.ear.words import GROUND
from games.shepherd.scene.spots import ONCE_MORE
from helpers.tongue import Tongue
from thorough import THOROUGH, in_turn, name_of

CODES = (*languages(), ENGLISH)

ON_THE_QUESTION = "document.activeElement.matches('.table .say')"
"""Whether the answers are still a way off."""

HAS_A_BOARD = "!!document.querySelector('#paddock [role=grid]')"

SECONDS = 150

NO_NUMBER = say("There is no number to write now.")
NO_GROUP = say("There is no group now.")
AFRAID = say_many("Dog to {square}: {count} sheep must run", "Dog to {square}: {count} sheep must run", 1)
DRY = say("You land on dry ground.")


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def on_the_dyke(ears: Ears) -> None:
    """A number that ends on dry ground, heard before it is played; else the last one tried."""
    if ears.asks("w") == [ears.words(NO_NUMBER)]:
        anything(ears)
        return
    digits = re.findall(r"\d", ears.asks("c")[0])[::-1]
    for digit in digits:
        if ears.words(DRY) in ears.asks(digit) or digit == digits[-1]:
            break
        ears.press("Backspace")
    ears.press("Enter")


def on_the_track(ears: Ears) -> None:
    """The tile that makes nine with what waits, if one is heard; else the first. What is in hand then goes or
    is taken by the one next action."""

    @cache
    def wanted() -> int:
        return 9 - sum(number for line in ears.asks("c") for number in numbers(line))

    take(ears, lambda space: wanted() in numbers(space)[2:])
    if ears.tried:
        ears.press_beside()


def on_the_meadow(ears: Ears) -> None:
    """Where there is tall grass, or where the dog frightens somebody; there it is tried, and then sent."""
    tall, tongue = ears.words(GROUND["grass-dark"]), Tongue(ears.code)
    take(ears, lambda square: tall in square or bool(tongue.number(AFRAID, "count", square)))
    if ears.words(ONCE_MORE._replace(places={"action": ""})) in ears.focused():
        ears.try_this()


def take(ears: Ears, fits: Callable[[str], bool]) -> None:
    """The first square that fits; else the first that was not tried yet, or what lies beside the board."""
    first = ""
    for square in ears.squares():
        first = first or square
        if fits(square):
            ears.try_this()
            return
    if first:
        ears.choose(first)
    else:
        ears.press_beside()


def at_the_cards(ears: Ears) -> None:
    """A group that there is, is taken; else cards are tried one after the other."""
    if ears.asks("a") == [ears.words(NO_GROUP)] or not ears.press_beside():
        anything(ears)


def anything(ears: Ears) -> None:
    """The first square that was not tried yet, or else what lies beside the board."""
    take(ears, lambda _square: True)


class Family(NamedTuple):
    """Who plays a game here, how, and how it is decided."""

    people: int
    bots: int
    options: dict[str, str]
    decide: Callable[[Ears], None]


FAMILIES = {
    "hustle": Family(2, 1, {"calm": "yes"}, on_the_dyke),
    "nines": Family(1, 2, {"track": "short"}, on_the_track),
    "shepherd": Family(1, 3, {"track": "12"}, on_the_meadow),
    "lucky": Family(2, 0, {"clock": "none"}, at_the_cards),
}
"""Two people where one must not see what the other has: then there are curtains."""


@pytest.fixture(scope="module", autouse=True)
def _learnt() -> None:
    for code, path in languages().items():
        learn(code, compiled(read(path)))


@pytest.mark.parametrize(("game", "code"), in_turn(GAMES if THOROUGH else GAMES[:1], CODES), ids=name_of)
def test_a_whole_match_by_keys_and_ear(fingers: Finger, game: Game, code: str) -> None:
    """One game with curtains, from its middle on; in `--thorough` each game in each language, whole. In all
    of them they are played by ear without a browser on every run (`tests/app/test_without_eyes.py`)."""
    people, bots, options, decide = FAMILIES[game.name]
    wait_for(fingers, LESSONS_HERE)
    speak(fingers, code)
    if THOROUGH:
        take_seats(fingers, game.name, people, bots, options)
    else:
        course = positions(game, people + bots, 3, options, people)
        carry_on(fingers, course[len(course) // 2])
    wait_for(fingers, f"{HAS_A_BOARD} || !!document.querySelector('.curtain')")
    ears = Ears(fingers, code)
    end = time.monotonic() + SECONDS
    while asked_or_over(fingers):
        assert time.monotonic() < end, (ears.said()[-8:], ears.pressed[-30:])
        if ears.pressed:
            wait_for(fingers, f"!{ON_THE_QUESTION}")
        go_on(ears, decide)
    assert not ears.here().lost
    assert fingers.read(OVER)


def go_on(ears: Ears, decide: Callable[[Ears], None]) -> None:
    """The next thing: what waits for a hand, or a decision."""
    here = ears.here()
    if here.is_act or not ears.fingers.read(HAS_A_BOARD):
        for _ in range(MOST_STOPS):
            if here.is_act:
                ears.press("Enter")
                return
            here = ears.press("Tab")
        return  # the match has gone on meanwhile, and asks for something else
    ears.to_the_board()
    decide(ears)


def speak(fingers: Finger, code: str) -> None:
    """Another language, from wherever the family is."""
    fingers.page.locator(":is(#paddock, #lobby):not([hidden]) [data-tap='app settings']").first.focus()
    for place in (f"dialog [data-tap='app set language {code}']", "dialog [data-tap='app close']"):
        fingers.page.keyboard.press("Enter")
        fingers.page.locator(place).focus()
    fingers.page.keyboard.press("Enter")
    wait_for(fingers, f"document.documentElement.lang === '{code}'")
