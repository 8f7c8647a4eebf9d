"""What a family may choose before a match."""

from __future__ import annotations

from typing import NamedTuple

from games.contract import FIRST, Choice, KitSymbol, Option, Options
from games.message import say

OPTIONS: tuple[Option, ...] = (
    Option(
        "layout",
        say("The dyke"),
        (
            Choice("chance", say("Luck builds it")),
            Choice("chosen", say("Whoever goes first builds it")),
        ),
        unless={"calm": "yes"},
        unoffered="chosen",
        drawn=KitSymbol("lighthouse"),
    ),
    Option(
        "rainy",
        say("Rainy season"),
        (
            Choice("no", say("No rain")),
            Choice("yes", say("Whoever lays a board may flood up to two squares")),
        ),
        unless={"calm": "yes"},
        drawn=KitSymbol("cloud"),
    ),
    Option(
        "calm",
        say("Calm sea"),
        (
            Choice("no", say("Players choose how the boards go")),
            Choice("yes", say("For learning: the boards look after themselves")),
        ),
        drawn=KitSymbol("boat"),
    ),
)


class Variant(NamedTuple):
    """The options, in the form the rules ask for them."""

    first: int | None
    """The seat that goes first; None: luck picks it."""
    chosen_layout: bool
    rainy: bool
    calm: bool


def variant(options: Options) -> Variant:
    first = options[FIRST]
    return Variant(
        first=None if first == "drawn" else int(first) - 1,
        chosen_layout=options["layout"] == "chosen",
        rainy=options["rainy"] == "yes",
        calm=options["calm"] == "yes",
    )
