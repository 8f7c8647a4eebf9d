"""The languages' catalogues: `.po` files as they are read, and `.mo` files as the page gets them.

The `words` verb writes `.po` files with Babel; building the page must do without, so this reads as much of
the format as Babel writes.
"""

from __future__ import annotations

import ast
import struct
from collections.abc import Iterable
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

from tools.failure import Failure
from tools.places import ROOT

LOCALES = ROOT / "py" / "locale"
TEMPLATE = LOCALES / "paddock.pot"
PLACE = Path("LC_MESSAGES") / "paddock.po"

ENGLISH = "en"
OWN_NAME = "what this language calls itself"
"""The context of the sentence "English", which every catalogue translates by its own language's name."""

CONTEXT_ENDS = "\x04"
NEXT_FORM = "\0"

LESSONS = (
    "py/app/afterwards/*",
    "py/app/album/*",
    "py/app/learning/*",
    "py/app/saved_games.py",
    "py/app/sharing/*",
    "py/app/theatre/*",
    "py/app/shell/exchanging.py",
    "py/games/*/bot/*",
    "py/games/*/ear/*",
    "py/games/*/awards.py",
    "py/games/*/hidden.py",
    "py/games/*/lessons/*",
    "py/table/looking_back.py",
)
"""What comes with the lessons, or in their parcel; what bots say is for whoever asks for a hint."""

FIELDS = ("msgctxt", "msgid", "msgid_plural", "msgstr")


class CatalogueEntry(NamedTuple):
    """One sentence in a catalogue."""

    text: str
    context: str = ""
    many: str = ""
    forms: tuple[str, ...] = ("",)
    """In the catalogue's language: one, or one for each kind of number."""
    found_in: tuple[str, ...] = ()
    """The files that say it."""
    flags: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        """As gettext looks it up."""
        key = f"{self.context}{CONTEXT_ENDS}{self.text}" if self.context else self.text
        return f"{key}{NEXT_FORM}{self.many}" if self.many else key


def languages() -> dict[str, Path]:
    """Every language that has a catalogue, by its code, in the order of the codes."""
    return {path.parts[-3]: path for path in sorted(LOCALES.glob(f"*/{PLACE.as_posix()}"))}


def read(path: Path) -> list[CatalogueEntry]:
    """All entries of a catalogue; the first has no text, and its form is the catalogue's head."""
    return [entry(lines) for lines in blocks(path.read_text("utf-8").splitlines())]


def blocks(lines: Iterable[str]) -> Iterable[list[str]]:
    """The lines of each entry. What is obsolete (`#~`) is none."""
    block: list[str] = []
    for line in [*lines, ""]:
        if line.strip():
            block.append(line)
            continue
        if any(line.startswith("msgid ") for line in block):
            yield block
        block = []


def entry(lines: list[str]) -> CatalogueEntry:
    """An entry from its lines."""
    texts: dict[str, str] = {}
    files: list[str] = []
    flags: list[str] = []
    field = ""
    for line in lines:
        if line.startswith("#: "):
            files += line[3:].split()
        elif line.startswith("#, "):
            flags += line[3:].split(", ")
        elif not line.startswith("#"):
            word, _, quoted = line.rpartition(" ") if line.startswith('"') else line.partition(" ")
            field = field if line.startswith('"') else word
            if field.partition("[")[0] not in FIELDS:
                raise Failure(f"A catalogue has a line that can't be read: {line}")
            texts[field] = texts.get(field, "") + str(
                ast.literal_eval(line if line.startswith('"') else quoted)
            )
    forms = tuple(text for field, text in texts.items() if field.startswith("msgstr"))
    return CatalogueEntry(
        texts["msgid"],
        texts.get("msgctxt", ""),
        texts.get("msgid_plural", ""),
        forms,
        tuple(files),
        tuple(flags),
    )


def written(entries: Iterable[CatalogueEntry]) -> str:
    """Entries as a `.po` file."""
    return "\n\n".join("\n".join(_lines(each)) for each in entries) + "\n"


def _lines(entry: CatalogueEntry) -> Iterable[str]:
    if entry.found_in:
        yield f"#: {' '.join(entry.found_in)}"
    if entry.context:
        yield f"msgctxt {_quoted(entry.context)}"
    yield f"msgid {_quoted(entry.text)}"
    if entry.many:
        yield f"msgid_plural {_quoted(entry.many)}"
    for number, form in enumerate(entry.forms):
        yield f"msgstr{f'[{number}]' if entry.many else ''} {_quoted(form)}"


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def needed_by_python(entries: Iterable[CatalogueEntry]) -> list[CatalogueEntry]:
    """Without what only the page before Python says, which stands in the page (`tools/languages.py`), and
    what only lessons say."""
    return [
        each
        for each in entries
        if not each.text or any(is_python(name) and not of_lessons(name) for name in each.found_in)
    ]


def needed_by_lessons(entries: Iterable[CatalogueEntry]) -> list[CatalogueEntry]:
    """What nobody says but the lessons."""
    return [each for each in entries if not each.text or all(map(of_lessons, each.found_in))]


def of_lessons(name: str) -> bool:
    """Whether this file comes with the lessons."""
    return any(fnmatch(name, pattern) for pattern in LESSONS)


def is_python(name: str) -> bool:
    """Whether this file is a module of ours."""
    return name.startswith("py/")


def compiled(entries: Iterable[CatalogueEntry]) -> bytes:
    """As gettext reads it: a head of seven numbers, two tables of lengths and places, the texts."""
    texts = {each.key: NEXT_FORM.join(each.forms) for each in entries if all(each.forms)}
    keys = sorted(texts, key=str.encode)
    names = [key.encode() for key in keys]
    values = [texts[key].encode() for key in keys]
    at = 28 + 16 * len(keys)
    tables: list[int] = []
    for text in (*names, *values):
        tables += [len(text), at]
        at += len(text) + 1
    head = struct.pack("<7I", 0x950412DE, 0, len(keys), 28, 28 + 8 * len(keys), 0, at)
    whole = b"".join(text + b"\0" for text in (*names, *values))
    return head + struct.pack(f"<{len(tables)}I", *tables) + whole


def own_name(entries: Iterable[CatalogueEntry]) -> str:
    """What the catalogue's language calls itself."""
    return next(each.forms[0] for each in entries if each.context == OWN_NAME)
