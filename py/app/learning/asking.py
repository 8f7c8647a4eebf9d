"""What can be asked at a table by ear: each a key on the board and a button on a sheet that lists them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from app.parts import sheet
from games.contract import Drawing
from games.message import Message, Seat, listed, say, say_many
from games.picture import Child, Node, button, node
from table.sitting import Sitting, asked, headline, look, shown_view


class Command(NamedTuple):
    """One thing to ask, and its key on the board."""

    name: str
    key: str
    label: Message


COMMANDS = (
    Command("last", "l", say("What happened last")),
    Command("turn", "t", say("Whose turn it is")),
    Command("all", "s", say("How everybody stands")),
    Command("may", "m", say("What may be done now")),
    Command("mine", "c", say("What is mine")),
    Command("ahead", "a", say("What lies ahead")),
    Command("time", "h", say("How much sand is left")),
)

KEYS = " ".join(f"{command.key} {command.name}" for command in COMMANDS)
"""As the grid carries them."""

FEW = 6
"""So many moves are named one by one."""


def answered(sitting: Sitting, what: str) -> tuple[Message, ...]:
    """What is answered; nothing to what nobody can ask."""
    answer = _ANSWERS.get(what)
    return () if answer is None else tuple(answer(sitting))


def _last(sitting: Sitting) -> Iterator[Message]:
    """All that was told since whoever is asked did something; else of the last move that was worth a word."""
    if not sitting.log:
        yield say("Nothing yet: it is just beginning.")
        return
    seat = asked(sitting)
    mine = [number for number, step in enumerate(sitting.match.history, 1) if step.seat == seat]
    first = min(sitting.log[-1].move, mine[-1] if mine else sitting.log[-1].move)
    for line in sitting.log:
        if line.move >= first and line.telling.sentence is not None:
            yield line.telling.sentence


def _turn(sitting: Sitting) -> Iterator[Message]:
    yield headline(sitting, shown_view(sitting))


def _all(sitting: Sitting) -> Iterator[Message]:
    """For each seat where it is, and what everybody may see of its things."""
    game, view, here = sitting.match.game, shown_view(sitting), look(sitting)
    drawing = game.scene.draw(view, here)
    for seat in range(len(here.people)):
        where = game.ear.where(view, seat)
        things = [*(() if where is None else (where,)), *_labels(drawing, seat)]
        yield (
            say("{player}: {things}", player=Seat(seat), things=listed(things))
            if things
            else say("{player}: nothing yet", player=Seat(seat))
        )


def _labels(drawing: Drawing, seat: int) -> Iterator[Message]:
    """What the pictures of a seat's things are called."""
    waiting: list[Child] = [*drawing.belongings[seat]]
    while waiting:
        child = waiting.pop(0)
        if not isinstance(child, Node) or child.attributes.get("aria-hidden"):
            continue
        label = child.attributes.get("aria-label")
        if isinstance(label, Message):
            yield label
        else:
            waiting[:0] = child.children


def _may(sitting: Sitting) -> Iterator[Message]:
    """The question, and the moves if they are few; else how many there are."""
    view, here, seat = shown_view(sitting), look(sitting), asked(sitting)
    yield headline(sitting, view)
    if seat is None or not here.moves:
        return
    if len(here.moves) > FEW:
        yield say_many("There is one way.", "There are {count} ways.", len(here.moves))
        if sitting.match.game.ear.written(view, here) is not None:
            yield say("On the board, type your number and press Enter.")
        return
    for move in here.moves:
        yield sitting.match.game.words.describe(view, seat, move)


def _mine(sitting: Sitting) -> Sequence[Message]:
    return sitting.match.game.ear.mine(shown_view(sitting), look(sitting))


def _ahead(sitting: Sitting) -> Sequence[Message]:
    return sitting.match.game.ear.ahead(shown_view(sitting), look(sitting))


def _written(sitting: Sitting) -> Sequence[Message]:
    """What comes of the number that is being written; it has no key but the digits."""
    return sitting.match.game.ear.written(shown_view(sitting), look(sitting)) or ()


def _time(sitting: Sitting) -> Iterator[Message]:
    if sitting.sand is None:
        yield say("No sand is running.")
    else:
        yield say_many("{count} second left", "{count} seconds left", sitting.sand)


_ANSWERS = {
    "last": _last,
    "turn": _turn,
    "all": _all,
    "may": _may,
    "mine": _mine,
    "ahead": _ahead,
    "time": _time,
    "written": _written,
}


def in_a_row(sentences: Sequence[Message]) -> Message:
    """All of an answer as one, to be seen where it was asked."""
    *others, last = sentences
    for sentence in reversed(others):
        last = say("{one} · {others}", one=sentence, others=last)
    return last


def asking_sheet() -> Node:
    """Everything that can be asked, each with its key, and the keys by which a board is walked."""
    asked_by = (
        node(
            "li",
            button(f"ask {each.name}", each.label, each.label, key="ask"),
            node("kbd", each.key.upper()),
            key=each.name,
        )
        for each in COMMANDS
    )
    rows = (node("li", node("kbd", keys), node("span", words), key=keys) for keys, words in WALKING)
    return sheet(
        say("Ask the table"),
        node("ul", *asked_by, _to_a_square(), class_="asking", key="asking"),
        node("h3", say("Keys on the board")),
        node("ul", *rows, class_="keys-of-the-board", key="keys"),
        name="ear",
    )


def _to_a_square() -> Node:
    words = say("To a square by its name")
    go = node("button", words, type="button", data_go_to=True, key="go")
    return node("li", go, node("kbd", "G"), key="go")


WALKING = (
    ("← → ↑ ↓", say("from square to square")),
    ("Home End", say("to the ends of a row, with Ctrl to the corners")),
    ("Page ↑ ↓", say("some rows further")),
    ("Enter", say("what a tap does there")),
    ("G", say("to a square: then its name, and Enter")),
    ("0 – 9", say("in Sheep Hustle: put cards to your number, then Enter")),
    ("⌫", say("in Sheep Hustle: take the last card back")),
    ("?", say("this sheet")),
    ("Ctrl Z", say("take it back")),
    ("Ctrl Y", say("do it after all")),
)
