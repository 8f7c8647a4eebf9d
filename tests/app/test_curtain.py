"""When the curtain comes, when it does not, and what is left behind it. The page itself: `tests/browser`."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import NamedTuple

import pytest

from app.match_room import MatchRoom
from bots.thinking import Question, think
from fakes.house import House, begin, family, play_through, taps_in
from games.catalogue import GAMES, TEMPLATE, Game
from games.catalogue import game as game_of
from games.contract import CHANCE, TABLE, State
from games.picture import Node
from table.match import Match

HUSTLE, LUCKY = game_of("hustle"), game_of("lucky")


class Glance(NamedTuple):
    """One picture: for whose eyes it was made, and of which state."""

    viewer: int
    in_secret: bool
    state: State


class Onlooker(House):
    """A house that remembers for each picture whom it was made for."""

    room: MatchRoom

    def __init__(self) -> None:
        super().__init__()
        self.glances: list[Glance] = []

    def show(self, picture: Node, names: tuple[str, ...]) -> None:
        super().show(picture, names)
        sight = self.room.sight
        self.glances.append(Glance(sight.viewer, sight.in_secret, sight.match.state))


def is_curtain(picture: Node) -> bool:
    return "curtain" in str(picture.attributes.get("class"))


def curtain_before(house: House) -> str:
    """Whose curtain the last picture is; empty if it is none."""
    taps = [tap for tap in taps_in(house.pictures[-1]) if tap.startswith("curtain ")]
    return taps[0] if taps else ""


async def quiet() -> None:
    """Let everything happen that needs nobody's finger."""
    for _ in range(60):
        await asyncio.sleep(0)


async def tap(room: MatchRoom, house: House, words: str) -> None:
    assert f"app {words}" in taps_in(house.pictures[-1]) or words in taps_in(house.pictures[-1]), words
    room.tap(words.split(" "))
    await quiet()


async def play(room: MatchRoom, move: str) -> None:
    """Play a move of whoever is asked, whatever has to be picked for it first."""
    room.tap(["play", *move.split(" ")])
    await quiet()


def watch(match: Match, script: Callable[[MatchRoom, Onlooker], Awaitable[None]]) -> None:
    """Run a match and a script of what is done at it."""
    house = Onlooker()
    room = house.room = MatchRoom(house, match)

    async def both() -> None:
        running = asyncio.ensure_future(room.run())
        await quiet()
        await script(room, house)
        assert not running.done() or running.exception() is None
        running.cancel()

    asyncio.run(both())


def test_whoever_built_the_dyke_in_the_open_meets_the_curtain_before_choosing() -> None:
    async def script(room: MatchRoom, house: House) -> None:
        assert curtain_before(house) == ""
        assert room.sight.viewer == 0
        await play(room, room.match.moves(0)[0])
        assert curtain_before(house) == "curtain 0"

    watch(begin(HUSTLE, family("person", "person", "person"), 1, first="1"), script)


def test_taking_the_dyke_back_leaves_nothing_of_the_hand() -> None:
    """Undo from a secret choice leads into the open, and the next look meets the curtain once more."""

    async def script(room: MatchRoom, house: House) -> None:
        await play(room, room.match.moves(0)[0])
        await tap(room, house, "curtain 0")
        await tap(room, house, "pick card 7")
        assert room.sight.picked
        await tap(room, house, "undo")
        assert room.sight.picked == ()
        assert not any(tap.startswith(("pick card", "pick place")) for tap in taps_in(house.pictures[-1]))
        await play(room, room.match.moves(0)[0])
        assert curtain_before(house) == "curtain 0"

    watch(begin(HUSTLE, family("person", "person", "person"), 1, first="1"), script)


def test_each_choice_is_covered_before_the_next_person() -> None:
    """And whoever takes a pad before everybody's eyes meets the curtain again for the next round."""

    async def script(room: MatchRoom, house: House) -> None:
        for seat, digit in enumerate("521"):
            assert curtain_before(house) == f"curtain {seat}"
            assert room.sight.viewer == TABLE
            await tap(room, house, f"curtain {seat}")
            assert room.sight.viewer == seat
            await play(room, f"choose {digit}")
        assert room.match.state.question == "take"
        assert curtain_before(house) == ""
        assert room.sight.viewer == 0
        await play(room, room.match.moves(0)[0])
        assert curtain_before(house) == "curtain 0"

    watch(begin(HUSTLE, family("person", "person", "person"), 1, calm="yes"), script)


def test_whoever_fills_the_nine_takes_the_tablet_once() -> None:
    """Card after card is drawn and laid by the same person: that needs no curtain in between."""

    async def script(room: MatchRoom, house: House) -> None:
        laid = 0
        while laid < 3:
            if curtain := curtain_before(house):
                assert room.match.state.stage != "lay"
                await tap(room, house, curtain)
            seat = room.sight.viewer
            laid += room.match.state.stage == "lay"
            await play(room, think(Question("lucky", room.sight.view(), seat, 1)))

    watch(begin(LUCKY, family("person", "person"), 3, clock="none"), script)


def test_peeking_ends_when_the_tablet_is_handed_on() -> None:
    """A peek that was switched on by a tap must not show the next person's lucky card to the room."""

    async def script(room: MatchRoom, house: House) -> None:
        await tap(room, house, curtain_before(house))
        await tap(room, house, "peek on")
        assert room.sight.look().peeking
        first = room.sight.viewer
        while not curtain_before(house):
            await play(room, "stop")
        await tap(room, house, curtain_before(house))
        assert room.sight.viewer not in (first, TABLE)
        assert not room.sight.look().peeking

    watch(begin(LUCKY, family("person", "person"), 3, clock="none"), script)


def test_nobody_peeks_at_the_curtain() -> None:
    async def script(room: MatchRoom, house: House) -> None:
        curtain = house.pictures[-1]
        assert is_curtain(curtain)
        room.tap(["peek", "on"])
        room.tap(["play", "stop"])
        room.tap(["pick", "hand", "1"])
        room.tap(["undo"])
        await quiet()
        assert house.pictures[-1] == curtain

    watch(begin(LUCKY, family("person", "person"), 3), script)


@pytest.mark.parametrize("seed", range(3))
def test_nothing_that_was_said_before_can_be_heard_behind_the_curtain(seed: int) -> None:
    async def script(_room: MatchRoom, house: House) -> None:
        name = "Anna" if curtain_before(house) == "curtain 0" else "Ben"
        assert house.said == [f"Pass the tablet to {name}"]

    watch(begin(LUCKY, family("person", "person"), seed), script)


def onlooker_at(game: Game, kinds: tuple[str, ...], seed: int) -> Onlooker:
    """Everything that was seen of a whole match, in which now and then something is taken back."""
    house = Onlooker()
    house.room = MatchRoom(house, begin(game, family(*kinds), seed))
    asyncio.run(play_through(house.room, house, Random(seed), taps=("app undo",)))
    return house


TABLES = [
    (game, kinds)
    for game in (TEMPLATE, *GAMES)
    for kinds in (("person",) * game.seats[0], ("person", "bot", "person", "bot")[: max(3, game.seats[0])])
]


@pytest.mark.parametrize(("game", "kinds"), TABLES, ids=lambda part: getattr(part, "name", str(len(part))))
@pytest.mark.parametrize("seed", range(4))
def test_no_picture_is_for_eyes_that_have_finished(game: Game, kinds: tuple[str, ...], seed: int) -> None:
    """From the very picture of one's last move on: what only one seat knows, that seat took behind a
    curtain, and it is the next to act, whatever the dice decide before."""
    rules, glances = game.rules, onlooker_at(game, kinds, seed).glances
    for number, (viewer, in_secret, state) in enumerate(glances):
        if rules.view(state, viewer) == rules.view(state, TABLE):
            continue
        assert in_secret
        asked = next(later.state for later in glances[number:] if rules.turn(later.state) != (CHANCE,))
        assert viewer in rules.turn(asked)


def test_a_hand_is_covered_while_chance_has_the_word() -> None:
    """After too many turns without a win the nine is laid anew before the next person's turn."""

    async def script(room: MatchRoom, house: Onlooker) -> None:
        while not (renewals := [glance for glance in house.glances if glance.state.stage == "renew"]):
            await tap(room, house, curtain_before(house))
            await play(room, "stop")
        assert {glance.viewer for glance in renewals} == {TABLE}

    watch(begin(LUCKY, family("person", "person"), 7, clock="none"), script)
