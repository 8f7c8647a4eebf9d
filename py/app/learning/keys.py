"""The keys on the board as the family has set them, and the sheet on which it does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from app.happenings import Speak
from app.learning.commands import COMMANDS, Command
from app.next import Next
from app.paddock import Paddock, names_of
from app.parts import sheet
from app.settings import Settings
from games.message import Message, as_it_is, say
from games.picture import Node, button, node
from table.deeds import Draw

Keys = Mapping[str, str]
"""By the name of each command its key, or nothing."""

USUAL: Keys = {command.name: command.key for command in COMMANDS}


def keys_of(settings: Settings) -> Keys:
    """The key of each command. What is kept may be older than these commands: what they don't know counts
    for nothing, and if two would have one key, all are as usual."""
    pairs = (word.partition("=") for word in settings.letters.split())
    changed = {name: key.lower() for name, _, key in pairs if name in USUAL and not _unfit(key)}
    keys = {**USUAL, **changed}
    given = [key for key in keys.values() if key]
    return keys if len(given) == len({*given}) else USUAL


def keys_of_the_board(settings: Settings) -> str:
    """As the grid carries them: "l last t turn"; nothing if they are switched off."""
    if settings.keys == "off":
        return ""
    return " ".join(f"{key} {name}" for name, key in keys_of(settings).items() if key)


def _unfit(key: str) -> bool:
    """Whether this can't be a key: digits write numbers, and all longer ones walk."""
    return bool(key) and (len(key) > 1 or key.isspace() or key.isdigit() or not key.isprintable())


def tapped(paddock: Paddock, words: list[str]) -> Next:
    """The sheet is opened, a command gets another key or none, or all are as usual again."""
    match words:
        case ["keys", "open"]:
            return Next(paddock._replace(sheet="keys", about_keys=None), (Draw(),))
        case ["keys", "usual"]:
            return _told(_set(paddock, ""), say("All keys are as usual again."))
        case ["keys", "set", name, *key] if name in USUAL and len(key) <= 1:
            return _changed(paddock, name, "".join(key).lower())
    return Next(paddock)


def _changed(paddock: Paddock, name: str, key: str) -> Next:
    keys = keys_of(paddock.settings)
    if _unfit(key):
        return _told(Next(paddock), say("That can’t be its key. Press a letter or a sign."))
    holder = next((each for each in COMMANDS if key and keys[each.name] == key and each.name != name), None)
    if holder is not None:
        taken = say("{key} is taken already: {command}", key=as_it_is(key.upper()), command=holder.label)
        return _told(Next(paddock), taken)
    changed = {**keys, name: key}
    pairs = (f"{each}={changed[each]}" for each in changed if changed[each] != USUAL[each])
    label = next(each.label for each in COMMANDS if each.name == name)
    now = (
        say("{command}: {key}", command=label, key=as_it_is(key.upper()))
        if key
        else say("{command}: no key", command=label)
    )
    return _told(_set(paddock, " ".join(pairs)), now)


def _set(paddock: Paddock, letters: str) -> Next:
    """Like any other setting."""
    from app.taps import set_to  # noqa: PLC0415

    return set_to(paddock, "letters", letters)


def _told(then: Next, sentence: Message) -> Next:
    """It is said, and stands on the sheet."""
    here = then._replace(paddock=then.paddock._replace(about_keys=sentence))
    return here.also(Draw(), Speak((sentence,), names_of(here.paddock)))


def keys_sheet(paddock: Paddock) -> Node:
    """For each command the field that takes its key (`static/stage/walking.mjs`)."""
    about = paddock.about_keys or say("Go to a field and press the new key. Backspace takes the key away.")
    usual = say("Back to the usual keys")
    return sheet(
        say("Keys on the board"),
        node("p", about, class_="about-keys", key="about"),
        node("ul", *_rows(keys_of(paddock.settings)), class_="asking", key="keys"),
        button("keys usual", usual, usual, key="usual"),
        name="ear",
    )


def _rows(keys: Keys) -> Iterator[Node]:
    for command in COMMANDS:
        yield node("li", node("label", command.label, *_field(command, keys[command.name])), key=command.name)


def _field(command: Command, key: str) -> tuple[Node, ...]:
    return (
        node(
            "input",
            type="text",
            value=key.upper(),
            data_key_of=command.name,
            autocomplete="off",
            autocapitalize="none",
            spellcheck="false",
            key="field",
        ),
    )
