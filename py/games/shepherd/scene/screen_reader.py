"""The meadow for those who listen: sun, dog, every player's sheep, and the grass row by row."""

from __future__ import annotations

from functools import lru_cache

from games.message import Message, Seat, say
from games.picture import Child, Node, node
from games.shepherd.rules.meadow import BIT, DARK, LIGHT, NAMES, NOWHERE, SIDE, squares_of
from games.shepherd.rules.state import State, owner
from games.shepherd.rules.worms import worms_seen

ROW = (1 << SIDE) - 1


def reading(state: State) -> Node:
    """A list out of sight, in the order in which one would look."""
    lines = [_sun(state), _dog(state)]
    lines += [_sheep(state, sheep) for sheep in range(len(state.sheep))]
    items = (node("li", line, key=f"line-{number}") for number, line in enumerate(lines))
    worms = worms_seen(state)
    rows = (_row(row, state.cards >> row * SIDE & ROW, worms >> row * SIDE & ROW) for row in range(SIDE))
    return node("ol", *items, *rows, class_="vh", aria_label=say("The meadow in words"), key="reading")


def _sun(state: State) -> Message:
    return say("The sun has taken {gone} of {track} steps.", gone=state.sun, track=state.variant.track)


def _dog(state: State) -> Message:
    if state.dog == NOWHERE:
        return say("The dog waits beside the meadow.")
    return say("The dog is on {square}.", square=NAMES[state.dog])


def _sheep(state: State, sheep: int) -> Message:
    """Where a sheep is, and what it stands on."""
    square = state.sheep[sheep]
    return _stands_on(state, BIT[square])._replace(
        places={"player": Seat(owner(sheep)), "square": NAMES[square]}
    )


def _stands_on(state: State, here: int) -> Message:
    if here & worms_seen(state):
        return say("{player} has a sheep on {square}, by a worm.")
    if here & state.cards & DARK:
        return say("{player} has a sheep on {square}, on two grass cards.")
    if here & state.cards & LIGHT:
        return say("{player} has a sheep on {square}, on a grass card.")
    return say("{player} has a sheep on {square}, on bare ground.")


@lru_cache(maxsize=256)
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
