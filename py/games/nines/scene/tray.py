"""The tray: the die, the numbers in front of a player, the jar, the minus pile and the one next action."""

from __future__ import annotations

from games.contract import Look
from games.message import Seat, figure, say
from games.nines.rules import events
from games.nines.rules.ranking import PLUS, count
from games.nines.rules.state import State
from games.nines.scene.belongings import counting, flying_in, jar_in_tray, owner
from games.nines.scene.questions import QUESTIONS, asked
from games.nines.scene.sums import as_it_stands, that_leave, with_wishes
from games.nines.scene.traces import Gain, flashing_sum, gain, leaving
from games.nines.words import explaining
from games.nines.words.names import tiles_listed
from games.picture import Node, button, node, piece


def tray(state: State, look: Look) -> Node:
    """All of it, from left to right: the die, the sum, what is gathered, what to do."""
    seat = owner(state, look)
    return node(
        "div",
        _die(state, look),
        _sum(state, look, seat),
        _gathered(state, look, seat),
        node("div", *asked(state, look).action(state, look), class_="todo", key="todo"),
        *flashing_sum(look),
        class_="in-tray",
    )


def _die(state: State, look: Look) -> Node:
    face = piece(f"die-{state.roll or 6}", key="die")
    if look.throws:
        return button("app throw", say("Roll the die"), face, key="dice", class_="dice")
    label = say("The die shows {number}", number=state.roll) if state.roll else say("The die")
    return node(
        "span", face, key="dice", class_="dice", role="img", aria_label=label, data_explain=explaining.DIE
    )


COMES_OR_GOES = (events.Took, events.TookCactus, events.MadeNine, events.Discarded, events.LeftOver)
"""While one of these is told, the sum is written as it stands, without what might become of it."""


def _sum(state: State, look: Look, seat: int) -> Node:
    """The numbers in front and how they could become nine."""
    if not state.players:
        return node("div", class_="sum", key="sum")
    front = state.players[seat].front
    question = QUESTIONS.get(state.question)
    if question and seat == state.seat and not look.telling:
        changed = question.sum(state, look)
        if changed is not None:
            return changed
    event = look.event
    told = isinstance(event, COMES_OR_GOES) and event.seat == seat
    gone = leaving(look, seat)
    parts = [*that_leave(state, gone), *as_it_stands(state, front)] if told else with_wishes(state, front)
    label = say("{player} has no numbers waiting", player=Seat(seat))
    if front:
        numbers = tiles_listed([state.faces[tile] for tile in front])
        label = say("Waiting for {player}: {numbers}", player=Seat(seat), numbers=numbers)
    return node("div", *parts, class_="sum", role="img", aria_label=label, key="sum")


def _gathered(state: State, look: Look, seat: int) -> Node:
    """The jar with the points so far, and the minus pile."""
    if not state.players:
        return node("div", class_="gathered", key="gathered")
    counted, new = count(state, seat), gain(state, look, seat)
    plus = PLUS * (counted.animals + counted.numbers)
    jar = node(
        "div",
        piece("nine-jar", class_="glass", key="jar"),
        node(
            "span",
            *counting("jar", str(plus), str(plus - new.jar) if new.jar else ""),
            say("in the jar"),
            class_="much",
            key="jar-much",
        ),
        *(flying_in(state, look, seat) if jar_in_tray(state, look, seat) else ()),
        class_="jar",
        data_explain=explaining.JAR,
        key="jar-box",
    )
    aside = (_aside(state, seat, counted.minus, new),) if state.players[seat].minus else ()
    return node("div", jar, *aside, class_="gathered", key="gathered")


def _aside(state: State, seat: int, costs: int, new: Gain) -> Node:
    """The last of the numbers put aside, and what they all cost."""
    pile = tuple(
        node("span", piece(state.faces[tile]), class_="aside", key=f"minus-{tile}")
        for tile in state.players[seat].minus[-4:]
    )
    return node(
        "div",
        node("span", *pile, class_="pile", key="minus-pile"),
        node(
            "span",
            *counting("aside", figure(-costs), figure(new.aside - costs) if new.aside else ""),
            say("put aside"),
            class_="much",
            key="aside-much",
        ),
        class_="laid-aside",
        data_explain=explaining.ASIDE,
        key="aside-box",
    )
