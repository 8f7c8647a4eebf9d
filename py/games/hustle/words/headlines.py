"""The headline over the table: what is asked, or what goes on."""

from __future__ import annotations

from games.hustle.rules.state import NOBODY, State
from games.hustle.words.questions import QUESTIONS
from games.message import Message, Seat, say

OVER = say("The race is over")


def ask(view: State, seat: int) -> Message:
    """What the seat is to do, or for whom it waits; between two beats nobody is asked."""
    question = QUESTIONS.get(view.question)
    return question.ask(view, seat) if question else watch(view, None)


def watch(view: State, seat: int | None) -> Message:
    """While a beat is told: whose number is played out, or what else goes on."""
    if not view.question:
        return OVER
    if not view.round:
        return say("The sheep get ready")
    if view.active != NOBODY:
        nobody_yet = all(number is None or number.round < view.round for number in view.numbers)
        runner = view.active if seat is None else seat
        return say("Everybody look!") if nobody_yet else say("Watch {player}!", player=Seat(runner))
    if any(view.chosen) and not view.revealed:
        return say("Everybody is choosing a number") if view.asked else say("Everybody has chosen")
    if not any(view.chosen):
        return say("Round {number}", number=view.round)
    return say("Now for the imp and the cherub")
