"""The album as a sheet: a card for everybody."""

from __future__ import annotations

from app.album.pages import Page, pages
from app.parts import act, face, icon, sheet
from app.shelf import Shelf
from games.catalogue import game
from games.contract import Person
from games.message import Message, say, say_many
from games.picture import Node, button, node

YOUR_DICE = say("Your dice")


def album_sheet(shelf: Shelf) -> Node:
    """Everybody who has played a saved game to its end."""
    cards = tuple(_card(page, number) for number, page in enumerate(pages(shelf)))
    nobody = (node("p", say("Nobody has played a game to its end yet."), key="nobody"),)
    back = say("Back to the saved games")
    return sheet(
        say("Family album"),
        *(cards or nobody),
        *(
            (node("div", button("after dice", YOUR_DICE, icon("die"), YOUR_DICE), class_="ways", key="ways"),)
            if cards
            else ()
        ),
        name="album",
        action=act("kept list", back, back),
    )


def _card(page: Page, number: int) -> Node:
    person = Person(page.name, page.colour, not page.is_person)
    return node(
        "section",
        node("h3", node("span", face(person), class_="saved-faces"), node("span", page.name)),
        *(node("p", line) for line in _lines(page)),
        key=f"page-{number}",
    )


def _lines(page: Page) -> tuple[Message, ...]:
    """What there is to tell, each in a sentence."""
    lines = [
        say_many(
            "{count} game played, {won} won.", "{count} games played, {won} won.", page.played, won=page.won
        ),
        say("Played most: {game}.", game=game(page.favourite).title),
    ]
    if page.streak > 1:
        lines.append(say("Most wins in a row: {count}.", count=page.streak))
    if page.nemesis:
        lines.append(say("Hardest to beat: {name}.", name=page.nemesis))
    return tuple(lines)
