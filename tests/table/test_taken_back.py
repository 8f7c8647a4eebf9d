"""What was taken back stands in the record, counts for nothing, and is as strictly checked as all else."""

from __future__ import annotations

from random import Random

import pytest

from app.sharing.compact import lengthen, shorten
from app.sharing.reading import read_one
from conformance.matches import played_on
from fakes.house import begin, family, fill
from games.catalogue import GAMES, Game
from games.contract import CHANCE
from table.match import MOST_TAKEN, Match
from table.record import BadRecord, Entry, Record, TakenBack, in_order, line_number, read, write
from table.replay import BACK, with_what_was_taken_back

taken_back = pytest.mark.parametrize("game", GAMES[:3], ids=lambda game: game.name)
"""Lucky Sheep takes nothing back: each swap has shown something."""

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def with_doubts(game: Game, seed: int, moves: int = 10_000) -> Match:
    """A match in which everybody takes back a third of what may be taken back."""
    rng = Random(f"{game.name} {seed}")
    match = begin(game, family(*fill(game, "person", "person")), seed)
    return played_on(match, rng, moves, doubt=1 / 3)


@taken_back
def test_it_is_written_read_and_resumed_and_counts_for_nothing(game: Game) -> None:
    match = with_doubts(game, 1)
    record = match.record
    assert record.taken
    assert read(write(record)) == record
    again = Match.resume(read(write(match.kept_record)))
    assert again.past == match.past
    assert again.taken == match.taken
    assert again.kept_record == match.kept_record
    assert match.turned_dice == ()
    assert Match.resume(record._replace(taken=())).past == match.past


@each_game
def test_links_and_files_tell_the_same_match(game: Game) -> None:
    match = with_doubts(game, 2)
    assert lengthen(shorten(match.record)) == match.record._replace(taken=())
    reading = read_one(write(match.record))
    assert reading.complaint is None
    assert reading.match is not None
    assert reading.match.record == match.record


@each_game
def test_each_line_is_known_by_its_number(game: Game) -> None:
    record = with_doubts(game, 3).record
    lines = write(record).split("\n")
    for index, entry in enumerate(record.entries):
        assert lines[line_number(record, index) - 1].endswith(f" {entry.move}")


@pytest.mark.parametrize("seed", range(100))
def test_whatever_is_taken_back_in_whatever_order_can_be_told_in_order(seed: int) -> None:
    rng = Random(seed)
    told: list[Entry | int] = [
        rng.randint(1, 4) if rng.random() < 0.4 else Entry(rng.randrange(4), rng.choice(("hop", "walk")))
        for _ in range(rng.randrange(30))
    ]
    standing, taken, honest = list[Entry](), list[TakenBack](), list[Entry | int]()
    for each in told:
        if isinstance(each, int):
            if each > len(standing):
                continue
            at = len(standing) - each
            taken.append(TakenBack(at, tuple(standing[at:])))
            del standing[at:]
        else:
            standing.append(each)
        honest.append(each)
    record = Record("template", 1, {}, (), tuple(standing), taken=tuple(taken))
    assert in_order(record) == honest


def some_back(game: Game) -> tuple[list[str], int]:
    """The lines of a match, and where the first of them takes something back."""
    lines = write(with_doubts(game, 4).record).split("\n")
    return lines, next(at for at, line in enumerate(lines) if line.startswith("back "))


@taken_back
@pytest.mark.parametrize(
    "wrong", ["back 0", "back 99999", "back 9000", "back", "back x", "back -1", "back 01"]
)
def test_a_line_that_takes_back_what_is_not_there_is_no_move(game: Game, wrong: str) -> None:
    lines, at = some_back(game)
    text = "\n".join([*lines[:at], wrong, *lines[at + 1 :]])
    with pytest.raises(BadRecord):
        read(text)
    complaint = read_one(text).complaint
    assert complaint is not None
    assert f"Line {at + 1} of the record" in complaint.english()


@each_game
def test_what_could_not_be_taken_back_is_refused_and_the_rest_is_read(game: Game) -> None:
    match = begin(game, family(*fill(game, "person", "person")), 5)
    while match.turn == (CHANCE,):
        match = match.throw()
    # Nobody takes back a roll or a deal.
    text = write(match.record) + "back 1\n"
    with pytest.raises(BadRecord, match="taken back"):
        Match.resume(read(text))
    reading = read_one(text)
    assert reading.complaint is not None
    assert reading.match is not None
    assert reading.match.length == match.length - 1


def test_a_move_that_was_taken_back_must_have_been_legal() -> None:
    lines, at = some_back(GAMES[1])
    seat = lines[at - 1].split(" ")[0]
    text = "\n".join([*lines[: at - 1], f"{seat} fly", *lines[at:]])
    with pytest.raises(BadRecord, match=f"Line {at}"):
        Match.resume(read(text))
    assert read_one(text).complaint is not None


def test_only_so_much_is_remembered() -> None:
    match = begin(GAMES[1], family("person", "person"), 6)
    while match.turn == (CHANCE,):
        match = match.throw()
    for _ in range(MOST_TAKEN + 50):
        while match.turn == (CHANCE,):
            match = match.throw()
        seat = match.turn[0]
        match = match.play(seat, match.moves(seat)[0])
        if match.can_undo(seat):
            match = match.undo(seat)
        if not match.turn:
            break
    assert len(match.taken) <= MOST_TAKEN
    assert Match.resume(read(write(match.kept_record))).record == match.record


@each_game
def test_it_can_be_shown_again(game: Game) -> None:
    match = with_doubts(game, 7)
    shown = with_what_was_taken_back(match.record)
    told = in_order(match.record)
    assert len(shown) == len(told) + 1
    for position, each in zip(shown[1:], told, strict=True):
        assert position.step is not None
        assert (position.step.move == BACK) == isinstance(each, int)
    assert shown[-1].state == match.state
