"""What is answered about the cards to whoever asks by ear."""

from __future__ import annotations

from collections.abc import Sequence

from games.contract import TABLE, Look
from games.lucky.rules.state import State, back_in_sight, standing
from games.lucky.scene.own_cards import card_name
from games.lucky.words.names import SPACES, name_of
from games.message import Message, listed, say, say_many


def where(_view: State, _seat: int) -> Message | None:
    """Nobody stands on cards."""
    return None


def mine(view: State, look: Look) -> Sequence[Message]:
    """One's four cards, both sides, and what one has won."""
    if look.seat == TABLE or look.covered:
        return (say("Nobody’s cards are open now."),)
    hand = view.hands[look.seat]
    return (
        *(
            card_name(place, card.up, back_in_sight(view, look.seat, look.seat, place))
            for place, card in enumerate(hand)
        ),
        say_many("{count} card won", "{count} cards won", len(view.won[look.seat])),
    )


def ahead(view: State, look: Look) -> Sequence[Message]:
    """The groups that there are."""
    groups = () if look.covered else standing(view)
    if not groups:
        return (say("There is no group now."),)
    return [
        say(
            "A group of {count}, {sheep}: {spaces}",
            count=len(group.spaces),
            sheep=name_of(group.colour),
            spaces=listed([SPACES[space] for space in group.spaces]),
        )
        for group in groups
    ]


def written(_view: State, _look: Look) -> None:
    """Nothing is written here."""
