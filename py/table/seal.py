"""The sealed form of a record, for storage and links.

A record says everything, secrets included; sealed, nothing of it can be read at a glance, and a damaged
or shortened one is noticed. It is a wrapping, not a lock.
"""

from __future__ import annotations

import zlib
from base64 import b64decode, urlsafe_b64encode

from games.message import say
from table.record import BadRecord

PREFIX = "paddock1"
LARGEST = 1 << 20
"""No honest record is longer than this; a text that swells beyond it is refused."""


def seal(text: str) -> str:
    """A record's text as one word of letters, digits, dots, hyphens and underscores."""
    packed = zlib.compress(text.encode("utf-8", "surrogatepass"), 9)
    return f"{PREFIX}.{zlib.crc32(packed):08x}.{_letters(packed)}"


def unseal(sealed: str) -> str:
    """The text again. Raises BadRecord if a single letter is not as it was."""
    prefix, _, rest = sealed.partition(".")
    if prefix != PREFIX:
        raise BadRecord(say("This isn’t a Paddock game, or it is from a newer Paddock."))
    checksum, _, letters = rest.partition(".")
    packed = _packed(letters)
    if f"{zlib.crc32(packed):08x}" != checksum or _letters(packed) != letters:
        raise BadRecord(say("The saved game is damaged."))
    return unpacked(packed)


def _letters(packed: bytes) -> str:
    return urlsafe_b64encode(packed).decode("ascii").rstrip("=")


def _packed(letters: str) -> bytes:
    try:
        return b64decode(letters + "=" * (-len(letters) % 4), altchars=b"-_", validate=True)
    except ValueError:
        raise BadRecord(say("The saved game is damaged.")) from None


def unpacked(packed: bytes) -> str:
    """A text that zlib has packed. Raises BadRecord if it is damaged or swells beyond all reason."""
    opener = zlib.decompressobj()
    try:
        text = opener.decompress(packed, LARGEST).decode("utf-8", "surrogatepass")
    except (zlib.error, ValueError):
        raise BadRecord(say("The saved game is damaged.")) from None
    if not opener.eof:
        raise BadRecord(say("The saved game is damaged."))
    return text
