"""All Nines in words: the log, the voice, the headline and the names of the buttons."""

from __future__ import annotations

from games.contract import Move
from games.message import Message, Seat, say
from games.nines.rules.state import DEAL, OVER, WALK, State, is_home
from games.nines.words.questions import QUESTIONS
from games.nines.words.story import tell
from games.nines.words.summary import sum_up

__all__ = ["TITLE", "ask", "describe", "sum_up", "tell", "watch"]

TITLE = say("All Nines")


def watch(view: State, seat: int | None) -> Message:
    """The headline while a beat of a move is told. It says nothing that the story has still to tell."""
    if view.question == DEAL:
        return say("The track is being laid")
    if view.question == OVER:
        return say("All pawns are home")
    if seat is None or seat < 0:
        return say("Off to the sea!")
    if view.question == WALK:
        return say("{player} rolls the die", player=Seat(seat))
    return say("{player} is out for a walk", player=Seat(seat))


def ask(view: State, seat: int) -> Message:
    """The headline: what the seat is to do."""
    player = Seat(view.seat if seat < 0 else seat)
    question = QUESTIONS.get(view.question)
    if question is None:
        return say("All pawns are home")
    if view.players and is_home(view.players[player.number]) and player.number != view.seat:
        return say("{player}, all your pawns are home", player=player)
    return question.ask(view, player)


def describe(view: State, _seat: int, move: Move) -> Message:
    """The name of the button that plays a move."""
    name = QUESTIONS[view.question].describe
    assert name is not None, "a player is asked"
    return name(view, move)
