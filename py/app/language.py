"""The family's language: a message becomes a string here, and nowhere else.

English stands in the messages themselves. Another language is a compiled gettext catalogue in
`locale/<language>/LC_MESSAGES/paddock.mo`; a sentence it lacks is shown in English.
"""

from __future__ import annotations

from collections.abc import Callable
from gettext import NullTranslations, translation
from pathlib import Path

from games.message import Message, fill

CATALOGUES = Path(__file__).parent.parent / "locale"


class Language:
    """One language, as a way to put messages into words."""

    def __init__(self, code: str = "en") -> None:
        self.code = code
        self._words: dict[tuple[str, ...], Callable[[Message], str]] = {}
        self.catalogue: NullTranslations = (
            NullTranslations() if code == "en" else translation("paddock", CATALOGUES, [code], fallback=True)
        )

    def render(self, message: Message, names: tuple[str, ...] = ()) -> str:
        """The sentence, with its places filled and seats called by name."""
        if message.many:
            template = self.catalogue.ngettext(message.text, message.many, message.amount)
        else:
            template = self.catalogue.gettext(message.text) if message.text else ""
        return fill(template, message.places, names, self.render)

    def words(self, names: tuple[str, ...]) -> Callable[[Message], str]:
        """A renderer for pictures in which these people play; the same one as long as they do."""
        if names not in self._words:
            self._words = {names: lambda message: self.render(message, names)}
        return self._words[names]
