"""What a tap in the seats has changed, as a sentence: whoever can't see the table being laid hears it."""

from __future__ import annotations

from app.levels import LEVEL_NAMES
from app.seats import Seating
from app.wardrobe import JUMPERS
from bots.levels import level_of
from games.message import Message, say
from table.sitter import Sitter


def change_heard(before: Seating, after: Seating) -> Message | None:
    """Who came, left, changed places or is somebody else now; None if nothing of that happened."""
    if before.sitters == after.sitters:
        return None
    came = [sitter for sitter in after.sitters if sitter not in before.sitters]
    if len(after.sitters) > len(before.sitters):
        return _came(came[0], len(after.sitters))
    gone = [sitter for sitter in before.sitters if sitter not in after.sitters]
    if len(after.sitters) < len(before.sitters):
        return say("{name} leaves the table.", name=gone[0].name)
    if not came:
        return _moved(before.sitters, after.sitters)
    return _is_other(gone[0], came[0])


def _came(sitter: Sitter, number: int) -> Message:
    if sitter.is_bot:
        return say("{name} sits down as player {number}: a bot.", name=sitter.name, number=number)
    return say("{name} sits down as player {number}: a person.", name=sitter.name, number=number)


def _moved(before: tuple[Sitter, ...], after: tuple[Sitter, ...]) -> Message:
    """Of those who sit elsewhere now, the one who went farthest."""
    far = max(after, key=lambda sitter: abs(after.index(sitter) - before.index(sitter)))
    return say("{name} is player {number} now.", name=far.name, number=after.index(far) + 1)


def _is_other(before: Sitter, after: Sitter) -> Message:
    if before.is_bot != after.is_bot:
        if after.is_bot:
            return say("{name} is a bot now.", name=after.name)
        return say("{name} is a person now.", name=after.name)
    if before.kind != after.kind:
        return say("{name}. {level}.", name=after.name, level=LEVEL_NAMES[level_of(after.kind)])
    if before.colour != after.colour:
        return say("{name} now wears: {jumper}.", name=after.name, jumper=JUMPERS[after.colour])
    return say("Now called {name}.", name=after.name)
