"""Your dice: what fell for everybody in the games that were played to the end, and how even that is.

The games are read one after the other while people look on, the last ones first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from app.contents import Texts
from app.happenings import Peek
from app.next import Next, drawn
from app.paddock import Paddock
from app.parts import act, face, sheet
from app.shelf import Note, Shelf, lying
from app.storage import open_match
from games.catalogue import game as game_of
from games.contract import Person
from games.message import Message, as_it_is, say, say_many
from games.picture import Child, Node, node, piece
from table.deeds import Draw
from table.fairness import Die, FaceCounts, added, rolls
from table.record import BadRecord

AT_MOST = 60
"""So many games are read."""

WISH = "dice"

Who = tuple[str, bool]
"""A name, and whether that is a person."""


class Dice(NamedTuple):
    """What has been counted so far."""

    rows: Mapping[tuple[Who, Die], FaceCounts] = {}
    read: frozenset[str] = frozenset()
    """The games that have been read."""


def opened(paddock: Paddock) -> Next:
    """The sheet, counting from the beginning: games may have come or gone."""
    return _on(paddock._replace(sheet="dice", dice=Dice()))


def peeked(paddock: Paddock, note: Note, texts: Texts) -> Next:
    """One game more was read; one that can't be read tells nothing."""
    dice = paddock.dice or Dice()
    rows = dict(dice.rows)
    try:
        match = open_match(texts, paddock.seed).match
    except BadRecord:
        pass
    else:
        for roll in rolls(match):
            key = ((roll.name, roll.is_person), roll.die)
            rows[key] = added(rows.get(key), roll)
    here = paddock._replace(dice=Dice(rows, dice.read | {note.id}))
    return _on(here) if here.sheet == "dice" else Next(here)


def _on(paddock: Paddock) -> Next:
    """The next one, if there is one."""
    dice = paddock.dice or Dice()
    unread = (note.id for note in _over(paddock.shelf) if note.id not in dice.read)
    if (id_ := next(unread, "")) == "":
        return drawn(paddock)
    listing = paddock.listing._replace(peeking=f"{WISH} {id_}")
    return Next(paddock._replace(listing=listing), (Draw(), Peek(id_)))


def _over(shelf: Shelf) -> list[Note]:
    return [note for note in lying(shelf) if note.is_over][:AT_MOST]


def dice_sheet(paddock: Paddock) -> Node:
    """A card for everybody, people first; on it each die that they have rolled."""
    dice = paddock.dice or Dice()
    rows = dice.rows
    everybody = sorted({who for who, _ in rows}, key=lambda who: (not who[1], who[0]))
    back = say("Back to the album")
    cards: tuple[Node, ...] = tuple(
        _card(paddock.shelf, rows, who, number) for number, who in enumerate(everybody)
    )
    nobody = (node("p", say("Nobody has rolled dice in a finished game yet."), key="nobody"),)
    reading = len(dice.read) < len(_over(paddock.shelf))
    still = (node("p", say("Counting…"), key="counting"),) if reading else ()
    return sheet(
        say("Your dice"),
        *still,
        *(cards or (() if reading else nobody)),
        node("p", _meant(), class_="soft", key="meant"),
        name="dice",
        action=act("share album", back, back),
    )


def _meant() -> Message:
    return say(
        "“As even as dice are” is worked out the way mathematicians do it: even with honest dice, "
        "1 row in 100 looks odder than that."
    )


def _card(shelf: Shelf, rows: Mapping[tuple[Who, Die], FaceCounts], who: Who, number: int) -> Node:
    name, is_person = who
    colours = [
        sitter.colour
        for note in _over(shelf)
        for sitter in note.sitters
        if (sitter.name, sitter.is_person) == who
    ]
    person = Person(name, colours[0] if colours else 1, not is_person)
    dice = sorted((die, row) for (owner, die), row in rows.items() if owner == who)
    return node(
        "section",
        node("h3", node("span", face(person), class_="saved-faces"), node("span", name)),
        *(part for die, row in dice for part in _die(die, _title(die, dice), row, person.colour)),
        key=f"dice-{number}",
    )


def _title(die: Die, dice: Sequence[tuple[Die, FaceCounts]]) -> Message:
    """The game that it belongs to; if that is played with several, which of them it is."""
    game = game_of(die.game).title
    several = sum(other.game == die.game for other, _ in dice) > 1
    return say("{game}: die {number}", game=game, number=die.place + 1) if several else game


def _die(die: Die, title: Message, row: FaceCounts, colour: int) -> tuple[Child, ...]:
    """Its faces in a row, each over a bar as long as it fell often, and what is to be said of it."""
    most = max(1, *row.counted.values())
    faces = tuple(
        node(
            "li",
            piece(f"die-{face_}"),
            node(
                "span",
                node("i", style=f"width:{100 * row.counted.get(face_, 0) / most:.0f}%"),
                class_="die-bar",
                aria_hidden="true",
            ),
            node("b", as_it_is(str(row.counted.get(face_, 0)))),
            node("span", say("of about {count}", count=round(chance * row.rolls)), class_="soft"),
            key=f"face-{face_}",
        )
        for face_, chance in sorted(row.chances.items())
    )
    key = f"{die.game}-{die.place}"
    return (
        node("p", node("b", title), key=f"game-{key}"),
        node("ul", *faces, class_=f"die-faces seat-{colour}", key=f"faces-{key}"),
        node("p", judged(row), key=f"judged-{key}"),
    )


def judged(row: FaceCounts) -> Message:
    """An honest sentence."""
    if not row.is_enough:
        return say_many(
            "{count} roll: too few to say anything.", "{count} rolls: too few to say anything.", row.rolls
        )
    if row.is_even:
        return say_many(
            "{count} roll: as even as dice are.", "{count} rolls: as even as dice are.", row.rolls
        )
    return say_many(
        "{count} roll: odder than 99 in 100, which happens.",
        "{count} rolls: odder than 99 in 100, which happens.",
        row.rolls,
    )
