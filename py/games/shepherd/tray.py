"""The tray: the two dice, what to do in a row of pictures, and the one next action."""

from __future__ import annotations

from functools import cache

from games.contract import Look
from games.message import Message, Seat, say
from games.picture import Child, Node, button, node, piece
from games.shepherd import explaining
from games.shepherd.choice import RUN, Choice
from games.shepherd.dice import DOG, FIRST_DIE, GRASS, SECOND_DIE, SHEEP, SUN, spent
from games.shepherd.dog import walks
from games.shepherd.fright import decider, must_run
from games.shepherd.meadow import NAMES, NEAR, NOWHERE
from games.shepherd.state import NOBODY, State, owner

LYING = (FIRST_DIE[0], SECOND_DIE[1])
"""What the dice show before the first roll."""

FACES = {SHEEP: say("Sheep"), GRASS: say("Grass"), SUN: say("Sun"), DOG: say("Dog")}
USED = {
    SHEEP: say("Sheep: done"),
    GRASS: say("Grass: done"),
    SUN: say("Sun: done"),
    DOG: say("Dog: done"),
}


def tray(state: State, look: Look, choice: Choice) -> Node:
    """The dice above, below them what to do next."""
    return node("div", _dice(state, look, choice), _todo(state, look, choice), class_="shepherd-tray")


def _dice(state: State, look: Look, choice: Choice) -> Node:
    faces = state.dice or LYING
    if look.throws:
        lying = (_face(face, place) for place, face in enumerate(faces))
        return button("app throw", say("Roll the dice"), *lying, key="dice", class_="dice pulse")
    under_way = bool(state.unused) or must_run(state)
    used = spent(state) if under_way else (False, False)
    dice = (_die(choice, face, place, used[place]) for place, face in enumerate(faces))
    return node("div", *dice, key="dice", class_="dice")


@cache
def _face(face: str, place: int) -> Node:
    return piece(f"die-{face}", 102, 102, class_="drawn", key=f"die-{place}")


def _die(choice: Choice, face: str, place: int, used: bool) -> Node:
    """A result: waiting to be chosen, being used, or done."""
    drawing = _face(face, place)
    if used:
        return _lying(face, place, "die used", USED[face], drawing, piece("i-check", 48, 48, class_="done"))
    if face not in choice.kinds:
        return _lying(face, place, "die", FACES[face], drawing)
    if face == SUN and len(choice.kinds) > 1:
        return _open(face, place, "play sun", say("Move the sun one field"), drawing, class_="die open pulse")
    chosen = face == choice.use
    if len(choice.kinds) == 1 or SUN in choice.kinds:
        return _lying(face, place, "die chosen", FACES[face], drawing)
    return _open(
        face,
        place,
        f"pick use {face}",
        FACES[face],
        drawing,
        class_="die chosen" if chosen else "die open" + ("" if choice.use else " pulse"),
        aria_pressed="true" if chosen else "false",
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


def _todo(state: State, look: Look, choice: Choice) -> Node:
    """The yellow button where there is something to agree to, else a sentence made of pictures."""
    if look.throws:
        todo = _act("app throw", say("Roll"), piece("i-die", 48, 48))
    elif choice.tried != NOWHERE:
        todo = _send_dog(state, choice)
    else:
        todo = _sentence(state, look, choice)
    return node("div", todo, class_="todo", key="todo")


def _act(tap: str, text: Message, picture: Node, *more: Node) -> Node:
    return button(tap, text, picture, text, *more, key="action", class_="act pulse")


def _send_dog(state: State, choice: Choice) -> Node:
    """What is agreed to: where the dog goes, with a start for each sheep that has to run from it."""
    text = say("Walk here") if walks(state.setting.tactical, state.dog) else say("Put it here")
    afraid = (NEAR[choice.tried] & state.flock).bit_count()
    starts = (piece("fright", 60, 60, key=f"start-{number}") for number in range(afraid))
    return _act(f"play dog {NAMES[choice.tried]}", text, piece("dog-head", 60, 56), *starts)


def _sentence(state: State, look: Look, choice: Choice) -> Node:
    """What to do, without a word to be read; the words are for ears."""
    pictures, label = _told(state, look, choice)
    return node("div", *pictures, class_="sentence", role="img", aria_label=label, key="sentence")


def _told(state: State, look: Look, choice: Choice) -> tuple[tuple[Child, ...], Message]:
    if state.active == NOBODY:
        return (_arrow(),), say("The meadow is being laid out.")
    if not look.moves:
        return _waiting(state, look)
    colour = look.people[_mover(state, choice)].colour
    if not choice.use:
        dice = tuple(piece(f"die-{kind}", 102, 102, key=f"or-{kind}") for kind in choice.kinds)
        return (piece("i-hand", 48, 48, key="hand"), *dice), say("Tap the picture you want to use first.")
    if choice.use == GRASS:
        sheep = piece("sheep-graze", 128, 120, colour=colour, key="sheep")
        return (sheep, _arrow(), _bunch()), say("Tap the sheep that grazes.")
    if choice.use == DOG:
        return (piece("dog", 120, 116, key="dog"), _arrow(), _square()), say("Tap a square for the dog.")
    if choice.use == RUN:
        sheep = piece("sheep-run", 128, 120, colour=colour, key="sheep")
        return (piece("fright", 60, 60, key="fright"), sheep, _arrow(), _square()), say(
            "Tap a dotted square to run to."
        )
    if choice.use == SHEEP:
        sheep = piece("sheep-cheeky", 128, 120, colour=colour, key="sheep")
        return (sheep, _arrow(), _square()), say("Tap one of your sheep, then a dotted square.")
    return (piece("sun", 92, 92, key="sun"), _arrow(), _field()), say("The sun moves one field.")


def _mover(state: State, choice: Choice) -> int:
    """Whose sheep is shown: the one in hand, else that of whoever's turn it is."""
    if choice.use != RUN:
        return state.active
    return owner(state.pushed if state.pushed != NOBODY else state.sheep.index(choice.held))


def _waiting(state: State, look: Look) -> tuple[tuple[Child, ...], Message]:
    """Somebody else is at it."""
    seat = decider(state) if must_run(state) and not state.over else state.active
    head = piece("head-look", 68, 70, colour=look.people[seat].colour, key="head")
    return (head, piece("i-dots", 48, 48, key="dots")), say("{player} is playing.", player=Seat(seat))


@cache
def _arrow() -> Node:
    return piece("i-go", 48, 48, key="arrow")


@cache
def _square() -> Node:
    return piece("dotted-square", 60, 60, key="square")


@cache
def _field() -> Node:
    return piece("dotted-field", 60, 60, key="field")


@cache
def _bunch() -> Node:
    return piece("grass-light", 102, 102, key="bunch")
