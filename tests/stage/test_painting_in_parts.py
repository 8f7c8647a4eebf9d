"""A picture in parts: each is the beginning of the next, and the last is the picture itself."""

from __future__ import annotations

from itertools import pairwise

from games.message import Message
from games.picture import Child, Node, node, piece
from stage.painting_in_parts import PORTION, parts, weight
from stage.patch import Insert, SetAttribute, difference


def flock(count: int) -> Node:
    sheep = (piece("sheep-stand", key=f"sheep-{number}") for number in range(count))
    meadow = node("div", "grass", node("g", *sheep, key="sheep"), key="meadow")
    return node("main", node("h1", "Now"), node("section", meadow, data_unfold=True, key="board"), key="room")


def words(message: Message) -> str:
    return message.english()


def drawn(child: Child) -> list[str]:
    """The keys of a picture in its order."""
    if not isinstance(child, Node):
        return []
    return [child.key, *(key for inner in child.children for key in drawn(inner))]


def test_a_small_picture_comes_at_once() -> None:
    picture = flock(3)
    assert list(parts(picture)) == [picture]


def test_what_does_not_unfold_is_there_from_the_start() -> None:
    first = next(parts(flock(200)))
    assert first.children[0] == node("h1", "Now")


def test_each_part_is_the_beginning_of_the_next() -> None:
    picture = flock(200)
    put_up = list(parts(picture))
    assert put_up[-1] is picture
    assert len(put_up) > 4
    for part, following in pairwise(put_up):
        assert drawn(part) == drawn(following)[: len(drawn(part))]
        changes = [patch for patch in difference(part, following, words) if not isinstance(patch, Insert)]
        assert changes == ([] if following is not picture else [SetAttribute((1,), "aria-busy", None)])


def test_no_portion_is_much_larger_than_another() -> None:
    put_up = list(parts(flock(200)))
    grown = [weight(after) - weight(before) for before, after in pairwise(put_up)]
    assert max(grown[:-1]) < 1.2 * PORTION
    assert grown[-1] < 2.2 * PORTION


def test_what_stands_on_the_page_does_not_unfold_again() -> None:
    before, picture = flock(100), flock(200)
    assert list(parts(picture, before)) == [picture]


def test_what_is_new_unfolds_in_a_picture_that_stands_already() -> None:
    table = flock(100)
    bench = node("ol", *(piece("head-happy", key=f"head-{number}") for number in range(30)), data_unfold=True)
    picture = table._replace(children=(*table.children, node("footer", bench, key="tray")))
    put_up = list(parts(picture, table))
    assert len(put_up) > 3
    assert all(part.children[:2] == table.children for part in put_up)
    assert [patch for patch in difference(table, put_up[0], words) if not isinstance(patch, Insert)] == []
    grown = [weight(after) - weight(before) for before, after in pairwise(put_up)]
    assert max(grown) < 2.2 * PORTION


def test_several_unfold_one_after_the_other() -> None:
    first, second = flock(40).children[1], flock(41).children[1]
    assert isinstance(first, Node)
    assert isinstance(second, Node)
    picture = node("main", first, second._replace(key="other"))
    for part in parts(picture):
        begun = [child for child in part.children if isinstance(child, Node)]
        assert begun[0] is first or not begun[1].children


def test_a_large_drawing_comes_alone() -> None:
    cover = node("div", piece("hut"), data_unfold="alone", key="cover")
    without, whole = parts(node("main", node("h1", "Seats"), cover, key="room"))
    assert drawn(without) == ["room", "", "cover"]
    assert without.children[1] == cover._replace(
        children=(), attributes={**cover.attributes, "aria-busy": "true"}
    )
    assert whole.children[1] is cover
