"""Whatever a table can be asked by ear is answered, and agrees with how things stand."""

from __future__ import annotations

import pytest

from app.learning.commands import ASKED
from conformance.pictures import nodes
from fakes.house import WANTED, House, begin, family
from games.catalogue import GAMES, Game
from helpers.heard import asked_moments, picture
from table.moments import Asking
from table.sitting import headline, shown_view

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def answer(house: House, what: str) -> list[str]:
    """What is said when this is asked; it changes nothing at the table."""
    before, house.said = house.sitting, []
    house.tap(f"ask {what}")
    assert house.sitting == before
    return house.said


@each_game
def test_everything_that_can_be_asked_is_answered_at_any_time(game: Game) -> None:
    for house in asked_moments(game, 8, 60):
        for command in ASKED:
            said = answer(house, command.name)
            assert said
            assert all(said)
            assert "None" not in " ".join(said)
        (turn,) = answer(house, "turn")
        assert turn == headline(house.sitting, shown_view(house.sitting)).english(house.match.names)
        everybody = answer(house, "all")
        assert [line.partition(":")[0] for line in everybody] == list(house.match.names)
        last = [line.telling.sentence for line in house.sitting.log if line.telling.sentence is not None]
        assert not last or answer(house, "last")[-1] == last[-1].english(house.match.names)


def test_what_happened_last_reaches_back_to_what_one_did_oneself() -> None:
    hustle = GAMES[0]
    house = House().sit_down(begin(hustle, family("person", "bot", "bot"), 3, calm="yes")).settle()
    for digit in "17":
        house.tap(f"pick card {digit}")
    house.tap("play choose 17").settle()
    said = answer(house, "last")
    assert said[0] == "Anna has chosen a number."
    assert "Anna turns over 1, 7: 17." in said
    last = house.sitting.log[-1].telling.sentence
    assert last is not None
    assert said[-1] == last.english(house.match.names)


def test_a_number_is_mended_as_on_a_calculator() -> None:
    house = next(
        each for each in asked_moments(GAMES[0], 4, 40, calm="yes") if each.match.state.question == "choose"
    )
    assert answer(house, "written") == ["No number yet"]
    for digit in "425":
        house.tap(f"pick card {digit}")
    assert answer(house, "written")[0] == "Your number: 425."
    house.tap("pick erase 0")
    said = answer(house, "written")
    assert said[0] == "Your number: 42."
    assert said[-1] == "You land on dry ground."
    house.tap("pick card 4")
    assert answer(house, "written")[0] == "Your number: 2."
    house.tap("pick card 5").tap("pick card 5")
    assert answer(house, "written") == ["No number yet: there is a gap"]


def test_the_number_is_heard_before_it_is_played() -> None:
    house = next(
        each for each in asked_moments(GAMES[0], 4, 40, calm="yes") if each.match.state.question == "choose"
    )
    for digit in "17":
        house.tap(f"pick card {digit}")
    said = answer(house, "written")
    assert said[0] == "Your number: 17."
    start = house.match.state.sheep[house.sitting.eyes]
    assert str(start + 17) in said[1]
    (grid,) = (each for each in nodes(picture(house)) if each.attributes.get("role") == "grid")
    assert grid.attributes["data-ready"]
    seat = house.sitting.eyes
    house.tap("ask play")
    assert (house.match.history[-1].seat, house.match.history[-1].move) == (seat, "choose 17")


def test_half_a_number_is_not_played() -> None:
    house = next(
        each for each in asked_moments(GAMES[0], 4, 40, calm="yes") if each.match.state.question == "choose"
    )
    before = house.match.length
    assert answer(house, "play") == ["No number yet"]
    assert house.match.length == before


def test_the_last_of_the_sand_is_said() -> None:
    """Whoever can't see the glass hears at 30, 10 and 5 seconds how much is left."""
    house = House().sit_down(begin(GAMES[3], family("person", "person"), 3, clock="60")).settle()
    while not isinstance(house.moment, Asking):
        house.tap(next(tap for tap in house.taps() if tap.startswith(WANTED))).settle()
    house.tap("app ready")
    house.said.clear()
    while house.sitting.sand is not None and house.sitting.sand > 1:
        house.second()
    assert house.said == ["30 seconds left", "10 seconds left", "5 seconds left"]
