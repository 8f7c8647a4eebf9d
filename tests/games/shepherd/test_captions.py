"""What the rulebook's six pictures show, as far as their captions say it in words."""

from __future__ import annotations

from collections.abc import Callable

from games.shepherd import rules
from games.shepherd.rules.events import Ate, AteNothing, Fled, Grazed, MealGlimpsed
from games.shepherd.rules.meadow import SQUARE_NAMED
from games.shepherd.rules.state import State

Build = Callable[..., State]
TACTICAL = {"game": "tactical"}


def test_picture_1_a_sheep_and_the_sun(position: Build) -> None:
    """Blue may step, but not jump over the white sheep; the sun goes one field."""
    blue = position("c4 f6", "d4 g2", roll="sun sheep")
    steps = [move for move in rules.moves(blue, 0) if move.startswith("step c4")]
    assert steps == ["step c4 c3", "step c4 b4", "step c4 c5"]
    for jump in ("step c4 d4", "step c4 e4"):
        assert rules.refuse(blue, 0, jump) is not None
    after, _ = rules.play(blue, 0, "sun")
    assert after.sun == blue.sun + 1
    after, _ = rules.play(after, 0, "step c4 c3")
    assert after.active == 1


def test_picture_2_a_sheep_and_grass(position: Build) -> None:
    """Yellow's right sheep stands on an empty square and can't eat, so it steps and then grazes."""
    yellow = position("c3 f4", "g2 b7", roll="sheep grass", bare="f4")
    _, nothing = rules.play(yellow, 0, "eat f4")
    assert nothing == (AteNothing(0, SQUARE_NAMED["f4"]),)
    moved, _ = rules.play(yellow, 0, "step f4 e4")
    assert list(rules.moves(moved, 0)) == ["eat c3", "eat e4"]
    right, eaten = rules.play(moved, 0, "eat e4")
    assert eaten[0] == Ate(0, SQUARE_NAMED["e4"], 2, 2)
    left, eaten = rules.play(moved, 0, "eat c3")
    assert eaten[0] == Ate(0, SQUARE_NAMED["c3"], 2, 2)
    assert right.active == left.active == 1


def test_picture_3a_the_dog_sends_a_sheep_where_nothing_grows(position: Build) -> None:
    """Blue's only way is the empty square, diagonal to the dog; red's right sheep may go on grazing."""
    red = position("d1 g5", "c1 g7", roll="grass dog", bare="b1 d1")
    red, _ = rules.play(red, 0, "dog c2")
    assert rules.turn(red) == (1,)
    assert list(rules.moves(red, 1)) == ["flee c1 b1"]
    red, _ = rules.play(red, 1, "flee c1 b1")
    assert red.sheep[:2] == (SQUARE_NAMED["d1"], SQUARE_NAMED["g5"])
    assert not red.cards & 1 << SQUARE_NAMED["b1"]
    assert list(rules.moves(red, 0)) == ["eat d1", "eat g5"]


def test_picture_3b_the_dog_sends_one_s_own_sheep_onto_grass(position: Build) -> None:
    """Red puts the dog next to its own sheep, which runs onto a card, and chooses which one grazes."""
    red = position("c4 f4", "g7 b7", roll="grass dog", bare="c4 f4")
    red, _ = rules.play(red, 0, "dog b4")
    assert rules.turn(red) == (0,)
    assert list(rules.moves(red, 0)) == ["flee c4 c3", "flee c4 d4", "flee c4 c5"]
    red, _ = rules.play(red, 0, "flee c4 d4")
    assert list(rules.moves(red, 0)) == ["eat d4", "eat f4"]
    _, eaten = rules.play(red, 0, "eat d4")
    assert eaten[0] == Ate(0, SQUARE_NAMED["d4"], 2, 2)


def test_picture_4_the_higher_pile_loses_by_its_worm(position: Build) -> None:
    """The pile with a worm gives it back and one more card; the highest of all then wins."""
    blind = {"worms": "blind"}
    piles = ("b1 c2 d2 e2", "e7 f7 g7")
    state = position("c3 d4", "e8 d8", roll="sun grass", unused=("sun",), sun=15, piles=piles, options=blind)
    state, _ = rules.play(state, 0, "sun")
    result = rules.result(state)
    assert result is not None
    assert [(place.seat, place.score) for place in result.places] == [(1, 3), (0, 2)]


def test_picture_5_the_dog_walks_up_and_a_sheep_pushes_another(position: Build) -> None:
    """The dog walks three squares to the blue sheep, which runs to where red stands; then blue grazes."""
    state = position("d3 g6", "c3 e3", "d2 g8", roll="grass dog", dog="d7", options=TACTICAL)
    state, events = rules.play(state, 0, "dog d4")
    assert len(events[0].path) == 4
    state, _ = rules.play(state, 0, "flee d3 c3")
    assert rules.turn(state) == (0,)
    assert {move.split()[0] for move in rules.moves(state, 0)} == {"push"}
    state, _ = rules.play(state, 0, "push c3 b3")
    assert state.sheep[2] == SQUARE_NAMED["b3"]
    assert list(rules.moves(state, 0)) == ["eat c3", "eat g6"]
    _, events = rules.play(state, 0, "eat c3")
    assert events[:2] == (Grazed(0), MealGlimpsed(0, SQUARE_NAMED["c3"], 2, 2))


def test_picture_6_left_right_or_over_the_edge(position: Build) -> None:
    """One square up and one to the side, next to a sheep at the edge: it has three ways."""
    state = position("c1 g6", "d8 g8", roll="grass dog", dog="d3", options=TACTICAL)
    state, events = rules.play(state, 0, "dog c2")
    assert len(events[0].path) == 3
    assert list(rules.moves(state, 0)) == ["flee c1 b1", "flee c1 d1", "flee c1 c8"]
    after, events = rules.play(state, 0, "flee c1 c8")
    assert events[0] == Fled(0, SQUARE_NAMED["c1"], SQUARE_NAMED["c8"], True)
    assert after.sheep[0] == SQUARE_NAMED["c8"]
