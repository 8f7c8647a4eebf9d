"""What was ever taken along, kept as it was: links, words of codes, zips, sealed texts, records. Each must be
read in all later Paddocks, to the same position. `tasks.py lab --keepsakes` makes those of today."""

from __future__ import annotations

from pathlib import Path

from app.sharing.reading import Reading, Readings, read_in_slices
from games.contract import CHANCE
from table.match import Match
from table.record import write

FOLDER = Path(__file__).parents[1] / "records" / "brought"
KINDS = (".link", ".all", ".zip", ".sealed", ".record")
"""Links, everything as one link, everything as a zip, as it lies on a tablet, as it can be read."""


def keepsakes() -> list[Path]:
    """Everything that lies there."""
    return sorted(path for path in FOLDER.glob("*") if path.suffix in KINDS)


def read_all(content: bytes) -> Readings:
    """What was brought, read without a rest."""
    *_, readings = read_in_slices(content)
    assert readings is not None
    return readings


def told(content: bytes) -> str:
    """What comes of it: each match, its moves and how it stands, in the rules' own words and no others."""
    return "\n".join(sorted(map(_told, read_all(content).found)))


def _told(reading: Reading) -> str:
    if reading.match is None or reading.complaint is not None:
        return f"can't be read: {reading.complaint.english() if reading.complaint is not None else ''}\n"
    return f"{write(reading.match.record)}{standing(reading.match)}\n"


def standing(match: Match) -> str:
    """Where it stands: who is first, second and so on, or who may play how many moves now."""
    if match.result is not None:
        places = sorted(match.result.places, key=lambda placing: placing.seat)
        return "ranks " + " ".join(f"{placing.rank}:{placing.score}" for placing in places)
    turns = (f"{seat}:{0 if seat == CHANCE else len(match.moves(seat))}" for seat in match.turn)
    return "turn " + " ".join(turns)
