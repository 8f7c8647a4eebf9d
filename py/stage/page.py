"""The page itself: paints a picture once as one string, then changes only what changed.

Nothing of the page is remembered here but the picture it shows (and, while a dialog is open, what had the
focus before it), so that no node is kept alive by Python. What the browser has not comes as its own null,
which is false but is not None.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any, NamedTuple

from js import CSS, document

from games.picture import Node
from stage.html import KEY, Words
from stage.painter import change, paint, painted, place_of_focus, written
from stage.painting_in_parts import parts, unfolds
from stage.patch import Insert, Patch, Path, Remove, difference, same_node, uproots


class Transition(NamedTuple):
    """How the page gets from one picture to the next one."""

    before: Node
    after: Node
    patches: list[Patch]
    text: str
    """The patches as they go over to the browser."""

    @classmethod
    def between(cls, before: Node, after: Node, words: Words) -> Transition:
        """What is to be done."""
        patches = difference(before, after, words)
        return cls(before, after, patches, written(patches, words))

    @classmethod
    def towards(cls, before: Node, picture: Node, following: Iterator[Node], words: Words) -> Transition:
        """To the picture, or only to its first part if anything that comes in unfolds."""
        patches = difference(before, picture, words)
        if any(isinstance(patch, Insert) and unfolds(patch.child) for patch in patches):
            return cls.between(before, next(following), words)
        return cls(before, picture, patches, written(patches, words))


class Page:
    """A place on the page that shows one picture at a time."""

    def __init__(self, root_id: str) -> None:
        self._root_id = root_id
        self._picture: Node | None = None
        self._words: Words | None = None
        self._opener: Any = None
        self._unfolding: asyncio.Future[None] | None = None
        self._expected: Transition | None = None

    def show(self, picture: Node, words: Words) -> None:
        """Show a picture: painted whole if it is another one or in other words, else patched.

        `words` must be the same callable as long as language and names stay the same.
        """
        before = self._picture
        if before is picture and self._words == words:
            return
        self.forget()
        root = document.getElementById(self._root_id)
        if before is not None and self._words == words and same_node(before, picture):
            following = parts(picture, before)
            step = self._expected_step(before, picture) or Transition.towards(
                before, picture, following, words
            )
            first = step.after
            self._take(root, step)
        else:
            following = parts(picture)
            first = next(following)
            self._paint(root, first, words)
        self._picture = first
        if first is not picture:
            self._unfolding = asyncio.ensure_future(self._unfold(first, following, words))
            self._unfolding.add_done_callback(_tell_of_trouble)
        self._words = words

    def expect(self, picture: Node) -> None:
        """Work out beforehand what changes if this very picture comes next."""
        before = self._picture
        if before is not None and self._words is not None and same_node(before, picture):
            step = Transition.towards(before, picture, parts(picture, before), self._words)
            self._expected = step if step.after is picture else None

    def _expected_step(self, before: Node, picture: Node) -> Transition | None:
        step, self._expected = self._expected, None
        return step if step is not None and step.before is before and step.after is picture else None

    @property
    def unfolding(self) -> bool:
        """Whether the picture is still coming in parts."""
        return self._unfolding is not None and not self._unfolding.done()

    async def whole(self) -> None:
        """Wait until the picture stands there whole."""
        while self._unfolding is not None and not self._unfolding.done():
            await asyncio.wait([self._unfolding])

    async def _unfold(self, shown: Node, following: Iterator[Node], words: Words) -> None:
        """Put up one part after the other, each in a frame of its own."""
        for part in following:
            await painted()
            root = document.getElementById(self._root_id)
            self._take(root, Transition.between(shown, part, words))
            self._picture = shown = part

    def _paint(self, root: Any, picture: Node, words: Words) -> None:
        focused, opener = document.activeElement, self._opener
        ours = focused and root.contains(focused)
        if ours:
            _let_go(focused)
        paint(root, picture, words)
        self._open_dialogs(root)
        _keep_focus(root, focused if ours else None, opener)

    def _take(self, root: Any, step: Transition) -> None:
        if not step.patches:
            return
        top = root.firstElementChild
        focused, opener, place = document.activeElement, self._opener, place_of_focus(top)
        if place is not None and uproots(step.patches, place):
            _let_go(focused)
        change(top, step.text)
        if any(isinstance(patch, (Insert, Remove)) for patch in step.patches):
            self._open_dialogs(root)
        _keep_focus(root, None if place is None else focused, opener, place)

    def forget(self) -> None:
        """Paint the next picture whole: somebody else has changed this part of the page."""
        self._picture = None
        if self._unfolding is not None:
            self._unfolding.cancel()

    def _open_dialogs(self, root: Any) -> None:
        """A `dialog` with `data-modal` comes with the browser's own focus trap and Escape key."""
        for dialog in root.querySelectorAll("dialog[data-modal]:not([open])"):
            if not self._opener:
                self._opener = document.activeElement
            dialog.showModal()
        if self._opener and not root.querySelector("dialog[open]"):
            self._opener = None


def _tell_of_trouble(finished: asyncio.Future[None]) -> None:
    """Nobody need be waiting for the whole picture, and yet it must be seen that it never will come."""
    if not finished.cancelled() and (error := finished.exception()) is not None:
        finished.get_loop().call_exception_handler({"message": "A picture stayed half.", "exception": error})


FOCUSABLE = ":is(a[href], button, input, select, [tabindex], dialog):not(body, main, :disabled, [hidden] *)"

ELEMENT = 1
"""As browsers number kinds of nodes."""

WALK = "[role=grid] [data-here]"
"""Where a walk over a board begins: for whoever stood on a square that is gone."""

START = "main:not([hidden]) [data-start]"
"""Where a room begins: the sentence that says what it is about, or what is asked."""


def _let_go(focused: Any) -> None:
    """What has the focus goes away: it lets go before.

    A focus that is torn away with its node makes the browser lay out the page in the middle of the
    changes, and a new focus does so again. (A field that lets go would say what was typed.)
    """
    if focused.matches("button"):
        focused.blur()


def _keep_focus(root: Any, focused: Any, opener: Any, place: Path | None = None) -> None:
    """See to it that something has the focus, once the picture stands: a new focus lays out the page."""
    asyncio.get_event_loop().call_soon(_focus_again, root, focused, opener, place)


def _focus_again(root: Any, focused: Any, opener: Any, was_at: Path | None) -> None:
    """Who plays by keyboard or by ear keeps the place: the same node, its successor, or the room's beginning.

    Nothing may be left of what had the focus, or it may have become something that can't have it. A room that
    has opened just now takes the focus from nobody; nor does a sheet that was closed by a finger.
    """
    active = document.activeElement
    if active and active.matches(FOCUSABLE):
        return
    start = document.querySelector(START)
    if focused is None:
        if start and root.contains(start):
            start.focus(preventScroll=True)
        return
    places = [focused] if root.contains(focused) else []
    if opener and opener.isConnected and not root.querySelector("dialog[open]"):
        places.append(opener)
    found = (_alike(root, focused, "data-tap"), _alike(root, focused, KEY))
    board = root.querySelector(WALK) if focused.matches("[role=gridcell]") else None
    for place in (*places, *found, board):
        if place:
            place.focus()
            if document.activeElement == place:
                return
    (_near(root, was_at) or start or root).focus(preventScroll=True)


def _near(root: Any, was_at: Path | None) -> Any:
    """On a sheet, below which everything is asleep: a button close to where the focus was."""
    sheet, node = root.querySelector("dialog[open]"), root.firstElementChild
    if not sheet:
        return None
    for place in was_at or ():
        deeper = node.childNodes.item(place)
        if not deeper or deeper.nodeType != ELEMENT:
            break
        node = deeper
    while node and root.contains(node):
        if button := node.querySelector("button"):
            return button
        node = node.parentElement
    return None


def _alike(root: Any, focused: Any, name: str) -> Any:
    value = focused.getAttribute(name)
    return root.querySelector(f'[{name}="{CSS.escape(value)}"]') if value else None
