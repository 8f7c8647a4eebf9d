"""What is left of a saved game that is damaged: taken along as far as it can be read, without its seed."""

from __future__ import annotations

import re
import zlib
from base64 import b64decode

from table.seal import LARGEST

A_DIGEST = re.compile(r"sealed [0-9a-f]{64}\n")
SEALED_LETTERS = re.compile(r"[A-Za-z0-9_-]{65}")
LIKE_A_SEED = re.compile(r"[0-9a-f]{8,}")
FOREIGN = re.compile(r"[^A-Za-z0-9_-]")


def left_of(text: str) -> str:
    """What can be read in a text that is not whole, sealed or not: its first letters may be wrong as well."""
    return salvaged(text) if SEALED_LETTERS.search(text) else text


def without_seed(record: str) -> str:
    """Without anything that may be one, or a part of it: a damaged line may have lost its beginning."""
    lines = [line for line in record.splitlines(keepends=True) if not line.startswith("seed ")]
    return "".join(line if A_DIGEST.fullmatch(line) else LIKE_A_SEED.sub("…", line) for line in lines)


def salvaged(sealed: str) -> str:
    """Of a damaged one whatever can still be unpacked, with its seed if that is among it: to be looked at,
    and never to be believed."""
    letters = FOREIGN.sub("", sealed.rpartition(".")[2])
    packed = b64decode(letters[: len(letters) // 4 * 4], altchars=b"-_")
    for begins, form in ((0, zlib.MAX_WBITS), (2, -zlib.MAX_WBITS)):
        opener, told = zlib.decompressobj(form), bytearray()
        try:
            for at in range(begins, len(packed)):
                told += opener.decompress(packed[at : at + 1], LARGEST)
                if len(told) > LARGEST:
                    break
        except zlib.error:
            pass
        if told:
            return told[:LARGEST].decode("utf-8", "replace")
    return ""
