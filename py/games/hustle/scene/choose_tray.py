"""Choosing a number, as it is drawn: the hand of cards, the three places, and what the number would do."""

from __future__ import annotations

from functools import cache

from games.contract import Look
from games.hustle.rules.cards import DIGITS
from games.hustle.rules.events import Out, Shoved
from games.hustle.rules.preview import NumberPreview, foresee
from games.hustle.rules.state import State
from games.hustle.scene.card_places import FREE, NOTHING, move_in, picked
from games.hustle.words import describe, explaining
from games.hustle.words.outcomes import outcome, warning
from games.message import Message, say
from games.picture import Child, Node, button, node, piece

PLACE_NAMES = (say("hundreds"), say("tens"), say("ones"))

EMPTY = (say("Hundreds: empty"), say("Tens: empty"), say("Ones: empty"))


FORETOLD = "hustle-foretold"
"""What the button that plays a number is described by."""


def foreseen(view: State, look: Look) -> NumberPreview | None:
    """What the number in the places would do."""
    move = move_in(look)
    return foresee(view, look.seat, move.partition(" ")[2]) if move else None


def tray(view: State, look: Look) -> tuple[Child, ...]:
    """The cards, the places, and the number with what it comes to."""
    colour = look.people[look.seat].colour
    now, hand = picked(look), view.hands[look.seat]
    cards = tuple(
        _hand_card(digit, colour, bool(hand >> int(digit) & 1), digit in now.lying) for digit in DIGITS
    )
    slots = tuple(
        _slot(place, digit, colour, _wanted(now.lying, place), place == now.aim)
        for place, digit in enumerate(now.lying)
    )
    return (
        node(
            "div",
            *cards,
            class_="hand",
            role="group",
            aria_label=say("Your cards"),
            data_roving=True,
            data_drop="pick back 0",
            key="hand",
        ),
        node(
            "div",
            *slots,
            class_="places",
            role="group",
            aria_label=say("Your number"),
            data_roving=True,
            key="places",
        ),
        _outcome(view, look),
        _caution(view, look),
        _action(view, look),
    )


def _wanted(lying: str, place: int) -> bool:
    """An empty place that keeps the number from being one."""
    return lying[place] == FREE and lying[:place].strip(FREE) != ""


@cache
def _hand_card(digit: str, colour: int, here: bool, lies: bool) -> Node:
    """A card of the hand, or the hollow it has left. One that lies in a place keeps its button: touched again
    it comes back, and the keyboard's place is not lost."""
    key = f"card-{digit}"
    if not here:
        return node("span", class_="hollow gone", key=key)
    name = say("Card {digit}", digit=digit)
    if lies:
        return button(f"pick card {digit}", name, key=key, class_="bare digit hollow", aria_pressed="true")
    return button(
        f"pick card {digit}",
        name,
        piece(f"digit-{digit}", colour=colour, key="drawing"),
        key=key,
        class_="bare digit",
        aria_pressed="false",
        data_drag=f"pick hold {digit}",
    )


@cache
def _slot(place: int, digit: str, colour: int, wanted: bool, aimed: bool) -> Node:
    """One of the three places, with its card or empty."""
    return node(
        "span",
        _free(place, wanted, aimed) if digit == FREE else _taken(place, digit, colour),
        node("small", PLACE_NAMES[place], aria_hidden="true", key="label"),
        class_="slot",
        data_drop=f"pick put {place}",
        key=f"place-{place}",
    )


def _free(place: int, wanted: bool, aimed: bool) -> Node:
    """Touched, it gets the next card."""
    return button(
        f"pick place {place}",
        EMPTY[place],
        *((node("span", "?", aria_hidden="true", key="wanted"),) if wanted or aimed else ()),
        key="lying",
        class_="bare lying hollow" + (" wanted" if wanted or aimed else ""),
        aria_pressed="true" if aimed else "false",
    )


def _taken(place: int, digit: str, colour: int) -> Node:
    return button(
        f"pick place {place}",
        say("Take the {digit} back", digit=digit),
        piece(f"digit-{digit}", colour=colour, key=f"card-{digit}"),
        key="lying",
        class_="bare lying",
        data_drag=f"pick hold {digit}",
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


def _caution(view: State, look: Look) -> Node:
    """What the number would do; what it is compared for stays in sight where that leaves room."""
    preview = foreseen(view, look)
    if preview is None:
        return node("p", *WHAT_COUNTS, class_="in-words", key="caution")
    told = caution(preview)
    brief = warning(preview) is None and len(outcome(preview)) == 1
    return told._replace(children=(*told.children, *WHAT_COUNTS)) if brief else told


def what_it_does(sign: str, symbol: str) -> Node:
    """What the imp takes or the cherub brings, for whoever has not met them yet."""
    drawing = piece(symbol, key="drawing")
    return node("span", sign, drawing, class_="does", aria_hidden="true", key="does")


IMP_TAKES = what_it_does("\N{MINUS SIGN}", "lifebelt")
CHERUB_BRINGS = what_it_does("+", "pad-change")


def _counts(symbol: str, label: Message, does: Node, explained: Message) -> Node:
    """One of the two whom a number may bring."""
    drawing = piece(symbol, key="drawing")
    return node("span", drawing, label, does, class_="counts", data_explain=explained, key=f"counts-{symbol}")


WHAT_COUNTS = (
    _counts("imp", say("lowest"), IMP_TAKES, explaining.IMP),
    _counts("cherub", say("highest"), CHERUB_BRINGS, explaining.CHERUB),
)
"""What a number is compared for."""


def _hint(look: Look) -> Message:
    if picked(look).aim is not None:
        return say("Tap the card that goes there")
    if picked(look).lying == NOTHING:
        return say("Tap cards to make your number")
    return say("Fill the gap")


def sum_of(preview: NumberPreview) -> Node:
    """The arithmetic of the dyke: where it stands, plus the number, is where it comes to."""
    text = f"{preview.start} + {preview.scope} = {preview.landing}"
    return node("b", text, class_="sum", key="sum")


def victims(preview: NumberPreview, look: Look) -> tuple[Node, ...]:
    """Small pictures of the sheep it happens to, and the lifesavers it costs."""
    seats = dict.fromkeys(event.seat for event in preview.events if isinstance(event, Shoved | Out))
    falling = tuple(
        piece("sheep-fall", colour=look.people[seat].colour, class_="victim", key=f"victim-{seat}")
        for seat in seats
    )
    price = (piece("lifebelt", class_="price", key=f"price-{place}") for place in range(preview.paid))
    return (*falling, *price)


def caution(preview: NumberPreview) -> Node:
    """What would happen in words; where a warning takes their place, which forbids nothing, only the ear
    still gets them."""
    words = warning(preview)
    told = tuple(node("span", each, " ", key=f"{place}") for place, each in enumerate(outcome(preview)))
    if words is None:
        return node("p", *told, class_="in-words", id=FORETOLD, key="caution")
    classes = "in-words caution" + (" serious" if preview.out else "")
    heard = node("span", *told, class_="vh", key="heard")
    return node("p", heard, words, class_=classes, id=FORETOLD, key="caution")


def _action(view: State, look: Look) -> Node:
    move = move_in(look)
    if not move:
        return node("span", say("Play"), class_="act-to-come", aria_hidden="true", key="action")
    name = describe(view, look.seat, move)
    return button(f"play {move}", name, name, key="action", class_="act", aria_describedby=FORETOLD)
