"""What a sheep may be best at in the race."""

from __future__ import annotations

from games.awards import Award, of_kind
from games.contract import KitSymbol
from games.message import say_many
from games.template.rules import Walked

AWARDS = (
    Award(
        "leap",
        KitSymbol("sheep-run"),
        of_kind(Walked, lambda event: int(event.goal - event.start)),
        lambda count: say_many("Longest leap: {count} step", "Longest leap: {count} steps", count),
        by="most",
    ),
)
