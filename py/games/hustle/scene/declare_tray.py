"""Declaring clover pads: which ones are spent, one total change of the number, and what comes of it."""

from __future__ import annotations

from functools import cache

from games.contract import Look
from games.hustle.rules.events import RanBack
from games.hustle.rules.pads import KINDS, Declaration, most_change
from games.hustle.rules.preview import NumberPreview, foresee_declaration
from games.hustle.rules.state import State
from games.hustle.scene.choose_tray import FORETOLD, caution, sum_of, victims
from games.hustle.words import describe
from games.hustle.words.names import pad_name, pad_purpose, pad_symbol
from games.message import Message, say
from games.picture import Child, Node, button, node, piece

Picked = Declaration
"""The pads to be spent, in their order, and the change."""


def spoken(look: Look) -> Declaration:
    """What has been put together so far."""
    return look.picked if isinstance(look.picked, Declaration) else Declaration((), 0)


def limits(view: State, pads: tuple[str, ...]) -> tuple[int, int]:
    """How far these pads may change the number down and up: never below nothing."""
    most = most_change(pads)
    return max(-most, -view.scope), most


def touch(view: State, look: Look, thing: str) -> Picked | None:
    """Spending a pad, keeping it after all, or changing the total by a step."""
    word, _, what = thing.partition(" ")
    now = spoken(look)
    match word:
        case "spend" if what in KINDS and now.pads.count(what) < view.pads[look.seat].count(what):
            pads = tuple(sorted((*now.pads, what), key=KINDS.index))
            return _picked(view, pads, now.change + most_change((what,)))
        case "keep" if what in now.pads:
            left = list(now.pads)
            left.remove(what)
            return _picked(view, tuple(left), now.change)
        case "more":
            return _picked(view, now.pads, now.change + 1)
        case "less":
            return _picked(view, now.pads, now.change - 1)
    return None


def _picked(view: State, pads: tuple[str, ...], change: int) -> Picked:
    lowest, highest = limits(view, pads)
    return Declaration(pads, min(max(change, lowest), highest))


def move_in(look: Look) -> str:
    """The declaration as a move, if the rules allow it."""
    move = spoken(look).text
    return move if move in look.moves else ""


def foreseen(view: State, look: Look) -> NumberPreview | None:
    """What the number would do with these pads."""
    move = move_in(look)
    return foresee_declaration(view, look.seat, move) if move else None


def tray(view: State, look: Look) -> tuple[Child, ...]:
    """The revealed number and its change, the pads, and what would happen."""
    now = spoken(look)
    return (
        pad_row(*_buttons(view.pads[look.seat], now.pads)),
        _stepper(view, now),
        _outcome(view, look),
        _action(view, look),
    )


def pad_row(*pads: Node) -> Node:
    """Pads side by side: one stop of the Tab key."""
    return node(
        "div",
        *pads,
        class_="pad-row",
        role="group",
        aria_label=say("Clover pads"),
        data_roving=True,
        key="pads",
    )


def _buttons(pads: tuple[str, ...], spent: tuple[str, ...]) -> list[Node]:
    """Every pad; those to be spent are pressed. Of equal pads the first ones are."""
    shown: list[Node] = []
    for place, pad in enumerate(pads):
        number = pads[:place].count(pad)
        shown.append(_pad_button(pad, number, number < spent.count(pad)))
    return shown


@cache
def _pad_button(pad: str, number: int, spent: bool) -> Node:
    return button(
        f"pick {'keep' if spent else 'spend'} {pad}",
        say("Pad {pad}: {purpose}", pad=pad_name(pad), purpose=pad_purpose(pad)),
        *pad_drawing(pad),
        key=f"pad-{pad}-{number}",
        class_="pad-button" + (" spent" if spent else ""),
        aria_pressed="true" if spent else "false",
    )


@cache
def pad_drawing(pad: str) -> tuple[Node, ...]:
    """A pad as it lies on the table, with its number on it."""
    return (
        piece(pad_symbol(pad), key="drawing"),
        node("span", pad_name(pad), class_="pad-number", key="number"),
    )


def _stepper(view: State, now: Declaration) -> Node:
    """One total change, by steps of one, between the limits that the spent pads set."""
    lowest, highest = limits(view, now.pads)
    if lowest == highest == 0:
        return node("div", node("b", str(view.scope), class_="total"), class_="stepper", key="stepper")
    sign = "+" if now.change > 0 else "\N{MINUS SIGN}" if now.change < 0 else "\N{PLUS-MINUS SIGN}"
    return node(
        "div",
        _step("less", say("One less"), "i-minus", now.change <= lowest),
        node(
            "span",
            node("b", f"{view.scope} {sign} {abs(now.change)}", key="sum"),
            node("b", f"= {view.scope + now.change}", class_="total", key="total"),
            class_="sum-of-change",
            key="change",
        ),
        _step("more", say("One more"), "i-plus", now.change >= highest),
        class_="stepper",
        role="group",
        aria_label=say("Your number becomes {number}", number=view.scope + now.change),
        key="stepper",
    )


def _step(word: str, name: Message, symbol: str, off: bool) -> Node:
    off_now = "true" if off else "false"
    return button(f"pick {word}", name, piece(symbol), key=word, class_="icon step", aria_disabled=off_now)


def _outcome(view: State, look: Look) -> Node:
    preview = foreseen(view, look)
    if preview is None:
        hint = say("Your sheep can’t run back that far")
        return node("div", node("p", hint, class_="hint"), class_="outcome", key="outcome")
    return node(
        "div",
        sum_of(preview),
        *_sum_of_running_back(preview),
        *victims(preview, look),
        caution(preview),
        class_="outcome",
        key="outcome",
    )


def _sum_of_running_back(preview: NumberPreview) -> tuple[Node, ...]:
    """The second half of the way, which only a sheep runs that is still there."""
    return tuple(
        node("b", f"{run.start} \N{MINUS SIGN} {run.start - run.end} = {run.end}", class_="sum", key="back")
        for run in preview.told
        if isinstance(run, RanBack)
    )


def _action(view: State, look: Look) -> Node:
    move = move_in(look)
    if not move:
        return node("span", say("Use them"), class_="act-to-come", aria_hidden="true", key="action")
    pads = spoken(look).pads
    visible = say("Use {pads}", pads=", ".join(map(pad_name, pads))) if pads else say("Keep your pads")
    name = describe(view, look.seat, move)
    return button(f"play {move}", name, visible, key="action", class_="act", aria_describedby=FORETOLD)
