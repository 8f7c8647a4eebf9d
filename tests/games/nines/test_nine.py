"""Making nine, laying aside and settling: N12 and N13."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from random import Random

import pytest

from games.contract import CHANCE, complete_options
from games.nines import rules
from games.nines.rules.events import ClosedUp, Discarded, LeftOver, MadeNine, Settled, Took
from games.nines.rules.settling import nine
from games.nines.rules.state import DISCARD, GOAL, ROLL, START, STRIDE, State, is_home
from games.nines.rules.track import free_tiles
from helpers.nines_kit import kinds
from table.match import Match
from table.record import read
from table.replay import positions

Build = Callable[..., State]
Shown = Callable[[State, Sequence[int]], list[str]]
Front = tuple[int, ...]

OLD_DISCARDS = Path(__file__).parents[2] / "records" / "nines-settled.record"
"""A match of the days when every discard was asked, also where nothing could come of it."""

FACE_VALUES = range(7)
"""Any number may stand for a tile here: its own value, with 0 for no tile at all."""


def takes(build: Build, number: str, front: str) -> tuple[State, tuple[object, ...]]:
    """A pawn passes a cactus and can only take this number."""
    state = build(f"- {number} 2", "c2 3 4", pawns=[[2, 8], [2, 8]], front=[front, ""], roll=2)
    after, events = rules.play(state, 0, "walk 2")
    return after, tuple(events)


def test_n12_two_numbers_that_make_nine_do_it_at_once(position: Build) -> None:
    after, events = takes(position, "5", "4")
    assert kinds(events) == ["Moved", "Took", "MadeNine"]
    assert after.players[0].front == ()
    assert len(after.players[0].pile) == 2
    assert after.question == ROLL


def test_n12_three_numbers_that_make_nine(position: Build, shown: Shown) -> None:
    after, events = takes(position, "3", "4 2")
    assert MadeNine(0, (*after.players[0].pile,), ("tile-4", "tile-2", "tile-3"), 15) in events
    assert shown(after, after.players[0].pile) == ["4", "2", "3"]


def test_n12_the_third_number_stays_when_two_make_nine(position: Build, shown: Shown) -> None:
    after, _ = takes(position, "6", "1 3")
    assert shown(after, after.players[0].front) == ["1"]
    assert shown(after, after.players[0].pile) == ["3", "6"]


def test_n12_two_numbers_without_nine_are_kept(position: Build) -> None:
    after, events = takes(position, "6", "4")
    assert kinds(events) == ["Moved", "Took"]
    assert len(after.players[0].front) == 2


def test_n12_three_without_nine_one_goes_the_newest_included(position: Build, shown: Shown) -> None:
    after, _ = takes(position, "6", "4 c2")
    front = after.players[0].front
    assert after.question == DISCARD
    assert rules.moves(after, 0) == [f"discard {tile}" for tile in front]
    for tile, name in zip(front, ("4", "c2", "6"), strict=True):
        done, events = rules.play(after, 0, f"discard {tile}")
        assert shown(done, done.players[0].minus) == [name]
        number = after.numbers[tile]
        assert events == (Discarded(0, tile, after.faces[tile], False, -number), ClosedUp(0, (1,)))
        assert done.seat == 1


def test_n12_of_two_equal_tiles_the_one_longer_in_front_is_used(position: Build, shown: Shown) -> None:
    state, _ = takes(position, "5", "c4 4")
    assert shown(state, state.players[0].pile) == ["c4", "5"]
    state, _ = takes(position, "5", "4 c4")
    assert shown(state, state.players[0].pile) == ["4", "5"]


def test_n12_tiles_that_look_alike_are_laid_aside_as_one_move(position: Build) -> None:
    """N11's principle: what comes to the same thing is one move. A cactus looks different."""
    state, _ = takes(position, "6", "2 2")
    front = state.players[0].front
    assert rules.moves(state, 0) == [f"discard {front[0]}", f"discard {front[2]}"]
    refused = rules.refuse(state, 0, f"discard {front[1]}")
    assert refused is not None
    assert refused.text.startswith("These two are the same")
    state, _ = takes(position, "6", "2 c2")
    assert len(rules.moves(state, 0)) == 3


def test_n12_three_alike_leave_no_choice_and_it_is_said(position: Build, shown: Shown) -> None:
    after, events = takes(position, "2", "2 2")
    assert kinds(events) == ["Moved", "Took", "Discarded"]
    assert Discarded(0, after.players[0].minus[-1], "tile-2", True, -2) in events
    assert shown(after, after.players[0].minus) == ["2"]
    assert after.question == ROLL


def test_n12_animals_go_to_the_pile_and_never_make_three(position: Build, shown: Shown) -> None:
    after, events = takes(position, "s", "4 2")
    assert kinds(events) == ["Moved", "Took"]
    assert shown(after, after.players[0].pile) == ["s"]
    assert shown(after, after.players[0].front) == ["4", "2"]


def test_n12_several_numbers_are_laid_down_one_after_the_other(position: Build, shown: Shown) -> None:
    """The first makes nine with what lies there before the second comes."""
    state = position("- 5", "c4 2", "c2 3 6", pawns=[[1, GOAL], [16, 17]], front=["4", ""], roll=4)
    after, events = rules.play(state, 0, "walk 1")
    assert kinds(events) == ["Moved", "Took", "MadeNine", "TookCactus", "Took"]
    assert shown(after, after.players[0].pile) == ["4", "5"]
    assert shown(after, after.players[0].front) == ["c4", "2"]


def test_n12_a_front_of_three_holds_one_nine_at_most() -> None:
    """So there is never a choice which numbers to use, but for equal ones."""
    for three in product(range(1, 7), repeat=3):
        if three[0] + three[1] != 9:
            pairs = {number for number in three[:2] if number + three[2] == 9}
            assert len(pairs) + (sum(three) == 9) <= 1


def final(front: Front) -> int:
    """Settling at the end: what makes nine counts, the rest costs."""
    made = nine(front, tuple(FACE_VALUES))
    return 5 * len(made) - sum(front) + sum(made)


def without(front: Front, numbers: Front) -> Front:
    rest = list(front)
    for number in numbers:
        rest.remove(number)
    return tuple(sorted(rest))


@cache
def best(front: Front, coming: Front, may_decline: bool) -> int:
    """The most points that can be made, knowing all numbers that come."""
    if not coming:
        return final(front)
    held = tuple(sorted((*front, coming[0])))
    made = nine(held, tuple(FACE_VALUES))
    options = []
    if made:
        options.append(5 * len(made) + best(without(held, made), coming[1:], may_decline))
    if len(held) < 3 and (not made or may_decline):
        options.append(best(held, coming[1:], may_decline))
    if len(held) == 3 and not made:
        options += [best(without(held, (left,)), coming[1:], may_decline) - left for left in set(held)]
    return max(options)


@pytest.mark.parametrize("length", range(2, 7))
def test_n12_declining_a_nine_of_two_never_gains(length: int) -> None:
    """For every sequence of numbers, with perfect foresight: the automatic nine loses nothing."""
    for coming in product(range(1, 7), repeat=length):
        assert best((), coming, True) == best((), coming, False)


def test_n13_what_is_left_over_is_minus(position: Build, shown: Shown) -> None:
    state = position("- -", "- 2 6", pawns=[[10, GOAL], [10, 10]], front=["4", ""], roll=6)
    after, events = rules.play(state, 0, "walk 10")
    assert kinds(events) == ["Moved", "CameHome", "Took", "LeftOver", "LeftOver", "Settled"]
    assert shown(after, after.players[0].minus) == ["4", "2"]
    assert after.players[0].front == ()


def test_n13_a_nine_is_still_made_and_the_rest_is_minus(position: Build, shown: Shown) -> None:
    state = position("- -", "- 5 6", pawns=[[10, GOAL], [10, 10]], front=["4 1", ""], roll=6)
    after, events = rules.play(state, 0, "walk 10")
    assert kinds(events) == ["Moved", "CameHome", "Took", "MadeNine", "LeftOver", "Settled"]
    assert shown(after, after.players[0].pile) == ["4", "5"]
    assert shown(after, after.players[0].minus) == ["1"]


def test_n13_it_settles_also_when_the_goal_gave_no_tile(position: Build, shown: Shown) -> None:
    state = position("- -", "- 2", pawns=[[9, GOAL], [9, 9]], front=["4 3", ""], roll=6)
    after, events = rules.play(state, 0, "walk 9")
    assert kinds(events) == ["Moved", "CameHome", "TookNothing", "LeftOver", "LeftOver", "Settled"]
    assert shown(after, after.players[0].minus) == ["4", "3"]


def test_n13_a_discard_due_at_the_very_end_is_not_asked(position: Build, shown: Shown) -> None:
    state = position("- -", "- 6 5", pawns=[[10, GOAL], [10, 10]], front=["4 1", ""], roll=6)
    after, events = rules.play(state, 0, "walk 10")
    assert kinds(events) == ["Moved", "CameHome", "Took", *["LeftOver"] * 3, "Settled"]
    assert shown(after, after.players[0].minus) == ["4", "1", "6"]
    assert after.seat == 1


@pytest.mark.parametrize(("aside", "left"), [("4", ["1"]), ("1", ["4"]), ("6", ["4", "1", "3"])])
def test_n13_a_discard_at_an_earlier_boundary_is_asked(
    position: Build, shown: Shown, aside: str, left: list[str]
) -> None:
    """It can matter: the goal's 3 may still make nine, 6 + 3, if the 6 was kept."""
    state = position("c1 6 -", "c2 3", pawns=[[1, GOAL], [START, START]], front=["4 1", ""], roll=3)
    state, events = rules.play(state, 0, "walk 1")
    assert kinds(events) == ["Moved", "CameHome", "Took"]
    assert state.question == DISCARD
    tile = dict(zip(("4", "1", "6"), state.players[0].front, strict=True))[aside]
    state, events = rules.play(state, 0, f"discard {tile}")
    assert isinstance(events[-1], Settled)
    assert shown(state, [event.tile for event in events if isinstance(event, LeftOver)]) == left
    assert shown(state, state.players[0].minus) == [aside, *left]


def test_n13_a_discard_for_the_last_cactus_is_asked_before_the_goals_tile(
    position: Build, shown: Shown
) -> None:
    """It can matter: the goal's 5 makes nine with the 4, if the 4 was kept."""
    state = position("- s", "c6 3 5", pawns=[[1, GOAL], [9, GOAL]], front=["4 1", ""], roll=6)
    state, events = rules.play(state, 0, "walk 1")
    assert kinds(events) == ["Moved", "CameHome", "Took", "TookCactus"]
    assert state.question == DISCARD
    assert shown(state, state.players[0].front) == ["4", "1", "c6"]
    state, events = rules.play(state, 0, "discard 8")
    assert kinds(events) == ["Discarded", "Took", "MadeNine", "LeftOver", "Settled"]
    assert shown(state, state.players[0].minus) == ["c6", "1"]


def test_n13_without_anything_left_over_it_is_said_too(position: Build) -> None:
    state = position("- -", "- 5 6", pawns=[[10, GOAL], [10, 10]], front=["4", ""], roll=6)
    _, events = rules.play(state, 0, "walk 10")
    assert events[-1] == Settled(0, 10)


def test_n13_with_pawns_still_on_the_way_nothing_is_settled(position: Build) -> None:
    state = position("- -", "- 2 6", pawns=[[10, 9], [10, 10]], front=["4 1", ""], roll=6)
    after, events = rules.play(state, 0, "walk 10")
    assert not [event for event in events if isinstance(event, Settled)]
    assert [event for event in events if isinstance(event, Took)] == []
    assert len(after.players[0].front) == 2


def test_n13_the_goal_asks_for_a_discard_while_pawns_are_on_the_way(position: Build) -> None:
    state = position("- -", "- 6 5", pawns=[[10, 10], [START, START]], front=["4 1", ""], roll=6)
    after, _ = rules.play(state, 0, "walk 10")
    assert after.question == DISCARD


def test_n13_an_earlier_discard_is_not_asked_where_no_number_can_come(position: Build, shown: Shown) -> None:
    """Nothing is left in the last stretch and its cactus is not due: three are minus, whatever was said."""
    state = position("c1 6 -", "c2 -", pawns=[[1, GOAL], [START, START]], front=["4 1", ""], roll=3)
    after, events = rules.play(state, 0, "walk 1")
    assert kinds(events) == ["Moved", "CameHome", "Took", "TookNothing", *["LeftOver"] * 3, "Settled"]
    assert shown(after, after.players[0].minus) == ["4", "1", "6"]


def test_n13_animals_ahead_make_no_nine(position: Build, shown: Shown) -> None:
    """An animal is taken, but no number can come: the discard is not asked."""
    state = position("c1 6 -", "c2 s", pawns=[[1, GOAL], [START, START]], front=["4 1", ""], roll=3)
    after, events = rules.play(state, 0, "walk 1")
    assert kinds(events) == ["Moved", "CameHome", "Took", "Took", *["LeftOver"] * 3, "Settled"]
    assert shown(after, after.players[0].pile) == ["s"]


def test_n13_tiles_with_pawns_on_them_can_not_come(position: Build) -> None:
    state = position("c1 6 -", "c2 3", pawns=[[1, GOAL], [9, START]], front=["4 1", ""], roll=3)
    after, _ = rules.play(state, 0, "walk 1")
    assert after.question != DISCARD


def ends(state: State) -> dict[str, set[int]]:
    """For each answer the points that the seat may still come to in this move."""
    seat = state.seat
    return {
        move: set(points_at_the_end(rules.play(state, seat, move).state, seat)) for move in moves_of(state)
    }


def points_at_the_end(state: State, seat: int) -> Iterator[int]:
    if rules.turn(state) != (seat,):
        yield points(state, seat)
        return
    for move in moves_of(state):
        yield from points_at_the_end(rules.play(state, seat, move).state, seat)


def moves_of(state: State) -> Sequence[str]:
    return rules.moves(state, state.seat)


def points(state: State, seat: int) -> int:
    mine = state.players[seat]
    return 5 * len(mine.pile) - sum(state.numbers[tile] for tile in mine.minus)


def last_discards() -> Iterator[State]:
    """The positions of random matches in which whoever has all pawns home has to put a number aside."""
    for seed in range(150):
        rng = Random(seed)
        seats = 2 + seed % 4
        state = rules.start(seats, complete_options(rules, seats, {}))
        while turn := rules.turn(state):
            (seat,) = turn
            if state.question == DISCARD and is_home(state.players[seat]):
                yield state
            moves = rules.moves(state, seat)
            move = rules.draw(state, rng) if seat == CHANCE else rng.choice(moves)
            state = rules.play(state, seat, move).state


def test_n13_where_a_discard_is_asked_it_can_matter() -> None:
    """A number may still come; and in whole matches it does decide about points."""
    asked = list(last_discards())
    assert asked
    for state in asked:
        ahead = range(state.boundary, state.until + 1)
        tiles = [tile for boundary in ahead[state.tile_done :] for tile in free_tiles(state, boundary)]
        cacti = [STRIDE * boundary for boundary in ahead if STRIDE * boundary in state.track]
        due = [cactus for cactus in cacti if all(min(player.pawns) > cactus for player in state.players)]
        assert any(state.numbers[tile] for tile in (*tiles, *due))
    assert any(len(set(map(frozenset, ends(state).values()))) > 1 for state in asked)


def test_n13_records_with_a_discard_that_is_not_asked_any_more_stay_good() -> None:
    """Nothing happens at such a line, and dice keep their numbers."""
    record = read(OLD_DISCARDS.read_text("utf-8"))
    told = list(positions(record))
    settled = [place for place, position in enumerate(told) if position.step and not position.step.events]
    assert settled
    for place in settled:
        assert told[place].state == told[place - 1].state
    assert Match.resume(record).beats(settled[0]) == ()
