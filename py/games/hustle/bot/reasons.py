"""Why a move may be a good one, counted in rounds played in thought: how often the sheep loses nothing."""

from __future__ import annotations

from random import Random

from games.contract import Move
from games.hustle.bot.rounds import ended_round, world
from games.hustle.rules.dyke import GONE
from games.hustle.rules.state import State
from games.message import Message, say

ROUNDS = 24
"""Rounds that are played to their end."""


def reason(view: State, seat: int, move: Move, rng: Random) -> Message:
    """How it goes when the others choose sensibly."""
    if view.question in ("choose", "declare"):
        return _of_rounds(view, seat, move, rng)
    if view.question == "take" and move != "pass":
        return say("Of these clover pads, I like this one best for your next rounds.")
    return say("Nobody can tell what will come of it: one way is as good as another.")


def _of_rounds(view: State, seat: int, move: Move, rng: Random) -> Message:
    kept = behind = 0
    for _ in range(ROUNDS):
        after = ended_round(world(view, seat, rng), seat, move, rng)
        lives = after.sheep[seat] != GONE and after.lifesavers[seat] >= view.lifesavers[seat]
        kept += lives
        behind += lives and _has_others_ahead(after, seat)
    if behind >= ROUNDS * 3 // 4:
        return say(
            "I played {rounds} rounds in my head: "
            "in {kept} of them your sheep loses nothing and is rarely in front.",
            rounds=ROUNDS,
            kept=kept,
        )
    return say(
        "I played {rounds} rounds in my head: in {kept} of them your sheep loses nothing.",
        rounds=ROUNDS,
        kept=kept,
    )


def _has_others_ahead(state: State, seat: int) -> bool:
    return any(place > state.sheep[seat] for place in state.sheep if place != GONE)
