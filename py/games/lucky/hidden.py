"""The backs of the cards, a card that is only just drawn, and everybody's lucky card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.contract import Look
from games.hidden import veiled
from games.lucky.rules.cards import UNKNOWN, Card
from games.lucky.rules.groups import SPACES
from games.lucky.rules.state import State
from games.lucky.scene.beat import owner
from games.lucky.scene.layout import LAYOUTS, PLACE_POINTS, SPACE_POINTS
from games.lucky.scene.pieces import at, head, lucky_card
from games.lucky.words.names import name_of
from games.message import Message, Seat, listed, say
from games.picture import Node, node

ROWS = (
    say("On the backs in the top row: {cards}"),
    say("On the backs in the middle row: {cards}"),
    say("On the backs in the bottom row: {cards}"),
)
ACROSS = 3


def on_board(state: State, look: Look) -> Sequence[Node]:
    """On the corner of each card the sheep on its back. When all is laid out, backs count no more."""
    if state.question == "over":
        return ()
    spaces, places = SPACE_POINTS[look.shape], PLACE_POINTS[look.shape]
    size, hand = LAYOUTS[look.shape].own_size, state.hands[owner(state, look)]
    return (
        *(
            veiled(head(card.down), key=f"back-{space}", style=at(spaces[space]))
            for space in SPACES
            if (card := state.nine[space]) is not None
        ),
        *(
            veiled(head(card.down), key=f"own-back-{place}", style=at(places[place], size))
            for place, card in enumerate(hand)
        ),
    )


def kept(state: State, _look: Look, seat: int) -> Sequence[Node]:
    """Its lucky card, the backs of its four, and the card it has drawn."""
    colour = state.lucky[seat]
    lucky = () if colour == UNKNOWN or seat in state.unveiled else (veiled(lucky_card(colour), key="lucky"),)
    if state.question == "over":
        return lucky
    backs = tuple(
        node("span", head(card.down), key=f"{place}") for place, card in enumerate(state.hands[seat])
    )
    hand = (veiled(*backs, key="backs"),) if backs else ()
    return (*lucky, *hand, *_drawn(state, seat))


def _drawn(state: State, seat: int) -> tuple[Node, ...]:
    """Both sides of the card that is to be laid."""
    if state.drawn is None or seat != state.active:
        return ()
    up, down = state.drawn.up, state.drawn.down
    return (veiled(node("b", "+"), head(up), node("b", "/"), head(down), key="drawn"),)


def told(state: State) -> Sequence[Message]:
    """Lucky cards, the backs of each hand, the nine row by row."""
    lines = [
        say("{player} has this lucky card: {sheep}", player=Seat(seat), sheep=name_of(colour))
        for seat, colour in enumerate(state.lucky)
        if colour != UNKNOWN and seat not in state.unveiled
    ]
    if state.question == "over":
        return tuple(lines)
    lines += [
        say("On the backs of {player}’s cards: {cards}", player=Seat(seat), cards=_backs(hand))
        for seat, hand in enumerate(state.hands)
        if hand
    ]
    if state.drawn is not None:
        up, down = name_of(state.drawn.up), name_of(state.drawn.down)
        lines.append(
            say(
                "{player} has drawn this card: {sheep}; on the back: {other}",
                player=Seat(state.active),
                sheep=up,
                other=down,
            )
        )
    for row, words in enumerate(ROWS):
        cards = [card for card in state.nine[ACROSS * row :][:ACROSS] if card is not None]
        if cards:
            lines.append(words._replace(places={"cards": _backs(cards)}))
    return tuple(lines)


def _backs(cards: Iterable[Card]) -> Message:
    return listed([name_of(card.down) for card in cards])
