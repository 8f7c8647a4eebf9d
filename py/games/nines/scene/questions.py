"""How each question is asked on the table, one row a question: what may be touched, what a touch foreshows,
and the one next action.

A tap on a pawn picks it up and shows where it would go and what it could collect; a tap there, or the yellow
button, plays it. A tap on a dotted tile shows what it would come to; a second one takes it. So it is with the
number that is put aside.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple

from games.contract import Look, Move
from games.message import Message, figure, say, say_many
from games.nines.rules.spelling import SPACES, TILES
from games.nines.rules.state import DISCARD, NUMBERS, ROLL, TAKE, WALK, State
from games.nines.scene.layout import Places, Point, at, pawn_places
from games.nines.scene.pawns import pawn_piece
from games.nines.scene.picks import NumberTouched, Tile, name_of, picked
from games.nines.scene.preview import Hand, earning, hand_of
from games.nines.scene.sums import with_tile
from games.nines.words import describe, explaining
from games.nines.words.names import ANIMAL_NAMES, face_name, pawn_name
from games.picture import Child, Node, button, node, piece


def _none(_view: State, _look: Look, _where: Places) -> tuple[Node, ...]:
    return ()


def _nothing_to_do(_view: State, _look: Look) -> tuple[Child, ...]:
    return ()


def _no_spaces(_view: State, _look: Look) -> list[int]:
    return []


def _no_space(_look: Look) -> int | None:
    return None


def _usual_sum(_view: State, _look: Look) -> Node | None:
    return None


class QuestionPicture(NamedTuple):
    """One question: the row of each is `QUESTIONS[view.question]`."""

    dotted: Callable[[State, Look], list[int]] = _no_spaces
    """The spaces of the board that a tap may mean something on."""
    touch: Callable[[State, Look, Places], tuple[Node, ...]] = _none
    """The buttons there: real ones over the pictures, at least 48 pixels each."""
    foreseen: Callable[[State, Look, Places], tuple[Node, ...]] = _none
    """What a touch shows on the board before anything is played."""
    chosen: Callable[[Look], int | None] = _no_space
    """Of those spaces the one that has been touched."""
    sum: Callable[[State, Look], Node | None] = _usual_sum
    """What the sum in the tray turns into, if into anything."""
    action: Callable[[State, Look], tuple[Child, ...]] = _nothing_to_do
    """The next thing to do: a button that says what it does, or where to tap."""


def asked(view: State, look: Look) -> QuestionPicture:
    """What this look may answer; a row without anything while others act."""
    return QUESTIONS.get(view.question, NOTHING) if look.moves or look.throws else NOTHING


def _act(move: Move, name: Message) -> Node:
    return button(f"play {move}", name, name, key="action", class_="act")


def _hint(text: Message) -> Node:
    return node("p", text, class_="hint", key="hint")


# the die


def _roll(_view: State, _look: Look) -> tuple[Child, ...]:
    return (button("app throw", say("Roll"), say("Roll"), key="action", class_="act"),)


# which pawn walks


def _pawns_to_pick(look: Look, hand: Hand | None) -> list[int]:
    """Spaces with pawns that may go. Where the one in hand may go, a tap lets it go there."""
    targets = hand.targets if hand else {}
    return [space for space in dict.fromkeys(SPACES[move] for move in look.moves) if space not in targets]


def _walk_dotted(view: State, look: Look) -> list[int]:
    hand = hand_of(view, look)
    return [*_pawns_to_pick(look, hand), *(hand.targets if hand else ())]


def _walk_touch(view: State, look: Look, where: Places) -> tuple[Node, ...]:
    hand = hand_of(view, look)
    held = hand.space if hand else None
    targets, earns = hand.targets if hand else {}, earning(view, look)
    pawns = _pawns_to_pick(look, hand)
    return (
        *(_pawn_button(view, look, space, where, space == held, earns) for space in pawns),
        *(_target_button(view, move, space, where) for space, move in targets.items()),
    )


def _pawn_button(
    view: State, look: Look, space: int, where: Places, held: bool, earns: Collection[int]
) -> Node:
    """Tapping picks a pawn of this space up; it can also be dragged to its target, and is seen on the way."""
    name, pawn = name_of(space), pawn_name(view, space)
    told = say("{pawn}, earns a tile", pawn=pawn) if space in earns else pawn
    carried = piece("pawn", colour=look.people[view.seat].colour, class_="carried")
    return button(
        f"pick pawn {name}",
        told,
        carried,
        key=f"from-{name}",
        class_="spot",
        style=at(where.spaces[space]),
        aria_pressed="true" if held else "false",
        data_drag=True,
    )


def _target_button(view: State, move: Move, space: int, where: Places) -> Node:
    name = describe(view, view.seat, move)
    return button(
        f"play {move}", name, key=f"to-{space}", class_="spot", style=at(where.spaces[space]), data_drop=True
    )


def _walk_foreseen(view: State, look: Look, where: Places) -> tuple[Node, ...]:
    """A plus on each pawn that would earn something. With one in hand: its steps, counted, a plus on what it
    could collect, and where it would stand."""
    hand = hand_of(view, look)
    if not hand:
        return tuple(_plus(f"earns-{space}", where.spaces[space]) for space in earning(view, look))
    steps = tuple(
        node("span", str(number), class_="footstep", key=f"step-{number}", style=at(where.spaces[space]))
        for number, space in enumerate(hand.ways[0][1].path, 1)
    )
    tiles = dict.fromkeys(tile for _, seen in hand.ways for tile in seen.choices)
    pluses = tuple(_plus(f"promise-{tile}", where.spaces[tile]) for tile in tiles)
    colour = look.people[view.seat].colour
    ghosts = tuple(
        pawn_piece(colour, "pawn ghost", f"ghost-{place}", where.spaces[space], explaining.GOES_HERE)
        for place, space in enumerate(hand.targets)
    )
    pawn = view.players[view.seat].pawns.index(hand.space)
    point, _ = pawn_places(view, look.shape)[(view.seat, pawn)]
    sunspot = node("span", class_="sunspot", key="sunspot", style=at(point, point[1]))
    return (*steps, *pluses, sunspot, *ghosts)


def _plus(key: str, point: Point) -> Node:
    """Here something may be earned."""
    return node("span", "+", class_="promise", aria_hidden="true", key=key, style=at(point))


def _walk_action(view: State, look: Look) -> tuple[Child, ...]:
    """With a pawn in hand: walk, and with a 1 the hop beside it. Before: what there is to be earned."""
    hand = hand_of(view, look)
    if not hand:
        a_plus, later = say("A pawn with a + earns a tile"), say("Leaving a stretch earns a tile")
        return (_hint(a_plus if earning(view, look) else later),)
    (walk, seen), *hops = hand.ways
    go = _act(walk, say_many("Walk one step", "Walk {count} steps", len(seen.path)))
    ahead = say("Hop ahead")
    return (*(button(f"play {hop}", ahead, ahead, key="hop", class_="other-way") for hop, _ in hops), go)


# which tile is taken


def _take_dotted(_view: State, look: Look) -> list[int]:
    return [TILES[move] for move in look.moves]


def _take_touch(view: State, look: Look, where: Places) -> tuple[Node, ...]:
    touched = _touched(look)
    return tuple(_tile_button(view, move, where, TILES[move] == touched) for move in look.moves)


def _tile_button(view: State, move: Move, where: Places, touched: bool) -> Node:
    """The first touch shows what the tile would come to, the second takes it."""
    tile = TILES[move]
    return button(
        f"play {move}" if touched else f"pick tile {tile}",
        describe(view, view.seat, move),
        key=f"take-{tile}",
        class_="spot",
        style=at(where.spaces[tile]),
        aria_pressed="true" if touched else "false",
    )


def _touched(look: Look) -> int | None:
    """The tile that was touched."""
    found = picked(look)
    return found.tile if isinstance(found, Tile) else None


def _take_sum(view: State, look: Look) -> Node | None:
    """The sum with the touched tile in it."""
    tile = _touched(look)
    if tile is None:
        return None
    parts = with_tile(view, view.players[view.seat].front, tile)
    label = say("With this tile: {tile}", tile=face_name(view.faces[tile]))
    return node("div", *parts, class_="sum", role="img", aria_label=label, key="sum")


def _take_action(view: State, look: Look) -> tuple[Child, ...]:
    tile = _touched(look)
    if tile is None:
        return (_hint(say("Tap a dotted tile")),)
    face = view.faces[tile]
    name = TAKE_NAMES[face] if face in ANIMAL_NAMES else say("Take the {number}", number=NUMBERS[face])
    return (_act(f"take {tile}", name),)


TAKE_NAMES = {
    "animal-seal": say("Take the seal"),
    "animal-crab": say("Take the crab"),
    "animal-gull": say("Take the gull"),
}


# which number is put aside


def _number(look: Look) -> int | None:
    """The number that was touched."""
    found = picked(look)
    return found.tile if isinstance(found, NumberTouched) else None


def _discard_sum(view: State, look: Look) -> Node:
    """Three numbers without a nine: which one goes, and what it costs."""
    front = view.players[view.seat].front
    chosen = _number(look)
    stand_in = {view.faces[tile]: tile for tile in reversed(front)}
    return node(
        "div",
        *(_costly(view, look, tile, stand_in[view.faces[tile]], chosen) for tile in front),
        class_="sum",
        role="group",
        aria_label=say("Which number will you put aside?"),
        data_roving=True,
        key="sum",
    )


def _costly(view: State, look: Look, tile: int, stand_in: int, chosen: int | None) -> Node:
    """A number with its price. Of two that look alike either may be touched: they are the same choice."""
    price = node("span", figure(-view.numbers[tile]), class_="minus")
    face = piece(view.faces[tile])
    if f"discard {stand_in}" not in look.moves:
        return node("span", face, price, class_="costly", key=f"front-{tile}")
    name = say("{tile}: costs {number}", tile=face_name(view.faces[tile]), number=view.numbers[tile])
    touched = chosen == stand_in and tile == stand_in
    return button(
        f"pick number {stand_in}",
        name,
        face,
        price,
        key=f"front-{tile}",
        class_="costly" + (" picked" if touched else ""),
        aria_pressed="true" if touched else "false",
    )


def _discard_action(view: State, look: Look) -> tuple[Child, ...]:
    tile = _number(look)
    if tile is None:
        return (_hint(say("Tap the number to put aside")),)
    face = view.faces[tile]
    name = say("Put the {number} aside", number=NUMBERS[face])
    if face.startswith("cactus"):
        name = say("Put the cactus {number} aside", number=NUMBERS[face])
    return (_act(f"discard {tile}", name),)


NOTHING = QuestionPicture()

QUESTIONS: dict[str, QuestionPicture] = {
    ROLL: QuestionPicture(action=_roll),
    WALK: QuestionPicture(_walk_dotted, _walk_touch, _walk_foreseen, action=_walk_action),
    TAKE: QuestionPicture(_take_dotted, _take_touch, chosen=_touched, sum=_take_sum, action=_take_action),
    DISCARD: QuestionPicture(sum=_discard_sum, action=_discard_action),
}
