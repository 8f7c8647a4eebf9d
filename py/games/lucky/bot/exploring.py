"""What a seat may hope for after each swap: by what it knows, and by what may be on a card's unknown side.

A swap that takes a card whose back is not known shows it. For every colour that it may have, with how
many such cards are left, the best plan is made with what is known then; other backs stay unknown, so
that nothing is planned on what one will not know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from games.lucky.bot.aims import Aims
from games.lucky.bot.levels import Manner
from games.lucky.bot.planning import Plan, Swap, beam, onward, start_plan
from games.lucky.rules.cards import COLOURS, UNKNOWN, Pair, box, pair_of
from games.lucky.rules.knowledge import cards_on_table
from games.lucky.rules.state import State
from games.minds import Budget


class Prospect(NamedTuple):
    """A swap, and what it promises."""

    swap: Swap
    worth: float
    """What it will have brought at the end of the turn, on average."""
    plan: Plan | None
    """Where it leads, if it stands on nothing but what is known."""
    helped: int = 0
    cards: int = 0
    """Of so many cards that the taken one may be, so many lead further than what is known."""


def prospects(
    view: State, seat: int, left: int, manner: Manner, aims: Aims, budget: Budget
) -> Iterator[list[Prospect] | None]:
    """None while there is more to look at; at last what is worth a thought, what is known first."""
    now = start_plan(view, seat, aims)
    known = now
    for plan in beam(now, min(left, manner.ahead), manner.breadth, aims, budget):
        if plan is None:
            yield None
        else:
            known = plan
    found = [Prospect(known.steps[0], known.worth, known)] if known.steps else []
    if manner.curious:
        remaining = cards_unseen(view)
        for step in sorted(unseen(now, aims), key=_hope):
            for prospect in _behind(step, left - 1, known, manner, remaining, aims, budget):
                if prospect is None:
                    yield None
                else:
                    found.append(prospect)
            if not budget.spend(0):
                break
    yield found


def unseen(now: Plan, aims: Aims) -> list[Plan]:
    """The swaps that show a back which is not known yet."""
    return [step for step in onward(now, aims) if now.backs[step.steps[0][1]] == UNKNOWN]


def _behind(
    step: Plan, left: int, known: Plan, manner: Manner, remaining: Counter[Pair], aims: Aims, budget: Budget
) -> Iterator[Prospect | None]:
    """What a swap promises, over all that the card may have on its back."""
    swap = step.steps[0]
    place = swap[0]
    face = step.hand[place][0]
    whole, cards, helped = 0.0, 0, 0
    for back in COLOURS:
        count = remaining[pair_of(face, back)] if back != face else 0
        if count <= 0:
            continue
        hand = (*step.hand[:place], (face, back), *step.hand[place + 1 :])
        best = step
        for plan in beam(step._replace(hand=hand), min(left, manner.ahead), manner.curious, aims, budget):
            if plan is None:
                yield None
            else:
                best = plan
        whole += count * best.worth
        cards += count
        helped += count * (best.worth > known.worth + 1e-9)
    if cards:
        yield Prospect(swap, whole / cards, None, helped, cards)


def cards_unseen(view: State) -> Counter[Pair]:
    """How many cards of each kind may still be anywhere, of which not both sides are known."""
    remaining = Counter(box(view.seats))
    for card in cards_on_table(view):
        if card.down != UNKNOWN:
            remaining[pair_of(card.up, card.down)] -= 1
    return remaining


def _hope(plan: Plan) -> tuple[float, tuple[Swap, ...]]:
    return -plan.hope, plan.steps
