"""Every refusal is a sentence that names the rule broken."""

from __future__ import annotations

import pytest

from games.contract import CHANCE
from games.lucky import rules
from games.lucky.rules.state import State
from helpers.lucky_positions import after, laid, started, with_deck

NO_MATCH = "That doesn’t match: one side of your card must show the same sheep as the card you take."
NO_EXCHANGE = "A swap is one of your four cards for one of the nine."
DECLINED = "The swapping is over: choose the group you win. You have to take one."
WHOLE_GROUP = "You win one whole group and nothing else."
ONE_LINE = "You win one whole row or column of one colour: choose one that is there."
NOT_ON_CARD = "The card you drew doesn’t have that sheep on either side."
WHERE_TO_LAY = "Put the card on an empty space, either side up."


def sentence(state: State, seat: int, move: str) -> str | None:
    refusal = rules.refuse(state, seat, move)
    return refusal.english(("Anna", "Ben")) if refusal else None


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("swap 1 1", NO_MATCH),
        ("swap 1 2", None),
        ("swap 5 2", NO_EXCHANGE),
        ("swap 0 2", NO_EXCHANGE),
        ("swap 1 10", NO_EXCHANGE),
        ("swap 1", NO_EXCHANGE),
        ("swap 1 2 3", NO_EXCHANGE),
        ("swap", NO_EXCHANGE),
        ("swap 4 9", NO_MATCH),
        ("stop", None),
        ("time", None),
        ("stop 1", "To stop swapping, one word is enough."),
        ("time 1", "To stop swapping, one word is enough."),
        ("win 1 2 3", "You win a group when you stop swapping: stop first."),
        ("lay 1 2", "Cards from the deck only go where a group has been won."),
        ("roll 6", "There is no such move in Lucky Sheep."),
        ("", "There is no such move in Lucky Sheep."),
        ("swaps 1 2", "There is no such move in Lucky Sheep."),
    ],
)
def test_while_exchanging(move: str, expected: str | None) -> None:
    assert sentence(laid("123 456 712", "25 34 56 71"), 0, move) == expected


@pytest.mark.parametrize("move", ["swap 1 2", "stop", "roll 6"])
def test_out_of_turn(move: str) -> None:
    assert sentence(laid(), 1, move) == "Wait: Anna is playing."
    assert sentence(laid(first=2), 0, move) == "Wait: Ben is playing."
    assert sentence(laid(), CHANCE, move) == "Wait: Anna is playing."
    assert sentence(laid(), 7, move) == "Wait: Anna is playing."


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("win 1 2 3", None),
        ("win 1 2", WHOLE_GROUP),
        ("win 1 2 3 4", WHOLE_GROUP),
        ("win 3 2 1", WHOLE_GROUP),
        ("win", WHOLE_GROUP),
        ("stop", DECLINED),
        ("time", DECLINED),
        ("swap 1 1", DECLINED),
        ("lay 1 1", "Choose your group before you fill its spaces."),
        ("roll 6", "There is no such move in Lucky Sheep."),
    ],
)
def test_while_choosing(move: str, expected: str | None) -> None:
    assert sentence(after(laid("111 456 222"), "stop"), 0, move) == expected


def test_while_choosing_a_line() -> None:
    state = after(laid("213 111 415", seats=4, straight="yes"), "stop")
    assert sentence(state, 0, "win 2 4 5 6 8") == ONE_LINE
    assert sentence(state, 0, "stop") == DECLINED
    assert sentence(state, 0, "win 2 5 8") is None


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("lay 1 4", None),
        ("lay 3 6", None),
        ("lay 9 6", "There is already a card there: choose an empty space."),
        ("lay 4 6", "There is already a card there: choose an empty space."),
        ("lay 1 5", NOT_ON_CARD),
        ("lay 1 8", WHERE_TO_LAY),
        ("lay 0 4", WHERE_TO_LAY),
        ("lay 1", WHERE_TO_LAY),
        ("lay 1 4 6", WHERE_TO_LAY),
        ("lay", WHERE_TO_LAY),
        ("swap 1 4", "First put down the card you drew."),
        ("stop", "First put down the card you drew."),
        ("win 1 2 3", "First put down the card you drew."),
        ("roll 6", "There is no such move in Lucky Sheep."),
    ],
)
def test_while_laying(move: str, expected: str | None) -> None:
    assert sentence(after(laid("111 234 567"), "stop", "draw 46"), 0, move) == expected


@pytest.mark.parametrize("seat", [0, 1, 7])
def test_while_cards_are_dealt(seat: int) -> None:
    drawing = after(laid("111 234 567"), "stop")
    for state in (started(), drawing, drawing._replace(question="renew")):
        for move in ("stop", "swap 1 1", "lay 1 4", "draw 46"):
            assert sentence(state, seat, move) == "Wait: cards are being dealt."


@pytest.mark.parametrize("seat", [0, 1, CHANCE])
def test_after_the_end(seat: int) -> None:
    end = after(with_deck(laid("111 234 567"), 0), "stop")
    for move in ("stop", "draw 46", "lay 1 4", ""):
        assert sentence(end, seat, move) == "The game is over."


def test_a_view_refuses_like_the_state() -> None:
    for state in (
        laid("123 456 712", "25 34 56 71"),
        after(laid("111 456 222"), "stop"),
        after(laid("111 234 567"), "stop", "draw 46"),
    ):
        seen = rules.view(state, 0)
        assert rules.moves(seen, 0) == rules.moves(state, 0)
        for move in ("swap 1 1", "swap 1 2", "lay 1 4", "lay 1 5", "win 1 2 3", "stop", "nonsense"):
            assert sentence(seen, 0, move) == sentence(state, 0, move)
