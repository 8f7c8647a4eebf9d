"""What is told, asked and described."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import get_args

import pytest

from games.contract import CHANCE, TABLE
from games.hustle import rules, words
from games.hustle.rules.boards import CALM, Board
from games.hustle.rules.dyke import GONE
from games.hustle.rules.events import (
    Built,
    CherubCame,
    Chosen,
    Compared,
    Dealt,
    Declared,
    Emptied,
    Ended,
    EverybodyLook,
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
from games.hustle.rules.state import WATCH, State
from games.hustle.words.story import TELLERS
from helpers.hustle_positions import careful_match, go, pads, racing, started
from helpers.hustle_story import story

NAMES = ("Anna", "Ben", "Caro", "David", "Emil", "Fine", "Greta", "Hein")

SAID: tuple[tuple[Happening, str, str, str], ...] = (
    (Dealt(1, drawn=True), "Luck picks Ben to go first.", "sheep-run", "turn"),
    (Dealt(1, drawn=False), "Ben was chosen to go first.", "sheep-run", "turn"),
    (Built(None, CALM), "The dyke is built.", "water", "flip"),
    (Built(1, CALM), "Ben builds the dyke.", "water", "flip"),
    (RoundBegan(2, 1), "Round 2. Ben goes first and has the imp and the cherub.", "card-back", "turn"),
    (Chosen(1), "Ben has chosen a number.", "card-back", "tap"),
    (EverybodyLook(), "Everybody look!", "card-back", "turn"),
    (Revealed(1, "5", 5), "Ben turns over 5.", "digit-5", "flip"),
    (Revealed(1, "05", 5), "Ben turns over 0, 5: 5.", "digit-0", "flip"),
    (Revealed(1, "107", 107), "Ben turns over 1, 0, 7: 107.", "digit-1", "flip"),
    (Declared(1, (), 0, 5, 0), "Ben doesn’t use a clover pad.", "clover", ""),
    (Declared(1, ("c3", "c5"), -4, 5, 0), "Ben uses ±3, ±5: the number is now 5.", "pad-change", "flip"),
    (Declared(1, ("b20",), 0, 5, 20), "Ben uses −20 and will run back 20 squares.", "pad-back", "flip"),
    (
        Declared(1, ("c3", "b20"), 2, 7, 20),
        "Ben uses ±3, −20: the number is now 7, and then it is 20 squares back.",
        "pad-change",
        "flip",
    ),
    (Stayed(1, 7), "Ben stays on square 7.", "sheep-stand", ""),
    (Moved(1, 7, 199), "Ben goes from 7 to 199.", "sheep-run", "step"),
    (Moved(1, 7, 200), "Ben runs from 7 past the end of the dyke!", "sheep-run", "step"),
    (RanBack(1, 27, 7), "Ben runs back from 27 to 7.", "pad-back", "step"),
    (Shoved(1, 0, 7, 8), "Anna shoves Ben to 8.", "sheep-run", "shove"),
    (Shoved(1, 0, 198, 199), "Anna shoves Ben to 199.", "sheep-run", "shove"),
    (Shoved(1, 0, 199, 200), "Anna shoves Ben off the dyke!", "sheep-run", "shove"),
    (Splashed(1, 7, 2), "Splash! Ben pays a lifesaver; 2 are left.", "lifebelt-gone", "splash"),
    (Splashed(1, 7, 1), "Splash! Ben pays a lifesaver; one is left.", "lifebelt-gone", "splash"),
    (Splashed(1, 7, 0), "Splash! Ben pays the last lifesaver.", "lifebelt-gone", "splash"),
    (Out(1, 7, "water"), "Ben is out: in the water, with no lifesaver.", "sheep-fall", "splash"),
    (Out(1, 200, "edge"), "Ben is out: off the end of the dyke.", "sheep-fall", "lose"),
    (Out(1, 7, "imp"), "Ben is out: the imp takes the sheep.", "imp", "lose"),
    (Emptied(Board("1A")), "The first board is empty: it goes to the far end.", "water", ""),
    (
        Swapped(None, Board("1A"), Board("1B"), (41, GONE, 12)),
        "The empty board is turned over and goes to the far end: every square counts 100 less."
        " Now: Anna on 41, Caro on 12. New water on 16 squares, the first at 103.",
        "water",
        "swap",
    ),
    (
        Swapped(1, Board("1A"), Board("1B"), (41, GONE, 12)),
        "Ben lays the empty board at the far end: every square counts 100 less."
        " Now: Anna on 41, Caro on 12. New water on 16 squares, the first at 103.",
        "water",
        "swap",
    ),
    (Flooded(1, ()), "Ben keeps the rain away.", "water", ""),
    (Flooded(1, (112,)), "Ben makes it rain: square 112 is water now.", "water", "splash"),
    (Flooded(1, (112, 137)), "Ben makes it rain: squares 112 and 137 are water now.", "water", "splash"),
    (Compared(1, 5), "", "", "tap"),
    (Handed("imp", 0, 1, 7, 5), "The imp goes from Anna (7) to Ben (5).", "imp", "lose"),
    (Handed("imp", 0, 1, None, 5), "Now Ben (5) gets the imp.", "imp", "lose"),
    (Handed("imp", None, 1, None, 0), "Ben (0) gets the imp.", "imp", "lose"),
    (Handed("imp", 0, None, None, None), "Nobody has the imp now.", "imp", ""),
    (Handed("cherub", 0, 1, 7, 9), "The cherub goes from Anna (7) to Ben (9).", "cherub", "gain"),
    (Handed("cherub", 0, 1, None, 9), "Now Ben (9) gets the cherub.", "cherub", "gain"),
    (Handed("cherub", None, 1, None, 9), "Ben (9) gets the cherub.", "cherub", "gain"),
    (Handed("cherub", 0, None, None, None), "Nobody has the cherub now.", "cherub", ""),
    (ImpPaid(1, 2), "The imp takes a lifesaver from Ben; 2 are left.", "imp", "lose"),
    (ImpPaid(1, 1), "The imp takes a lifesaver from Ben; one is left.", "imp", "lose"),
    (ImpPaid(1, 0), "The imp takes the last lifesaver from Ben.", "imp", "lose"),
    (CherubCame(1), "", "cherub", "gain"),
    (PadTaken(1, "c9"), "Ben takes a clover pad: ±9.", "pad-change", "take"),
    (PadTaken(1, "b40"), "Ben takes a clover pad: −40.", "pad-back", "take"),
    (PadLeft(1), "Ben doesn’t take a clover pad.", "clover", ""),
    (Refilled(1), "Ben has all ten cards again.", "card-back", "take"),
    (Ended((1,)), "Ben wins!", "crown", "win"),
    (Ended((1, 2)), "Ben and Caro share the win!", "crown", "win"),
)


@pytest.mark.parametrize(("event", "sentence", "symbol", "sound"), SAID, ids=lambda it: str(it)[:40])
def test_what_is_told(event: Happening, sentence: str, symbol: str, sound: str) -> None:
    telling = words.tell(event)
    assert said(event) == sentence
    assert (telling.symbol, telling.sound) == (symbol, sound)


def said(event: Happening) -> str:
    """What is said of an event; nothing of those that are only seen and heard."""
    sentence = words.tell(event).sentence
    return sentence.english(NAMES) if sentence else ""


def test_every_kind_of_event_is_told() -> None:
    assert set(TELLERS) == set(get_args(Happening))
    assert {type(event) for event, *_ in SAID} == set(TELLERS)


def test_the_doer_wears_the_symbol() -> None:
    for event, *_ in SAID:
        if "Ben" in said(event) and not isinstance(event, Ended):
            assert words.tell(event).seat == 1
    assert words.tell(Handed("imp", 0, None, None, None)).seat is None


def asked(state: State, seat: int) -> str:
    return words.ask(rules.view(state, seat), seat).english(NAMES)


def test_what_is_asked() -> None:
    state = started(3)
    assert asked(state, 0) == "Luck picks who goes first"
    assert asked(started(3, first="2"), 0) == "Ben goes first"
    state = rules.play(state, CHANCE, "deal 2").state
    assert asked(state, 0) == asked(state, TABLE) == "Ben, how shall we build the dyke?"
    state = racing(10, 40, 60, pads=pads(3, seat0="c3"))
    assert asked(state, 0) == "Anna, how far will your sheep run?"
    assert asked(state, TABLE) == "Everybody is choosing a number"
    state = go(state, "20").state
    assert asked(state, 0) == "Everybody is choosing a number"
    state = go(state, "19").state
    assert asked(state, 0) == asked(state, TABLE) == "Caro is still choosing a number"
    assert asked(state, 2) == "Caro, how far will your sheep run?"
    state = go(state, "41").state
    assert asked(state, 0) == "Anna, your number is 20. Use any clover pads?"
    state = go(state, "declare none 0").state
    assert asked(state, 2) == "Caro, the cherub has a clover pad for you"
    state = go(racing(90, 140, 170, rainy=True), "30", "1", "2").state
    assert asked(state, 1) == "Anna, move the empty board to the far end"
    state = go(state, "lay 1B 0").state
    assert asked(state, 1) == "Anna, it’s raining! Flood up to two squares"
    state = go(racing(30, 50, 10, lifesavers=0), "12", "30", "5").state
    assert asked(state, 1) == "The race is over"


def headlines(state: State, move: str) -> list[str]:
    return [beat.headline for beat in story(state, move)]


def test_what_goes_on_while_it_is_told() -> None:
    assert headlines(started(3, layout="chance"), "deal 1 1A 0 2B 180") == [
        "The sheep get ready",
        "The sheep get ready",
        "Round 1",
    ]
    assert headlines(racing(10, 40, 60), "choose 43") == ["Everybody is choosing a number"]
    state = go(racing(10, 40, 60), "20", "19", "41").state
    assert headlines(state, "take c3") == ["Now for the imp and the cherub", "Round 2"]
    over = headlines(go(racing(30, 50, 10, lifesavers=0), "12", "30").state, "choose 5")
    assert over[-1] == "The race is over"


def described(state: State, seat: int, moves: Iterable[str]) -> list[str]:
    view = rules.view(state, seat)
    return [words.describe(view, seat, move).english(NAMES) for move in moves]


def test_what_moves_are_called() -> None:
    state = racing(29, 72, 10, pads=pads(3, seat0="c3 b20"))
    assert described(state, 0, ["choose 43", "choose 043"]) == ["Play 43", "Play 043"]
    state = go(state, "41", "5", "19").state
    assert described(state, 0, ["declare none 0", "declare c3 -2", "declare b20 0", "declare c3+b20 1"]) == [
        "Keep your pads",
        "Use ±3: your number becomes 39",
        "Use −20",
        "Use ±3, −20: your number becomes 42",
    ]
    state = go(state, "declare none 0").state
    assert described(state, 0, ["take c3", "take b40", "pass"]) == [
        "Take ±3: changes your number by up to 3",
        "Take −40: takes your sheep 40 squares back",
        "No pad, thank you",
    ]


def test_what_boards_are_called() -> None:
    state = rules.play(started(3), CHANCE, "deal 2").state
    assert described(state, 1, ["build 2A 180 1B 0"]) == [
        "Build the dyke. First: Board 2A, turned round. Second: Board 1B, the right way round"
    ]
    state = go(racing(90, 140, 170, rainy=True), "30", "1", "2").state
    assert described(state, 0, ["lay 1A 0", "lay 1B 180"]) == [
        "Lay board 1A, the right way round",
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
                assert bool(said(event)) != isinstance(event, Compared | CherubCame)
                assert "None" not in said(event)


def test_between_two_beats_nobody_is_asked_and_the_headline_says_what_goes_on() -> None:
    state = go(racing(10, 40, 60), "20", "19").state
    for beat in story(state, "choose 41")[1:-1]:
        assert beat.state.question == WATCH
        assert asked(beat.state, 0) == beat.headline
