"""Your dice: counted from the finished games on the shelf, by player, and judged honestly."""

from __future__ import annotations

from random import Random

from app.album.dice import judged
from app.pictures import sheet_picture
from app.rooms import Results
from conformance.pictures import texts
from fakes.house import House, begin, family, play_through
from games.catalogue import game
from games.message import Message
from table.fairness import ENOUGH, ONCE_IN_A_HUNDRED, Die, FaceCounts, rolls
from table.record import read, write

SIX = {str(face): 1 / 6 for face in range(1, 7)}


def test_every_roll_of_the_record_is_somebody_s() -> None:
    house = House(seed="dice").sit_down(begin(game("nines"), family("person", "person"), 5))
    play_through(house, Random(1))
    assert isinstance(house.paddock.room, Results)
    match = house.paddock.room.match
    found = list(rolls(match))
    record = write(match.record)
    assert len(found) == record.count("* roll ")
    for face in "123456":
        assert sum(roll.face == face for roll in found) == record.count(f"* roll {face}\n")
    assert {roll.name for roll in found} == {"Anna", "Ben"}
    assert read(record).entries


def test_the_shepherd_s_two_dice_are_two() -> None:
    house = House(seed="dice").sit_down(begin(game("shepherd"), family("person", "person"), 5))
    play_through(house, Random(1))
    assert isinstance(house.paddock.room, Results)
    found = list(rolls(house.paddock.room.match))
    first = next(roll for roll in found if roll.die == Die("shepherd", 0))
    assert {face: round(6 * chance) for face, chance in first.chances.items()} == {
        "sheep": 3,
        "grass": 2,
        "sun": 1,
    }
    second = next(roll for roll in found if roll.die == Die("shepherd", 1))
    assert {face: round(6 * chance) for face, chance in second.chances.items()} == {
        "sheep": 1,
        "grass": 3,
        "dog": 2,
    }


def test_dice_of_one_game_are_told_apart() -> None:
    house = House(seed="dice").sit_down(begin(game("shepherd"), family("person", "person"), 5))
    play_through(house, Random(1))
    house.tap("app home").tap("kept list").tap("share album").tap("after dice")
    found = sheet_picture(house.paddock)
    assert found is not None
    titles = [text.english() for text in texts(found) if isinstance(text, Message) and ": die" in text.text]
    assert titles == ["The Shepherd: die 1", "The Shepherd: die 2"] * 2, "the two of both people"


def test_few_rolls_say_nothing_and_odd_ones_are_called_odd() -> None:
    assert "too few" in judged(FaceCounts({"6": ENOUGH - 1}, SIX)).english()
    assert "as even" in judged(FaceCounts(dict.fromkeys(SIX, 20), SIX)).english()
    assert "odder" in judged(FaceCounts({"6": 120}, SIX)).english()


def test_chi_squared_is_passed_by_honest_dice_once_in_a_hundred() -> None:
    rng, odd = Random(3), 0
    for _ in range(1000):
        fell = [str(rng.randint(1, 6)) for _ in range(120)]
        odd += not FaceCounts({face: fell.count(face) for face in SIX}, SIX).is_even
    assert 2 <= odd <= 25
    assert sorted(ONCE_IN_A_HUNDRED.values()) == list(ONCE_IN_A_HUNDRED.values())


def test_the_album_counts_all_finished_games_and_no_others() -> None:
    house = House(seed="dice").sit_down(begin(game("nines"), family("person", "person"), 5))
    play_through(house, Random(1))
    assert isinstance(house.paddock.room, Results)
    count = write(house.paddock.room.match.record).count("* roll ")
    house.tap("results again").settle().tap("app throw")
    house.tap("app home").tap("kept list").tap("share album").tap("after dice")
    assert house.paddock.sheet == "dice"
    assert house.troubles == []
    assert house.paddock.dice is not None
    assert sum(row.rolls for row in house.paddock.dice.rows.values()) == count
    found = sheet_picture(house.paddock)
    assert found is not None
    lines = [text.english() for text in texts(found) if isinstance(text, Message)]
    assert not any("Counting" in line for line in lines)
    assert any("rolls" in line for line in lines)
