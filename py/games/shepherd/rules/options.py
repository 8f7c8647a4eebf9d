"""What a family may choose before a match of The Shepherd."""

from __future__ import annotations

from games.contract import Choice, KitSymbol, Option
from games.message import say

DAYS = (12, 16, 20, 24)

OPTIONS: tuple[Option, ...] = (
    Option(
        "game",
        say("Which game?"),
        (
            Choice("basic", say("First game")),
            Choice("tactical", say("Clever game: the dog walks and sheep push")),
        ),
        drawn=KitSymbol("dog"),
    ),
    Option(
        "track",
        say("How long is the day?"),
        tuple(Choice(str(steps), say("{number} steps of the sun", number=steps)) for steps in DAYS),
        drawn=KitSymbol("sun"),
    ),
    Option(
        "worms",
        say("Worms"),
        (
            Choice("shown", say("Eyes open: worms stay on the meadow")),
            Choice("blind", say("Eyes shut: worms cost cards at the end")),
        ),
        unless={"game": "tactical"},
        drawn=KitSymbol("worm"),
    ),
)
