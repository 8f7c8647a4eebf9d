"""What can be noticed while All Nines is played. Tiles are named with their faces, as everybody sees them."""

from __future__ import annotations

from typing import NamedTuple


class Drew(NamedTuple):
    """Before the match a player drew the first number to lie in front of them."""

    seat: int
    tile: int
    face: str


class Began(NamedTuple):
    """The track is laid and somebody begins."""

    seat: int
    faces: tuple[str, ...]
    """The track from the start to the goal."""


class Rolled(NamedTuple):
    """The die shows a number."""

    seat: int
    number: int


class Moved(NamedTuple):
    """A pawn went forward, step by step over the spaces of `path`; the last one is where it stands."""

    seat: int
    pawn: int
    origin: int
    path: tuple[int, ...]
    hop: bool
    """It went ahead to the next pawn."""
    start: int = 0
    """The number of the space it comes from, as people count them: 0 is the start."""
    end: int = 0
    """The number of the one it comes to; one more than there are tiles is home."""


class CameHome(NamedTuple):
    """A pawn reached the goal."""

    seat: int
    left: int
    """How many pawns of this seat are still on the way."""


class LeftStretch(NamedTuple):
    """A pawn has left a stretch behind, and one of these free tiles comes to its player."""

    seat: int
    stretch: int
    """Counted from 1."""
    tiles: tuple[int, ...]


class Took(NamedTuple):
    """A tile was taken out of the stretch that a pawn left."""

    seat: int
    tile: int
    face: str
    stretch: int
    forced: bool
    """There was no other to choose."""
    so_far: int
    """What the numbers in front come to with it; 0 if it is an animal, makes nine or is one too many."""
    points: int
    """The player's points now."""


class TookNothing(NamedTuple):
    """A pawn left a stretch in which no tile was free."""

    seat: int
    stretch: int
    occupied: bool
    """Tiles are left there, but pawns stand on all of them."""


class TookCactus(NamedTuple):
    """The last pawn of all crossed a cactus and took it."""

    seat: int
    tile: int
    face: str
    so_far: int
    """What the numbers in front come to with it; 0 if it makes nine or is one too many."""


class MadeNine(NamedTuple):
    """Two or three numbers add up to nine and go face down on the pile."""

    seat: int
    tiles: tuple[int, ...]
    faces: tuple[str, ...]
    points: int
    """The player's points now."""


class Discarded(NamedTuple):
    """Three numbers without a nine: one went to the minus pile."""

    seat: int
    tile: int
    face: str
    forced: bool
    points: int
    """The player's points now."""


class ClosedUp(NamedTuple):
    """The turn is over, and the track closes the holes of the tiles that were taken."""

    seat: int
    tiles: tuple[int, ...]


class LeftOver(NamedTuple):
    """The last pawn of a seat is home: one number that still lay in front went to the minus pile."""

    seat: int
    tile: int
    face: str
    points: int
    """The player's points now."""


class Settled(NamedTuple):
    """The last pawn of a seat is home, and its points stay as they are."""

    seat: int
    points: int


class Skipped(NamedTuple):
    """Players whose pawns are all home were passed over."""

    seats: tuple[int, ...]
    seat: int
    """Who had the turn before."""
    next: int
    """Whose turn it is now."""


class Ended(NamedTuple):
    """All pawns are home."""

    winners: tuple[int, ...]
    points: int
