"""Luck against skill: for everybody, what made the result, in numbers that add up."""

from __future__ import annotations

from app.afterwards.account import Account, Sum, honesty, in_hundredths, sums
from app.parts import face
from bots.finished_match import DEALS, WORLDS
from games.message import Message, Seat, as_it_is, figure, say, say_many
from games.picture import Node, node, piece

LABELS = (
    (say("Start"), "i-go"),
    (say("Luck"), "star"),
    (say("Own choices"), "i-hand"),
    (say("The others"), "i-person"),
    (say("Not foreseen"), "i-eye"),
    (say("End"), "i-check"),
)
"""In the order of `Sum`."""


def shares(account: Account) -> tuple[Node, ...]:
    """A row for everybody, and how it is meant."""
    rows = [in_hundredths(whole) for whole in sums(account)]
    people = account.match.people
    listed = (
        node(
            "li",
            node("h4", face(people[seat]), node("span", people[seat].name)),
            node("ul", *_parts(row), class_="made-parts"),
            class_=f"made seat-{people[seat].colour}",
            key=f"made-{seat}",
        )
        for seat, row in enumerate(rows)
    )
    return (
        node("ul", *listed, class_="made-list", key="rows"),
        *(node("p", line, class_="soft", key=f"meant-{at}") for at, line in enumerate(explained(account))),
    )


def _parts(row: Sum) -> tuple[Node, ...]:
    last = len(row) - 1
    return tuple(
        node(
            "li",
            piece(symbol),
            node("span", label),
            node("b", as_it_is(_signed(part, place in (0, last)))),
            class_="made-end" if place == last else "made-part",
            key=f"part-{place}",
        )
        for place, (part, (label, symbol)) in enumerate(zip(row, LABELS, strict=True))
    )


def _signed(part: int, plain: bool) -> str:
    """With its sign: one sees what is added."""
    return f"+{part}" if part > 0 and not plain else figure(part)


MUCH = 20
"""Whoever misses so many of 100 owes people a reason."""


def explained(account: Account) -> tuple[Message, ...]:
    """That it is an estimate, how far it was off, and what it was made from."""
    told = honesty(account)
    lines = [
        say("All numbers are parts of 100 of the win, and each row adds up."),
        say(
            "They are the old shepherd’s estimate. In this game it was off by {off} of 100 on average: "
            "that is “Not foreseen”.",
            off=told.missed,
        ),
    ]
    if told.missed >= MUCH:
        lines.append(
            say(
                "That’s a lot: so much was hidden or still to come "
                "that even the old shepherd could only guess."
            )
        )
    if told.deals:
        lines.append(
            say_many(
                "Nobody can try every deal: {count} was held against {deals} others.",
                "Nobody can try every deal: {count} were held against {deals} others each.",
                told.deals,
                deals=DEALS,
            )
        )
    if told.choices:
        lines.append(
            say_many(
                "Nobody can see everything: {count} choice was tried in {worlds} made-up games.",
                "Nobody can see everything: {count} choices were tried in {worlds} made-up games each.",
                told.choices,
                worlds=WORLDS,
            )
        )
    if told.doubt:
        lines.append(
            say("Tried again, luck and choices might come out {doubt} higher or lower.", doubt=told.doubt)
        )
    return tuple(lines)


def heard(account: Account) -> tuple[Message, ...]:
    """The rows as sentences, and how they are meant."""
    rows = tuple(
        say(
            "{player}: {before} at the start, luck {luck}, own choices {choices}, the others {rivals}, "
            "not foreseen {missed}; in the end {after}.",
            player=Seat(seat),
            before=row.start,
            luck=_signed(row.luck, False),
            choices=_signed(row.choices, False),
            rivals=_signed(row.rivals, False),
            missed=_signed(row.missed, False),
            after=row.end,
        )
        for seat, row in enumerate(map(in_hundredths, sums(account)))
    )
    return (*rows, *explained(account))
