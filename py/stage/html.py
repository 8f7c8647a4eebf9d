"""A picture as one string of HTML: the quickest way to put a whole subtree on the page.

The page's security policy forbids `style` attributes in markup, so a node's `style` is written as
`data-style`; the page applies it through the style object right after painting (see `page.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from games.message import Message
from games.picture import Attribute, Child

Words = Callable[[Message], str]
"""What puts a message into the family's language."""

KEY = "data-key"
"""Where a node's key stands on the page, for motions and for what keeps the focus."""

STYLE = "data-style"

VOID = frozenset(("area", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"))
"""Elements of HTML that have no end tag."""


def html(picture: Child, words: Words) -> str:
    """The picture as HTML, everything in it escaped."""
    parts: list[str] = []
    _write(picture, words, parts.append)
    return "".join(parts)


def text(child: Message | str, words: Words) -> str:
    """A picture's text as the string people read."""
    return child if isinstance(child, str) else words(child)


def attribute(value: Attribute, words: Words) -> str | None:
    """An attribute's value as it is written: True is the bare attribute, None means left out."""
    if value is True:
        return ""
    if value is False:
        return None
    return words(value) if isinstance(value, Message) else str(value)


def attribute_name(name: str) -> str:
    """The name an attribute has in markup."""
    return STYLE if name == "style" else name


def _write(child: Child, words: Words, write: Callable[[str], None]) -> None:
    if isinstance(child, (str, Message)):
        write(escape(text(child, words), quote=False))
        return
    write(f"<{child.tag}")
    if child.key:
        write(f' {KEY}="{escape(child.key)}"')
    for name, value in child.attributes.items():
        written = attribute(value, words)
        if written is not None:
            write(f' {attribute_name(name)}="{escape(written)}"')
    write(">")
    if child.tag in VOID:
        return
    for grandchild in child.children:
        _write(grandchild, words, write)
    write(f"</{child.tag}>")
