"""Games taken along and brought back in a real browser: by link, file, drop and paste; and what is broken."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from app.sharing.compact import shorten
from browser.at_the_table import small_targets, take_seats, violations
from browser.kept import notes
from browser.windows import LYING, PHONE, Finger, wait_for
from conformance.matches import played_on
from games.catalogue import GAMES, Game
from table.match import Match
from table.record import write
from table.sitter import Sitter
from thorough import in_turn, name_of

SHEET = "document.querySelector('dialog.sheet-{}[open]')?.innerText"
GLIMPSES = "document.querySelectorAll('.sheet-games .saved-picture > .glimpse').length === {}"
"""So many games are listed with their positions."""
LEAST = 48


def ended(game: Game) -> Match:
    """A match of bots and Anna to its end."""
    rng = Random(5)
    kinds = ("person", *("ewe",) * 7)
    names = ("Anna", "Ben", "Caro", "David")
    sitters = [Sitter(names[seat], seat + 1, kinds[seat]) for seat in range(game.seats[0])]
    return played_on(Match.begin(game, sitters, {}, f"{rng.getrandbits(256):064x}"), rng)


def follow(window: Finger, word: str) -> None:
    """Open a link in the window that is there."""
    window.read(f"location.hash = {json.dumps('#m=' + word)}")
    wait_for(window, SHEET.format("brought"))


@pytest.mark.parametrize(("game", "size"), in_turn(GAMES, (PHONE, LYING)), ids=name_of)
def test_a_link_is_opened_at_once_looked_at_kept_and_shared_again(
    quiet: Finger, game: Game, size: tuple[int, int], axe: str
) -> None:
    match = ended(game)
    quiet.turn(*size)
    address = str(quiet.read("location.href"))
    quiet.page.goto("about:blank")
    quiet.page.goto(f"{address}#m={shorten(match.record)}")
    wait_for(quiet, SHEET.format("brought"))
    assert quiet.read("location.hash") == ""
    assert "Anna" in quiet.read(SHEET.format("brought"))
    quiet.page.evaluate(axe)
    assert violations(quiet.page) == []
    assert small_targets(quiet.page, LEAST) == []
    quiet.tap('[data-tap="share keep"]')
    wait_for(quiet, SHEET.format("games"))
    (note,) = notes(quiet, game.name)
    wait_for(quiet, GLIMPSES.format(1))
    quiet.tap(f'[data-tap="kept tools {note.id}"]')
    quiet.tap(f'[data-tap="kept copy {note.id}"]')
    wait_for(quiet, GLIMPSES.format(2))
    quiet.tap(f'[data-tap="share game {note.id}"]')
    wait_for(quiet, "document.querySelector('.square-code path')")
    assert violations(quiet.page) == []
    assert small_targets(quiet.page, LEAST) == []
    quiet.tap('[data-tap="share deal"]')
    assert quiet.read("document.querySelector('[data-tap=\"share deal\"]').ariaChecked") == "true"


def test_a_file_is_chosen_dropped_and_pasted(quiet: Finger, tmp_path: Path) -> None:
    text = write(ended(GAMES[1]).record)
    file = tmp_path / "game.txt"
    file.write_text(text, "utf-8")
    open_bring(quiet)
    quiet.page.locator("input[type=file]").set_input_files(file)
    wait_for(quiet, SHEET.format("brought"))
    quiet.tap('[data-tap="app close"]')
    for kind, carrier in (("drop", "dataTransfer"), ("paste", "clipboardData")):
        quiet.read(f"""(() => {{
            const carried = new DataTransfer();
            carried.items.add(new File([{json.dumps(text)}], "game.txt", {{ type: "text/plain" }}));
            const event = new Event("{kind}", {{ bubbles: true, cancelable: true }});
            Object.defineProperty(event, "{carrier}", {{ value: carried }});
            document.body.dispatchEvent(event);
        }})()""")
        wait_for(quiet, SHEET.format("brought"))
        quiet.tap('[data-tap="app close"]')


def test_everything_goes_through_a_file_to_another_tablet(quiet: Finger) -> None:
    for game in GAMES[1:3]:
        take_seats(quiet, game.name, 1, game.seats[0] - 1)
        quiet.tap('#paddock [data-tap="app home"]')
    before = {note.id: note.moves for note in notes(quiet)}
    open_list(quiet)
    with quiet.page.expect_download() as loading:
        quiet.tap('[data-tap="share all"]')
    file = loading.value.path()
    assert loading.value.suggested_filename == "paddock-everything.zip"
    # Thrown away, it comes in again.
    for name in before:
        quiet.tap(f'[data-tap="kept tools {name}"]')
        quiet.tap(f'[data-tap="kept throw {name}"]')
    quiet.tap('[data-tap="share bring"]')
    quiet.page.locator("input[type=file]").set_input_files(
        {"name": "all.zip", "mimeType": "application/zip", "buffer": Path(file).read_bytes()}
    )
    wait_for(quiet, SHEET.format("brought"))
    assert "2 were here already" in quiet.read(SHEET.format("brought"))
    assert {note.id for note in notes(quiet)} == set(before)


def test_a_broken_link_is_answered_in_a_sentence(quiet: Finger) -> None:
    word = shorten(ended(GAMES[1]).record)
    follow(quiet, word[:-3])
    assert "damaged" in quiet.read(SHEET.format("brought"))


def open_list(window: Finger) -> None:
    window.tap('[data-tap="app settings"]')
    window.tap('#over [data-tap="kept list"]')
    wait_for(window, SHEET.format("games"))


def open_bring(window: Finger) -> None:
    open_list(window)
    window.tap('[data-tap="share bring"]')
    wait_for(window, SHEET.format("bring"))
