"""The tray: the two dice, what to do in a row of pictures, and the one next action."""

from __future__ import annotations

from functools import cache

from games.message import Message, Seat, say
from games.picture import Node, button, node, piece
from games.shepherd.rules.dice import DOG, FIRST_DIE, GRASS, SECOND_DIE, SHEEP, SUN, spent
from games.shepherd.rules.events import Began, NextTurn
from games.shepherd.rules.fright import decider, must_run
from games.shepherd.rules.questions import QUESTIONS, SUN_STEP
from games.shepherd.rules.ranking import praise, winners
from games.shepherd.rules.state import NOBODY
from games.shepherd.scene.inputs import Picture
from games.shepherd.scene.picks import ASKED_BY, NextTouch
from games.shepherd.scene.pictograms import Sentence, arrow
from games.shepherd.scene.questions import question
from games.shepherd.words import explaining

LYING = (FIRST_DIE[0], SECOND_DIE[1])
"""What the dice show before the first roll."""

FACES = {SHEEP: say("Sheep"), GRASS: say("Grass"), SUN: say("Sun"), DOG: say("Dog")}
USED = {
    SHEEP: say("Sheep: done"),
    GRASS: say("Grass: done"),
    SUN: say("Sun: done"),
    DOG: say("Dog: done"),
}


def tray(picture: Picture) -> Node:
    """The dice above, below them what to do next."""
    return node("div", _dice(picture), _todo(picture), class_="in-tray")


def _dice(picture: Picture) -> Node:
    state = picture.view
    faces = state.dice or LYING
    if picture.look.throws:
        lying = (_face(face, place) for place, face in enumerate(faces))
        return button("app throw", say("Roll the dice"), *lying, key="dice", class_="dice pulse")
    under_way = bool(state.unused) or must_run(state) or _still_told(picture)
    used = spent(state) if under_way else (False, False)
    dice = (_die(picture.chosen, face, place, used[place]) for place, face in enumerate(faces))
    return node("div", *dice, key="dice", class_="dice")


def _still_told(picture: Picture) -> bool:
    """Whether a turn is told whose last result is used, but that is not over."""
    told = picture.look.event
    return bool(told and picture.view.dice) and not isinstance(told, Began | NextTurn)


@cache
def _face(face: str, place: int) -> Node:
    return piece(f"die-{face}", class_="drawn", key=f"die-{place}")


def _die(chosen: NextTouch, face: str, place: int, used: bool) -> Node:
    """A result: waiting to be chosen, being used, or done."""
    drawing, asks = _face(face, place), ASKED_BY[face]
    if used:
        return _lying(face, place, "die used", USED[face], drawing, piece("i-check", class_="done"))
    if asks not in chosen.open:
        return _lying(face, place, "die", FACES[face], drawing)
    if asks == SUN_STEP and len(chosen.open) > 1:
        return _open(face, place, "play sun", say("Move the sun one step"), drawing, class_="die open pulse")
    in_use = asks == chosen.question
    if len(chosen.open) == 1 or SUN_STEP in chosen.open:
        return _lying(face, place, "die chosen", FACES[face], drawing)
    return _open(
        face,
        place,
        f"pick use {face}",
        FACES[face],
        drawing,
        class_="die chosen" if in_use else "die open" + ("" if chosen.question else " pulse"),
        aria_pressed="true" if in_use else "false",
    )


def _lying(face: str, place: int, classes: str, name: Message, *drawings: Node) -> Node:
    return node(
        "span",
        *drawings,
        key=f"result-{place}",
        class_=classes,
        role="img",
        aria_label=name,
        data_explain=explaining.DICE[face],
    )


def _open(face: str, place: int, tap: str, name: Message, drawing: Node, **attributes: str) -> Node:
    explained = explaining.DICE[face]
    return button(tap, name, drawing, key=f"result-{place}", data_explain=explained, **attributes)


def _todo(picture: Picture) -> Node:
    """The yellow button where there is something to agree to, else a sentence made of pictures."""
    if picture.look.throws:
        roll, die = say("Roll"), piece("i-die")
        todo: tuple[Node, ...] = (button("app throw", roll, die, roll, key="action", class_="act pulse"),)
    else:
        todo = question(picture).action(picture) or (_sentence(picture),)
    return node("div", *todo, class_="todo", key="todo")


def _sentence(picture: Picture) -> Node:
    """What to do, without a word to be read; the words are for ears."""
    pictures, label = _what_to_do(picture)
    return node("div", *pictures, class_="sentence", role="img", aria_label=label, key="sentence")


def _what_to_do(picture: Picture) -> Sentence:
    if picture.view.active == NOBODY:
        return Sentence((arrow(),), say("The meadow is getting ready"))
    if not picture.look.moves:
        return _waiting(picture)
    if not picture.chosen.question:
        faces = (QUESTIONS[name].face for name in picture.chosen.open)
        dice = (piece(f"die-{face}", key=f"or-{face}") for face in faces)
        hand = piece("i-hand", key="hand")
        return Sentence((hand, *dice), say("Tap the picture you want to use first"))
    return question(picture).todo(picture)


def _waiting(picture: Picture) -> Sentence:
    """Somebody else is at it, or the day is over."""
    state = picture.view
    if state.over:
        return _celebrated(picture)
    seat = decider(state) if must_run(state) and not state.over else state.active
    head = piece("head-look", colour=picture.look.people[seat].colour, key="head")
    dots = piece("i-dots", key="dots")
    return Sentence((head, dots), say("{player} is playing", player=Seat(seat)))


def _celebrated(picture: Picture) -> Sentence:
    """Who has won, under the crown."""
    best = winners(picture.view)
    people = picture.look.people
    heads = (piece("head-glee", colour=people[seat].colour, key=f"wins-{seat}") for seat in best)
    return Sentence((piece("crown", key="crown"), *heads), praise(best))
