"""A game whose turns stand in a script, to bring a table into just the position that a test needs."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from random import Random
from types import ModuleType
from typing import NamedTuple

import pytest

from games import catalogue, defaults
from games.catalogue import Game
from games.contract import (
    CHANCE,
    Beat,
    Drawing,
    KitSymbol,
    Look,
    Move,
    Options,
    Placing,
    Played,
    Result,
    Telling,
)
from games.message import Message, say
from games.picture import button, node

NAME = "scripted"


class Turn(NamedTuple):
    """Who acts, and what each of them may play; chance has one outcome only."""

    seats: tuple[int, ...]
    moves: tuple[Move, ...] = ("left", "right")
    thrower: int | None = None


class Event(NamedTuple):
    """What a seat did."""

    seat: int
    move: Move


class Glimpse(NamedTuple):
    """The same, to be remembered only."""

    seat: int
    move: Move


class ScriptState(NamedTuple):
    """How far the script has been played, and who has chosen in the present turn."""

    step: int
    chosen: tuple[tuple[int, Move], ...] = ()


def install(monkeypatch: pytest.MonkeyPatch, script: Sequence[Turn]) -> Game:
    """Put the game of this script into the catalogue, as long as the test runs."""
    entry = Game(NAME, say("Scripted"), range(1, 5), 0, say("Scripted"), KitSymbol("i-die"))
    others = tuple(game for game in catalogue.GAMES if game.name != NAME)
    monkeypatch.setattr(catalogue, "GAMES", (*others, entry))
    monkeypatch.setitem(sys.modules, f"games.{NAME}.rules", _rules(tuple(script)))
    monkeypatch.setitem(sys.modules, f"games.{NAME}.words", _words())
    monkeypatch.setitem(sys.modules, f"games.{NAME}.scene", _scene())
    return entry


def _words() -> ModuleType:
    def tell(event: Event) -> Telling:
        return Telling(say("{seat} {move}", seat=event.seat, move=event.move), gather=event.move == "reveal")

    def ask(_view: ScriptState, seat: int) -> Message:
        return say("Seat {seat} is asked", seat=seat)

    module = ModuleType(f"games.{NAME}.words")
    module.__dict__.update(tell=tell, ask=ask, watch=defaults.watch, sum_up=defaults.sum_up)
    return module


def _scene() -> ModuleType:
    def draw(view: ScriptState, look: Look) -> Drawing:
        taps = [button(f"play {move}", say("{move}", move=move), key=move) for move in look.moves]
        throw = (button("app throw", say("Roll"), key="throw"),) if look.throws else ()
        board = node("p", str(view.step))
        return Drawing(board, node("div", *taps, *throw), tuple(() for _ in look.people))

    def pick(_view: ScriptState, look: Look, thing: str) -> tuple[str, ...]:
        return (*(look.picked or ()), thing)

    def motions(*_parts: object) -> tuple[()]:
        return ()

    def meant(_view: ScriptState, _look: Look, thing: str) -> tuple[Move, ...]:
        return (thing,)

    def tally(_view: ScriptState, seat: int) -> str:
        return str(seat)

    module = ModuleType(f"games.{NAME}.scene")
    module.__dict__.update(draw=draw, meant=meant, motions=motions, pick=pick, tally=tally)
    return module


def _rules(script: tuple[Turn, ...]) -> ModuleType:
    def start(_seats: int, _options: Options) -> ScriptState:
        return ScriptState(0)

    def turn(state: ScriptState) -> tuple[int, ...]:
        if state.step == len(script):
            return ()
        done = {seat for seat, _ in state.chosen}
        return tuple(seat for seat in script[state.step].seats if seat not in done)

    def moves(state: ScriptState, seat: int) -> tuple[Move, ...]:
        return script[state.step].moves if seat >= 0 and seat in turn(state) else ()

    def thrower(state: ScriptState) -> int | None:
        return script[state.step].thrower

    def draw(state: ScriptState, _rng: Random) -> Move:
        return script[state.step].moves[0]

    def play(state: ScriptState, seat: int, move: Move) -> Played:
        chosen = (*state.chosen, (seat, move))
        done = len(chosen) == len(script[state.step].seats)
        event = Glimpse(seat, move) if move.startswith("glimpse") else Event(seat, move)
        return Played(ScriptState(state.step + 1) if done else ScriptState(state.step, chosen), (event,))

    def beats(state: ScriptState, seat: int, move: Move) -> tuple[Beat, ...]:
        after, events = play(state, seat, move)
        return tuple(Beat(event, after) for event in events)

    def refuse(state: ScriptState, seat: int, move: Move) -> Message | None:
        fits = seat in turn(state) and (seat == CHANCE or move in moves(state, seat))
        return None if fits else say("Not in the script.")

    def view(state: ScriptState, _seat: int) -> ScriptState:
        return state

    def result(state: ScriptState) -> Result | None:
        over = Result((Placing(0, 1, None, say("Alone")),), say("The script is played."))
        return None if turn(state) else over

    module = ModuleType(f"games.{NAME}.rules")
    module.__dict__.update(
        NAME=NAME,
        VERSION=1,
        SEATS=range(1, 5),
        OPTIONS=(),
        LASTING=frozenset({"secret"}),
        SECRET=frozenset({"secret"}),
        PRIVATE=frozenset({"private"}),
        OFFHAND=frozenset({"offhand"}),
        FLEETING=frozenset({Glimpse}),
        start=start,
        turn=turn,
        moves=moves,
        thrower=thrower,
        draw=draw,
        play=play,
        beats=beats,
        mover=defaults.mover,
        is_settled=defaults.is_settled,
        timer=defaults.timer,
        glimpsed=defaults.glimpsed,
        refuse=refuse,
        view=view,
        result=result,
    )
    return module
