"""What is drawn because it is told, in its own beat, and what stays of it until somebody acts, faintly."""

from __future__ import annotations

from typing import NamedTuple

from games.contract import Look
from games.nines.rules import events
from games.nines.rules.ranking import PLUS
from games.nines.rules.state import GOAL, NUMBERS, State
from games.nines.scene.layout import Places, Point, at
from games.picture import Node, node, piece


def lit(look: Look) -> tuple[int, ...]:
    """The tiles that light up as a pawn leaves their stretch behind."""
    event = look.event
    return event.tiles if isinstance(event, events.LeftStretch) else ()


def greeting(view: State, look: Look) -> frozenset[tuple[int, int]]:
    """The pawns that lift their hats, since the die lets them go: by their seat and their number there."""
    event = look.event
    if not isinstance(event, events.Rolled):
        return frozenset()
    pawns = enumerate(view.players[event.seat].pawns)
    return frozenset((event.seat, pawn) for pawn, space in pawns if space != GOAL)


def leaving(look: Look, seat: int) -> tuple[int, ...]:
    """The numbers of a player that have just made nine: they lie there until the large sum takes them."""
    event = look.event
    return event.tiles if isinstance(event, events.MadeNine) and event.seat == seat else ()


class Gain(NamedTuple):
    """What a beat adds to the points of a player: the number changes when the tiles have arrived."""

    jar: int = 0
    aside: int = 0

    @property
    def points(self) -> int:
        return self.jar - self.aside


def gain(state: State, look: Look, seat: int) -> Gain:
    """What is counted for a player in this very beat."""
    event = look.event
    if getattr(event, "seat", None) != seat:
        return Gain()
    match event:
        case events.MadeNine():
            return Gain(jar=PLUS * len(event.tiles))
        case events.Took() if not state.numbers[event.tile]:
            return Gain(jar=PLUS)
        case events.Discarded() | events.LeftOver():
            return Gain(aside=state.numbers[event.tile])
    return Gain()


def flashing_sum(look: Look) -> tuple[Node, ...]:
    """Nine, large over the board, as long as it is told."""
    event = look.event
    if not isinstance(event, events.MadeNine):
        return ()
    terms: list[Node] = []
    for place, (tile, face) in enumerate(zip(event.tiles, event.faces, strict=True)):
        terms += [node("b", "+", key=f"and-{place}")] if place else []
        terms.append(piece(face, class_="term", key=f"term-{tile}"))
    total = sum(NUMBERS[face] for face in event.faces)
    card = node(
        "div",
        *terms,
        node("b", f"= {total}", class_="total", key="nine-total"),
        node("span", f"+{PLUS * len(event.tiles)}", class_="gain", key="nine-gain"),
        class_="made-nine",
        key="made-nine",
    )
    return (node("div", card, class_="climax", aria_hidden="true", key="climax"),)


def footprints(look: Look, where: Places) -> tuple[Node, ...]:
    """Where each player's pawn went last: prints in the sand, and a ghost where it set out."""
    if look.telling or look.picked is not None:
        return ()
    last = {event.seat: event for event in look.told if isinstance(event, events.Moved)}
    prints: list[Node] = []
    for seat, walk in last.items():
        colour = look.people[seat].colour
        begin = where.spaces.get(walk.origin)
        if begin is not None:
            prints.append(
                piece(
                    "pawn",
                    colour=colour,
                    class_="pawn was",
                    key=f"was-{seat}",
                    style=at(begin, begin[1]),
                )
            )
        prints += [
            node(
                "span",
                class_=f"print seat-{colour}",
                key=f"print-{seat}-{step}",
                style=at(_beside(where.spaces[space], seat, len(look.people))),
            )
            for step, space in enumerate(walk.path[:-1])
            if space in where.spaces
        ]
    return tuple(prints)


LANE = 20
"""How far the prints of one player lie beside those of the next."""


def _beside(point: Point, seat: int, seats: int) -> Point:
    """Everybody keeps to a lane, so that no prints hide others."""
    return point[0] + round(LANE * (seat - (seats - 1) / 2)), point[1]


def just_come(look: Look, seat: int) -> frozenset[int]:
    """The numbers in front of a player that have come since a person last acted."""
    return frozenset(
        event.tile
        for event in look.told
        if isinstance(event, events.Took | events.TookCactus) and event.seat == seat
    )
