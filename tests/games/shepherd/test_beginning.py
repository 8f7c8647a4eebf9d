"""Options, the deal and the first seat: S2, S3, S4."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from games.contract import CHANCE, TABLE, offered
from games.shepherd import rules
from games.shepherd.rules.events import Began
from games.shepherd.rules.meadow import DARK, LIGHT, WORMS


def test_s3_the_sun_takes_twelve_steps_unless_the_family_says_otherwise(undealt: Any) -> None:
    track = next(option for option in rules.OPTIONS if option.name == "track")
    assert track.values == ("12", "16", "20", "24")
    assert undealt(2).variant.track == 12
    assert [undealt(2, track=fields).variant.track for fields in ("16", "20", "24")] == [16, 20, 24]


def test_the_basic_game_with_worms_shown_is_what_a_family_gets(undealt: Any) -> None:
    variant = undealt(4).variant
    assert variant == (4, False, False, 12, -1)
    assert undealt(2, game="tactical").variant == (2, True, False, 12, -1)
    assert undealt(2, worms="blind").variant == (2, False, True, 12, -1)
    assert rules.NAME == "shepherd"
    assert list(rules.SEATS) == [2, 3, 4]


def test_s9_blind_eating_is_offered_in_the_basic_game_only() -> None:
    def names(game: str) -> list[str]:
        return [option.name for option in offered(rules, 2, {"game": game})]

    assert names("basic") == ["game", "track", "worms"]
    assert names("tactical") == ["game", "track"]


def test_s9_a_graze_has_looked_for_a_worm_and_is_not_taken_back() -> None:
    assert frozenset({"eat"}) == rules.LASTING
    assert frozenset() == rules.SECRET


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s4_the_starter_is_drawn(seats: int, undealt: Any) -> None:
    starters = Counter(rules.draw(undealt(seats), Random(seed)).split()[-1] for seed in range(400))
    assert sorted(starters) == [str(seat + 1) for seat in range(seats)]
    assert min(starters.values()) > 400 / seats * 0.7


def test_s4_or_the_starter_is_chosen(undealt: Any) -> None:
    state = undealt(3, first="3")
    assert {rules.draw(state, Random(seed)).split()[-1] for seed in range(20)} == {"3"}
    after, events = rules.play(state, CHANCE, "deal b1 c2 d7 g8 3")
    assert after.active == 2
    assert events == (Began(2),)


def test_s4_the_starter_rolls_after_the_deal(undealt: Any) -> None:
    state = undealt(2)
    assert rules.turn(state) == (CHANCE,)
    assert rules.thrower(state) is None
    after, events = rules.play(state, CHANCE, "deal b1 c2 d7 g8 2")
    assert events == (Began(1),)
    assert rules.turn(after) == (CHANCE,)
    assert rules.thrower(after) == 1
    assert rules.moves(after, CHANCE) == rules.moves(after, 1) == ()
    assert rules.draw(after, Random(1)).startswith("roll ")


def test_s2_four_worms_hide_under_light_cards_placed_by_chance(undealt: Any, squares: Any) -> None:
    state = undealt(2)
    hidden = Counter[str]()
    for seed in range(800):
        move = rules.draw(state, Random(seed))
        assert rules.refuse(state, CHANCE, move) is None
        worms = rules.play(state, CHANCE, move).state.worms
        assert worms is not None
        assert worms.bit_count() == WORMS == 4
        assert not worms & ~LIGHT
        hidden.update(move.split()[1:5])
    assert len(hidden) == 44
    assert min(hidden.values()) > 35
    assert rules.play(state, CHANCE, "deal b1 c2 d7 g8 2").state.worms == squares("b1 c2 d7 g8")


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("roll sheep dog", "First four worms are hidden and somebody is picked to go first."),
        ("deal b1 c2 d7 1", "First four worms are hidden and somebody is picked to go first."),
        ("deal b1 c2 d7 g8 e7 1", "First four worms are hidden and somebody is picked to go first."),
        ("", "First four worms are hidden and somebody is picked to go first."),
        ("deal b1 c2 d4 g8 1", "Worms only hide under light grass cards."),
        ("deal b1 c2 d8 g8 1", "Worms only hide under light grass cards."),
        ("deal a1 c2 d7 g8 1", "Worms only hide under light grass cards."),
        ("deal c2 b1 d7 g8 1", "Name four different squares, in reading order."),
        ("deal b1 c2 c2 g8 1", "Name four different squares, in reading order."),
        ("deal b1 c2 d7 g8 0", "Somebody at this table goes first, and it must be whoever was chosen."),
        ("deal b1 c2 d7 g8 3", "Somebody at this table goes first, and it must be whoever was chosen."),
        ("deal b1 c2 d7 g8 01", "Somebody at this table goes first, and it must be whoever was chosen."),
    ],
)
def test_a_deal_that_can_not_be_is_refused(move: str, why: str, undealt: Any) -> None:
    refusal = rules.refuse(undealt(2), CHANCE, move)
    assert refusal is not None
    assert refusal.english() == why


def test_s4_a_deal_with_another_starter_than_the_chosen_one_is_refused(undealt: Any) -> None:
    state = undealt(2, first="2")
    assert rules.refuse(state, CHANCE, "deal b1 c2 d7 g8 2") is None
    refusal = rules.refuse(state, CHANCE, "deal b1 c2 d7 g8 1")
    assert refusal is not None
    assert refusal.english() == "Somebody at this table goes first, and it must be whoever was chosen."


def test_before_the_deal_nobody_knows_of_any_worm(undealt: Any) -> None:
    state = undealt(2)
    view = rules.view(state, TABLE)
    assert view.worms is None
    assert rules.guess(view, 0, Random(1)) == state
    assert rules.turn(view) == (CHANCE,)
    assert rules.thrower(view) is None
    assert rules.result(state) is None
    assert rules.timer(view) is None


def test_the_table_before_the_deal(undealt: Any) -> None:
    state = undealt(2)
    assert state == (
        (2, False, False, 12, -1),
        -1,  # nobody's turn
        (),
        (),
        (3, 4, 60, 59),
        64,  # no dog yet
        0,
        -1,  # no sheep pushed
        0,
        LIGHT | DARK,
        (0, 0),
        0,
        0,
        64,  # no worm shown
        False,
    )
    assert rules.moves(state, 0) == ()
    assert rules.turn(state) == (CHANCE,)


def test_options_have_names_for_people() -> None:
    labels = {
        option.label.english(): [choice.label.english() for choice in option.choices]
        for option in rules.OPTIONS
    }
    assert labels == {
        "Which game?": ["First game", "Clever game: the dog walks and sheep push"],
        "How long is the day?": [f"{steps} steps of the sun" for steps in (12, 16, 20, 24)],
        "Worms": ["Eyes open: worms stay on the meadow", "Eyes shut: worms cost cards at the end"],
    }
