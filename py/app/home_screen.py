"""How Paddock gets on the home screen of this tablet, in pictures."""

from __future__ import annotations

from itertools import starmap

from app.notices import step
from app.parts import act, icon, sheet
from games.message import say
from games.picture import Node, button, node

STEPS = {
    "apple": (
        ("share", say("Tap Share, the square with an arrow, in Safari’s bar.")),
        ("add", say("Choose “Add to Home Screen”.")),
        ("check", say("Tap “Add”. Now Paddock’s sheep lives among your apps.")),
    ),
    "menu": (
        ("dots", say("Open your browser’s menu.")),
        ("add", say("Choose “Add to Home screen” or “Install”.")),
        ("check", say("Say yes. Now Paddock’s sheep lives among your apps.")),
    ),
}
"""What to do where the browser has no button for it, by the way it has."""

WHY = say(
    "Opened from there, Paddock fills the whole screen, plays without the internet "
    "and keeps your games safer."
)


OWN_SHELF = ("apple",)
"""Ways to an installed Paddock that knows nothing of the one in the browser."""

STAYS_BEHIND = say("Your games stay here in Safari: Paddock on the home screen starts with an empty shelf.")


def home_screen_sheet(way: str, games: bool = False) -> Node:
    """The explanation for one way (`stage.home_screen.Way`).

    Where the installed Paddock has a shelf of its own, the games that lie here are offered to come along."""
    steps = node("ol", *starmap(step, STEPS.get(way, ())), class_="steps-list")
    add = act("app add", say("Add Paddock")) if way == "ask" else None
    words = say("Take everything along first")
    first = (
        node("p", STAYS_BEHIND, key="stays"),
        button("share carry", words, icon("share"), words, key="carry"),
    )
    return sheet(
        say("Paddock on your home screen"),
        node("p", WHY),
        *(first if games and way in OWN_SHELF else ()),
        *((steps,) if way in STEPS else ()),
        name="home-screen",
        action=add,
    )
