"""Links as square codes: small enough for a camera, and made by what is shipped for it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random

import pytest
from tools.places import RUNTIME
from tools.prepare import prepare
from tools.square_codes import FILE

from app.sharing.carrying import MOST_IN_A_CODE
from app.sharing.compact import shorten
from app.sharing.square_code import is_ready, modules, square_code
from app.sharing.taking import link_to, shared
from conformance.matches import played_on
from conformance.pictures import nodes
from games.catalogue import GAMES, Game
from table.match import Match
from table.sitter import Sitter

LARGEST_VERSION = 15
LARGEST_CARRIED = 25
ADDRESS = "https://somebody-somewhere.github.io/paddock/"


@pytest.fixture(autouse=True)
def _square_codes() -> Iterator[None]:
    prepare()
    sys.path.append(str(RUNTIME / FILE))
    yield
    sys.path.remove(str(RUNTIME / FILE))


def version(rows: tuple[bytes, ...]) -> int:
    """A code of version 1 has 21 modules a side, and each next one four more."""
    return (len(rows) - 17) // 4


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_finished_match_of_the_fullest_table_fits_into_one_code(game: Game) -> None:
    assert is_ready()
    seats, rng = game.seats[-1], Random(3)
    sitters = [Sitter(f"Großmutter {seat}", seat + 1, "shepherd") for seat in range(seats)]
    match = played_on(Match.begin(game, sitters, {}, f"{rng.getrandbits(256):064x}"), rng)
    link = link_to(ADDRESS, shared(match))
    rows = modules(link)
    print(f"{game.name}, {seats} players: {len(shorten(match.record))} letters, version {version(rows)}")
    assert version(rows) <= LARGEST_VERSION


def test_what_is_carried_over_fits_into_a_code_that_a_camera_reads_from_a_screen() -> None:
    link = f"https://x.example/#all={'a' * MOST_IN_A_CODE}"[:MOST_IN_A_CODE]
    assert version(modules(link)) <= LARGEST_CARRIED


def test_the_picture_is_dark_where_the_code_is() -> None:
    rows = modules("https://paddock.example/#m=1AAAA")
    picture = square_code("https://paddock.example/#m=1AAAA")
    (path,) = (each for each in nodes(picture) if each.tag == "path")
    drawn = str(path.attributes["d"])
    dark = 0
    for run in drawn.split("z")[:-1]:
        dark += int(run.partition("h")[2].partition("v")[0])
    assert dark == sum(map(sum, rows))
    # The three large squares by which a camera finds it.
    for y, x in ((0, 0), (0, len(rows) - 7), (len(rows) - 7, 0)):
        assert rows[y][x : x + 7] == bytes([1] * 7)
        assert rows[y + 3][x : x + 7] == bytes([1, 0, 1, 1, 1, 0, 1])
