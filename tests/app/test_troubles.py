"""Troubles are told: each has its sheet, once, and a way on."""

from __future__ import annotations

from app.happenings import BotFailed, Failed, KeepRefused, KeepTexts, LookThere, Opened, Tap, WentOnElsewhere
from app.next import Next
from app.paddock import Paddock
from app.rooms import Table
from app.trouble import UNFORESEEN
from app.update import after
from fakes.house import ASKED, House, begin, family
from games.catalogue import game
from games.message import say
from table.deeds import Draw, SecondGone, Thought
from table.moments import Asking, Story, Thinking

NO_ROOM = say("This tablet is full, so your game can’t be saved. Please make some room.")


def test_deeds_that_are_equal_as_tuples_are_all_done() -> None:
    """Python takes two empty tuples of different classes to be the same."""
    then = Next(Paddock(), (LookThere(),)).also(Draw(), Draw(), LookThere())
    assert [type(deed) for deed in then.deeds] == [LookThere, Draw]
    assert then.draws
    assert not Next(Paddock(), (LookThere(),)).draws


def test_a_refused_match_is_told_of_although_something_else_was_before() -> None:
    """Its sheet is drawn and what lies there is looked at, though the sand stands still for it."""
    house = House().sit_down(begin(game("nines"), family("person", "person"), 1)).settle()
    first = after(house.paddock, KeepRefused(NO_ROOM, of_match=False, full=False))
    second = after(first.paddock._replace(sheet=""), KeepRefused(NO_ROOM, True, full=False))
    assert second.draws
    assert second.paddock.sheet == "trouble"
    assert any(isinstance(deed, LookThere) for deed in second.deeds)
    third = after(second.paddock._replace(sheet=""), KeepRefused(NO_ROOM, True, full=False))
    assert third.paddock.sheet == ""


def test_what_was_read_again_is_broken_no_more_or_told_of_again() -> None:
    """An error came while the match was being read: the table is drawn, and can break once more."""
    house = House().sit_down(begin(game("nines"), family("person", "person"), 1)).settle()
    broken = after(house.paddock, Failed(UNFORESEEN, "drawn wrongly")).paddock
    reading = after(broken, Tap("app close")).paddock
    again = after(reading, Failed(UNFORESEEN, "drawn wrongly")).paddock
    id_ = reading.opening
    there = after(again, Opened(id_, house.tablet.matches[id_]))
    assert there.draws
    assert not there.paddock.broken
    assert after(there.paddock, Failed(UNFORESEEN, "drawn wrongly")).paddock.sheet == "trouble"


def test_while_a_match_is_read_nothing_of_the_one_that_lies_there_moves() -> None:
    """Another window has gone on: whatever this one still had to tell and to play would be kept over it."""
    house = House().sit_down(begin(game("nines"), family("person", "bot"), 3, first="1")).settle()
    while not isinstance(house.moment, Asking):
        house.tap("app throw").settle()
    seat, move = house.moment.seat, house.match.moves(house.moment.seat)[0]
    elsewhere = after(house.paddock, WentOnElsewhere()).paddock
    reading = after(elsewhere, Tap("app close")).paddock
    assert reading.opening
    assert isinstance(reading.room, Table)
    assert reading.room.sitting.still
    for happening in (Tap(f"play {move}"), Thought(seat, 1, move), SecondGone()):
        assert after(reading, happening) == Next(reading)
    assert any(isinstance(deed, KeepTexts) for deed in after(house.paddock, Tap(f"play {move}")).deeds)


def test_a_broken_bot_is_told_of_once_a_move() -> None:
    """What is played for it stands, also if it was asked while something was still being told."""
    house = House().sit_down(begin(game("nines"), family("person", "bot"), 1, first="2"))
    for _ in range(60):
        if house.thinking and isinstance(house.moment, Story):
            break
        if isinstance(house.moment, Asking):
            house.tap(f"play {house.match.moves(house.moment.seat)[0]}")
        elif house.thinking:
            house.think()
        else:
            house.tap("app throw").tell()
    assert house.thinking
    asked = house.thinking.pop()
    moves = house.match.moves(asked.seat)
    house.happen(BotFailed("a riddle")).happen(Thought(asked.seat, asked.seed, moves[0]))
    assert house.paddock.sheet == "trouble"
    length = house.match.length
    house.tap("app close").settle((*ASKED, Thinking))
    assert house.paddock.sheet == ""
    assert not [question for question in house.thinking if question.seed == asked.seed]
    assert house.match.history[length].move == moves[0]
