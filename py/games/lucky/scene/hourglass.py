"""How much is left of a turn: sand in the glass, or three wooden tokens where no glass is used."""

from __future__ import annotations

from games.contract import Look
from games.lucky.rules.state import MOST_SWAPS, NO_HOURGLASS, State, swaps_left
from games.lucky.scene.beat import at_it
from games.lucky.words import explaining
from games.message import say, say_many
from games.picture import Node, node, piece

HURRY = 10
"""So few seconds are shown in another colour, and larger."""


def hourglass(view: State, look: Look) -> Node:
    """The glass or the tokens."""
    return _tokens(view, look) if view.clock == NO_HOURGLASS else _glass(view, look)


def _glass(view: State, look: Look) -> Node:
    """Sand by the second. In a pause the glass lies on its side; between turns all sand is below."""
    if look.covered:
        return node(
            "div",
            piece("hourglass-lying", class_="glass lying", key="glass-lying"),
            piece("head-sleep", colour=look.people[view.active].colour, class_="sleeper"),
            node("span", piece("i-pause"), say("Paused"), class_="paused"),
            class_="panel still",
            data_explain=explaining.PAUSED,
            key="panel-glass",
        )
    if look.seconds is None:
        return node(
            "div",
            piece("hourglass", class_="glass resting", key="glass-resting", style="--sand-left:0"),
            class_="panel",
            role="img",
            aria_label=say("The hourglass is resting"),
            data_explain=explaining.GLASS,
            key="panel-glass",
        )
    return _running(look.seconds, view.clock * look.times_sand)


def _running(seconds: int, whole: int) -> Node:
    """A glass in which sand runs. From one picture to the next the page lets it run by itself: each second
    it sets `--sand-left` on this node and writes the number, and nothing else changes."""
    turned = "glass running just-turned" if seconds == whole else "glass running"
    return node(
        "div",
        # Another glass than a resting one, so that it is turned and its sand never climbs.
        piece("hourglass", class_=turned, key="glass"),
        node("b", str(seconds), class_="seconds", data_sand_number=True, key="seconds"),
        class_="panel sand",
        style=f"--sand-left:{seconds / whole:.4g};--hurry:{HURRY / whole:.4g}",
        data_sand_left=seconds,
        data_sand_whole=whole,
        role="timer",
        aria_label=say("Seconds left"),
        data_explain=explaining.GLASS,
        key="panel-sand",
    )


def _tokens(view: State, look: Look) -> Node:
    """Three swaps, turned over one by one as they are used; laid out anew when the next turn begins."""
    swapping = view.question == "swap" and at_it(view, look) == view.active
    left = swaps_left(view) if swapping else 0
    return node(
        "div",
        *(
            piece(
                "swap-token" if number < left else "swap-token-spent",
                class_="token",
                key=f"token-{number}",
            )
            for number in range(MOST_SWAPS)
        ),
        node("span", say_many("{count} swap left", "{count} swaps left", left), class_="left"),
        class_="panel tokens",
        data_explain=explaining.TOKENS,
        key="panel-tokens",
    )
