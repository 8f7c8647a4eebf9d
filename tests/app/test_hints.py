"""A hint: where to look, then the move on the board and why; for one choice, and where hints are liked."""

from __future__ import annotations

import pytest

from app.settings import Settings
from bots.question import BotQuestion
from conformance.pictures import nodes
from fakes.house import House, begin, family, taps_in
from games.catalogue import GAMES, Game
from games.message import Message
from games.picture import Node
from table.moments import Asking
from table.sitting import waits_until_ready

every_game = pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.name)


def house_at(entry: Game, **settings: str) -> House:
    """Somebody has something to choose in a match among bots."""
    kinds = ("lamb",) * (entry.seats[0] - 1)
    more = {"layout": "chance"} if entry.name == "hustle" else {}
    house = House()
    house.paddock = house.paddock._replace(settings=house.paddock.settings._replace(**settings))
    house.sit_down(begin(entry, family("person", *kinds), 5, first="1", **more)).settle()
    for _ in range(60):
        ready = isinstance(house.moment, Asking) and not waits_until_ready(house.sitting)
        if ready and len(house.match.moves(0)) > 1:
            return house
        tap = next(tap for tap in house.taps() if tap.startswith(("app throw", "app ready", "play", "pick")))
        house.tap(tap).settle()
    raise AssertionError("nobody is asked")


def pointed_at(picture: Node | None) -> list[str]:
    """The taps that the hand points at."""
    if not isinstance(picture, Node):
        return []
    here = [str(picture.attributes["data-tap"])] if "pointed" in str(picture.attributes.get("class")) else []
    return [
        *here,
        *(tap for child in picture.children if isinstance(child, Node) for tap in pointed_at(child)),
    ]


def names_pointed_at(house: House) -> set[str]:
    """What is called "this one": buttons, and squares that are walked."""
    picture = house.picture()
    assert picture is not None
    labels = {each.attributes.get("aria-label") for each in nodes(picture)}
    names = {each.english(house.match.names) for each in labels if isinstance(each, Message)}
    return {name for name in names if name.endswith("(this one)")}


def headline(picture: Node | None) -> str:
    """What stands over the table."""
    assert picture is not None
    (found,) = (child for child in picture.children if isinstance(child, Node) and child.key == "say")
    (sentence,) = found.children
    assert isinstance(sentence, Message)
    return sentence.english(("A", "B", "C"))


@every_game
def test_first_where_to_look_and_then_the_move_and_why(entry: Game) -> None:
    house = house_at(entry)
    before = house.match
    house.tap("app hint")
    assert house.paddock.hint is not None
    assert pointed_at(house.picture()) == []
    house.advise()
    hint = house.paddock.hint
    assert hint is not None
    assert hint.advice is not None
    move = hint.advice.move
    assert pointed_at(house.picture()) == [f"pick {hint.way[0]}" if hint.way else f"play {move}"]
    assert "Look where the hand is" in house.said[-2]
    names, there = names_pointed_at(house), house.said[-1]
    assert names
    assert all(name.endswith(f"{there} (this one)") and name.count(there) == 1 for name in names)
    house.tap("app hint")
    assert headline(house.picture()) == house.said[-1]
    assert f"play {move}" in house.taps()
    assert pointed_at(house.picture()) == [f"play {move}"]
    assert house.said[-1] == hint.advice.reason.english(house.match.names)
    assert house.match is before, "a hint plays nothing"


@every_game
def test_it_is_asked_with_what_the_person_may_know_and_nothing_else(entry: Game) -> None:
    house = house_at(entry)
    house.tap("app hint")
    (question,) = house.advice_wanted
    assert isinstance(question, BotQuestion)
    assert question.view == house.match.view(0)
    assert (question.seat, question.level) == (0, "shepherd")


@every_game
def test_a_table_may_do_without(entry: Game) -> None:
    house = house_at(entry, hints="off")
    assert "app hint" not in house.taps()
    house.tap("app hint")
    assert house.paddock.hint is None
    assert Settings().hints == "on"


def test_a_hint_is_for_one_choice() -> None:
    house = house_at(GAMES[1])
    house.tap("app hint").advise()
    moves = house.match.moves(0)
    house.tap(f"play {moves[0]}")
    assert house.paddock.hint is None


def test_an_answer_that_comes_too_late_means_nothing() -> None:
    house = house_at(GAMES[1])
    house.tap("app hint")
    house.tap(f"play {house.match.moves(0)[0]}")
    after = house.paddock
    house.advise()
    assert house.paddock == after


def test_who_asks_again_at_once_is_not_heard_twice() -> None:
    house = house_at(GAMES[1])
    house.tap("app hint").tap("app hint")
    assert len(house.advice_wanted) == 1


def test_in_a_lesson_nobody_is_asked() -> None:
    house = House().tap("app lesson nines 0")
    assert "app hint" not in taps_in(house.picture() or "")
