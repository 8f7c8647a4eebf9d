"""The four worms under the light cards: dealt by chance, hidden from everybody, guessed by bots, paid for."""

from __future__ import annotations

from random import Random

from games.contract import Move
from games.message import Message, say
from games.shepherd.rules.meadow import BIT, LIGHT, NAMES, SQUARE_NAMED, WORMS, board_of, cards_on, squares_of
from games.shepherd.rules.state import NOBODY, State

LIGHT_SQUARES = tuple(squares_of(LIGHT))


def draw_deal(state: State, rng: Random) -> Move:
    """Four light squares, in reading order, and the seat that begins, counted from 1."""
    worms = sorted(rng.sample(LIGHT_SQUARES, WORMS))
    drawn = rng.randrange(state.variant.seats)
    starter = drawn if state.variant.starter == NOBODY else state.variant.starter
    return f"deal {' '.join(NAMES[square] for square in worms)} {starter + 1}"


def read_deal(move: Move) -> tuple[int, int]:
    """The board of worms and the starter's seat that a deal names."""
    *names, starter = move.split(" ")[1:]
    return board_of(SQUARE_NAMED[name] for name in names), int(starter) - 1


def refuse_deal(state: State, move: Move) -> Message | None:
    """Why the worms and the starter can't be dealt like this."""
    word, *rest = move.split(" ")
    if word != "deal" or len(rest) != WORMS + 1:
        return say("First four worms are hidden and somebody is picked to go first.")
    *names, starter = rest
    squares = [SQUARE_NAMED.get(name, -1) for name in names]
    if any(square not in LIGHT_SQUARES for square in squares):
        return say("Worms only hide under light grass cards.")
    if squares != sorted(set(squares)):
        return say("Name four different squares, in reading order.")
    chosen = state.variant.starter
    if starter not in [str(seat + 1) for seat in range(state.variant.seats) if chosen in (NOBODY, seat)]:
        return say("Somebody at this table goes first, and it must be whoever was chosen.")
    return None


def veil(state: State) -> State:
    """The state as everybody sees it: nobody knows where the worms are that don't lie open."""
    return state._replace(worms=None)


def imagine(view: State, rng: Random) -> State:
    """Hide worms anew wherever, by all that everybody can see, they may be.

    Taken cards are known to be none, unless they were eaten blindly and still lie face down.
    """
    if view.active == NOBODY:
        return view._replace(worms=0)
    known = worms_seen(view)
    face_down = LIGHT & ~known
    if not view.variant.blind or view.over:
        face_down &= view.cards
    hidden = rng.sample(tuple(squares_of(face_down)), WORMS - known.bit_count())
    return view._replace(worms=known | board_of(hidden))


def worm_chance(view: State, square: int) -> float:
    """How likely everybody must think it that the card on this square is a worm."""
    known = worms_seen(view)
    if not BIT[square] & LIGHT & view.cards:
        return 0.0
    if BIT[square] & known:
        return 1.0
    face_down = LIGHT & ~known if view.variant.blind else LIGHT & ~known & view.cards
    return (WORMS - known.bit_count()) / face_down.bit_count()


def worms_in_pile(state: State, seat: int) -> int:
    """How many worms have turned up in a pile; known when blindly eaten cards are turned over."""
    return (state.piles[seat] & state.found).bit_count()


def fine(state: State, seat: int) -> int:
    """The cards that are paid for the worms in a pile, one for each, as far as there are any."""
    worms = worms_in_pile(state, seat)
    return min(worms, cards_on(state.piles[seat]) - worms)


def turn_over(state: State) -> State:
    """Blind eating ends: all collected cards are turned over, and the worms among them lie open."""
    eaten = 0
    for pile in state.piles:
        eaten |= pile
    return state._replace(found=state.found | eaten & (state.worms or 0))


def worms_seen(state: State) -> int:
    """The squares on which everybody sees a worm at this moment."""
    return state.found | BIT[state.shown]
