"""The sheet with all that has happened, round by round, one sentence an event; a line leads to its moment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from app.frame import symbol_of
from app.paddock import Paddock
from app.parts import icon, sheet
from app.rooms import Results, Table
from app.settings import NEWEST, OLDEST
from games.contract import TABLE
from games.message import Message, say, say_many
from games.picture import Child, Node, button, node
from table.looking_back import may_look_back, rounds, stays_in_sight
from table.match import Match
from table.sitting import Line, story_so_far


def story_of(paddock: Paddock) -> tuple[Match, tuple[Line, ...]] | None:
    """The match that is being played or is over, with all that has been told of it."""
    match paddock.room:
        case Table(sitting, _):
            return sitting.match, sitting.log
        case Results(ended, _):
            return ended, story_so_far(ended)
    return None


def leads_back(paddock: Paddock, line: Line) -> bool:
    """Whether this line's moment may be looked at again."""
    match paddock.room:
        case Table(sitting, _):
            return may_look_back(sitting) and stays_in_sight(sitting.match, line)
        case Results(ended, _):
            return stays_in_sight(ended, line)
    return False


def round_of(match: Match, of_positions: Sequence[int], line: Line) -> int:
    """The round a line belongs to. The last thing told before everybody's turn announces it."""
    step, here = match.past[line.move].step, match.past[line.move].state
    last = step is not None and line.place == len(step.events) - 1
    announces = last and match.rules.turn_begins(here) == TABLE
    return of_positions[line.move if announces else line.move - 1]


def log_sheet(paddock: Paddock) -> Node | None:
    """The log as a sheet, with everybody in their own colours, and what became of the dice."""
    found = story_of(paddock)
    if found is None:
        return None
    match, lines = found
    if not lines:
        nothing = say("Nothing yet: the story is just beginning.")
        return sheet(say("The story so far"), node("p", nothing), *_dice(match), name="log")
    oldest = paddock.settings.story == "oldest"
    numbered = list(enumerate(lines))
    shown = (numbered if oldest else numbered[::-1])[: paddock.story_shown]
    content: list[Child] = [_order(oldest), *_rounds(paddock, match, shown)]
    if any(leads_back(paddock, line) for _, line in shown):
        content.insert(1, node("p", say("Tap a line to see that moment"), class_="soft", key="lines"))
    if (left := len(lines) - len(shown)) > 0:
        words = say_many("Show {count} more", "Show {count} more", left)
        content.append(button("app more", words, words, key="more"))
    return sheet(say("The story so far"), *content, *_dice(match), name="log")


def _order(oldest: bool) -> Node:
    """The other way round."""
    words, value = (NEWEST, "newest") if oldest else (OLDEST, "oldest")
    return button(f"app set story {value}", words, icon("again"), words, key="order", class_="order")


def _rounds(paddock: Paddock, match: Match, lines: Sequence[tuple[int, Line]]) -> Iterator[Node]:
    """The lines, each round under its number."""
    of_positions = rounds(match.rules, len(match.sitters), match.past)
    for number, some in groupby(lines, lambda each: round_of(match, of_positions, each[1])):
        rows = (_row(paddock, match, place, line) for place, line in some)
        yield node(
            "section",
            node("h3", heading(number)),
            node("ol", *rows, class_="events"),
            key=f"round-{number}",
        )


def heading(number: int) -> Message:
    """A round by its number; what comes before the first is the start."""
    return say("Round {number}", number=number) if number else say("The start")


def _row(paddock: Paddock, match: Match, place: int, line: Line) -> Node:
    """A sentence with its picture; a tap shows its moment."""
    assert line.telling.sentence is not None
    parts = (*symbol_of(line.telling, match.people), node("span", line.telling.sentence))
    if leads_back(paddock, line):
        tap = f"app moment {place}"
        parts = (button(tap, line.telling.sentence, *parts, key=tap, class_="line"),)
    return node("li", *parts, key=f"line-{place}")


def _dice(match: Match) -> tuple[Node, ...]:
    """Nobody turned them: while the match runs, what was sealed; when it is over, that all came out of it."""
    lines = dice_lines(match)
    if not lines:
        return ()
    return (node("section", *(node("p", line, class_="soft dice") for line in lines), key="dice"),)


def dice_lines(match: Match) -> tuple[Message, ...]:
    """What became of the seal."""
    if not match.is_sealed:
        return ()
    seal = match.head.sealed
    told = [
        say("All luck of this game was sealed before its first move. The seal: {seal}", seal=seal)
        if not match.sealed_after
        else say(
            "Since move {number}, all luck of this game has been sealed beforehand. The seal: {seal}",
            number=match.sealed_after + 1,
            seal=seal,
        )
    ]
    if not match.turn:
        fair = say("Opened, and rolled once more: every roll and every card came out of the seal.")
        turned = say("Opened, and rolled once more: something did not come out of the seal.")
        told = [turned if match.turned_dice else fair, *told, say("The seed: {seed}", seed=match.seed)]
    return tuple(told)
