"""Positions of Sheep Hustle set up by hand, and whole rounds played from them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, TypeVar

from games.contract import CHANCE, Played, complete_options
from games.hustle import rules
from games.hustle.rules.boards import DYKES
from games.hustle.rules.cards import numbers_within
from games.hustle.rules.dyke import GONE
from games.hustle.rules.events import Happening
from games.hustle.rules.pads import PADS
from games.hustle.rules.state import Loss, State

Kind = TypeVar("Kind")

EASY_DYKE = "1A 0 2A 0"
"""Water on 3 13 17 27 37 43 51 52 64 73 75 83 85 87 93 95, and on 105 106 107 111 121 130 131 133 136 144
146 154 155 167 177 178 180 184 190 191."""


def started(seats: int, **options: str) -> State:
    """The state before the deal."""
    return rules.start(seats, complete_options(rules, seats, options))


def racing(*sheep: int, dyke: str = EASY_DYKE, rainy: bool = False, **changes: Any) -> State:
    """Sheep on these squares (GONE: out), seat 0 begins, everybody is to choose, nobody has pads.

    `changes` are fields of the state; `lifesavers` may be one number for all.
    """
    seats = len(sheep)
    state = started(seats, layout="chance", rainy="yes" if rainy else "no")
    deal = f"deal 1 {dyke}"
    assert rules.refuse(state, CHANCE, deal) is None
    state = rules.play(state, CHANCE, deal).state
    alive = [place != GONE for place in sheep]
    if isinstance(changes.get("lifesavers"), int):
        changes["lifesavers"] = tuple(changes["lifesavers"] * here for here in alive)
    out = tuple(Loss(seat, 0, "imp") for seat, here in enumerate(alive) if not here)
    given = {
        "sheep": sheep,
        "asked": tuple(seat for seat, here in enumerate(alive) if here),
        "hands": tuple(hand * here for hand, here in zip(state.hands, alive, strict=True)),
        "lifesavers": tuple(count * here for count, here in zip(state.lifesavers, alive, strict=True)),
        "lost": out,
        "dyke": DYKES[dyke],
        **changes,
    }
    held = [pad for pads in given.get("pads", ()) for pad in pads]
    given.setdefault("supply", _rest(held))
    placed: State = state._replace(**given)
    return placed


def _rest(held: Iterable[str]) -> tuple[str, ...]:
    left = list(PADS)
    for pad in held:
        left.remove(pad)
    return tuple(left)


def pads(seats: int, **held: str) -> tuple[tuple[str, ...], ...]:
    """Pads by seat: `pads(3, seat0="c3 b20")`."""
    return tuple(tuple(held.get(f"seat{seat}", "").split()) for seat in range(seats))


def act(state: State, move: str, seat: int | None = None) -> Played:
    """Play one legal move, by the seat that must act."""
    seat = rules.turn(state)[0] if seat is None else seat
    refusal = rules.refuse(state, seat, move)
    assert refusal is None, refusal.english()
    return rules.play(state, seat, move)


def go(state: State, *moves: str) -> Played:
    """Play these moves, each by the first seat that must act, and keep all events.

    A bare number is a choice: `go(state, "43", "0", "7", "take c3")`.
    """
    events: list[Happening] = []
    for move in moves:
        state, told = act(state, f"choose {move}" if move.isdigit() else move)
        events += told
    return Played(state, tuple(events))


def told(played: Played, kind: type[Kind]) -> list[Kind]:
    """The events of one kind."""
    return [event for event in plain(played.events) if isinstance(event, kind)]


def plain(events: Sequence[Any]) -> tuple[Any, ...]:
    """The events as they are, whichever of them is the greatest moment of a turn."""
    return tuple(event._replace(peak=False) if hasattr(event, "peak") else event for event in events)


def names(events: Sequence[Happening]) -> list[str]:
    return [type(event).__name__ for event in events]


def careful(state: State, seat: int, rng: Random) -> str:
    """A legal move by somebody who plays at random but does not run off the dyke without need."""
    if state.question == "choose":
        return f"choose {rng.choice(numbers_within(state.hands[seat], 199 - state.sheep[seat]))}"
    return rng.choice(rules.moves(state, seat))


def careful_match(seats: int, rng: Random, **options: str) -> list[Played]:
    """A whole match by careful players: every position with the events that led to it."""
    state = started(seats, **options)
    course = [Played(state, ())]
    while turn := rules.turn(state):
        seat = rng.choice(turn)
        move = rules.draw(state, rng) if seat == CHANCE else careful(state, seat, rng)
        course.append(rules.play(state, seat, move))
        state = course[-1].state
    return course
