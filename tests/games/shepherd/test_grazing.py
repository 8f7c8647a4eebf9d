"""Eating, and worms in their three kinds of game: S8, S9."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from games.contract import CHANCE, TABLE
from games.shepherd import rules
from games.shepherd.events import Ate, AteNothing, GrazedBare, NextTurn, WormFound, WormTurnedBack
from games.shepherd.grazing import collected, worms_seen
from games.shepherd.meadow import LIGHT, NOWHERE, SQUARE_NAMED, squares_of
from games.shepherd.state import State
from games.shepherd.worms import worm_chance
from table.match import Match, Refused
from table.record import read

Build = Callable[..., State]
Board = Callable[[str], int]
BASIC: dict[str, str] = {}
TACTICAL = {"game": "tactical"}
BLIND = {"worms": "blind"}
KINDS = [BASIC, TACTICAL, BLIND]


@pytest.mark.parametrize("options", KINDS, ids=["basic", "tactical", "blind"])
def test_s8_a_sheep_eats_what_it_stands_on(options: dict[str, str], position: Build, squares: Board) -> None:
    state = position("c2 d4", "e8 d8", roll="grass grass", options=options)
    assert list(rules.moves(state, 0)) == ["eat c2", "eat d4"]
    light, events = rules.play(state, 0, "eat c2")
    assert events == (Ate(0, SQUARE_NAMED["c2"], 1),)
    assert light.piles == (squares("c2"), 0)
    assert not light.cards & squares("c2")
    assert collected(light, 0) == 1
    dark, events = rules.play(light, 0, "eat d4")
    assert events == (Ate(0, SQUARE_NAMED["d4"], 2), NextTurn(1))
    assert [collected(dark, 0), collected(dark, 1)] == [3, 0]
    assert dark.sheep == state.sheep


def test_s8_the_pile_of_whoever_has_the_turn_grows(position: Build, squares: Board) -> None:
    state = position("c2 d4", "e7 d8", roll="sun grass", active=1, piles=("g2", "b2"))
    state, _ = rules.play(state, 1, "eat e7")
    assert state.piles == (squares("g2"), squares("b2 e7"))


def test_s8_no_card_nothing(position: Build) -> None:
    state = position("c2 d1", "e8 d8", roll="grass grass", bare="c2")
    assert list(rules.moves(state, 0)) == ["eat c2", "eat d1"]
    after, events = rules.play(state, 0, "eat c2")
    assert events == (AteNothing(0, SQUARE_NAMED["c2"]),)
    assert (after.piles, after.cards) == (state.piles, state.cards)
    assert after.unused == ("grass",)
    _, events = rules.play(state, 0, "eat d1")
    assert events[0] == AteNothing(0, SQUARE_NAMED["d1"])


def test_s8_a_sheep_with_nothing_to_eat_may_be_named_though_the_other_stands_on_grass(
    position: Build,
) -> None:
    state = position("c2 d1", "e8 d8", roll="sun grass", unused=("grass",))
    assert list(rules.moves(state, 0)) == ["eat c2", "eat d1"]


def test_s8_running_onto_grass_eats_nothing(position: Build) -> None:
    state = position("c2 d7", "e8 g4", roll="grass dog")
    state, _ = rules.play(state, 0, "dog c3")
    after, events = rules.play(state, 0, "flee c2 b2")
    assert after.cards == state.cards
    assert [type(event).__name__ for event in events] == ["Fled"]


def test_s9_basic_a_worm_is_turned_up_and_stays(position: Build, squares: Board) -> None:
    state = position("b1 d4", "e8 d8", roll="grass grass")
    after, events = rules.play(state, 0, "eat b1")
    assert events == (WormFound(0, SQUARE_NAMED["b1"]),)
    assert after.found == squares("b1")
    assert after.cards == state.cards
    assert after.piles == (0, 0)
    assert after.shown == NOWHERE
    for seat in (0, 1, TABLE):
        assert rules.view(after, seat).found == squares("b1")


def test_s9_basic_an_open_worm_can_not_be_eaten(position: Build) -> None:
    state = position("b1 d4", "e8 d8", roll="grass grass", found="b1")
    assert list(rules.moves(state, 0)) == ["eat b1", "eat d4"]
    after, events = rules.play(state, 0, "eat b1")
    assert events == (AteNothing(0, SQUARE_NAMED["b1"]),)
    assert after == state._replace(unused=("grass",))


def test_s9_basic_each_worm_found_stays_open(position: Build, squares: Board) -> None:
    state = position("g1 d4", "e8 d8", roll="grass grass", found="b1")
    after, _ = rules.play(state, 0, "eat g1")
    assert after.found == squares("b1 g1")
    assert worms_seen(after) == squares("b1 g1")


def test_s9_tactical_all_see_the_worm_until_the_next_move(position: Build, squares: Board) -> None:
    state = position("b1 d4", "e8 d8", roll="grass grass", options=TACTICAL)
    seen, events = rules.play(state, 0, "eat b1")
    assert events == (WormTurnedBack(0),)
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
    assert events == (WormTurnedBack(0), NextTurn(1))
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
    assert events[0] == WormTurnedBack(0)
    assert after.shown == SQUARE_NAMED["b1"]


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


def resumed(moves: str) -> Match:
    """A match of two, as its record tells it."""
    header = "paddock 1\ngame shepherd\nrules 1\noption first 1\noption game tactical\noption track 16\n"
    seats = "option worms shown\nseat 1 person Anna\nseat 2 person Ben\n"
    return Match.resume(read(header + seats + moves))


def test_s9_tactical_no_undo_shows_a_worm_again_that_was_turned_back() -> None:
    match = resumed(WORM_ON_D2)
    assert match.view(TABLE).shown == SQUARE_NAMED["d2"]
    match.play(0, "dog d3")
    assert match.view(TABLE).shown == NOWHERE
    for same in (match, Match.resume(match.record)):
        assert not same.can_undo(0)
        with pytest.raises(Refused):
            same.undo(0)
    match.play(0, "flee d2 c2")
    match.undo(0)
    assert match.history[-1].move == "dog d3"
    assert match.view(TABLE).shown == NOWHERE
    assert not match.can_undo(0)


@pytest.mark.parametrize("options", KINDS, ids=["basic", "tactical", "blind"])
def test_s9_nothing_is_known_to_one_seat_alone(options: dict[str, str], position: Build) -> None:
    state = position("b1 d4", "e8 d8", roll="grass grass", options=options)
    state, _ = rules.play(state, 0, "eat b1")
    assert rules.view(state, 0) == rules.view(state, 1) == rules.view(state, TABLE)
    assert rules.view(state, 0).worms is None
    assert rules.view(state, 0)._replace(worms=state.worms) == state


def test_s9_blind_a_worm_is_taken_like_any_card(position: Build, squares: Board) -> None:
    state = position("b1 c2", "e8 d8", roll="grass grass", options=BLIND)
    worm, worm_events = rules.play(state, 0, "eat b1")
    grass, grass_events = rules.play(state, 0, "eat c2")
    assert worm_events == (Ate(0, SQUARE_NAMED["b1"], 1),)
    assert grass_events == (Ate(0, SQUARE_NAMED["c2"], 1),)
    assert (worm.piles, grass.piles) == ((squares("b1"), 0), (squares("c2"), 0))
    assert worm.found == worm_seen_in(worm) == 0
    assert worm.shown == NOWHERE


def worm_seen_in(state: State) -> int:
    return worms_seen(rules.view(state, 0))


def guesses(state: State, count: int = 600) -> Counter[int]:
    """How often each square is guessed to have a worm."""
    view = rules.view(state, 1)
    found = Counter[int]()
    for seed in range(count):
        guess = rules.guess(view, 1, Random(seed))
        assert rules.view(guess, 1) == view
        assert guess.worms is not None
        assert guess.worms.bit_count() == 4
        found.update(squares_of(guess.worms))
    return found


def test_s9_guesses_know_open_worms_and_eaten_grass(position: Build, squares: Board) -> None:
    state = position("b1 d4", "e8 d8", found="b1", piles=("c2 d4", "e7"), bare="c2")
    found = guesses(state)
    possible = LIGHT & ~squares("c2 e7")
    assert set(found) == set(squares_of(possible))
    assert found[SQUARE_NAMED["b1"]] == 600
    rest = [count for square, count in found.items() if square != SQUARE_NAMED["b1"]]
    assert max(rest) < 3 * min(rest)


def test_s9_guesses_in_the_tactical_game_know_only_the_worm_shown_now(
    position: Build, squares: Board
) -> None:
    state = position("b1 d4", "e8 d8", piles=("c2", "e7"), options=TACTICAL)
    possible = LIGHT & ~squares("c2 e7")
    assert set(guesses(state)) == set(squares_of(possible))
    shown = guesses(state._replace(shown=SQUARE_NAMED["b1"]))
    assert set(shown) == set(squares_of(possible))
    assert shown[SQUARE_NAMED["b1"]] == 600


def test_s9_guesses_in_blind_eating_doubt_every_light_card(position: Build) -> None:
    state = position("b1 d4", "e8 d8", piles=("b1 c2 d4", "e7"), options=BLIND)
    assert set(guesses(state)) == set(squares_of(LIGHT))


def test_s9_guesses_after_blind_eating_know_the_piles(position: Build, squares: Board) -> None:
    state = position("b1 d4", "e8 d8", piles=("b1 c2 d4", "e7"), found="b1", over=True, options=BLIND)
    found = guesses(state)
    assert found[SQUARE_NAMED["b1"]] == 600
    assert set(found) == set(squares_of(LIGHT & ~squares("c2 e7")))


def test_s9_how_likely_a_worm_is(position: Build) -> None:
    state = rules.view(position("b1 d4", "e8 d8", found="b1", piles=("c2 d4", "e7")), 0)
    assert worm_chance(state, SQUARE_NAMED["b1"]) == 1
    assert worm_chance(state, SQUARE_NAMED["d4"]) == 0
    assert worm_chance(state, SQUARE_NAMED["e4"]) == 0
    assert worm_chance(state, SQUARE_NAMED["c2"]) == 0
    assert worm_chance(state, SQUARE_NAMED["g1"]) == 3 / 41
    blind = rules.view(position("b1 d4", "e8 d8", piles=("c2 d4", "e7"), options=BLIND), 0)
    assert worm_chance(blind, SQUARE_NAMED["g1"]) == 4 / 44


@pytest.mark.parametrize("options", [BASIC, TACTICAL], ids=["basic", "tactical"])
def test_s17_no_card_but_worms_is_said_once(options: dict[str, str], position: Build, squares: Board) -> None:
    left = "b1 g1 b8 g8 c2"
    state = position("c2 d4", "e8 d8", roll="grass grass", options=options)
    state = state._replace(cards=squares(left), piles=(0, state.cards & ~squares(left)))
    state, events = rules.play(state, 0, "eat c2")
    assert events == (Ate(0, SQUARE_NAMED["c2"], 1), GrazedBare())
    state, events = rules.play(state, 0, "eat d4")
    assert GrazedBare() not in events
    assert AteNothing(0, SQUARE_NAMED["d4"]) in events
    assert state.over
