"""When the curtain comes, when it does not, and what is left behind it. The page itself: `tests/browser`."""

from __future__ import annotations

from random import Random

import pytest

from app.pictures import room_picture
from bots.budget import Thoughts
from bots.question import BotQuestion
from bots.thinking import think
from fakes.house import FEW, WANTED, House, begin, family, taps_in
from games.catalogue import GAMES, TEMPLATE, Game
from games.catalogue import game as game_of
from games.contract import TABLE, Shape
from games.picture import Node
from table.moments import Curtain, Thinking
from table.sitting import shown_state

HUSTLE, LUCKY = game_of("hustle"), game_of("lucky")


def house_for(game: Game, kinds: tuple[str, ...], seed: int, **options: str) -> House:
    return House().sit_down(begin(game, family(*kinds), seed, **options)).settle()


def is_curtain(picture: Node | None) -> bool:
    return picture is not None and "curtain" in str(picture.attributes.get("class"))


def curtain_before(house: House) -> str:
    """The tap that opens the curtain which is drawn; empty if none is."""
    return next((tap for tap in house.taps() if tap.startswith("curtain ")), "")


def tap(house: House, words: str) -> None:
    assert words in house.taps(), words
    house.tap(words).settle()


def test_whoever_built_the_dyke_in_the_open_meets_the_curtain_before_choosing() -> None:
    house = house_for(HUSTLE, ("person",) * 3, 1, first="1", layout="chosen")
    assert curtain_before(house) == ""
    assert house.sitting.eyes == 0
    house.play(house.match.moves(0)[0])
    assert curtain_before(house) == "curtain 0"


def test_taking_the_dyke_back_leaves_nothing_of_the_hand() -> None:
    """Undo from a secret choice leads into the open, and the next look meets the curtain once more."""
    house = house_for(HUSTLE, ("person",) * 3, 1, first="1", layout="chosen")
    house.play(house.match.moves(0)[0])
    tap(house, "curtain 0")
    tap(house, "pick card 7")
    tap(house, "app undo")
    assert not any(tap.startswith(("pick card", "pick place")) for tap in house.taps())
    house.play(house.match.moves(0)[0])
    assert curtain_before(house) == "curtain 0"


def test_each_choice_is_covered_before_the_next_person_and_all_are_called_to_look() -> None:
    """And whoever takes a pad before everybody's eyes meets the curtain again for the next round."""
    house = house_for(HUSTLE, ("person",) * 3, 1, calm="yes")
    order = list(house.match.turn)
    for seat, digit in zip(order, "521", strict=True):
        assert curtain_before(house) == f"curtain {seat}"
        assert house.sitting.eyes == TABLE
        tap(house, f"curtain {seat}")
        assert house.sitting.eyes == seat
        house.play(f"choose {digit}")
    assert house.sitting.eyes == TABLE
    tap(house, "app look")
    assert house.match.state.question == "take"
    taker = house.match.turn[0]
    assert curtain_before(house) == ""
    assert house.sitting.eyes == taker
    house.play(house.match.moves(taker)[0])
    assert curtain_before(house)


def test_whoever_fills_the_nine_takes_the_tablet_once() -> None:
    """Card after card is drawn and laid by the same person: that needs no curtain in between."""
    house = house_for(LUCKY, ("person", "person"), 3, clock="none")
    laid = 0
    while laid < 3:
        laying = any(move.startswith("lay") for move in house.match.moves(house.match.turn[0]))
        if curtain := curtain_before(house):
            assert not laying
            tap(house, curtain)
            continue
        laid += laying
        seat = house.sitting.eyes
        house.play(think(BotQuestion("lucky", house.match.view(seat), seat, 1), Thoughts(FEW)))


def test_peeking_ends_when_the_tablet_is_handed_on() -> None:
    """A peek that was switched on by a tap must not show the next person's lucky card to the room."""
    house = house_for(LUCKY, ("person", "person"), 3, clock="none")
    tap(house, curtain_before(house))
    house.tap("peek on")
    assert house.sitting.peeking
    first = house.sitting.eyes
    while not curtain_before(house):
        house.play("stop")
    tap(house, curtain_before(house))
    assert house.sitting.eyes not in (first, TABLE)
    assert not house.sitting.peeking


def test_nobody_peeks_at_the_curtain() -> None:
    house = house_for(LUCKY, ("person", "person"), 3)
    curtain = house.picture()
    assert is_curtain(curtain)
    for words in ("peek on", "play stop", "pick hand 1", "app undo", "app retell", "skip", "app throw"):
        house.tap(words)
    assert house.picture() == curtain


@pytest.mark.parametrize("seed", range(3))
def test_nothing_that_was_said_before_can_be_heard_behind_the_curtain(seed: int) -> None:
    house = house_for(LUCKY, ("person", "person"), seed)
    name = "Anna" if curtain_before(house) == "curtain 0" else "Ben"
    assert house.said == [f"Pass the tablet to {name}"]


def test_the_curtain_hides_everything() -> None:
    house = house_for(TEMPLATE, ("person", "person"), 6)
    curtain = house.picture()
    assert is_curtain(curtain)
    assert {tap.split()[0] for tap in taps_in(curtain or "")} == {"curtain", "app"}


TABLES = [
    (game, kinds)
    for game in (TEMPLATE, *GAMES)
    for kinds in (("person",) * game.seats[0], ("person", "bot", "person", "bot")[: max(3, game.seats[0])])
]


class Watched(House):
    """A house in which every picture is held against whose eyes it is for."""

    def picture(self, shape: Shape = "wide") -> Node | None:
        picture = room_picture(self.paddock, shape)
        if hasattr(self.paddock.room, "sitting"):
            check_eyes(self)
        return picture


def check_eyes(house: House) -> None:
    """What only one seat knows, that seat took behind a curtain, and it is in the middle of its turn."""
    sitting, rules = house.sitting, house.match.rules
    if isinstance(sitting.moment, Curtain):
        assert sitting.eyes == TABLE
    state = shown_state(sitting)
    if rules.view(state, sitting.eyes) != rules.view(state, TABLE):
        assert sitting.in_secret
        assert sitting.eyes in house.match.turn or rules.turn(house.match.state) == (-1,)


@pytest.mark.parametrize(
    ("game", "kinds"), TABLES, ids=lambda part: part.name if isinstance(part, Game) else str(len(part))
)
@pytest.mark.parametrize("seed", range(2))
def test_no_picture_is_for_eyes_that_have_finished(game: Game, kinds: tuple[str, ...], seed: int) -> None:
    """From the very picture of one's last move on, at every beat, and also while bots think."""
    house = Watched().sit_down(begin(game, family(*kinds), seed))
    rng = Random(seed)
    for _ in range(120):
        if not hasattr(house.settle().paddock.room, "sitting"):
            return
        assert not isinstance(house.moment, Thinking)
        offered = [tap for tap in house.taps() if tap.startswith((*WANTED, "app undo"))]
        house.tap(rng.choice(offered))


def test_a_hand_is_covered_while_chance_has_the_word() -> None:
    """After too many turns without a win the nine is laid anew before the next person's turn."""
    house = house_for(LUCKY, ("person", "person"), 7, clock="none")
    for _ in range(4):
        tap(house, curtain_before(house))
        house.tap("play stop")
        assert house.sitting.eyes == TABLE
        house.settle()
