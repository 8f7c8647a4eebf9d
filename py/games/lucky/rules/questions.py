"""The questions of a turn, one row each: what may be answered, what follows, and why not.

`swap` is asked again and again until the turn ends; `choose` where several groups wait to be won; `lay` for
each card drawn. `deal`, `draw` and `renew` are asked of chance. What chance answers is spelled in `deal`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import NamedTuple

from games.contract import Move, Played
from games.lucky.rules import deal
from games.lucky.rules.cards import COLOURS, HAND, Card, box, pair_of, sides_of, without
from games.lucky.rules.events import (
    Dealt,
    DeckEmpty,
    Drawn,
    Laid,
    LastSwap,
    NineRenewed,
    Stopped,
    Swapped,
    TimeUp,
)
from games.lucky.rules.groups import SPACES
from games.lucky.rules.knowledge import NOBODY, eyes
from games.lucky.rules.state import (
    MOST_SWAPS,
    NO_HOURGLASS,
    State,
    changed,
    empty_spaces,
    faces,
    group_at,
    standing,
)
from games.lucky.rules.turns import end_swapping, next_turn, swap, win_group
from games.message import Message, say


class Question(NamedTuple):
    """What is asked of the active seat, or of chance."""

    follow: Mapping[str, Callable[[State, str], Played]]
    """What each answer does, by its first word; given what comes after the word."""
    why_not: Callable[[State, Move], Message | None]
    """Why a text is no answer. A seat's is asked only when it isn't among the answers."""
    answers: Callable[[State], Sequence[Move]] | None = None
    """All that a seat may answer."""
    draw: Callable[[State, Random], Move] | None = None
    """What chance answers."""


# swap


_SWAP_MOVES = tuple(tuple(f"swap {place + 1} {space + 1}" for space in SPACES) for place in range(HAND))
_SWAPS = {f"{place + 1} {space + 1}": (place, space) for place in range(HAND) for space in SPACES}


def _swaps(state: State) -> list[Move]:
    """Every own card onto every card that shows one of its two sides."""
    nine = faces(state)
    listed = [
        named[space]
        for named, (up, down, _) in zip(_SWAP_MOVES, state.hands[state.active], strict=True)
        for space in SPACES
        if nine[space] == up or nine[space] == down
    ]
    listed.append("stop")
    if state.clock != NO_HOURGLASS:
        listed.append("time")
    return listed


def _swap(state: State, where: str) -> Played:
    place, space = _SWAPS[where]
    after = swap(state, place, space)
    laid, seat = after.nine[space], after.active
    assert laid is not None
    shown, taken, _ = laid
    swapped = Swapped(seat, place, space, taken, shown, group_at(after.nine, after.straight, space, shown))
    if after.clock == NO_HOURGLASS and after.swaps == MOST_SWAPS:
        return end_swapping(after, (swapped, LastSwap(seat)))
    return Played(after, (swapped,))


def _stop(state: State, _nothing: str) -> Played:
    return end_swapping(state, (Stopped(state.active),))


def _time_up(state: State, _nothing: str) -> Played:
    return end_swapping(state, (TimeUp(state.active),))


def _why_no_swap(state: State, move: Move) -> Message:
    word, _, where = move.partition(" ")
    if word == "swap" and where in _SWAPS:
        return say("That doesn’t match: one side of your card must show the same sheep as the card you take.")
    if word == "swap":
        return say("A swap is one of your four cards for one of the nine.")
    if word == "time" and state.clock == NO_HOURGLASS:
        return say("This game is played without the hourglass: stop when you like.")
    if word == "win":
        return say("You win a group when you stop swapping: stop first.")
    if word == "lay":
        return say("Cards from the deck only go where a group has been won.")
    return say("To stop swapping, one word is enough.")


# choose


def _wins(state: State) -> list[Move]:
    return ["win " + " ".join(str(space + 1) for space in group.spaces) for group in standing(state)]


def _win(state: State, where: str) -> Played:
    spaces = tuple(int(number) - 1 for number in where.split(" "))
    return win_group(state, next(group for group in standing(state) if group.spaces == spaces), ())


def _why_no_win(state: State, move: Move) -> Message:
    word = move.split(" ")[0]
    if word == "win" and state.straight:
        return say("You win one whole row or column of one colour: choose one that is there.")
    if word == "win":
        return say("You win one whole group and nothing else.")
    if word == "lay":
        return say("Choose your group before you fill its spaces.")
    return say("The swapping is over: choose the group you win. You have to take one.")


# lay


_LAY_MOVES = tuple(tuple(f"lay {space + 1} {colour}" for colour in (0, *COLOURS)) for space in SPACES)
_LAYS = {f"{space + 1} {colour}": (space, colour) for space in SPACES for colour in COLOURS}


def _lays(state: State) -> list[Move]:
    """Any empty space, either side up. Of a card that somebody else drew no side is known."""
    assert state.drawn is not None
    return [_LAY_MOVES[space][colour] for space in empty_spaces(state) for colour in state.drawn[:2]]


def _lay(state: State, where: str) -> Played:
    space, colour = _LAYS[where]
    drawn, seat = state.drawn, state.active
    assert drawn is not None
    up, down, known = drawn
    nine = changed(state.nine, space, Card(colour, up if colour == down else down, known))
    laid = Laid(seat, space, colour, group_at(nine, state.straight, space, colour))
    after = state._replace(question="draw", nine=nine, drawn=None)
    return Played(after if None in nine else next_turn(after), (laid,))


def _why_no_lay(state: State, move: Move) -> Message:
    word, _, where = move.partition(" ")
    if word != "lay":
        return say("First put down the card you drew.")
    if where not in _LAYS:
        return say("Put the card on an empty space, either side up.")
    if state.nine[_LAYS[where][0]] is not None:
        return say("There is already a card there: choose an empty space.")
    return say("The card you drew doesn’t have that sheep on either side.")


# chance: deal, draw, renew


def _deal(state: State, cards: str) -> Played:
    dealt = deal.read_deal(f"deal {cards}", state.seats)
    assert dealt is not None
    after = state._replace(
        question="swap",
        active=dealt.first,
        hands=tuple(
            tuple(Card(up, down, eyes(seat)) for up, down in hand) for seat, hand in enumerate(dealt.hands)
        ),
        nine=_unseen(dealt.nine),
        deck=without(box(state.seats), *(pair_of(*card) for card in dealt.cards)),
        lucky=dealt.lucky,
    )
    return Played(after, (Dealt(dealt.first),))


def _unseen(nine: Sequence[deal.Sides]) -> tuple[Card, ...]:
    """Cards laid by chance, in a way that nobody sees their backs."""
    return tuple(Card(up, down, NOBODY) for up, down in nine)


def _draw(state: State, card: str) -> Played:
    pair = deal.read_draw(f"draw {card}")
    assert pair is not None
    deck = without(state.deck, pair)
    drawn = Drawn(state.active, len(deck))
    after = state._replace(question="lay", drawn=Card(*sides_of(pair), eyes(state.active)), deck=deck)
    return Played(after, (drawn,) if deck else (drawn, DeckEmpty()))


def _renew(state: State, cards: str) -> Played:
    nine = deal.read_nine(f"nine {cards}")
    assert nine is not None
    deck = without(state.deck, *(pair_of(*card) for card in nine))
    after = state._replace(question="swap", nine=_unseen(nine), deck=deck)
    return Played(after, (NineRenewed(),) if deck else (NineRenewed(), DeckEmpty()))


QUESTIONS = {
    "deal": Question({"deal": _deal}, deal.why_no_deal, draw=deal.draw_deal),
    "swap": Question({"swap": _swap, "stop": _stop, "time": _time_up}, _why_no_swap, _swaps),
    "choose": Question({"win": _win}, _why_no_win, _wins),
    "draw": Question({"draw": _draw}, deal.why_no_card, draw=deal.draw_card),
    "lay": Question({"lay": _lay}, _why_no_lay, _lays),
    "renew": Question({"nine": _renew}, deal.why_no_nine, draw=deal.draw_nine),
}
"""Every question by its name, as it stands in a state. When it is over, none is asked."""

OF_CHANCE = frozenset(name for name, question in QUESTIONS.items() if question.draw)
WORDS = frozenset(word for question in QUESTIONS.values() if question.answers for word in question.follow)
"""The first words of what seats answer."""

_FOLLOW = {word: follow for question in QUESTIONS.values() for word, follow in question.follow.items()}


def play(state: State, _seat: int, move: Move) -> Played:
    """The table after a legal move, whoever made it."""
    word, _, rest = move.partition(" ")
    return _FOLLOW[word](state, rest)
