"""What follows a move by itself: lost results, the next seat's turn, and the end of the day."""

from __future__ import annotations

from collections.abc import Sequence

from games.contract import Event, Placing, Played, Result
from games.message import Message, Seat, say, say_many
from games.shepherd.dice import can_use
from games.shepherd.events import Ended, Fined, Lost, NextTurn
from games.shepherd.grazing import fine, is_bare, score, turn_over, worms_in_pile
from games.shepherd.state import NOBODY, State


def settle(state: State, events: Sequence[Event]) -> Played:
    """Go on to whoever must decide next."""
    if state.pushed != NOBODY or state.scared or any(can_use(state, result) for result in state.unused):
        return Played(state, tuple(events))
    lost = [Lost(state.active, result) for result in state.unused]
    if is_sunset(state) or is_bare(state):
        return _end(state._replace(unused=(), over=True), (*events, *lost))
    following = (state.active + 1) % state.setting.seats
    after = state._replace(unused=(), active=following)
    return Played(after, (*events, *lost, NextTurn(following)))


def is_sunset(state: State) -> bool:
    """Whether the sun is home again."""
    return state.sun == state.setting.track


def _end(state: State, events: Sequence[Event]) -> Played:
    final = turn_over(state)
    fines = [
        Fined(seat, worms_in_pile(final, seat), fine(final, seat))
        for seat in range(final.setting.seats)
        if worms_in_pile(final, seat)
    ]
    return Played(final, (*events, *fines, Ended(winners(final))))


def winners(state: State) -> tuple[int, ...]:
    """The seats with the most cards, once all is counted."""
    scores = [score(state, seat) for seat in range(state.setting.seats)]
    return tuple(seat for seat, cards in enumerate(scores) if cards == max(scores))


def result(state: State) -> Result | None:
    """The ranking, once the day is over."""
    if not state.over:
        return None
    scores = [score(state, seat) for seat in range(state.setting.seats)]
    ranked = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    places = tuple(
        Placing(
            seat,
            1 + sum(cards > scores[seat] for cards in scores),
            scores[seat],
            say_many("{count} grass card", "{count} grass cards", scores[seat]),
        )
        for seat in ranked
    )
    return Result(places, _reason(state))


def _reason(state: State) -> Message:
    winner = praise(winners(state))
    if is_sunset(state):
        return say("The sun is home. {winner}", winner=winner)
    return say("All the grass is eaten. {winner}", winner=winner)


def praise(best: tuple[int, ...]) -> Message:
    """Who has won, alone or together."""
    match [Seat(seat) for seat in best]:
        case [one]:
            return say("{one} has the most grass and wins!", one=one)
        case [one, two]:
            return say("{one} and {two} win together!", one=one, two=two)
        case [one, two, three]:
            return say("{one}, {two} and {three} win together!", one=one, two=two, three=three)
    return say("You all have the same and win together!")
