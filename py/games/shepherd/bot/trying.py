"""Which moves of a turn are worth trying, and what a worm may spoil."""

from __future__ import annotations

from collections.abc import Sequence

from games.contract import Move
from games.shepherd.bot.worth import worm_chance
from games.shepherd.rules import moves
from games.shepherd.rules.meadow import BIT, DARK, NEAR, SQUARE_NAMED, board_of
from games.shepherd.rules.questions import DOG_PLACE, EAT
from games.shepherd.rules.state import State

DOUBT = 0.3
"""Tactical: how likely a card is a worm on which one's sheep stood before the roll, uneaten, as any player
would think."""


def dream(view: State) -> State:
    """A meadow without worms: what one may spoil is counted as a risk."""
    return view if view.worms is not None else view._replace(worms=0)


def recall(most: int, state: State, shown: Sequence[int]) -> State:
    """With the worms that were turned back, so many of them at most, the last ones to be seen."""
    last = list(dict.fromkeys(reversed(shown)))[:most]
    return state._replace(worms=board_of(last)) if last else state


def risk(state: State, move: Move) -> float:
    """What is lost if the card is a worm; eaten blindly it is seen to at the end."""
    if not move.startswith(EAT) or state.variant.blind:
        return 0.0
    here = BIT[SQUARE_NAMED[move[-2:]]]
    if not here & state.cards & ~DARK or here & (state.found | (state.worms or 0)):
        return 0.0
    if here & BIT[state.shown]:
        return 1.0
    chance = worm_chance(state)
    return max(DOUBT, chance) if state.variant.tactical and state.unused == state.dice else chance


def tries(state: State, seat: int, passing: bool) -> Sequence[Move]:
    """All moves; in passing, the dog only goes where it frightens others."""
    legal = moves(state, seat)
    if not passing or len(legal) < MANY:
        return legal
    others = state.sheep[: 2 * seat] + state.sheep[2 * seat + 2 :]
    grazing = 0
    for square in others:
        if BIT[square] & state.cards:
            grazing |= NEAR[square]
    own = NEAR[state.sheep[2 * seat]] | NEAR[state.sheep[2 * seat + 1]]
    wanted = {f"{DOG_PLACE} {name}" for name, square in SQUARE_NAMED.items() if BIT[square] & grazing & ~own}
    kept = [move for move in legal if not move.startswith(DOG_PLACE) or move in wanted]
    dogs = [move for move in legal if move.startswith(DOG_PLACE)]
    return (
        kept if kept and any(move in wanted for move in dogs) else [*kept, *dogs[:: max(1, len(dogs) // 4)]]
    )


MANY = 16
"""With fewer moves all of them are tried."""
