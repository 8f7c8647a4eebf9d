"""How a family hears its table: as much as it likes, in its own time, and read to whoever can't read."""

from __future__ import annotations

import re
from itertools import pairwise
from random import Random

import pytest
from tools.catalogues import compiled, languages, read

from app.happenings import Idle
from app.language import ENGLISH, learn
from conformance.pictures import nodes
from fakes.house import WANTED, House, begin, family
from games.catalogue import GAMES, Game, game
from helpers.heard import picture
from table.moments import Asking
from table.sitting import clock_runs, headline, shown_view, waits_until_ready

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)

CODES = (ENGLISH, *languages())


@pytest.fixture(scope="module", autouse=True)
def _learnt() -> None:
    for code, path in languages().items():
        learn(code, compiled(read(path)))


def at_the_seats(name: str) -> House:
    return House().tap(f"app game {name}")


def play_on(house: House, taps: int) -> House:
    rng = Random(taps)
    for _ in range(taps):
        house.settle()
        offered = [tap for tap in house.taps() if tap.startswith(WANTED)]
        if not offered:
            break
        moves = [tap for tap in offered if not tap.startswith("pick ")]
        house.tap(rng.choice(moves or offered))
    return house


# How much


def test_only_what_concerns_us_is_said() -> None:
    """Of what the bot does by itself nothing, of all else everything."""
    nines = game("nines")
    house = House().sit_down(begin(nines, family("person", "bot"), 3, first="1"))
    house.tap("app set telling mine")
    play_on(house, 30)
    lines = [line.telling for line in house.sitting.log if line.telling.sentence is not None]
    names = house.match.names
    mine = [each.sentence.english(names) for each in lines if each.seat == 0 and each.sentence]
    others = [each.sentence.english(names) for each in lines if each.seat == 1 and each.sentence]
    assert mine
    assert others
    assert set(mine) <= {*house.said}
    rolled = [line for line in others if "rolls" in line]
    assert rolled
    assert not {*rolled} & {*house.said}


def test_a_turn_that_begins_interrupts_and_nothing_else_does() -> None:
    house = House().sit_down(begin(game("nines"), family("person", "person"), 3, first="1")).settle()
    assert house.turns == [headline(house.sitting, shown_view(house.sitting)).english(house.match.names)]
    play_on(house, 12)
    sentences = [line.telling.sentence for line in house.sitting.log]
    told = {sentence.english(house.match.names) for sentence in sentences if sentence is not None}
    assert not told & {*house.turns}
    players = [line.partition(",")[0] for line in house.turns]
    assert len(players) > 3
    assert all(before != after for before, after in pairwise(players))


# In their own time


def test_sand_waits_at_every_turn_for_whoever_listens_and_there_is_twice_as_much() -> None:
    house = House()
    house.tap("app set waiting on")
    house.sit_down(begin(game("lucky"), family("person", "bot"), 1, first="1", clock="60")).settle()
    for _ in range(2):
        assert isinstance(house.moment, Asking)
        assert waits_until_ready(house.sitting)
        assert not clock_runs(house.sitting)
        assert house.sitting.sand == 120
        house.tap("app ready")
        assert clock_runs(house.sitting)
        house.second()
        assert not waits_until_ready(house.sitting)
        house.play("stop")
        while house.match.state.question != "swap" or house.match.turn != (0,):
            play_on(house, 1)
            house.settle()


def test_sand_that_is_turned_for_a_listener_is_drawn_whole() -> None:
    house = House()
    house.tap("app set voice on")
    house.sit_down(begin(game("lucky"), family("person", "bot"), 1, first="1", clock="60")).settle()
    house.tap("app ready")
    (glass,) = (each for each in nodes(picture(house)) if "data-sand-whole" in each.attributes)
    assert glass.attributes["data-sand-whole"] == glass.attributes["data-sand-left"] == 120


# Read aloud


def test_reading_aloud_is_offered_where_small_children_play() -> None:
    assert "app voice" in at_the_seats("shepherd").taps()
    assert "app voice" not in at_the_seats("hustle").taps()
    house = at_the_seats("shepherd").tap("app voice")
    assert house.paddock.settings.voice == "on"
    assert house.read_aloud == ["From now on I read to you."]
    house.tap("app voice")
    assert house.paddock.settings.voice == "off"
    assert len(house.read_aloud) == 1


@each_game
def test_it_can_be_said_again_at_every_table(game: Game) -> None:
    house = House()
    house.tap("app set voice on")
    people = family("person", *("ewe",) * (game.seats[0] - 1))
    play_on(house.sit_down(begin(game, people, 2)), 4).settle()
    if not isinstance(house.moment, Asking):
        play_on(house, 1).settle()
    assert "app again" in house.taps()
    assert "app log" in house.tap("app settings").taps()
    house.tap("app close")
    house.read_aloud.clear()
    house.tap("app again")
    asked = headline(house.sitting, shown_view(house.sitting))
    assert house.read_aloud[-1] == game.ear.aloud(asked).english(house.match.names)
    assert len(house.read_aloud) == (2 if house.sitting.log else 1)


def test_whoever_dreams_is_asked_once_more_if_anything_is_read() -> None:
    house = House().sit_down(begin(game("shepherd"), family("person", "bot"), 1, first="1")).settle()
    house.said.clear()
    house.happen(Idle())
    assert house.said == []
    house.tap("app set voice on").said.clear()
    house.happen(Idle())
    assert house.said == [headline(house.sitting, shown_view(house.sitting)).english(house.match.names)]
    house.tap("app settings").said.clear()
    house.happen(Idle())
    assert house.said == []


def test_a_tablet_without_a_voice_is_told_of_once() -> None:
    house = House().tap("app voiceless")
    shown = house.paddock.notices.shown
    assert shown is not None
    assert shown.name == "voiceless"
    house.tap("app later").tap("app voiceless")
    assert house.paddock.notices.shown is None


A_SQUARE = re.compile(r"\b[a-h][1-8]\b")


@pytest.mark.parametrize("telling", ["full", "brief"])
@pytest.mark.parametrize("code", CODES)
def test_no_child_is_told_the_name_of_a_square(code: str, telling: str) -> None:
    """The screen reader hears every square, and whoever is read to hears as many sentences without."""
    house = House()
    house.tap("app set voice on").tap(f"app set telling {telling}")
    house.paddock = house.paddock._replace(language=code)
    house.said.clear()
    house.read_aloud.clear()
    shepherd = game("shepherd")
    for seed in range(3):
        house.sit_down(begin(shepherd, family("person", "bot", "bot"), seed, track="12"))
        play_on(house, 60)
    assert [line for line in house.said if A_SQUARE.search(line)]
    assert [line for line in house.read_aloud if A_SQUARE.search(line)] == []
    assert len(house.read_aloud) > 60


# Setting up


def test_the_seats_say_what_has_changed() -> None:
    house = at_the_seats("nines")
    house.said.clear()
    for tap in (
        "add person",
        "kind 2",
        "level 2",
        "place 0 2",
        "name 0 Zoe",
        "colour 0 8",
        "leave 2",
        "dress 0",
    ):
        house.tap(f"seats {tap}")
    assert [line.partition(" ")[2] for line in house.said] == [
        "sits down as player 3: a person.",
        "is a bot now.",
        "Ram: plays hard.",
        "is player 3 now.",
        "called Zoe.",
        "now wears: grey stars.",
        "leaves the table.",
    ]
