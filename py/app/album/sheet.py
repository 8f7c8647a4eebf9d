"""The album as a sheet: a card for everybody, and what the family can change of it."""

from __future__ import annotations

from app.album.book import Book, Known, book_in, ended_games
from app.album.charts import games_chart, last_games
from app.album.pages import AlbumPage, pages
from app.paddock import Paddock
from app.parts import act, face, icon, sheet, tool
from app.seats import LONGEST_NAME
from games.catalogue import game
from games.contract import Person
from games.message import Message, say, say_many
from games.picture import Child, Node, button, node

YOUR_DICE = say("Your dice")


def album_sheet(paddock: Paddock) -> Node:
    """Everybody who has played a game to its end."""
    book = book_in(paddock.kept)
    found = pages(ended_games(paddock.shelf, paddock.kept), book)
    cards = tuple(_card(page, number, paddock.listing.picked) for number, page in enumerate(found))
    nobody = (
        node("p", say("Nobody is in here yet. Play a game to its end, and you will be."), key="nobody"),
    )
    back = say("Back to the saved games")
    return sheet(
        say("Family album"),
        *(cards or nobody),
        *_left_out(book),
        *(_ways() if cards else ()),
        name="album",
        action=act("kept list", back, back),
    )


def wipe_sheet() -> Node:
    """Asked once before the album begins anew."""
    wipe, keep = say("Wipe the album"), say("Keep the album")
    return sheet(
        say("Wipe the album?"),
        node("p", say("The album starts again from nothing. Your saved games stay where they are.")),
        button("share album wiped", wipe, wipe, key="wipe"),
        name="wipe",
        action=act("share album", keep, keep),
    )


def id_of(known: Known) -> str:
    """What a page is called while its tools lie open."""
    return f"album {'person' if known[1] else 'bot'} {known[0]}"


def _card(page: AlbumPage, number: int, picked: str) -> Node:
    person = Person(page.name, page.colour, not page.is_person)
    open_ = picked == id_of(page.known)
    return node(
        "section",
        node(
            "header",
            face(person),
            node("h3", page.name),
            tool(
                f"share album tools {number}",
                say("More for {name}", name=page.name),
                "dots",
                "saved-dots",
                aria_expanded="true" if open_ else "false",
            ),
            class_="album-head",
        ),
        *(_tools(page, number) if open_ else ()),
        node("div", *(node("p", line) for line in _lines(page)), last_games(page.last), class_="album-lines"),
        games_chart(page.games),
        class_=f"album-page seat-{page.colour}",
        key=f"page-{number}",
    )


def _tools(page: AlbumPage, number: int) -> tuple[Node, ...]:
    """Another name, or no page at all."""
    name, leave = say("Another name for {name}", name=page.name), say("Leave out of the album")
    return (
        node(
            "div",
            node(
                "input",
                type="text",
                value=page.name,
                maxlength=LONGEST_NAME,
                autocomplete="off",
                spellcheck="false",
                enterkeyhint="done",
                data_change=f"share album name {number}",
                aria_label=name,
                key="name",
            ),
            button(f"share album leave {number}", leave, leave, key="leave"),
            class_="saved-tools",
            key="tools",
        ),
        node("p", say("Two with the same name become one page."), class_="soft", key="merge"),
    )


def _left_out(book: Book) -> tuple[Node, ...]:
    """Who can be let in again."""
    if not book.left_out:
        return ()
    words = say("Bring back")
    rows = (
        node(
            "li",
            node("span", known[0]),
            button(f"share album again {number}", words, words, key="again"),
            class_="thrown-row",
            key=f"out-{number}",
        )
        for number, known in enumerate(book.left_out)
    )
    return (
        node(
            "section",
            node("h3", say("Left out")),
            node("ol", *rows, class_="thrown"),
            key="left-out",
        ),
    )


def _ways() -> tuple[Node, ...]:
    """How the dice fell, the album as a file, and an empty one."""
    file, wipe = say("Take the album as a file"), say("Wipe the album")
    return (
        node(
            "div",
            button("after dice", YOUR_DICE, icon("die"), YOUR_DICE, key="dice"),
            button("share album file", file, icon("share"), file, key="file"),
            button("share album wipe", wipe, icon("close"), wipe, key="wipe"),
            class_="ways",
            key="ways",
        ),
    )


def _lines(page: AlbumPage) -> tuple[Child, ...]:
    """What there is to tell, each in a sentence."""
    lines: list[Message] = [
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
