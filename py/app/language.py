"""The family's language: a message becomes a string here, and nowhere else.

English stands in the messages themselves. Another language is a compiled gettext catalogue, made by `build`
from `locale/<language>/LC_MESSAGES/paddock.po`. It is no part of the program: the shell has it fetched when
the family wants it, and it is learnt here. A sentence that it lacks is shown in English.
"""

from __future__ import annotations

from collections.abc import Callable
from gettext import GNUTranslations, NullTranslations
from io import BytesIO

from games.message import Message, fill

ENGLISH = "en"


KEPT = 3
"""Renderers besides the newest one: a word about the settings calls nobody by name, and the picture of a
table must not be written anew for it."""


class Language:
    """One language, as a way to put messages into words."""

    def __init__(self, code: str, catalogue: NullTranslations) -> None:
        self.code = code
        self._words: dict[tuple[str, ...], Callable[[Message], str]] = {}
        self._catalogue = catalogue

    def render(self, message: Message, names: tuple[str, ...] = ()) -> str:
        """The sentence, with its places filled and seats called by name."""
        return fill(self._template(message), message.places, names, self.render)

    def words(self, names: tuple[str, ...]) -> Callable[[Message], str]:
        """A renderer for pictures in which these people play; the same one as long as they do, whoever is
        called by name in between."""
        if names not in self._words:
            newest = list(self._words.items())[-KEPT:]
            self._words = {**dict(newest), names: lambda message: self.render(message, names)}
        return self._words[names]

    def more(self, catalogue: NullTranslations) -> None:
        """Further sentences, of things that came later."""
        self._catalogue.add_fallback(catalogue)

    def _template(self, message: Message) -> str:
        """The sentence with its places. Under the empty key stands the catalogue's head, which is none."""
        if message.many:
            return self._catalogue.ngettext(message.text, message.many, message.amount)
        if message.context:
            return self._catalogue.pgettext(message.context, message.text)
        return self._catalogue.gettext(message.text) if message.text else ""


_LEARNT = {ENGLISH: Language(ENGLISH, NullTranslations())}


def learn(code: str, compiled: bytes) -> None:
    """Take up a language, from its compiled catalogue."""
    _LEARNT[code] = Language(code, GNUTranslations(BytesIO(compiled)))


def learn_more(code: str, compiled: bytes) -> None:
    """Further sentences of a language that has been learnt."""
    _LEARNT[code].more(GNUTranslations(BytesIO(compiled)))


def knows(code: str) -> bool:
    """Whether this language has been learnt."""
    return code in _LEARNT


def language(code: str) -> Language:
    """The language of this code; English, where it has not been learnt."""
    return _LEARNT.get(code, _LEARNT[ENGLISH])
