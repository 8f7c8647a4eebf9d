"""What can be taken back: one's own last decision, and nothing that others have seen or done since."""

from __future__ import annotations

import pytest

from fakes.scripted_game import Turn, install
from games.catalogue import TEMPLATE
from games.contract import CHANCE
from table.match import Match, Refused
from table.sitter import Sitter

SITTERS = (Sitter("Anna", 1), Sitter("Ben", 2), Sitter("Emil", 4, "steady"))
FORCED = ("only",)


def played(monkeypatch: pytest.MonkeyPatch, *turns: Turn, choose: str = "left") -> Match:
    """A match in which all these turns have been played, and one more is still to come."""
    match = Match.begin(install(monkeypatch, (*turns, Turn((0,)))), SITTERS, {})
    for turn in turns:
        for seat in turn.seats:
            if seat == CHANCE:
                match = match.throw()
            else:
                moves = match.moves(seat)
                match = match.play(seat, choose if choose in moves else moves[0])
    return match


def undoable(match: Match) -> list[int]:
    return [seat for seat in range(3) if match.can_undo(seat)]


def test_one_s_own_last_move_can_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(monkeypatch, Turn((1,)), Turn((0,)))
    assert undoable(match) == [0]
    before = match.state
    match = match.undo(0)
    assert match.state != before
    assert match.moves(0) == ("left", "right")
    assert len(match.record.entries) == 1


def test_several_moves_of_one_turn_go_back_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(monkeypatch, Turn((0,)), Turn((0,)), Turn((0,)))
    for left in (2, 1, 0):
        match = match.undo(0)
        assert len(match.history) == left
    assert undoable(match) == []


def test_at_the_start_there_is_nothing_to_take_back(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(monkeypatch)
    assert undoable(match) == []
    with pytest.raises(Refused):
        match.undo(0)


def test_never_another_person_s_move(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(monkeypatch, Turn((0,)), Turn((1,)))
    assert undoable(match) == [1]
    with pytest.raises(Refused):
        match.undo(0)
    assert len(match.history) == 2


def test_never_past_a_bot_s_reply(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(monkeypatch, Turn((0,)), Turn((2,)))
    assert not match.can_undo(0)


def test_never_past_a_roll_that_has_been_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(monkeypatch, Turn((0,)), Turn((CHANCE,), ("roll 6",)))
    assert undoable(match) == []


def test_never_a_lasting_move(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(monkeypatch, Turn((0,)), Turn((0,), ("secret 1", "secret 2")))
    assert undoable(match) == []


def test_never_back_to_what_was_only_fleeting(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was shown for a moment may only be remembered since."""
    match = played(monkeypatch, Turn((0,), ("glimpse 1", "glimpse 2")), Turn((0,)))
    assert undoable(match) == []
    with pytest.raises(Refused):
        match.undo(0)
    assert len(match.history) == 2


def test_never_back_to_what_was_only_fleeting_by_way_of_forced_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(monkeypatch, Turn((1,), ("glimpse 1", "glimpse 2")), Turn((0,)), Turn((0,), FORCED))
    assert undoable(match) == []


def test_what_came_after_the_move_that_followed_the_fleeting_goes_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = played(monkeypatch, Turn((1,), ("glimpse 1", "glimpse 2")), Turn((0,)), Turn((0,)))
    match = match.undo(0)
    assert len(match.history) == 2
    assert undoable(match) == []


def test_secret_choices_stand_once_they_are_made(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(monkeypatch, Turn((0, 1, 2), ("secret 1", "secret 2")))
    assert undoable(match) == []


def test_forced_moves_go_back_with_the_decision_before_them(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(monkeypatch, Turn((1,)), Turn((0,)), Turn((0,), FORCED), Turn((0,), FORCED))
    assert [step.move for step in match.history[1:]] == ["left", "only", "only"]
    assert len(match.undo(0).history) == 1


def test_forced_moves_alone_are_no_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    """Taken back they would only play themselves again."""
    match = played(monkeypatch, Turn((CHANCE,), ("roll 6",)), Turn((0,), FORCED))
    assert undoable(match) == []


def test_a_forced_move_of_another_seat_lies_between(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(monkeypatch, Turn((0,)), Turn((1,), FORCED))
    assert undoable(match) == []


def test_a_lasting_forced_move_lies_between(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(monkeypatch, Turn((0,)), Turn((0,), ("secret 1",)))
    assert undoable(match) == []


def test_after_undo_another_choice_leads_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(monkeypatch, Turn((0,)))
    match = match.undo(0).play(0, "right")
    assert [step.move for step in match.history] == ["right"]


def test_undo_does_not_disturb_the_dice() -> None:
    """Taking a move back can't be used to throw again: the roll it answered stays where it was."""
    match = Match.begin(TEMPLATE, SITTERS[:2], {"first": "1"}, "3").throw().throw()
    rolled = match.history[-1].move
    match = match.play(0, "walk").undo(0)
    assert match.history[-1].move == rolled
    assert match.turn == (0,)
