"""The page itself: paints a picture once as one string, then changes only what changed.

Nothing of the page is remembered here but the picture it shows (and, while a dialog is open, what had the
focus before it), so that no node is kept alive by Python. What the browser has not comes as its own null,
which is false but is not None.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from js import CSS, document
from pyodide.code import run_js

from games.picture import Node
from stage.html import KEY, STYLE, Words, html
from stage.patch import Insert, Move, Patch, Path, Remove, SetAttribute, SetText, difference, same_node

LIVE_PROPERTIES = {"value": "value", "checked": "checked", "selected": "selected"}
"""Attributes that only say how a form begins; what it shows now is the property of this name."""


class Page:
    """A place on the page that shows one picture at a time."""

    def __init__(self, root_id: str) -> None:
        self._root_id = root_id
        self._picture: Node | None = None
        self._words: Words | None = None
        self._opener: Any = None

    def show(self, picture: Node, words: Words) -> None:
        """Show a picture: painted whole if it is another one or in other words, else patched.

        `words` must be the same callable as long as language and names stay the same.
        """
        root = document.getElementById(self._root_id)
        focused = _focused_in(root)
        before = self._picture
        self._picture = None
        if before is not None and self._words == words and same_node(before, picture):
            if before is not picture:
                _apply(root.firstElementChild, difference(before, picture, words), words)
        else:
            root.innerHTML = html(picture, words)
            _apply_styles(root)
            _focus_beginning(root)
        self._picture = picture
        self._words = words
        self._open_dialogs(root)
        if focused and not root.contains(document.activeElement):
            self._focus_again(root, focused)
        if self._opener and not root.querySelector("dialog[open]"):
            self._opener = None

    def forget(self) -> None:
        """Paint the next picture whole: somebody else has changed this part of the page."""
        self._picture = None

    def _open_dialogs(self, root: Any) -> None:
        """A `dialog` with `data-modal` comes with the browser's own focus trap and Escape key."""
        for dialog in root.querySelectorAll("dialog[data-modal]:not([open])"):
            if not self._opener:
                self._opener = document.activeElement
            dialog.showModal()

    def _focus_again(self, root: Any, focused: Any) -> None:
        """Who plays by keyboard keeps the place: the same node, its successor, or the room's beginning."""
        opener = self._opener
        if root.contains(focused):
            focused.focus()
        elif opener and opener.isConnected and not root.querySelector("dialog[open]"):
            opener.focus()
        else:
            successor = _alike(root, focused, "data-tap") or _alike(root, focused, KEY)
            if successor:
                successor.focus()
            else:
                _focus_beginning(root, or_root=True)


def _focus_beginning(root: Any, or_root: bool = False) -> None:
    """The focus where the room wants it, if it wants it anywhere."""
    start = root.querySelector("[data-focus]")
    if start:
        start.focus()
    elif or_root:
        root.tabIndex = -1
        root.focus()


def _apply(top: Any, patches: list[Patch], words: Words) -> None:
    """Carry out the operations; each node on the way is looked up once."""
    nodes: dict[Path, Any] = {(): top}

    def find(path: Path) -> Any:
        if path not in nodes:
            nodes[path] = find(path[:-1]).childNodes[path[-1]]
        return nodes[path]

    for patch in patches:
        node = find(patch.path)
        match patch:
            case SetText():
                node.data = patch.text
            case SetAttribute():
                _set_attribute(node, patch.name, patch.value)
            case Insert():
                _insert(node, patch.before, patch.child, words)
            case Remove():
                node.childNodes[patch.place].remove()
            case Move():
                children = node.childNodes
                node.insertBefore(children[patch.place], children.item(patch.before))


def _set_attribute(node: Any, name: str, value: str | None) -> None:
    if value is None:
        node.removeAttribute(name)
    else:
        node.setAttribute(name, value)
    if name == STYLE:
        _set_style(node, value)
    elif name in LIVE_PROPERTIES:
        setattr(node, LIVE_PROPERTIES[name], value if name == "value" else value is not None)


def _set_style(node: Any, value: str | None) -> None:
    if value is None:
        node.removeAttribute("style")
    else:
        node.style.cssText = value


def _insert(parent: Any, before: int, child: Node | str, words: Words) -> None:
    following = parent.childNodes.item(before)
    if isinstance(child, str):
        parent.insertBefore(document.createTextNode(child), following)
        return
    parent.insertAdjacentHTML("beforeend", html(child, words))
    added = parent.lastChild
    parent.insertBefore(added, following)
    _apply_styles(added)


@cache
def _style_setter() -> Any:
    """One crossing into the browser for all styles of a subtree, instead of several for each node."""
    return run_js(
        f"""(top) => {{
            if (top.matches('[{STYLE}]')) top.style.cssText = top.getAttribute('{STYLE}');
            for (const node of top.querySelectorAll('[{STYLE}]'))
                node.style.cssText = node.getAttribute('{STYLE}');
        }}"""
    )


def _apply_styles(top: Any) -> None:
    _style_setter()(top)


def _focused_in(root: Any) -> Any:
    focused = document.activeElement
    return focused if focused and root.contains(focused) else None


def _alike(root: Any, focused: Any, name: str) -> Any:
    value = focused.getAttribute(name)
    return root.querySelector(f'[{name}="{CSS.escape(value)}"]') if value else None
