"""What the page itself says before Python is there, in every language but English, and what it fetches.

The lobby, the sheets of troubles and the manifests are plain text in English; their other languages come out
of the catalogues. All that Python says goes into a file of its own for each language.
"""

from __future__ import annotations

import html
import json
import re
from pathlib import Path

from tools import manifest
from tools.catalogues import (
    CatalogueEntry,
    compiled,
    languages,
    needed_by_lessons,
    needed_by_python,
    own_name,
    read,
)
from tools.places import write_whole

Words = dict[str, str]
"""The page's own sentences, by the English ones."""

NOSCRIPT = re.compile(r'<noscript><p class="([^"]*)" data-text="([^"]*)">[^<]*</p></noscript>')
"""Without scripts nobody can choose: it is said in every language."""


def catalogue_name(code: str) -> str:
    """Where a language lies in `dist/`."""
    return f"static/words/{code}.mo"


def lessons_name(code: str) -> str:
    """Where what only lessons say lies in `dist/`."""
    return f"static/words/lessons.{code}.mo"


def manifest_name(code: str) -> str:
    return f"paddock.{code}.webmanifest"


def entries() -> dict[str, list[CatalogueEntry]]:
    """The catalogues of all languages, by their codes."""
    return {code: read(path) for code, path in languages().items()}


def own_words(catalogue: list[CatalogueEntry], file: str = "") -> Words:
    """What the page says without Python (only in this file, if one is named)."""
    said = (each for each in catalogue if each.text and not each.context and each.forms[0])
    return {
        each.text: each.forms[0]
        for each in said
        if any(name == file or (not file and not name.startswith("py/")) for name in each.found_in)
    }


def place(dist: Path) -> None:
    """Every language's file and manifest."""
    for code, catalogue in entries().items():
        write_whole(dist / catalogue_name(code), compiled(needed_by_python(catalogue)))
        write_whole(dist / lessons_name(code), compiled(needed_by_lessons(catalogue)))
        manifest.write_manifest(dist / manifest_name(code), code, words_by_text(catalogue))


def words_by_text(catalogue: list[CatalogueEntry]) -> Words:
    """All plain sentences of a catalogue."""
    return {each.text: each.forms[0] for each in catalogue if not each.context and each.forms[0]}


def table(catalogues: dict[str, list[CatalogueEntry]]) -> str:
    """All of it for the page: read by `static/boot/language.js` before anything is seen."""
    found = {
        code: {
            "name": own_name(catalogue),
            "catalogue": catalogue_name(code),
            "lessons": lessons_name(code),
            "manifest": manifest_name(code),
            "words": own_words(catalogue, "index.html") | own_words(catalogue, "static/boot/sentences.js"),
        }
        for code, catalogue in catalogues.items()
    }
    text = json.dumps(found, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/")
    return f'<script type="application/json" id="languages">{text}</script>'


def without_scripts(page: str, catalogues: dict[str, list[CatalogueEntry]]) -> str:
    """The page with its last word in every language."""

    def said(found: re.Match[str]) -> str:
        english = html.unescape(found[2])
        texts = {"en": english} | {
            code: own_words(catalogue).get(english, english) for code, catalogue in catalogues.items()
        }
        lines = (f'<p lang="{code}">{html.escape(text)}</p>' for code, text in texts.items())
        return f'<noscript><div class="{found[1]}">{"".join(lines)}</div></noscript>'

    return NOSCRIPT.sub(said, page)
