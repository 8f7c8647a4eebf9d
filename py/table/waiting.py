"""What a match waits for: the one question the app asks after every move."""

from __future__ import annotations

from typing import Literal, NamedTuple

from games.contract import CHANCE, Move
from table.match import Match

What = Literal["over", "chance", "throw", "forced", "choice"]


class Waiting(NamedTuple):
    """What must happen next, and whose doing it is."""

    what: What
    """"over": nothing; "chance": a deal that needs nobody's hand; "throw": the dice, by one seat's
    hand; "forced": the only legal move of a seat; "choice": somebody has to choose."""
    people: tuple[int, ...] = ()
    """The seats of persons who must do it."""
    bots: tuple[int, ...] = ()
    """The seats of bots who must do it. In a secret choice both persons and bots may be due."""
    move: Move = ""
    """The forced move."""

    @property
    def seats(self) -> tuple[int, ...]:
        return (*self.people, *self.bots)


def waiting(match: Match) -> Waiting:
    """What the match waits for now."""
    turn = match.turn
    if not turn:
        return Waiting("over")
    if turn == (CHANCE,):
        thrower = match.rules.thrower(match.state)
        return Waiting("chance") if thrower is None else _due(match, "throw", (thrower,))
    for seat in turn:
        moves = match.moves(seat)
        if len(moves) == 1:
            return _due(match, "forced", (seat,), moves[0])
    return _due(match, "choice", turn)


def _due(match: Match, what: What, seats: tuple[int, ...], move: Move = "") -> Waiting:
    people = tuple(seat for seat in seats if match.sitters[seat].kind == "person")
    bots = tuple(seat for seat in seats if match.sitters[seat].kind == "bot")
    return Waiting(what, people, bots, move)
