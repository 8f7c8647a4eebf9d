"""Files of Paddock that are fetched when somebody wants them, or when the page rests."""

from __future__ import annotations

from js import document, paddock
from pyodide.ffi import JsException


async def fetch(address: str) -> bytes | None:
    """What lies there; None if it can't be had now."""
    try:
        return bytes((await paddock.file(address)).to_bytes())
    except JsException:
        return None


def dress(address: str) -> None:
    """Have a style sheet that nobody needed before; once is enough."""
    if not document.querySelector(f'link[href="{address}"]'):
        link = document.createElement("link")
        link.setAttribute("rel", "stylesheet")
        link.setAttribute("href", address)
        document.head.append(link)


def begin(address: str) -> None:
    """Have a module of the page's begin that nobody needed before; once is enough."""
    if not document.querySelector(f'script[src="{address}"]'):
        script = document.createElement("script")
        script.type = "module"
        script.setAttribute("src", address)
        document.head.append(script)
