"""Every refusal names the rule that was broken."""

from __future__ import annotations

import pytest

from games.contract import CHANCE, TABLE
from games.hustle import rules
from games.hustle.rules.dyke import GONE
from games.hustle.rules.state import State
from helpers.hustle_positions import go, pads, racing, started

NAMES = ("Anna", "Ben", "Caro", "David")


def why(state: State, seat: int, move: str) -> str:
    refusal = rules.refuse(state, seat, move)
    assert refusal is not None, f"{move!r} is legal"
    assert move not in rules.moves(state, seat)
    return refusal.english(NAMES)


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("choose 11", "A number can’t use a digit twice."),
        ("choose 100", "A number can’t use a digit twice."),
        ("choose 0123", "A number has at most three cards: hundreds, tens and ones."),
        ("choose 34", "The 4 is not in your hand."),
        ("choose 4", "The 4 is not in your hand."),
        ("choose", "A number is made of digit cards and nothing else."),
        ("choose ", "A number is made of digit cards and nothing else."),
        ("choose 1 2", "A number is made of digit cards and nothing else."),
        ("choose -1", "A number is made of digit cards and nothing else."),
        ("choose ٣", "A number is made of digit cards and nothing else."),
        ("choose  3", "A number is made of digit cards and nothing else."),
        ("take c3", "Now everybody chooses a number."),
        ("", "Now everybody chooses a number."),
        ("Choose 3", "Now everybody chooses a number."),
    ],
)
def test_numbers(move: str, sentence: str) -> None:
    state = racing(10, 40, 60, hands=(0b1111101111, 1023, 1023))
    assert why(state, 0, move) == sentence


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("declare c7 0", "You can only use pads that you have."),
        ("declare c3+c3 0", "You can only use pads that you have."),
        ("declare c3 4", "These pads can change your number by 3 at most, up or down."),
        ("declare b20 1", "Only Change pads change your number."),
        ("declare none 1", "Only Change pads change your number."),
        ("declare c3 -3", "Your number can’t go below 0."),
        ("declare b20 0", "A sheep can’t run back past the first square of the first board."),
        ("declare b10+c3 0", "Name the pads from the smallest to the largest: first Change, then Run Back."),
        ("declare c5+c3 -2", "Name the pads from the smallest to the largest: first Change, then Run Back."),
        ("declare c5+c3 0", "Name the pads from the smallest to the largest: first Change, then Run Back."),
        ("declare", "Say which pads you use, and how much your number changes altogether."),
        ("declare c3", "Say which pads you use, and how much your number changes altogether."),
        ("declare c3 0 0", "Say which pads you use, and how much your number changes altogether."),
        ("declare c3 +1", "Say which pads you use, and how much your number changes altogether."),
        ("declare c3 01", "Say which pads you use, and how much your number changes altogether."),
        ("declare c3 -0", "Say which pads you use, and how much your number changes altogether."),
        ("declare c3 -", "Say which pads you use, and how much your number changes altogether."),
        ("declare c3 9999", "Say which pads you use, and how much your number changes altogether."),
        ("declare c4 0", "Say which pads you use, and how much your number changes altogether."),
        ("declare  0", "Say which pads you use, and how much your number changes altogether."),
        ("choose 3", "Now it’s time for clover pads."),
    ],
)
def test_declarations(move: str, sentence: str) -> None:
    state = racing(10, 40, 60, pads=pads(3, seat0="c3 c5 b10 b20"))
    state = go(state, "2", "21", "30").state
    assert why(state, 0, move) == sentence


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("flood", "Say which squares the rain floods, or none."),
        ("flood 112 x", "Say which squares the rain floods, or none."),
        ("flood 0112", "Say which squares the rain floods, or none."),
        ("flood none none", "Say which squares the rain floods, or none."),
        ("flood 12", "Rain falls only on the board that was just laid, squares 100 to 199."),
        ("flood 200", "Rain falls only on the board that was just laid, squares 100 to 199."),
        ("flood 99", "Rain falls only on the board that was just laid, squares 100 to 199."),
        ("flood 100", "The first three and the last three squares of a board always stay dry."),
        ("flood 112 199", "The first three and the last three squares of a board always stay dry."),
        ("flood 108", "Only dry squares can be flooded."),
        ("flood 112 113 114", "The rain floods two squares at most."),
        ("flood 112 112", "Name two different squares, the smaller one first."),
        ("flood 113 112", "Name two different squares, the smaller one first."),
        ("lay 1A 0", "Now the rain falls on the new board."),
    ],
)
def test_rain(move: str, sentence: str) -> None:
    state = go(racing(90, 140, 170, rainy=True), "30", "1", "2", "lay 1B 0").state
    assert why(state, 0, move) == sentence


def test_boards() -> None:
    state = go(racing(90, 140, 170), "30", "1", "2").state
    ways = "1A 0, 1A 180, 1B 0, 1B 180"
    sentence = f"The empty board goes down again with side A or B up, either way round: {ways}."
    for move in ("lay", "lay 2A 0", "lay 1A 90", "lay 1A", "lay 1A 0 0"):
        assert why(state, 0, move) == sentence
    assert why(state, 0, "pass") == "Now the empty board goes to the far end."


def test_building() -> None:
    state = rules.play(started(3, layout="chosen"), CHANCE, "deal 2").state
    sentence = "The dyke is both boards side by side, each with side A or B up, either way round."
    for move in ("build", "build 1A 0", "build 1A 0 1B 0", "build 1A 0 2A 90"):
        assert why(state, 1, move) == sentence
    assert why(state, 1, "lay 1A 0") == "First the dyke must be built."
    assert why(state, 0, "build 1A 0 2A 0") == "Anna has to wait: somebody else plays now."


def test_luck() -> None:
    state = started(3, layout="chosen")
    sentence = "Luck picks a player, and the dyke only if luck builds it."
    for move in ("deal", "deal 4", "deal 0", "deal 1 1A 0 2A 0", "deal 01"):
        assert why(state, CHANCE, move) == sentence
    assert why(state, CHANCE, "roll 3") == "First, let’s see who goes first."
    assert rules.refuse(state, CHANCE, "deal 3") is None


def test_h5_no_lot_is_drawn_when_somebody_was_chosen_to_begin() -> None:
    state = started(3, first="2", layout="chosen")
    sentence = "Ben was chosen to go first, and luck picks the dyke only if luck builds it."
    for move in ("deal", "deal 1", "deal 4", "deal 2 1A 0 2A 0"):
        assert why(state, CHANCE, move) == sentence
    assert why(state, CHANCE, "roll 3") == "First, let’s see who goes first."
    assert rules.refuse(state, CHANCE, "deal 2") is None


def test_only_chance_deals_and_only_once() -> None:
    assert why(started(3), 0, "deal 1") == "Anna has to wait: somebody else plays now."
    for deal in ("deal 1", "deal 1 1A 0 2A 0"):
        assert why(racing(10, 40, 60), CHANCE, deal) == "Nobody is sitting there."


def test_pads_beside_the_dyke() -> None:
    state = racing(10, 40, 60, supply=("c5", "b40"))
    state = go(state, "20", "19", "41").state
    assert why(state, 2, "take c3") == "There is no pad like that left."
    sentence = "Whoever has the cherub takes one of the pads that are left, or none."
    for move in ("take", "take c4", "take c5 b40", "pass pass", "pass c5"):
        assert why(state, 2, move) == sentence
    assert why(state, 2, "choose 3") == "Now whoever has the cherub may take a clover pad."


def test_whose_turn_it_is() -> None:
    state = racing(10, 40, GONE, 60)
    assert why(state, 2, "choose 3") == "Caro is out of the race."
    for seat in (TABLE, CHANCE, 4, 99):
        assert why(state, seat, "choose 3") == "Nobody is sitting there."
    one = go(state, "20").state
    assert why(one, 0, "choose 3") == "Once your number is down, you can’t take it back."
    asked = go(racing(10, 40, 60, pads=pads(3, seat1="c3")), "20", "19", "41").state
    assert why(asked, 0, "declare none 0") == "Anna has to wait: somebody else plays now."
    assert why(asked, 2, "declare none 0") == "Caro has to wait: somebody else plays now."


def test_after_the_end() -> None:
    state = go(racing(30, 50, 10, lifesavers=0), "12", "30", "5").state
    for seat in (0, 2, CHANCE, 99):
        assert why(state, seat, "choose 3") == "The race is over."
