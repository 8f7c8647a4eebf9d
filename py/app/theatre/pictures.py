"""The theatre: the real table, and where its player's own things lie, the way through the match."""

from __future__ import annotations

from app.frame import table_picture
from app.paddock import Paddock
from app.parts import act, face, icon, sheet, tool
from app.results import STORY
from app.theatre.opening import with_all_open
from app.theatre.show import (
    OPEN,
    Theatre,
    before,
    eyes_of,
    may_go_on,
    may_show_taken_back,
    seen_now,
    who_does_it_after_all,
    who_may_try,
    who_takes_back,
)
from games.contract import TABLE, Shape
from games.message import Message, say
from games.picture import Child, Node, button, node, piece
from table.moments import Watching

STAR = piece("star", class_="star")
"""On the ways from one great moment to the next."""


def theatre_picture(paddock: Paddock, theatre: Theatre, shape: Shape) -> Node:
    """The table as it stood, with a headline, tools and a tray of the theatre's own."""
    picture = table_picture(theatre.sitting, shape)
    own: dict[str, Node] = {
        "tools": node("div", *_tools(paddock), class_="tools", key="tools"),
        "tray": node("section", _way(theatre), class_="tray", aria_label=say("What you can do"), key="tray"),
    }
    if isinstance(theatre.sitting.moment, Watching):
        own["say"] = node("h1", where(theatre), class_="say", key="say", tabindex="-1", data_start=True)
    children: tuple[Child, ...] = tuple(
        own.get(child.key, child) if isinstance(child, Node) else child for child in picture.children
    )
    picture = picture._replace(children=children)
    return with_all_open(picture, theatre.sitting, shape) if theatre.all_open else picture


def where(theatre: Theatre) -> Message:
    """How far it has been looked at."""
    if (seat := who_takes_back(theatre)) is not None:
        return took_back(theatre, seat)
    if (seat := who_does_it_after_all(theatre)) is not None:
        return say("{player} does it after all", player=theatre.match.names[seat])
    return say("Move {number} of {count}", number=theatre.at, count=theatre.match.length)


def took_back(theatre: Theatre, seat: int) -> Message:
    """What is said where somebody has taken something back."""
    return say("{player} takes it back", player=theatre.match.names[seat])


def _tools(paddock: Paddock) -> tuple[Node, ...]:
    """How fast it goes, and the settings."""
    faster = {"slow": "normal", "normal": "fast"}.get(paddock.settings.pace, "slow")
    words = say("Change how fast it goes")
    return (
        button(f"app set pace {faster}", words, icon("speed"), key="pace", class_="icon", title=words),
        tool("app settings", say("Settings"), "settings"),
    )


def _way(theatre: Theatre) -> Node:
    """Through the match: by hand, step by step, or by itself; through whose eyes; and on from here."""
    parts: list[Child] = [_scrubber(theatre), _steps(theatre)]
    if len(eyes_of(theatre)) > 1:
        parts.append(_eyes(theatre))
    if not theatre.match.turn:
        parts.append(button("after open", STORY, STORY, key="after"))
    if may_show_taken_back(theatre):
        shown = theatre.whole is not None
        words = say("Hide what was taken back") if shown else say("Show what was taken back")
        parts.append(button(f"theatre taken {'hide' if shown else 'show'}", words, words, key="taken"))
    if who_may_try(theatre):
        what = say("What if…?")
        parts.append(button("theatre what", what, what, key="what"))
    if may_go_on(theatre):
        words = say("Go on from here")
        parts.append(button("theatre branch", words, words, key="branch"))
    return node("div", *parts, class_="theatre-way", key="theatre-way")


def _scrubber(theatre: Theatre) -> Node:
    """All moves in a row, and above them where something great happened."""
    last = max(theatre.match.length, 1)
    places = (
        node("i", style=f"left:{100 * number / last:.2f}%", key=f"mark-{number}") for number in theatre.marks
    )
    slider = node(
        "input",
        type="range",
        min=0,
        max=theatre.match.length,
        value=str(theatre.at),
        data_change="theatre go",
        aria_label=say("Move"),
        key="slider",
    )
    return node(
        "div",
        node("div", *places, class_="marks", aria_hidden="true"),
        slider,
        class_="scrubber",
        key="scrub",
    )


def _steps(theatre: Theatre) -> Node:
    """Back and forth, by single moves and by great ones."""
    great = theatre.marks
    earlier = max((number - 1 for number in great if number - 1 < theatre.at), default=0)
    later = min((number - 1 for number in great if number - 1 > theatre.at), default=theatre.match.length)
    here = before(theatre) < theatre.at
    on = theatre.at < theatre.match.length
    play = (
        ("theatre rest", say("Pause"), "pause")
        if theatre.playing
        else ("theatre play", say("Play on"), "replay")
    )
    buttons = (
        (f"theatre go {earlier}", say("To the great moment before"), "", "earlier", here),
        ("theatre back", say("One move back"), "back", "back", here),
        (*play, "play", on),
        ("theatre on", say("One move on"), "go", "on", on),
        (f"theatre go {later}", say("To the next great moment"), "", "later", on),
    )
    return node(
        "div",
        *(
            button(
                tap,
                name,
                icon(symbol) if symbol else STAR,
                key=key,
                class_="icon",
                title=name,
                aria_disabled=False if can else "true",
            )
            for tap, name, symbol, key, can in buttons
        ),
        class_="theatre-steps",
        role="group",
        aria_label=say("Through the game"),
        data_roving=True,
        key="steps",
    )


def _eyes(theatre: Theatre) -> Node:
    """Whose eyes look, once nothing needs to be hidden any more: a row of faces, and over it in words."""
    people, now = theatre.match.people, seen_now(theatre)
    names = {TABLE: say("What everybody sees"), OPEN: say("All open")}
    called = {
        eyes: names.get(eyes) or say("What {player} sees", player=theatre.match.names[eyes])
        for eyes in eyes_of(theatre)
    }
    radios = (
        button(
            f"theatre eyes {eyes}",
            name,
            icon("eye") if eyes in names else face(people[eyes]),
            key=f"eyes-{eyes}",
            class_="choice icon veiled" if eyes == OPEN else "choice icon",
            role="radio",
            aria_checked="true" if eyes == now else "false",
            title=name,
        )
        for eyes, name in called.items()
    )
    dashed = (node("span", say("Dashed: hidden at the time"), key="dashed"),) if theatre.all_open else ()
    return node(
        "div",
        node(
            "p",
            node("span", say("Seen by"), class_="vh", id="label-eyes"),
            node("b", called[now], key="now"),
            *dashed,
            class_="seen-by",
            key="seen-by",
        ),
        node(
            "div", *radios, class_="eyes", role="radiogroup", aria_labelledby="label-eyes", data_roving=True
        ),
        class_="seen",
        key="eyes",
    )


def branch_sheet(theatre: Theatre) -> Node:
    """Who goes on from here."""
    rows = (
        button(
            f"theatre seat {seat}",
            say("{name}: bot", name=sitter.name)
            if sitter.is_bot
            else say("{name}: person", name=sitter.name),
            face(sitter.person),
            node("b", sitter.name),
            " ",
            node("span", say("bot") if sitter.is_bot else say("person")),
            key=f"seat-{seat}",
            class_="branch-seat",
        )
        for seat, sitter in enumerate(theatre.sitters)
    )
    words = say("Go on from here")
    return sheet(
        words,
        node("p", say("It becomes a game of its own, with new luck. Tap a player to choose: bot or person.")),
        node("div", *rows, class_="branch-seats", key="seats"),
        name="branch",
        action=act("theatre begin", words, icon("go"), words),
    )


def what_if_sheet(theatre: Theatre) -> Node:
    """Who plays something else here."""
    sitters = theatre.match.sitters
    rows = (
        button(
            f"theatre try {seat}",
            say("Another move for {name}", name=sitters[seat].name),
            face(sitters[seat].person),
            node("b", sitters[seat].name),
            key=f"seat-{seat}",
            class_="branch-seat",
        )
        for seat in who_may_try(theatre)
    )
    luck = (
        say("After that, bots play on by themselves.")
        if theatre.match.turn
        else say("After that, bots play on by themselves, with the same luck as then.")
    )
    return sheet(
        say("What if…?"),
        node("p", say("Try another move here. Whose is it?")),
        node("div", *rows, class_="branch-seats", key="seats"),
        node("p", luck, class_="soft"),
        name="what",
    )
