"""The sheep on the dyke: who stands where, afloat or dry, with the number of its square and its own."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from games.contract import Look
from games.hustle.rules.boards import LAST
from games.hustle.rules.dyke import GONE
from games.hustle.rules.events import Declared, EverybodyLook, Moved, RanBack, Revealed
from games.hustle.rules.state import State
from games.hustle.scene.beat import afloat
from games.hustle.scene.belongings import lies_face_down
from games.hustle.scene.layout import LAYOUTS, Point, middle
from games.hustle.scene.sheep_positions import Stand, stands
from games.hustle.words import explaining
from games.hustle.words.names import pad_name
from games.picture import Child, Node, node, piece

POSES = ("sheep-stand", "sheep-graze", "sheep-stand", "sheep-cheeky")
"""What sheep do that nobody asks anything."""

IN_A_CROWD = "sheep-front"
"""Facing us, so that the next one hides no face."""


def flock(view: State, look: Look) -> tuple[Node, ...]:
    """Every seat's sheep, also those that are out: they lie in the sea, unseen."""
    floating = afloat(view, look)
    chooser = look.seat if look.moves else view.active
    return tuple(
        _drawn(
            seat,
            look.people[seat].colour,
            view.sheep[seat],
            stand,
            seat in floating,
            seat == chooser,
            _held_up(view, look, seat),
            LAYOUTS[look.shape].width,
        )
        for seat, stand in enumerate(stands(view, look))
    )


EDGE = 220
"""Nearer to the picture's edge than this, what is held over a head would stick out."""


def _at_an_edge(point: Point, width: int) -> str:
    """Where what is held up must give way: classes for the sheep."""
    x, y = point
    side = " at-the-left" if x < EDGE else " at-the-right" if x > width - EDGE else ""
    return side + (" at-the-top" if y < EDGE else "")


class HeldUp(NamedTuple):
    """What a sheep holds over its head: a card that is still face down, or the number it runs by.

    When it has come where it goes it puts that down: it would hide whom it shoves.
    """

    text: str = ""
    pads: tuple[str, ...] = ()
    """The pads that are spent now, which make the sum in the text."""
    at: Point | None = None
    """Where it set out with it, if it runs: on its way it doesn't change hands."""


def _held_up(view: State, look: Look, seat: int) -> HeldUp | None:
    now = look.event
    if isinstance(now, EverybodyLook) and lies_face_down(view, seat):
        return HeldUp()
    if isinstance(now, Declared) and now.seat == seat:
        return HeldUp(_sum(now), now.pads)
    number = view.numbers[seat]
    if isinstance(now, Revealed | Moved | RanBack) and now.seat == seat and number:
        text = str(number.scope) if int(number.digits) != number.scope else number.digits
        here = None if isinstance(now, Revealed) else middle(LAYOUTS[look.shape], now.start)
        return HeldUp(text, at=here)
    return None


def _sum(event: Declared) -> str:
    if not event.change:
        return str(event.scope)
    sign = "+" if event.change > 0 else "\N{MINUS SIGN}"
    return f"{event.scope - event.change} {sign} {abs(event.change)} = {event.scope}"


def _over(held: HeldUp, colour: int) -> tuple[Child, ...]:
    if not held.text:
        return (piece("card-back", colour=colour, key="back"),)
    pads = tuple(
        node("b", pad_name(pad), class_="pad-label " + ("back" if pad[0] == "b" else "change"), key=key)
        for key, pad in zip(spent_keys(held.pads), held.pads, strict=True)
    )
    return *pads, held.text


def spent_keys(pads: tuple[str, ...]) -> tuple[str, ...]:
    """What motions call the pads that are spent."""
    return tuple(f"spent-{place}" for place in range(len(pads)))


@cache
def _symbol(pose: str, colour: int, class_: str, key: str) -> Node:
    return piece(pose, colour=colour, class_=class_, key=key)


@cache
def _keyed(seat: int) -> tuple[str, str, str, str]:
    return f"sheep-{seat}", f"dry-{seat}", f"afloat-{seat}", f"over-{seat}"


@lru_cache(maxsize=512)
def _drawn(
    seat: int,
    colour: int,
    square: int,
    stand: Stand,
    floats: bool,
    asked: bool,
    held: HeldUp | None,
    width: int,
) -> Node:
    sheep_key, dry_key, afloat_key, over_key = _keyed(seat)
    pose = IN_A_CROWD if stand.crowded else "sheep-run" if asked else POSES[(seat + square) % len(POSES)]
    drawings = (
        (
            _symbol("sheep-float", colour, "afloat", afloat_key),
            _symbol("sheep-run", colour, "hidden", dry_key),
        )
        if floats
        else (_symbol(pose, colour, "dry", dry_key),)
    )
    named = GONE < square <= LAST and not stand.crowded
    tag = (node("span", str(square), class_="own", key=f"own-{seat}"),) if named else ()
    over = (node("span", *_over(held, colour), class_="over", key=over_key),) if held else ()
    classes = "sheep"
    if square == GONE:
        classes += " gone"
    elif stand.crowded:
        classes += " crowded"
    x, y = stand.point
    if held:
        classes += _at_an_edge(held.at or stand.point, width)
    return node(
        "div",
        *drawings,
        *tag,
        *over,
        class_=classes,
        style=f"--x:{x:g};--y:{y:g};--z:{round(y)}",
        aria_hidden="true",
        data_explain=explaining.sheep(seat, square, floats),
        key=sheep_key,
    )


def sunspot(view: State, look: Look) -> tuple[Node, ...]:
    """The yellow under the sheep that is asked now."""
    if look.seat < 0 or not look.moves or view.sheep[look.seat] == GONE:
        return ()
    stand = stands(view, look)[look.seat]
    x, y = stand.point
    classes = "sunspot crowded" if stand.crowded else "sunspot"
    return (node("span", class_=classes, style=f"--x:{x:g};--y:{y:g};--z:{round(y)}", key="sunspot"),)


def small_dyke(view: State, look: Look, focus: float) -> Node:
    """The whole dyke beside the phone's window: where everybody is, and what the window shows."""
    heads = [
        piece(
            "head-happy",
            colour=look.people[seat].colour,
            class_="head",
            style=f"--at:{min(square + 5, LAST + 5) / 210:.3f};--aside:{seat % 2}",
            key=f"small-{seat}",
        )
        for seat, square in enumerate(view.sheep)
        if square != GONE
    ]
    return node(
        "div",
        node("span", class_="half"),
        piece("lighthouse", class_="goal"),
        *heads,
        node("span", class_="frame", style=f"--focus:{focus:g}", key="frame"),
        class_="small-dyke",
        aria_hidden="true",
        key="small-dyke",
    )
