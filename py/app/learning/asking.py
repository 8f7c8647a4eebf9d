"""What can be asked at a table by ear: each a key on the board and a button on a sheet that lists them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from app import later
from app.frame import table_picture
from app.happenings import Speak, Tap, TellThere
from app.learning.commands import ASKED, ON_THE_BOARD, WRITE, Command
from app.learning.keys import Keys, keys_of
from app.learning.looking_back import step_back, then_or_now
from app.next import Next
from app.paddock import Paddock, names_of
from app.parts import sheet
from app.rooms import Showing, Table
from games.contract import Drawing
from games.message import Message, Seat, as_it_is, listed, say, say_many
from games.picture import Child, Node, button, node
from table.deeds import Draw, Sound
from table.sitting import Sitting, asked, headline, look, shown_view

FEW = 6
"""So many moves are named one by one."""

EDGE = say("The board ends here.")


def asked_for(paddock: Paddock, sitting: Sitting, what: str) -> Next:
    """Something that can be asked at any time: it is said, and seen where it was asked."""
    here = paddock._replace(sheet="", coach=None, hint=None)
    if what in ("back", "forth"):
        return _stepped(here, -1 if what == "back" else 1)
    if what == "edge" and paddock.settings.sound == "on":
        return Next(paddock, (Sound("edge"),))
    if what == "play" and (tap := _next_action(table_picture(sitting, "wide"))):
        from app.update import after  # noqa: PLC0415

        return after(here, Tap(tap))
    said, names = _answer(paddock, sitting, what), names_of(paddock)
    if not said:
        return Next(paddock)
    return Next(here, (Draw(), Speak(said, names), TellThere(in_a_row(said), names, refused=False)))


def _answer(paddock: Paddock, sitting: Sitting, what: str) -> tuple[Message, ...]:
    """What is answered about what is seen now."""
    if isinstance(paddock.room, Showing) and what == "turn":
        from app.theatre.pictures import where  # noqa: PLC0415

        return (where(paddock.room.theatre),)
    return answered(then_or_now(paddock, sitting), what)


def _stepped(paddock: Paddock, step: int) -> Next:
    """One moment back or on; in the theatre, one move."""
    if isinstance(paddock.room, Showing):
        return later.tapped(paddock, ["theatre", "back" if step < 0 else "on"])
    return step_back(paddock, step)


def _next_action(picture: Node) -> str:
    """What the one next action in the tray plays, if there is one."""
    waiting: list[Child] = [picture]
    while waiting:
        child = waiting.pop()
        if isinstance(child, Node):
            tap = str(child.attributes.get("data-tap", ""))
            if child.key == "action" and tap.startswith("play "):
                return tap
            waiting += child.children
    return ""


def answered(sitting: Sitting, what: str) -> tuple[Message, ...]:
    """What is answered; nothing to what nobody can ask."""
    answer = _ANSWERS.get(what)
    return () if answer is None else tuple(answer(sitting))


def _last(sitting: Sitting) -> Iterator[Message]:
    """All that was told since whoever is asked did something; else of the last move that was worth a word."""
    if not sitting.log:
        yield say("Nothing yet: the story is just beginning.")
        return
    seat = asked(sitting)
    mine = [number for number, step in enumerate(sitting.match.history, 1) if step.seat == seat]
    first = min(sitting.log[-1].move, mine[-1] if mine else sitting.log[-1].move)
    for line in sitting.log:
        if line.move >= first and line.telling.sentence is not None:
            yield line.telling.sentence


def _turn(sitting: Sitting) -> Iterator[Message]:
    yield headline(sitting, shown_view(sitting))


def _why_not(_sitting: Sitting) -> Sequence[Message]:
    """Why nothing is played where a match is looked at again."""
    return (say("This is how it was. Nothing is played here."),)


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
    """What comes of the number that is being written, after each of its digits."""
    return sitting.match.game.ear.written(shown_view(sitting), look(sitting)) or ()


def _write(sitting: Sitting) -> Sequence[Message]:
    """How a number is written, and how far it has come."""
    so_far = _written(sitting)
    if not so_far:
        return (say("There is no number to write now."),)
    return (say("Type your number: then Enter plays it."), *so_far)


def _edge(_sitting: Sitting) -> Sequence[Message]:
    """Where no sound says so."""
    return (EDGE,)


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
    "why not": _why_not,
    "written": _written,
    "play": _written,
    "write": _write,
    "edge": _edge,
}


def in_a_row(sentences: Sequence[Message]) -> Message:
    """All of an answer as one, to be seen where it was asked."""
    *others, last = sentences
    for sentence in reversed(others):
        last = say("{one} · {others}", one=sentence, others=last)
    return last


def asking_sheet(paddock: Paddock) -> Node:
    """Everything that can be had, each with its key, and the keys by which a board is walked."""
    keys = keys_of(paddock.settings)
    writes = isinstance(paddock.room, Table) and bool(_written(paddock.room.sitting))
    on_board = (each for each in ON_THE_BOARD if each is not WRITE or writes)
    rows = (node("li", node("kbd", key), node("span", does), key=does.text) for key, does in WALKING)
    change = say("Change these keys")
    return sheet(
        say("Ask the table"),
        node(
            "ul",
            *(_row(each, keys, data_tap=f"ask {each.name}") for each in ASKED),
            *(_row(each, keys, data_on_board=each.name) for each in on_board),
            class_="asking",
            key="asking",
        ),
        button("keys open", change, change, key="change"),
        node("h3", say("Keys on the board")),
        node("ul", *rows, class_="keys-of-the-board", key="keys"),
        name="ear",
    )


def _row(command: Command, keys: Keys, **does: str) -> Node:
    """A command as a button, and its key beside it."""
    key = keys[command.name]
    shown = (node("kbd", as_it_is(key.upper())),) if key else ()
    press = node(
        "button", command.label, type="button", aria_keyshortcuts=key.upper() or False, key="ask", **does
    )
    return node("li", press, *shown, key=command.name)


WALKING = (
    (as_it_is("← → ↑ ↓"), say("from square to square")),
    (say("Home End"), say("to the ends of a row, with Ctrl to the corners")),
    (say("Page ↑ ↓"), say("some rows further")),
    (say("Enter"), say("what a tap does there")),
    (say("Shift"), say("with N, P and B or the keys in their place: the other way round")),
    (say("Esc"), say("back to now, after looking back")),
    (as_it_is("0 – 9"), say("in Sheep Hustle: put cards to your number, then Enter")),
    (as_it_is("⌫"), say("in Sheep Hustle: take the last card back")),
    (say("Ctrl Z"), say("take it back")),
    (say("Ctrl Y"), say("do it after all")),
)
"""Keys that stay as they are, as they are called on the family's keyboards."""
