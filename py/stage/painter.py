"""The browser's side of painting: a few functions in the page's own language, each called once for a picture.

Crossing from Python into the browser costs more than most of what is done there, so a picture goes over
as one text: HTML for a whole one, a list of operations (JSON) for what has changed. What the operations
mean stands in `patch.py` and `operations.py`; the functions here only carry them out.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from typing import Any

from js import paddock
from pyodide.code import run_js

from games.picture import Node
from stage.hats import fitting
from stage.html import STYLE, Words, html
from stage.operations import operations
from stage.patch import Patch, Path

LIVE_PROPERTIES = ("checked", "selected")
"""Attributes that, as `value` does, only say how a form begins; what it shows now is the property."""


def get_ready() -> None:
    """Do what the first picture would otherwise wait for."""
    paddock.furnish()
    fitting().copyAll()


def paint(place: Any, picture: Node, words: Words) -> None:
    """Put a whole picture into a place on the page. One with nothing in it needs no style."""
    if picture.children:
        paddock.furnish()
    _functions().paint(place, html(picture, words))


def written(patches: Sequence[Patch], words: Words) -> str:
    """The patches as the text in which they go over."""
    return json.dumps(operations(patches, words))


def change(top: Any, text: str) -> None:
    """Carry out what is written on the picture that begins at this element."""
    _functions().change(top, text)


def place_of_focus(top: Any) -> Path | None:
    """The path from this element to what has the focus; None if that lies outside, or is nothing."""
    found = _functions().placeOfFocus(top)
    return tuple(json.loads(found)) if found else None


async def painted() -> None:
    """Wait until the browser has shown what stands on the page; hidden pages show nothing, and don't wait."""
    await _functions().painted()


@cache
def _functions() -> Any:
    return run_js(
        """(styled, forms, fitHats) => {
            const live = JSON.parse(forms);
            // The policy of the page forbids styles in HTML, so they are applied through the style object.
            const dress = (node) => { node.style.cssText = node.getAttribute(styled); };
            const dressAll = (top) => {
                if (top.matches(`[${styled}]`)) dress(top);
                top.querySelectorAll(`[${styled}]`).forEach(dress);
            };
            const operations = {
                SetText: (node, text) => { node.data = text; },
                SetAttribute: (node, name, value) => {
                    if (value === null) node.removeAttribute(name);
                    else node.setAttribute(name, value);
                    if (name === "class" || name === "href") fitHats(node);
                    if (name === styled && value === null) node.removeAttribute("style");
                    else if (name === styled) dress(node);
                    else if (name === "value") node.value = value ?? "";
                    else if (live.includes(name)) node[name] = value !== null;
                },
                InsertText: (parent, before, text) =>
                    parent.insertBefore(document.createTextNode(text), parent.childNodes[before] ?? null),
                Insert: (parent, before, markup) => {
                    const place = document.createRange();
                    place.selectNodeContents(parent);
                    const added = place.createContextualFragment(markup);
                    const roots = [...added.children];
                    roots.forEach(dressAll);
                    parent.insertBefore(added, parent.childNodes[before] ?? null);
                    roots.forEach(fitHats);
                },
                Remove: (parent, place) => parent.childNodes[place].remove(),
                Move: (parent, place, before) => {
                    const children = parent.childNodes;
                    parent.insertBefore(children[place], children[before] ?? null);
                },
            };
            return {
                paint: (place, markup) => {
                    place.innerHTML = markup;
                    dressAll(place);
                    fitHats(place);
                },
                painted: () => new Promise((done) => {
                    requestAnimationFrame(() => setTimeout(done));
                    setTimeout(done, document.hidden ? 0 : 100);
                }),
                placeOfFocus: (top) => {
                    const path = [];
                    let node = document.activeElement;
                    if (!node || !top.contains(node)) return "";
                    for (; node !== top; node = node.parentNode)
                        path.unshift([...node.parentNode.childNodes].indexOf(node));
                    return JSON.stringify(path);
                },
                change: (top, text) => {
                    for (const [name, path, ...rest] of JSON.parse(text)) {
                        const node = path.reduce((parent, place) => parent.childNodes[place], top);
                        operations[name](node, ...rest);
                    }
                },
            };
        }"""
    )(STYLE, json.dumps(LIVE_PROPERTIES), fitting())
