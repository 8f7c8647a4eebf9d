"""A round played to its end in thought, by the rules; and how good the next one begins for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random

from games.contract import Move
from games.hustle.bot.numbers import numbers
from games.hustle.bot.prospects import prospects
from games.hustle.bot.questions import QUESTIONS as AT_ONCE
from games.hustle.bot.questions import some_declarations, worth_of_declaration
from games.hustle.bot.weights import WEIGHTS
from games.hustle.rules import play, questions, result
from games.hustle.rules.boards import LAST
from games.hustle.rules.dyke import GONE
from games.hustle.rules.preview import foresee
from games.hustle.rules.state import HIDDEN, State, living
from games.minds import Temper

DECLARATIONS = 6
"""Ways to spend pads that are tried for another in thought."""


def shown_before(view: State) -> State:
    """The table without what lies face down: as it was when all began to choose, while they choose. Who has
    laid a number already must change nothing."""
    chosen = tuple(
        digits
        if view.revealed >> other & 1
        else ""
        if digits == HIDDEN or view.question == "choose"
        else digits
        for other, digits in enumerate(view.chosen)
    )
    return view._replace(chosen=chosen, asked=living(view) if view.question == "choose" else view.asked)


def world(view: State, seat: int, rng: Random) -> State:
    """Numbers for all that lie face down, or are still to be laid, as sensible people lay them."""
    shown = shown_before(view)
    drawn = list(shown.chosen)
    for other in living(shown):
        if other != seat and not drawn[other]:
            drawn[other] = numbers(shown, other).drawn(rng)
    asked = (seat,) if shown.question == "choose" else shown.asked
    return shown._replace(chosen=tuple(drawn), asked=asked)


def outcome(state: State, seat: int, move: Move, rng: Random) -> float:
    """The seat's share of the win when it plays this move in this world and the round goes on to its end."""
    return shares(ended_round(state, seat, move, rng))[seat]


RUN, WAY = 0.2, 70
"""What a way so long is worth to the hasty, in parts of the win; the patient would rather wait."""


def outcome_to(temper: Temper, state: State, seat: int, move: Move, rng: Random) -> float:
    """The same as a character sees it: the daring like what may go very well, the careful what can't go
    badly, the spiteful that nobody else is well off."""
    after = ended_round(state, seat, move, rng)
    parts = shares(after)
    rivals = max(part for other, part in enumerate(parts) if other != seat)
    gone = 0.0 if after.sheep[seat] == GONE else (after.sheep[seat] - state.sheep[seat]) / WAY
    own: float = parts[seat] ** (1 + temper.daring)
    return own - 0.5 * (temper.spite - 1) * rivals + RUN * temper.haste * gone


def ended_round(state: State, seat: int, move: Move, rng: Random) -> State:
    """How things stand when the seat plays this move in this world and the round has come to its end."""
    after: State = play(state, seat, move).state
    while after.question not in ("choose", ""):
        asked = after.asked[0]
        after = play(after, asked, offhand(after, asked, rng)).state
    return after


def offhand(state: State, seat: int, rng: Random) -> Move:
    """What anybody may answer on the way."""
    if state.question == "take":
        return AT_ONCE["take"](state, seat, rng)
    legal = questions.QUESTIONS[state.question].moves(state, seat)
    if state.question != "declare" or len(legal) == 1:
        return rng.choice(legal)
    if not foresee(state, seat, str(state.scope)).paid and not state.scope + state.sheep[seat] > LAST:
        return "declare none 0"
    ways = some_declarations(state, seat, DECLARATIONS, rng)
    return max(ways, key=lambda move: worth_of_declaration(state, seat, move))


def shares(state: State) -> Sequence[float]:
    """What part of the win each seat may expect when a round begins, as matches have shown it."""
    ended = result(state)
    if ended is not None:
        winners = [place.seat for place in ended.places if place.rank == 1]
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(state.sheep))]
    left = living(state)
    weights = WEIGHTS[max(FEWEST, min(len(left), MOST))]
    likes = [0.0] * len(state.sheep)
    for seat in left:
        seen = prospects(state, seat)
        likes[seat] = exp(sum([weight * value for weight, value in zip(weights, seen, strict=True)]))
    whole = sum(likes)
    return [like / whole for like in likes]


FEWEST, MOST = min(WEIGHTS), max(WEIGHTS)
"""With more sheep than the table knows the others stand for them."""
