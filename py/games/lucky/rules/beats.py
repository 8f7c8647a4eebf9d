"""A move told in beats: what each event leaves on the table, and nothing that comes after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.contract import Beat
from games.lucky.rules.events import Drawn, DrumRoll, Ended, GroupWon, LuckyShown, NoGroup, Swapped
from games.lucky.rules.questions import play
from games.lucky.rules.state import State
from games.lucky.rules.turns import swap, take


def beats(state: State, seat: int, move: str) -> tuple[Beat, ...]:
    """The events of a move, each with the state that it left; the last one leaves what `play` does.

    The turn passes on with the last event, so that whoever is at it stays so until all is told.
    """
    after, events = play(state, seat, move)
    told = []
    for event in events[:-1]:
        if isinstance(event, Drawn):  # that it was the deck's last card is told of the same table
            state = after
        elif type(event) in _LEAVES:
            state = _LEAVES[type(event)](state, event)
        told.append(Beat(event, state))
    return (*told, Beat(events[-1], after))


_LEAVES: dict[type, Callable[[State, Any], State]] = {
    Swapped: lambda state, event: swap(state, event.place, event.space),
    NoGroup: lambda state, _: state._replace(barren=state.barren + 1),
    GroupWon: lambda state, event: take(state, event.spaces),
    Ended: lambda state, _: state._replace(question="over"),
    DrumRoll: lambda state, event: state._replace(active=event.seat),
    LuckyShown: lambda state, event: state._replace(unveiled=(*state.unveiled, event.seat)),
}
"""What is on the table after an event that isn't the last one; what isn't here changes nothing by itself."""
