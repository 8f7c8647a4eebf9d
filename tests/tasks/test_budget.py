"""What is deployed weighs no more than `tests/budget.toml` allows, and than stock Pyodide."""

from __future__ import annotations

import gzip
import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest
from tools.build import build
from tools.places import DIST, PACKAGES, ROOT, files_under

STOCK = ("pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
"""What a page that does nothing but start stock Pyodide fetches."""


class Part(NamedTuple):
    """A part of `dist/`."""

    when: str
    name: str
    files: tuple[str, ...]
    most: int


def budget() -> list[Part]:
    told = tomllib.loads((ROOT / "tests" / "budget.toml").read_text("utf-8"))
    return [
        Part(when, name, tuple(part["files"]), part["most"])
        for when, parts in told.items()
        for name, part in parts.items()
    ]


@pytest.fixture(scope="module")
def weights() -> dict[str, int]:
    """Every file with its bytes over the line."""
    build()
    return {path.relative_to(DIST).as_posix(): zipped(path) for path in files_under(DIST)}


def zipped(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 9))


def files_of(part: Part) -> set[str]:
    found = [path for pattern in part.files for path in DIST.glob(pattern)]
    return {path.relative_to(DIST).as_posix() for path in found if path.is_file()}


def test_every_file_belongs_to_one_part(weights: dict[str, int]) -> None:
    parts = [files_of(part) for part in budget()]
    assert all(parts), "a part has no files"
    belongs = {name: sum(name in part for part in parts) for name in weights}
    assert {name: count for name, count in belongs.items() if count != 1} == {}


@pytest.mark.parametrize("part", budget(), ids=lambda part: str(part.name))
def test_no_part_weighs_more_than_it_may(weights: dict[str, int], part: Part) -> None:
    assert sum(weights[name] for name in files_of(part)) <= part.most


def test_a_first_visit_weighs_no_more_than_stock_pyodide(weights: dict[str, int]) -> None:
    """In English; whoever speaks another language fetches that one more."""
    parts = [part for part in budget() if part.when == "first" and part.name not in ("german", "french")]
    first = {name for part in parts for name in files_of(part)}
    stock = sum(zipped(PACKAGES / "pyodide" / name) for name in STOCK)
    assert sum(weights[name] for name in first) <= stock
