"""The pawns on the board."""

from __future__ import annotations

from games.contract import Look
from games.message import Message
from games.nines.rules.state import State
from games.nines.scene.layout import Point, at, pawn_places
from games.nines.scene.traces import greeting
from games.nines.words import explaining
from games.picture import Node, piece


def pawns(view: State, look: Look) -> tuple[Node, ...]:
    """Every pawn where it stands. Keyed, so that the page moves it instead of painting another."""
    lifted = greeting(view, look)
    return tuple(
        pawn_piece(
            look.people[seat].colour,
            "pawn crowded" if crowded else "pawn",
            f"pawn-{seat}-{pawn}",
            point,
            explaining.pawn(seat, view.players[seat].pawns[pawn]),
            "pawn-greet" if (seat, pawn) in lifted else "pawn",
        )
        for (seat, pawn), (point, crowded) in pawn_places(view, look.shape).items()
    )


def pawn_piece(
    colour: int, classes: str, key: str, point: Point, explained: Message, symbol: str = "pawn"
) -> Node:
    """A pawn in a seat's colour. The lower it stands in the picture, the further in front."""
    style = at(point, point[1])
    return piece(symbol, colour=colour, class_=classes, key=key, style=style, data_explain=explained)
