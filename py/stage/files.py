"""Files of Paddock that are fetched when somebody wants them, or when the page rests."""

from __future__ import annotations

from js import paddock
from pyodide.ffi import JsException


async def fetch(address: str) -> bytes | None:
    """What lies there; None if it can't be had now."""
    try:
        return bytes((await paddock.file(address)).to_bytes())
    except JsException:
        return None
