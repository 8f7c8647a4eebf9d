"""Sentences for people, before anybody has chosen a language.

Rules, words and scenes never hold a finished sentence. They hold a `Message`: the English sentence as
the catalogue's key, and the things to put in its named places. The app turns it into a string, in the
family's language and with the family's names, at the last moment.

`say` and `say_many` are also what the catalogue extractor looks for, so their first arguments are
always whole literal sentences.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple


class Seat(NamedTuple):
    """A place in a message that is filled with the name of whoever sits there."""

    number: int


class Message(NamedTuple):
    """One sentence with named places, still in no language.

    `many` and `amount` are set for sentences that change with a number.
    """

    text: str
    places: Mapping[str, Place] = {}
    many: str = ""
    amount: int = 1

    def __hash__(self) -> int:
        """Equal messages are one key, so that a picture with a message in it can be kept."""
        return hash((self.text, tuple(self.places.items()), self.many, self.amount))

    def english(self, names: tuple[str, ...] = ()) -> str:
        """The sentence in plain English: what tests, the record and a bug report read."""
        template = self.many if self.many and self.amount != 1 else self.text
        return fill(template, self.places, names, Message.english)


Place = str | int | Seat | Message


def say(text: str, **places: Place) -> Message:
    """A message: `say("{player} rolled {number}.", player=Seat(0), number=4)`."""
    return Message(text, places)


def say_many(one: str, many: str, count: int, **places: Place) -> Message:
    """A message that depends on how many; `{count}` may be used in both sentences."""
    return Message(one, {"count": count, **places}, many, count)


def fill(
    template: str,
    places: Mapping[str, Place],
    names: tuple[str, ...],
    render: Callable[[Message, tuple[str, ...]], str],
) -> str:
    """Put the named places into a sentence that is already in somebody's language.

    `render` turns a message inside a message into text, in the same language and with the same names.
    """
    ready: dict[str, object] = {}
    for name, place in places.items():
        if isinstance(place, Seat):
            known = place.number < len(names)
            ready[name] = names[place.number] if known else f"Player {place.number + 1}"
        elif isinstance(place, Message):
            ready[name] = render(place, names)
        else:
            ready[name] = place
    return template.format(**ready)
