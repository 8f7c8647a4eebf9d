"""Deals, each played once from every seat with the same dice, so that luck is shared."""

from __future__ import annotations

from random import Random
from time import process_time
from typing import NamedTuple

from games.catalogue import game
from games.contract import CHANCE, complete_options
from lab.arena.pairings import Pairing
from lab.arena.players import player

LONGEST = 20_000
"""No match takes so many moves; one that does never ends."""


class Dealt(NamedTuple):
    """Some deals, one after the other, each played from every seat."""

    outcomes: str
    """A figure for each match, deal by deal and seat by seat: how many share the win, 0 if the one is not
    among them."""
    moves: int
    shortest: int
    longest: int
    choices: int
    """How often the one had to choose."""
    thought: float
    """Seconds that the one thought, in all."""
    spent: float
    """Seconds of processor that all of it took."""

    def joined(self, later: Dealt) -> Dealt:
        """These deals and the ones after them."""
        return Dealt(
            self.outcomes + later.outcomes,
            self.moves + later.moves,
            min(self.shortest, later.shortest),
            max(self.longest, later.longest),
            self.choices + later.choices,
            round(self.thought + later.thought, 3),
            round(self.spent + later.spent, 3),
        )


def play_deals(pairing: Pairing, first: int, count: int) -> Dealt:
    """So many deals, beginning with that one."""
    dealt = play_deal(pairing, first)
    for deal in range(first + 1, first + count):
        dealt = dealt.joined(play_deal(pairing, deal))
    return dealt


def play_deal(pairing: Pairing, deal: int) -> Dealt:
    """The same deal and dice, once from each seat."""
    begun = process_time()
    matches = [_match(pairing, seat, deal) for seat in range(pairing.seats)]
    outcomes, moves, choices, thought = zip(*matches, strict=True)
    return Dealt(
        "".join(outcomes),
        sum(moves),
        min(moves),
        max(moves),
        sum(choices),
        round(sum(thought), 3),
        round(process_time() - begun, 3),
    )


def _match(pairing: Pairing, mine: int, deal: int) -> tuple[str, int, int, float]:
    """One match: how many share the win, if the one does; its moves, the one's choices and their time."""
    rules, chance = game(pairing.game).rules, Random(f"{deal} chance")
    one, other = player(pairing.game, pairing.one), player(pairing.game, pairing.others)
    thought = [Random(f"{deal} {seat}") for seat in range(pairing.seats)]
    state = rules.start(pairing.seats, complete_options(rules, pairing.seats, dict(pairing.chosen)))
    moves, choices, seconds = 0, 0, 0.0
    while turn := rules.turn(state):
        seat = turn[0]
        if seat == CHANCE:
            move = rules.draw(state, chance)
        else:
            legal = rules.moves(state, seat)
            begun = process_time()
            choose = one if seat == mine else other
            move = legal[0] if len(legal) == 1 else choose(rules.view(state, seat), seat, thought[seat])
            if seat == mine and len(legal) > 1:
                choices, seconds = choices + 1, seconds + process_time() - begun
        state = rules.play(state, seat, move).state
        moves += 1
        if moves > LONGEST:
            raise RuntimeError(f"The match of deal {deal} does not end.")
    result = rules.result(state)
    assert result is not None
    winners = [place.seat for place in result.places if place.rank == 1]
    return str(len(winners) if mine in winners else 0), moves, choices, seconds
