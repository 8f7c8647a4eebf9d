"""The meadow for those who listen: sun, dog, every player's sheep, and the grass row by row."""

from __future__ import annotations

from functools import cache, lru_cache

from games.message import Place, Seat, say
from games.picture import Child, Node, node
from games.shepherd.rules.meadow import BIT, DARK, LIGHT, NAMES, NOWHERE, SIDE, squares_of
from games.shepherd.rules.state import State, owner
from games.shepherd.rules.worms import worms_seen

ROW = (1 << SIDE) - 1


def reading(state: State) -> Node:
    """A list out of sight, in the order in which one would look."""
    worms, cards = worms_seen(state), state.cards
    return node(
        "ol",
        _sun(state.sun, state.variant.track),
        _dog(state.dog),
        *[_sheep(sheep, square, _ground(square, cards, worms)) for sheep, square in enumerate(state.sheep)],
        *[_row(row, cards >> row * SIDE & ROW, worms >> row * SIDE & ROW) for row in range(SIDE)],
        class_="vh",
        aria_label=say("The meadow in words"),
        key="reading",
    )


@cache
def _sun(gone: int, track: int) -> Node:
    return node(
        "li", say("The sun has taken {gone} of {track} steps.", gone=gone, track=track), key="line-sun"
    )


@cache
def _dog(square: int) -> Node:
    on = say("The dog is on {square}.", square=NAMES[square])
    return node("li", say("The dog waits beside the meadow.") if square == NOWHERE else on, key="line-dog")


STANDS = {
    "worm": say("{player} has a sheep on {square}, by a worm."),
    "dark": say("{player} has a sheep on {square}, on two grass cards."),
    "light": say("{player} has a sheep on {square}, on a grass card."),
    "bare": say("{player} has a sheep on {square}, on bare ground."),
}


def _ground(square: int, cards: int, worms: int) -> str:
    """What lies on a square."""
    here = BIT[square]
    if here & worms:
        return "worm"
    return "dark" if here & cards & DARK else "light" if here & cards & LIGHT else "bare"


@lru_cache(maxsize=64)
def _sheep(sheep: int, square: int, ground: str) -> Node:
    """Where a sheep is, and what it stands on."""
    places: dict[str, Place] = {"player": Seat(owner(sheep)), "square": NAMES[square]}
    return node("li", STANDS[ground]._replace(places=places), key=f"line-sheep-{sheep}")


@lru_cache(maxsize=32)
def _row(row: int, cards: int, worms: int) -> Node:
    """One row's grass, a sentence for each kind. Squares that are bare are not named."""
    there, crawling = cards << row * SIDE, worms << row * SIDE
    kinds = (
        (there & LIGHT & ~crawling, say("Grass: {squares}.")),
        (there & DARK, say("Tall grass: {squares}.")),
        (crawling, say("Worms: {squares}.")),
    )
    told = [sentence._replace(places={"squares": _names(board)}) for board, sentence in kinds if board]
    line: list[Child] = [say("Row {number}.", number=row + 1)]
    for sentence in told or [say("No grass.")]:
        line += (" ", sentence)
    return node("li", *line, key=f"row-{row}")


def _names(board: int) -> str:
    return ", ".join(NAMES[square] for square in squares_of(board))
