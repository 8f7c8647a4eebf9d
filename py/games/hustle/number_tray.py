"""Choosing a number: the hand of cards, the places for hundreds, tens and ones, and what it would do.

A card that is touched comes to the ones and moves the others up, as on a calculator; into a gap, if there is
one. A place that is touched gives its card back. Dragging a card to a place puts it just there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from games.contract import Look
from games.hustle.boards import LAST
from games.hustle.cards import DIGITS, MOST_CARDS
from games.hustle.events import Out, Shoved
from games.hustle.foretelling import outcome, warning
from games.hustle.preview import Preview, foresee
from games.hustle.signs import signs
from games.hustle.state import State
from games.hustle.words import describe
from games.message import Message, say
from games.picture import Child, Node, button, node, piece

FREE = "."
"""Stands for a place without a card."""

NOTHING = FREE * MOST_CARDS

PLACE_NAMES = (say("hundreds"), say("tens"), say("ones"))

Touched = tuple[str, ...]
"""The three places as one text, `.43`, then the card in hand, `hold 4`, if one is being dragged."""


def places(look: Look) -> str:
    """What lies in the three places."""
    return look.picked[0] if look.picked else NOTHING


def held(look: Look) -> str:
    """The digit a finger carries, or nothing."""
    return look.picked[1].removeprefix("hold ") if len(look.picked) > 1 else ""


def move_in(look: Look) -> str:
    """The move the places spell, if no gap is left below a card."""
    move = f"choose {places(look).lstrip(FREE)}"
    return move if move in look.moves else ""


# Touching


def touch(view: State, look: Look, thing: str) -> Touched:
    """What is picked after touching a card or a place."""
    word, _, what = thing.partition(" ")
    toucher = _TOUCHES.get(word)
    if toucher is None or len(what) > 1 or what not in DIGITS:
        return look.picked
    return toucher(view, look, what)


def _card(view: State, look: Look, digit: str) -> Touched:
    lying = places(look)
    if digit in lying or not _in_hand(view, look, digit):
        return look.picked
    gap = lying.find(FREE, len(lying) - len(lying.lstrip(FREE)))
    if lying != NOTHING and gap >= 0:
        return (lying[:gap] + digit + lying[gap + 1 :],)
    return (lying[1:] + digit,) if lying[0] == FREE else look.picked


def _place(_view: State, look: Look, place: str) -> Touched:
    return (_with(places(look), int(place), FREE),)


def _hold(view: State, look: Look, digit: str) -> Touched:
    return (places(look), f"hold {digit}") if _in_hand(view, look, digit) else look.picked


def _put(_view: State, look: Look, place: str) -> Touched:
    """The carried card goes to a place; one that lies there goes where the card came from."""
    digit, lying, target = held(look), places(look), int(place)
    if not digit or target >= MOST_CARDS:
        return (lying,)
    source = lying.find(digit)
    if source >= 0:
        lying = _with(lying, source, lying[target])
    return (_with(lying, target, digit),)


def _back(_view: State, look: Look, _what: str) -> Touched:
    """The carried card is let go over the hand."""
    digit = held(look)
    return (places(look).replace(digit, FREE),) if digit else look.picked


_TOUCHES: Mapping[str, Callable[[State, Look, str], Touched]] = {
    "card": _card,
    "place": _place,
    "hold": _hold,
    "put": _put,
    "back": _back,
}


def _with(lying: str, place: int, digit: str) -> str:
    return lying[:place] + digit + lying[place + 1 :] if place < len(lying) else lying


def _in_hand(view: State, look: Look, digit: str) -> bool:
    return look.seat >= 0 and bool(view.hands[look.seat] >> int(digit) & 1)


# Drawing


def foreseen(view: State, look: Look) -> Preview | None:
    """What the number in the places would do."""
    move = move_in(look)
    return foresee(view, look.seat, move.partition(" ")[2]) if move else None


def over_the_board(view: State, look: Look) -> tuple[Node, ...]:
    preview = foreseen(view, look)
    return signs(preview, look.shape) if preview else ()


def landing(view: State, look: Look) -> int | None:
    """The square it would come to first."""
    preview = foreseen(view, look)
    return min(preview.landing, LAST) if preview else None


def tray(view: State, look: Look) -> tuple[Child, ...]:
    """The cards, the places, and the number with what it comes to."""
    colour = look.people[look.seat].colour
    lying, hand = places(look), view.hands[look.seat]
    cards = tuple(_hand_card(digit, colour, bool(hand >> int(digit) & 1), digit in lying) for digit in DIGITS)
    slots = tuple(_slot(place, digit, colour, _wanted(lying, place)) for place, digit in enumerate(lying))
    return (
        node("div", *cards, class_="hand", data_drop="pick back 0", key="hand"),
        node("div", *slots, class_="places", key="places"),
        _outcome(view, look),
        *_caution(view, look),
        _action(view, look),
    )


def _wanted(lying: str, place: int) -> bool:
    """An empty place that keeps the number from being one."""
    return lying[place] == FREE and lying[:place].strip(FREE) != ""


@cache
def _hand_card(digit: str, colour: int, here: bool, lies: bool) -> Node:
    """A card of the hand, or the hollow it has left."""
    if not here or lies:
        return node("span", class_="hollow" + (" up" if lies else " gone"), key=f"card-{digit}")
    card = piece(f"digit-{digit}", 82, 114, colour=colour)
    return button(
        f"pick card {digit}",
        say("Card {digit}", digit=digit),
        card,
        key=f"card-{digit}",
        class_="bare digit",
        data_drag=f"pick hold {digit}",
    )


@cache
def _slot(place: int, digit: str, colour: int, wanted: bool) -> Node:
    """One of the three places, with its card or empty."""
    label = node("small", PLACE_NAMES[place], aria_hidden="true", key="label")
    if digit == FREE:
        hole = node(
            "span", *(("?",) if wanted else ()), class_="hollow" + (" wanted" if wanted else ""), key="hole"
        )
        return node("span", hole, label, class_="slot", data_drop=f"pick put {place}", key=f"place-{place}")
    card = piece(f"digit-{digit}", 82, 114, colour=colour, key=f"card-{digit}")
    return button(
        f"pick place {place}",
        say("Take the {digit} back from the {place}", digit=digit, place=PLACE_NAMES[place]),
        card,
        label,
        key=f"place-{place}",
        class_="bare slot",
        data_drag=f"pick hold {digit}",
        data_drop=f"pick put {place}",
    )


def _outcome(view: State, look: Look) -> Node:
    """The sum, and whoever gets wet or shoved by it."""
    preview = foreseen(view, look)
    if preview is None:
        return node("div", node("p", _hint(look), class_="hint"), class_="outcome", key="outcome")
    return node(
        "div",
        sum_of(preview),
        *victims(preview, look),
        class_="outcome",
        key="outcome",
    )


def _caution(view: State, look: Look) -> tuple[Node, ...]:
    preview = foreseen(view, look)
    return (caution(preview),) if preview else ()


def _hint(look: Look) -> Message:
    if places(look) == NOTHING:
        return say("Tap the cards for your number")
    return say("Fill the empty place")


def sum_of(preview: Preview) -> Node:
    """The arithmetic of the dyke: where it stands, plus the number, is where it comes to."""
    text = f"{preview.start} + {preview.scope} = {preview.landing}"
    return node("b", text, class_="sum", key="sum")


def victims(preview: Preview, look: Look) -> tuple[Node, ...]:
    """Small pictures of the sheep it happens to, and the lifesaver it costs."""
    seats = dict.fromkeys(event.seat for event in preview.events if isinstance(event, Shoved | Out))
    falling = tuple(
        piece("sheep-fall", 128, 120, colour=look.people[seat].colour, class_="victim", key=f"victim-{seat}")
        for seat in seats
    )
    price = (piece("lifebelt", 64, 64, class_="price", key="price"),) if preview.splash else ()
    return (*falling, *price)


def caution(preview: Preview) -> Node:
    """What would happen in words, or a warning, which forbids nothing."""
    words = warning(preview)
    if words is None:
        return node("p", outcome(preview), class_="in-words", key="caution")
    classes = "in-words caution" + (" serious" if preview.out else "")
    return node("p", words, class_=classes, key="caution")


def _action(view: State, look: Look) -> Node:
    move = move_in(look)
    if not move:
        return node("span", say("Lay down"), class_="act-to-come", aria_hidden="true", key="action")
    visible = say("Lay down {number}", number=move.partition(" ")[2])
    return button(f"play {move}", describe(view, look.seat, move), visible, key="action", class_="act")
