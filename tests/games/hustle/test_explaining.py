"""A finger that rests on something is told what it is."""

from __future__ import annotations

import pytest

from conformance.pictures import all_nodes
from games.contract import TABLE, Drawing
from games.hustle.rules.boards import sea
from games.hustle.rules.dyke import GONE
from games.hustle.rules.pads import BACKS, CHANGES, KINDS
from games.hustle.words import explaining
from games.message import Message
from helpers.hustle_positions import pads, racing
from helpers.hustle_table import NAMES, SHAPES, drawn, find, watching


def told(drawing: Drawing, key: str) -> str:
    """The sentence of the node with this key."""
    found = find(drawing, key)
    assert found is not None, key
    explained = found.attributes["data-explain"]
    assert isinstance(explained, Message)
    return explained.english(NAMES)


def sentences(drawing: Drawing) -> set[str]:
    found = (each.attributes.get("data-explain") for each in all_nodes(drawing))
    return {explained.english(NAMES) for explained in found if isinstance(explained, Message)}


def test_a_sheep_says_whose_it_is_and_where_it_stands() -> None:
    state = racing(3, 20, 45)
    wet = next(square for square in range(200) if sea(state.dyke) >> square & 1)
    table = drawn(racing(wet, 20, GONE), watching(state))
    assert told(table, "sheep-0") == f"Anna is afloat on square {wet}."
    assert told(table, "sheep-1") == "Ben is on square 20."


def test_water_and_landmarks_explain_themselves_in_every_shape() -> None:
    for shape in SHAPES:
        state = racing(3, 20, 45)
        found = sentences(drawn(state, watching(state, TABLE, shape)))
        assert {
            each.english() for each in (explaining.WATER, explaining.FLAG, explaining.LIGHTHOUSE)
        } <= found


def test_h13_the_flag_claims_nothing_that_ends_with_the_first_swap() -> None:
    """The sheep set out from a board that may lie at the far end by now."""
    assert explaining.FLAG.english() == "The dyke starts here. Count the squares from this end."


def test_h15_the_lighthouse_warns_of_running_and_of_being_shoved() -> None:
    assert explaining.LIGHTHOUSE.english() == (
        "The dyke ends here. A sheep that runs off, or gets shoved off, is out, lifesaver or not."
    )


def test_h22_the_imp_takes_a_sheep_where_no_lifesaver_is_left() -> None:
    assert explaining.IMP.english() == (
        "The imp sits with the lowest number. At the end of the round it takes a lifesaver, or the sheep if "
        "there are none left."
    )


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_of_pad_says_what_it_can_do_and_how_far(kind: str) -> None:
    state = racing(3, 20, 45, pads=pads(3, seat1=kind))
    amount = str((CHANGES | BACKS)[kind])
    found = [each for each in sentences(drawn(state, watching(state))) if each.startswith("A clover pad.")]
    assert len(found) == 1
    assert amount in found[0]


def test_imp_cherub_and_lifesavers_say_what_they_do() -> None:
    state = racing(3, 20, 45, imp=1, cherub=0, lifesavers=(2, 1, 0))
    table = drawn(state, watching(state))
    assert told(table, "imp") == explaining.IMP.english()
    assert told(table, "cherub") == explaining.CHERUB.english()
    assert told(table, "belts-0").startswith("2 lifesavers.")
    assert told(table, "belts-1").startswith("One lifesaver.")
    assert told(table, "belts-2").startswith("No lifesaver")


def test_a_number_face_down_is_explained_without_telling_it() -> None:
    tables = [
        drawn(state, watching(state))
        for digits in ("07", "9")
        for state in [
            racing(3, 20, 45, chosen=(digits, "5", "8"), question="declare", asked=(1,), revealed=2)
        ]
    ]
    assert explaining.FACE_DOWN.english() in sentences(tables[0])
    assert sentences(tables[0]) == sentences(tables[1])
