"""Race to the Beach by ear: each lane is a row, and each of its steps says who stands there."""

from __future__ import annotations

from collections.abc import Sequence

from games.contract import TABLE, Look
from games.ear import EarBoard, Row, Square, as_written
from games.message import Message, Seat, say
from games.template.rules import View
from games.template.scene import LANE, MARGIN, STEP

aloud = as_written


def board(view: View, look: Look) -> EarBoard:
    """The lanes from the top, each from the start to the beach."""
    rows = tuple(
        Row(
            say("{player}’s lane", player=Seat(seat)),
            tuple(_square(view, seat, step) for step in range(view.length + 1)),
        )
        for seat in range(len(view.steps))
    )
    here = 0 if look.seat == TABLE else look.seat
    return EarBoard(say("The path to the beach"), rows, (STEP, LANE), here=f"step-{here}-{view.steps[here]}")


def _square(view: View, seat: int, step: int) -> Square:
    point = (MARGIN + step * STEP, seat * LANE + LANE / 2)
    name, thing = f"{seat + 1}.{step}", f"sheep-{seat}"
    return Square(
        f"step-{seat}-{step}", name, point, _told(view, seat, step), thing, piece=view.steps[seat] == step
    )


def _told(view: View, seat: int, step: int) -> Message:
    if view.steps[seat] == step:
        return say("step {number}, {player}’s sheep", number=step, player=Seat(seat))
    return say("step {number}", number=step)


def where(view: View, seat: int) -> Message | None:
    return say("step {number}", number=view.steps[seat])


def mine(view: View, look: Look) -> Sequence[Message]:
    number = None if look.seat == TABLE or not view.cards else view.cards[look.seat]
    return (say("You hold no card."),) if number is None else (say("Clover card {number}", number=number),)


def ahead(view: View, look: Look) -> Sequence[Message]:
    left = view.length - max(view.steps) if look.seat == TABLE else view.length - view.steps[look.seat]
    return (say("{number} steps to the beach", number=left),)


def written(_view: View, _look: Look) -> None:
    """Nothing is written here."""
