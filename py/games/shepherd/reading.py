"""The meadow for those who listen: sun, dog, every player's sheep, and the grass row by row."""

from __future__ import annotations

from functools import lru_cache

from games.message import Message, Seat, say
from games.picture import Node, node
from games.shepherd.grazing import worms_seen
from games.shepherd.meadow import BIT, DARK, LIGHT, NAMES, NOWHERE, SIDE, squares_of
from games.shepherd.state import State, sheep_of

ROW = (1 << SIDE) - 1


def reading(state: State) -> Node:
    """A list out of sight, in the order in which one would look."""
    lines = [_sun(state), _dog(state)]
    lines += [_sheep(state, seat) for seat in range(state.setting.seats)]
    items = (node("li", line, key=f"line-{number}") for number, line in enumerate(lines))
    worms = worms_seen(state)
    rows = (_row(row, state.cards >> row * SIDE & ROW, worms >> row * SIDE & ROW) for row in range(SIDE))
    return node("ol", *items, *rows, class_="vh", aria_label=say("The meadow in words"), key="reading")


def _sun(state: State) -> Message:
    return say("The sun has gone {gone} of {track} fields.", gone=state.sun, track=state.setting.track)


def _dog(state: State) -> Message:
    if state.dog == NOWHERE:
        return say("The dog waits beside the meadow.")
    return say("The dog is on {square}.", square=NAMES[state.dog])


def _sheep(state: State, seat: int) -> Message:
    first, second = (
        say("{square}, {ground}", square=NAMES[square], ground=_ground(state, square))
        for square in sheep_of(state, seat)
    )
    return say("{player}'s sheep: {first}; {second}.", player=Seat(seat), first=first, second=second)


def _ground(state: State, square: int) -> Message:
    """What a sheep stands on."""
    here = BIT[square]
    if here & worms_seen(state):
        return say("a worm")
    if here & state.cards & DARK:
        return say("two grass cards")
    return say("a grass card") if here & state.cards & LIGHT else say("bare ground")


@lru_cache(maxsize=256)
def _row(row: int, cards: int, worms: int) -> Node:
    """One row's grass. Squares that are bare are not named."""
    there, crawling = cards << row * SIDE, worms << row * SIDE
    told = [
        (say("grass on {squares}", squares=_names(there & LIGHT & ~crawling)), there & LIGHT & ~crawling),
        (say("two cards each on {squares}", squares=_names(there & DARK)), there & DARK),
        (say("a worm on {squares}", squares=_names(crawling)), crawling),
    ]
    sentence: Message | None = None
    for part, board in reversed(told):
        if board:
            sentence = part if sentence is None else say("{grass}; {others}", grass=part, others=sentence)
    line = say("Row {number}: {grass}.", number=row + 1, grass=sentence or say("no grass"))
    return node("li", line, key=f"row-{row}")


def _names(board: int) -> str:
    return ", ".join(NAMES[square] for square in squares_of(board))
