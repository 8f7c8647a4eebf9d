"""Patches: applied to the old picture, they give the new one, and they are few."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as some

from games.message import Message, say
from games.picture import Node, node
from stage.html import attribute, attribute_name, html, text
from stage.patch import (
    Insert,
    Move,
    Patch,
    Remove,
    SetAttribute,
    SetText,
    difference,
    joined_children,
    uproots,
)


def words(message: Message) -> str:
    return message.english()


class Element:
    """As much of a page as patches touch: names, attributes, children, in place."""

    def __init__(self, picture: Node) -> None:
        self.tag = picture.tag
        self.key = picture.key
        self.attributes = {
            attribute_name(name): written
            for name, value in picture.attributes.items()
            if (written := attribute(value, words)) is not None
        }
        self.children = [made(child) for child in joined_children(picture.children, words)]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Element) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]


def made(child: Node | str) -> Element | str:
    return Element(child) if isinstance(child, Node) else child


def apply(patches: list[Patch], page: Element) -> None:
    for patch in patches:
        if isinstance(patch, SetText):
            parent = find(page, patch.path[:-1])
            assert isinstance(parent.children[patch.path[-1]], str)
            parent.children[patch.path[-1]] = patch.text
            continue
        element = find(page, patch.path)
        match patch:
            case SetAttribute(value=None):
                del element.attributes[patch.name]
            case SetAttribute(value=str(value)):
                element.attributes[patch.name] = value
            case Insert():
                element.children.insert(patch.before, made(patch.child))
            case Remove():
                del element.children[patch.place]
            case Move():
                child = element.children.pop(patch.place)
                element.children.insert(patch.before - (patch.place < patch.before), child)


def find(page: Element, path: tuple[int, ...]) -> Element:
    for place in path:
        child = page.children[place]
        assert isinstance(child, Element)
        page = child
    return page


texts = some.sampled_from(("", "a", "b")) | some.builds(
    say, some.sampled_from(("Yes.", "{n} sheep", "")), n=some.integers(0, 2)
)
attributes = some.dictionaries(some.sampled_from(("class", "title", "style")), texts, max_size=2)
switches = some.dictionaries(some.sampled_from(("hidden", "disabled")), some.booleans(), max_size=2)


def elements(children: some.SearchStrategy[Node | Message | str]) -> some.SearchStrategy[Node]:
    return some.builds(
        lambda tag, named, switched, inside, key: Node(tag, {**named, **switched}, tuple(inside), key),
        some.sampled_from(("g", "b")),
        attributes,
        switches,
        some.lists(children, max_size=5),
        some.sampled_from(("", "", "x", "y", "z")),
    )


pictures = some.recursive(texts, elements, max_leaves=12)
rooms = some.lists(pictures, max_size=6).map(lambda children: Node("main", {}, tuple(children)))


@settings(max_examples=300, deadline=None)
@given(rooms, rooms)
def test_patches_turn_the_old_picture_into_the_new_one(old: Node, new: Node) -> None:
    page = Element(old)
    apply(difference(old, new, words), page)
    assert page == Element(new)


def holds(page: Element | str, wanted: Element) -> bool:
    """Whether an element stands in this part of the page."""
    inside = page.children if isinstance(page, Element) else []
    return page is wanted or any(holds(child, wanted) for child in inside)


@settings(max_examples=300, deadline=None)
@given(rooms, rooms, some.data())
def test_what_is_uprooted_is_taken_away_or_moved(old: Node, new: Node, data: some.DataObject) -> None:
    page = Element(old)
    path: tuple[int, ...] = ()
    chosen: Element | str = page
    while isinstance(chosen, Element) and chosen.children and (not path or data.draw(some.booleans())):
        path = (*path, data.draw(some.integers(0, len(chosen.children) - 1)))
        chosen = chosen.children[path[-1]]
    if not isinstance(chosen, Element):
        return
    patches = difference(old, new, words)
    expected = False
    for patch in patches:
        if isinstance(patch, (Remove, Move)):
            expected = expected or holds(find(page, patch.path).children[patch.place], chosen)
        apply([patch], page)
    assert uproots(patches, path) == expected


@settings(max_examples=60, deadline=None)
@given(some.permutations(range(7)), some.permutations(range(7)))
def test_only_what_left_its_order_is_moved(before: list[int], after: list[int]) -> None:
    old = node("g", *(node("use", key=f"k{number}") for number in before))
    new = node("g", *(node("use", key=f"k{number}") for number in after))
    patches = difference(old, new, words)
    assert all(isinstance(patch, Move) for patch in patches)
    page = Element(old)
    apply(patches, page)
    assert page == Element(new)


def test_moving_one_of_many_is_one_patch() -> None:
    sheep = [node("use", key=f"sheep-{number}") for number in range(8)]
    patches = difference(node("g", *sheep), node("g", *sheep[1:], sheep[0]), words)
    assert patches == [Move((), 0, 8)]


def test_the_same_object_is_not_looked_into() -> None:
    class Guarded(tuple[Node, ...]):
        def __eq__(self, other: object) -> bool:
            raise AssertionError("looked into")

        __hash__ = tuple.__hash__

    still = Node("g", {}, Guarded((node("use"),)))
    assert difference(node("svg", still, "1"), node("svg", still, "2"), words) == [SetText((1,), "2")]


def test_neighbouring_texts_are_one() -> None:
    old = node("p", say("Roll: "), "3", node("b"))
    new = node("p", say("Roll: "), "4", node("b"))
    assert difference(old, new, words) == [SetText((0,), "Roll: 4")]


def test_a_message_in_an_attribute_is_compared_in_words() -> None:
    old = node("p", title=say("One"))
    assert difference(old, node("p", title="One"), words) == []
    assert difference(old, node("p", title=say("Two")), words) == [SetAttribute((), "title", "Two")]
    assert difference(old, node("p"), words) == [SetAttribute((), "title", None)]


@given(texts)
def test_text_reads_as_it_is_painted(written: Message | str) -> None:
    assert html(written, words) == text(written, words)
