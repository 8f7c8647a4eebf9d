"""`imports`: draws into ARCHITECTURE.md which part of `py/` imports which; `check` looks that it is so."""

from __future__ import annotations

import argparse
import ast
from collections.abc import Iterator
from pathlib import Path

from tools.archives import PYTHON
from tools.failure import Failure
from tools.places import ROOT, files_under, write_whole

PAGE = ROOT / "ARCHITECTURE.md"
BEGIN = "<!-- imports: drawn by `python3 tasks.py imports` -->\n"
END = "<!-- /imports -->\n"

SHARED = "games: what they share"
GAME = "games: each one"
CATALOGUE = "games: the catalogue"

Arrow = tuple[str, str]


def part_of(module: str) -> str:
    """The part of the house that a module belongs to; all games are one, since all are built alike."""
    top, _, inside = module.partition(".")
    if top != "games":
        return top
    if inside == "catalogue":
        return CATALOGUE
    return GAME if (PYTHON / "games" / inside.partition(".")[0]).is_dir() and inside else SHARED


def room_of(module: str) -> str:
    """The room of a game that a module stands in; none outside of the games, or where there are no rooms."""
    names = module.split(".")
    if part_of(module) != GAME or len(names) <= 2:
        return ""
    return names[2] if (PYTHON / "games" / names[1] / names[2]).is_dir() else ""


def modules() -> dict[str, Path]:
    """Every module of ours, by its name."""
    files = [path for path in files_under(PYTHON) if path.suffix == ".py"]
    names = [path.relative_to(PYTHON).with_suffix("").as_posix().replace("/", ".") for path in files]
    return {name.removesuffix(".__init__"): path for name, path in zip(names, files, strict=True)}


def imports() -> Iterator[Arrow]:
    """Who imports whom, module by module."""
    known = modules()
    for module, path in known.items():
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            asked: list[str] = []
            if isinstance(node, ast.Import):
                asked = [name.name for name in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                asked = [f"{node.module}.{name.name}" for name in node.names]
            for name in asked:
                found = name if name in known else name.rpartition(".")[0]
                if found in known:
                    yield module, found


def drawn(arrows: set[Arrow]) -> str:
    """Arrows as a picture that Mermaid draws."""
    names = sorted({name for arrow in arrows for name in arrow})
    letters = {name: f"n{number}" for number, name in enumerate(names)}
    boxes = "".join(f'    {letters[name]}["{name}"]\n' for name in names)
    lines = "".join(f"    {letters[begin]} --> {letters[end]}\n" for begin, end in sorted(arrows))
    return f"```mermaid\nflowchart TD\n{boxes}{lines}```\n"


def picture() -> str:
    """The house, and below it the rooms of a game, where the games have any."""
    found = list(imports())
    house = {(part_of(begin), part_of(end)) for begin, end in found if part_of(begin) != part_of(end)}
    rooms = {
        (room_of(begin), room_of(end))
        for begin, end in found
        if begin.split(".")[:2] == end.split(".")[:2] and room_of(begin) != room_of(end)
    }
    inside = {arrow for arrow in rooms if all(arrow)}
    return drawn(house) + (f"\nInside a game:\n\n{drawn(inside)}" if inside else "")


def whole() -> str:
    """The page with the picture as it should be."""
    before, begin, rest = PAGE.read_text("utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not end:
        raise Failure(f"{PAGE.name} must have the two lines {BEGIN.strip()!r} and {END.strip()!r}.")
    return f"{before}{begin}\n{picture()}\n{end}{after}"


def is_current() -> bool:
    """Whether the page shows the imports as they are."""
    return PAGE.read_text("utf-8") == whole()


def main(arguments: list[str]) -> int:
    """The verb."""
    argparse.ArgumentParser("tasks.py imports", description=__doc__).parse_args(arguments)
    write_whole(PAGE, whole().encode())
    print(f"{PAGE.name} shows the imports as they are.")
    return 0
