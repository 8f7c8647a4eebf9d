"""What the table of All Nines looks like: the snake of tiles down to the sea, pawns, and the tray below.

A tap on a pawn picks it up and shows where it would go and what it could collect; a tap there, or the
yellow button, plays it. A tap on a dotted tile shows what it would come to; a second one takes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from games.contract import Drawing, Event, Look, Motion
from games.message import Message, say, say_many
from games.nines import explaining, travel
from games.nines.ground import ground
from games.nines.layout import Places, Point, pawn_places, places
from games.nines.preview import Preview, preview
from games.nines.reading import reading
from games.nines.rules import SPACES, TILES
from games.nines.scoring import count
from games.nines.state import GOAL, START, TAKE, WALK, State
from games.nines.tally import tally
from games.nines.tray import action, listed, picked_tile, tray, walk_action
from games.nines.words import describe, pawn_name
from games.picture import Child, Node, button, node, piece

__all__ = ["draw", "motions", "pick", "tally"]


class Hand(NamedTuple):
    """A pawn that has been picked up: its space and what it may do."""

    space: int
    ways: tuple[tuple[str, Preview], ...]


def draw(view: State, look: Look) -> Drawing:
    """The table as this seat sees it."""
    hand = _hand(view, look)
    todo = action(view, look)
    if view.phase == WALK and look.moves and not look.throws:
        ways = [move for move, _ in hand.ways] if hand else []
        walk = next((move for move in ways if move.startswith("walk")), None)
        hop = next((move for move in ways if move.startswith("hop")), None)
        todo = walk_action(view, walk, hop)
    belongings = tuple(_belongings(view, seat) for seat in range(len(look.people)))
    return Drawing(_board(view, look, hand), tray(view, look, todo), belongings)


def pick(view: State, look: Look, thing: str) -> tuple[str, ...]:  # noqa: ARG001
    """One thing at a time; touching it again puts it back."""
    return () if thing in look.picked else (thing,)


def motions(before: State, after: State, events: Sequence[Event]) -> tuple[Motion, ...]:
    """How the pieces got from one picture to the next."""
    return travel.motions(before, after, events)


def _hand(view: State, look: Look) -> Hand | None:
    """The pawn picked up; the only one that can move lies in the hand by itself."""
    if view.phase != WALK or not look.moves:
        return None
    spaces = {SPACES[move] for move in look.moves}
    picked = [_space(thing) for thing in look.picked if thing.startswith("pawn ")]
    chosen = spaces.intersection(picked) or (spaces if len(spaces) == 1 else set())
    if not chosen:
        return None
    space = chosen.pop()
    ways = tuple((move, preview(view, move)) for move in look.moves if SPACES[move] == space)
    return Hand(space, ways)


def _space(thing: str) -> int:
    name = thing.removeprefix("pawn ")
    return START if name == "start" else int(name)


def _at(point: Point, depth: int = 0) -> str:
    return f"--x:{point[0]};--y:{point[1]};--z:{depth}"


def _board(view: State, look: Look, hand: Hand | None) -> Node:
    if not view.players:
        return node("div", class_=f"nines-board {look.shape}")
    where = places(view, look.shape)
    layout = where.layout
    return node(
        "div",
        ground(layout, where.spaces[START], where.spaces[GOAL], where.goal_row),
        *_rings(_tappable(view, look, hand), look, where),
        piece(
            "beachchair",
            120,
            130,
            class_="chair",
            key="chair",
            data_explain=explaining.HOME,
            style=_at(where.spaces[GOAL], where.spaces[GOAL][1]),
        ),
        *(_tile(view.faces[tile], tile, where.spaces[tile]) for tile in view.track),
        *_promises(where, hand),
        *_pawns(view, look, where, hand),
        *_buttons(view, look, where, hand),
        reading(view),
        class_=f"nines-board {look.shape}",
        style=f"--w:{layout.width};--h:{layout.height}",
    )


@cache
def _tile(face: str, tile: int, point: Point) -> Node:
    explained = explaining.tile(face)
    return piece(face, 100, 100, class_="tile", key=f"tile-{tile}", style=_at(point), data_explain=explained)


def _rings(dotted: Sequence[int], look: Look, where: Places) -> tuple[Node, ...]:
    """The dots on cream under everything that may be tapped, and sun under the tile that was touched."""
    rings = [
        node("span", class_="ring" + (" big" if space in (START, GOAL) else ""), key=f"ring-{space}",
             style=_at(where.spaces[space]))
        for space in dotted
    ]  # fmt: skip
    tile = picked_tile(look, "tile")
    if tile is not None and tile in dotted:
        rings.append(node("span", class_="ring chosen", key="chosen", style=_at(where.spaces[tile])))
    return tuple(rings)


def _tappable(view: State, look: Look, hand: Hand | None) -> list[int]:
    """Every space of the board that a tap may mean something on."""
    if view.phase == TAKE:
        return [TILES[move] for move in look.moves]
    if view.phase != WALK:
        return []
    spaces = list(dict.fromkeys(SPACES[move] for move in look.moves))
    if hand:
        targets = [seen.target for _, seen in hand.ways]
        spaces = [space for space in spaces if space not in targets] + targets
    return spaces


def _promises(where: Places, hand: Hand | None) -> tuple[Node, ...]:
    """With a pawn in hand: the steps it would take, counted, and a plus on whatever it could collect."""
    if not hand:
        return ()
    walk = hand.ways[0][1]
    steps = tuple(
        node("span", str(number), class_="footstep", key=f"step-{number}", style=_at(where.spaces[space]))
        for number, space in enumerate(walk.path, 1)
    )
    tiles = dict.fromkeys(tile for _, seen in hand.ways for tile in seen.choices)
    pluses = tuple(
        node("span", "+", class_="promise", key=f"promise-{tile}", style=_at(where.spaces[tile]))
        for tile in tiles
    )
    return steps + pluses


def _pawns(view: State, look: Look, where: Places, hand: Hand | None) -> tuple[Node, ...]:
    """Every pawn, and ghosts where the one in hand would go."""
    in_hand = view.players[view.seat].pawns.index(hand.space) if hand else -1
    drawn = []
    for (seat, pawn), (point, crowded) in pawn_places(view, look.shape).items():
        held = hand is not None and (seat, pawn) == (view.seat, in_hand)
        classes = "pawn" + (" crowded" if crowded else "") + (" held" if held else "")
        if held:
            drawn.append(node("span", class_="sunspot", key="sunspot", style=_at(point, point[1])))
        explained = explaining.pawn(seat, view.players[seat].pawns[pawn])
        drawn.append(_pawn(look.people[seat].colour, classes, f"pawn-{seat}-{pawn}", point, explained))
    if hand:
        colour = look.people[view.seat].colour
        drawn += [
            _pawn(colour, "pawn ghost", f"ghost-{place}", where.spaces[seen.target], explaining.GOES_HERE)
            for place, (_, seen) in enumerate(hand.ways)
        ]
    return tuple(drawn)


def _pawn(colour: int, classes: str, key: str, point: Point, explained: Message) -> Node:
    style = _at(point, point[1])
    return piece("pawn", 80, 120, colour=colour, class_=classes, key=key, style=style, data_explain=explained)


def _buttons(view: State, look: Look, where: Places, hand: Hand | None) -> tuple[Node, ...]:
    """What can be tapped on the board: real buttons over the pictures, at least 48 pixels each."""
    if view.phase == TAKE:
        touched = picked_tile(look, "tile")
        return tuple(_tile_button(view, move, where, TILES[move] == touched) for move in look.moves)
    if view.phase != WALK:
        return ()
    targets = {seen.target: move for move, seen in hand.ways} if hand else {}
    spaces = [space for space in dict.fromkeys(SPACES[move] for move in look.moves) if space not in targets]
    held = hand.space if hand else None
    return (
        *(_pawn_button(view, look, space, where, space == held) for space in spaces),
        *(_target_button(view, move, space, where) for space, move in targets.items()),
    )


def _pawn_button(view: State, look: Look, space: int, where: Places, held: bool) -> Node:
    """Tapping picks a pawn of this space up; it can also be dragged to its target, and is seen on the way."""
    name = "start" if space == START else str(space)
    carried = piece("pawn", 80, 120, colour=look.people[view.seat].colour, class_="carried")
    return button(
        f"pick pawn {name}",
        pawn_name(view, space),
        carried,
        key=f"from-{name}",
        class_="spot",
        style=_at(where.spaces[space]),
        aria_pressed="true" if held else "false",
        data_drag=True,
    )


def _target_button(view: State, move: str, space: int, where: Places) -> Node:
    name = describe(view, view.seat, move)
    return button(
        f"play {move}", name, key=f"to-{space}", class_="spot", style=_at(where.spaces[space]), data_drop=True
    )


def _tile_button(view: State, move: str, where: Places, touched: bool) -> Node:
    """The first touch shows what the tile would come to, the second takes it."""
    tile = TILES[move]
    return button(
        f"play {move}" if touched else f"pick tile {tile}",
        describe(view, view.seat, move),
        key=f"take-{tile}",
        class_="spot",
        style=_at(where.spaces[tile]),
        aria_pressed="true" if touched else "false",
    )


def _belongings(view: State, seat: int) -> tuple[Child, ...]:
    """In the player strip: the numbers in front, places for more, and the points so far."""
    if not view.players:
        return ()
    front = view.players[seat].front
    points = count(view, seat).points
    numbers = tuple(piece(view.faces[tile], 100, 100, class_="waits", key=f"has-{tile}") for tile in front)
    empty = tuple(node("span", class_="empty", key=f"empty-{place}") for place in range(len(front), 3))
    label = (
        say("no numbers in front") if not front else say("in front: {numbers}", numbers=listed(view, front))
    )
    return (
        node(
            "span",
            *numbers,
            *empty,
            class_="numbers",
            role="img",
            aria_label=label,
            data_explain=explaining.FRONT,
            key="numbers",
        ),
        node(
            "span",
            node("b", str(points), class_="points"),
            say_many("point", "points", points),
            class_="score",
            key=f"score-{seat}",
        ),
    )
