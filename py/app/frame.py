"""The frame round every table: who plays, whose turn it is, the last thing that happened, the tools.

Its parts are brothers in one grid (`static/style/frame.css`), each under a name of its own, so that a
game may lay them out anew without drawing them anew.
"""

from __future__ import annotations

from collections.abc import Sequence

from app.parts import band, face, tool
from games.catalogue import Game
from games.contract import Drawing, Look, Person, Telling
from games.message import Message, say
from games.picture import Child, Node, node, piece


def table_picture(
    game: Game,
    look: Look,
    drawing: Drawing,
    acting: Sequence[int],
    headline: Message,
    last: Telling | None,
    sound_on: bool,
    turned: bool = False,
) -> Node:
    """The whole screen of a running match."""
    parts = (
        tool("app home", say("All games"), "home", "home"),
        node(
            "ol",
            *(_player(seat, look, acting, drawing.belongings[seat]) for seat in range(len(look.people))),
            class_=f"strip players-{len(look.people)}" + (" crowded" if crowded(look) else ""),
            aria_label=say("Players"),
            key="strip",
        ),
        tool("app help", say("How to play"), "help", "help"),
        node("h1", headline, class_="say", key="say"),
        _log_line(look, last),
        node("div", *_tools(look, sound_on), class_="tools", key="tools"),
        node(
            "section",
            drawing.board,
            class_="board",
            aria_label=say("The table"),
            data_unfold=True,
            key="board",
        ),
        node("section", drawing.tray, class_="tray", aria_label=say("What you can do"), key="tray"),
    )
    classes = f"table table-{game.name} of-{game.name} {look.shape}" + (" turned" if turned else "")
    return node("div", *parts, class_=classes, key=f"table-{game.name}")


ROOM_FOR = {"wide": 5, "tall": 3, "phone": 0}
"""How many players stand side by side with the face beside the name, by shape of the screen."""


def crowded(look: Look) -> bool:
    """Whether faces have to stand above their names."""
    return len(look.people) > ROOM_FOR[look.shape]


def _tools(look: Look, sound_on: bool) -> tuple[Node, ...]:
    sound = (
        tool("app sound", say("Sounds off"), "say")
        if sound_on
        else tool("app sound", say("Sounds on"), "mute")
    )
    undo = (tool("app undo", say("Take back"), "undo"),) if look.can_undo else ()
    return (
        *undo,
        tool("app log", say("What happened so far"), "log"),
        sound,
        tool("app settings", say("Settings"), "settings"),
    )


def _player(seat: int, look: Look, acting: Sequence[int], belongings: tuple[Child, ...]) -> Node:
    """One place of the strip: a band of knit, the face, the name, and what everybody may see."""
    person = look.people[seat]
    now = seat in acting
    name = node("span", person.name, class_="name")
    bot = (node("span", say("bot"), class_="vh"),) if person.bot else ()
    return node(
        "li",
        band(person.colour),
        face(person),
        node(
            "div",
            node("div", name, *bot, class_="named"),
            node("div", *belongings, class_="has"),
            class_="who",
        ),
        class_=f"player seat-{person.colour}" + (" now" if now else ""),
        aria_current="true" if now else False,
        key=f"player-{seat}",
    )


def _log_line(look: Look, last: Telling | None) -> Node:
    """The last event as one line; all of them are behind the speech bubble."""
    if last is None:
        return node("p", class_="log empty", key="log")
    return node("p", *symbol_of(last, look.people), node("span", last.sentence), class_="pill log", key="log")


def symbol_of(telling: Telling, people: Sequence[Person]) -> tuple[Node, ...]:
    """The picture beside a sentence, in its doer's colours."""
    if not telling.symbol:
        return ()
    colour = telling.colour or (people[telling.seat].colour if telling.seat is not None else 0)
    return (piece(telling.symbol, 100, 100, colour=colour, class_="symbol"),)
