"""A move told in beats: the events that `play` gave, each with the table that it left.

`play` itself stays quick, since bots live on it: only who looks asks for the tables between.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from games.contract import Beat, Event
from games.nines.rules import events
from games.nines.rules.state import BETWEEN, DEAL, Player, State


def told_in_beats(before: State, after: State, seen: Sequence[Event]) -> tuple[Beat, ...]:
    """Each event with the state that it left; the last one is that of `play`."""
    return tuple(_told(before, after, seen))


def _told(before: State, after: State, seen: Sequence[Event]) -> Iterator[Beat]:
    state = before._replace(question=BETWEEN) if before.players else _empty_table(after)
    for event in seen[:-1]:
        state = left_by(event, state)
        yield Beat(event, state)
    yield Beat(seen[-1], after)


def _empty_table(dealt: State) -> State:
    """Before the deal is told: the tiles are known, but nobody has drawn and no tile lies."""
    players = tuple(player._replace(front=()) for player in dealt.players)
    return dealt._replace(question=DEAL, seat=-1, track=(), players=players)


def left_by(event: Event, state: State) -> State:
    """The table after an event. Whose turn it is, and what is asked, is only told with the last one."""
    change = CHANGES.get(type(event))
    return change(state, event) if change else state


def _changed(state: State, seat: int, player: Player) -> State:
    players = (*state.players[:seat], player, *state.players[seat + 1 :])
    return state._replace(players=players)


def _drew(state: State, event: events.Drew) -> State:
    return _changed(state, event.seat, state.players[event.seat]._replace(front=(event.tile,)))


def _moved(state: State, event: events.Moved) -> State:
    mine = state.players[event.seat]
    pawns = (*mine.pawns[: event.pawn], event.path[-1], *mine.pawns[event.pawn + 1 :])
    return _changed(state, event.seat, mine._replace(pawns=pawns))


def _took(state: State, event: events.Took | events.TookCactus) -> State:
    mine = state.players[event.seat]
    if state.numbers[event.tile]:
        mine = mine._replace(front=(*mine.front, event.tile))
    else:
        mine = mine._replace(pile=(*mine.pile, event.tile))
    track = tuple(tile for tile in state.track if tile != event.tile)
    return _changed(state, event.seat, mine)._replace(track=track, holes=(*state.holes, event.tile))


def _made_nine(state: State, event: events.MadeNine) -> State:
    mine = state.players[event.seat]
    front = tuple(tile for tile in mine.front if tile not in event.tiles)
    return _changed(state, event.seat, mine._replace(front=front, pile=mine.pile + event.tiles))


def _put_aside(state: State, event: events.Discarded | events.LeftOver) -> State:
    mine = state.players[event.seat]
    front = tuple(tile for tile in mine.front if tile != event.tile)
    return _changed(state, event.seat, mine._replace(front=front, minus=(*mine.minus, event.tile)))


def _closed_up(state: State, _event: events.ClosedUp) -> State:
    return state._replace(holes=())


CHANGES: dict[type, Callable[[State, Any], State]] = {
    events.Drew: _drew,
    events.Moved: _moved,
    events.Took: _took,
    events.TookCactus: _took,
    events.MadeNine: _made_nine,
    events.Discarded: _put_aside,
    events.ClosedUp: _closed_up,
    events.LeftOver: _put_aside,
}
"""What each event changes on the table; the others only say something."""
