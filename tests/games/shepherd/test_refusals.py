"""Every refusal is a sentence that names the rule, and it agrees with the legal moves."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.contract import CHANCE, TABLE
from games.shepherd import rules
from games.shepherd.rules.state import State

Build = Callable[..., State]
NAMES = ("Anna", "Ben", "Caro", "Dora")
NO_SUCH_MOVE = "The Shepherd has no such move."
OUTSIDE = "Sheep and dog stay on the meadow, and the corners are outside."
ONE_STEP = "A sheep goes one square up, down, left or right."
TAKEN = "There is another sheep there. Two sheep never share a square."
BESIDE_DOG = "No sheep may stop right next to the dog; corner to corner is fine."
NOT_YOURS = "Only your own sheep can do that."
IMPOSSIBLE_ROLL = (
    "The dice can’t land like that: the sun is only on the first die, the dog only on the second."
)


def why(state: State, seat: int, move: str) -> str | None:
    refusal = rules.refuse(state, seat, move)
    return None if refusal is None else refusal.english(NAMES)


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("step b1 b2", None),
        ("step b1 a1", OUTSIDE),
        ("step b1 b3", ONE_STEP),
        ("step b1 c2", ONE_STEP),
        ("step b1 b1", ONE_STEP),
        ("step b1 g1", ONE_STEP),
        ("step b1 c1", TAKEN),
        ("step c1 d1", NOT_YOURS),
        ("step a1 b1", NOT_YOURS),
        ("step d4 d5", None),
        ("step d4 e4", BESIDE_DOG),
        ("step d4 f4", ONE_STEP),
        ("eat b1", None),
        ("eat c1", NOT_YOURS),
        ("eat d5", NOT_YOURS),
        ("eat a1", NOT_YOURS),
        ("sun", "Neither die has a sun for you to use."),
        ("dog g2", "Neither die has a dog for you to use."),
        ("flee d4 d5", "No sheep has to run now."),
        ("push d4 d5", "No sheep has to run now."),
        ("step", NO_SUCH_MOVE),
        ("step b1", NO_SUCH_MOVE),
        ("step b1 b2 b3", NO_SUCH_MOVE),
        ("step b1 z9", NO_SUCH_MOVE),
        ("step  b1 b2", NO_SUCH_MOVE),
        ("Step b1 b2", NO_SUCH_MOVE),
        ("step b1 b2 ", NO_SUCH_MOVE),
        ("step B1 b2", NO_SUCH_MOVE),
        ("step 1 9", NO_SUCH_MOVE),
        ("eat", NO_SUCH_MOVE),
        ("sun 1", NO_SUCH_MOVE),
        ("roll sheep grass", NO_SUCH_MOVE),
        ("", NO_SUCH_MOVE),
        ("\N{SHEEP}", NO_SUCH_MOVE),
    ],
)
def test_with_a_sheep_and_grass(move: str, sentence: str | None, position: Build) -> None:
    state = position("b1 d4", "c1 g8", roll="sheep grass", dog="f4")
    assert why(state, 0, move) == sentence
    assert (move in rules.moves(state, 0)) == (sentence is None)


def test_a_step_onto_the_dog_itself(position: Build) -> None:
    """Only for a sheep that stood next to it, which the other rules prevent: asked of the sentence alone."""
    from games.shepherd.rules.questions import why_not  # noqa: PLC0415

    state = position("b1 d4", "c1 g8", roll="sheep grass", dog="e4")
    assert why_not(state, "flee d4 e4").english() == "The dog is there."


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("step b2 b1", "Neither die has a sheep for you to use."),
        ("eat b2", "Neither die has grass for you to use."),
        ("sun", None),
        ("dog d4", None),
        ("dog a1", OUTSIDE),
        ("dog h7", "The dog has to go to a different square."),
        ("dog b2", "There is a sheep there, so there is no room for the dog."),
        ("dog c1", "The dog can’t go here: Ben would have a sheep with nowhere to run."),
        ("dog", NO_SUCH_MOVE),
        ("dog z1", NO_SUCH_MOVE),
    ],
)
def test_with_the_sun_and_the_dog(move: str, sentence: str | None, position: Build) -> None:
    state = position("b2 g5", "b1 g8", roll="sun dog", dog="h7")
    assert why(state, 0, move) == sentence
    assert (move in rules.moves(state, 0)) == (sentence is None)


def test_s12_the_one_with_no_way_at_all_is_named(position: Build) -> None:
    """At c1 the dog frightens d1 as well, which could run: the stuck one's owner is named."""
    state = position("d1 g5", "b1 g8", "b2 g6", roll="grass dog", dog="h7")
    assert why(state, 0, "dog c1") == "The dog can’t go here: Ben would have a sheep with nowhere to run."


def test_s12_the_one_with_no_way_is_named_though_another_comes_first(position: Build) -> None:
    """At f1 the dog frightens e1, which could run, and g1, which could not."""
    state = position("e1 b5", "g1 b8", "g2 b6", roll="grass dog", dog="a7")
    assert why(state, 0, "dog f1") == "The dog can’t go here: Ben would have a sheep with nowhere to run."


def test_s12_nobody_runs_over_the_edge(position: Build) -> None:
    state = position("d1 h5", "e7 f8", roll="grass dog", dog="a7")
    state, _ = rules.play(state, 0, "dog d2")
    assert why(state, 0, "flee d1 d8") == ONE_STEP


def test_s12_if_two_need_the_same_square_the_first_is_named(position: Build) -> None:
    state = position("a2 b3", "c1 d8", "d1 b2", roll="grass dog", dog="h7")
    assert why(state, 0, "dog c2") == "The dog can’t go here: Ben would have a sheep with nowhere to run."


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("dog b5", None),
        ("dog b4", "The dog has to go to a different square."),
        ("dog e4", "There are sheep in the way, and the dog doesn’t jump over them."),
        ("dog d5", None),
        ("dog e5", "The dog walks one to three squares."),
        ("dog b8", "The dog walks one to three squares."),
        ("dog d4", "There is a sheep there, so there is no room for the dog."),
        ("dog a8", OUTSIDE),
    ],
)
def test_s13_walking(move: str, sentence: str | None, position: Build) -> None:
    state = position("d4 d8", "h4 g1", roll="grass dog", dog="b4", options={"game": "tactical"})
    assert why(state, 0, move) == sentence
    assert (move in rules.moves(state, 0)) == (sentence is None)


@pytest.mark.parametrize(
    ("seat", "move", "sentence"),
    [
        (1, "flee b2 b1", None),
        (1, "flee b2 a2", TAKEN),
        (1, "flee b2 b3", TAKEN),
        (1, "flee b2 c2", "The dog is there."),
        (1, "flee b2 b4", ONE_STEP),
        (1, "flee b2 a1", OUTSIDE),
        (1, "flee g7 g8", "That sheep doesn’t have to run."),
        (1, "flee c1 b1", "Everybody moves their own frightened sheep."),
        (1, "flee d4 d5", "That sheep doesn’t have to run."),
        (1, "push b2 b1", "No sheep was pushed; the frightened ones must run."),
        (1, "eat b2", "First every sheep that has to run must run."),
        (1, "step b2 b1", "First every sheep that has to run must run."),
        (1, "sun", "First every sheep that has to run must run."),
        (1, "dog h7", "First every sheep that has to run must run."),
        (1, "flee b2", NO_SUCH_MOVE),
        (0, "eat a2", "Ben moves the sheep that has to run."),
        (2, "flee c1 d1", "Ben moves the sheep that has to run."),
        (TABLE, "flee c1 d1", "Ben moves the sheep that has to run."),
        (CHANCE, "roll sun dog", "You roll once a turn, and Ben hasn’t finished yet."),
    ],
)
def test_s12_running(seat: int, move: str, sentence: str | None, position: Build) -> None:
    state = position("a2 b3", "b2 g7", "c1 d8", roll="grass dog", dog="h2", active=0)
    state, _ = rules.play(state, 0, "dog c2")
    assert rules.turn(state) == (1,)
    assert why(state, seat, move) == sentence


def test_s12_a_run_that_takes_the_last_way_of_another(position: Build) -> None:
    state = position("c1 g4", "b2 a2", "b3 g7", roll="grass dog")
    state, _ = rules.play(state, 0, "dog c2")
    assert why(state, 0, "flee c1 b1") == "Then Ben would have a sheep with nowhere to run."


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("flee d3 d2", None),
        ("flee d3 d1", "A running sheep goes one square, or over the edge to the other end."),
        ("flee d3 d4", "The dog is there."),
        ("push d3 d2", "No sheep was pushed; the frightened ones must run."),
        ("flee d2 d1", "That sheep doesn’t have to run."),
    ],
)
def test_s15_running(move: str, sentence: str | None, position: Build) -> None:
    state = position("d3 g8", "c3 e3", "d2 h5", roll="grass dog", dog="d5", options={"game": "tactical"})
    state, _ = rules.play(state, 0, "dog d4")
    assert why(state, 0, move) == sentence


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("push c3 c2", None),
        ("push c3 c4", BESIDE_DOG),
        ("push c3 d3", BESIDE_DOG),
        ("push c3 a3", "A running sheep goes one square, or over the edge to the other end."),
        ("flee c3 c2", "First the pushed sheep must run."),
        ("push e3 e2", "That sheep doesn’t have to run."),
        ("eat g8", "First every sheep that has to run must run."),
    ],
)
def test_s15_going_on_after_a_push(move: str, sentence: str | None, position: Build) -> None:
    state = position("d3 g8", "c3 e3", "d2 h5", roll="grass dog", dog="d5", options={"game": "tactical"})
    state, _ = rules.play(state, 0, "dog d4")
    state, _ = rules.play(state, 0, "flee d3 c3")
    assert why(state, 0, move) == sentence


@pytest.mark.parametrize("move", ["push d2 d1", "flee d2 d1", "push d2 d3"])
def test_s15_the_pushed_sheep_goes_before_others_in_fright(move: str, position: Build) -> None:
    """All of them are the active player's to move, so whose they are is no reason."""
    state = position("b2 b1", "b3 d2", "a3 a2", roll="grass dog", dog="c2", options={"game": "tactical"})
    state, _ = rules.play(state, 0, "flee b2 b1")
    assert rules.turn(state) == (0,)
    assert why(state, 0, move) == "First the pushed sheep must run."


def test_s15_no_second_push(position: Build, squares: Callable[[str], int]) -> None:
    state = position("d3 g8", "c3 e3", "d2 h5", roll="grass dog", dog="d4", options={"game": "tactical"})
    state = state._replace(moved=squares("c3"))
    assert (
        why(state, 0, "flee d3 c3") == "That sheep has already run or been pushed, so it isn’t pushed again."
    )
    assert why(state, 0, "flee d3 d2") is None


def test_s15_a_push_that_leaves_the_pushed_sheep_no_way_names_its_owner(
    position: Build, squares: Callable[[str], int]
) -> None:
    state = position(
        "d3 g8", "c3 e3", "d2 c2", "b3 h5", roll="grass dog", dog="d4", options={"game": "tactical"}
    )
    state = state._replace(moved=squares("c2 b3"))
    assert why(state, 0, "flee d3 c3") == "Then Ben would have a sheep with nowhere to run."
    assert why(state, 0, "flee d3 e3") is None


NO_PUSH = "There is a free square to run to, so no sheep may be pushed away."
STUCK = "Then {} would have a sheep with nowhere to run."


def test_s15_no_push_over_the_edge_while_a_way_is_free(position: Build) -> None:
    state = position("d1 h5", "d8 f8", roll="grass dog", dog="d4", options={"game": "tactical"})
    state, _ = rules.play(state, 0, "dog d2")
    assert why(state, 0, "flee d1 d8") == NO_PUSH


def test_s15_no_push_while_only_the_way_over_the_edge_is_free(position: Build) -> None:
    state = position("d1 g8", "c1 e1", roll="grass dog", dog="d4", options={"game": "tactical"})
    state, _ = rules.play(state, 0, "dog d2")
    assert why(state, 0, "flee d1 c1") == NO_PUSH


@pytest.mark.parametrize(
    ("sheep", "dog", "moved", "move", "named"),
    [
        pytest.param(
            ("d3 g8", "c3 e3", "d2 c2", "b3 e4"),
            "d4",
            "c2 b3",
            "flee d3 c3",
            "Ben",
            id="the pushed one before others in fright",
        ),
        pytest.param(
            ("d3 d2", "c3 a5", "e4 e3", "f4 e5"),
            "d4",
            "e3 f4 e5",
            "flee d3 c3",
            "Caro",
            id="another in fright if the pushed one has a way",
        ),
        pytest.param(
            ("a3 a4", "a2 h3", "a7 h2", "g2 h7"),
            "b3",
            "a4 h3 a7 g2 h7",
            "flee a3 a2",
            "Caro",
            id="the last one pushed, which has no way at all: a2 would push h2",
        ),
        pytest.param(
            ("d3 e3", "e4 e5", "f4 f3", "f5 g4"),
            "d4",
            "e3 e5 f3 f5 g4",
            "flee d3 d2",
            "Caro",
            id="not another in fright that would push it: e4 would push f4",
        ),
    ],
)
def test_s15_a_refusal_names_whose_sheep_would_be_stuck(
    position: Build,
    squares: Callable[[str], int],
    sheep: tuple[str, ...],
    dog: str,
    moved: str,
    move: str,
    named: str,
) -> None:
    state = position(*sheep, roll="grass dog", dog=dog, options={"game": "tactical"})
    state = state._replace(moved=squares(moved))
    assert why(state, 0, move) == STUCK.format(named)


@pytest.mark.parametrize(
    ("seat", "move", "sentence"),
    [
        (CHANCE, "roll sheep dog", None),
        (CHANCE, "roll dog sheep", IMPOSSIBLE_ROLL),
        (CHANCE, "roll sheep sun", IMPOSSIBLE_ROLL),
        (CHANCE, "roll sheep", IMPOSSIBLE_ROLL),
        (CHANCE, "roll 3", IMPOSSIBLE_ROLL),
        (CHANCE, "deal b1 c2 d7 g8 1", IMPOSSIBLE_ROLL),
        (0, "step d1 d2", "First Ben rolls the dice."),
        (1, "roll sheep dog", "First Ben rolls the dice."),
        (9, "sun", "First Ben rolls the dice."),
    ],
)
def test_when_the_dice_are_due(seat: int, move: str, sentence: str | None, position: Build) -> None:
    assert why(position("d1 e1", "e8 d8", active=1), seat, move) == sentence


@pytest.mark.parametrize(
    ("seat", "move", "sentence"),
    [
        (0, "sun", "It isn’t your turn: wait for Ben."),
        (TABLE, "sun", "It isn’t your turn: wait for Ben."),
        (7, "sun", "It isn’t your turn: wait for Ben."),
        (CHANCE, "roll sheep dog", "You roll once a turn, and Ben hasn’t finished yet."),
        (1, "sun", None),
    ],
)
def test_in_somebody_s_turn(seat: int, move: str, sentence: str | None, position: Build) -> None:
    assert why(position("d1 e1", "e8 d8", roll="sun dog", active=1), seat, move) == sentence


def test_before_the_deal(undealt: Callable[..., State]) -> None:
    assert why(undealt(2), 0, "step d1 d2") == "First the worms are hidden."


@pytest.mark.parametrize("seat", [0, 1, CHANCE, TABLE])
def test_after_the_end(seat: int, position: Build) -> None:
    state = position("d1 e1", "e8 d8", over=True)
    assert why(state, seat, "step d1 d2") == "The day is over, and so is the game."
