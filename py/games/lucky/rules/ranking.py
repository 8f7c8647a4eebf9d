"""What won cards are worth, and who stands where at the end."""

from __future__ import annotations

from typing import NamedTuple

from games.contract import Placing, Result
from games.lucky.rules.cards import COLOURS, UNKNOWN
from games.lucky.rules.groups import Group
from games.lucky.rules.state import State, most_barren_turns
from games.message import Message, Seat, say


class Count(NamedTuple):
    """What a seat has won, in the order in which ties are broken."""

    score: int
    lucky: int
    """Cards that show its lucky colour."""
    most: int
    """Cards of the one colour that it has most of."""


def won_by_colour(state: State, seat: int) -> tuple[int, ...]:
    """How many faces of each colour a seat has won, by colour; nothing at index 0."""
    shown = [card.up for card in state.won[seat]]
    return (0, *[shown.count(colour) for colour in COLOURS])


def count(state: State, seat: int) -> Count:
    """One for each card, two for each that shows the lucky colour, as far as that is known here."""
    colours = won_by_colour(state, seat)
    lucky = state.lucky[seat]
    matches = colours[lucky] if lucky != UNKNOWN else 0
    return Count(sum(colours) + matches, matches, max(colours))


def worth(state: State, seat: int, group: Group) -> int:
    """The points that a group would bring a seat."""
    return len(group.spaces) * (2 if group.colour == state.lucky[seat] else 1)


def last_to_first(state: State) -> list[int]:
    """The seats in the order in which their lucky cards are turned up: the best comes last."""
    return sorted(range(state.seats), key=lambda seat: count(state, seat))


def result(state: State) -> Result | None:
    """The ranking, best first; equals share a place and the next is skipped."""
    if state.question != "over":
        return None
    counts = [count(state, seat) for seat in range(state.seats)]
    order = sorted(range(state.seats), key=lambda seat: counts[seat], reverse=True)
    places = tuple(
        Placing(
            seat=seat,
            rank=1 + sum(other > counts[seat] for other in counts),
            score=counts[seat].score,
            reason=_points(counts[seat]),
        )
        for seat in order
    )
    return Result(places, _ending(state, places))


def _points(counted: Count) -> Message:
    return say(
        "Sheep cards: {cards}. Lucky ones: {lucky}. Most of one colour: {most}",
        cards=counted.score - counted.lucky,
        lucky=counted.lucky,
        most=counted.most,
    )


def _ending(state: State, places: tuple[Placing, ...]) -> Message:
    nobody_won = state.barren == most_barren_turns(state.seats)
    winners = [place.seat for place in places if place.rank == 1]
    if len(winners) > 1:
        if nobody_won:
            return say("Nobody won anything for two rounds. The win is shared.")
        return say("The deck can’t fill the spaces any more. The win is shared.")
    winner = Seat(winners[0])
    if nobody_won:
        return say("Nobody won anything for two rounds. {winner} wins.", winner=winner)
    return say("The deck can’t fill the spaces any more. {winner} wins.", winner=winner)
