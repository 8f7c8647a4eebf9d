"""What is answered about the meadow to whoever asks by ear."""

from __future__ import annotations

from collections.abc import Sequence

from games.contract import TABLE, Look
from games.message import Message, say, say_many
from games.shepherd.rules.grazing import score
from games.shepherd.rules.meadow import NAMES, NOWHERE
from games.shepherd.rules.state import State, sheep_of


def where(view: State, seat: int) -> Message | None:
    """The squares of a seat's sheep."""
    first, second = sheep_of(view, seat)
    return say("sheep on {first} and {second}", first=NAMES[first], second=NAMES[second])


def mine(view: State, look: Look) -> Sequence[Message]:
    """The grass that one has collected."""
    if look.seat == TABLE:
        return (say("It is nobody’s turn here."),)
    return (say_many("{count} grass card", "{count} grass cards", score(view, look.seat)),)


def ahead(view: State, _look: Look) -> Sequence[Message]:
    """How long the day lasts, and where the dog is."""
    day = say("The sun has taken {gone} of {track} steps.", gone=view.sun, track=view.variant.track)
    if view.dog == NOWHERE:
        return (day, say("The dog waits beside the meadow."))
    return (day, say("The dog is on {square}.", square=NAMES[view.dog]))


def written(_view: State, _look: Look) -> None:
    """Nothing is written here."""
