"""What belongs to a seat: in the player strip for all of them, and for one of them in the tray as well."""

from __future__ import annotations

from functools import lru_cache

from games.contract import TABLE, Look
from games.message import figure, say, say_many
from games.nines.rules import events
from games.nines.rules.ranking import count
from games.nines.rules.state import State
from games.nines.scene.traces import gain, just_come, leaving
from games.nines.words import explaining
from games.nines.words.names import tiles_listed
from games.picture import Child, Node, node, piece


def owner(state: State, look: Look) -> int:
    """Whose things lie in the tray: the looker's own, or those of whoever's turn it is or is told."""
    if look.seat != TABLE:
        return look.seat
    doer = getattr(look.event, "seat", None)
    return max(0, state.seat if doer is None else doer)


def jar_in_tray(state: State, look: Look, seat: int) -> bool:
    """Whether a seat's jar is to be seen. Where it isn't, its points in the strip stand for it."""
    return look.shape != "phone" and owner(state, look) == seat


def flying_in(state: State, look: Look, seat: int) -> tuple[Node, ...]:
    """While it is told: tiles on their way into the jar, or put aside where their heap is not to be seen."""
    event = look.event
    if getattr(event, "seat", None) != seat:
        return ()
    tiles: tuple[int, ...] = ()
    match event:
        case events.MadeNine():
            tiles = event.tiles
        case events.Took() if not state.numbers[event.tile]:
            tiles = (event.tile,)
        case events.Discarded() | events.LeftOver() if not jar_in_tray(state, look, seat):
            tiles = (event.tile,)
    return tuple(piece(state.faces[tile], class_="flying", key=f"flying-{tile}") for tile in tiles)


def belongings(view: State, look: Look, seat: int) -> tuple[Child, ...]:
    """In the player strip: the numbers in front, places for more, and the points so far."""
    if not view.players:
        return ()
    points, new = count(view, seat).points, gain(view, look, seat).points
    score = _score(seat, points, points - new)
    if look.telling and not jar_in_tray(view, look, seat):
        score = score._replace(children=(*score.children, *flying_in(view, look, seat)))
    return (_numbers(view, look, seat), score)


EMPTY = tuple(node("span", class_="empty", key=f"empty-{place}") for place in range(3))
"""Places for numbers that are still to come."""


def _numbers(view: State, look: Look, seat: int) -> Node:
    front, gone = view.players[seat].front, leaving(look, seat)
    new = just_come(look, seat)
    label = say("no numbers waiting")
    if front:
        label = say("waiting: {numbers}", numbers=tiles_listed([view.faces[tile] for tile in front]))
    numbers = tuple(
        piece(view.faces[tile], class_="waits new" if tile in new else "waits", key=f"has-{tile}")
        for tile in front
    )
    return node(
        "span",
        *numbers,
        *(piece(view.faces[tile], class_="waits leaving", key=f"has-{tile}") for tile in gone),
        *EMPTY[len(front) + len(gone) :],
        class_="numbers",
        role="img",
        aria_label=label,
        data_explain=explaining.FRONT,
        key="numbers",
    )


def counting(key: str, now: str, was: str) -> tuple[Node, ...]:
    """A number; while it changes, what it was stands in its place until the tiles have arrived."""
    number = node("b", now, class_="now-counted", key=f"{key}-now")
    if not was:
        return (number,)
    return (number, node("b", was, class_="was-counted", aria_hidden="true", key=f"{key}-was"))


@lru_cache(maxsize=64)
def _score(seat: int, points: int, before: int) -> Node:
    """The very same node while nothing is counted."""
    was = figure(before) if before != points else ""
    return node(
        "span",
        *counting(f"points-{seat}", figure(points), was),
        class_="score",
        role="img",
        aria_label=say_many("{points} point", "{points} points", abs(points), points=points),
        data_explain=explaining.POINTS,
        key=f"score-{seat}",
    )
