"""A board that can be walked by keyboard and by ear: a grid over the drawing, made from the game's own table.

The grid is one stop of the Tab key (`static/stage/walking.mjs`). Each square says what it is and, where a
button lies on it, what Enter does there; elsewhere Enter is a touch like any other, and is told why not. The
buttons stay for the finger, and the ear does without them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from operator import is_
from typing import NamedTuple

from games.contract import Shape
from games.ear import EarBoard, Row, Square
from games.message import Message, say
from games.picture import Attribute, Child, Node, button, node
from table.sitting import Sitting, look, shown_view

HOLDS_A_BOARD = "data-board"
"""Marks the container of a drawing over which the grid lies."""

GRID = "walk"
"""The key of the grid in there."""

Buttons = Mapping[str, Node]
"""The buttons that lie on squares, by their keys."""

Aloud = Callable[[Message], Message]
"""How something is read to a child."""


def walked(picture: Node, sitting: Sitting, shape: Shape, keys: str = "", *, past: bool = False) -> Node:
    """The same table with a grid over its board; where there is nothing to walk on, as it was.

    With `keys` ("l last t turn"), letters on the board ask what can be asked. What is `past` can be left.
    """
    game = sitting.match.game
    board = game.ear.board(shown_view(sitting), look(sitting, shape))
    if board is None:
        return picture
    about: dict[str, Attribute] = {"data_go": GO, "data_nowhere": NOWHERE, "data_none": NONE}
    if keys:
        about["data_keys"] = keys
    if past:
        about["data_past"] = True
    if game.ear.written(shown_view(sitting), look(sitting, shape)) is not None:
        about["data_ready"] = True
    table = _Table(board, f"{game.name} {shape}", about, game.ear.aloud)
    return _with_ways(picture, laid(picture, lambda container: _with_grid(container, table)))


def _with_ways(picture: Node, walked: Node | None) -> Node:
    """The table with its grid and the ways there; as it was, if it has none."""
    return picture if walked is None else walked._replace(children=(TO_THE_BOARD, TO_ASK, *walked.children))


def with_grid_of(standing: Node, picture: Node, aloud: Aloud) -> Node:
    """A later picture of a table, with the grid that lies over its board until the next one is made."""
    before = _container(standing)
    if before is None or not before.children:
        return picture
    grid = before.children[-1]
    if not isinstance(grid, Node) or grid.key != GRID:
        return picture
    unheard = frozenset(each.key for each in _buttons(before.children) if "aria-hidden" in each.attributes)

    def lay(container: Node) -> Node:
        drawn = _for_the_finger(container, unheard, aloud)
        return drawn._replace(children=(*drawn.children, grid))

    return _with_ways(picture, laid(picture, lay))


GO = say("To which square?")
NOWHERE = say("There is no such square")
NONE = say("There is none now")


class _Table(NamedTuple):
    """A board, the table it belongs to, and what its keys do."""

    board: EarBoard
    name: str
    keys: Mapping[str, Attribute]
    aloud: Aloud


_TO_THE_BOARD = say("To the board")

TO_THE_BOARD = node(
    "button", _TO_THE_BOARD, type="button", class_="to-board", data_to_board=True, key="to-board"
)
"""The first stop of the Tab key: past all that stands before the board."""

_TO_ASK = say("Ask the table")

TO_ASK = button("app ear", _TO_ASK, _TO_ASK, class_="to-board", key="to-ask")
"""The second one: everything that can be asked by ear."""


def _with_grid(container: Node, table: _Table) -> Node:
    """The grid lies last in its container."""
    on_squares = frozenset(key for square in squares(table.board) for key in square.buttons)
    buttons = {each.key: each for each in _buttons(container.children) if each.key in on_squares}
    drawn = _for_the_finger(container, frozenset(buttons), table.aloud)
    return drawn._replace(children=(*drawn.children, _grid(table, buttons)))


def laid(picture: Node, lay: Callable[[Node], Node]) -> Node | None:
    """The picture with something laid over its container; None if there is no such container in here."""
    if HOLDS_A_BOARD in picture.attributes:
        return lay(picture)
    for place, child in _where_boards_are(picture):
        if (found := laid(child, lay)) is not None:
            return picture._replace(
                children=(*picture.children[:place], found, *picture.children[place + 1 :])
            )
    return None


def _container(picture: Node) -> Node | None:
    """What holds the board's pieces."""
    waiting = [picture]
    while waiting:
        found = waiting.pop()
        if HOLDS_A_BOARD in found.attributes:
            return found
        waiting += [child for _, child in reversed(_where_boards_are(found))]
    return None


def _where_boards_are(node: Node) -> list[tuple[int, Node]]:
    """The children in which a board may be: of a table only its board."""
    found = [
        (place, child)
        for place, child in enumerate(node.children)
        if isinstance(child, Node) and child.children
    ]
    return [each for each in found if each[1].key == "board"] or found


def squares(board: EarBoard) -> Iterator[Square]:
    """All squares, row by row."""
    return (square for row in board.rows for square in row.squares if square is not None)


def _buttons(children: tuple[Child, ...]) -> Iterator[Node]:
    """The buttons of a container, and of the groups in it."""
    for child in children:
        if isinstance(child, Node) and child.tag == "button":
            yield child
        elif isinstance(child, Node) and child.tag == "div":
            yield from _buttons(child.children)


def _for_the_finger(container: Node, keys: frozenset[str], aloud: Aloud) -> Node:
    """The buttons on squares, out of the ear's and the keyboard's way: the grid has all that they say. What
    is read aloud when one is held, is said as to a child."""
    if not keys:
        return container
    children = tuple(
        _for_the_finger(child, keys, aloud)
        if isinstance(child, Node) and child.tag == "div" and child.children
        else _unheard(child, aloud)
        if isinstance(child, Node) and child.tag == "button" and child.key in keys
        else child
        for child in container.children
    )
    return container if all(map(is_, children, container.children)) else container._replace(children=children)


def _unheard(drawn: Node, aloud: Aloud) -> Node:
    about: dict[str, Attribute] = {**drawn.attributes, "aria-hidden": "true", "tabindex": -1}
    if isinstance(name := about["aria-label"], Message) and (read := aloud(name)) is not name:
        about["data-aloud"] = read
    return drawn._replace(attributes=about)


# The grid


def _grid(table: _Table, buttons: Buttons) -> Node:
    board, (across, down) = table.board, table.board.size
    return node(
        "div",
        *_heads(board),
        *(_row(row, buttons, board, number, table.name) for number, row in enumerate(board.rows)),
        role="grid",
        aria_label=board.title,
        class_="walk",
        style=f"--across:{across};--down:{down}",
        data_track=board.is_track,
        key=GRID,
        **table.keys,
    )


def _heads(board: EarBoard) -> tuple[Node, ...]:
    """What the columns are called; over the rows' own names there is none."""
    if not board.columns:
        return ()
    cells = (
        node("span", column, role="columnheader", class_="vh", aria_colindex=number, key=f"column-{number}")
        for number, column in enumerate(board.columns, 2)
    )
    return (node("div", *cells, role="row", key="columns"),)


class _Drawn(NamedTuple):
    """A row as it was drawn last."""

    row: Row
    pressed: tuple[Node | None, ...]
    here: int | None
    node: Node


_DRAWN: dict[str, _Drawn] = {}
"""The rows of each table as they were drawn last: most are as they were."""


def _row(row: Row, buttons: Buttons, board: EarBoard, number: int, table: str) -> Node:
    """A row of squares; the very same node as before if nothing in it has changed."""
    pressed = tuple(None if each is None else _pressed(each, buttons) for each in row.squares)
    begins = next((place for place, each in enumerate(row.squares) if each and each.key == board.here), None)
    name = f"{table} {number}"
    before = _DRAWN.get(name)
    if before is not None and before[:3] == (row, pressed, begins):
        return before.node
    cells = (
        _square(square, board.size, place + 2, button, place == begins)
        for place, (square, button) in enumerate(zip(row.squares, pressed, strict=True))
        if square is not None
    )
    head = node("span", row.title, role="rowheader", class_="vh", aria_colindex=1, key="head")
    drawn = node("div", head, *cells, role="row", key=f"row-{number}")
    _DRAWN[name] = _Drawn(row, pressed, begins, drawn)
    return drawn


def _pressed(square: Square, buttons: Buttons) -> Node | None:
    """The button that lies on a square now."""
    return next((buttons[key] for key in square.buttons if key in buttons), None)


POINTED_AT = 1000
"""Where the hand points, a jump leads before all else."""


def _with_action(told: Message, name: Message) -> Message:
    """What a square is and what Enter does there; once, if that is called like the square."""
    if told == name or told in name.places.values():
        return name
    return say("{square}. {action}", square=told, action=name)


def _square(
    square: Square, size: tuple[float, float], column: int, pressed: Node | None, begins: bool
) -> Node:
    """A square that can be gone to; what Enter says there is what a finger would."""
    told, says, brings, held = square.told, f"walk {square.thing}", square.brings, False
    if pressed is not None:
        says = str(pressed.attributes["data-tap"])
        name = pressed.attributes["aria-label"]
        assert isinstance(name, Message)
        told = _with_action(told, name)
        brings = POINTED_AT if "pointed" in str(pressed.attributes["class"]) else brings
        held = pressed.attributes.get("aria-pressed") == "true"
    left, top = (middle - long / 2 for middle, long in zip(square.point, size, strict=True))
    return node(
        "div",
        role="gridcell",
        aria_label=told,
        aria_colindex=column,
        aria_selected="true" if held else False,
        tabindex=-1,
        class_="walk-square",
        style=f"left:{left:g}%;top:{top:g}%",
        data_walk=says,
        data_name=square.name,
        data_piece=square.piece,
        data_brings=brings or False,
        data_here=begins,
        key=square.key,
    )
