"""Small notices at the top of the page, and the moment for each: never in the middle of somebody's turn."""

from __future__ import annotations

from typing import Literal, NamedTuple

from app.parts import icon, tool
from games.message import Message, say
from games.picture import Node, button, node, piece

Moment = Literal["lobby", "between", "busy"]
"""Nothing is open; a room is, but nobody is deciding; somebody is, or a sheet lies over it."""


class Notice(NamedTuple):
    """One thing to tell."""

    name: str
    sentence: Message
    answer: tuple[str, Message] | None
    """What tapping it says, and the button's words."""
    moments: tuple[Moment, ...]
    once: bool
    """Told once in the life of this tablet, and not again whenever it is true."""


NOTICES = (
    Notice(
        "new",
        say("There’s a new Paddock"),
        ("app update", say("Use it")),
        ("lobby", "between"),
        once=False,
    ),
    Notice(
        "voiceless",
        say("This tablet has no voice that reads your language. Its settings may have one to fetch."),
        None,
        ("lobby", "between", "busy"),
        once=True,
    ),
    Notice(
        "moved",
        say("Did you play in the browser? Your games can move here"),
        ("share bring", say("Bring games in")),
        ("lobby",),
        once=True,
    ),
    Notice("ready", say("Ready to play offline"), None, ("lobby",), once=True),
    Notice(
        "install",
        say("Paddock can live on your home screen"),
        ("app home-screen", say("Show me")),
        ("lobby",),
        once=True,
    ),
)
"""In the order in which they are told, one at a time."""

STAYS = "new"
"""What stays where it is when the next turn begins: it would be gone before a finger reaches it."""

QUIET: Node = node("div", key="no-news")


class NoticeBoard(NamedTuple):
    """What there is to tell, what was told, and what shows now."""

    told: frozenset[str] = frozenset()
    shown: Notice | None = None
    here: frozenset[str] = frozenset()
    """What is true now and may be told."""
    later: frozenset[str] = frozenset()
    """What was put off."""

    def arrived(self, name: str) -> NoticeBoard:
        """Something is true now."""
        return self._replace(here=self.here | {name})

    def closed(self) -> NoticeBoard:
        """Not now."""
        later = self.later | {self.shown.name} if self.shown is not None else self.later
        return self._replace(later=later, shown=None)

    def at(self, moment: Moment) -> NoticeBoard:
        """As it is at this moment. What is told once counts as told as soon as it has been seen."""
        shown = self.shown if self.shown is not None and _may_stay(self.shown, moment) else None
        if shown is None:
            waiting = self.here - self.later
            shown = next(
                (each for each in NOTICES if each.name in waiting and self._may_show(each, moment)), None
            )
        told = self.told | {shown.name} if shown is not None and shown.once else self.told
        return self._replace(shown=shown, told=told)

    def _may_show(self, notice: Notice, moment: Moment) -> bool:
        return moment in notice.moments and not (notice.once and notice.name in self.told)


def _may_stay(notice: Notice, moment: Moment) -> bool:
    return moment in notice.moments or notice.name == STAYS


def notice_picture(notice: Notice | None) -> Node:
    """The notice as a small label with its answer, or nothing."""
    if notice is None:
        return QUIET
    answer: tuple[Node, ...] = ()
    if notice.answer is not None:
        tap, words = notice.answer
        answer = (button(tap, words, words, key="answer", class_="news-answer"),)
    return node(
        "div",
        piece("head-happy", colour=1, class_="news-face"),
        node("p", notice.sentence),
        *answer,
        tool("app later", say("Close"), "close"),
        class_="news",
        key=f"news-{notice.name}",
    )


def step(symbol: str, sentence: Message) -> Node:
    """One step of an explanation, with the picture of what to look for."""
    return node("li", node("span", icon(symbol), class_="step-picture"), node("span", sentence))
