"""The curtain: nothing secret is on the page until the one whose secret it is says "it's me".

When it comes is the table's affair (`table.update`).
"""

from __future__ import annotations

from collections.abc import Sequence

from app.parts import act, icon, tool
from games.contract import Person
from games.message import Seat, say
from games.picture import Node, node, piece


def curtain_picture(people: Sequence[Person], seat: int) -> Node:
    """The beach hut with its curtain drawn, asking for one person by name and by picture."""
    person = people[seat]
    others = tuple(
        piece(
            ("sheep-back", "sheep-hide", "sheep-peep")[place % 3],
            colour=other.colour,
            class_=f"onlooker onlooker-{place}",
            key=f"onlooker-{place}",
        )
        for place, other in enumerate(other for other in people if other is not person)
    )
    scene = node(
        "div",
        piece("scene-beach", class_="backdrop", preserveAspectRatio="xMidYMin slice"),
        node(
            "div",
            piece("hut", class_="hut"),
            piece("sheep-wink", colour=person.colour, class_="waiting"),
            piece("hut-curtain", colour=person.colour, class_="hut drapes"),
            class_="hut-box",
        ),
        *others,
        class_="scene",
        aria_hidden="true",
        key="scene",
    )
    panel = node(
        "section",
        node("p", say("Everybody else looks out to sea."), class_="soft"),
        node("h1", say("Pass the tablet to {name}", name=Seat(seat)), tabindex="-1", data_start=True),
        act(
            f"curtain {seat}",
            say("I’m {name}. Nobody’s peeking.", name=Seat(seat)),
            icon("eye"),
            say("I’m {name}. Nobody’s peeking.", name=Seat(seat)),
        ),
        class_="panel",
        key="panel",
    )
    return node(
        "div",
        scene,
        tool("app home", say("All games"), "home", "home"),
        panel,
        class_="room curtain",
        key=f"curtain-{seat}",
    )
