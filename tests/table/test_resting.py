"""What one may leave to luck, and the look about before the sand runs: both at the table of Lucky Sheep."""

from __future__ import annotations

import pytest

from fakes.house import House, begin, family
from games.catalogue import game
from table.moments import Asking, Curtain, Story
from table.sitting import clock_runs, waits_until_ready

LUCKY = game("lucky")


def filling(*kinds: str) -> House:
    """Somebody has won a group, and is asked where the first card goes."""
    for seed in range(200):
        house = House().sit_down(begin(LUCKY, family(*kinds), seed, clock="none", first="1")).settle()
        if isinstance(house.moment, Curtain):
            house.tap("curtain 0").settle()
        for move in house.match.moves(0):
            if move.startswith("swap"):
                after = LUCKY.rules.play(house.match.play(0, move).state, 0, "stop").state
                if after.question == "draw" and after.nine.count(None) == 3:
                    house.play(move).play("stop")
                    if isinstance(house.moment, Curtain):
                        house.tap("curtain 0").settle()
                    return house
    raise AssertionError("Nobody wins.")


@pytest.mark.parametrize("other", ["person", "bot"])
def test_l11_one_tap_lays_all_cards_as_luck_has_it(other: str) -> None:
    house = filling("person", other)
    assert house.match.state.question == "lay"
    assert "app rest" in house.taps()
    before, telling = house.match.length, house.tap("app rest")
    while isinstance(telling.moment, Story) and telling.match.state.active == 0:
        telling.tell()
    moves = [step.move.split(" ")[0] for step in house.match.history[before:]][:5]
    assert moves == ["lay", "draw", "lay", "draw", "lay"]
    assert None not in house.match.state.nine
    house.settle()
    assert house.sitting.resting == ""


def test_nothing_else_is_left_to_luck() -> None:
    house = House().sit_down(begin(LUCKY, family("person", "bot"), 1, clock="none", first="1")).settle()
    before = house.sitting
    assert house.tap("app rest").sitting == before


def test_the_sand_waits_until_a_newcomer_is_ready() -> None:
    house = House().sit_down(begin(LUCKY, family("person", "bot"), 1, first="1")).settle()
    assert isinstance(house.moment, Asking)
    assert waits_until_ready(house.sitting)
    assert not clock_runs(house.sitting)
    assert "app ready" in house.taps()
    assert not [tap for tap in house.taps() if tap.startswith(("play", "pick"))]
    house.second()
    assert house.sitting.sand == 60
    house.tap("app ready")
    assert clock_runs(house.sitting)
    house.second()
    assert house.sitting.sand == 59
    assert [tap for tap in house.taps() if tap.startswith("pick hand")]


def test_whoever_has_had_a_turn_is_not_asked_again() -> None:
    house = House().sit_down(begin(LUCKY, family("person", "bot"), 1, first="1")).settle()
    house.tap("app ready").play("stop")
    assert isinstance(house.moment, Asking)
    assert not waits_until_ready(house.sitting)


def test_without_an_hourglass_nobody_waits() -> None:
    house = House().sit_down(begin(LUCKY, family("person", "bot"), 1, clock="none", first="1")).settle()
    assert not waits_until_ready(house.sitting)
    assert "app ready" not in house.taps()
