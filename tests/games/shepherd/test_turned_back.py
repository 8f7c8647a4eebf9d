"""A worm that is turned back is seen until the next move or roll, and then told by nothing: S9."""

from __future__ import annotations

import pickle
from collections.abc import Callable

import pytest

from games.contract import CHANCE, TABLE, Event
from games.shepherd import rules, words
from games.shepherd.rules.events import Grazed, NextTurn, WormGlimpsed
from games.shepherd.rules.meadow import NOWHERE, SQUARE_NAMED
from games.shepherd.rules.state import State
from games.shepherd.rules.worms import worms_seen
from table.match import Match, Refused
from table.record import read

Build = Callable[..., State]
Board = Callable[[str], int]
TACTICAL = {"game": "tactical"}


def test_s9_tactical_all_see_the_worm_until_the_next_move(position: Build, squares: Board) -> None:
    state = position("b1 d4", "e8 d8", roll="grass grass", options=TACTICAL)
    seen, events = rules.play(state, 0, "eat b1")
    assert events == (Grazed(0), WormGlimpsed(0))
    assert seen.shown == SQUARE_NAMED["b1"]
    assert seen.found == 0
    assert seen.cards == state.cards
    for seat in (0, 1, TABLE):
        assert rules.view(seen, seat).shown == SQUARE_NAMED["b1"]
        assert worms_seen(rules.view(seen, seat)) == squares("b1")
    forgotten, _ = rules.play(seen, 0, "eat d4")
    assert forgotten.shown == NOWHERE
    assert worms_seen(forgotten) == 0


def test_s9_tactical_or_until_the_next_roll(position: Build) -> None:
    state = position("b1 d4", "e8 d8", roll="sun grass", unused=("grass",), options=TACTICAL)
    seen, events = rules.play(state, 0, "eat b1")
    assert events == (Grazed(0), WormGlimpsed(0), NextTurn(1))
    assert rules.turn(seen) == (CHANCE,)
    assert seen.shown == SQUARE_NAMED["b1"]
    rolled, _ = rules.play(seen, CHANCE, "roll sun grass")
    assert rolled.shown == NOWHERE


def test_s9_tactical_afterwards_no_view_tells_where_the_worm_was(position: Build) -> None:
    """Two matches that differ only in where the worms are look the same again after the next move."""
    here = position("b1 d4", "e8 d8", roll="grass grass", options=TACTICAL)
    there = position(
        "b1 d4", "e8 d8", roll="grass grass", worms="c1 g1 b8 g8", piles=("", ""), options=TACTICAL
    )
    worm, told = rules.play(here, 0, "eat b1")
    assert not any(SQUARE_NAMED["b1"] in event for event in told)
    after, _ = rules.play(worm, 0, "eat d4")
    unseen = there._replace(unused=("grass",))
    other, _ = rules.play(unseen, 0, "eat d4")
    for seat in (0, 1, TABLE):
        assert rules.view(after, seat) == rules.view(other, seat)
        assert pickle.dumps(rules.view(after, seat)) == pickle.dumps(rules.view(other, seat))


def test_s9_tactical_grazing_a_worm_again_is_legal_and_no_refusal_tells(position: Build) -> None:
    state = position("b1 d4", "e8 d8", roll="grass grass", options=TACTICAL)
    state, _ = rules.play(state, 0, "eat b1")
    assert "eat b1" in rules.moves(state, 0)
    assert rules.refuse(state, 0, "eat b1") is None
    after, events = rules.play(state, 0, "eat b1")
    assert events[:2] == (Grazed(0), WormGlimpsed(0))
    assert after.shown == SQUARE_NAMED["b1"]


def kept(events: tuple[Event, ...]) -> list[str]:
    """What stays of these events in the log."""
    told = [words.tell(event) for event in events if type(event) not in rules.FLEETING]
    sentences = [telling.sentence for telling in told if telling is not None and telling.sentence is not None]
    return [sentence.english(("Anna", "Ben")) for sentence in sentences]


@pytest.mark.parametrize("square", ["b1", "c2", "d4", "d1"], ids=["worm", "grass", "two cards", "bare"])
def test_s9_tactical_the_log_keeps_of_every_meal_the_same(square: str, position: Build) -> None:
    """If it kept all but the worms, its gaps would tell where they are."""
    state = position(f"{square} g7", "e8 d8", roll="grass grass", options=TACTICAL)
    _, events = rules.play(state, 0, f"eat {square}")
    assert len(events) == 2
    assert kept(events) == ["Anna lets a sheep graze."]


def test_s9_basic_the_log_keeps_what_was_found(position: Build) -> None:
    state = position("b1 d4", "e8 d8", roll="grass grass")
    for move, sentence in (
        ("eat b1", "Ugh, a worm! Anna leaves it on b1."),
        ("eat d4", "Munch! Anna gets 2 cards on d4 and has 2 now."),
    ):
        assert kept(rules.play(state, 0, move).events) == [sentence]


WORM_ON_D2 = """
* deal d2 g3 c5 f7 1
* roll sheep grass
1 step d1 d2
1 eat e1
* roll sun grass
2 eat d8
2 sun
* roll grass dog
1 eat d2
"""


def resumed(moves: str, game: str = "tactical") -> Match:
    """A match of two, as its record tells it."""
    header = f"paddock 1\ngame shepherd\nrules 1\noption first 1\noption game {game}\noption track 16\n"
    seats = "option worms shown\nseat 1 person Anna\nseat 2 person Ben\n"
    return Match.resume(read(header + seats + moves))


def test_s9_tactical_no_undo_shows_a_worm_again_that_was_turned_back() -> None:
    match = resumed(WORM_ON_D2)
    assert match.view(TABLE).shown == SQUARE_NAMED["d2"]
    match = match.play(0, "dog d3")
    assert match.view(TABLE).shown == NOWHERE
    for same in (match, Match.resume(match.record)):
        assert not same.can_undo(0)
        with pytest.raises(Refused):
            same.undo(0)
    match = match.play(0, "flee d2 c2")
    match = match.undo(0)
    assert match.history[-1].move == "dog d3"
    assert match.view(TABLE).shown == NOWHERE
    assert not match.can_undo(0)


@pytest.mark.parametrize("worms", ["d2 g3 c5 f7", "c2 g3 c5 f7"], ids=["worm", "grass"])
def test_s9_tactical_what_can_be_taken_back_does_not_tell_what_was_eaten(worms: str) -> None:
    match = resumed(WORM_ON_D2.replace("d2 g3 c5 f7", worms))
    match = match.play(0, "dog g7")
    assert not match.can_undo(0)


def test_s9_basic_the_move_after_a_meal_can_be_taken_back() -> None:
    match = resumed(WORM_ON_D2, game="basic")
    match = match.play(0, "dog g7")
    assert match.can_undo(0)
