"""A match of Lucky Sheep at one moment, as an immutable value. A view has the same shape.

In a view, what its seat may not know is `UNKNOWN`: sides of cards, cards of the deck (their number
stays), lucky cards.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeVar

from games.contract import Options
from games.lucky.rules.cards import HAND, UNKNOWN, Card, Pair, box
from games.lucky.rules.groups import BESIDE, SPACES, Group, groups_in, largest_with

Asked = Literal["deal", "swap", "choose", "draw", "lay", "renew", "over"]
"""What is asked now, a name in the table of `questions`: chance deals, draws a card or renews the nine; the
active seat swaps, chooses one of several groups, or lays the card it drew."""

NO_HOURGLASS = 0
MOST_SWAPS = 3
"""In a turn without the hourglass."""

Nine = tuple[Card | None, ...]
EMPTY_NINE: Nine = (None,) * len(SPACES)

DRAWN_BY_LOT = -1
"""The active seat before the deal, when chance is to say who begins."""

Item = TypeVar("Item")


class State(NamedTuple):
    """Everything on and under the table."""

    seats: int
    clock: int
    """Seconds of sand in a turn, or `NO_HOURGLASS`."""
    straight: bool
    """Whether only full rows and columns count."""
    question: Asked
    active: int
    """Whose turn it is; when it is over, whose lucky card was turned up last."""
    swaps: int
    """Made by the active seat in this turn."""
    barren: int
    """Turns in a row that have won nothing."""
    nine: Nine
    hands: tuple[tuple[Card, ...], ...]
    won: tuple[tuple[Card, ...], ...]
    """For each seat the cards it has won, in that order, faces as they lay."""
    gone: tuple[Card, ...]
    """Cards that left the game when the nine were renewed."""
    drawn: Card | None
    """The card in the active seat's hand that is to be laid; it has no side that lies up yet."""
    deck: tuple[Pair, ...]
    """Sorted: chance decides at each draw which card was on top."""
    lucky: tuple[int, ...]
    """For each seat the colour of its lucky card."""
    unveiled: tuple[int, ...] = ()
    """The seats whose lucky cards lie face up at the end, in the order in which they were turned."""


def begin(seats: int, options: Options) -> State:
    """The table before the deal."""
    clock, first = options["clock"], options["first"]
    return State(
        seats=seats,
        clock=NO_HOURGLASS if clock == "none" else int(clock),
        straight=options["straight"] == "yes",
        question="deal",
        active=DRAWN_BY_LOT if first == "drawn" else int(first) - 1,
        swaps=0,
        barren=0,
        nine=EMPTY_NINE,
        hands=((),) * seats,
        won=((),) * seats,
        gone=(),
        drawn=None,
        deck=box(seats),
        lucky=(UNKNOWN,) * seats,
    )


def changed(row: tuple[Item, ...], place: int, item: Item) -> tuple[Item, ...]:
    """A row with another thing in one place."""
    return (*row[:place], item, *row[place + 1 :])


def faces(state: State) -> list[int]:
    """The colours that the nine show; `UNKNOWN` for an empty space."""
    return [card.up if card else UNKNOWN for card in state.nine]


def standing(state: State) -> tuple[Group, ...]:
    """The groups that stand now: one of them is won if the turn ends like this."""
    return groups_in(faces(state), state.straight)


def group_at(nine: Nine, straight: bool, space: int, colour: int) -> int:
    """How many sheep are in the largest group with a space that shows this colour; 0 for none."""
    for other in BESIDE[space]:
        beside = nine[other]
        if beside is not None and beside.up == colour:
            return largest_with(space, [card.up if card else UNKNOWN for card in nine], straight)
    return 0


def empty_spaces(state: State) -> list[int]:
    """The spaces of the nine that wait for a card."""
    return [space for space in SPACES if state.nine[space] is None]


def swaps_of(state: State, seat: int, place: int) -> tuple[tuple[int, int], ...]:
    """Where a seat's own card may go now: each space with the colour that it would then show."""
    if state.question != "swap" or seat != state.active:
        return ()
    up, down, _ = state.hands[seat][place]
    return tuple(
        (space, down if face == up else up) for space, face in enumerate(faces(state)) if face in (up, down)
    )


def would_make(state: State, space: int, shown: int) -> int:
    """With how many a card would lie together after a swap, if that is a group; it is foretold only where no
    sand runs: to be quicker than the sand is what the eyes are for."""
    if state.clock != NO_HOURGLASS:
        return 0
    after = [*faces(state)]
    after[space] = shown
    return largest_with(space, after, state.straight)


def swaps_left(state: State) -> int:
    """How many swaps the active seat may still make in this turn, if there is no hourglass."""
    return MOST_SWAPS - state.swaps


def back_in_sight(state: State, seat: int, owner: int, place: int) -> int:
    """The side lying down of a card in hand, if a picture for this seat may show it, or `UNKNOWN`.

    A seat remembers more than it is shown: pictures show it the backs of its own four cards, and
    both sides of the card it has drawn, but no back of the nine, of a won pile or of another's card.
    """
    return state.hands[owner][place].down if seat == owner else UNKNOWN


def most_barren_turns(seats: int) -> int:
    """So many turns in a row without a win renew the nine, or end the match."""
    return 2 * seats


def cards_in_play(seats: int) -> int:
    """Sheep cards on the table after the deal."""
    return HAND * seats + len(SPACES)
