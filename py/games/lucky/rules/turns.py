"""How the table changes: a swap, the end of a turn, a group won, the end of the match."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import permutations

from games.contract import Played
from games.lucky.rules.cards import COLOURS, Card
from games.lucky.rules.events import (
    Counted,
    DrumRoll,
    Ended,
    GroupWon,
    LuckyEvent,
    LuckyShown,
    NineLeft,
    NoGroup,
    SeveralGroups,
)
from games.lucky.rules.groups import SPACES, Group
from games.lucky.rules.knowledge import EVERYBODY, eyes
from games.lucky.rules.ranking import count, last_to_first
from games.lucky.rules.state import EMPTY_NINE, State, changed, most_barren_turns, standing

Events = tuple[LuckyEvent, ...]

_LAID = {(shown, hidden): Card(shown, hidden, EVERYBODY) for shown, hidden in permutations(COLOURS, 2)}
"""Cards laid by a swap: what is hidden is the colour that was there, so everybody knows both sides."""


_EYES = tuple(eyes(seat) for seat in range(4))


def swap(state: State, place: int, space: int) -> State:
    """An own card lies in the middle, and what lay there is in its place."""
    # Taken apart and put together at once: bots think of nothing as often as of a swap.
    seats, clock, straight, _, seat, swaps, barren, nine, hands, won, gone, _, deck, lucky, _ = state
    hand, there = hands[seat], nine[space]
    assert there is not None
    up, down, known = there
    own = hand[place]
    shown = own.down if own.up == up else own.up
    taken = there if known & (mine := _EYES[seat]) else Card(up, down, known | mine)
    return State(
        seats,
        clock,
        straight,
        "swap",
        seat,
        swaps + 1,
        barren,
        (*nine[:space], _LAID[shown, up], *nine[space + 1 :]),
        (*hands[:seat], (*hand[:place], taken, *hand[place + 1 :]), *hands[seat + 1 :]),
        won,
        gone,
        None,
        deck,
        lucky,
    )


def end_swapping(state: State, events: Events) -> Played:
    """What stands now is won: the one group, one of several, or nothing."""
    groups = standing(state)
    if not groups:
        return _win_nothing(state, (*events, NoGroup(state.active)))
    if len(groups) == 1:
        return win_group(state, groups[0], events)
    return Played(state._replace(question="choose"), (*events, SeveralGroups(state.active, len(groups))))


def _win_nothing(state: State, events: Events) -> Played:
    after = state._replace(barren=state.barren + 1)
    if after.barren < most_barren_turns(state.seats):
        return Played(next_turn(after), events)
    if len(state.deck) < len(SPACES):
        return _end(after, events, Ended("stuck"))
    # Only full nines are left after a turn without a win.
    left = tuple(card for card in state.nine if card is not None)
    renewed = next_turn(after)._replace(question="renew", barren=0, nine=EMPTY_NINE, gone=state.gone + left)
    return Played(renewed, (*events, NineLeft()))


def win_group(state: State, group: Group, events: Events) -> Played:
    """A group is counted and won; if the deck can't fill its spaces, that is the end."""
    seat = state.active
    after = take(state, group.spaces)
    won = GroupWon(seat, group.spaces, group.colour, len(after.won[seat]))
    events = (*events, *_count(seat, group), won)
    if len(group.spaces) > len(state.deck):
        return _end(after, events, Ended("deck"))
    return Played(after, events)


@cache
def _count(seat: int, group: Group) -> Events:
    """The cards of a group, one after the other."""
    return tuple(
        Counted(seat, group.spaces[:number], group.colour) for number in range(1, len(group.spaces) + 1)
    )


def take(state: State, spaces: Sequence[int]) -> State:
    """A group lies among the won cards of its winner, and its spaces are empty."""
    seat, nine = state.active, state.nine
    taken = tuple(card for space in spaces if (card := nine[space]) is not None)
    return state._replace(
        question="draw",
        barren=0,
        nine=tuple(None if space in spaces else nine[space] for space in SPACES),
        won=changed(state.won, seat, state.won[seat] + taken),
    )


def next_turn(state: State) -> State:
    """To the player on the left."""
    return state._replace(question="swap", active=(state.active + 1) % state.seats, swaps=0)


def _end(state: State, events: Events, ended: Ended) -> Played:
    """The lucky cards are turned up one by one, the best player's last."""
    order = last_to_first(state)
    shown = tuple(event for seat in order for event in _unveil(state, seat))
    after = state._replace(question="over", active=order[-1], unveiled=tuple(order))
    return Played(after, (*events, ended, *shown))


def _unveil(state: State, seat: int) -> Events:
    counted = count(state, seat)
    return DrumRoll(seat), LuckyShown(seat, state.lucky[seat], counted.lucky, counted.score)
