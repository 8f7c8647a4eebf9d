"""Sentences for people, before anybody has chosen a language.

Rules, words and scenes never hold a finished sentence. They hold a `Message`: the English sentence as
the catalogue's key, and the things to put in its named places. The app turns it into a string, in the
family's language and with the family's names, at the last moment.

`say`, `say_many` and `say_as` are also what the catalogue extractor looks for (`tasks.py words`), so their
sentences are always whole and literal. What fills a place is told to translators by the place's name:
`tests/words/extraction.py` has the list.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

VOWELS = frozenset("aeiouàáâäæèéêëìíîïòóôöœùúûü")


class Seat(NamedTuple):
    """A place in a message that is filled with the name of whoever sits there."""

    number: int


class Message(NamedTuple):
    """One sentence with named places, still in no language.

    `many` and `amount` are set for sentences that change with a number; `context` where one English
    sentence has two meanings.
    """

    text: str
    places: Mapping[str, Place] = {}
    many: str = ""
    amount: int = 1
    context: str = ""

    def __hash__(self) -> int:
        """Equal messages are one key, so that a picture with a message in it can be kept."""
        return hash((self.text, tuple(self.places.items()), self.many, self.amount, self.context))

    def english(self, names: tuple[str, ...] = ()) -> str:
        """The sentence in plain English: what tests, the record and a bug report read."""
        template = self.many if self.many and self.amount != 1 else self.text
        return fill(template, self.places, names, Message.english)


Place = str | int | Seat | Message


def say(text: str, **places: Place) -> Message:
    """A message: `say("{player} rolled {number}.", player=Seat(0), number=4)`."""
    return Message(text, places)


def say_many(one: str, many: str, count: int, **places: Place) -> Message:
    """A message that depends on how many; `{count}` may be used in both sentences.

    French counts none as one, English as many: where the first sentence spells the number ("one is left"),
    the count must never be 0; nor may it be negative, which each language counts in its own way.
    """
    return Message(one, {"count": count, **places}, many, count)


def say_as(context: str, text: str, **places: Place) -> Message:
    """A message whose English has two meanings: the context tells translators, and the catalogue, which."""
    return Message(text, places, context=context)


def as_it_is(text: str) -> Message:
    """A name or a number where a message is wanted: the same in every language."""
    return Message("{text}", {"text": text})


def listed(things: Sequence[Message]) -> Message:
    """One or more things after one another, as after a colon: "red, blue, green"."""
    *others, last = things
    for thing in reversed(others):
        last = say("{one}, {others}", one=thing, others=last)
    return last


def named_together(things: Sequence[Place]) -> Place:
    """One or more in one breath: "Ann, Ben and Cleo". A single one stays as it is."""
    *others, last = things
    if not others:
        return last
    names = say("{one} and {other}", one=others[-1], other=last)
    for thing in reversed(others[:-1]):
        names = say("{one}, {others}", one=thing, others=names)
    return names


def called(message: Message, names: tuple[str, ...]) -> Message:
    """The same sentence with these people in it by name, for where other matches are told of as well."""
    places = {
        name: names[place.number]
        if isinstance(place, Seat) and place.number < len(names)
        else called(place, names)
        if isinstance(place, Message)
        else place
        for name, place in message.places.items()
    }
    return message._replace(places=places)


class Word(str):
    """A name in a sentence. French has two words for "of": `{player:de}` is "de Ben" or "d’Anna"."""

    __slots__ = ()

    def __format__(self, form: str) -> str:
        if form != "de":
            return super().__format__(form)
        return f"d’{self}" if self[:1].lower() in VOWELS else f"de {self}"


def figure(number: int) -> str:
    """A number as it is written: below nought with a minus, which is no hyphen to the eye nor to the ear."""
    return f"\N{MINUS SIGN}{-number}" if number < 0 else str(number)


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
            ready[name] = Word(
                names[place.number]
                if known
                else render(say("Player {number}", number=place.number + 1), names)
            )
        elif isinstance(place, Message):
            ready[name] = render(place, names)
        else:
            ready[name] = Word(place) if isinstance(place, str) else figure(place)
    return template.format(**ready)
