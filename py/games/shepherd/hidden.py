"""The worms under the grass, and those that were eaten unseen."""

from __future__ import annotations

from collections.abc import Sequence

from games.contract import Look
from games.hidden import veiled
from games.message import Message, Seat, as_it_is, listed, say, say_many
from games.picture import Node, node, piece
from games.shepherd.rules.meadow import NAMES, squares_of
from games.shepherd.rules.state import State
from games.shepherd.rules.worms import worms_seen
from games.shepherd.scene.layout import LAYOUTS, at, middle


def on_board(state: State, look: Look) -> Sequence[Node]:
    """A worm at the foot of each card that hides one; a sheep may stand on it."""
    layout = LAYOUTS[look.shape]
    return tuple(
        veiled(piece("worm"), key=f"worm-{NAMES[square]}", style=at(middle(layout, square)))
        for square in squares_of(_under_grass(state))
    )


def kept(state: State, _look: Look, seat: int) -> Sequence[Node]:
    """As many worms as lie face down in its heap."""
    many = _eaten(state, seat)
    return (veiled(piece("worm"), node("b", f"× {many}"), key="worms"),) if many else ()


def told(state: State) -> Sequence[Message]:
    """The squares, then the heaps."""
    squares = [as_it_is(NAMES[square]) for square in squares_of(_under_grass(state))]
    hiding = [say("Worms are hiding under {squares}", squares=listed(squares))] if squares else []
    heaps = (
        say_many(
            "{count} worm is hidden in {player}’s heap", "{count} worms are hidden in {player}’s heap", many,
            player=Seat(seat),
        )
        for seat in range(state.variant.seats)
        if (many := _eaten(state, seat))
    )  # fmt: skip
    return (*hiding, *heaps)


def _unseen(state: State) -> int:
    """The worms that nobody sees now."""
    return (state.worms or 0) & ~worms_seen(state)


def _under_grass(state: State) -> int:
    return _unseen(state) & state.cards


def _eaten(state: State, seat: int) -> int:
    """How many lie face down in a heap."""
    return (_unseen(state) & state.piles[seat]).bit_count()
