"""How each level plays: how far it looks, how often it swaps, and what escapes it."""

from __future__ import annotations

from typing import NamedTuple

from games.minds import EVEN, Level, Temper


class Manner(NamedTuple):
    """A level's way to play."""

    swaps: int
    """In a turn at most, and never more than eight (L7)."""
    ahead: int
    """Swaps thought through before the first of them is made."""
    breadth: int
    """Tables kept at each of these swaps."""
    curious: int = 0
    """The same for each back that it imagines on a card before taking it; 0: it plans with what it knows."""
    worlds: int = 0
    """How often it deals unknown cards in thought before it lays one for the next player to find."""
    farsighted: bool = False
    """Whether it minds what it leaves to the next player, and who will have the last turn."""
    content: float = 0.4
    """What it must hope for beyond the group that stands, to swap on."""
    temper: Temper = EVEN
    looking: float = 6.0
    """Seconds of sand that go by before it has seen what there is, as with people who play as well."""
    swapping: float = 6.0
    """Seconds of sand for each swap."""
    lazy: float = 0.0
    """How likely it is content with the group that stands, and lays a drawn card anywhere."""


MANNERS: dict[Level, Manner] = {
    "lamb": Manner(swaps=3, ahead=1, breadth=4, lazy=0.5, looking=12, swapping=14),
    "ewe": Manner(swaps=5, ahead=2, breadth=6, looking=9, swapping=10),
    "ram": Manner(swaps=8, ahead=5, breadth=8, looking=8, swapping=6.5),
    "shepherd": Manner(swaps=8, ahead=8, breadth=60, curious=24, worlds=16, farsighted=True, content=0.02),
}

OFFHAND = Manner(swaps=8, ahead=3, breadth=6)
"""How anybody plays without thinking long."""


def swaps_in(manner: Manner, seconds: int) -> int:
    """How many swaps the sand leaves a person time for who plays like this: one at least."""
    return max(1, min(manner.swaps, int((seconds - manner.looking) // manner.swapping)))


MOST_SWAPS = 8
"""That bots make in a turn (L7)."""


def tempered(manner: Manner, temper: Temper) -> Manner:
    """The hasty swap less and are soon content, as the careful are; the patient and the daring swap on, and
    the quicker for it. Whoever minds nobody else, or likes a change, lays a card anywhere."""
    swaps = max(2, min(MOST_SWAPS, manner.swaps - round(4 * temper.haste) + round(2 * temper.daring)))
    return manner._replace(
        temper=temper,
        swaps=swaps,
        swapping=manner.swapping * manner.swaps / swaps,
        ahead=max(1, manner.ahead + round(temper.daring)),
        content=max(0.02, manner.content + 2 * temper.haste - 1.5 * temper.daring),
        lazy=max(0.0, min(0.7, manner.lazy + 0.15 * temper.whim + 0.3 * (1 - temper.spite))),
    )
