"""Every ruling of a game has a test that names it.

`tests/games/<game>/rulings.txt` lists a game's rulings, one on a line: its number, then what it says. A
ruling is named by a test function in the same folder, in its name (`test_n7_…`) or its docstring.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from games.catalogue import GAMES, Game

FOLDER = Path(__file__).parent
NUMBER = re.compile(r"(?<![a-z0-9])[a-z]\d+[a-z]?(?![a-z0-9])")


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.name)
def test_every_ruling_is_named_by_a_test(entry: Game) -> None:
    listed = rulings(FOLDER / entry.name / "rulings.txt")
    assert listed
    assert listed - named(FOLDER / entry.name) == set()


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.name)
def test_the_list_of_rulings_is_in_order(entry: Game) -> None:
    """Each once, and each saying what it says."""
    lines = (FOLDER / entry.name / "rulings.txt").read_text("utf-8").splitlines()
    numbers = [line.split()[0].lower() for line in lines if line.strip() and not line.startswith("#")]
    assert len(set(numbers)) == len(numbers)
    assert all(NUMBER.fullmatch(number) for number in numbers)


def test_a_ruling_without_a_test_would_be_found(tmp_path: Path) -> None:
    (tmp_path / "rulings.txt").write_text("# All\nN1 Pawns start at home.\nN2 Nothing is left.\n", "utf-8")
    tests = 'def test_n1_pawns_start_at_home():\n    """As in n10."""\n\ndef helper():\n    """N2"""\n'
    (tmp_path / "test_home.py").write_text(tests, "utf-8")
    assert rulings(tmp_path / "rulings.txt") - named(tmp_path) == {"n2"}


def rulings(file: Path) -> set[str]:
    """The numbers of all rulings in a list."""
    lines = file.read_text("utf-8").splitlines()
    return {line.split()[0].lower() for line in lines if line.strip() and not line.startswith("#")}


def named(folder: Path) -> set[str]:
    """The numbers that stand in names and docstrings of the tests in a folder."""
    found: set[str] = set()
    for file in folder.rglob("*.py"):
        for part in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(part, ast.FunctionDef) and part.name.startswith("test_"):
                words = f"{part.name} {ast.get_docstring(part) or ''}".lower().replace("_", " ")
                found |= set(NUMBER.findall(words))
    return found
