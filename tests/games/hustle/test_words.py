"""What is told, asked and described."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import get_args

import pytest

from games.contract import CHANCE, TABLE
from games.hustle import rules, words
from games.hustle.boards import CALM, Board
from games.hustle.events import (
    Built,
    Chosen,
    Compared,
    Dealt,
    Declared,
    Emptied,
    Ended,
    Flooded,
    Handed,
    Happening,
    ImpPaid,
    Moved,
    Out,
    PadLeft,
    PadTaken,
    RanBack,
    Refilled,
    Revealed,
    RoundBegan,
    Shoved,
    Splashed,
    Stayed,
    Swapped,
)
from games.hustle.state import State
from games.hustle.telling import TELLERS
from hustle_positions import careful_match, go, pads, racing, started

NAMES = ("Anna", "Ben", "Caro", "David", "Emil", "Fine", "Greta", "Hein")

SAID: tuple[tuple[Happening, str, str, str], ...] = (
    (Dealt(1, drawn=True), "The lot falls on Ben.", "sheep-run", "turn"),
    (Dealt(1, drawn=False), "Ben was chosen to begin.", "sheep-run", "turn"),
    (Built(None, CALM), "The dyke is built.", "water", "flip"),
    (Built(1, CALM), "Ben builds the dyke.", "water", "flip"),
    (RoundBegan(2, 1), "Round 2. Ben goes first and holds the imp and the cherub.", "card-back", "turn"),
    (Chosen(1), "Ben has laid a number down.", "card-back", "tap"),
    (Revealed(1, "05", 5), "Ben turns up 05.", "digit-0", "flip"),
    (Declared(1, (), 0, 5, 0), "Ben keeps all clover pads.", "clover", ""),
    (Declared(1, ("c3", "c5"), -4, 5, 0), "Ben uses ±3, ±5: the number is 5 now.", "pad-change", "flip"),
    (Declared(1, ("b20",), 0, 5, 20), "Ben uses −20 and will run back 20 squares.", "pad-back", "flip"),
    (
        Declared(1, ("c3", "b20"), 2, 7, 20),
        "Ben uses ±3, −20: the number is 7 now, and a run back of 20 squares follows.",
        "pad-change",
        "flip",
    ),
    (Stayed(1, 7), "Ben stays on square 7.", "sheep-stand", ""),
    (Moved(1, 7, 199), "Ben goes from 7 to 199.", "sheep-run", "step"),
    (Moved(1, 7, 200), "Ben runs from 7 past the end of the dyke!", "sheep-run", "step"),
    (RanBack(1, 27, 7), "Ben runs back from 27 to 7.", "pad-back", "step"),
    (Shoved(1, 0, 7, 8), "Anna shoves Ben to 8.", "sheep-run", "hop"),
    (Shoved(1, 0, 198, 199), "Anna shoves Ben to 199.", "sheep-run", "hop"),
    (Shoved(1, 0, 199, 200), "Anna shoves Ben off the dyke!", "sheep-run", "hop"),
    (
        Splashed(1, 7, 2),
        "Ben splashes into the water and pays a lifesaver; 2 are left.",
        "lifebelt-gone",
        "splash",
    ),
    (
        Splashed(1, 7, 1),
        "Ben splashes into the water and pays a lifesaver; one is left.",
        "lifebelt-gone",
        "splash",
    ),
    (
        Splashed(1, 7, 0),
        "Ben splashes into the water and pays the last lifesaver.",
        "lifebelt-gone",
        "splash",
    ),
    (Out(1, 7, "water"), "Ben is out: in the water, with no lifesaver.", "sheep-fall", "splash"),
    (Out(1, 200, "edge"), "Ben is out: off the dyke.", "sheep-fall", "lose"),
    (Out(1, 7, "imp"), "Ben is out: the imp takes the sheep.", "imp", "lose"),
    (Emptied(Board("1A")), "The first board is empty: it goes to the far end.", "water", ""),
    (Swapped(None, Board("1A")), "The empty board is turned over and lies at the far end.", "water", "swap"),
    (Swapped(1, Board("1A")), "Ben lays the empty board at the far end.", "water", "swap"),
    (Flooded(1, ()), "Ben lets no rain fall.", "water", ""),
    (Flooded(1, (112,)), "Ben lets it rain: square 112 is water.", "water", "splash"),
    (Flooded(1, (112, 137)), "Ben lets it rain: squares 112 and 137 are water.", "water", "splash"),
    (Handed("imp", 0, 1, 7, 5), "The imp goes from Anna (7) to Ben (5).", "imp", "lose"),
    (Handed("imp", 0, 1, None, 5), "Ben (5) inherits the imp.", "imp", "lose"),
    (Handed("imp", None, 1, None, 0), "Ben (0) takes the imp.", "imp", "lose"),
    (Handed("imp", 0, None, None, None), "Nobody holds the imp now.", "imp", ""),
    (Handed("cherub", 0, 1, 7, 9), "The cherub goes from Anna (7) to Ben (9).", "cherub", "gain"),
    (Handed("cherub", 0, 1, None, 9), "Ben (9) inherits the cherub.", "cherub", "gain"),
    (Handed("cherub", None, 1, None, 9), "Ben (9) takes the cherub.", "cherub", "gain"),
    (Handed("cherub", 0, None, None, None), "Nobody holds the cherub now.", "cherub", ""),
    (ImpPaid(1, 2), "The imp takes a lifesaver from Ben; 2 are left.", "imp", "lose"),
    (ImpPaid(1, 1), "The imp takes a lifesaver from Ben; one is left.", "imp", "lose"),
    (ImpPaid(1, 0), "The imp takes Ben's last lifesaver.", "imp", "lose"),
    (PadTaken(1, "c9"), "Ben takes a clover pad: ±9.", "pad-change", "take"),
    (PadTaken(1, "b40"), "Ben takes a clover pad: −40.", "pad-back", "take"),
    (PadLeft(1), "Ben takes no clover pad.", "clover", ""),
    (Refilled(1), "Ben has all ten cards again.", "card-back", "take"),
    (Ended((1,)), "Ben wins!", "crown", "win"),
    (Ended((1, 2)), "Ben and Caro share the win!", "crown", "win"),
)


@pytest.mark.parametrize(("event", "sentence", "symbol", "sound"), SAID, ids=lambda it: str(it)[:40])
def test_what_is_told(event: Happening, sentence: str, symbol: str, sound: str) -> None:
    telling = words.tell(event)
    assert telling is not None
    assert telling.sentence.english(NAMES) == sentence
    assert (telling.symbol, telling.sound) == (symbol, sound)


def test_every_kind_of_event_is_told_but_comparing() -> None:
    assert set(TELLERS) == set(get_args(Happening)) - {Compared}
    assert {type(event) for event, *_ in SAID} == set(TELLERS)
    assert words.tell(Compared(0, 5)) is None


def test_the_doer_wears_the_symbol() -> None:
    for event, *_ in SAID:
        telling = words.tell(event)
        assert telling is not None
        if "Ben" in telling.sentence.english(NAMES) and not isinstance(event, Ended):
            assert telling.seat == 1
    nobody = words.tell(Handed("imp", 0, None, None, None))
    assert nobody is not None
    assert nobody.seat is None


def asked(state: State, seat: int) -> str:
    return words.ask(rules.view(state, seat), seat).english(NAMES)


def test_what_is_asked() -> None:
    state = started(3)
    assert asked(state, 0) == "The lot says who begins"
    assert asked(started(3, first="2"), 0) == "Ben begins"
    state = rules.play(state, CHANCE, "deal 2").state
    assert asked(state, 0) == asked(state, TABLE) == "Ben, how shall the dyke lie?"
    state = racing(10, 40, 60, pads=pads(3, seat0="c3"))
    assert asked(state, 0) == "Anna, choose a number"
    assert asked(state, TABLE) == "Everybody chooses a number"
    state = go(state, "20").state
    assert asked(state, 0) == "Everybody chooses a number"
    state = go(state, "19").state
    assert asked(state, 0) == asked(state, TABLE) == "Caro is still choosing a number"
    assert asked(state, 2) == "Caro, choose a number"
    state = go(state, "41").state
    assert asked(state, 0) == "Anna, your number is 20. Use clover pads?"
    state = go(state, "declare none 0").state
    assert asked(state, 2) == "Caro, the cherub brings you a clover pad"
    state = go(racing(90, 140, 170, rainy=True), "30", "1", "2").state
    assert asked(state, 1) == "Anna, lay the empty board at the far end"
    state = go(state, "lay 1B 0").state
    assert asked(state, 1) == "Anna, it rains: flood up to two squares"
    state = go(racing(30, 50, 10, lifesavers=0), "12", "30", "5").state
    assert asked(state, 1) == "The race is over"


def described(state: State, seat: int, moves: Iterable[str]) -> list[str]:
    view = rules.view(state, seat)
    return [words.describe(view, seat, move).english(NAMES) for move in moves]


def test_what_moves_are_called() -> None:
    state = racing(29, 72, 10, pads=pads(3, seat0="c3 b20"))
    assert described(state, 0, ["choose 43", "choose 043"]) == [
        "Lay down 43: from 29 to 72, and Ben is shoved into the water",
        "Lay down 043: from 29 to 72, and Ben is shoved into the water",
    ]
    state = go(state, "41", "5", "19").state
    assert described(state, 0, ["declare none 0", "declare c3 -2", "declare c3+b20 1"]) == [
        "Keep your pads: from 29 to 70",
        "Use ±3, number 39: from 29 to 68",
        "Use ±3, −20, number 42: from 29 to 71, then back into the water on 51, for a lifesaver",
    ]
    state = go(state, "declare none 0").state
    assert described(state, 0, ["take c3", "take b40", "pass"]) == [
        "Take ±3: it changes your number by up to 3",
        "Take −40: it takes your sheep 40 squares back",
        "Take no pad",
    ]


def test_what_boards_are_called() -> None:
    state = rules.play(started(3), CHANCE, "deal 2").state
    assert described(state, 1, ["build 2A 180 1B 0"]) == ["board 2A, turned round, then board 1B, straight"]
    state = go(racing(90, 140, 170, rainy=True), "30", "1", "2").state
    assert described(state, 0, ["lay 1A 0", "lay 1B 180"]) == [
        "Lay board 1A, straight",
        "Lay board 1B, turned round",
    ]
    state = go(state, "lay 1B 0").state
    assert described(state, 0, ["flood none", "flood 112", "flood 112 137"]) == [
        "No rain",
        "Flood square 112",
        "Flood squares 112 and 137",
    ]


def test_every_event_of_whole_matches_can_be_told() -> None:
    for seed in range(12):
        for _, events in careful_match(3 + seed % 6, Random(seed), rainy="yes"):
            for event in events:
                telling = words.tell(event)
                assert (telling is None) == isinstance(event, Compared)
                assert telling is None or "None" not in telling.sentence.english(NAMES)
