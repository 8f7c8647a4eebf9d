"""The meadow as it is walked: eight rows from the top, without the four corners."""

from __future__ import annotations

from games.contract import TABLE, Look
from games.ear import EarBoard, Row, Square
from games.message import as_it_is, say
from games.shepherd.ear.words import told
from games.shepherd.rules.meadow import BIT, CORNERS, DARK, NAMES, NEAR, SIDE
from games.shepherd.rules.questions import DOG_PLACE
from games.shepherd.rules.state import State, owner, sheep_of
from games.shepherd.rules.worms import worms_seen
from games.shepherd.scene.layout import LAYOUTS, SQUARE, middle
from games.shepherd.scene.questions import chosen_by

COLUMNS = tuple(as_it_is(letter) for letter in "abcdefgh")


def board(view: State, look: Look) -> EarBoard:
    """The rows from the top, each from the left."""
    brings_dog = chosen_by(look).question == DOG_PLACE
    rows = tuple(
        Row(
            say("Row {number}", number=row + 1),
            tuple(
                None if square in CORNERS else _square(view, look, square, brings_dog)
                for square in range(SIDE * row, SIDE * (row + 1))
            ),
        )
        for row in range(SIDE)
    )
    here = 0 if look.seat == TABLE else look.seat
    return EarBoard(
        say("The meadow"), rows, (SQUARE, SQUARE), COLUMNS, f"square-{NAMES[sheep_of(view, here)[0]]}"
    )


def _square(view: State, look: Look, square: int, brings_dog: bool) -> Square:
    """With what grows on it, and who stands there or next to it. The dog may go nearly everywhere: it matters
    most where most sheep must run."""
    name, near = NAMES[square], NEAR[square]
    standing = tuple(owner(sheep) for sheep, place in enumerate(view.sheep) if place == square)
    beside = tuple(owner(sheep) for sheep, place in enumerate(view.sheep) if near & BIT[place])
    grown = _grown(view, square)
    has_dog, near_dog = view.dog == square, bool(near & BIT[view.dog])
    return Square(
        f"square-{name}",
        name,
        middle(LAYOUTS[look.shape], square),
        told(name, grown, standing, has_dog, near_dog, beside),
        _thing(view, square),
        (f"to-{name}", f"from-{name}", *(("from-dog",) if has_dog else ())),
        bool(standing) or has_dog,
        len(beside) if brings_dog and not has_dog else 0,
    )


def _grown(view: State, square: int) -> str:
    """What lies there, by the kit's symbol."""
    here = BIT[square]
    if here & worms_seen(view):
        return "worm"
    if here & view.cards:
        return "grass-dark" if here & DARK else "grass-light"
    return "bare"


def _thing(view: State, square: int) -> str:
    """What a touch meets there."""
    if square in view.sheep:
        return f"sheep-{view.sheep.index(square)}"
    return "dog" if view.dog == square else f"tile-{NAMES[square]}"
