"""What a family has set once for all matches: sound, voice, pace, light and which way the table turns."""

from __future__ import annotations

import json
from typing import Literal, NamedTuple

from app.language import ENGLISH
from app.parts import choices, icon, sheet
from app.shelf import SAVED_GAMES
from games.message import Message, as_it_is, say, say_as
from games.picture import Node, button, node
from table.sitting import Hearing

AS_THE_TABLET = "system"


class Settings(NamedTuple):
    """All settings; each holds one of the values in `EVERY_SETTING`."""

    sound: str = "on"
    voice: str = "off"
    pace: str = "normal"
    theme: str = "system"
    turning: str = "stay"
    waiting: str = "off"
    telling: str = "full"
    coach: str = "on"
    hints: str = "on"
    keys: str = "on"
    letters: str = ""
    """The keys on the board that the family has changed ("last=x turn="); what they are for,
    `app.learning.keys` knows."""
    story: str = "newest"
    loud: str = "medium"
    voiced: str = "loud"
    hand: str = "right"
    language: str = AS_THE_TABLET

    def text(self) -> str:
        """As it is stored."""
        return json.dumps(self._asdict())

    @property
    def hearing(self) -> Hearing:
        """How a table is heard."""
        told: Literal["full", "brief", "mine"] = "brief" if self.telling == "brief" else "full"
        return Hearing("mine" if self.telling == "mine" else told, "on" in (self.voice, self.waiting))

    def changed(self, name: str, value: str) -> Settings:
        """The same with one answer changed; unknown names and values change nothing.

        Which languages there are, only the page knows: one that is gone again counts as none chosen.
        """
        if name == "language":
            return self._replace(language=value) if value.isalnum() and len(value) < 12 else self
        if name == "letters":
            return self._replace(letters=value) if _are_letters(value) else self
        known = {setting.name: setting.values for setting in EVERY_SETTING}
        return self._replace(**{name: value}) if value in known.get(name, ()) else self


def _are_letters(text: str) -> bool:
    """Whether each word of a text gives something one key or none."""
    pairs = [word.partition("=") for word in text.split()]
    return len(text) < LONG and all(name.isalpha() and is_ and len(key) <= 1 for name, is_, key in pairs)


LONG = 300
"""No list of keys is so long."""

Languages = tuple[tuple[str, str], ...]
"""The languages besides English, each with what it calls itself."""


class Setting(NamedTuple):
    """One setting as it is asked for."""

    name: str
    label: Message
    answers: tuple[tuple[str, Message], ...]

    @property
    def values(self) -> tuple[str, ...]:
        return tuple(value for value, _ in self.answers)


NEWEST, OLDEST = say("Newest first"), say("Oldest first")
LOUDNESS = (("soft", say("Soft")), ("medium", say("Medium")), ("loud", say("Loud")))

EVERY_SETTING = (
    Setting("sound", say("Sounds"), (("on", say("On")), ("off", say("Off")))),
    Setting("loud", say("How loud the sounds are"), LOUDNESS),
    Setting("voice", say("Read aloud"), (("on", say("On")), ("off", say("Off")))),
    Setting("voiced", say("How loud the voice is"), LOUDNESS),
    Setting(
        "pace",
        say("How fast things move"),
        (("slow", say("Slow")), ("normal", say("Normal")), ("fast", say("Fast")), ("off", say("Not at all"))),
    ),
    Setting(
        "waiting",
        say("Wait until I have heard it"),
        (("on", say("On")), ("off", say("Off"))),
    ),
    Setting(
        "telling",
        say("What bots do"),
        (
            ("full", say("Bit by bit")),
            ("brief", say("In one sentence")),
            ("mine", say("Only what concerns us")),
        ),
    ),
    Setting("coach", say("Explain new things"), (("on", say("On")), ("off", say("Off")))),
    Setting("keys", say("Letter keys on the board"), (("on", say("On")), ("off", say("Off")))),
    Setting("story", say("The story so far"), (("newest", NEWEST), ("oldest", OLDEST))),
    Setting("hints", say("Ask the old shepherd"), (("on", say("On")), ("off", say("Off")))),
    Setting(
        "theme",
        say("Light"),
        (("system", say("Same as the tablet")), ("day", say("Day")), ("night", say("Night"))),
    ),
    Setting(
        "turning",
        say("Table"),
        (("stay", say("Stays put")), ("turn", say("Turns to whoever’s turn it is"))),
    ),
    Setting("hand", say("Which hand taps?"), (("left", say("The left")), ("right", say("The right")))),
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


def language_question(settings: Settings, languages: Languages) -> Node:
    """Which language Paddock speaks, each called as it calls itself."""
    english = say_as("what this language calls itself", "English")
    answers = (
        (AS_THE_TABLET, say("Same as the tablet")),
        (ENGLISH, as_it_is(english.text)),
        *((code, as_it_is(name)) for code, name in languages),
    )
    return choices(say("Language"), "language", "app set language", answers, settings.language)


def language_sheet(settings: Settings, languages: Languages) -> Node:
    """The question alone, from the lobby: whoever can't read the settings still finds it."""
    return sheet(
        say("Language"),
        node("div", language_question(settings, languages), class_="questions"),
        name="language",
    )


_ask = say("Ask the table")
_to_ask = button("app ear", _ask, _ask, key="ear")
"""What a table answers at any time, and the keys of its board."""

_story = say("The story so far")
_to_log = button("app log", _story, icon("log"), _story, key="log")
"""The table itself has no room for it while all is read aloud."""


def settings_sheet(
    settings: Settings, full_screen: bool = False, languages: Languages = (), at_table: bool = False
) -> Node:
    """The sheet with all questions, what can be asked by ear at a table, and the whole screen where the
    browser can give it."""
    answers = settings._asdict()
    rows = tuple(
        choices(
            setting.label,
            setting.name,
            f"app set {setting.name}",
            setting.answers,
            answers[setting.name],
        )
        for setting in EVERY_SETTING
    )
    words = say("Full screen on or off")
    keys = say("Keys on the board")
    whole = (button("app fullscreen", words, icon("full"), words, key="fullscreen"),) if full_screen else ()
    return sheet(
        say("Settings"),
        node("div", language_question(settings, languages), *rows, class_="questions"),
        button("keys open", keys, keys, key="keys"),
        *((_to_ask, _to_log) if at_table else ()),
        *whole,
        button("kept list", SAVED_GAMES, icon("log"), SAVED_GAMES, key="saved"),
        name="settings",
    )
