"""How the table changes: exchanges, the end of a turn, winning a group, filling the nine, the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.contract import Played
from games.lucky.cards import Card, box, pair_of, sides_of, without
from games.lucky.dealing import Deal, Sides, read_deal, read_draw, read_nine
from games.lucky.events import (
    Dealt,
    DeckEmpty,
    Drawn,
    Ended,
    GroupWon,
    Laid,
    LastExchange,
    LuckyEvent,
    LuckyShown,
    NineLeft,
    NineRenewed,
    NoGroup,
    SeveralGroups,
    Stopped,
    Swapped,
    TimeUp,
)
from games.lucky.groups import SPACES, Group
from games.lucky.knowledge import EVERYBODY, NOBODY, eyes
from games.lucky.state import (
    EMPTY_NINE,
    MOST_EXCHANGES,
    NO_HOURGLASS,
    State,
    changed,
    empty_spaces,
    standing,
)

Events = tuple[LuckyEvent, ...]


def play(state: State, move: str) -> Played:
    """The table after a legal move, whoever made it."""
    words = move.split(" ")
    return _MOVES[words[0]](state, words)


def most_barren_turns(seats: int) -> int:
    """So many turns in a row without a win renew the nine, or end the match."""
    return 2 * seats


def _deal(state: State, words: Sequence[str]) -> Played:
    deal = read_deal(" ".join(words), state.seats)
    assert deal is not None
    after = state._replace(
        stage="exchange",
        active=deal.first,
        hands=tuple(
            tuple(Card(up, down, eyes(seat)) for up, down in hand) for seat, hand in enumerate(deal.hands)
        ),
        nine=_unseen(deal.nine),
        deck=_deck_after(deal),
        lucky=deal.lucky,
    )
    return Played(after, (Dealt(deal.first),))


def _deck_after(deal: Deal) -> tuple[int, ...]:
    return without(box(len(deal.hands)), *(pair_of(*card) for card in deal.cards))


def _unseen(nine: Sequence[Sides]) -> tuple[Card, ...]:
    """Cards laid by chance, in a way that nobody sees their backs."""
    return tuple(Card(up, down, NOBODY) for up, down in nine)


def _swap(state: State, words: Sequence[str]) -> Played:
    place, space = int(words[1]) - 1, int(words[2]) - 1
    seat, nine, hand = state.active, state.nine, state.hands[state.active]
    own, there = hand[place], nine[space]
    assert there is not None
    shown = own.down if own.up == there.up else own.up
    # What lies hidden now is the colour that stood there, so everybody knows both sides.
    laid = Card(shown, there.up, EVERYBODY)
    taken = Card(there.up, there.down, there.known | eyes(seat))
    after = State(
        state.seats,
        state.clock,
        state.straight,
        "exchange",
        seat,
        state.exchanges + 1,
        state.barren,
        (*nine[:space], laid, *nine[space + 1 :]),
        changed(state.hands, seat, (*hand[:place], taken, *hand[place + 1 :])),
        state.won,
        state.gone,
        None,
        state.deck,
        state.lucky,
    )
    swapped = Swapped(seat, place, space, there.up, shown)
    if state.clock == NO_HOURGLASS and after.exchanges == MOST_EXCHANGES:
        return _end_exchanging(after, (swapped, LastExchange(seat)))
    return Played(after, (swapped,))


def _stop(state: State, _words: Sequence[str]) -> Played:
    return _end_exchanging(state, (Stopped(state.active),))


def _time_up(state: State, _words: Sequence[str]) -> Played:
    return _end_exchanging(state, (TimeUp(state.active),))


def _end_exchanging(state: State, events: Events) -> Played:
    groups = standing(state)
    if not groups:
        return _win_nothing(state, (*events, NoGroup(state.active)))
    if len(groups) == 1:
        return _win_group(state, groups[0], events)
    return Played(state._replace(stage="choose"), (*events, SeveralGroups(state.active, len(groups))))


def _choose(state: State, words: Sequence[str]) -> Played:
    spaces = tuple(int(word) - 1 for word in words[1:])
    group = next(group for group in standing(state) if group.spaces == spaces)
    return _win_group(state, group, ())


def _win_nothing(state: State, events: Events) -> Played:
    after = state._replace(barren=state.barren + 1)
    if after.barren < most_barren_turns(state.seats):
        return Played(_next_turn(after), events)
    if len(state.deck) < len(SPACES):
        return _end(after, events, Ended("stuck"))
    # Only full nines are left after a turn without a win.
    left = tuple(card for card in state.nine if card is not None)
    renewed = _next_turn(after)._replace(stage="renew", barren=0, nine=EMPTY_NINE, gone=state.gone + left)
    return Played(renewed, (*events, NineLeft()))


def _win_group(state: State, group: Group, events: Events) -> Played:
    seat = state.active
    taken = tuple(card for space in group.spaces if (card := state.nine[space]) is not None)
    after = state._replace(
        stage="draw",
        barren=0,
        nine=tuple(None if space in group.spaces else state.nine[space] for space in SPACES),
        won=changed(state.won, seat, state.won[seat] + taken),
    )
    events = (*events, GroupWon(seat, group.spaces, group.colour))
    if len(taken) > len(state.deck):
        return _end(after, events, Ended("deck"))
    return Played(after, events)


def _draw(state: State, words: Sequence[str]) -> Played:
    pair = read_draw(" ".join(words))
    assert pair is not None
    deck = without(state.deck, pair)
    drawn = Drawn(state.active, len(deck))
    after = state._replace(stage="lay", drawn=Card(*sides_of(pair), eyes(state.active)), deck=deck)
    return Played(after, (drawn,) if deck else (drawn, DeckEmpty()))


def _lay(state: State, words: Sequence[str]) -> Played:
    space, colour = int(words[1]) - 1, int(words[2])
    drawn = state.drawn
    assert drawn is not None
    down = drawn.up if colour == drawn.down else drawn.down
    after = state._replace(
        stage="draw", nine=changed(state.nine, space, Card(colour, down, drawn.known)), drawn=None
    )
    laid = Laid(state.active, space, colour)
    return Played(after if empty_spaces(after) else _next_turn(after), (laid,))


def _renew(state: State, words: Sequence[str]) -> Played:
    nine = read_nine(" ".join(words))
    assert nine is not None
    deck = without(state.deck, *(pair_of(*card) for card in nine))
    after = state._replace(stage="exchange", nine=_unseen(nine), deck=deck)
    return Played(after, (NineRenewed(),) if deck else (NineRenewed(), DeckEmpty()))


def _next_turn(state: State) -> State:
    """To the player on the left."""
    return state._replace(stage="exchange", active=(state.active + 1) % state.seats, exchanges=0)


def _end(state: State, events: Events, ended: Ended) -> Played:
    shown = tuple(LuckyShown(seat, colour) for seat, colour in enumerate(state.lucky))
    return Played(state._replace(stage="over"), (*events, ended, *shown))


_MOVES: dict[str, Callable[[State, Sequence[str]], Played]] = {
    "deal": _deal,
    "swap": _swap,
    "stop": _stop,
    "time": _time_up,
    "win": _choose,
    "draw": _draw,
    "lay": _lay,
    "nine": _renew,
}
"""What each first word of a move does."""
