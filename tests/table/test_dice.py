"""Sealed dice: told beforehand, kept to, and checked by anybody afterwards."""

from __future__ import annotations

from hashlib import sha256
from io import BytesIO
from pathlib import Path
from random import Random
from urllib.parse import unquote
from zipfile import ZipFile

import pytest

from app.at_table import sit_down
from app.paddock import Paddock, record_of
from app.pictures import sheet_picture
from app.rooms import Table
from conformance.pictures import texts
from fakes.house import House, begin, family, play_through
from games.catalogue import GAMES, TEMPLATE, Game
from games.contract import CHANCE
from games.message import Message
from lab import dice
from table.match import Match, new_seed
from table.record import BadRecord, read, write
from table.seal import unseal


def played(game: Game, seed: str) -> Match:
    """A match of people that is over."""
    match, rng = begin(game, family(*("person",) * game.seats[0]), seed), Random(seed)
    while match.turn:
        seat = match.turn[0]
        match = match.throw() if seat == CHANCE else match.play(seat, rng.choice(match.moves(seat)))
    return match


@pytest.mark.parametrize("game", [TEMPLATE, *GAMES], ids=lambda game: game.name)
def test_every_roll_of_a_match_comes_out_of_its_seal(game: Game) -> None:
    match = played(game, "some seed")
    assert match.record.sealed == sha256(b"some seed").hexdigest()
    assert match.record.seed == "some seed"
    assert match.turned_dice == ()
    assert Match.resume(read(write(match.record))).turned_dice == ()


def test_a_die_that_was_turned_is_found() -> None:
    match = played(TEMPLATE, "some seed")
    entries = list(match.record.entries)
    number = next(place for place, entry in enumerate(entries) if entry.move.startswith("roll") and place > 2)
    other = "roll 1" if entries[number].move != "roll 1" else "roll 2"
    turned = Match.resume(
        match.kept_record._replace(entries=(*entries[:number], entries[number]._replace(move=other)))
    )
    assert turned.turned_dice == (number + 1,)


def test_while_a_match_runs_its_seed_is_told_nowhere_but_kept() -> None:
    """In no picture, sheet, report or bot's question; only in what lies on the tablet."""
    seed = new_seed()
    house = House()
    house._take(sit_down(Paddock(), begin(TEMPLATE, family("person", "bot"), seed)))
    house.settle().tap("app log")
    assert seed not in record_of(house.paddock)
    assert seed not in write(house.match.record)
    for picture in house.pictures:
        assert not any(
            seed in (text.english() if isinstance(text, Message) else text) for text in texts(picture)
        )
    assert seed not in str(house.thinking)
    kept = house.tablet.waiting(TEMPLATE.name)
    assert kept is not None
    assert seed in unseal(kept)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_nor_is_it_in_anything_that_is_taken_along_or_thought_about(game: Game) -> None:
    """Text, file, zip and link; the story and its looks back; whatever a bot or the old shepherd is asked."""
    seed = new_seed()
    house = House().sit_down(begin(game, family("person", *("bot",) * (game.seats[0] - 1)), seed)).settle()
    for tap in ("app log", "app moment 0", "app now", "app hint", "after open", "app home", "kept list"):
        house.tap(tap)
    (id_,) = house.paddock.shelf
    for tap in (f"share text {id_}", f"share file {id_}", f"share game {id_}", "share all"):
        house.tap(tap)
    given = [each.argument for each in house.given]
    for each in house.handed_out:
        content = each.content
        if isinstance(content, bytes):
            with ZipFile(BytesIO(content)) as whole:
                given += [whole.read(name).decode() for name in whole.namelist()]
        else:
            given.append(content)
    assert len(given) >= 3
    asked = [str(each) for each in (*house.thinking, *house.asked, *house.advice_wanted, *house.reckoning)]
    shown = [
        text.english() if isinstance(text, Message) else text
        for picture in (*house.pictures, sheet_picture(house.paddock) or "")
        for text in texts(picture)
    ]
    for told in (*given, *asked, *shown, *house.said, house.lobby):
        assert seed not in told
        assert seed not in unquote(told)
    match = Match.resume(read(next(text for text in given if text.startswith("paddock 1"))))
    assert match.head.sealed == sha256(seed.encode()).hexdigest()


def test_a_match_that_is_carried_on_has_the_dice_it_would_have_had() -> None:
    house = House().sit_down(begin(TEMPLATE, family("person", "bot"), new_seed())).settle()
    again = House(house.tablet).tap("app continue")
    assert again.match.seed == house.match.seed
    assert again.match.throw().history[-1] == house.match.throw().history[-1]


def test_when_it_is_over_the_seed_is_told_and_checked_on_the_story_s_sheet() -> None:
    house = House().sit_down(begin(TEMPLATE, family("person", "bot"), "a seed of ours")).settle()
    play_through(house, Random(1))
    assert not isinstance(house.paddock.room, Table)
    house.tap("app log")
    sheet = sheet_picture(house.paddock)
    said = [text.english() for text in texts(sheet or "") if isinstance(text, Message)]
    assert any("came out of the seal" in line for line in said)
    assert any("a seed of ours" in line for line in said)


def test_a_record_with_another_seed_than_was_sealed_is_refused() -> None:
    record = played(TEMPLATE, "some seed").record
    with pytest.raises(BadRecord, match="sealed"):
        read(write(record._replace(seed="another")))


def test_matches_of_before_there_were_seals_are_read_and_say_nothing_of_dice() -> None:
    record = played(TEMPLATE, "some seed").record._replace(sealed="", seed="")
    match = Match.resume(read(write(record)))
    assert not match.is_sealed
    assert match.record == record


def test_anybody_can_check_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = tmp_path / "match.record"
    place.write_text(write(played(TEMPLATE, "some seed").record), "utf-8")
    assert dice.main([str(place)]) == 0
    assert "0 of them not from the seed" in capsys.readouterr().out
    place.write_text(write(played(TEMPLATE, "some seed").record._replace(seed="", sealed="")), "utf-8")
    assert dice.main([str(place)]) == 1
