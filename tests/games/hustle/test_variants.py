"""Rainy season and calm sea."""

from __future__ import annotations

from random import Random

from games.contract import CHANCE
from games.hustle import rules
from games.hustle.rules.boards import CALM, Board, floodable, is_water, other_face, water
from games.hustle.rules.events import Built, Dealt, Emptied, Flooded, RoundBegan, Swapped
from helpers.hustle_positions import act, careful_match, go, pads, racing, started, told


def test_h30_whoever_lays_a_board_may_flood_two_of_its_dry_squares() -> None:
    state = go(racing(90, 140, 170, rainy=True), "30", "1", "2", "lay 1B 0").state
    assert state.question == "flood"
    assert rules.turn(state) == (0,)
    moves = list(rules.moves(state, 0))
    dry = 100 - 6 - 20
    assert len(moves) == len(set(moves)) == 1 + dry + dry * (dry - 1) // 2
    assert moves[:3] == ["flood none", "flood 103", "flood 104"]
    assert "flood 103 196" in moves
    played = go(state, "flood 112 137")
    assert played.events[0] == Flooded(0, (112, 137))
    assert played.state.dyke[1] == Board("1B", puddles=frozenset({12, 37}))
    assert is_water(played.state.dyke, 112)
    assert is_water(played.state.dyke, 137)
    assert is_water(played.state.dyke, 108)
    assert not is_water(played.state.dyke, 113)
    assert not is_water(played.state.dyke, 12)
    assert played.state.question == "take"


def test_h30_one_square_or_none_will_do() -> None:
    state = go(racing(90, 140, 170, rainy=True), "30", "1", "2", "lay 2A 0".replace("2A", "1A")).state
    one = go(state, "flood 150")
    assert told(one, Flooded) == [Flooded(0, (150,))]
    none = go(state, "flood none")
    assert told(none, Flooded) == [Flooded(0, ())]
    assert none.state.dyke[1] == Board("1A")


def test_h30_the_edges_stay_dry_and_water_is_not_flooded_again() -> None:
    for face in ("1A", "1B", "2A", "2B"):
        for turned in (False, True):
            board = Board(face, turned)
            squares = set(floodable(board))
            assert squares.isdisjoint({100, 101, 102, 197, 198, 199})
            wet = {100 + square for square in range(100) if water(board) >> square & 1}
            assert squares | wet | {100, 101, 102, 197, 198, 199} == set(range(100, 200))
            assert squares.isdisjoint(wet)


def test_h30_puddles_are_as_wet_as_any_water() -> None:
    state = racing(90, 140, 170, rainy=True, lifesavers=2, pads=pads(3, seat1="c3"))
    state = go(state, "30", "72", "2", "lay 1B 0", "flood 112 137").state
    played = go(state, "declare none 0")
    assert played.state.sheep[:2] == (20, 112)
    assert played.state.lifesavers[1] == 1


def test_h30_puddles_dry_when_the_board_is_picked_up() -> None:
    state = go(racing(90, 140, 170, rainy=True), "30", "1", "2", "lay 1B 0", "flood 112 137").state
    dyke = (Board("1B", puddles=frozenset({12, 37})), Board("2A"))
    state = go(
        state._replace(question="choose", asked=(0, 1, 2), dyke=dyke, sheep=(90, 140, 170)), "4", "5", "7"
    ).state
    assert state.dyke == dyke
    state = racing(90, 140, 170, rainy=True)._replace(dyke=dyke)
    state = go(state, "30", "1", "2", "lay 1B 180", "flood none").state
    assert state.dyke == (Board("2A"), Board("1B", True))


def test_h30_without_rain_nobody_is_asked() -> None:
    assert go(racing(90, 140, 170), "30", "1", "2", "lay 1B 0").state.question == "take"


def test_h30_in_the_evaluation_the_cherubs_holder_floods() -> None:
    state = racing(30, 140, 150, 160, lifesavers=0, rainy=True)
    played = go(state, "1", "2", "9", "8", "lay 1A 180")
    assert played.state.question == "flood"
    assert rules.turn(played.state) == (2,)
    assert go(played.state, "flood none").state.question == "take"


def test_h30_rain_falls_in_whole_matches() -> None:
    floods = [
        event
        for seed in range(12)
        for played in careful_match(3 + seed % 6, Random(seed), rainy="yes")
        for event in told(played, Flooded)
    ]
    assert len(floods) > 5
    assert all(len(event.squares) <= 2 for event in floods)


def test_h31_calm_sea_begins_with_1a_then_2a_without_a_question() -> None:
    state = started(3, calm="yes", first="2")
    assert (Board("1A"), Board("2A")) == CALM
    assert {rules.draw(state, Random(seed)) for seed in range(9)} == {"deal 2"}
    state, events = act(state, "deal 2")
    assert events == (Dealt(1, drawn=False), Built(None, CALM), RoundBegan(1, 1))
    assert rules.refuse(started(3, calm="yes"), CHANCE, "deal 2 1B 0 2A 0") is not None
    assert state.question == "choose"


def test_h31_every_swap_lays_the_other_face_without_a_question() -> None:
    state = started(3, calm="yes", first="1")
    state = act(state, "deal 1").state
    played = go(state._replace(sheep=(90, 140, 170)), "30", "1", "2")
    assert told(played, Emptied) == [Emptied(Board("1A"))]
    assert told(played, Swapped) == [Swapped(None, Board("1B"), Board("1A"), (20, 40, 70))]
    assert played.state.dyke == (Board("2A"), Board("1B"))
    assert played.state.sheep == (20, 41, 72)
    assert played.state.question == "take"
    state = go(played.state, "take c3").state
    played = go(state._replace(sheep=(90, 140, 170)), "41", "5", "6", "declare none 0")
    assert told(played, Swapped) == [Swapped(None, Board("2B"), Board("2A"), (31, 40, 70))]
    assert played.state.dyke == (Board("1B"), Board("2B"))


def test_h31_other_faces() -> None:
    assert [other_face(face) for face in ("1A", "1B", "2A", "2B")] == ["1B", "1A", "2B", "2A"]


def test_h31_nobody_is_ever_asked_about_boards() -> None:
    for seed in range(12):
        for state, _ in careful_match(3 + seed % 6, Random(seed), calm="yes"):
            assert state.question not in ("build", "lay", "flood")
            assert all(not board.turned and not board.puddles for board in state.dyke)
