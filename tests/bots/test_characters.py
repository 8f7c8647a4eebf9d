"""Characters: eight of them, each with a face, and a manner that is a real difference at every level."""

from __future__ import annotations

from random import Random

import pytest

from app.rooms import Seats
from app.seats import BOT_NAMES
from bots.budget import Thoughts
from bots.characters import CHARACTERS, Character, character_of
from bots.question import BotQuestion, read_question
from bots.thinking import think
from conformance.matches import LONGEST
from fakes.house import House, begin, family
from games.catalogue import GAMES, Game
from games.contract import CHANCE, State, complete_options
from games.minds import EVEN, LEVELS, Level, Temper
from games.picture import Node
from table.sitter import Sitter

every_game = pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.name)

CHOICES = 50
FEW = 100

MOST = 5
"""Of the eight, at each level of each game."""


def choices(entry: Game, seed: int) -> list[tuple[State, int]]:
    """Choices of somebody without a temper, from all over three matches: what a child sees of them."""
    rules, rng, found = entry.rules, Random(seed), []
    for _ in range(3):
        seats = rules.SEATS[0]
        chosen = {"layout": "chance"} if entry.name == "hustle" else {}
        state = rules.start(seats, complete_options(rules, seats, chosen))
        for _move in range(LONGEST):
            if not (turn := rules.turn(state)):
                break
            seat = turn[0]
            if seat == CHANCE:
                state = rules.play(state, CHANCE, rules.draw(state, rng)).state
                continue
            if len(rules.moves(state, seat)) > 1:
                found.append((state, seat))
            quick = entry.bot.quick(rules.view(state, seat), seat, rng)
            state = rules.play(state, seat, quick).state
    return rng.sample(found, min(CHOICES, len(found)))


def moves(entry: Game, level: Level, temper: Temper, asked: list[tuple[State, int]]) -> list[str]:
    """What somebody of this temper does there."""
    return [
        think(
            BotQuestion(entry.name, entry.rules.view(state, seat), seat, number, level, temper=temper),
            Thoughts(FEW),
        )
        for number, (state, seat) in enumerate(asked)
    ]


@pytest.mark.counted
@every_game
def test_a_manner_is_a_difference_in_play(entry: Game) -> None:
    """Within three matches: at each level most of them do something that nobody in particular would do, over
    all levels everybody does, and no two do the same."""
    asked, everything = choices(entry, 3), {character.name: list[str]() for character in CHARACTERS}
    plain: list[str] = []
    for level in LEVELS:
        even = moves(entry, level, EVEN, asked)
        own = {character.name: moves(entry, level, character.temper, asked) for character in CHARACTERS}
        assert sum(each != even for each in own.values()) >= MOST, level
        plain += even
        for name, each in own.items():
            everything[name] += each
    assert [name for name, each in everything.items() if each == plain] == []
    assert len({tuple(each) for each in everything.values()}) == len(CHARACTERS)


def test_there_are_eight_and_each_is_somebody() -> None:
    assert len(CHARACTERS) >= 8
    count = len(CHARACTERS)
    assert len({character.face for character in CHARACTERS}) == count
    assert len({character.temper for character in CHARACTERS}) == count
    assert len({character.manner.text for character in CHARACTERS}) == count
    assert [character.name for character in CHARACTERS] == list(BOT_NAMES)


@pytest.mark.parametrize("character", CHARACTERS, ids=lambda character: character.name)
def test_a_bot_is_asked_with_its_manner_whatever_its_level(character: Character) -> None:
    sitters = (*family("person"), Sitter(character.name, 2, "ram"), Sitter("Oma", 3, "lamb"))
    house = House().sit_down(begin(GAMES[0], sitters, 5, layout="chance", first="1")).settle()
    every = [*house.asked, *(BotQuestion(*wanted) for wanted in house.thinking)]
    asked = [question for question in every if question.seat == 1]
    assert {question.temper for question in asked} == {character.temper}
    assert {question.level for question in asked} == {"ram"}
    assert read_question(asked[0].text()) == asked[0]


def test_whoever_is_renamed_has_the_manner_of_its_jumper() -> None:
    assert character_of("Oma", 3) == CHARACTERS[2]
    assert character_of("Wolle", 7).name == "Wolle"


def test_the_seats_show_faces_and_the_wardrobe_what_they_are_like() -> None:
    house = House().tap("app game nines").tap("seats dress 1")
    assert isinstance(house.paddock.room, Seats)
    emil = character_of(house.paddock.room.seating.sitters[1].name, 2)
    picture = house.picture()
    assert picture is not None
    assert f"#head-{emil.face}" in str(picture)
    assert emil.manner in list(texts(picture))


def texts(picture: Node) -> list[object]:
    """All that is written in a picture."""
    inside = [text for child in picture.children if isinstance(child, Node) for text in texts(child)]
    return [*(child for child in picture.children if not isinstance(child, Node)), *inside]
