"""All Nines: the rulebook over the contract. The order of a turn stands in `settling`, the way in `track`.

Moves: `walk 12` (the pawn on space 12 walks the roll; `walk start` for one that still waits), `hop 12`
(with a 1: ahead to the next pawn), `take 9` (out of the segment left), `discard 50` (to the minus pile).
Chance plays `deal …` once and `roll 4` before every turn. All lies open.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from games.contract import CHANCE, FIRST, Choice, Move, Option, Options, Played, Result, Timer
from games.message import Message, say
from games.nines.deal import draw_deal, lay
from games.nines.events import Rolled
from games.nines.refusals import explain, refuse_chance, refuse_turn
from games.nines.scoring import ranking
from games.nines.settling import discard_tile, move_pawn, take_tile, unlike
from games.nines.state import DEAL, DISCARD, GOAL, LONG, OVER, ROLL, SHORT, START, TAKE, WALK, State
from games.nines.track import free_tiles, hopped, walked

NAME = "nines"
VERSION = 1
SEATS = range(2, 6)
OPTIONS: tuple[Option, ...] = (
    Option(
        "track",
        say("Track"),
        (Choice("long", say("Long: six stretches")), Choice("short", say("Short: five stretches"))),
        seats=(2, 3),
    ),
)
LASTING: frozenset[str] = frozenset()
SECRET: frozenset[str] = frozenset()

WALKS = {START: "walk start", **{tile: f"walk {tile}" for tile in range(48)}}
HOPS = {START: "hop start", **{tile: f"hop {tile}" for tile in range(48)}}
TAKES = tuple(f"take {tile}" for tile in range(48))
DISCARDS = tuple(f"discard {tile}" for tile in range(53))
SPACES = {move: space for table in (WALKS, HOPS) for space, move in table.items()}
TILES = {move: tile for table in (TAKES, DISCARDS) for tile, move in enumerate(table)}
"""Each move's text, and back: made once, since random play asks for them thousands of times a second."""


def start(seats: int, options: Options) -> State:
    """An empty table."""
    first = None if options[FIRST] == "drawn" else int(options[FIRST]) - 1
    segments = SHORT if options["track"] == "short" else LONG
    return State(seats, segments, first, DEAL, -1, 0, (), (), (), (), 0, -1, False)


def turn(state: State) -> tuple[int, ...]:
    """Chance deals and rolls; everything else is up to the player whose turn it is."""
    if state.phase in (ROLL, DEAL):
        return (CHANCE,)
    return () if state.phase == OVER else (state.seat,)


def thrower(state: State) -> int | None:
    """The player whose turn it is rolls; the deal needs nobody's hand."""
    return state.seat if state.phase == ROLL else None


def timer(view: State) -> Timer | None:  # noqa: ARG001
    """All Nines has no clock."""
    return None


def draw(state: State, rng: Random) -> Move:
    """The deal at first, then the die."""
    if state.phase == DEAL:
        return draw_deal(state, rng)
    return f"roll {rng.randint(1, 6)}"


def moves(state: State, seat: int) -> Sequence[Move]:
    """All legal moves of the seat whose turn it is."""
    if seat != state.seat:
        return ()
    if state.phase == WALK:
        return _pawn_moves(state)
    if state.phase == TAKE:
        return [TAKES[tile] for tile in free_tiles(state, state.boundary)]
    if state.phase == DISCARD:
        return [DISCARDS[tile] for tile in unlike(state.players[seat].front, state.faces)]
    return ()


def _pawn_moves(state: State) -> list[Move]:
    """One move for each space with own pawns, since these are interchangeable; with a 1 its hop as well."""
    spaces = sorted(set(state.players[state.seat].pawns) - {GOAL})
    found = [WALKS[space] for space in spaces]
    if state.roll == 1:
        found += [HOPS[space] for space in spaces if hopped(state, space) is not None]
    return found


def target(state: State, move: Move) -> int:
    """The space that a pawn's legal move leads to."""
    space = SPACES[move]
    ahead = hopped(state, space) if move.startswith("hop") else None
    return walked(state.track, space, state.roll) if ahead is None else ahead


def play(state: State, seat: int, move: Move) -> Played:  # noqa: ARG001
    """The table after a legal move, and what was seen on the way."""
    word = move[: move.index(" ")]
    if word == "roll":
        return _rolled(state, int(move[5:]))
    if word == "take":
        after, seen = take_tile(state, TILES[move])
    elif word == "discard":
        after, seen = discard_tile(state, TILES[move])
    elif word == "deal":
        after, seen = lay(state, move)
    else:
        after, seen = move_pawn(state, SPACES[move], target(state, move), word == "hop")
    return Played(after, tuple(seen))


def _rolled(state: State, number: int) -> Played:
    after = State(
        state.seats, state.segments, state.chosen_first, WALK, state.seat, number,
        state.faces, state.numbers, state.track, state.players, 0, -1, False,
    )  # fmt: skip
    return Played(after, (Rolled(state.seat, number),))


def refuse(state: State, seat: int, move: Move) -> Message | None:
    """Why not, or None for a legal move."""
    if seat == CHANCE:
        return refuse_chance(state, move)
    not_now = refuse_turn(state, seat)
    if not_now or move in moves(state, seat):
        return not_now
    return explain(state, move)


def result(state: State) -> Result | None:
    """The ranking by points, then by cacti."""
    return ranking(state)


def view(state: State, seat: int) -> State:  # noqa: ARG001
    """Everything lies open; what stayed in the box is in no state."""
    return state


def guess(view: State, seat: int, rng: Random) -> State:  # noqa: ARG001
    """There is nothing to guess."""
    return view
