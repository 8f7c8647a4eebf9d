"""A language as a listener knows it: how a sentence sounds, and what is heard in its places."""

from __future__ import annotations

import re
from collections.abc import Mapping
from string import Formatter

from app.language import language
from games.message import Message

ONE_OR_MORE = (1, 2)
"""Amounts that show the forms of a sentence, in the languages there are."""


class Tongue:
    """What sentences are in one language."""

    def __init__(self, code: str) -> None:
        self.spoken = language(code)

    def says(self, message: Message) -> str:
        """How it sounds."""
        return self.spoken.render(message)

    def pattern(self, message: Message, **places: str) -> str:
        """The sentence as an expression, with one of its own for each of these places; any words fit in those
        that nothing was said of."""
        own = {**dict.fromkeys(_names(message) - message.places.keys(), ".+?"), **places}
        marks = {name: f"<{name}>" for name in own}
        sounds = self.says(_with(message, marks))
        expression = re.escape(sounds)
        for name, mark in marks.items():
            expression = expression.replace(re.escape(mark), own[name])
        return rf"(?<!\w){expression}(?!\w)"

    def heard(self, message: Message, place: str, text: str) -> str | None:
        """What stands in this place, where the whole text is this sentence."""
        found = re.fullmatch(self.pattern(message, **{place: f"(?P<{place}>.+)"}), text)
        return None if found is None else found[place]

    def number(self, message: Message, place: str, text: str) -> int | None:
        """The number in this place, where the sentence is heard somewhere in a text; a number that is a word
        in it is told by its form."""
        for amount in ONE_OR_MORE:
            sentence = message._replace(amount=amount)
            if found := re.search(self.pattern(sentence, **{place: r"(\d+)"}), text):
                return int(found[1]) if found.groups() else amount
        return None


def _names(message: Message) -> set[str]:
    """The places of a sentence, and of those in it."""
    own = {name for _, name, _, _ in Formatter().parse(message.text) if name}
    inner = (
        _names(place) - place.places.keys() for place in message.places.values() if isinstance(place, Message)
    )
    return own.union(*inner)


def _with(message: Message, marks: Mapping[str, str]) -> Message:
    """The same with these things in its places, and in those of sentences in it."""
    places = {
        name: _with(place, marks) if isinstance(place, Message) else place
        for name, place in message.places.items()
    }
    return message._replace(places={**places, **marks})
