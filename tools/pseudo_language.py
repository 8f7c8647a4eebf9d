"""A language that nobody speaks: English with accents and half as long again, made from the template.

What is not in it stands out on the page as plain English, and what has no room for it will have none for the
next language either. `python3 -m tools.pseudo_language` puts its catalogue where `build` finds it, beside the
others; it is not kept in the house.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable

from tools.catalogues import LOCALES, OWN_NAME, PLACE, TEMPLATE, CatalogueEntry, read, written
from tools.places import ROOT, write_whole

CODE = "qps"
"""Set aside by the standards for languages that are none."""

HEAD = CatalogueEntry("", forms=("Language: qps\nPlural-Forms: nplurals=2; plural=(n != 1);\n",))
HEAD_LINES = "MIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\n"

ACCENTS = str.maketrans("aceinouyACEINOUY", "àçéîñôùýÀÇÉÎÑÔÙÝ")
PIECES = re.compile(r"(\{[^}]*\})")
VOWELS = "àéîôù"


def longer(text: str) -> str:
    """Every word longer, so that it has as many places to be broken as before."""
    pieces = PIECES.split(text)
    return "".join(piece if piece.startswith("{") else _accented(piece) for piece in pieces)


def _accented(text: str) -> str:
    return re.sub(r"[A-Za-z]+", lambda word: _stretched(word[0].translate(ACCENTS)), text)


def _stretched(word: str) -> str:
    """Half as long again, by its own vowels."""
    more = (len(word) + 1) // 2
    vowel = next((letter for letter in word.lower() if letter in VOWELS), "é")
    middle = (len(word) + 1) // 2
    return word[:middle] + vowel * more + word[middle:]


def pseudo(entries: Iterable[CatalogueEntry]) -> list[CatalogueEntry]:
    """The catalogue of the language that nobody speaks."""
    head = HEAD._replace(forms=(HEAD_LINES + HEAD.forms[0],))
    return [head, *(_translated(each) for each in entries if each.text)]


def _translated(entry: CatalogueEntry) -> CatalogueEntry:
    if entry.context == OWN_NAME:
        return entry._replace(forms=("Pséudo",))
    texts = (entry.text, entry.many) if entry.many else (entry.text,)
    return entry._replace(forms=tuple(map(longer, texts)))


def main() -> int:
    """Put it where `build` finds it."""
    path = LOCALES / CODE / PLACE
    write_whole(path, written(pseudo(read(TEMPLATE))).encode())
    print(f"{path.relative_to(ROOT)} is there; take it away again before you commit.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
