"""Everything of a tablet as one word: for the clipboard, and for a square code as far as it fits into one.

It holds what a zip of everything holds (`app.sharing.taking`), and is read just as strictly.
"""

from __future__ import annotations

import json
import zlib
from base64 import b64decode, urlsafe_b64encode
from collections.abc import Mapping

BUNDLE = "#all="
"""Before it in a link's fragment, which no host ever sees."""

LARGEST_BUNDLE = 1 << 22
"""Letters: a thousand long games stay below it."""
LARGEST_INSIDE = 1 << 25


def bundled(files: Mapping[str, str], things: Mapping[str, object]) -> str:
    """Files and things as one word of letters, digits, hyphens and underscores."""
    told = json.dumps([files, things], ensure_ascii=False, separators=(",", ":"))
    packed = zlib.compress(told.encode("utf-8", "surrogatepass"), 9)
    whole = zlib.crc32(packed).to_bytes(4, "little") + packed
    return urlsafe_b64encode(whole).decode("ascii").rstrip("=")


def unbundled(word: str) -> tuple[dict[str, str], dict[str, object]] | None:
    """The files and things again; None if a single letter is not as it was."""
    if len(word) > LARGEST_BUNDLE:
        return None
    try:
        whole = b64decode(word + "=" * (-len(word) % 4), altchars=b"-_", validate=True)
        if zlib.crc32(whole[4:]).to_bytes(4, "little") != whole[:4]:
            return None
        opener = zlib.decompressobj()
        told = opener.decompress(whole[4:], LARGEST_INSIDE).decode("utf-8", "surrogatepass")
        files, things = json.loads(told)
    except (ValueError, TypeError, zlib.error, RecursionError):
        return None
    if not (opener.eof and isinstance(files, dict) and isinstance(things, dict)):
        return None
    texts = {name: text for name, text in files.items() if isinstance(text, str)}
    return texts, things
