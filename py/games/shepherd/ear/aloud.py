"""Sentences as they are read aloud to a child, who knows no names of squares: ways instead of places."""

from __future__ import annotations

from collections.abc import Mapping

from games.message import Message, say, say_many
from games.shepherd.rules.meadow import DOWN, LEFT, RIGHT, SQUARE_NAMED, UP, heading

STEPS = {
    UP: say("{player}’s sheep goes up."),
    DOWN: say("{player}’s sheep goes down."),
    LEFT: say("{player}’s sheep goes left."),
    RIGHT: say("{player}’s sheep goes right."),
}

RUNS = {
    UP: say("{player}’s sheep runs up."),
    DOWN: say("{player}’s sheep runs down."),
    LEFT: say("{player}’s sheep runs left."),
    RIGHT: say("{player}’s sheep runs right."),
}

BY_DIRECTION: Mapping[str, Mapping[tuple[int, int], Message]] = {
    "{player} moves a sheep from {origin} to {square}.": STEPS,
    "{player}’s sheep runs from {origin} to {square}.": RUNS,
}
"""What goes from square to square, by its direction."""

WITHOUT_SQUARES: Mapping[str, Message] = {
    "Munch! {player} gets {count} card on {square} and has {total} now.": say_many(
        "Munch! {player} gets {count} card and has {total} now.",
        "Munch! {player} gets {count} cards and has {total} now.",
        1,
    ),
    "Ugh, a worm! {player} leaves it on {square}.": say("Ugh, a worm! {player} leaves it alone."),
    "{player} puts the dog on {square}.": say("{player} puts the dog on the meadow."),
    "{player} walks the dog from {origin} to {square}.": say("{player} walks the dog."),
    "{player}’s sheep on {square} is frightened!": say("{player}’s sheep is frightened!"),
    "{player}’s sheep runs from {origin} over the edge and comes back on {square}.": say(
        "{player}’s sheep runs over the edge and comes back on the other side."
    ),
    "Bump! {player}’s sheep must leave {square}.": say("Bump! {player}’s sheep must make room."),
    "{player} moves a sheep to {square} and gets {count} card: {total} now.": say_many(
        "{player} moves a sheep and gets {count} card: {total} now.",
        "{player} moves a sheep and gets {count} cards: {total} now.",
        1,
    ),
    "{player} gets {count} card, {total} now, and moves a sheep to {square}.": say_many(
        "{player} gets {count} card, {total} now, and moves a sheep.",
        "{player} gets {count} cards, {total} now, and moves a sheep.",
        1,
    ),
    "{player} moves a sheep twice, to {square}.": say("{player} moves a sheep twice."),
    "{player} moves one sheep to {first} and the other to {second}.": say("{player} moves both sheep."),
    "{player} moves a sheep to {square} and lets a sheep graze.": say(
        "{player} moves a sheep and lets a sheep graze."
    ),
    "{player} puts the dog on {square}, and {count} sheep runs.": say_many(
        "{player} puts the dog on the meadow, and {count} sheep runs.",
        "{player} puts the dog on the meadow, and {count} sheep run.",
        1,
    ),
    "{player} walks the dog to {square}, and {count} sheep runs.": say_many(
        "{player} walks the dog, and {count} sheep runs.",
        "{player} walks the dog, and {count} sheep run.",
        1,
    ),
    "Sheep on {origin}: step up to {target}": say("Sheep: one step up"),
    "Sheep on {origin}: step down to {target}": say("Sheep: one step down"),
    "Sheep on {origin}: step left to {target}": say("Sheep: one step left"),
    "Sheep on {origin}: step right to {target}": say("Sheep: one step right"),
    "Sheep on {square}: there is a worm here, and nobody eats that": say(
        "Sheep: there is a worm here, and nobody eats that"
    ),
    "Sheep on {square}: nothing to eat here": say("Sheep: nothing to eat here"),
    "Sheep on {square}: eat {count} card": say_many("Sheep: eat {count} card", "Sheep: eat {count} cards", 1),
    "Dog to {square}": say("The dog goes here"),
    "Dog to {square}: {count} sheep must run": say_many(
        "The dog goes here: {count} sheep must run", "The dog goes here: {count} sheep must run", 1
    ),
    "{player}’s sheep on {origin}: run to {target} and push {other}’s sheep": say(
        "{player}’s sheep: run here and push {other}’s sheep"
    ),
    "{player}’s sheep on {origin}: run to {target}": say("{player}’s sheep: run here"),
    "{player}’s sheep on {origin}: run over the edge to {target}": say("{player}’s sheep: run over the edge"),
    "{player}’s sheep on {square}": say("{player}’s sheep"),
}
"""By the sentence in which squares have names."""


def aloud(sentence: Message) -> Message:
    """The same with no square in it, nor in what is said within it."""
    places = sentence.places
    if (ways := BY_DIRECTION.get(sentence.text)) is not None:
        origin, target = SQUARE_NAMED[str(places["origin"])], SQUARE_NAMED[str(places["square"])]
        return ways[heading(origin, target)]._replace(places={"player": places["player"]})
    short = WITHOUT_SQUARES.get(sentence.text)
    if short is None:
        inner = {name: aloud(place) for name, place in places.items() if isinstance(place, Message)}
        return sentence._replace(places={**places, **inner}) if inner else sentence
    kept = {name: place for name, place in places.items() if f"{{{name}}}" in short.text + short.many}
    return short._replace(places=kept, amount=sentence.amount)
