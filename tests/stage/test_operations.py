"""Patches on their way to the browser: what comes in together is one operation."""

from __future__ import annotations

from games.message import Message
from games.picture import Node, node
from stage.operations import operations
from stage.patch import Patch, difference

WORDS = Message.english


def listed(*names: str) -> Node:
    return node("ul", *(node("li", key=name) for name in names))


def changes(before: Node, after: Node) -> list[Patch]:
    return difference(before, after, WORDS)


def marked(*names: str) -> str:
    return "".join(f'<li data-key="{name}"></li>' for name in names)


def test_brothers_come_in_together_and_in_order() -> None:
    planned = operations(changes(listed("a"), listed("a", "b", "c", "d")), WORDS)
    assert planned == [("Insert", (), 1, marked("b", "c", "d"))]


def test_each_place_has_its_own() -> None:
    planned = operations(changes(listed("c"), listed("a", "b", "c", "d")), WORDS)
    assert planned == [("Insert", (), 1, marked("d")), ("Insert", (), 0, marked("a", "b"))]


def test_texts_are_no_markup() -> None:
    before, after = node("p", node("b")), node("p", "one < two", node("b"), node("i"))
    assert operations(changes(before, after), WORDS) == [
        ("Insert", (), 1, "<i></i>"),
        ("InsertText", (), 0, "one < two"),
    ]


def test_the_rest_goes_over_as_it_is() -> None:
    before = node("ul", node("li", "1"), node("li", "2", class_="old"))
    after = node("ul", node("li", "1"), node("li", "3", class_="new"))
    assert operations(changes(before, after), WORDS) == [
        ("SetAttribute", (1,), "class", "new"),
        ("SetText", (1, 0), "3"),
    ]
