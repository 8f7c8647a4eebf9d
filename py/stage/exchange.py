"""Files, texts and links that come from elsewhere, and links that go there.

It is fetched when the page rests, with what asks for it.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from js import document, history, navigator, paddock
from js import window as browser
from pyodide.ffi import JsException, create_proxy, to_js

from stage import files

MOST = (1 << 24) + 1
"""No more bytes of a file than that are read: it is refused then."""

OURS = ("paddock 1\n", "paddock1.", "#m=", "#all=")
"""What tells a text of Paddock's from whatever else somebody may paste."""

FIELDS = "input, textarea"

Watch = Callable[[Coroutine[Any, Any, None]], object]

_listening: list[tuple[Callable[[bytes], None], Watch]] = []

CAMERA = "static/sharing/camera.mjs"


def listen(callback: Callable[[bytes], None], blind: Callable[[], None], watch: Watch) -> None:
    """Hear from now on what is chosen, dropped, pasted or seen by the camera, and that it sees nothing;
    `watch` runs what takes its time. Listened to but once."""
    if _listening:
        return
    _listening.append((callback, watch))
    document.addEventListener("paddock:blind", create_proxy(lambda _event: blind()))
    for name, listener in (
        ("change", _chosen),
        ("dragover", _dragged),
        ("drop", _dropped),
        ("paste", _pasted),
        ("paddock:seen", _seen),
    ):
        document.addEventListener(name, create_proxy(listener))


def _bring(content: bytes) -> None:
    _listening[0][0](content)


def _read(file: Any) -> None:
    """A file, as much of it as could be ours."""

    async def read() -> None:
        buffer = await file.slice(0, MOST).arrayBuffer()
        _bring(bytes(buffer.to_bytes()))

    _listening[0][1](read())


def _chosen(event: Any) -> None:
    field = event.target
    if field.matches("input[type=file]") and field.files.length:
        _read(field.files.item(0))
        field.value = ""


def _dragged(event: Any) -> None:
    if event.dataTransfer and "Files" in event.dataTransfer.types.to_py():
        event.preventDefault()


def _dropped(event: Any) -> None:
    if event.dataTransfer and event.dataTransfer.files.length:
        event.preventDefault()
        _read(event.dataTransfer.files.item(0))


def _pasted(event: Any) -> None:
    """Anywhere but in a field: a file, or a text of Paddock's."""
    if event.target.closest(FIELDS) or not event.clipboardData:
        return
    if event.clipboardData.files.length:
        _read(event.clipboardData.files.item(0))
        return
    text = str(event.clipboardData.getData("text/plain"))
    if any(mark in text.replace("\r\n", "\n") for mark in OURS):
        _bring(_bytes_of(text))


def _seen(event: Any) -> None:
    """A square code was held before the camera."""
    _bring(_bytes_of(str(event.detail)))


def begin_camera() -> None:
    """Let the camera look, whose picture stands on the page."""
    if hasattr(paddock, "beginCamera"):
        paddock.beginCamera()
    else:
        files.begin(CAMERA)


def linked() -> bytes:
    """The link that the page was opened by; its address is then as it always is."""
    link = str(browser.location.href)
    history.replaceState(None, "", f"{browser.location.pathname}{browser.location.search}")
    return _bytes_of(link)


def _bytes_of(text: str) -> bytes:
    return text[:MOST].encode("utf-8", "replace")


async def pasted() -> bytes | None:
    """What lies on the clipboard; None if the browser won't say."""
    try:
        return _bytes_of(str(await navigator.clipboard.readText()))
    except (JsException, AttributeError):
        return None


async def sent(link: str) -> bool:
    """Give a link to the tablet's own sheet for sharing; False where there is none."""
    if not hasattr(navigator, "share"):
        return False
    try:
        await navigator.share(to_js({"url": link}, dict_converter=browser.Object.fromEntries))
    except JsException as refused:
        return str(refused).startswith("AbortError")
    return True
