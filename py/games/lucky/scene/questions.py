"""The questions as pictures: what a touch means, what can be touched, and what is advised."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from games.contract import Look, Move
from games.lucky.rules.cards import HAND, UNKNOWN
from games.lucky.rules.groups import SPACES
from games.lucky.rules.state import State, empty_spaces, standing, swaps_of
from games.lucky.scene.advice import hint, take
from games.lucky.scene.layout import LAYOUTS, PLACE_POINTS, SPACE_POINTS
from games.lucky.scene.own_cards import card_name
from games.lucky.scene.picks import NOTHING, Picked, win
from games.lucky.scene.pieces import at, card, face_down, swap_arrows
from games.lucky.words import describe
from games.lucky.words.names import name_of
from games.message import Message, Seat, say
from games.picture import Attribute, Child, Node, button, node

Nodes = tuple[Node, ...]


class QuestionPicture(NamedTuple):
    """What the picture does while a seat is asked this."""

    touch: Callable[[State, Look, str], Picked | None]
    """What a thing that is touched means; None if nothing."""
    dots: Callable[[State, Look, Picked], Sequence[int]]
    """The spaces on which a tap means something now."""
    buttons: Callable[[State, Look, Picked], Nodes]
    """What can be tapped on the board."""
    advice: Callable[[State, Look, Picked], tuple[Child, ...]]
    """A word of advice, or the one yellow button."""
    panel: Callable[[State, Look, Picked], Node] | None = None
    """What lies beside the board instead of the sand; also while others are asked."""
    untouched: Callable[[State], Picked] = lambda _view: NOTHING
    """What goes without a touch."""


def pick(view: State, look: Look, thing: str) -> Picked | None:
    """One thing at a time; touching it again puts it back."""
    now = look.picked if isinstance(look.picked, Picked) else None
    touched = QUESTIONS[view.question].touch(view, look, thing) if view.question in QUESTIONS else None
    if touched is None:
        return now
    return None if touched == now else touched


def touches(_view: State, _look: Look, move: Move) -> Sequence[str]:
    """What is touched on the way to a move: one's own card, the group, or the side that is to lie up."""
    word, *parts = move.split(" ")
    if word == "lay":
        return (f"side {parts[1]}",)
    return {"swap": (f"hand {parts[0]}",) if parts else (), "win": (move,), "stop": ("stop",)}.get(word, ())


def in_hand(view: State, look: Look) -> Picked:
    """What is in hand now; nothing while the cards are covered."""
    if not look.moves or look.covered or view.question not in QUESTIONS:
        return NOTHING
    return look.picked if isinstance(look.picked, Picked) else QUESTIONS[view.question].untouched(view)


def _on(space: int, look: Look, tap: str, name: Message, **attributes: Attribute) -> Node:
    """A button over a space."""
    where = at(SPACE_POINTS[look.shape][space])
    return button(tap, name, key=f"on-{space}", class_="spot", style=where, **attributes)


# swap


_PLACES = {f"hand {place + 1}": place for place in range(HAND)}


def _touch_swap(view: State, look: Look, thing: str) -> Picked | None:
    if thing == "stop":
        return Picked(stopping=True)
    if thing not in _PLACES:
        return None
    place = _PLACES[thing]
    return Picked(place=place, swaps=swaps_of(view, look.seat, place))


def _swap_dots(_view: State, _look: Look, touch: Picked) -> list[int]:
    return [space for space, _ in touch.swaps]


def _swap_buttons(view: State, look: Look, touch: Picked) -> Nodes:
    """Each of the four can be touched, turned over and dragged to its place."""
    own = tuple(_own_button(view, look, place, touch.place) for place in range(len(view.hands[look.seat])))
    if touch.place is None:
        return own
    moves = ((space, f"swap {touch.place + 1} {space + 1}") for space, _ in touch.swaps)
    return (
        *own,
        *(
            _on(space, look, f"play {move}", describe(view, look.seat, move), data_drop=True)
            for space, move in moves
        ),
    )


def _own_button(view: State, look: Look, place: int, held: int | None) -> Node:
    up, down, _ = view.hands[look.seat][place]
    return button(
        f"pick hand {place + 1}",
        card_name(place, up, down),
        node("span", card(up, down), class_="carried"),
        key=f"own-spot-{place}",
        class_="spot",
        style=at(PLACE_POINTS[look.shape][place], LAYOUTS[look.shape].own_size),
        aria_pressed="true" if place == held else "false",
        data_drag=True,
    )


def _swap_advice(view: State, look: Look, touch: Picked) -> tuple[Child, ...]:
    """With a group the turn may end at any time; without one, ending it is asked twice."""
    name = describe(view, look.seat, "stop")
    groups = standing(view)
    if len(groups) == 1:
        return hint(_next_tap(touch)), take("play stop", name, groups[0])
    if groups:
        choose = button("play stop", name, say("Choose a group"), key="action", class_="act")
        return hint(_next_tap(touch)), choose
    if not any(move.startswith("swap") for move in look.moves):
        stop = button("play stop", name, say("Stop swapping"), key="action", class_="act")
        return hint(say("None of your cards fit")), stop
    if touch.stopping:
        go_on = say("Keep swapping")
        return (
            button("pick stop", go_on, go_on, key="think-again", class_="other-way"),
            button("play stop", name, say("Win nothing"), key="action", class_="act"),
        )
    give_up = say("Stop swapping, without a group")
    stop = button("pick stop", give_up, say("Stop swapping"), key="think-again", class_="other-way")
    return hint(_next_tap(touch)), stop


def _next_tap(touch: Picked) -> Message:
    if touch.place is None:
        return say("Tap one of your cards")
    if not touch.swaps:
        return say("This card doesn’t fit anywhere now")
    return say("Now tap a dotted card")


# choose


def _touch_choose(view: State, _look: Look, thing: str) -> Picked | None:
    return next((Picked(group=group) for group in standing(view) if win(group) == thing), None)


def _choose_dots(view: State, _look: Look, touch: Picked) -> list[int]:
    chosen = touch.group.spaces if touch.group else ()
    return sorted({space for group in standing(view) for space in group.spaces}.difference(chosen))


def _choose_buttons(view: State, look: Look, touch: Picked) -> Nodes:
    """A tap on any card of a group picks it; where groups cross, the next tap picks the other."""
    groups = standing(view)
    found = []
    for space in SPACES:
        here = [group for group in groups if space in group.spaces]
        if not here:
            continue
        group = here[(here.index(touch.group) + 1) % len(here)] if touch.group in here else here[0]
        name = describe(view, look.seat, win(group))
        held = "true" if group == touch.group else "false"
        found.append(_on(space, look, f"pick {win(group)}", name, aria_pressed=held))
    return tuple(found)


def _choose_advice(view: State, look: Look, touch: Picked) -> tuple[Child, ...]:
    if touch.group is None:
        return (hint(say("Tap the group you want")),)
    move = win(touch.group)
    return (take(f"play {move}", describe(view, look.seat, move), touch.group),)


# lay


def _touch_lay(view: State, _look: Look, thing: str) -> Picked | None:
    found = [Picked(side=side) for side in (view.drawn or ())[:2] if thing == f"side {side}"]
    return found[0] if found else None


def _untouched_lay(view: State) -> Picked:
    """The last empty space needs no touch; before it, one side lies up until the other is touched."""
    empty = empty_spaces(view)
    if len(empty) == 1:
        return Picked(space=empty[0])
    return NOTHING if view.drawn is None else Picked(side=view.drawn.up)


def _lay_dots(view: State, _look: Look, touch: Picked) -> list[int]:
    return [space for space in empty_spaces(view) if space != touch.space]


def _lay_buttons(view: State, look: Look, touch: Picked) -> Nodes:
    """Where the drawn card may lie, a tap each. The last empty space needs no choosing."""
    empty = empty_spaces(view)
    if touch.side is None:
        return ()
    return tuple(_empty_button(view, look, touch, space) for space in empty)


def _empty_button(view: State, look: Look, touch: Picked, space: int) -> Node:
    move = f"lay {space + 1} {touch.side}"
    return _on(space, look, f"play {move}", describe(view, look.seat, move), data_drop=True)


def _lay_advice(_view: State, _look: Look, touch: Picked) -> tuple[Child, ...]:
    if touch.space is not None:
        return (hint(say("Which side up?")),)
    words = say("Let luck fill them all")
    rest = button("app rest", words, words, key="rest", class_="other-way")
    return hint(say("Tap an empty space, or the other side first")), rest


def _drawn_card(view: State, look: Look, touch: Picked) -> Node:
    """Both sides for whoever drew it, the outside for everybody else."""
    drawn = view.drawn
    if drawn is None:
        return node("div", node("span", class_="slot", key="laid"), class_="panel drawn", key="panel-laid")
    if drawn.up == UNKNOWN or look.seat != view.active or look.covered:
        name = say("{player} looks at the card from the deck", player=Seat(max(0, view.active)))
        back = face_down("drawn")
        return node("div", back, class_="panel drawn", role="img", aria_label=name, key="panel-drawn")
    return node(
        "div",
        _side(view, look, touch, drawn.up, drawn.down),
        swap_arrows(),
        _side(view, look, touch, drawn.down, drawn.up),
        class_="panel drawn",
        role="group",
        aria_label=say("Both sides of the card you drew"),
        data_roving=True,
        key="panel-sides",
    )


def _side(view: State, look: Look, touch: Picked, up: int, down: int) -> Node:
    """One side of the drawn card: touched first it waits for a space, touched after a space it is laid."""
    picture, key = card(up, down), f"side-{up}"
    if not look.moves:
        return node("span", picture, class_="side", key=key)
    if touch.space is not None:
        move = f"lay {touch.space + 1} {up}"
        name = describe(view, look.seat, move)
        return button(f"play {move}", name, picture, key=key, class_="bare side may-tap")
    held = touch.side == up
    return button(
        f"pick side {up}",
        say("This side up: {sheep}", sheep=name_of(up)),
        picture,
        key=key,
        class_="bare side in-hand" if held else "bare side may-tap",
        aria_pressed="true" if held else "false",
        data_drag=True,
    )


QUESTIONS = {
    "swap": QuestionPicture(_touch_swap, _swap_dots, _swap_buttons, _swap_advice),
    "choose": QuestionPicture(_touch_choose, _choose_dots, _choose_buttons, _choose_advice),
    "lay": QuestionPicture(_touch_lay, _lay_dots, _lay_buttons, _lay_advice, _drawn_card, _untouched_lay),
}
"""What is asked of a seat, by its name in a state. Chance needs no picture."""
