"""What a family has set once for all matches: sound, voice, pace, light and which way the table turns."""

from __future__ import annotations

import json
from typing import NamedTuple

from app.parts import choices, icon, sheet
from games.message import Message, say
from games.picture import Node, button, node


class Settings(NamedTuple):
    """All settings; each holds one of the values in `QUESTIONS`."""

    sound: str = "on"
    voice: str = "off"
    pace: str = "normal"
    theme: str = "system"
    turning: str = "stay"

    def text(self) -> str:
        """As it is stored."""
        return json.dumps(self._asdict())

    def changed(self, name: str, value: str) -> Settings:
        """The same with one answer changed; unknown names and values change nothing."""
        known = {question.name: question.values for question in QUESTIONS}
        return self._replace(**{name: value}) if value in known.get(name, ()) else self


class Question(NamedTuple):
    """One setting as it is asked for."""

    name: str
    label: Message
    answers: tuple[tuple[str, Message], ...]

    @property
    def values(self) -> tuple[str, ...]:
        return tuple(value for value, _ in self.answers)


QUESTIONS = (
    Question("sound", say("Sounds"), (("on", say("On")), ("off", say("Off")))),
    Question("voice", say("Read aloud"), (("on", say("On")), ("off", say("Off")))),
    Question(
        "pace",
        say("Movement"),
        (("slow", say("Slow")), ("normal", say("Normal")), ("fast", say("Fast")), ("off", say("Off"))),
    ),
    Question(
        "theme",
        say("Light"),
        (("system", say("As the tablet")), ("day", say("Day")), ("night", say("Night"))),
    ),
    Question(
        "turning",
        say("Table"),
        (("stay", say("Stays as it is")), ("turn", say("Turns to whose turn it is"))),
    ),
)


def read_settings(text: str | None) -> Settings:
    """Settings as stored; whatever is missing or not understood falls back to the default."""
    settings = Settings()
    try:
        stored = json.loads(text or "{}")
    except ValueError:
        return settings
    if not isinstance(stored, dict):
        return settings
    for name, value in stored.items():
        settings = settings.changed(str(name), str(value))
    return settings


def settings_sheet(settings: Settings, full_screen: bool = False) -> Node:
    """The sheet with all questions, and the whole screen where the browser can give it."""
    answers = settings._asdict()
    rows = (
        choices(
            question.label,
            question.name,
            f"app set {question.name}",
            question.answers,
            answers[question.name],
        )
        for question in QUESTIONS
    )
    words = say("Full screen on or off")
    whole = (button("app fullscreen", words, icon("full"), words, key="fullscreen"),) if full_screen else ()
    return sheet(say("Settings"), node("div", *rows, class_="questions"), *whole, name="settings")
