"""Nothing on a table is dead to a finger: whatever is touched answers, and what it says is true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from random import Random

import pytest

from app.rooms import Table
from conformance.pictures import nodes
from fakes.house import WANTED, House, begin, family, fill, tap_of
from games.catalogue import GAMES, Game, game
from games.picture import Node
from table.match import Match
from table.moments import Asking, Story, Throwing
from table.sitting import asked, headline, look, shown_view

POSITIONS = 10
EACH = 4
"""How many of them are alike: the same is asked, and something towards an answer has been touched or not."""
OPTIONS = {"hustle": {"rainy": "yes"}, "shepherd": {"game": "tactical"}, "lucky": {"clock": "none"}}
"""Games in which most is asked."""


def positions(entry: Game, seed: int) -> Iterator[House]:
    """One match at many moments at which a finger is waited for: each as often touched as not."""
    sitters = family(*fill(entry, "person", "person"))
    house = House(seed=str(seed)).sit_down(
        Match.begin(entry, sitters, OPTIONS.get(entry.name, {}), str(seed))
    )
    rng = Random(seed)
    for _ in range(400):
        house.settle()
        if not isinstance(house.paddock.room, Table):
            return
        if isinstance(house.moment, (Asking, Throwing)):
            yield house
        house.tap(rng.choice([tap for tap in house.taps() if tap.startswith(WANTED)]))


def things(house: House) -> list[Node]:
    """Whatever lies on the table and has a key."""
    picture = house.picture()
    assert picture is not None
    assert picture.attributes["data-answers"]
    return [element for element in nodes(picture) if element.key]


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.name)
def test_everything_on_the_table_answers_a_touch(entry: Game) -> None:
    looked: Counter[tuple[str, bool]] = Counter()
    for house in chain.from_iterable(positions(entry, seed) for seed in range(30)):
        seen = look(house.sitting)
        kind = (" ".join(sorted({move.split(" ")[0] for move in seen.moves})), seen.picked is not None)
        looked[kind] += 1
        if looked[kind] > EACH:
            continue
        for element in things(house):
            answers_truly(house, element.key)
        if sum(min(EACH, times) for times in looked.values()) >= POSITIONS:
            return
    assert min(looked.values()) >= EACH, f"few things are asked, and not all were seen: {looked}"


def answers_truly(house: House, thing: str) -> None:
    """A reason that the rules give for something they refuse, or what is being asked; and nothing happens."""
    before, told = house.sitting, len(house.answers)
    house.tap(f"touch {thing}")
    assert house.sitting == before
    ((sentence, refused),) = house.answers[told:]
    names = before.match.names
    if not refused:
        assert sentence == headline(before, shown_view(before)).english(names)
        return
    seat = asked(before)
    assert seat is not None
    meant = before.match.game.scene.meant(shown_view(before), look(before), thing)
    assert not set(meant) & set(before.match.moves(seat)) or len(meant) > 1
    reasons = [before.match.rules.refuse(before.match.state, seat, move) for move in meant]
    assert sentence in [reason.english(names) for reason in reasons if reason is not None]
    assert "no such move" not in sentence
    assert house.sounds[-1] == "no"
    assert house.said[-1] == sentence


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.name)
def test_a_key_that_is_none_is_answered_too(entry: Game) -> None:
    house = next(positions(entry, 4))
    for key in (
        "",
        "tile-",
        "tile-x",
        "pawn-",
        "pawn-a-b",
        "sheep-",
        "card-",
        "own-x",
        "key-",
        "front-",
        "dog",
    ):
        answers_truly(house, key)


def test_a_touch_while_a_story_is_told_goes_on_with_it() -> None:
    house = House().sit_down(begin(game("nines"), family("person", "person"), 1))
    assert isinstance(house.moment, Story)
    beat = house.sitting.beat
    house.tap("touch board")
    assert house.sitting.beat == beat + 1 or not isinstance(house.moment, Story)
    assert house.answers == []


WHY = [
    ("nines", "tile-9", "Roll the die first."),
    ("shepherd", "tile-d4", "First Anna rolls the dice."),
]


@pytest.mark.parametrize(("name", "thing", "sentence"), WHY)
def test_before_the_roll_everything_waits_for_it(name: str, thing: str, sentence: str) -> None:
    house = House().sit_down(begin(game(name), family("person", "person"), 1, first="1")).settle()
    house.tap(f"touch {thing}")
    assert house.answers == [(sentence, True)]


def test_a_sheep_of_somebody_else_says_whose_turn_it_is_to_go() -> None:
    for house in positions(game("shepherd"), 5):
        taps = [tap_of(element) for element in things(house)]
        if any(tap.startswith("pick sheep") for tap in taps) and asked(house.sitting) == 0:
            house.tap("touch sheep-3")
            assert house.answers[-1] == ("Only your own sheep can do that.", True)
            return
    raise AssertionError("No sheep was to go.")
