"""What has been played so far: a file for each game, to which every later run adds its deals.

A row holds a pairing, the versions of both players, and deals without a gap; see `matches.Dealt` for what is
kept of them. What an earlier version played stays, and counts no more.
"""

from __future__ import annotations

import csv
import os
from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from typing import NamedTuple

from lab.arena.matches import Dealt
from lab.arena.pairings import Pairing

FOLDER = Path(__file__).parents[1] / "results"

HEAD = (
    "one",
    "others",
    "seats",
    "options",
    "versions",
    "first",
    "outcomes",
    "moves",
    "shortest",
    "longest",
    "choices",
    "thought",
    "spent",
)


class Row(NamedTuple):
    """Deals without a gap, from the first on."""

    pairing: Pairing
    versions: str
    """Of the one and of the others."""
    first: int
    dealt: Dealt

    @property
    def deals(self) -> range:
        """Their numbers."""
        return range(self.first, self.first + len(self.dealt.outcomes) // self.pairing.seats)


def read(game: str) -> list[Row]:
    """All that is known of a game, what was begun last at the end."""
    file = FOLDER / f"{game}.csv"
    if not file.exists():
        return []
    with file.open(encoding="utf-8", newline="") as lines:
        return [_row(game, line) for line in list(csv.reader(lines))[1:]]


def add(rows: Sequence[Row], new: Row) -> list[Row]:
    """The rows with more deals; neighbours become one row."""
    kept = []
    for row in rows:
        if (row.pairing, row.versions) != (new.pairing, new.versions):
            kept.append(row)
        elif row.deals.stop == new.first:
            new = row._replace(dealt=row.dealt.joined(new.dealt))
        elif new.deals.stop == row.first:
            new = new._replace(dealt=new.dealt.joined(row.dealt))
        else:
            kept.append(row)
    return [*kept, new]


def missing(rows: Sequence[Row], pairing: Pairing, versions: str, deals: int) -> list[int]:
    """The deals, counted from 0, that these versions have not played yet."""
    played = {
        deal for row in rows if (row.pairing, row.versions) == (pairing, versions) for deal in row.deals
    }
    return [deal for deal in range(deals) if deal not in played]


def latest(rows: Sequence[Row]) -> dict[Pairing, list[Row]]:
    """For each pairing the rows of the versions that played last."""
    newest = {row.pairing: row.versions for row in rows}
    found: dict[Pairing, list[Row]] = {}
    for row in rows:
        if newest[row.pairing] == row.versions:
            found.setdefault(row.pairing, []).append(row)
    return {pairing: sorted(found[pairing], key=lambda row: row.first) for pairing in sorted(found)}


def write(game: str, rows: Sequence[Row]) -> None:
    """All rows, whole or not at all."""
    text = StringIO(newline="")
    lines = csv.writer(text, lineterminator="\n")
    lines.writerow(HEAD)
    for pairing, versions, first, dealt in rows:
        lines.writerow((pairing.one, pairing.others, pairing.seats, pairing.options, versions, first, *dealt))
    FOLDER.mkdir(parents=True, exist_ok=True)
    half = FOLDER / f"{game}.csv.half"
    half.write_text(text.getvalue(), "utf-8")
    os.replace(half, FOLDER / f"{game}.csv")


def _row(game: str, line: Sequence[str]) -> Row:
    one, others, seats, options, versions, first, outcomes, *counts, thought, spent = line
    pairs = [pair.partition(" ") for pair in options.split(", ") if pair]
    pairing = Pairing(game, one, others, int(seats), tuple((name, value) for name, _, value in pairs))
    moves, shortest, longest, choices = map(int, counts)
    dealt = Dealt(outcomes, moves, shortest, longest, choices, float(thought), float(spent))
    return Row(pairing, versions, int(first), dealt)
