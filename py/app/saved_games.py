"""The sheet of saved games: small pictures of their positions, who plays, whose turn it is, how long ago."""

from __future__ import annotations

from app.listing import Listing
from app.parts import act, face, icon, sheet, tool
from app.shelf import (
    DAYS_THROWN,
    LONGEST_CALLED,
    SAVED_GAMES,
    UNREAD,
    Note,
    Shelf,
    game_of_note,
    lying,
    reminder_line,
    thrown_away,
)
from games.message import Message, as_it_is, called, say, say_many
from games.picture import Child, Node, button, node, piece

MINUTE, HOUR, DAY = 60, 60 * 60, 24 * 60 * 60


def saved_games_sheet(shelf: Shelf, listing: Listing, now: int) -> Node:
    """Everything on the shelf, what waits first; what was thrown away stands at the end."""
    notes = lying(shelf, listing.game)
    rows = tuple(_row(note, listing, now) for note in notes[: listing.shown])
    content: list[Child] = []
    if not rows:
        content.append(node("p", say("No saved games yet."), key="none"))
    content.append(node("ol", *rows, class_="saved", key="rows"))
    if len(notes) > listing.shown:
        content.append(_more(len(notes) - listing.shown))
    content += _thrown(shelf)
    content.append(_coming_and_going(bool(notes)))
    return sheet(SAVED_GAMES, *content, name="games")


def story_sheet(text: str) -> Node:
    """The record of a game that can't be opened, as it was written down."""
    return sheet(
        say("The story so far"), node("pre", text, class_="record"), name="record", action=_back_to_the_list()
    )


def _coming_and_going(some: bool) -> Node:
    """To take all of it along, and to bring something in."""
    everything, bring = say("Take everything along"), say("Bring games in")
    album = say("Family album")
    take = (button("share all", everything, icon("share"), everything, key="all"),) if some else ()
    return node(
        "div",
        *take,
        button("share album", album, icon("person"), album, key="album"),
        button("share bring", bring, icon("plus"), bring, key="bring"),
        class_="ways",
        key="ways",
    )


def _back_to_the_list() -> Node:
    words = say("Back to the saved games")
    return act("kept list", words, words)


def _more(count: int) -> Node:
    words = say_many("Show {count} more", "Show {count} more", count)
    return button("kept more", words, words, key="more")


def _row(note: Note, listing: Listing, now: int) -> Node:
    """One game. The whole of it is the way to it; its tools lie behind the dots."""
    open_ = listing.picked == note.id
    title = title_of(note)
    parts = (
        node(
            "button",
            _picture(note, listing),
            node(
                "span",
                node("b", title, class_="saved-title"),
                node("span", line_of(note)),
                node("span", *(face(sitter.person) for sitter in note.sitters), class_="saved-faces"),
                node("span", ", ".join(note.names), class_="soft"),
                node("span", ago(now - note.when), class_="soft"),
                class_="saved-words",
            ),
            key="open",
            class_="saved-game",
            type="button",
            data_tap=f"kept open {note.id}",
        ),
        tool(
            f"kept tools {note.id}",
            say("More for “{game}”", game=title),
            "dots",
            "saved-dots",
            aria_expanded="true" if open_ else "false",
        ),
        *(_tools(note) if open_ else ()),
    )
    return node("li", *parts, class_=f"saved-row {note.state.replace(' ', '-')}", key=f"saved-{note.id}")


def _picture(note: Note, listing: Listing) -> Node:
    """The position as its scene draws it; until it has been looked at, the game's cover."""
    drawn = listing.glimpses.get(note.id)
    cover = (
        piece(f"cover-{note.game}", preserveAspectRatio="xMidYMid slice", key="cover")
        if note.game and note.state != UNREAD
        else piece("sheep-fall", colour=2, key="cover")
    )
    return node("span", drawn or cover, class_="saved-picture")


def _tools(note: Note) -> tuple[Node, ...]:
    """Its name and what else can be done with it."""
    copy, file, throw = say("Make a copy"), say("Take it as a file"), say("Throw it away")
    name, watch = say("What you call it"), say("Watch it again")
    story, text, share = say("Read its story"), say("Copy it as text"), say("Share it")
    readable = note.state != UNREAD
    own = (
        node(
            "input",
            type="text",
            value=note.called,
            maxlength=LONGEST_CALLED,
            autocomplete="off",
            spellcheck="false",
            enterkeyhint="done",
            placeholder=name,
            data_change=f"kept name {note.id}",
            aria_label=name,
            key="name",
        ),
        button(f"kept copy {note.id}", copy, copy, key="copy"),
    )
    return (
        node(
            "div",
            *(own if readable else (button(f"kept story {note.id}", story, story, key="story"),)),
            *((button(f"theatre open {note.id}", watch, watch, key="watch"),) if readable else ()),
            button(f"share file {note.id}", file, file, key="file"),
            *((button(f"share text {note.id}", text, text, key="text"),) if readable else ()),
            *((button(f"share game {note.id}", share, share, key="share"),) if note.is_over else ()),
            button(f"kept throw {note.id}", throw, throw, key="throw"),
            class_="saved-tools",
            key="tools",
        ),
    )


def _thrown(shelf: Shelf) -> tuple[Node, ...]:
    """What can be brought back."""
    thrown = thrown_away(shelf)
    if not thrown:
        return ()
    rows = (
        node(
            "li",
            node("span", title_of(note)),
            node("span", line_of(note), class_="soft"),
            button(f"kept back {note.id}", say("Bring it back"), say("Bring it back"), key="back"),
            class_="thrown-row",
            key=f"thrown-{note.id}",
        )
        for note in thrown
    )
    days = say_many("It is kept for {count} day.", "They are kept for {count} days.", DAYS_THROWN)
    return (
        node(
            "section",
            node("h3", say("Thrown away")),
            node("p", days, class_="soft"),
            node("ol", *rows, class_="thrown"),
            key="thrown",
        ),
    )


def title_of(note: Note) -> Message:
    """What the family calls it, or its game's name."""
    game = game_of_note(note)
    if note.called:
        return as_it_is(note.called)
    return game.title if game is not None else say("A game")


def line_of(note: Note) -> Message:
    """Whose turn it is, who has won, or that it can't be opened."""
    if note.state == UNREAD:
        return say("It can’t be opened here")
    return called(reminder_line(note), note.names)


def ago(seconds: int) -> Message:
    """How long it has not been played."""
    if seconds < MINUTE:
        return say("just now")
    if seconds < HOUR:
        return say_many("{count} minute ago", "{count} minutes ago", seconds // MINUTE)
    if seconds < DAY:
        return say_many("{count} hour ago", "{count} hours ago", seconds // HOUR)
    return say_many("{count} day ago", "{count} days ago", seconds // DAY)
