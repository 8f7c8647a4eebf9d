"""Who led when: a line for everybody over the whole match, and the same in words."""

from __future__ import annotations

from itertools import pairwise

from app.afterwards.account import Account, course_of
from app.parts import face
from bots.finished_match import WHOLE
from games.message import Message, Seat, as_it_is, say, say_many
from games.picture import Node, node

WIDTH, HEIGHT = 960, 300
EDGE = 14

LABELS = ((100, 0.0), (50, 0.5), (0, 1.0))


def chart(account: Account) -> Node:
    """The drawing, with what it shows as its name; below it, whose line is whose."""
    people = account.match.people
    rows = course_of(account)
    lines = [
        part
        for seat, person in enumerate(people)
        for part in _line(account, [(at, parts[seat]) for at, parts in rows], person.colour, seat)
    ]
    drawing = node(
        "svg",
        *(_rule(part) for _, part in LABELS),
        *lines,
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        preserveAspectRatio="none",
        role="img",
        aria_label=who_led(account)[0] if account.is_done else say("Who was ahead"),
        class_="led-chart",
        key="chart",
    )
    scale = node(
        "div",
        *(node("span", as_it_is(f"{number}")) for number, _ in LABELS),
        class_="led-scale",
        aria_hidden="true",
        key="scale",
    )
    names = node(
        "ul",
        *(
            node(
                "li",
                face(person),
                _sample(person.colour),
                node("span", person.name),
                class_=f"seat-{person.colour}",
                key=f"name-{seat}",
            )
            for seat, person in enumerate(people)
        ),
        class_="led-names",
        key="names",
    )
    return node(
        "div", node("div", scale, drawing, class_="led-frame", key="frame"), names, class_="led", key="led"
    )


def _rule(part: float) -> Node:
    y = EDGE + part * (HEIGHT - 2 * EDGE)
    return node("line", x1=0, x2=WIDTH, y1=round(y), y2=round(y), class_="led-rule", key=f"rule-{part}")


def _line(account: Account, points: list[tuple[int, int]], colour: int, seat: int) -> tuple[Node, ...]:
    """An outline, and on it the seat's colour in dashes of its own."""
    if not points:
        return ()
    length = max(1, account.match.length)
    way = "L".join(
        f"{at * WIDTH / length:.0f} {EDGE + (1 - part / WHOLE) * (HEIGHT - 2 * EDGE):.0f}"
        for at, part in points
    )
    return (
        node("path", d=f"M{way}", class_="led-under", key=f"under-{seat}"),
        node("path", d=f"M{way}", class_=f"led-line dash-{colour} seat-{colour}", key=f"line-{seat}"),
    )


def _sample(colour: int) -> Node:
    """A piece of the line."""
    way = "M2 8H46"
    return node(
        "svg",
        node("path", d=way, class_="led-under"),
        node("path", d=way, class_=f"led-line dash-{colour} seat-{colour}"),
        viewBox="0 0 48 16",
        class_="led-sample",
        aria_hidden="true",
    )


def who_led(account: Account) -> tuple[Message, ...]:
    """For how long each was ahead of all others, the longest first; then when the lead changed for good."""
    rows = course_of(account)
    seats = range(len(account.match.sitters))
    led = [0] * len(seats)
    changes, last = 0, -1
    for (at, parts), (following, _) in pairwise(rows):
        most = max(parts)
        first = [seat for seat in seats if parts[seat] == most]
        if len(first) == 1:
            led[first[0]] += following - at
            changes += last not in (-1, first[0])
            last = first[0]
    length = max(1, account.match.length)
    order = sorted((seat for seat in seats if led[seat]), key=lambda seat: -led[seat])
    told = [
        say_many(
            "{player} was ahead for {count} of {most} moves.",
            "{player} was ahead for {count} of {most} moves.",
            led[seat],
            player=Seat(seat),
            most=length,
        )
        for seat in order
    ]
    told.append(
        say_many("The lead changed {count} time.", "The lead changed {count} times.", changes)
        if changes
        else say("The lead never changed.")
    )
    return tuple(told)
