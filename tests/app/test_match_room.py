"""The loop of a match, played through without a browser: people, bots, dice, curtain and taking back."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from app.clock import Clock
from app.match_room import MatchRoom
from fakes.house import House, begin, family, play_through, taps_in
from games.catalogue import GAMES, TEMPLATE, Game
from games.catalogue import game as game_of
from games.contract import TABLE

PLAYED = (TEMPLATE, *GAMES)


def room_for(game: Game, kinds: tuple[str, ...], seed: int = 1) -> tuple[MatchRoom, House]:
    house = House()
    return MatchRoom(house, begin(game, family(*kinds), seed)), house


def fill(game: Game, *kinds: str) -> tuple[str, ...]:
    """The kinds asked for, and bots up to the fewest who may play."""
    return (*kinds, *("bot",) * (game.seats[0] - len(kinds)))


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.name)
def test_a_match_of_people_and_bots_ends_with_everything_kept(game: Game) -> None:
    room, house = room_for(game, fill(game, "person"))
    asyncio.run(play_through(room, house, Random(3)))
    assert house.ended is not None
    assert house.ended.result is not None
    entries = len(house.ended.record.entries)
    assert house.kept == list(range(1, entries + 1))


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.name)
def test_people_alone_need_no_bot(game: Game) -> None:
    room, house = room_for(game, ("person",) * game.seats[0], seed=5)
    asyncio.run(play_through(room, house, Random(4)))
    assert house.ended is not None
    assert house.asked == []


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.name)
def test_bots_are_asked_with_their_view_and_never_the_state(game: Game) -> None:
    room, house = room_for(game, fill(game, "person"), seed=2)
    asyncio.run(play_through(room, house, Random(2)))
    assert house.asked
    for question in house.asked:
        assert game.rules.view(question.view, question.seat) == question.view


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.name)
def test_one_person_against_bots_sees_no_curtain(game: Game) -> None:
    room, house = room_for(game, fill(game, "person"))
    asyncio.run(play_through(room, house, Random(6)))
    assert not any(tap.startswith("curtain") for picture in house.pictures for tap in taps_in(picture))


def test_two_people_with_secrets_meet_the_curtain_and_it_hides_everything() -> None:
    room, house = room_for(TEMPLATE, ("person", "person"))
    asyncio.run(play_through(room, house, Random(6)))
    curtains = [picture for picture in house.pictures if "curtain" in str(picture.attributes.get("class"))]
    assert curtains
    for picture in curtains:
        assert {tap.split()[0] for tap in taps_in(picture)} == {"curtain", "app"}


def test_an_illegal_tap_costs_nothing_and_is_answered() -> None:
    room, house = room_for(TEMPLATE, ("person", "bot"), seed=8)

    async def tap_nonsense() -> None:
        running = asyncio.ensure_future(room.run())
        for _ in range(200):
            await asyncio.sleep(0)
            if house.pictures and "app throw" in taps_in(house.pictures[-1]):
                room.tap(["throw"])
            if room.sight.asking is not None and not room.sight.throwing and not room.sight.busy:
                break
        for _ in range(5):
            await asyncio.sleep(0)
        before = room.match.record
        heard = len(house.said)
        room.tap(["play", "fly", "away"])
        for _ in range(20):
            await asyncio.sleep(0)
        assert room.match.record == before
        assert len(house.said) == heard + 1
        running.cancel()

    asyncio.run(tap_nonsense())


def test_a_resumed_match_tells_the_same_story_and_covers_secrets() -> None:
    room, house = room_for(TEMPLATE, ("person", "person"), seed=9)
    asyncio.run(play_through(room, house, Random(9)))
    again = MatchRoom(House(), room.match)
    assert again.sight.story.tellings == room.sight.story.tellings
    assert again.sight.viewer == TABLE


def test_the_sand_is_turned_for_each_seat_and_runs_on_through_its_exchanges() -> None:
    """L7: a minute for a turn, not for an exchange, and never what the seat before has left over."""
    lucky = game_of("lucky")
    room, house = room_for(lucky, ("person", "person"), seed=3)
    started: list[int] = []
    start = room.clock.start
    room.clock.start = lambda seconds: (started.append(room.sight.asking or 0), start(seconds))[1]  # type: ignore[method-assign, func-returns-value]
    asyncio.run(play_through(room, house, Random(3)))
    turns = [
        step.seat
        for step in room.match.history
        if step.move.split(" ")[0] in ("stop", "time") and step.seat in (0, 1)
    ]
    assert started == turns


def test_sand_that_runs_out_during_a_motion_ends_the_turn_all_the_same() -> None:
    """L7: an exchange that the table has in time counts, and then the turn is over."""
    lucky = game_of("lucky")
    room, house = room_for(lucky, ("person", "person"), seed=3)

    async def run_out_of_time() -> None:
        running = asyncio.ensure_future(room.run())
        while not any(step.move.startswith("swap") for step in room.match.history):
            for _ in range(12):
                await asyncio.sleep(0)
            offered = [
                tap for tap in taps_in(house.pictures[-1]) if tap.startswith(("curtain", "play swap", "pick"))
            ]
            swaps = [tap for tap in offered if tap.startswith("play swap")]
            room.clock.left = 0 if swaps else room.clock.left
            room.tap((swaps or offered)[0].split(" "))
        for _ in range(60):
            await asyncio.sleep(0)
        assert "time" in [step.move for step in room.match.history]
        running.cancel()

    asyncio.run(run_out_of_time())


def test_the_sand_of_a_match_that_is_carried_on_goes_on_where_it_was() -> None:
    """L7: to begin the page anew buys nobody time, and the next turn has all of its own."""
    lucky = game_of("lucky")
    room, house = room_for(lucky, ("person", "person"), seed=3)

    async def see_the_glass(room: MatchRoom, house: House) -> int:
        running = asyncio.ensure_future(room.run())
        while room.clock.left is None:
            for _ in range(12):
                await asyncio.sleep(0)
            for tap in taps_in(house.pictures[-1]) if house.pictures else ():
                if tap.startswith("curtain"):
                    room.tap(tap.split(" "))
        left = room.clock.left
        running.cancel()
        room.clock.stop()
        return left

    full = asyncio.run(see_the_glass(room, house))
    house.keep_sand(room.match, 7)
    assert asyncio.run(see_the_glass(MatchRoom(house, room.match), house)) == 7
    house.keep_sand(room.match, full + 100)
    assert asyncio.run(see_the_glass(MatchRoom(house, room.match), house)) == full
    house.sand = (len(room.match.history) - 1, 7)
    assert asyncio.run(see_the_glass(MatchRoom(house, room.match), house)) == full


def test_the_glass_lies_still_however_the_turn_begins() -> None:
    """A sheet that was laid over the table during a bot's turn holds the next person's sand as well."""

    async def turn_it() -> None:
        clock = Clock(lambda: None, lambda: None)
        clock.hold(True)
        assert not clock.held
        clock.start(60)
        assert clock.held
        clock.hold(False)
        assert not clock.held
        clock.stop()

    asyncio.run(turn_it())
