"""The rules of a game at hand: what happens now on top, the basic game, then variants and house rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from app.lessons import lesson_button, stars_of
from app.parts import icon, sheet, tool
from app.seats import learner_among_bots
from app.storage import Kept
from games.catalogue import Game, game
from games.contract import TABLE, Look, complete_options
from games.lesson import Chapter, Example
from games.message import Message, say
from games.picture import Node, node
from table.match import Match
from table.moments import Asking
from table.record import Record, entry_of
from table.sitting import Sitting

Words = Callable[[Message], str]
"""What puts a message into the family's language: what is looked for is looked for there."""


def guide_sheet(shown: Game, kept: Kept, now: frozenset[str], sought: str, words: Words) -> Node:
    """How the game is played: only chapters with what is sought in them, if anything is."""
    guide = shown.lessons.GUIDE
    numbered = list(enumerate(guide.chapters))
    found = [(number, chapter) for number, chapter in numbered if _has(chapter, sought, words)]
    current = [each for each in found if now & set(each[1].about)]
    others = [each for each in found if each not in current]
    sections = (
        *(_chapter(shown, number, chapter, now=True) for number, chapter in current),
        *(_chapter(shown, number, chapter) for number, chapter in others),
    )
    nothing = (node("p", say("Nothing about that. Try another word."), class_="soft", key="nothing"),)
    return sheet(
        say("How to play {game}", game=shown.title),
        _in_short(shown, guide.minutes),
        *(() if sought else _lessons_row(shown, kept)),
        _search(sought),
        *(sections or nothing),
        name="help",
    )


def _lessons_row(shown: Game, kept: Kept) -> tuple[Node, ...]:
    """All lessons of a game."""
    if not shown.taught:
        return ()
    stars = stars_of(kept, shown) or (0,) * shown.taught
    buttons = (lesson_button(shown, number, stars[number]) for number in range(shown.taught))
    return (
        node(
            "section",
            node("h3", say("Learn by playing")),
            node("div", *buttons, class_="lessons"),
            key="lessons",
        ),
    )


def asked_about(sitting: Sitting | None) -> frozenset[str]:
    """The first words of what may be played now, also while it is waited until somebody is ready."""
    if sitting is None or not isinstance(sitting.moment, Asking):
        return frozenset()
    return frozenset(move.partition(" ")[0] for move in sitting.match.moves(sitting.moment.seat))


def read_aloud(shown: Game, number: int) -> tuple[Message, ...]:
    """A chapter, sentence by sentence."""
    chapters = shown.lessons.GUIDE.chapters
    return (chapters[number].heading, *chapters[number].paragraphs) if number in range(len(chapters)) else ()


def _in_short(shown: Game, minutes: int) -> Node:
    """How many play, how long, from what age."""
    facts: Sequence[tuple[str, Message]] = (
        ("person", say("{first} to {last} players", first=shown.seats[0], last=shown.seats[-1])),
        ("speed", say("about {count} minutes", count=minutes)),
        ("lamb", say("from {count} years", count=shown.age)),
    )
    return node(
        "ul",
        *(node("li", icon(symbol), node("span", fact)) for symbol, fact in facts),
        class_="in-short",
        key="short",
    )


def _search(sought: str) -> Node:
    return node(
        "input",
        type="search",
        value=sought,
        maxlength=40,
        autocomplete="off",
        enterkeyhint="search",
        placeholder=say("Look for a word"),
        data_change="app find",
        aria_label=say("Look for a word"),
        class_="search",
        key="search",
    )


def _has(chapter: Chapter, sought: str, words: Words) -> bool:
    texts = (words(text).casefold() for text in (chapter.heading, *chapter.paragraphs))
    return any(sought.casefold() in text for text in texts)


def _chapter(shown: Game, number: int, chapter: Chapter, now: bool = False) -> Node:
    """One of them, with its board and a voice; what it is, if it isn't simply the rule."""
    kind = (
        say("Right now")
        if now
        else say("House rule")
        if chapter.ours
        else say("If you like")
        if chapter.variant
        else None
    )
    tag = () if kind is None else (node("span", kind, class_="tag"),)
    board = () if chapter.example is None else (_board(shown.name, chapter.example),)
    head = node(
        "div",
        node("div", node("h3", chapter.heading), *tag, class_="naming"),
        tool(f"app read {number}", say("Read aloud: {name}", name=chapter.heading), "say", "read"),
        class_="chapter-head",
    )
    paragraphs = (node("p", text) for text in chapter.paragraphs)
    return node(
        "section",
        head,
        *board,
        *paragraphs,
        class_="chapter current" if now else "chapter",
        key=f"chapter-{number}",
    )


def _board(name: str, example: Example) -> Node:
    """The position of an example with what has just happened there, as everybody at the table sees it. It is
    drawn once."""
    return _drawn(name, example.seats, tuple(example.options.items()), example.before)


@cache
def _drawn(name: str, seats: int, options: tuple[tuple[str, str], ...], before: tuple[str, ...]) -> Node:
    shown = game(name)
    chosen = complete_options(shown.rules, seats, dict(options))
    entries = tuple(map(entry_of, before))
    match = Match.resume(
        Record(name, shown.rules.VERSION, chosen, learner_among_bots(None, seats), entries), "example"
    )
    told = match.history[-1].events
    drawing = shown.scene.draw(match.view(TABLE), Look(TABLE, match.people, told=told))
    board = node("div", drawing.board, class_="board")
    return node("div", board, class_=f"example table-{name} of-{name} wide", aria_hidden="true", inert=True)
