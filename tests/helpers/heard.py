"""A table as it is by ear: the squares of its grid, and the buttons that the ear still meets."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from app.language import ENGLISH, language
from conformance.pictures import nodes
from fakes.house import WANTED, House, begin, family
from games.catalogue import Game
from games.message import Message
from games.picture import Child, Node
from table.moments import Asking


class Heard(NamedTuple):
    """One square of a board: what it is called, what is told of it, and what Enter says there."""

    name: str
    told: str
    says: str
    key: str


def squares(house: House) -> list[Heard]:
    """All squares of the board, row by row, in the language of the family."""
    return [
        Heard(
            str(each.attributes["data-name"]),
            words(house, each.attributes["aria-label"]),
            str(each.attributes["data-walk"]),
            each.key,
        )
        for each in nodes(picture(house))
        if each.attributes.get("role") == "gridcell"
    ]


def picture(house: House) -> Node:
    found = house.picture()
    assert found is not None
    return found


def words(house: House, message: object) -> str:
    """A sentence as it is read."""
    assert isinstance(message, Message)
    return language(house.paddock.language).render(message, house.match.names)


def heard_taps(child: Child) -> list[str]:
    """What can be pressed by ear: squares, and buttons that are not the finger's alone."""
    return [
        str(each.attributes.get("data-walk") or each.attributes.get("data-tap", ""))
        for each in nodes(child)
        if each.attributes.get("aria-hidden") != "true"
        and each.attributes.get("aria-disabled") != "true"
        and ("data-walk" in each.attributes or "data-tap" in each.attributes)
    ]


def asked_moments(game: Game, seed: int, taps: int, code: str = ENGLISH, **options: str) -> Iterator[House]:
    """A family of two or three at the table, whenever somebody is asked for a move; chance taps for them."""
    rng = Random(seed)
    people = family(*("person",) * max(2, game.seats[0]))
    house = House()
    house.paddock = house.paddock._replace(language=code)
    house.sit_down(begin(game, people, seed, **options))
    for _ in range(taps):
        house.settle()
        offered = [tap for tap in house.taps() if tap.startswith(WANTED)]
        if not offered:
            return
        if isinstance(house.moment, Asking):
            yield house
        house.tap(rng.choice(offered))
