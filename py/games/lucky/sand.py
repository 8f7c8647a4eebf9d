"""How much is left of a turn: sand in the glass, or three wooden tokens where no glass is used."""

from __future__ import annotations

from functools import cache

from games.contract import Look
from games.lucky import explaining
from games.lucky.state import MOST_EXCHANGES, NO_HOURGLASS, State, exchanges_left
from games.message import say, say_many
from games.picture import Node, node, piece

HURRY = 10
"""So few seconds are shown in another colour, and larger."""


def sand(view: State, look: Look) -> Node:
    """The glass or the tokens."""
    return _tokens(view) if view.clock == NO_HOURGLASS else _glass(view, look)


def _glass(view: State, look: Look) -> Node:
    """Sand by the second. In a pause the glass lies on its side; between turns all sand is below."""
    if look.covered:
        return node(
            "div",
            piece("hourglass-lying", 168, 100, class_="glass lying", key="glass-lying"),
            piece("head-sleep", 68, 70, colour=look.people[view.active].colour, class_="sleeper"),
            node("span", piece("i-pause", 48, 48), say("Paused"), class_="paused"),
            class_="panel still",
            data_explain=explaining.PAUSED,
            key="panel-glass",
        )
    if look.seconds is None:
        return node(
            "div",
            _sandglass("glass-resting", "glass resting", 0, view.clock),
            class_="panel",
            role="img",
            aria_label=say("The hourglass rests"),
            data_explain=explaining.GLASS,
            key="panel-glass",
        )
    seconds = look.seconds
    turned = "just-turned" if seconds == view.clock else ""
    # A running glass is another one than a resting one, so that it is turned and its sand never climbs.
    return node(
        "div",
        _sandglass("glass", f"glass running {turned}".rstrip(), seconds, view.clock),
        node("b", str(seconds), class_="seconds hurry" if seconds <= HURRY else "seconds"),
        class_="panel",
        role="img",
        aria_label=say_many("{count} second left", "{count} seconds left", seconds),
        data_explain=explaining.GLASS,
        key="panel-glass",
    )


@cache
def _sandglass(key: str, classes: str, seconds: int, clock: int) -> Node:
    style = f"--sand-left:{seconds / clock:.4g}"
    return piece("hourglass", 100, 160, class_=classes, key=key, style=style)


def _tokens(view: State) -> Node:
    """Three exchanges, turned over one by one as they are used."""
    left = exchanges_left(view) if view.stage == "exchange" else 0
    return node(
        "div",
        *(
            piece(
                "swap-token" if number < left else "swap-token-spent",
                64,
                64,
                class_="token",
                key=f"token-{number}",
            )
            for number in range(MOST_EXCHANGES)
        ),
        node("span", say_many("{count} swap left", "{count} swaps left", left), class_="left"),
        class_="panel tokens",
        data_explain=explaining.TOKENS,
        key="panel-tokens",
    )
