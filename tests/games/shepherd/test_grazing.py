"""Eating, and worms in their three kinds of game: S8, S9."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from games.contract import TABLE
from games.shepherd import rules
from games.shepherd.rules.events import (
    Ate,
    AteNothing,
    Grazed,
    GrazedBare,
    Lost,
    MealGlimpsed,
    NextTurn,
    NothingGlimpsed,
    NothingToDo,
    WormFound,
)
from games.shepherd.rules.grazing import collected
from games.shepherd.rules.meadow import LIGHT, NOWHERE, SQUARE_NAMED, squares_of
from games.shepherd.rules.state import State
from games.shepherd.rules.worms import worm_chance, worms_seen

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
    before = (Grazed(0),) if options == TACTICAL else ()
    meal = MealGlimpsed if options == TACTICAL else Ate
    light, events = rules.play(state, 0, "eat c2")
    assert events == (*before, meal(0, SQUARE_NAMED["c2"], 1, 1))
    assert light.piles == (squares("c2"), 0)
    assert not light.cards & squares("c2")
    assert collected(light, 0) == 1
    dark, events = rules.play(light, 0, "eat d4")
    assert events == (*before, meal(0, SQUARE_NAMED["d4"], 2, 3), NextTurn(1))
    assert [collected(dark, 0), collected(dark, 1)] == [3, 0]
    assert dark.sheep == state.sheep


def test_s8_the_pile_of_whoever_has_the_turn_grows(position: Build, squares: Board) -> None:
    state = position("c2 d4", "e7 d8", roll="sun grass", active=1, piles=("g2", "b2"))
    state, _ = rules.play(state, 1, "eat e7")
    assert state.piles == (squares("g2"), squares("b2 e7"))


def test_s8_no_card_nothing(position: Build) -> None:
    state = position("c2 d2", "e8 d8", roll="sun grass", bare="c2")
    after, events = rules.play(state, 0, "eat c2")
    assert events == (AteNothing(0, SQUARE_NAMED["c2"]),)
    assert (after.piles, after.cards) == (state.piles, state.cards)
    assert after.unused == ("sun",)


@pytest.mark.parametrize("options", KINDS, ids=["basic", "tactical", "blind"])
def test_s8_grass_twice_with_nothing_to_eat_is_one_thing_told(
    options: dict[str, str], position: Build
) -> None:
    state = position("c2 d1", "e8 d8", roll="grass grass", bare="c2", options=options)
    after, events = rules.play(state, 0, "eat c2")
    assert events == (NothingToDo(0), NextTurn(1))
    assert (after.piles, after.cards, after.unused) == (state.piles, state.cards, ())


def test_s8_records_in_which_grass_twice_was_two_moves_stay_good(position: Build) -> None:
    state = position("c2 d1", "e8 d8", roll="grass grass", bare="c2")
    after = rules.play(state, 0, "eat c2").state
    assert rules.is_settled(after, 0, "eat d1")
    assert not rules.is_settled(after, 1, "eat d1")
    assert not rules.is_settled(state, 0, "eat d1")
    assert not rules.is_settled(after, 0, "step d1 d2")


@pytest.mark.parametrize("options", KINDS, ids=["basic", "tactical", "blind"])
def test_s8_with_neither_sheep_on_a_card_all_answers_are_one_move(
    options: dict[str, str], position: Build
) -> None:
    state = position("c2 d1", "e8 d8", roll="grass grass", bare="c2", options=options)
    assert list(rules.moves(state, 0)) == ["eat c2"]
    one, other = (rules.play(state, 0, move).state for move in ("eat c2", "eat d1"))
    assert one == other


def test_s8_records_from_before_may_name_the_other_sheep(position: Build) -> None:
    state = position("c2 d1", "e8 d8", roll="sun grass", bare="c2")
    assert rules.refuse(state, 0, "eat d1") is None
    assert rules.refuse(state._replace(unused=("sun",)), 0, "eat d1") is not None
    assert rules.refuse(state, 0, "eat d8") is not None
    assert rules.refuse(state._replace(dog=SQUARE_NAMED["c3"]), 0, "eat d1") is not None


def test_s8_a_hidden_worm_is_a_card_and_an_open_one_is_none(position: Build) -> None:
    state = position("b1 d1", "e8 d8", roll="grass grass", options=TACTICAL)
    assert list(rules.moves(state, 0)) == ["eat b1", "eat d1"]
    seen = rules.play(state, 0, "eat b1").state
    assert list(rules.moves(seen, 0)) == ["eat b1", "eat d1"]
    assert list(rules.moves(position("b1 d1", "e8 d8", roll="grass grass", found="b1"), 0)) == ["eat b1"]


def test_s8_grass_and_then_a_step_of_which_nothing_comes_is_one_thing_told(position: Build) -> None:
    state = position("b1 g1", "c1 b2", "f1 g2", roll="sheep grass", bare="b1 g1")
    assert rules.play(state, 0, "eat b1").events == (NothingToDo(0), NextTurn(1))
    state = position("b1 g1", "c1 b2", "f1 g2", roll="sheep grass", bare="b1", worms="c2 d2 e2 f2")
    assert rules.play(state, 0, "eat b1").events == (
        AteNothing(0, SQUARE_NAMED["b1"]),
        Lost(0, "sheep"),
        NextTurn(1),
    )


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
    assert worm_events == (Ate(0, SQUARE_NAMED["b1"], 1, 1),)
    assert grass_events == (Ate(0, SQUARE_NAMED["c2"], 1, 1),)
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
    assert events[-1] == GrazedBare()
    state, events = rules.play(state, 0, "eat d4")
    assert GrazedBare() not in events
    nothing = NothingGlimpsed if options == TACTICAL else AteNothing
    assert nothing in [type(event) for event in events]
    assert state.over
