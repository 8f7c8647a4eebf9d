"""Finds every sentence of Paddock and brings the catalogues up to date.

Run by the `words` verb under the tests' Python, since it needs Babel; everything else of the catalogues does
without (`tools/catalogues.py`).
"""

from __future__ import annotations

import ast
import io
import json
import re
import sys
from collections.abc import Iterator
from html import unescape
from itertools import dropwhile, takewhile
from pathlib import Path
from typing import NamedTuple

from babel.messages.catalog import Catalog
from babel.messages.extract import extract
from babel.messages.pofile import read_po, write_po
from tools.catalogues import LOCALES, PLACE, TEMPLATE, read
from tools.places import ROOT, files_under, write_whole

from words.whereabouts import whereabouts


class Found(NamedTuple):
    """A sentence, or both forms of it, and where it is said."""

    name: str
    function: str
    """The function that says it; "-" outside of all. What is no Python has the name that stands before it."""
    context: str | None
    sentence: str | tuple[str, ...]


KEYWORDS: dict[str, tuple[int | tuple[int, str], ...] | None] = {
    "say": None,
    "say_many": (1, 2),
    "say_as": ((1, "c"), 2),
}
NOT_SAID = "py/games/template/"
"""The game to copy: a sketch for developers, and no part of the page."""

HEAD = [
    "# Every sentence of Paddock, as `python3 tasks.py words` finds it.",
    "# Copy this file to <language>/LC_MESSAGES/paddock.po to begin a new language; nothing else is needed.",
]

WIDTH = 110
LEFT_OUT = tuple(
    f'"{field}' for field in ("POT-C", "PO-Rev", "Generated-By", "Report-Msgid", "Last-Tr", "Language-Team")
)
"""Lines of Babel's head that tell nobody anything."""

PLACES = {
    "a": "the first of the numbers that make nine",
    "action": "what pressing a square does, as it is said elsewhere in this catalogue",
    "after": "how likely it is then, out of 100",
    "amount": "how much, on a clover pad",
    "b": "the second of them",
    "back": "how many squares",
    "before": "how likely it was before, out of 100",
    "board": "a board of the dyke, as it is called elsewhere in this catalogue",
    "c": "the third of them",
    "cacti": "how many cacti",
    "cards": "how many cards, or the cards in a list",
    "chance": "how likely it is, out of 100",
    "choices": "a part of 100, with its sign",
    "command": "a command of the keyboard, as it is called elsewhere in this catalogue",
    "count": "how many; decides between singular and plural",
    "deals": "how many deals",
    "digit": "a digit from 0 to 9",
    "digits": "the digits as they are turned over: 4, 3",
    "doubt": "a part of 100",
    "end": "the number of a square",
    "face": "a side of a board: 1A",
    "first": "the first of two or more (a number, a name or a thing in a list)",
    "game": "the name of a game",
    "giver": "somebody's name",
    "gone": "how many steps",
    "group": "how many cards",
    "helped": "how many cards",
    "jumper": "a jumper, as it is called elsewhere in this catalogue: blue dots",
    "kept": "how many rounds",
    "key": "a key of the keyboard: L",
    "last": "the number of a square",
    "less": "a number that was played",
    "level": "how strong a bot plays, as it is said elsewhere in this catalogue",
    "line": "a line of the record, as it stands there",
    "luck": "a part of 100, with its sign",
    "lucky": "how many cards",
    "missed": "a part of 100, with its sign",
    "more": "a number that was played",
    "most": "the most, as a number",
    "name": "somebody's name, or the name of a game",
    "number": "a number",
    "numbers": "numbers in a list",
    "off": "a part of 100",
    "one": "somebody's name, or the first thing of a list",
    "origin": "a square: d4",
    "other": "somebody's name, a number, or the second of two things",
    "others": "the rest of a list",
    "ours": "the number of a version",
    "owner": "somebody's name",
    "pad": "a clover pad by what stands on it: ±5",
    "pads": "clover pads by what stands on them: ±5, −20",
    "pawn": "a pawn and where it stands, as it is called elsewhere in this catalogue",
    "pawns": "names of players with the number of their pawns, in a list",
    "place": "the number of a space or of a card",
    "player": "somebody's name",
    "players": "names in a list",
    "points": "how many points",
    "purpose": "what a clover pad does, as it is said elsewhere in this catalogue",
    "reason": "a whole sentence",
    "rivals": "a part of 100, with its sign",
    "round": "the number of a round",
    "rounds": "how many rounds",
    "scope": "a number that was played, as pads have changed it",
    "score": "how many points",
    "seal": "letters and digits by which chance was sealed",
    "second": "the second of two",
    "seed": "letters and digits out of which all chance comes",
    "sheep": "the colour of some sheep, as it is called elsewhere in this catalogue; one sheep or several",
    "shown": "the colour of a sheep, as above",
    "size": "how many cards",
    "space": "where a card lies, as it is called elsewhere in this catalogue; or the number of a space",
    "spaces": "where some cards lie, in a list",
    "square": "a square: 47 on the dyke, d4 on the meadow",
    "squares": "squares in a list",
    "start": "the number of a square",
    "stretch": "the number of a stretch",
    "sum": "a sum that is not nine yet",
    "swap": "a swap, as its button is called elsewhere in this catalogue",
    "taken": "the colour of a sheep, as above",
    "target": "a square: d4",
    "theirs": "the number of a version",
    "things": "where somebody’s pieces are and what belongs to them, in a list",
    "three": "somebody's name",
    "tile": "a tile: a number, a cactus with its number, or an animal",
    "tiles": "tiles in a list",
    "total": "how many cards altogether",
    "track": "how many steps the sun takes",
    "two": "somebody's name",
    "under": "the tile a pawn stands on",
    "version": "the number of a version",
    "ways": "what may be chosen, in a list",
    "what": "the name of a part of a page",
    "winner": "somebody's name",
    "won": "how many games",
    "word": "a word of the record, as it stands there",
    "worlds": "how many",
    "worms": "how many worms",
}
"""What fills the places, by their names: for translators, beside every sentence that has them."""


def template() -> Catalog:
    """Every sentence there is, in the order of the files."""
    found = Catalog(project="Paddock", version="1")
    said = [*said_in_python(), *said_by_the_page()]
    for each in said:
        where = whereabouts(each.name, each.function)
        comments = [f"{where[:1].upper()}{where[1:]}"] if where else []
        found.add(each.sentence, locations=[(each.name, 0)], context=each.context, auto_comments=comments)
    for each in said:
        found.add(each.sentence, context=each.context, auto_comments=_fillings(each.sentence))
    return found


def _fillings(sentence: str | tuple[str, ...]) -> list[str]:
    texts = (sentence,) if isinstance(sentence, str) else sentence
    places = sorted(set(re.findall(r"\{(\w+)\}", " ".join(texts))))
    return [f"{{{place}}}: {PLACES[place]}" for place in places if place in PLACES]


def said_in_python() -> Iterator[Found]:
    for path in files_under(ROOT / "py"):
        name = path.relative_to(ROOT).as_posix()
        if path.suffix != ".py" or name.startswith(NOT_SAID):
            continue
        source = path.read_bytes()
        functions = functions_of(source)
        for line, sentence, _comments, context in extract("python", io.BytesIO(source), KEYWORDS):
            inside = [each for each in functions if each.lineno <= line <= (each.end_lineno or 0)]
            yield Found(name, inside[-1].name if inside else "-", context, sentence)


def functions_of(source: bytes) -> list[ast.FunctionDef]:
    """The functions of a module, each after the one in which it stands."""
    return [each for each in ast.walk(ast.parse(source)) if isinstance(each, ast.FunctionDef)]


def said_by_the_page() -> Iterator[Found]:
    """What is said before Python is there: by the page, its first scripts, and the manifest."""
    page = (ROOT / "index.html").read_text("utf-8")
    for key, text in re.findall(r'data-(text|label)="([^"]*)"', page):
        yield Found("index.html", key, None, unescape(text))
    name = "static/boot/sentences.js"
    for key, quoted in re.findall(r'(\w+): ("(?:[^"\\]|\\.)*")', (ROOT / name).read_text("utf-8")):
        yield Found(name, key, None, json.loads(quoted))
    name = "static/paddock.webmanifest"
    manifest = json.loads((ROOT / name).read_text("utf-8"))
    for key in ("name", "description"):
        yield Found(name, key, None, manifest[key])
    for screen in manifest["screenshots"]:
        yield Found(name, "label", None, screen["label"])


def updated(path: Path, found: Catalog) -> bytes:
    """A language's catalogue with the sentences that are said now; what is said no more is dropped."""
    with path.open("rb") as source:
        catalogue = read_po(source, locale=path.parts[-3])
    catalogue.update(found, no_fuzzy_matching=True, update_header_comment=False)
    catalogue.obsolete.clear()
    return written(catalogue, head_of(path))


def head_of(path: Path) -> list[str]:
    """The comment at the head of a catalogue, where translators write down their words for things."""
    return list(takewhile(lambda line: line.startswith("#"), path.read_text("utf-8").splitlines()))


def written(catalogue: Catalog, head: list[str]) -> bytes:
    """As a file. No line numbers and no dates: they would change with every move of a line."""
    file = io.BytesIO()
    catalogue.fuzzy = False
    catalogue.header_comment = ""
    write_po(file, catalogue, width=WIDTH, include_lineno=False, ignore_obsolete=True)
    lines = dropwhile(lambda line: line.startswith("#"), file.getvalue().decode().strip().splitlines())
    kept = (line for line in lines if not line.startswith(LEFT_OUT))
    return "\n".join((*head, *kept, "")).encode()


def texts() -> dict[Path, bytes]:
    """Every catalogue as it should be, by where it belongs."""
    found = template()
    paths = sorted(LOCALES.glob(f"*/{PLACE.as_posix()}"))
    return {TEMPLATE: written(found, HEAD), **{path: updated(path, found) for path in paths}}


def main() -> int:
    """Write what has changed; tell how many sentences wait for a translator."""
    for path, content in texts().items():
        if not path.exists() or path.read_bytes() != content:
            write_whole(path, content)
        said = [each for each in read(path) if each.text]
        waiting = sum(not all(each.forms) for each in said)
        told = f"{waiting} to translate" if waiting and path != TEMPLATE else "whole"
        print(f"{path.relative_to(ROOT)}: {len(said)} sentences, {told}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
