"""Whole tablets as Paddocks of all times have left them: each match on them comes back to the same position.

A tablet is a file in `records/tablets`: what lay in localStorage under our names (`old`), or in the database
(`stores`: each text with the one before it). Beside it stands how each match stood then. A new way of keeping
gets a file of its own; none is ever changed.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.rooms import match_in
from conformance.transcript import transcript
from fakes.house import House
from fakes.tablet import Tablet

TABLETS = sorted((Path(__file__).parents[1] / "records" / "tablets").glob("*.json"))

LAST_LINES = 6


def tablet_of(file: Path) -> Tablet:
    """The tablet as it was left."""
    left = json.loads(file.read_text("utf-8"))
    tablet = Tablet(left.get("old"))
    for store, texts in left.get("stores", {}).items():
        tablet.stores[store] |= {name: (text, before) for name, (text, before) in texts.items()}
    return tablet


def standing(tablet: Tablet) -> str:
    """How every match on it stands, opened by the list as a family does."""
    told = []
    for note in House(tablet).paddock.shelf.values():
        house = House(tablet.copy()).tap("kept list").tap(f"kept open {note.id}")
        match = match_in(house.paddock.room)
        if match is None:
            assert house.paddock.trouble is not None
            told.append(f"{note.game}: {house.paddock.trouble.sentence.english()}\n")
            continue
        # Whatever nobody has to tap for may have happened since it was opened.
        record = match.record._replace(entries=match.record.entries[: note.moves or None], seed="")
        lines = transcript(record).splitlines()[-LAST_LINES:]
        told.append("\n".join([f"{note.game}, {note.state}, {note.moves} moves", *lines]) + "\n")
    return "\n".join(sorted(told))


@pytest.mark.parametrize("file", TABLETS, ids=lambda file: file.stem)
def test_every_match_that_was_left_stands_as_it_stood(file: Path) -> None:
    assert standing(tablet_of(file)) == file.with_suffix(".txt").read_text("utf-8")


def test_there_is_a_tablet_of_every_way_of_keeping() -> None:
    assert [file.stem for file in TABLETS] == ["database-1", "local-storage-1", "local-storage-before-seals"]
