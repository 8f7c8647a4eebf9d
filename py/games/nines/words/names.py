"""What tiles, pawns and spaces are called, and how several are named in one breath."""

from __future__ import annotations

from collections.abc import Sequence

from games.message import Message, Place, named_together, say
from games.nines.rules.state import NUMBERS, START, State
from games.nines.rules.track import numbered

ANIMAL_NAMES = {
    "animal-seal": say("seal"),
    "animal-crab": say("crab"),
    "animal-gull": say("gull"),
}


def face_name(face: str) -> Place:
    """A tile by what it shows: "4", "cactus 4", "seal"."""
    if face in ANIMAL_NAMES:
        return ANIMAL_NAMES[face]
    if face.startswith("cactus"):
        return say("cactus {number}", number=NUMBERS[face])
    return NUMBERS[face]


def pawn_name(view: State, space: int) -> Message:
    """A pawn by where it stands. Spaces are numbered along the track as it lies now."""
    if space == START:
        return say("Pawn at the start")
    return say(
        "Pawn on space {place} ({tile})",
        place=numbered(view.track, view.holes)[space],
        tile=face_name(view.faces[space]),
    )


def tiles_listed(faces: Sequence[str]) -> Place:
    """Tiles in one breath: "4, cactus 2 and seal"."""
    return named_together([face_name(face) for face in faces])
