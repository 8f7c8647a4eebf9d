"""Who knows the sides that lie down, what a seat may see of a match, and what it may imagine.

A side that lay up was seen by all. Both sides of a card are known to whoever held or drew it, and of
one laid by a swap to all, since what lies hidden is the colour that stood there. Cards never
leave the table's sight, so this knowledge travels with each card, as one bit for each pair of eyes.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Iterator
from random import Random

from games.contract import TABLE
from games.lucky.rules.cards import COLOURS, UNKNOWN, Card, Pair, box, pair_of, sides_of
from games.lucky.rules.state import State

NOBODY = 0
EVERYBODY = 0b11111
"""Four seats, and the table that sees only what lies open."""


def eyes(seat: int) -> int:
    """The bit of one seat, or of the table."""
    return 1 << (4 if seat == TABLE else seat)


def view(state: State, seat: int) -> State:
    """The match with all that this seat can't know taken out."""
    bit = eyes(seat)

    def seen(cards: Iterable[Card]) -> tuple[Card, ...]:
        return tuple([card if card.known & bit else Card(card.up, UNKNOWN, card.known) for card in cards])

    drawn, unveiled = state.drawn, state.unveiled
    return state._replace(
        nine=tuple(
            [
                card if card is None or card.known & bit else Card(card.up, UNKNOWN, card.known)
                for card in state.nine
            ]
        ),
        hands=tuple(map(seen, state.hands)),
        won=tuple(map(seen, state.won)),
        gone=seen(state.gone),
        drawn=drawn if drawn is None or drawn.known & bit else Card(UNKNOWN, UNKNOWN, drawn.known),
        deck=(UNKNOWN,) * len(state.deck),
        lucky=tuple(
            [
                colour if owner == seat or owner in unveiled else UNKNOWN
                for owner, colour in enumerate(state.lucky)
            ]
        ),
    )


def cards_on_table(state: State) -> Iterator[Card]:
    """Every sheep card outside the deck, the drawn one last."""
    for card in state.nine:
        if card is not None:
            yield card
    for pile in (*state.hands, *state.won, state.gone):
        yield from pile
    if state.drawn is not None:
        yield state.drawn


def guess(view: State, _seat: int, rng: Random) -> State:
    """A whole match that looks like this view: the unknown cards dealt from those that remain."""
    remaining = Counter(box(view.seats))
    half_known: Counter[int] = Counter()
    for card in cards_on_table(view):
        if card.down != UNKNOWN:
            remaining[pair_of(card.up, card.down)] -= 1
        elif card.up != UNKNOWN:
            half_known[card.up] += 1
    backs = _Backs(remaining, half_known, rng)
    unseen = list(remaining.elements())
    rng.shuffle(unseen)
    drawn = view.drawn
    if drawn is not None and drawn.up == UNKNOWN:
        drawn = Card(*sides_of(unseen.pop()), drawn.known)
    return view._replace(
        nine=tuple(card and backs.whole(card) for card in view.nine),
        hands=tuple(tuple(map(backs.whole, hand)) for hand in view.hands),
        won=tuple(tuple(map(backs.whole, pile)) for pile in view.won),
        gone=tuple(map(backs.whole, view.gone)),
        drawn=drawn,
        deck=tuple(sorted(unseen)),
        lucky=_lucky(view, rng),
    )


def _lucky(seen: State, rng: Random) -> tuple[int, ...]:
    if seen.question == "deal":
        return seen.lucky
    left = [colour for colour in COLOURS if colour not in seen.lucky]
    rng.shuffle(left)
    return tuple(colour or left.pop() for colour in seen.lucky)


class _Backs:
    """The sides lying down, found for all cards of which only the side lying up is known."""

    def __init__(self, remaining: Counter[Pair], half_known: Counter[int], rng: Random) -> None:
        """Takes the cards it uses out of `remaining`."""
        self._remaining = remaining
        self._rng = rng
        self._of: dict[int, list[int]] = {colour: [] for colour in COLOURS}
        wanted = list(half_known.elements())
        rng.shuffle(wanted)
        for colour in wanted:
            self._find(colour)
        for backs in self._of.values():
            rng.shuffle(backs)

    def whole(self, card: Card) -> Card:
        """A card with both its sides."""
        return card if card.down else Card(card.up, self._of[card.up].pop(), card.known)

    def _free(self, colour: int) -> list[int]:
        """The backs of the remaining cards that have this colour, each card once."""
        return [
            other
            for other in COLOURS
            if other != colour
            for _ in range(self._remaining[pair_of(colour, other)])
        ]

    def _find(self, colour: int) -> None:
        """A back for one more card that shows this colour.

        If no card with the colour remains, some card that has it serves as another colour's, which
        then looks for a new one, and so on: a chain that ends at a colour with a card to spare. A view
        comes from a real match, so there always is one.
        """
        before = {colour: UNKNOWN}
        queue = deque([colour])
        while not (free := self._free(queue[0])):
            asking = queue.popleft()
            for other, backs in self._of.items():
                if asking in backs and other not in before:
                    before[other] = asking
                    queue.append(other)
        last = queue[0]
        back = self._rng.choice(free)
        self._remaining[pair_of(last, back)] -= 1
        self._of[last].append(back)
        while asking := before[last]:
            self._of[last].remove(asking)
            self._of[asking].append(last)
            last = asking
