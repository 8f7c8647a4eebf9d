"""A record told in English, move by move: the expected text beside a golden match."""

from __future__ import annotations

from collections.abc import Iterator

from games.catalogue import Game, game
from games.contract import State
from table.record import CHANCE_SIGN, Record
from table.replay import ToldMove, positions


def transcript(record: Record) -> str:
    """Every move with what is told of it, whose turn it is then, and the result at the end."""
    entry = game(record.game)
    names = tuple(sitter.name for sitter in record.sitters)
    options = ", ".join(f"{name} {value}" for name, value in record.options.items())
    lines = [f"{entry.words.TITLE.english()}: {', '.join(names)}; {options}", ""]
    for position in positions(record):
        if position.step is not None:
            lines += _told(entry, position.step, names)
        lines.append(f"    turn: {_turn(entry, position.state)}")
    lines += ["", *_result(entry, position.state, names)]
    return "\n".join(lines) + "\n"


def _told(entry: Game, step: ToldMove, names: tuple[str, ...]) -> Iterator[str]:
    sign = CHANCE_SIGN if step.seat < 0 else str(step.seat + 1)
    yield f"{sign} {step.move}"
    for event in step.events:
        telling = entry.words.tell(event)
        if telling is not None and telling.sentence is not None:
            yield f"    {telling.sentence.english(names)}"


def _turn(entry: Game, state: State) -> str:
    """Who is to act and between how many moves: a rulebook that changes in silence shows here."""
    turn = entry.rules.turn(state)
    acting = (
        CHANCE_SIGN if seat < 0 else f"{seat + 1} of {len(entry.rules.moves(state, seat))} moves"
        for seat in turn
    )
    return ", ".join(acting) or "nobody's"


def _result(entry: Game, state: State, names: tuple[str, ...]) -> Iterator[str]:
    result = entry.rules.result(state)
    if result is None:
        yield "The match is not over."
        return
    yield result.reason.english(names)
    for place in result.places:
        score = "" if place.score is None else f" with {place.score}"
        yield f"{place.rank}. {names[place.seat]}{score}: {place.reason.english(names)}"
