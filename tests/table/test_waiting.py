"""What a match waits for, in every case."""

from __future__ import annotations

import pytest

from fakes.scripted_game import Turn, install
from games.contract import CHANCE
from table.match import Match
from table.sitter import AWAY, Sitter
from table.waiting import Waiting, next_to_act, waiting

SITTERS = (Sitter("Anna", 1), Sitter("Ben", 2), Sitter("Emil", 4, "steady"), Sitter("Fine", 5, "steady"))


def wait_for(monkeypatch: pytest.MonkeyPatch, *turns: Turn) -> Waiting:
    return waiting(Match.begin(install(monkeypatch, turns), SITTERS, {}))


def test_nothing_once_it_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    wait = wait_for(monkeypatch)
    assert wait == Waiting("over")
    assert wait.seats == ()


def test_a_deal_needs_nobody_s_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    assert wait_for(monkeypatch, Turn((CHANCE,), ("deal 1",))) == Waiting("chance")


@pytest.mark.parametrize(("hand", "persons", "others"), [(1, (1,), ()), (2, (), (2,))])
def test_dice_wait_for_a_hand(
    monkeypatch: pytest.MonkeyPatch, hand: int, persons: tuple[int, ...], others: tuple[int, ...]
) -> None:
    wait = wait_for(monkeypatch, Turn((CHANCE,), ("roll 1",), thrower=hand))
    assert wait == Waiting("throw", persons, others)
    assert wait.seats == (hand,)


@pytest.mark.parametrize(("seat", "persons", "others"), [(0, (0,), ()), (3, (), (3,))])
def test_the_only_legal_move_is_forced(
    monkeypatch: pytest.MonkeyPatch, seat: int, persons: tuple[int, ...], others: tuple[int, ...]
) -> None:
    wait = wait_for(monkeypatch, Turn((seat,), ("only",)))
    assert wait == Waiting("forced", persons, others, "only")
    assert wait.seats == (seat,)


def test_a_person_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    assert wait_for(monkeypatch, Turn((1,))) == Waiting("persons", (1,))


def test_a_bot_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    assert wait_for(monkeypatch, Turn((2,))) == Waiting("others", (), (2,))


def test_whoever_sits_elsewhere_is_waited_for_without_a_hand_here(monkeypatch: pytest.MonkeyPatch) -> None:
    sitters = (Sitter("Anna", 1), Sitter("Oma", 2, AWAY))
    wait = waiting(Match.begin(install(monkeypatch, (Turn((1,)),)), sitters, {}))
    assert wait == Waiting("others", (), (1,))
    assert not sitters[1].person.bot


def test_in_a_secret_choice_all_are_named_and_bots_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    wait = wait_for(monkeypatch, Turn((0, 1, 2, 3), ("secret 1", "secret 2")))
    assert wait == Waiting("others", (0, 1), (2, 3))
    assert wait.seats == (2, 3)


def test_once_the_bots_have_chosen_the_persons_are_due(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.begin(install(monkeypatch, [Turn((0, 1, 2), ("secret 1", "secret 2"))]), SITTERS, {})
    match = match.play(2, "secret 1")
    assert waiting(match) == Waiting("persons", (0, 1))
    match = match.play(0, "secret 1")
    assert waiting(match).seats == (1,)


@pytest.mark.parametrize(
    ("turns", "seats"),
    [
        ((), ()),
        ((Turn((1, 2)),), (1, 2)),
        ((Turn((CHANCE,), ("roll 1",), thrower=0), Turn((1,))), (0,)),
        ((Turn((CHANCE,), ("deal 1",)), Turn((CHANCE,), ("deal 2",)), Turn((1,))), (1,)),
    ],
    ids=["over", "their turn", "the dice", "after the deal"],
)
def test_who_acts_next(
    monkeypatch: pytest.MonkeyPatch, turns: tuple[Turn, ...], seats: tuple[int, ...]
) -> None:
    match = Match.begin(install(monkeypatch, turns), SITTERS, {})
    assert next_to_act(match) == seats
    assert match.history == ()


def test_a_forced_move_that_only_its_seat_knows_of_is_not_played_by_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """That there is no other would tell what is hidden: a person taps, a bot thinks as ever."""
    assert wait_for(monkeypatch, Turn((1,), ("private stop",))) == Waiting("persons", (1,))
    assert wait_for(monkeypatch, Turn((2,), ("private stop",))) == Waiting("others", (), (2,))
