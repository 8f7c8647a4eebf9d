"""A move told beat by beat: nothing stands anywhere before it is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

import pytest

from conformance.pictures import all_nodes
from games.contract import CHANCE, TABLE, Beat, Event, Look, Person, Shape, complete_options
from games.message import Message
from games.nines import rules, scene, words
from games.nines.rules.beats import left_by
from games.nines.rules.events import (
    Began,
    ClosedUp,
    Discarded,
    Drew,
    LeftOver,
    LeftStretch,
    MadeNine,
    Moved,
    Rolled,
    Settled,
    Took,
    TookCactus,
)
from games.nines.rules.ranking import count
from games.nines.rules.state import ANIMALS, BETWEEN, DEAL, GOAL, START, State
from games.nines.scene.layout import pawn_places, places
from games.nines.scene.motions import motions
from games.picture import Node

Build = Callable[..., State]
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
PEOPLE = tuple(Person(name, colour) for colour, name in enumerate(NAMES, 1))
SHAPES: tuple[Shape, ...] = ("wide", "tall", "phone")
COUNTS = (MadeNine, Discarded, LeftOver)
"""What changes the points, besides taking an animal."""


class Told(NamedTuple):
    """A beat with the state before it and all that had been told."""

    before: State
    beat: Beat
    told: tuple[Event, ...]
    last: bool


def telling(state: State, seat: int, move: str) -> Iterator[Told]:
    told: tuple[Event, ...] = ()
    beats = rules.beats(state, seat, move)
    for beat in beats:
        told = (*told, beat.event)
        yield Told(state, beat, told, beat is beats[-1])
        state = beat.state


def matches() -> Iterator[Told]:
    """Every beat of a match at each size of table."""
    for seats in rules.SEATS:
        rng = Random(seats)
        state = rules.start(seats, complete_options(rules, seats, {}))
        while rules.turn(state):
            seat = rules.turn(state)[0]
            move = rules.draw(state, rng) if seat == CHANCE else rng.choice(rules.moves(state, seat))
            yield from telling(state, seat, move)
            state = rules.play(state, seat, move).state


def looking(told: Told, shape: Shape = "wide", seat: int = TABLE) -> Look:
    return Look(seat, PEOPLE[: told.beat.state.seats], shape=shape, told=told.told, telling=True)


def picture(told: Told, shape: Shape = "wide", seat: int = TABLE) -> list[Node]:
    return all_nodes(scene.draw(told.beat.state, looking(told, shape, seat)))


def keys(drawn: list[Node], start: str) -> list[str]:
    return [found.key for found in drawn if found.key.startswith(start)]


def test_the_beats_lead_to_the_table_that_play_leaves() -> None:
    """What each event changes is said twice, by `play` and by the story: they agree."""
    for told in matches():
        if told.last and told.before.track:
            end = left_by(told.beat.event, told.before)
            after = told.beat.state
            assert (end.track, end.players, end.holes) == (after.track, after.players, after.holes)


def test_nobody_is_asked_and_the_turn_stays_until_the_last_beat() -> None:
    for told in matches():
        state = told.beat.state
        if not told.last and told.before.players and told.before.question != DEAL:
            assert state.question == BETWEEN
            assert rules.turn(state) == ()
            assert state.seat == told.beat.event.seat
            assert rules.mover(state) == state.seat
            assert rules.moves(state, state.seat) == ()


def test_the_points_change_in_the_beat_of_what_counts_and_in_no_other() -> None:
    for told in matches():
        before, (event, after) = told.before, told.beat
        if not before.players:
            continue
        for seat in range(after.seats):
            was, now = count(before, seat).points, count(after, seat).points
            counts = isinstance(event, COUNTS) or (isinstance(event, Took) and event.face in ANIMALS)
            if counts and event.seat == seat:
                assert now != was
                assert event.points == now
            else:
                assert now == was


def test_a_tile_lies_on_the_track_until_it_is_taken_and_its_hole_until_the_track_closes() -> None:
    for told in matches():
        before, (event, after) = told.before, told.beat
        if not before.track:
            continue
        taken = set(before.track) - set(after.track)
        assert taken == ({event.tile} if isinstance(event, Took | TookCactus) else set())
        for shape in SHAPES:
            old, new = places(before, shape).spaces, places(after, shape).spaces
            if not isinstance(event, ClosedUp):
                assert old == new, "nothing is pushed along before the track closes"


def test_the_track_is_whole_again_when_a_turn_is_over() -> None:
    for told in matches():
        if told.last and told.beat.state.question in ("roll", "over"):
            assert told.beat.state.holes == ()


def test_nobody_has_a_number_before_drawing_it_and_no_tile_lies_before_the_track_is_laid() -> None:
    state = rules.start(3, complete_options(rules, 3, {}))
    *drawing, last = telling(state, CHANCE, rules.draw(state, Random(1)))
    assert isinstance(last.beat.event, Began)
    for number, told in enumerate(drawing, 1):
        assert isinstance(told.beat.event, Drew)
        assert [len(player.front) for player in told.beat.state.players] == [1] * number + [0] * (3 - number)
        assert keys(picture(told), "tile-") == []
        assert words.watch(told.beat.state, None) == words.ask(state, 0)
    assert len(keys(picture(last), "tile-")) == 48


def test_the_pawn_walks_first_and_takes_then(position: Build) -> None:
    state = position("- 5 2", "c2 3 4", pawns=[[2, 8], [2, 8]], front=["4", ""], roll=2)
    told = list(telling(state, 0, "walk 2"))
    assert [type(each.beat.event) for each in told] == [Moved, LeftStretch, Took, MadeNine, ClosedUp]
    walked, left, took, nine, closed = (each.beat.state for each in told)
    assert walked.players[0].pawns == (9, 8)
    assert walked.track == left.track == state.track
    assert (len(took.players[0].front), took.players[0].pile, took.holes) == (2, (), (1,))
    assert (nine.players[0].front, len(nine.players[0].pile), nine.holes) == ((), 2, (1,))
    assert (closed.holes, closed.seat) == ((), 1)


def test_a_nine_flashes_over_the_board_and_its_tiles_fall_into_the_jar(position: Build) -> None:
    state = position("- 5 2", "c2 3 4", pawns=[[2, 8], [2, 8]], front=["4", ""], roll=2)
    walked, left, took, nine, closed = telling(state, 0, "walk 2")
    tiles = nine.beat.event.tiles
    for shape in SHAPES:
        for told in (walked, left, took, closed):
            assert not keys(picture(told, shape), "made-nine")
            assert not keys(picture(told, shape), "flying-")
        drawn = picture(nine, shape)
        assert keys(drawn, "made-nine") == ["made-nine"]
        assert keys(drawn, "flying-") == [f"flying-{tile}" for tile in tiles]
        for eye, lay in ((0, "front"), (1, "has"), (TABLE, "front")):
            moving = motions(nine.before, nine.beat.state, nine.beat.event, looking(nine, shape, eye))
            come = [(motion.key, motion.source) for motion in moving if motion.animation == "fly"]
            assert come == [(f"term-{tile}", f"{lay}-{tile}") for tile in tiles]
            assert {source for _, source in come} <= set(keys(picture(took, shape, eye), lay))
            fall = [(motion.key, motion.source) for motion in moving if motion.animation == "toss"]
            assert fall == [(f"flying-{tile}", f"term-{tile}") for tile in tiles]
            fallen = max(motion.after for motion in moving if motion.animation == "toss")
            counted = [motion for motion in moving if motion.key == "points-0-now"]
            assert [motion.after > fallen for motion in counted] == [True], "counted when they have fallen"


def test_a_number_stays_what_it_was_until_its_tiles_have_arrived(position: Build) -> None:
    state = position("- 5 2", "c2 3 4", pawns=[[2, 8], [2, 8]], front=["4", ""], roll=2)
    _, _, took, nine, closed = telling(state, 0, "walk 2")
    for told, stands in ((took, ["0"]), (nine, ["10", "0"]), (closed, ["10"])):
        drawn = picture(told, "wide", 0)
        for number in ("points-0-", "jar-"):
            shown = [each.children[0] for each in drawn if each.tag == "b" and each.key.startswith(number)]
            assert shown == stands


def test_a_taken_tile_flies_from_the_track_to_the_numbers_in_front(position: Build) -> None:
    state = position("- 5 2", "c2 3 4", pawns=[[2, 8], [2, 8]], front=["1", ""], roll=2)
    took = next(told for told in telling(state, 0, "walk 2") if isinstance(told.beat.event, Took))
    mine, *_ = motions(took.before, took.beat.state, took.beat.event, looking(took, seat=0))
    theirs, *_ = motions(took.before, took.beat.state, took.beat.event, looking(took, seat=1))
    assert (mine.key, mine.source) == ("front-1", "tile-1")
    assert (theirs.key, theirs.source) == ("has-1", "tile-1")


def test_what_may_be_taken_lights_up_as_a_stretch_is_left_behind(position: Build) -> None:
    state = position("c1 5 2 s", "c2 3 4", pawns=[[3, 8], [2, 8]], roll=2)
    *_, left = telling(state, 0, "walk 3")
    assert left.beat.event == LeftStretch(0, 1, (1, 3))
    assert keys(picture(left), "lit-") == ["lit-1", "lit-3"]
    assert left.beat.state.question == "take"


def test_pawns_that_may_go_lift_their_hats_as_the_die_rests(position: Build) -> None:
    state = position("c1 2 3 4", pawns=[[1, GOAL, START], [1, 2, 3]])
    (rolled,) = telling(state, CHANCE, "roll 3")
    assert isinstance(rolled.beat.event, Rolled)
    drawn = {found.key: found for found in picture(rolled) if found.key.startswith("pawn-")}
    lifted = [key for key, pawn in drawn.items() if "#pawn-greet" in str(pawn.children)]
    assert lifted == ["pawn-0-0", "pawn-0-2"]
    assert rules.mover(rolled.beat.state) == 0


@pytest.mark.parametrize("shape", SHAPES)
def test_a_pawn_goes_space_by_space_from_where_it_stood(shape: Shape) -> None:
    for told in matches():
        event, after = told.beat
        if not isinstance(event, Moved):
            continue
        stood, stands = pawn_places(told.before, shape), pawn_places(after, shape)
        walker = (event.seat, event.pawn)
        key = f"pawn-{event.seat}-{event.pawn}"
        moving = motions(told.before, after, event, looking(told, shape))
        parts = [motion for motion in moving if motion.key == key]
        assert [part.after for part in parts] == list(range(len(parts)))
        rest = stands[walker][0]
        begin, end = parts[0].path[0], parts[-1].path[-1]
        assert (begin[0] + rest[0], begin[1] + rest[1]) == stood[walker][0]
        assert end == (0, 0)
        steps = sum(len(part.path) - 1 for part in parts)
        assert steps == (len(event.path) if len(event.path) <= 7 else 1)
        slid = {motion.key for motion in moving if motion.animation == "slide"}
        shifted = {f"pawn-{s}-{p}" for (s, p), place in stands.items() if stood[(s, p)] != place}
        assert slid == shifted - {key}


def test_a_pawn_jumps_higher_when_it_leaves_a_cactus_behind(position: Build) -> None:
    state = position("c1 2 3", "c2 5 6", pawns=[[1, 0], [9, 9]], roll=4)
    (walked, *_) = telling(state, 0, "walk 1")
    parts = motions(walked.before, walked.beat.state, walked.beat.event, looking(walked))
    mine = [(motion.animation, len(motion.path) - 1) for motion in parts if motion.key == "pawn-0-0"]
    assert mine == [("hop", 2), ("leap", 1), ("hop", 1)]


def test_the_track_drifts_together_with_its_pawns_and_the_sea(position: Build) -> None:
    state = position("c1 5 2 s", "c2 3 4", pawns=[[3, START], [10, START]], roll=2)
    state = rules.play(state, 0, "walk 3").state
    closed = next(told for told in telling(state, 0, "take 1") if isinstance(told.beat.event, ClosedUp))
    moving = motions(closed.before, closed.beat.state, closed.beat.event, looking(closed))
    assert {motion.animation for motion in moving} == {"drift"}
    assert [motion.key for motion in moving] == [
        *("tile-2", "tile-3", "tile-8", "tile-9", "tile-10"),
        *("pawn-0-0", "pawn-1-0", "chair", "sea"),
    ]


def test_n13_the_last_numbers_are_settled_one_by_one(position: Build) -> None:
    state = position("- -", "- 2 6", pawns=[[10, GOAL], [10, 10]], front=["4", ""], roll=6)
    told = list(telling(state, 0, "walk 10"))
    points = [(type(each.beat.event), count(each.beat.state, 0).points) for each in told]
    assert points[-3:] == [(LeftOver, -4), (LeftOver, -6), (Settled, -6)]
    assert [len(each.beat.state.players[0].front) for each in told][-3:] == [1, 0, 0]


def test_what_was_told_stays_faint_until_somebody_acts(position: Build) -> None:
    state = position("c1 2 3 4", "c2 5 6", pawns=[[1, START], [9, 9]], roll=2)
    (walked, *_) = telling(state, 0, "walk 1")
    after = walked.beat.state
    still = Look(1, PEOPLE[:2], told=walked.told)
    drawn = all_nodes(scene.draw(after, still))
    assert keys(drawn, "was-") == ["was-0"]
    assert keys(drawn, "print-") == ["print-0-0"]
    for other in (still._replace(told=()), looking(walked)):
        assert not keys(all_nodes(scene.draw(after, other)), "was-")


def test_the_open_tray_is_the_one_of_whoever_is_told_of(position: Build) -> None:
    """Whose turn comes next is not shown before the last beat is over."""
    state = position("c1 2 3 4", pawns=[[1, START], [2, 2]], front=["4", "3"], roll=1)
    (walked,) = telling(state, 0, "walk 1")
    assert walked.beat.state.seat == 1
    assert rules.mover(walked.beat.state) is None
    assert keys(picture(walked), "front-") == [f"front-{state.players[0].front[0]}"]


def test_headlines_say_who_is_at_it_and_nothing_that_is_still_to_be_told() -> None:
    for told in matches():
        mover = rules.mover(told.beat.state)
        headline = words.watch(told.beat.state, mover).english(NAMES)
        assert not headline.endswith(".")
        if mover is not None:
            assert headline.startswith(NAMES[mover])


def summed_up(*events: Event) -> str:
    sentences: list[Message] = list(words.sum_up(events))
    return " ".join(sentence.english(NAMES) for sentence in sentences)


def test_a_whole_turn_in_a_breath(position: Build) -> None:
    state = position("- 5 2", "c2 3 4", pawns=[[2, 8], [2, 8]], front=["4", ""])
    rolled = rules.play(state, CHANCE, "roll 2")
    walked = rules.play(rolled.state, 0, "walk 2")
    assert summed_up(*rolled.events, *walked.events) == (
        "Ann rolls a 2 and walks 2 steps. For Ann: 5. Nine! Ann has 10 points now."
    )
    assert summed_up(Rolled(1, 4), Moved(1, 0, 8, (9, 10, 11, 12), False)) == (
        "Ben rolls a 4 and walks 4 steps."
    )
    assert summed_up(Rolled(1, 1), Moved(1, 0, 8, (9, 10, 11, 12), True)) == (
        "Ben rolls a 1 and hops ahead to the next pawn."
    )
    assert summed_up(
        Rolled(1, 6),
        Moved(1, 0, 8, (9, GOAL), False),
        Took(1, 2, "tile-4", 1, True, 12, 5),
        Discarded(1, 3, "cactus-3", False, 2),
        Took(1, 9, "animal-seal", 2, True, 0, 7),
        Settled(1, 7),
    ) == (
        "Ben rolls a 6 and brings a pawn home. For Ben: 4 and seal. Put aside: cactus 3."
        " Ben has 7 points now. Ben has finished with 7 points."
    )
