"""Two dice, their order, steps and the sun: S5, S6, S7, S10, S16."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from games.contract import CHANCE
from games.shepherd import rules
from games.shepherd.rules.dice import FIRST_DIE, ROLLS, SECOND_DIE, spent
from games.shepherd.rules.events import Dusk, Lost, NextTurn, NothingToDo, Rolled, Stepped, SunMoved
from games.shepherd.rules.meadow import SQUARE_NAMED
from games.shepherd.rules.state import State

Build = Callable[..., State]


def steps(state: State, seat: int = 0) -> list[str]:
    return [move[5:] for move in rules.moves(state, seat) if move.startswith("step")]


def test_s5_both_dice_are_rolled_as_they_are_made() -> None:
    assert Counter(FIRST_DIE) == {"sheep": 3, "grass": 2, "sun": 1}
    assert Counter(SECOND_DIE) == {"sheep": 1, "grass": 3, "dog": 2}
    assert len(ROLLS) == 9


def test_s5_every_side_of_both_dice_falls_alike(position: Build) -> None:
    state = position("d1 e1", "e8 d8")
    rolls = Counter(rules.draw(state, Random(seed)) for seed in range(3600))
    for first, second in ROLLS.values():
        expected = 100 * FIRST_DIE.count(first) * SECOND_DIE.count(second)
        assert 0.75 * expected < rolls[f"roll {first} {second}"] < 1.25 * expected


def test_s5_whoever_has_the_turn_rolls(position: Build) -> None:
    state = position("d1 e1", "e8 d8", active=1)
    assert rules.turn(state) == (CHANCE,)
    assert rules.thrower(state) == 1
    after, events = rules.play(state, CHANCE, "roll sun grass")
    assert events == (Rolled(1, "sun", "grass"),)
    assert after.dice == after.unused == ("sun", "grass")
    assert rules.turn(after) == (1,)
    assert list(rules.moves(after, 1)) == ["eat e8", "sun"]
    assert rules.moves(after, 0) == ()


def test_s5_the_results_are_used_in_the_order_liked(position: Build) -> None:
    state = position("d1 e1", "e8 d8", roll="sun grass")
    sun_first, _ = rules.play(state, 0, "sun")
    assert sun_first.unused == ("grass",)
    assert list(rules.moves(sun_first, 0)) == ["eat d1"]
    grass_first, _ = rules.play(state, 0, "eat d1")
    assert grass_first.unused == ("sun",)
    assert list(rules.moves(grass_first, 0)) == ["sun"]


def test_s5_when_both_are_used_the_next_seat_rolls(position: Build) -> None:
    state = position("d1 e1", "h4 h5", "e8 d8", roll="sun grass", active=2)
    state, _ = rules.play(state, 2, "sun")
    assert rules.turn(state) == (2,)
    state, events = rules.play(state, 2, "eat e8")
    assert events[-1] == NextTurn(0)
    assert (state.active, state.unused, state.dice) == (0, (), ("sun", "grass"))
    assert rules.turn(state) == (CHANCE,)
    assert rules.thrower(state) == 0


def test_s5_a_result_that_can_not_be_used_waits_for_the_other(position: Build) -> None:
    """The dog blocks the only step; when it has gone elsewhere, the sheep must step."""
    state = position("b1 g1", "c1 f1", "g2 e8", roll="sheep dog", dog="b3")
    assert steps(state) == []
    assert {move[:4] for move in rules.moves(state, 0)} == {"dog "}
    state, events = rules.play(state, 0, "dog c5")
    assert len(events) == 1
    assert rules.turn(state) == (0,)
    assert list(rules.moves(state, 0)) == ["step b1 b2"]


def test_s5_it_waits_while_others_run_and_is_lost_if_that_did_not_help(position: Build) -> None:
    state = position("b1 g1", "c1 b2", "f1 g2", roll="sheep dog", dog="d5")
    assert steps(state) == []
    state, _ = rules.play(state, 0, "dog b3")
    assert rules.turn(state) == (1,)
    assert state.unused == ("sheep",)
    state, events = rules.play(state, 1, "flee b2 a2")
    assert events[1:] == (Lost(0, "sheep"), NextTurn(1))


def test_s5_what_can_not_be_used_at_all_is_lost(position: Build) -> None:
    state = position("b1 g1", "c1 b2", "f1 g2")
    state, events = rules.play(state, CHANCE, "roll sheep sheep")
    assert events == (Rolled(0, "sheep", "sheep"), NothingToDo(0), NextTurn(1))
    assert rules.turn(state) == (CHANCE,)
    assert rules.thrower(state) == 1


def test_s5_what_is_left_is_lost_when_the_other_is_used(position: Build) -> None:
    state = position("b1 g1", "c1 b2", "f1 g2", roll="sheep grass")
    assert list(rules.moves(state, 0)) == ["eat b1", "eat g1"]
    state, events = rules.play(state, 0, "eat b1")
    assert events[1:] == (Lost(0, "sheep"), NextTurn(1))


def test_s5_using_one_first_may_make_the_other_impossible(position: Build) -> None:
    state = position("b1 g1", "c1 a3", "f1 g2", roll="sheep dog", dog="h7")
    assert steps(state) == ["b1 b2"]
    state, _ = rules.play(state, 0, "dog b3")
    state, events = rules.play(state, 1, "flee a3 a2")
    assert events[-2:] == (Lost(0, "sheep"), NextTurn(1))


def test_s6_two_sheep_results_one_goes_twice_or_each_once(position: Build) -> None:
    state = position("d1 e1", "e8 d8", roll="sheep sheep")
    assert steps(state) == ["d1 c1", "d1 d2", "e1 f1", "e1 e2"]
    once, events = rules.play(state, 0, "step d1 d2")
    assert events == (Stepped(0, SQUARE_NAMED["d1"], SQUARE_NAMED["d2"]),)
    assert once.unused == ("sheep",)
    assert steps(once) == ["d2 d1", "d2 c2", "d2 e2", "d2 d3", "e1 d1", "e1 f1", "e1 e2"]
    twice, _ = rules.play(once, 0, "step d2 d3")
    assert twice.sheep[:2] == (SQUARE_NAMED["d3"], SQUARE_NAMED["e1"])
    each, _ = rules.play(once, 0, "step e1 e2")
    assert each.sheep == tuple(SQUARE_NAMED[name] for name in ("d2", "e2", "e8", "d8"))
    assert each.active == twice.active == 1


def test_s6_a_step_is_compulsory_while_either_sheep_has_one(position: Build) -> None:
    state = position("b1 g1", "c1 b2", "f1 h5", roll="sheep sheep")
    assert list(rules.moves(state, 0)) == ["step g1 g2"]
    state, _ = rules.play(state, 0, "step g1 g2")
    assert steps(state) == ["g2 g1", "g2 f2", "g2 h2", "g2 g3"]


def test_s6_looked_at_afresh_for_each_result(position: Build) -> None:
    """The second sheep gets out only because the first has stepped."""
    state = position("b1 b2", "c1 h4", roll="sheep sheep")
    assert [step for step in steps(state) if step.startswith("b1")] == []
    state, _ = rules.play(state, 0, "step b2 b3")
    assert [step for step in steps(state) if step.startswith("b1")] == ["b1 b2"]


def test_s7_no_step_onto_a_sheep_off_the_board_or_next_to_the_dog(position: Build) -> None:
    state = position("d4 b1", "d3 c5", roll="sheep grass", dog="f4")
    # d3 holds a sheep, e4 touches the dog, c4 and d5 are free; b1 has a corner on its left
    assert steps(state) == ["d4 c4", "d4 d5", "b1 c1", "b1 b2"]


def test_s7_diagonally_next_to_the_dog_is_fine(position: Build) -> None:
    state = position("d4 b1", "h4 h5", roll="sheep grass", dog="f5")
    assert "d4 e4" in steps(state)
    assert "d4 d5" in steps(state)
    state = position("e3 b1", "h4 h5", roll="sheep grass", dog="f5")
    assert "e3 e4" in steps(state)


def test_s7_no_step_onto_the_dog(position: Build) -> None:
    """Never met on the way, since no sheep stays next to the dog; the rule stands all the same."""
    from games.shepherd.rules.stepping import steps as targets  # noqa: PLC0415

    state = position("d4 b1", "h4 h5", roll="sheep grass", dog="d5")
    assert not targets(state, SQUARE_NAMED["d4"]) & 1 << SQUARE_NAMED["d5"]


@pytest.mark.parametrize("game", ["basic", "tactical"])
def test_s16_no_step_crosses_the_edge(game: str, position: Build) -> None:
    state = position("d1 a4", "h5 e8", roll="sheep grass", options={"game": game})
    assert steps(state) == ["d1 c1", "d1 e1", "d1 d2", "a4 a3", "a4 b4", "a4 a5"]


def test_s10_the_sun_goes_one_field_and_must(position: Build) -> None:
    state = position("d1 e1", "e8 d8", roll="sun grass", sun=4, unused=("sun",))
    assert list(rules.moves(state, 0)) == ["sun"]
    state, events = rules.play(state, 0, "sun")
    assert state.sun == 5
    assert events == (SunMoved(0, 5, 16), NextTurn(1))


def test_s10_the_last_field_is_dusk(position: Build) -> None:
    state = position("d1 e1", "e8 d8", roll="sun grass", sun=15)
    state, events = rules.play(state, 0, "sun")
    assert events == (SunMoved(0, 16, 16), Dusk())


def test_s5_the_picture_knows_which_die_is_spent(position: Build) -> None:
    state = position("d1 e1", "e8 d8", roll="sheep grass")
    assert spent(state) == (False, False)
    assert spent(state._replace(unused=("sheep",))) == (False, True)
    assert spent(state._replace(unused=("grass",))) == (True, False)
    assert spent(state._replace(unused=())) == (True, True)
    alike = position("d1 e1", "e8 d8", roll="grass grass")
    assert spent(alike) == (False, False)
    assert spent(alike._replace(unused=("grass",))) == (True, False)
    assert spent(position("d1 e1", "e8 d8")) == ()
