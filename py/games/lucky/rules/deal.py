"""What chance decides, as moves: the deal, the nine renewed, and each card drawn from the deck.

    deal first 2 lucky 5 3 hand 12 43 65 71 hand 24 14 36 57 nine 62 15 …
    nine 62 15 73 …
    draw 25

A card is spelled with the side that lies up first; a drawn card has none yet, so its lower colour is.
The deck has no order in the record: the card that is drawn says what was on top.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import NamedTuple

from games.contract import Move
from games.lucky.rules.cards import COLOURS, HAND, SPELLED, Pair, pair_of, sides_of, written
from games.lucky.rules.groups import SPACES, fit_to_begin
from games.lucky.rules.state import DRAWN_BY_LOT, State, cards_in_play
from games.message import Message, say

Sides = tuple[int, int]
"""A card that has just been laid by chance: the colour that lies up, and the one that lies down."""


class Deal(NamedTuple):
    """How a match begins."""

    first: int
    lucky: tuple[int, ...]
    hands: tuple[tuple[Sides, ...], ...]
    nine: tuple[Sides, ...]

    @property
    def cards(self) -> tuple[Sides, ...]:
        """All sheep cards that the deal lays."""
        return (*(card for hand in self.hands for card in hand), *self.nine)


def draw_deal(state: State, rng: Random) -> Move:
    """How a match begins."""
    return write_deal(_deal(state, rng))


def draw_card(state: State, rng: Random) -> Move:
    """The card on top of the deck."""
    return f"draw {rng.choice(state.deck)}"


def draw_nine(state: State, rng: Random) -> Move:
    """Nine new cards."""
    return write_nine(_lay_nine(rng.sample(state.deck, len(SPACES)), rng))


def _deal(state: State, rng: Random) -> Deal:
    pairs = rng.sample(state.deck, cards_in_play(state.seats))
    first = rng.randrange(state.seats) if state.active == DRAWN_BY_LOT else state.active
    return Deal(
        first=first,
        lucky=tuple(rng.sample(COLOURS, state.seats)),
        hands=tuple(
            tuple(_turn(pair, rng) for pair in pairs[HAND * seat : HAND * seat + HAND])
            for seat in range(state.seats)
        ),
        nine=_lay_nine(pairs[-len(SPACES) :], rng),
    )


def _turn(pair: Pair, rng: Random) -> Sides:
    low, high = sides_of(pair)
    return (low, high) if rng.random() < 0.5 else (high, low)


def _lay_nine(pairs: Sequence[Pair], rng: Random) -> tuple[Sides, ...]:
    """Nine cards with no more than two of a colour together.

    Turning all of them by chance until it is so picks evenly among the ways that are so; whatever
    the nine cards are, there is one.
    """
    while True:
        nine = tuple(_turn(pair, rng) for pair in pairs)
        if fit_to_begin([up for up, _ in nine]):
            return nine


def write_deal(deal: Deal) -> str:
    """The deal as a move."""
    lucky = " ".join(str(colour) for colour in deal.lucky)
    hands = " ".join(f"hand {_row(hand)}" for hand in deal.hands)
    return f"deal first {deal.first + 1} lucky {lucky} {hands} {write_nine(deal.nine)}"


def write_nine(nine: Iterable[Sides]) -> str:
    """Nine new cards as a move, in the order of the spaces."""
    return f"nine {_row(nine)}"


def _row(cards: Iterable[Sides]) -> str:
    return " ".join(written(up, down) for up, down in cards)


def read_deal(move: str, seats: int) -> Deal | None:
    """The deal that a move spells, or None if it isn't spelled like one."""
    words = move.split()
    cards = [SPELLED[word] for word in words if word in SPELLED]
    colours = [int(word) for word in words if word in _DIGITS]
    if len(cards) != cards_in_play(seats) or len(colours) != 1 + seats:
        return None
    deal = Deal(
        first=colours[0] - 1,
        lucky=tuple(colours[1:]),
        hands=tuple(tuple(cards[HAND * seat : HAND * seat + HAND]) for seat in range(seats)),
        nine=tuple(cards[HAND * seats :]),
    )
    return deal if write_deal(deal) == move else None


_DIGITS = frozenset(str(number) for number in range(1, 10))


def read_nine(move: str) -> tuple[Sides, ...] | None:
    """The nine cards that a move spells, or None if it isn't spelled like that."""
    nine = tuple(SPELLED[word] for word in move.split() if word in SPELLED)
    return nine if len(nine) == len(SPACES) and write_nine(nine) == move else None


def read_draw(move: str) -> Pair | None:
    """The card that a move says was drawn, or None if it isn't spelled like that."""
    word, _, spelled = move.partition(" ")
    up, down = SPELLED.get(spelled, (1, 0))
    return pair_of(up, down) if word == "draw" and up < down else None


def why_no_deal(state: State, move: Move) -> Message | None:
    """Why chance can't have dealt like this; None if it can."""
    deal = read_deal(move, state.seats)
    if deal is None:
        return say(
            "The deal says who goes first, then the lucky cards, four cards for each player and the nine."
        )
    if state.active not in (DRAWN_BY_LOT, deal.first) or deal.first >= state.seats:
        return say("The deal must let the right player go first.")
    if len(set(deal.lucky)) < state.seats or max(deal.lucky) > COLOURS[-1]:
        return say("There is one lucky card of each of the seven colours.")
    return _why_no_cards(state, deal.cards) or _why_no_start(deal.nine)


def why_no_card(state: State, move: Move) -> Message | None:
    """Why this can't have been the card on top of the deck."""
    pair = read_draw(move)
    if pair is None:
        return say("One card is drawn now: the move reads like “draw 25”.")
    return _why_no_cards(state, [sides_of(pair)])


def why_no_nine(state: State, move: Move) -> Message | None:
    """Why these can't be the nine new cards."""
    nine = read_nine(move)
    if nine is None:
        return say("Nine new cards come now: the move reads “nine” and nine cards.")
    return _why_no_cards(state, nine) or _why_no_start(nine)


def _why_no_cards(state: State, cards: Iterable[Sides]) -> Message | None:
    wanted = Counter(pair_of(*card) for card in cards)
    if wanted <= Counter(state.deck):
        return None
    return say("The deck has none of those cards left.")


def _why_no_start(nine: Sequence[Sides]) -> Message | None:
    if fit_to_begin([up for up, _ in nine]):
        return None
    return say("When chance deals the nine, no more than two sheep of one colour may touch.")
