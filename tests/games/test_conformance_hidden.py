"""What was hidden is all seen once a match is over, and it is told as well as drawn (`games/hidden.py`)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conformance.matches import generators, random_matches
from conformance.pictures import SHAPES, check_texts, nodes, people
from conformance.setups import TABLES, Table
from games.contract import TABLE, Look, State
from games.picture import Node

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def shown(table: Table, state: State, look: Look) -> list[Node]:
    """All that is laid over a table with all cards open."""
    hidden = table.entry.hidden
    kept = (child for seat in range(table.seats) for child in hidden.kept(state, look, seat))
    return [*hidden.on_board(state, look), *(child for child in kept if isinstance(child, Node))]


@every_table
@given(data=st.data())
def test_it_is_drawn_where_it_is_told_and_lies_on_dashes(table: Table, data: st.DataObject) -> None:
    match = data.draw(random_matches(table))
    rules, hidden = table.entry.rules, table.entry.hidden
    for state in match.some_states(4):
        told = hidden.told(state)
        assert all("{" not in line.english(match.setup.names) for line in told)
        assert not any(line.english(match.setup.names).endswith(": ") for line in told)
        if rules.view(state, TABLE) == state and table.entry.name != "hustle":
            assert not told, "it lies open, and is said to be hidden"
        for shape in SHAPES:
            pieces = shown(table, state, Look(TABLE, people(match.setup), shape=shape))
            assert bool(pieces) == bool(told)
            for piece in pieces:
                assert "veiled" in str(piece.attributes["class"])
                assert piece.attributes.get("aria-hidden") == "true", "the ear is told it apart"
                assert not [each for each in nodes(piece) if each.tag == "button"]
                check_texts(match, piece)


def worth_knowing(state: State) -> State:
    """Without what lies in a heap and never comes to anything again."""
    if not hasattr(state, "won"):
        return state
    past = {"nine": (), "hands": ()} if state.question == "over" else {}
    return state._replace(won=(), gone=(), **past)


@every_table
@given(data=st.data())
def test_whatever_somebody_knew_alone_is_told(table: Table, data: st.DataObject) -> None:
    """Of two worlds that are the same to the table, but not to one of the seats, something else is told."""
    match = data.draw(random_matches(table))
    rules, hidden, rng = table.entry.rules, table.entry.hidden, data.draw(generators)
    for state in match.some_states(4):
        other = rules.guess(rules.view(state, TABLE), TABLE, rng)
        views = [
            [worth_knowing(rules.view(world, seat)) for seat in range(table.seats)]
            for world in (state, other)
        ]
        if views[0] != views[1]:
            assert hidden.told(other) != hidden.told(state)
