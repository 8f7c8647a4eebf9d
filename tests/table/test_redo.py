"""What was taken back can be done again, until something else is played; and nobody gains by it."""

from __future__ import annotations

import pytest

from app.frame import Tools, table_picture
from app.sharing.reading import read_one
from fakes.house import House, taps_in
from fakes.scripted_game import Turn, install
from games.catalogue import TEMPLATE
from games.contract import CHANCE
from table.deeds import Tapped
from table.match import Match, Refused
from table.record import read, write
from table.seal import unseal
from table.sitter import Sitter
from table.sitting import may_redo
from table.update import after, sit_down

SITTERS = (Sitter("Anna", 1), Sitter("Ben", 2), Sitter("Emil", 4, "steady"))


def played(monkeypatch: pytest.MonkeyPatch, *turns: Turn) -> Match:
    """A match in which the first of the moves was played at each of these turns; one more turn is to come."""
    match = Match.begin(install(monkeypatch, (*turns, Turn((0,)))), SITTERS, {})
    for turn in turns:
        match = match.throw() if turn.seats == (CHANCE,) else match.play(turn.seats[0], turn.moves[0])
    return match


def redoable(match: Match) -> list[int]:
    return [seat for seat in range(3) if match.can_redo(seat)]


def test_what_was_taken_back_can_be_done_again_and_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(monkeypatch, Turn((1,)), Turn((0,)))
    back = match.undo(0)
    assert redoable(match) == []
    assert redoable(back) == [0]
    again = back.redo(0)
    assert again.past == match.past
    assert redoable(again) == []
    assert again.can_undo(0)


def test_several_go_on_in_the_order_in_which_they_were_played(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(monkeypatch, Turn((0,)), Turn((0,)), Turn((0,)))
    back = match.undo(0).undo(0).undo(0)
    for length in (1, 2, 3):
        back = back.redo(0)
        assert back.length == length
    assert back.past == match.past
    assert redoable(back) == []


def test_it_goes_with_the_next_move(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(monkeypatch, Turn((0,)), Turn((0,)))
    other = match.undo(0).undo(0).play(0, "right")
    assert redoable(other) == []
    with pytest.raises(Refused):
        other.redo(0)


def test_whoever_plays_the_same_by_hand_can_do_the_rest_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(monkeypatch, Turn((0,)), Turn((0,)))
    by_hand = match.undo(0).undo(0).play(0, "left")
    assert by_hand.redo(0).past == match.past


def test_nobody_does_again_what_somebody_else_took_back(monkeypatch: pytest.MonkeyPatch) -> None:
    back = played(monkeypatch, Turn((1,)), Turn((0,))).undo(0)
    with pytest.raises(Refused):
        back.redo(1)
    assert back.length == 1


def test_a_match_that_is_read_again_knows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tablet that is switched off after a take-back still offers it."""
    match = played(monkeypatch, Turn((0,)), Turn((0,)), Turn((0,))).undo(0).undo(0)
    for each in (match, match.redo(0), match.redo(0).redo(0), match.play(0, "right")):
        again = Match.resume(read(write(each.kept_record)))
        assert again.again == each.again
        assert redoable(again) == redoable(each)


def test_what_a_match_goes_on_from_forgets_it(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(monkeypatch, Turn((0,)), Turn((0,))).undo(0)
    assert redoable(match.cut(match.length)) == []


def test_the_dice_after_it_are_the_same() -> None:
    match = Match.begin(TEMPLATE, SITTERS[:2], {"first": "1"}, "3").throw().throw().play(0, "walk")
    after_all = match.undo(0).redo(0)
    assert after_all.throw().record.entries == match.throw().record.entries
    assert after_all.kept_record.sealed == match.kept_record.sealed


def test_a_record_tells_it_and_what_is_read_back_tells_the_same() -> None:
    match = Match.begin(TEMPLATE, SITTERS[:2], {"first": "1"}, "3").throw().throw().play(0, "walk")
    record = match.undo(0).redo(0).record
    assert write(record).split("\n")[-4:] == ["1 walk", "back 1", "1 walk", ""]
    reading = read_one(write(record))
    assert reading.complaint is None
    assert reading.match is not None
    assert reading.match.record == record


def test_at_the_table_it_is_offered_after_a_take_back_and_told_like_any_move() -> None:
    with_a_bot = (SITTERS[0], SITTERS[2])
    match = Match.begin(TEMPLATE, with_a_bot, {"first": "1"}, "3").throw().throw().play(0, "walk")
    sitting = sit_down(match.undo(0)).sitting
    assert may_redo(sitting)
    told = after(sitting, Tapped(("redo",))).sitting
    assert told.match.past == match.past
    assert not may_redo(told)
    stray = after(sit_down(match).sitting, Tapped(("redo",))).sitting
    assert stray.match.record == sit_down(match).sitting.match.record


def test_a_family_takes_back_and_does_it_after_all() -> None:
    """Through the whole house: the button is there, goes with the move, and what is kept tells of it."""
    sitters = (SITTERS[0], SITTERS[2])
    match = Match.begin(TEMPLATE, sitters, {"first": "1"}, "3").throw().throw().play(0, "walk")
    house = House().sit_down(match.undo(0))
    assert "app redo" in house.taps()
    assert "app retell" not in house.taps()
    house.tap("app redo")
    assert "app redo" not in house.taps()
    assert house.match.past == match.past
    kept = [unseal(text) for text, _ in house.tablet.matches.values()]
    assert any("back 1\n1 walk\n" in text for text in kept)


def test_no_more_than_four_tools_stand_at_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where something can be taken back and something else be done after all: a hint waits meanwhile."""
    match = played(monkeypatch, Turn((0,)), Turn((0,)))

    def tools(shown: Match) -> list[str]:
        taps = taps_in(table_picture(sit_down(shown).sitting, "wide", tools=Tools(hints=True)))
        return [tap for tap in taps if tap.startswith("app ") and tap not in ("app home", "app help")]

    assert tools(match) == ["app undo", "app hint", "app log", "app settings"]
    assert tools(match.undo(0)) == ["app undo", "app redo", "app log", "app settings"]
    assert tools(match.undo(0).undo(0)) == ["app redo", "app hint", "app log", "app settings"]
    assert tools(match.undo(0).play(0, "right")) == tools(match)
