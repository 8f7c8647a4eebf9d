"""Everything that is heard: sentences for the screen reader, read aloud if the family likes, and sounds."""

from __future__ import annotations

from collections.abc import Sequence

from app.language import Language
from games.message import Message
from stage import announce, sound, speech


class Voice:
    """Says sentences in the family's language."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.aloud = False

    def say(self, sentences: Sequence[Message], names: tuple[str, ...]) -> None:
        """Say them to the live region, and aloud if that is wished."""
        text = " ".join(self.language.render(sentence, names) for sentence in sentences)
        if not text:
            return
        announce.say(text)
        if self.aloud:
            speech.say(text, self.language.code)

    def sound(self, name: str) -> None:
        """A sound by name."""
        sound.play(name)

    def forget(self) -> None:
        """Leave nothing to be heard again: the tablet is being handed on."""
        announce.forget()
