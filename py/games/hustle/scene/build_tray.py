"""Building the dyke before the race: both boards, each with its four ways to lie."""

from __future__ import annotations

from games.contract import Look
from games.hustle.rules.boards import DYKES, LAYINGS, Dyke
from games.hustle.rules.state import State
from games.hustle.scene.laying_buttons import standing, way_button, ways
from games.hustle.words import describe
from games.message import say
from games.picture import Child, button, piece

Picked = Dyke
"""The dyke that has been put together so far."""

USUAL = next(iter(DYKES.values()))


def touch(_view: State, _look: Look, thing: str) -> Picked | None:
    return DYKES.get(thing.removeprefix("dyke "))


def dyke_as_built(_view: State, look: Look) -> Dyke:
    return USUAL if look.picked is None else look.picked


def tray(view: State, look: Look) -> tuple[Child, ...]:
    """For each of the two places the four ways, between them what swaps the boards."""
    first, second = dyke_as_built(view, look)
    stands = standing(look)
    move = f"build {first.text} {second.text}"
    return (
        ways(
            say("The first board"),
            "first",
            tuple(
                way_button(f"dyke {way.text} {second.text}", way, way == first, stands)
                for way in LAYINGS[first.face[0]]
            ),
        ),
        button(
            f"pick dyke {second.text} {first.text}",
            say("Swap the two boards"),
            piece("hustle-swap", class_="swap-arrows"),
            key="swap",
            class_="icon swap",
        ),
        ways(
            say("The second board"),
            "second",
            tuple(
                way_button(f"dyke {first.text} {way.text}", way, way == second, stands)
                for way in LAYINGS[second.face[0]]
            ),
        ),
        button(
            f"play {move}",
            describe(view, look.seat, move),
            say("Build the dyke"),
            key="action",
            class_="act",
        ),
    )
