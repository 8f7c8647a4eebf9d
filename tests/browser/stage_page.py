"""What the page runs instead of the app while the stage is tried (`test_stage.py`). Not a test itself.

It hangs a few functions on the window, for the test to call from outside.
"""

from __future__ import annotations

import asyncio
from random import Random

from js import document, performance
from js import window as browser
from pyodide.ffi import create_proxy

from games.contract import Motion
from games.message import Message, say
from games.picture import Child, Node, button, node, piece
from stage import announce, motion, storage, taps, window
from stage.page import Page
from stage.painter import paint

heard: list[str] = []
page = Page("paddock")
over = Page("over")


def words(message: Message) -> str:
    return message.english()


def random_picture(rng: Random, depth: int = 0) -> Node:
    """Any picture: texts that touch, empty ones, keys that come, go and wander, styles, SVG."""
    children: list[Child] = []
    for _ in range(rng.randint(0, 4)):
        kind = rng.random()
        if kind < 0.3 or depth > 3:
            children.append(rng.choice(["", "a<b", "x", say("Hello {n}", n=rng.randint(0, 3))]))
        elif kind < 0.5:
            key = rng.choice(["", "p", "q", "r"])
            children.append(piece(rng.choice(["pawn", "boat"]), colour=rng.randint(1, 8), key=key))
        else:
            children.append(random_picture(rng, depth + 1))
    named: dict[str, str | bool] = {}
    if rng.random() < 0.5:
        named["style"] = f"--x:{rng.randint(0, 9)};left:{rng.randint(0, 5)}px"
    if rng.random() < 0.5:
        named["class_"] = rng.choice(["a", "b"])
    if rng.random() < 0.3:
        named["hidden"] = rng.random() < 0.5
    key = rng.choice(["", "k", "l", "m"]) if depth else "top"
    return node(rng.choice(["div", "section"]) if depth else "div", *children, key=key, **named)


def wrong_patches(count: int) -> int:
    """How many of so many pictures stand on the page otherwise than freshly painted."""
    rng = Random(5)
    fresh = document.createElement("div")
    wrong = 0
    for _ in range(count):
        picture = random_picture(rng)
        if rng.random() < 0.5:
            page.expect(picture if rng.random() < 0.5 else random_picture(rng))
        page.show(picture, words)
        shown = document.getElementById("paddock").cloneNode(True)
        for styled in shown.querySelectorAll("[style]"):
            wrong += styled.style.cssText == ""
            styled.removeAttribute("style")
        wrong += shown.querySelectorAll("[data-style]").length != _styled_on_page()
        shown.normalize()
        paint(fresh, picture, words)
        for styled in fresh.querySelectorAll("[style]"):
            styled.removeAttribute("style")
        wrong += not shown.firstElementChild.isEqualNode(fresh.firstElementChild)
    return wrong


def _styled_on_page() -> int:
    return int(document.querySelectorAll("#paddock [data-style][style]").length)


def at(left: int, top: int) -> str:
    return f"position:fixed;left:{left}px;top:{top}px;width:80px;height:80px"


def show_things() -> None:
    """A page of things to touch in every way there is."""
    things = (
        button("pick a", say("A"), "A", key="a", data_drag=True, style=at(100, 300)),
        button("play b", say("B"), "B", key="b", data_drop=True, style=at(400, 300)),
        button("play c", say("Named Cee"), "C", key="c", style=at(600, 300)),
        button("play d", say("D"), "D", key="d", data_explain=say("This is dee."), style=at(600, 400)),
        button("look", say("Peek"), "P", key="p", data_peek=True, style=at(600, 500)),
        button("never", say("Off"), "O", key="o", disabled=True, style=at(600, 600)),
        node("input", key="i", type="text", value="", data_change="name 0", style=at(200, 600)),
    )
    page.show(node("div", *things, key="things", data_roving=True), words)


def show_sheep(colour: int) -> None:
    """A sheep of this seat alone, in a group, on a card, and nobody's."""
    sheep = piece("sheep-run", colour=colour)
    grouped = node("div", piece("head-happy"), class_=f"player seat-{colour}")
    card = piece("sheep-card", colour=colour)
    nobody = piece("sheep-run")
    page.show(node("div", sheep, grouped, card, nobody, key="sheep"), words)


def show_sheet(shown: bool) -> None:
    """Open a modal dialog over everything, or close it."""
    sheet = node(
        "dialog", button("close", say("Close"), "x"), data_modal=True, data_cancel="close", key="sheet"
    )
    over.show(node("div", sheet, key="over") if shown else node("div", key="empty"), words)


def move_things(steps: int = 2) -> None:
    """Let two things go in so many steps; `moved` on the window says when they are there, or were hurried."""
    browser.moved = None
    path = ((-200.0, 0.0), (0.0, 0.0))
    told = [
        Motion("bc"[step % 2], ("slide", "hop")[step % 2], path=path, after=step) for step in range(steps)
    ]

    async def tell() -> None:
        begun, skipped = performance.now(), heard.count(taps.ON)
        end = begun + 1000 * motion.start(told, "normal")
        while performance.now() < end and heard.count(taps.ON) == skipped:
            await asyncio.sleep(0.01)
        motion.stop()
        browser.moved = performance.now() - begun

    asyncio.ensure_future(tell())  # noqa: RUF006 - the window hears of its end


for name, function in {
    "wrongPatches": wrong_patches,
    "showThings": show_things,
    "showSheep": show_sheep,
    "showSheet": show_sheet,
    "moveThings": move_things,
    "announce": announce.say,
    "save": storage.remember,
    "load": storage.remembered,
    "heard": lambda: ", ".join(heard),
}.items():
    setattr(browser, name, create_proxy(function))

taps.listen(heard.append)
window.show_only("paddock")
window.mark("paddock:ready")
