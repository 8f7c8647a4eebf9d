"""Every illegal move is refused in a sentence that names the rule, and `refuse` agrees with `moves`."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from games.contract import CHANCE, TABLE, complete_options
from games.nines import rules
from games.nines.rules.state import GOAL, OVER, START, TAKE, State

Build = Callable[..., State]

SPACES = ["start", *(str(tile) for tile in range(60)), str(GOAL), "goal"]
TEXTS = [f"{word} {space}" for word in ("walk", "hop", "take", "discard") for space in SPACES]
WILD = [
    "",
    " ",
    "walk",
    "walk ",
    "walk  1",
    "walk 01",
    "Walk 1",
    "walk 1 ",
    "walk -1",
    "walk 1 2",
    "walk ١",
    "walk 1\n",
    "fly 3",
    "roll 3",
    "deal",
    "take start",
    "take 1e3",
    "take " + "9" * 5000,
    "discard x",
    "\0",
]


def why(state: State, seat: int, move: str) -> str:
    refused = rules.refuse(state, seat, move)
    assert refused is not None
    return refused.english(("Ann", "Ben", "Cleo"))


@pytest.mark.parametrize("seats", rules.SEATS)
def test_refuse_agrees_with_moves(seats: int) -> None:
    rng = Random(seats)
    state = rules.start(seats, complete_options(rules, seats, {}))
    step = 0
    while rules.turn(state):
        acting = rules.turn(state)[0]
        step += 1
        if step % 5 == 0:
            for seat in range(seats):
                legal = set(rules.moves(state, seat))
                assert len(legal) == len(rules.moves(state, seat))
                allowed = {move for move in TEXTS + WILD if rules.refuse(state, seat, move) is None}
                assert allowed == legal
            for move in TEXTS:
                assert rules.refuse(state, CHANCE, move) is not None
        move = rules.draw(state, rng) if acting == CHANCE else rng.choice(rules.moves(state, acting))
        assert rules.refuse(state, acting, move) is None
        state = rules.play(state, acting, move).state


@pytest.mark.parametrize("move", WILD)
@pytest.mark.parametrize("seat", [0, 1, 7, CHANCE, TABLE])
def test_wild_texts_are_refused_and_nothing_breaks(position: Build, move: str, seat: int) -> None:
    walking = position("c1 2 3", "c2 4", pawns=[[2, 0], [0, 1]], roll=2)
    taking = rules.play(walking, 0, "walk 2").state
    assert taking.question != TAKE or rules.moves(taking, 0)
    for state in (walking, taking, position("c1 2 3", pawns=[[0, 0], [0, 0]])._replace(question=OVER)):
        if rules.turn(state) != (CHANCE,) or seat != CHANCE or move != "roll 3":
            assert why(state, seat, move)


def test_out_of_turn(position: Build) -> None:
    rolling = position("c1 2 3", pawns=[[0, 1], [0, 0]])
    assert why(rolling, 0, "walk 1") == "Roll the die first."
    assert why(rolling, 1, "walk 0") == "It’s not your turn: Ann is playing now."
    assert why(rolling, CHANCE, "roll 7") == "The die shows a number from 1 to 6."
    walking = rules.play(rolling, CHANCE, "roll 2").state
    assert why(walking, CHANCE, "roll 2") == "You roll once a turn, and Ann hasn’t finished yet."
    assert why(walking._replace(question=OVER), 0, "walk 1") == "This game is over."
    empty = rules.start(2, complete_options(rules, 2, {}))
    assert why(empty, 0, "walk start") == "First the track must be laid."


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("walk 3", "You have no pawn there."),
        ("walk 40", "You have no pawn there."),
        ("walk start", "You have no pawn there."),
        (f"walk {GOAL}", "Pawns that are home stay home."),
        ("hop 1", "The next pawn is only one space ahead, so hopping and walking are the same move."),
        ("hop 4", "There is no pawn ahead of this one on the track, so it walks one step."),
        ("take 2", "First one of your pawns must walk."),
        ("walk here", "All Nines has no such move."),
    ],
)
def test_pawns(position: Build, move: str, sentence: str) -> None:
    state = position("c1 2 3 4 5", pawns=[[1, 4, GOAL], [2, 2, GOAL]], roll=1)
    assert why(state, 0, move) == sentence


def test_only_a_one_hops(position: Build) -> None:
    state = position("c1 2 3 4 5", pawns=[[1, 1], [4, START]], roll=2)
    assert why(state, 0, "hop 1") == "Only a 1 lets a pawn hop to the next pawn."


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("take 4", "That tile is not on the track any more."),
        ("take 52", "That tile is not on the track any more."),
        ("take 8", "A cactus isn’t part of a stretch: only the very last pawn to pass it takes it."),
        ("take 1", "There is a pawn on that tile. Take one with no pawn on it."),
        ("take 10", "The tile must come from stretch 1, which your pawn has left."),
        ("walk 1", "First take a tile from the stretch your pawn has left."),
        ("discard 2", "First take a tile from the stretch your pawn has left."),
        ("take it", "All Nines has no such move."),
        ("take 100", "All Nines has no such move."),
        ("walk", "First take a tile from the stretch your pawn has left."),
    ],
)
def test_taking(position: Build, move: str, sentence: str) -> None:
    state = position("c1 2 3 4", "c2 4 5 6", pawns=[[3, START], [1, START]], roll=2)
    state = rules.play(state, 0, "walk 3").state
    assert why(state, 0, move) == sentence


def test_laying_aside(position: Build) -> None:
    state = position("- 6 2", "c2 4", pawns=[[2, 8], [2, 8]], front=["4 2", ""], roll=2)
    state = rules.play(state, 0, "walk 2").state
    assert why(state, 0, "discard 9") == "You can only put aside one of your own three numbers."
    assert why(state, 0, "take 2") == "Three numbers and no nine: first put one of them aside."
    assert why(state, 0, "discard a4") == "All Nines has no such move."
    for other in ("walk", "take 2 now"):
        assert why(state, 0, other) == "Three numbers and no nine: first put one of them aside."
