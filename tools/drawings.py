"""The kit as it goes to the page: the same drawings with fewer shapes, and apart what is never displayed.

A sheep is drawn from a head, a face, ears and hats, and each of its eyes is a shape of its own: good to work
with, dear to copy, since the browser styles and lays out every shape of every sheep. So `build` puts the
parts in place once and for all, and joins what is painted alike:

- a part that is used stands where it is used, moved there, without a group around it;
- a fill and the outline of the very same form are one shape;
- shapes painted alike are one path, unless they touch one another or anything that is drawn between them.

What is left is written as short as it can be by SVGO (`drawings.mjs`), which by itself joins only neighbours.
"""

from __future__ import annotations

import json
import re
from collections.abc import Container, Iterable, Mapping, Sequence
from copy import deepcopy
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from tools.commands import needed, run_quietly
from tools.outlines import FORMS, TAG, Box, Movement, Unknown, boxes_of, form_of, movement, written
from tools.places import ROOT

HIDDEN = {"class": "symbols", "aria-hidden": "true"}
"""The originals, which the style sheet never displays."""

SHOWN = {"class": "kit", "width": "0", "height": "0", "aria-hidden": "true", "focusable": "false"}
"""What is referred to by url() works only where it is displayed, if with no size."""

INK = "k"
"""The class of a shape outlined in ink, which has one width at every scale."""

ALONE = ("clip-path", "stroke-dasharray", "fill-rule", "transform", "mask")
"""A shape of which this is said stays a shape of its own."""

NEAR = 3.0
"""Nearer than this, outlined shapes may touch: their ink is as wide on a small piece as on a large one."""


USED = re.compile(r'href="#([^"]+)"')


class Kit(NamedTuple):
    """All drawings by their names, and what they refer to by url()."""

    symbols: Mapping[str, Element]
    definitions: Element

    def shown_by(self, text: str) -> set[str]:
        """The names of all drawings that appear in a text, and of those that appear in them."""
        found: set[str] = set()
        new = self.symbols.keys() & USED.findall(text)
        while new:
            found |= new
            inside = "".join(_text(self.symbols[name]) for name in new)
            new = (self.symbols.keys() & USED.findall(inside)) - found
        return found

    def originals(self, names: Container[str]) -> str:
        """The drawings of these names, to be referred to."""
        chosen = [symbol for name, symbol in self.symbols.items() if name in names]
        return _text(_element("svg", HIDDEN, chosen))

    def referred(self) -> str:
        """What every drawing may refer to by url()."""
        return _text(_element("svg", SHOWN, [self.definitions]))


def kit(files: Iterable[str]) -> Kit:
    """The drawings of all files."""
    ElementTree.register_namespace("", TAG.strip("{}"))
    roots = [ElementTree.fromstring(text) for text in files]
    parts = {part.get("id", ""): part for root in roots for part in root.iter(TAG + "g") if part.get("id")}
    symbols = [symbol for root in roots for symbol in root.iter(TAG + "symbol")]
    for symbol in symbols:
        symbol[:] = joined(opened(symbol, parts))
    definitions = [child for root in roots for child in root.findall(f"{TAG}defs/*")]
    defs = _element("defs", {}, [child for child in definitions if child.get("id") not in parts])
    return Kit({symbol.get("id", ""): symbol for symbol in symbols}, defs)


def small(svgs: Sequence[str]) -> list[str]:
    """The same drawings in fewer letters."""
    command: list[str | Path] = [needed("node", "then run this again"), ROOT / "tools" / "drawings.mjs"]
    found: list[str] = json.loads(run_quietly(command, "Making the drawings small", json.dumps(svgs)))
    return found


def _element(name: str, said: Mapping[str, str], children: Iterable[Element]) -> Element:
    element = Element(TAG + name, dict(said))
    element.extend(children)
    return element


def _text(svg: Element) -> str:
    return ElementTree.tostring(svg, encoding="unicode", short_empty_elements=True)


def opened(parent: Element, parts: Mapping[str, Element]) -> list[Element]:
    """The children, with every part in its place, and groups that only move something opened."""
    children: list[Element] = []
    for child in parent:
        whole = _part_in_place(child, parts)
        whole[:] = opened(whole, parts)
        children += _outside(whole)
    return children


def _part_in_place(child: Element, parts: Mapping[str, Element]) -> Element:
    """A use of a part as a group with the part in it."""
    name = child.get("href", "").removeprefix("#")
    if child.tag != TAG + "use" or name not in parts:
        return child
    part = deepcopy(parts[name])
    del part.attrib["id"]
    return _element("g", {key: value for key, value in child.items() if key != "href"}, [part])


def _outside(group: Element) -> list[Element]:
    """What is in a group that says nothing but where; else the group itself."""
    if group.tag != TAG + "g" or set(group.keys()) - {"transform"}:
        return [group]
    try:
        there = movement(group.get("transform", ""))
        return [_moved(child, there) for child in group]
    except Unknown:
        return [group]


def _moved(child: Element, there: Movement) -> Element:
    """A shape, or a group of shapes, at its new place."""
    if there == Movement():
        return child
    if child.tag == TAG + "g" and not set(child.keys()) - {"class"}:
        return _element("g", child.attrib, [_moved(grandchild, there) for grandchild in child])
    if child.tag not in FORMS or not _can_move(child):
        raise Unknown(child.tag)
    form = there.after(movement(child.get("transform", ""))).form(form_of(child.tag, child.attrib))
    said = _said(child)
    said.pop("transform", None)
    return _element("path", {**said, "d": written(form)}, [])


def _can_move(shape: Element) -> bool:
    """Whether nothing but the form would change: no pattern, no clip, and no line that would grow."""
    ink = INK in shape.get("class", INK).split()
    plain = not {"clip-path", "mask", "stroke", "stroke-width"}.intersection(shape.keys())
    return ink and plain and not any(sign in shape.get("fill", "") for sign in ("-pat", "url("))


def _said(shape: Element) -> dict[str, str]:
    """Everything that is said of a shape but its form."""
    return {name: value for name, value in shape.items() if name not in FORMS[shape.tag]}


def joined(children: Sequence[Element]) -> list[Element]:
    """Fewer shapes that show the same."""
    for child in children:
        child[:] = joined(list(child))
    kept: list[Element] = []
    for child in _outlined(children):
        alike = _alike(child, kept)
        if alike is None:
            kept.append(child)
            continue
        both = form_of(alike.tag, alike.attrib) + form_of(child.tag, child.attrib)
        kept[kept.index(alike)] = _element("path", {**_said(child), "d": written(both)}, [])
    return kept


def _outlined(children: Iterable[Element]) -> list[Element]:
    """A form that is filled, and then outlined, is one shape."""
    found: list[Element] = []
    for child in children:
        if found and _outlines(child, found[-1]):
            child.set("fill", found.pop().get("fill", ""))
        found.append(child)
    return found


def _outlines(shape: Element, below: Element) -> bool:
    if shape.tag != below.tag or shape.tag not in FORMS:
        return False
    form = (*FORMS[shape.tag], "transform")
    same = all(shape.get(name) == below.get(name) for name in form)
    fills = not set(below.keys()) - {"fill", *form}
    return same and fills and shape.get("fill") == "none" and not set(shape.keys()) - {"class", "fill", *form}


def _alike(shape: Element, brothers: Sequence[Element]) -> Element | None:
    """The brother that this shape can be painted with: nothing between them is in the way."""
    here = _boxes(shape)
    for brother in reversed(brothers):
        there = _boxes(brother)
        if not here or not there:
            return None
        near = NEAR if "class" in {**shape.attrib, **brother.attrib} else 0
        if min(one.gap(other) for one in here for other in there) <= near:
            return None
        if _said(brother) == _said(shape):
            return brother
    return None


def _boxes(shape: Element) -> list[Box]:
    """Where the lines of a shape lie; none if that can't be told or it stays by itself."""
    if shape.tag not in FORMS or any(name in shape.attrib for name in ALONE):
        return []
    try:
        boxes = boxes_of(form_of(shape.tag, shape.attrib))
    except Unknown:
        return []
    edge = float(shape.get("stroke-width", 0)) / 2
    return [Box(left - edge, top - edge, right + edge, down + edge) for left, top, right, down in boxes]
