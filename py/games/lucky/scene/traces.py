"""What the others did since this screen's people last acted, faint, until the next touch.

A card that was laid is framed in the colour of whoever laid it, and where a group was won its sheep are
left as ghosts. What lay beneath a card before isn't drawn: it is now the back of a card of the nine (L5).
"""

from __future__ import annotations

from games.contract import Event, Look
from games.lucky.rules.events import Dealt, GroupWon, Laid, NineLeft, NineRenewed, Swapped
from games.lucky.rules.state import State
from games.lucky.scene.layout import SPACE_POINTS
from games.lucky.scene.pieces import at, head, mark
from games.picture import Node, node


def frames(view: State, look: Look) -> tuple[Node, ...]:
    """Round the cards that were laid."""
    points = SPACE_POINTS[look.shape]
    return tuple(
        mark(f"trace seat-{look.people[event.seat].colour}", points[space], key=f"trace-{space}")
        for space, event in _done_by_others(look)
        if isinstance(event, Swapped | Laid) and view.nine[space] is not None
    )


def won_here(view: State, look: Look) -> tuple[Node, ...]:
    """On the empty spaces of a group that was won."""
    points = SPACE_POINTS[look.shape]
    return tuple(
        node("span", head(event.colour), class_="won-here", key=f"won-here-{space}", style=at(points[space]))
        for space, event in _done_by_others(look)
        if isinstance(event, GroupWon) and view.nine[space] is None
    )


def _done_by_others(look: Look) -> list[tuple[int, Event]]:
    """What was done to each space last, by anybody but whoever looks; nothing while something is told."""
    if look.telling:
        return []
    found: dict[int, Event] = {}
    for event in look.told:
        match event:
            case Swapped(space=space) | Laid(space=space):
                found[space] = event
            case GroupWon(spaces=spaces):
                found |= dict.fromkeys(spaces, event)
            case Dealt() | NineLeft() | NineRenewed():
                found.clear()
    return [(space, event) for space, event in sorted(found.items()) if event.seat != look.seat]
