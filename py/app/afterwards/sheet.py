"""The sheet after a match: prizes first, then how it went; and at the end, whether the dice were fair."""

from __future__ import annotations

from app.afterwards.account import Account
from app.afterwards.chart import chart, who_led
from app.afterwards.prizes import Prize, prizes
from app.afterwards.shares import heard, shares
from app.afterwards.turning import TurningPoint, turning_points
from app.glimpse import glimpse
from app.learning.log import dice_lines
from app.parts import face, icon, sheet
from app.results import STORY
from app.trouble import report_button
from games.message import Message, Seat, called, say
from games.picture import Child, Node, button, node, piece
from table.match import Match


def afterwards_sheet(account: Account) -> Node:
    """All of it; what is still being thought about says so."""
    return sheet(
        STORY,
        node("section", _headed(say("Prizes"), "prizes"), _prizes(account.match), key="prizes"),
        *_thought_about(account),
        *_dice(account.match),
        name="after",
    )


def _headed(words: Message, what: str) -> Node:
    """A heading, and beside it the way to hear what stands below."""
    listen = say("Read aloud: {what}", what=words)
    return node(
        "div",
        node("h3", words),
        button(f"after read {what}", listen, icon("say"), key=f"read-{what}", class_="icon", title=listen),
        class_="after-head",
        key=f"head-{what}",
    )


# Prizes


def _prizes(match: Match) -> Node:
    return node("ul", *(_prize(match, prize) for prize in prizes(match)), class_="prizes", key="list")


def _prize(match: Match, prize: Prize) -> Node:
    person = match.people[prize.seat]
    drawn = piece(prize.drawn.symbol, colour=prize.drawn.colour or person.colour, class_="prize-drawn")
    return node(
        "li",
        drawn,
        node("span", node("b", person.name), node("span", prize.line), class_="prize-words"),
        face(person, "glee"),
        class_=f"prize seat-{person.colour}",
        key=f"prize-{prize.seat}-{prize.key}",
    )


def prize_lines(match: Match) -> tuple[Message, ...]:
    """The prizes, to be heard."""
    return tuple(say("{player}: {line}", player=Seat(prize.seat), line=prize.line) for prize in prizes(match))


# What is thought about


def _thought_about(account: Account) -> tuple[Node, ...]:
    ahead = node(
        "section",
        _headed(say("Who was ahead"), "led"),
        *_progress(account),
        chart(account),
        *(node("p", line, key=f"led-{number}") for number, line in enumerate(_led(account))),
        key="led",
    )
    if not account.is_done:
        return (ahead,)
    return (
        ahead,
        node("section", _headed(say("The turning points"), "turns"), *_turns(account), key="turns"),
        node("section", _headed(say("Luck and choices"), "made"), *shares(account), key="made"),
    )


def _led(account: Account) -> tuple[Message, ...]:
    return who_led(account) if account.is_done else ()


def _progress(account: Account) -> tuple[Node, ...]:
    """How far the old shepherd has come."""
    if account.is_done:
        return ()
    if account.failed:
        return (node("p", say("This couldn’t be worked out here."), key="failed"), report_button())
    words = say("The old shepherd is going through the game.")
    bar = node("progress", value=len(account.spans), max=max(1, account.whole), aria_label=words, key="bar")
    return (node("div", node("p", words), bar, class_="after-progress", key="progress"),)


def _turns(account: Account) -> tuple[Node, ...]:
    points = turning_points(account)
    if not points:
        return (node("p", say("There was no single moment that decided it."), key="none"),)
    rows = (_turn(account.match, point) for point in points)
    return (node("ol", *rows, class_="turns", key="turns"),)


def _turn(match: Match, point: TurningPoint) -> Node:
    """A small board, what happened and what it meant; a tap leads there."""
    names = match.names
    told: tuple[Child, ...] = () if point.told is None else (node("b", called(point.told, names)),)
    words = say("Move {number}: look at this moment", number=point.at)
    return node(
        "li",
        button(
            f"after moment {point.at}",
            words,
            node("span", glimpse(match.cut(point.at)), class_="saved-picture"),
            node("span", *told, node("span", called(point.why, names)), class_="turn-words"),
            key=f"turn-{point.at}",
            class_=f"turn seat-{match.people[point.seat].colour}",
        ),
        key=f"row-{point.at}",
    )


def turn_lines(account: Account) -> tuple[Message, ...]:
    """The turning points, to be heard."""
    return tuple(
        line for point in turning_points(account) for line in (point.told, point.why) if line is not None
    )


# The dice


def _dice(match: Match) -> tuple[Node, ...]:
    lines = dice_lines(match)
    if not lines:
        return ()
    told = (node("p", line, class_="soft dice", key=f"dice-{number}") for number, line in enumerate(lines))
    return (node("section", _headed(say("The dice"), "dice"), *told, key="dice"),)


def lines_of(account: Account, what: str) -> tuple[Message, ...]:
    """What is read aloud of a part."""
    match what:
        case "prizes":
            return prize_lines(account.match)
        case "led":
            return _led(account)
        case "turns" if account.is_done:
            return turn_lines(account) or (say("There was no single moment that decided it."),)
        case "made" if account.is_done:
            return heard(account)
        case "dice":
            return dice_lines(account.match)[:2]
    return ()
