"""Who won: the second of the last two on the dyke, or whoever stayed longest."""

from __future__ import annotations

from collections.abc import Sequence

from games.contract import Placing, Result
from games.hustle.rules.dyke import GONE
from games.hustle.rules.state import Loss, State
from games.message import Message, Seat, say


def winners(sheep: Sequence[int], lost: Sequence[Loss]) -> tuple[int, ...]:
    """The winner, or both finalists if they still share the start square."""
    left = [seat for seat, place in enumerate(sheep) if place != GONE]
    if not left:
        return (lost[-1].seat,)
    hindmost = min(sheep[seat] for seat in left)
    return tuple(seat for seat in left if sheep[seat] == hindmost)


def result(state: State) -> Result | None:
    """The ranking once the race is over: the winner, the other survivor, then the lost, last out first."""
    if state.question:
        return None
    first = winners(state.sheep, state.lost)
    places = [Placing(seat, 1, None, _why_first(state, seat)) for seat in first]
    for seat, place in enumerate(state.sheep):
        if place != GONE and seat not in first:
            reason = say("In front, on square {square}", square=place)
            places.append(Placing(seat, 2, None, reason))
    for loss in reversed(state.lost):
        if loss.seat not in first:
            places.append(Placing(loss.seat, len(places) + 1, None, _why_lost(loss)))
    return Result(tuple(places), _reason(state, first))


def _why_first(state: State, seat: int) -> Message:
    left = len(state.sheep) - len(state.lost)
    if left == 0:
        return say("Last to leave the dyke, in round {round}", round=state.lost[-1].round)
    if left == 1:
        return say("Alone on the dyke")
    if state.sheep.count(state.sheep[seat]) == left:
        return say("The last two, both still at the start")
    return say("Second of the last two, on square {square}", square=state.sheep[seat])


def _why_lost(loss: Loss) -> Message:
    if loss.cause == "edge":
        return say("Off the end of the dyke in round {round}", round=loss.round)
    if loss.cause == "water":
        return say("In the water with no lifesaver in round {round}", round=loss.round)
    return say("The imp took the sheep in round {round}", round=loss.round)


def _reason(state: State, first: tuple[int, ...]) -> Message:
    winner = Seat(first[0])
    if len(first) > 1:
        return say(
            "Two sheep are left, both still at the start: {player} and {other} share the win.",
            player=winner,
            other=Seat(first[1]),
        )
    left = len(state.sheep) - len(state.lost)
    if left == 2:
        return say("Two sheep are left, and the one behind wins: {player}!", player=winner)
    if left == 1:
        return say("Only one sheep is left on the dyke: {player} wins!", player=winner)
    return say("Every sheep is off the dyke. {player} stayed on longest and wins!", player=winner)
