"""What has been chosen so far: which result is being used, which sheep is in hand, where it may go.

Whatever makes only one sense is chosen by itself: the one kind of result that can be used (the sun needs
no choosing, it moves at a touch), the first sheep that can go. Touching another one changes that.
"""

from __future__ import annotations

from typing import NamedTuple

from games.contract import Look, Move
from games.shepherd.dice import DOG, GRASS, SHEEP, SUN
from games.shepherd.fright import FLEE, PUSH
from games.shepherd.meadow import NAMES, NOWHERE, SQUARE_NAMED

RUN = "run"
"""What frightened sheep do; it needs no result of the dice."""

USES = {"step": SHEEP, "eat": GRASS, "sun": SUN, "dog": DOG, FLEE: RUN, PUSH: RUN}
"""What each move uses, by its first word."""


class Way(NamedTuple):
    """A move on the meadow: from where, and where to. Grazing and the dog stay on one square."""

    origin: int
    target: int
    move: Move


class Choice(NamedTuple):
    """What the next touch may mean."""

    kinds: tuple[str, ...] = ()
    """Everything that could be used now."""
    use: str = ""
    """What is being used; empty if that still has to be said, or if it is not one's turn."""
    ways: tuple[Way, ...] = ()
    """The moves of what is being used."""
    held: int = NOWHERE
    """The square of the sheep in hand."""
    tried: int = NOWHERE
    """Where the dog is tried out before it goes there."""

    @property
    def goes(self) -> bool:
        """Whether a sheep is to be moved to another square."""
        return self.use in (SHEEP, RUN)

    @property
    def sheep(self) -> tuple[int, ...]:
        """The squares of the sheep of which one may be taken in hand."""
        return tuple(dict.fromkeys(way.origin for way in self.ways)) if self.goes else ()

    @property
    def targets(self) -> tuple[Way, ...]:
        """Where the sheep in hand may go."""
        return tuple(way for way in self.ways if way.origin == self.held) if self.goes else ()


def choice(look: Look) -> Choice:
    """What the touches so far come to."""
    kinds = tuple(dict.fromkeys(USES[move.partition(" ")[0]] for move in look.moves))
    use = _use(look, kinds)
    if use not in kinds:
        return Choice(kinds)
    ways = tuple(_way(move) for move in look.moves if USES[move.partition(" ")[0]] == use)
    if use in (SHEEP, RUN):
        origins = [way.origin for way in ways]
        wanted = SQUARE_NAMED.get(_picked(look, "sheep"), NOWHERE)
        return Choice(kinds, use, ways, held=wanted if wanted in origins else origins[0])
    if use == DOG:
        wanted = SQUARE_NAMED.get(_picked(look, "square"), NOWHERE)
        return Choice(kinds, use, ways, tried=wanted if wanted in [way.target for way in ways] else NOWHERE)
    return Choice(kinds, use, ways)


def _use(look: Look, kinds: tuple[str, ...]) -> str:
    """What is being used: the only kind there is beside the sun, or the one that was touched."""
    kinds_to_choose = [kind for kind in kinds if kind != SUN] or [*kinds]
    return kinds_to_choose[0] if len(kinds_to_choose) == 1 else _picked(look, "use")


def touch(look: Look, thing: str) -> tuple[str, ...]:
    """What is picked after a touch: one thing of each kind. Using something else begins afresh."""
    kind = thing.partition(" ")[0]
    if kind == "use":
        return () if thing in look.picked else (thing,)
    others = tuple(other for other in look.picked if other.partition(" ")[0] != kind)
    return others if thing in look.picked and kind != "sheep" else (*others, thing)


def _picked(look: Look, kind: str) -> str:
    return next((thing.partition(" ")[2] for thing in look.picked if thing.partition(" ")[0] == kind), "")


def _way(move: Move) -> Way:
    names = move.split(" ")[1:]
    if not names:
        return Way(NOWHERE, NOWHERE, move)
    return Way(SQUARE_NAMED[names[0]], SQUARE_NAMED[names[-1]], move)


def pick_sheep(square: int) -> str:
    """The tap that takes a sheep in hand."""
    return f"pick sheep {NAMES[square]}"


def pick_square(square: int) -> str:
    """The tap that tries the dog on a square."""
    return f"pick square {NAMES[square]}"
