"""Motions on one clock: groups follow one another, paces stretch them, everything ends at home."""

from __future__ import annotations

import pytest

from games.contract import Motion
from stage.animations import ANIMATIONS, LEAVING, cues
from stage.paces import PACES

PATH = ((-3.0, 0.0), (-1.0, 0.0), (0.0, 0.0))


def test_groups_follow_one_another() -> None:
    planned = cues(
        [Motion("b", path=PATH, after=2), Motion("a", "hop", path=PATH), Motion("c", "flip", after=2)],
        "normal",
    )
    by_key = {cue.key: cue for cue in planned}
    assert by_key["a"].delay == 0
    assert by_key["b"].delay == by_key["c"].delay == by_key["a"].duration


def test_a_climax_begins_with_a_moment_of_stillness() -> None:
    planned = cues([Motion("a"), Motion("b", after=1)], "normal", 300)
    assert [cue.delay for cue in planned] == [300, 300 + planned[0].duration]


@pytest.mark.parametrize("pace", PACES)
def test_paces_stretch_everything(pace: str) -> None:
    motions = [Motion("a", "hop", path=PATH), Motion("b", "tumble", after=1)]
    for cue, usual in zip(cues(motions, pace), cues(motions, "normal"), strict=True):
        assert cue.duration == pytest.approx(PACES[pace] * usual.duration)
        assert cue.delay == pytest.approx(PACES[pace] * usual.delay)


@pytest.mark.parametrize("animation", ANIMATIONS)
def test_whatever_travels_arrives(animation: str) -> None:
    planned = cues([Motion("a", animation, path=PATH)], "normal")
    frames = planned[0].travel
    assert frames[0]["translate"] == "calc(var(--unit, 1px) * -3) calc(var(--unit, 1px) * 0)"
    assert frames[-1]["translate"] == "calc(var(--unit, 1px) * 0) calc(var(--unit, 1px) * 0)"


@pytest.mark.parametrize("animation", ANIMATIONS)
def test_whatever_turns_ends_as_the_picture_shows_it(animation: str) -> None:
    turn = ANIMATIONS[animation].turn
    if animation in LEAVING:
        assert turn[-1]["opacity"] == 0.0
        return
    rest = {"rotate": "0deg", "opacity": 1.0}
    for name, value in turn[-1].items() if turn else ():
        assert value == rest.get(name, value)
        assert name != "scale" or set(str(value).split()) == {"1"}


@pytest.mark.parametrize("animation", ANIMATIONS)
def test_without_a_path_the_page_finds_the_way(animation: str) -> None:
    planned = cues([Motion("a", animation, "b")], "normal")
    assert planned[0].travel == []
    assert planned[0].source == "b"
    assert planned[0].duration == ANIMATIONS[animation].length


def test_nothing_to_tell_takes_no_time() -> None:
    assert cues([], "normal") == []


def test_counting_over_an_edge_goes_out_of_sight_and_leaves_the_ends_alone() -> None:
    planned = cues(
        [Motion("a", "count", path=((0.0, 900.0), (0.0, 1000.0), (100.0, 0.0), (0.0, 0.0)))], "normal"
    )
    seen = [frame.get("opacity") for frame in planned[0].travel]
    assert seen[0] is seen[-1] is None
    assert [value for value in seen if value is not None] == [1.0, 0.0, 0.0, 1.0]


def test_where_the_page_finds_the_way_it_leaps_if_the_animation_does() -> None:
    hopping, sliding = cues([Motion("a", "hop", "b"), Motion("c", "slide", "d")], "normal")
    assert hopping.leaps
    assert not sliding.leaps
