"""Motions on one clock: groups follow one another, paces stretch them, everything ends at home."""

from __future__ import annotations

import pytest

from games.contract import Motion
from stage.ways import LEAVING, PACES, WAYS, cues

PATH = ((-3.0, 0.0), (-1.0, 0.0), (0.0, 0.0))


def test_groups_follow_one_another() -> None:
    planned, length = cues(
        [Motion("b", "slide", PATH, after=2), Motion("a", "hop", PATH), Motion("c", "flip", after=2)],
        "normal",
    )
    by_key = {cue.key: cue for cue in planned}
    assert by_key["a"].start == 0
    assert by_key["b"].start == by_key["c"].start == by_key["a"].length
    assert length == max(cue.start + cue.length for cue in planned)


@pytest.mark.parametrize("pace", PACES)
def test_paces_stretch_everything(pace: str) -> None:
    motions = [Motion("a", "hop", PATH), Motion("b", "tumble", after=1)]
    assert cues(motions, pace)[1] == pytest.approx(PACES[pace] * cues(motions, "normal")[1])


@pytest.mark.parametrize("way", WAYS)
def test_whatever_travels_arrives(way: str) -> None:
    planned, _ = cues([Motion("a", way, PATH)], "normal")
    frames = planned[0].travel
    assert frames[0]["translate"] == "calc(var(--unit, 1px) * -3) calc(var(--unit, 1px) * 0)"
    assert frames[-1]["translate"] == "calc(var(--unit, 1px) * 0) calc(var(--unit, 1px) * 0)"


@pytest.mark.parametrize("way", WAYS)
def test_whatever_turns_ends_as_the_picture_shows_it(way: str) -> None:
    turn = WAYS[way].turn
    if way in LEAVING:
        assert turn[-1]["opacity"] == 0.0
        return
    rest = {"rotate": "0deg", "opacity": 1.0}
    for name, value in turn[-1].items() if turn else ():
        assert value == rest.get(name, value)
        assert name != "scale" or set(str(value).split()) == {"1"}


@pytest.mark.parametrize("way", WAYS)
def test_in_place_nothing_travels(way: str) -> None:
    planned, length = cues([Motion("a", way)], "normal")
    assert planned[0].travel == []
    assert length == WAYS[way].length


def test_nothing_to_tell_takes_no_time() -> None:
    assert cues([], "normal") == ([], 0.0)


def test_counting_over_an_edge_goes_out_of_sight_and_leaves_the_ends_alone() -> None:
    planned, _ = cues(
        [Motion("a", "count", ((0.0, 900.0), (0.0, 1000.0), (100.0, 0.0), (0.0, 0.0)))], "normal"
    )
    seen = [frame.get("opacity") for frame in planned[0].travel]
    assert seen[0] is seen[-1] is None
    assert [value for value in seen if value is not None] == [1.0, 0.0, 0.0, 1.0]
