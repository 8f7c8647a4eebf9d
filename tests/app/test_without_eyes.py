"""A player that has no eyes: whole matches by names, regions and what is said, in every language.

It knows nothing of states and moves. It hears what buttons and squares are called, asks what a table answers,
and presses; what a name means it knows from the words of its language alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

import pytest
from tools.catalogues import compiled, languages, read

from app.language import ENGLISH, language, learn
from app.rooms import Table
from conformance.pictures import nodes
from fakes.house import House, begin, family
from games.catalogue import GAMES, Game
from games.hustle.ear.words import told as dyke_told
from games.message import Message, say
from games.picture import Node
from games.shepherd.ear.words import GROUND
from helpers.heard import squares, words
from table.moments import Asking

CODES = (ENGLISH, *languages())

SHORT = {
    "hustle": {"calm": "yes"},
    "nines": {"track": "short"},
    "shepherd": {"track": "12"},
    "lucky": {"clock": "none"},
}
MOST = 3000


class Option(NamedTuple):
    """Something that can be pressed, as it is heard."""

    name: str
    says: str
    on_board: bool


@pytest.fixture(scope="module", autouse=True)
def _learnt() -> None:
    for code, path in languages().items():
        learn(code, compiled(read(path)))


def options(house: House) -> list[Option]:
    """What can be pressed on the board and beside it; squares on which nothing can be done are left out."""
    drawn = house.picture()
    assert drawn is not None
    regions = [each for each in nodes(drawn) if each.attributes.get("class") in ("board", "tray")]
    return [option for region in regions or [drawn] for option in _in_region(house, region)]


def _in_region(house: House, region: Node) -> list[Option]:
    found = []
    for each in nodes(region):
        about = each.attributes
        says = str(about.get("data-walk") or about.get("data-tap", ""))
        off = about.get("aria-hidden") == "true" or about.get("aria-disabled") == "true"
        if says and not off and not says.startswith(("walk ", "peek", "app home", "app rest", "app hint")):
            found.append(Option(words(house, about["aria-label"]), says, "data-walk" in about))
    return found


def ask(house: House, what: str) -> list[str]:
    """What the table answers."""
    house.said.clear()
    house.tap(f"ask {what}")
    return list(house.said)


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


# What each game's player looks for, by names alone

Decide = Callable[[House, list[Option]], Option]


def in_own_words(house: House, message: Message) -> str:
    return language(house.paddock.language).render(message)


def on_the_dyke(house: House, offered: list[Option]) -> Option:
    """A number that ends on dry ground, if a card or two make one: heard before it is played."""
    digits = [each for each in offered if each.says.startswith("pick card")]
    if not digits or not ask(house, "written"):
        return offered[-1]
    wet = in_own_words(house, say("water"))
    for card in reversed(digits):
        house.tap(card.says)
        landing = (numbers(" ".join(ask(house, "written")[1:])) or [0, 0])[1:2]
        told = {each.name: each.told for each in squares(house)}.get(str(*landing), wet)
        if wet not in told.split(", "):
            break
        if card is not digits[0]:
            house.tap(card.says)
    return options(house)[-1]


def on_the_track(house: House, offered: list[Option]) -> Option:
    """The tile that makes nine with what waits, if one does; else the first that is offered."""
    waiting = sum(number for line in ask(house, "mine") for number in numbers(line))
    spaces = [each for each in offered if each.on_board]
    fits = [each for each in spaces if (9 - waiting) in numbers(each.name)[2:]]
    return (fits or spaces or offered)[0]


def on_the_meadow(house: House, offered: list[Option]) -> Option:
    """Where the grass is tallest."""
    tall, low = (in_own_words(house, GROUND[kind]) for kind in ("grass-dark", "grass-light"))
    ground = [each for each in offered if each.on_board]
    best = [each for each in ground if tall in each.name] or [each for each in ground if low in each.name]
    return (best or offered)[-1]


def at_the_cards(house: House, offered: list[Option]) -> Option:
    """A group that there is, is taken; else cards are tried one after the other."""
    none = in_own_words(house, say("There is no group now."))
    beside = [each for each in offered if not each.on_board]
    if beside and ask(house, "ahead") != [none]:
        return beside[-1]
    return offered[0]


DECIDE: dict[str, Decide] = {
    "hustle": on_the_dyke,
    "nines": on_the_track,
    "shepherd": on_the_meadow,
    "lucky": at_the_cards,
}


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_whole_match_without_eyes(game: Game, code: str) -> None:
    people = family("person", "person", *("ewe",) * (game.seats[0] - 2))
    house = House()
    house.paddock = house.paddock._replace(language=code)
    house.sit_down(begin(game, people, 4, **SHORT[game.name])).settle()
    tried: set[str] = set()
    for _ in range(MOST):
        if not house_is_open(house):
            break
        offered = options(house)
        assert offered, house.moment
        assert all(each.name.strip() for each in offered)
        fresh = [each for each in offered if each.says not in tried] or offered
        choice = DECIDE[game.name](house, fresh) if isinstance(house.moment, Asking) else fresh[0]
        before = house.match.length
        house.tap(choice.says)
        tried = tried | {choice.says} if house_is_open(house) and house.match.length == before else set()
        house.settle()
    assert not house_is_open(house), "The match did not end."


def house_is_open(house: House) -> bool:
    """Whether the match is still at the table."""
    return isinstance(house.paddock.room, Table)


def test_what_the_player_listens_for_is_what_squares_say() -> None:
    """A word that nobody says would make of its decisions chance."""
    assert "water" in dyke_told(5, True, 7, (), None, None).english().split(", ")
    assert "water" not in dyke_told(5, False, 7, (), None, None).english().split(", ")
