"""The kit on its way into the page: parts in their places, and fewer shapes."""

from __future__ import annotations

from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest
from tools.drawings import joined, kit, opened
from tools.outlines import TAG, Unknown, form_of, movement, written

EYE = '<circle cx="-5" cy="0" r="2" fill="var(--ink)"/>'
GLINT = '<circle cx="-5" cy="0" r="1" fill="var(--glint)"/>'


def shapes(*drawn: str) -> list[Element]:
    return list(ElementTree.fromstring(f'<g xmlns="http://www.w3.org/2000/svg">{"".join(drawn)}</g>'))


def tags(children: list[Element]) -> list[str]:
    return [child.tag.removeprefix(TAG) for child in children]


def mirrored(shape: str) -> str:
    return shape.replace("-5", "5")


def moved(shape: str, where: str) -> str:
    [child] = shapes(shape)
    return written(movement(where).form(form_of(child.tag, child.attrib)))


def test_shapes_painted_alike_are_one_even_with_others_between() -> None:
    both = joined(shapes(EYE, GLINT, mirrored(EYE), mirrored(GLINT)))
    assert [shape.get("fill") for shape in both] == ["var(--ink)", "var(--glint)"]
    assert both[0].get("d", "").count("M") == 2


def test_what_touches_keeps_its_order() -> None:
    lid = '<circle cx="0" cy="0" r="6" fill="var(--wool)"/>'
    assert len(joined(shapes(EYE, lid, mirrored(EYE)))) == 3


def test_inked_shapes_need_more_room_between_them() -> None:
    ring = '<circle class="k" cx="{}" cy="0" r="2" fill="none"/>'
    assert len(joined(shapes(ring.format(0), ring.format(6)))) == 2
    assert len(joined(shapes(ring.format(0), ring.format(8)))) == 1


def test_a_fill_and_its_outline_are_one_shape() -> None:
    fill, outline = '<path d="M0 0H9V9Z" fill="var(--seat)"/>', '<path class="k" d="M0 0H9V9Z" fill="none"/>'
    [whole] = joined(shapes(fill, outline))
    assert (whole.get("class"), whole.get("fill")) == ("k", "var(--seat)")


def test_a_part_stands_where_it_is_used() -> None:
    part = shapes('<g id="ear"><path class="k" d="M0 0L4 0" fill="none"/></g>')[0]
    used = shapes('<g><use href="#ear" transform="translate(10 5) scale(-1 1)"/></g>')[0]
    [ear] = opened(used, {"ear": part})
    assert ear.get("d") == "M10 5L6 5"


@pytest.mark.parametrize(
    "kept",
    [
        '<g transform="scale(2)"><path d="M0 0L1 1" stroke="var(--leg)" stroke-width="3"/></g>',
        '<g transform="scale(2)"><path d="M0 0L1 1" fill="var(--seat-pat)"/></g>',
        '<g transform="scale(2)"><text>7</text></g>',
        '<g transform="scale(2 3)"><path d="M0 0L1 1" fill="var(--ink)"/></g>',
        '<g class="hat-1"><path class="k" d="M0 0L1 1" fill="none"/></g>',
    ],
)
def test_a_group_that_does_more_than_move_stays(kept: str) -> None:
    assert tags(opened(shapes(f"<g>{kept}</g>")[0], {})) == ["g"]


def test_movements_follow_one_another() -> None:
    line = '<path d="M1 0h2v1l1-1c0 1 1 1 1 2z"/>'
    assert moved(line, "translate(10 0) rotate(90)") == "M10 1L10 3L9 3L10 4C9 4 9 5 8 5Z"
    assert moved(line, "rotate(180 1 0)") == "M1 0L-1 0L-1 -1L-2 0C-2 -1 -3 -1 -3 -2Z"


def test_an_arc_in_the_mirror_bends_the_other_way() -> None:
    assert moved('<path d="M0 0A2 2 0 0 1 4 0"/>', "scale(-1 1)") == "M0 0A2 2 0 0 0 -4 0"
    assert moved('<path d="M0 0A2 1 0 0 1 4 0"/>', "rotate(90)") == "M0 0A2 1 90 0 1 0 4"


def test_a_box_has_its_corners() -> None:
    assert moved('<rect x="1" y="2" width="6" height="4"/>', "") == "M1 2L7 2L7 6L1 6Z"
    assert moved('<rect width="6" height="4" rx="1"/>', "").startswith("M0 1A1 1 0 0 1 1 0L5 0A1 1")


def test_what_is_not_known_is_not_guessed() -> None:
    oval = '<rect width="4" height="4" rx="1" ry="2"/>'
    for shape in ('<path d="M0 0S1 1 2 2"/>', '<path d="M0 0L1"/>', oval):
        with pytest.raises(Unknown):
            moved(shape, "")
    with pytest.raises(Unknown):
        movement("skewX(3)")


def test_symbols_are_hidden_and_what_they_refer_to_is_not() -> None:
    drawing = '<svg xmlns="http://www.w3.org/2000/svg">{}</svg>'
    drawings = kit(
        (
            drawing.format('<symbol id="tree"><use href="#leaf"/></symbol>'),
            drawing.format('<defs><g id="leaf"><path d="M0 0Z"/></g><clipPath id="round"/></defs>'),
        )
    )
    page = drawings.originals(["tree"]) + drawings.referred()
    hidden, shown = ElementTree.fromstring(f"<div>{page}</div>")
    assert (hidden.get("class"), shown.get("class")) == ("symbols", "kit")
    assert [element.get("id") for element in hidden.iter() if element.get("id")] == ["tree"]
    assert [element.get("id") for element in shown.iter() if element.get("id")] == ["round"]


def test_what_a_text_shows_is_known_with_all_that_appears_in_it() -> None:
    symbols = (
        '<symbol id="meadow"><use href="#tree"/><use href="#nothing"/></symbol>',
        '<symbol id="tree"><use href="#meadow"/></symbol>',
        '<symbol id="sea"><use href="#meadow"/></symbol>',
    )
    drawings = kit([f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(symbols)}</svg>'])
    assert drawings.shown_by('<use href="#meadow"/><use href="#paddock"/>') == {"meadow", "tree"}
    assert drawings.shown_by("no drawing") == set()
    assert 'id="sea"' not in drawings.originals({"tree"})
