"""What somebody meets for the first time in a real match is explained once, and only if it is wanted."""

from __future__ import annotations

import json
from random import Random

import pytest

from app.pictures import sheet_picture
from app.settings import Settings
from app.storage import MET, written
from conformance.pictures import nodes
from fakes.house import House, begin, family, fill, play_through
from fakes.tablet import Tablet
from games.catalogue import GAMES, Game
from table.moments import Asking, Story

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)

CHOSEN = {"hustle": {"layout": "chance"}, "lucky": {"clock": "none"}, "shepherd": {"track": "12"}}


def at_table(game: Game, tablet: Tablet | None = None, *kinds: str) -> House:
    sitters = family(*fill(game, *(kinds or ("person",))))
    house = House(tablet)
    house.paddock = house.paddock._replace(settings=Settings(pace="off"))
    return house.sit_down(begin(game, sitters, 4, **CHOSEN.get(game.name, {})))


def explained(house: House) -> list[str]:
    """What lies explained over the table now."""
    sheet = sheet_picture(house.paddock)
    return [] if sheet is None else [each.key for each in nodes(sheet) if each.key.startswith("coach-")]


def knowing(things: dict[str, str]) -> Tablet:
    """A tablet on which these things lie."""
    tablet = Tablet()
    tablet.write(written(tuple(things.items())), {})
    return tablet


@each_game
def test_each_thing_once_a_person_in_a_whole_match(game: Game) -> None:
    house = at_table(game)
    play_through(house, Random(5))
    found = house.explained
    assert len(found) > 1
    assert len(set(found)) == len(found)
    known = json.loads(house.paddock.kept[MET])
    assert known == {"Anna": [f"{game.name} {thing}" for thing in found]}


@each_game
def test_whoever_knows_it_is_told_nothing(game: Game) -> None:
    everything = [f"{game.name} {each.thing}" for each in game.lessons.MEETINGS.values()]
    house = at_table(game, knowing({MET: json.dumps({"Anna": everything})}))
    play_through(house, Random(5))
    assert house.explained == []


@each_game
def test_it_can_be_silenced(game: Game) -> None:
    house = at_table(game)
    house.paddock = house.paddock._replace(settings=Settings(pace="off", coach="off"))
    play_through(house, Random(5))
    assert house.explained == []


def first_explained(tablet: Tablet | None = None, *kinds: str) -> House:
    house = at_table(GAMES[2], tablet, *kinds)
    rng = Random(1)
    for _ in range(400):
        if house.paddock.coach is not None:
            return house
        if isinstance(house.moment, Story):
            house.tell()
        elif house.thinking:
            house.think()
        elif isinstance(house.moment, Asking):
            house.tap(f"play {rng.choice(house.match.moves(house.moment.seat))}")
        else:
            house.tap("app throw")
    raise AssertionError("Nothing was met.")


def test_it_is_said_and_the_table_waits_until_it_is_understood() -> None:
    house = first_explained()
    assert house.paddock.coach is not None
    assert house.paddock.coach.sentence.english() in house.said
    assert explained(house) == [f"coach-{house.paddock.coach.thing}"]
    beat = house.sitting.beat
    house.tell()
    assert house.sitting.still
    assert house.sitting.beat == beat
    house.tap("app understood")
    assert explained(house) == []
    assert not house.sitting.still


def test_no_more_of_these() -> None:
    house = first_explained()
    assert "app set coach off" in house.taps()
    house.tap("app set coach off")
    assert explained(house) == []
    assert house.paddock.settings.coach == "off"


def test_somebody_new_at_the_table_is_told_too() -> None:
    tablet = Tablet()
    thing = first_explained(tablet).paddock.coach
    of_anna = knowing({MET: House(tablet).paddock.kept[MET]})
    again = first_explained(of_anna, "person", "person").paddock.coach
    assert thing == again
    assert set(json.loads(House(of_anna).paddock.kept[MET])) == {"Anna", "Ben"}


def test_what_cant_be_read_counts_as_nothing() -> None:
    assert first_explained(knowing({MET: "broken"})).paddock.coach is not None
    assert first_explained(knowing({MET: "[1]"})).paddock.coach is not None
    assert first_explained(knowing({MET: '{"Anna": 3}'})).paddock.coach is not None


def test_going_home_takes_it_along_nowhere() -> None:
    house = first_explained().tap("app home")
    assert house.paddock.coach is None
