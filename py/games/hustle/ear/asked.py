"""What is answered about the race to whoever asks by ear."""

from __future__ import annotations

from collections.abc import Sequence

from games.contract import TABLE, Look
from games.hustle.rules.boards import LAST, sea
from games.hustle.rules.cards import DIGITS
from games.hustle.rules.dyke import GONE, START
from games.hustle.rules.preview import foresee
from games.hustle.rules.state import State, held
from games.hustle.scene.card_places import NOTHING, move_in, picked
from games.hustle.words.names import pad_names
from games.hustle.words.outcomes import lands_dry, outcome
from games.message import Message, Seat, listed, say

FAR = 30
"""So far ahead somebody who plays two cards may come."""


def where(view: State, seat: int) -> Message | None:
    """The square of a sheep that is in the race."""
    square = view.sheep[seat]
    return say("square {square}", square=square) if START <= square <= LAST else None


def mine(view: State, look: Look) -> Sequence[Message]:
    """The cards that are left, and the pads."""
    if look.seat == TABLE:
        return (say("Nobody’s cards are open now."),)
    cards = ", ".join(digit for digit in DIGITS if held(view, look.seat) >> int(digit) & 1)
    hand = say("Your cards: {digits}", digits=cards)
    pads = view.pads[look.seat]
    return (hand, say("Your pads: {pads}", pads=pad_names(pads))) if pads else (hand,)


def written(view: State, look: Look) -> Sequence[Message] | None:
    """The number in the places, and where it would lead."""
    if view.question != "choose" or not look.moves:
        return None
    number = move_in(look).partition(" ")[2]
    if not number:
        empty = picked(look).lying == NOTHING
        return (say("No number yet") if empty else say("No number yet: there is a gap"),)
    preview = foresee(view, look.seat, number)
    dry = (say("You land on dry ground."),) if lands_dry(preview) else ()
    return (say("Your number: {number}.", number=number), *outcome(preview), *dry)


def ahead(view: State, look: Look) -> Sequence[Message]:
    """Water and sheep before one's own."""
    here = GONE if look.seat == TABLE else view.sheep[look.seat]
    if here < START:
        return (say("Your sheep is not in the race."),)
    wet = [square for square in range(here + 1, min(here + FAR, LAST) + 1) if sea(view.dyke) >> square & 1]
    sheep = sorted((square - here, seat) for seat, square in enumerate(view.sheep) if square > here)
    water = say("Water at: {squares}", squares=", ".join(map(str, wet))) if wet else say("No water near")
    if not sheep:
        return (water, say("Nobody is ahead of you"))
    return (
        water,
        listed([say("{player} {number} ahead", number=far, player=Seat(seat)) for far, seat in sheep]),
    )
