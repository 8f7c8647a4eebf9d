"""How each question is answered by touch: a row for each, by its name in the rules.

A roll shows two results; touching one of them uses it. Then a touch on a dotted square moves the sheep that
stands in the sun, a touch on a sheep lets it graze. The dog is tried on a square first, which shows who would
run from it; a second touch there, or the yellow button, sends it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from games.contract import Look
from games.message import Message, say
from games.picture import Node, button, node, piece
from games.shepherd.rules.dog import walks
from games.shepherd.rules.meadow import BIT, DARK, NAMES, NEAR, NOWHERE
from games.shepherd.rules.questions import DOG_PLACE, EAT, FLEE, PUSH, STEP, SUN_STEP
from games.shepherd.rules.state import NOBODY, owner, sheep_of
from games.shepherd.rules.worms import worms_seen
from games.shepherd.scene import preview, rings
from games.shepherd.scene.inputs import Picture
from games.shepherd.scene.layout import at, middle
from games.shepherd.scene.picks import (
    MeadowMove,
    NextTouch,
    answered,
    open_questions,
    picked,
    question_of,
    way_of,
)
from games.shepherd.scene.pictograms import Sentence, arrow, dotted_field, dotted_square
from games.shepherd.scene.preview import Foreseen
from games.shepherd.scene.spots import lead, play, ring, send_dog, take, try_dog

Nodes = tuple[Node, ...]


class QuestionPicture(NamedTuple):
    """How a question looks."""

    touch: Callable[[Picture], Nodes]
    """The buttons on the board."""
    rings: Callable[[Picture], Nodes]
    """The dots under them."""
    todo: Callable[[Picture], Sentence]
    """What to do, as a row of pictures."""
    picks: str = ""
    """What is picked towards an answer: a sheep to go, or a square to try."""
    foreseen: Callable[[Picture], Foreseen] = preview.nothing
    """What would happen."""
    over: Callable[[Picture], Nodes] = lambda _picture: ()
    """What hangs over the pieces besides signs."""
    action: Callable[[Picture], Nodes] = lambda _picture: ()
    """The yellow button, where there is something to agree to."""


def chosen_by(look: Look) -> NextTouch:
    """What the touches so far come to.

    Whatever makes only one sense is chosen by itself: the one result that can be used, the first sheep that
    can go. Touching another one changes that.
    """
    asked = open_questions(look)
    name = answered(look, asked)
    if name not in asked:
        return NextTouch(asked)
    ways = tuple(way_of(move) for move in look.moves if question_of(move) == name)
    picks = QUESTIONS[name].picks
    touched = picked(look)
    if picks == "sheep":
        origins = [way.origin for way in ways]
        return NextTouch(asked, name, ways, held=touched.sheep if touched.sheep in origins else origins[0])
    if picks == "square":
        offered = [way.target for way in ways]
        return NextTouch(asked, name, ways, tried=touched.square if touched.square in offered else NOWHERE)
    return NextTouch(asked, name, ways)


def question(picture: Picture) -> QuestionPicture:
    """The row of the question that is being answered; an empty one while none is."""
    return QUESTIONS.get(picture.chosen.question, NO_QUESTION)


def _none(_picture: Picture) -> Nodes:
    return ()


def _touch_going(picture: Picture) -> Nodes:
    """The sheep of which one may be taken in hand, and where the one in hand may go."""
    chosen = picture.chosen
    sheep = (take(picture, square) for square in chosen.sheep)
    return (*sheep, *(play(picture, way.move, way.target) for way in chosen.targets))


def _rings_going(picture: Picture) -> Nodes:
    chosen, layout = picture.chosen, picture.layout
    goals = (ring("goal", way.target, layout, piece("hooves")) for way in chosen.targets)
    sheep = (ring("held" if square == chosen.held else "under", square, layout) for square in chosen.sheep)
    return (*goals, *sheep)


def _todo_step(picture: Picture) -> Sentence:
    sheep = _sheep(picture, "sheep-cheeky", picture.view.active)
    return Sentence((sheep, arrow(), dotted_square()), say("Tap one of your sheep, then a dotted square"))


def _todo_run(picture: Picture) -> Sentence:
    view, held = picture.view, picture.chosen.held
    runner = view.pushed if view.pushed != NOBODY else view.sheep.index(held)
    sheep = _sheep(picture, "sheep-run", owner(runner))
    fright = piece("fright", key="fright")
    return Sentence((fright, sheep, arrow(), dotted_square()), say("Tap a dotted square to run to"))


def _sheep(picture: Picture, symbol: str, seat: int) -> Node:
    return piece(symbol, colour=picture.look.people[seat].colour, key="sheep")


def _grazing(picture: Picture) -> tuple[MeadowMove, ...]:
    """Which sheep may graze; where none finds a card, either may be touched, and it is the same move."""
    ways, view = picture.chosen.ways, picture.view
    if len(ways) > 1:
        return ways
    return tuple(
        MeadowMove(square, square, way.move) for way in ways for square in sheep_of(view, view.active)
    )


def _touch_eat(picture: Picture) -> Nodes:
    return tuple(play(picture, way.move, way.origin) for way in _grazing(picture))


def _rings_eat(picture: Picture) -> Nodes:
    return tuple(ring("under", way.origin, picture.layout) for way in _grazing(picture))


def _meals(picture: Picture) -> Nodes:
    """What each sheep would get if it grazed: one card, two, or nothing."""
    return tuple(
        node(
            "span",
            *_meal(picture, way.origin),
            class_="badge",
            key=f"meal-{NAMES[way.origin]}",
            style=at(middle(picture.layout, way.origin)),
        )
        for way in _grazing(picture)
    )


def _meal(picture: Picture, square: int) -> Nodes:
    here, view = BIT[square], picture.view
    if here & worms_seen(view):
        return (piece("worm"),)
    if here & view.cards & DARK:
        return (piece("grass-dark"), piece("grass-dark"))
    return (piece("grass-light" if here & view.cards else "no-grass"),)


def _todo_eat(picture: Picture) -> Sentence:
    sheep = _sheep(picture, "sheep-graze", picture.view.active)
    bunch = piece("grass-light", key="bunch")
    return Sentence((sheep, arrow(), bunch), say("Tap the sheep that will eat"))


def _todo_sun(_picture: Picture) -> Sentence:
    return Sentence((piece("sun", key="sun"), arrow(), dotted_field()), say("The sun takes one step"))


def _touch_dog(picture: Picture) -> Nodes:
    """The first touch tries the dog on a square, the second sends it."""
    places = (
        (send_dog if way.target == picture.chosen.tried else try_dog)(picture, way.move, way.target)
        for way in picture.chosen.ways
    )
    return (lead(picture, "pick use dog", say("Dog")), *places)


def _rings_dog(picture: Picture) -> Nodes:
    tried = (ring("held", way.target, picture.layout) for way in picture.chosen.ways)
    held = tuple(each for each in tried if each.key == f"held-{NAMES[picture.chosen.tried]}")
    return (rings.for_the_dog(picture), *held)


def _ghost(picture: Picture) -> Nodes:
    """Where the dog is tried out, a second, paler one."""
    if picture.chosen.tried == NOWHERE:
        return ()
    there = middle(picture.layout, picture.chosen.tried)
    return (piece("dog", class_="dog ghost", key="ghost", style=at(there, there[1])),)


def _todo_dog(_picture: Picture) -> Sentence:
    dog = piece("dog", key="dog")
    return Sentence((dog, arrow(), dotted_square()), say("Tap a square for the dog"))


def _send_dog(picture: Picture) -> Nodes:
    """What is agreed to: where the dog goes, with a start for each sheep that has to run from it."""
    tried, view = picture.chosen.tried, picture.view
    if tried == NOWHERE:
        return ()
    text = say("Walk here") if walks(view.variant.tactical, view.dog) else say("Put it here")
    afraid = (NEAR[tried] & view.flock).bit_count()
    starts = (piece("fright", key=f"start-{number}") for number in range(afraid))
    head = piece("dog-head")
    return (_act(f"play dog {NAMES[tried]}", text, head, text, *starts),)


def _act(tap: str, name: Message, *inside: Node | Message) -> Node:
    return button(tap, name, *inside, key="action", class_="act pulse")


NO_QUESTION = QuestionPicture(_none, _none, _todo_sun)

QUESTIONS = {
    STEP: QuestionPicture(_touch_going, _rings_going, _todo_step, "sheep"),
    EAT: QuestionPicture(_touch_eat, _rings_eat, _todo_eat, over=_meals),
    SUN_STEP: QuestionPicture(_none, _none, _todo_sun),
    DOG_PLACE: QuestionPicture(
        _touch_dog, _rings_dog, _todo_dog, "square", preview.of_the_dog, over=_ghost, action=_send_dog
    ),
    FLEE: QuestionPicture(_touch_going, _rings_going, _todo_run, "sheep", preview.of_a_run),
    PUSH: QuestionPicture(_touch_going, _rings_going, _todo_run, "sheep", preview.of_a_run),
}
"""Every question by its name in the rules."""
