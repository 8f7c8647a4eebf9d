"""What a seat ended with, laid open on the results page: the jar and what was laid aside."""

from __future__ import annotations

from games.message import Message, Place, figure, say
from games.nines.rules.ranking import PLUS, count
from games.nines.rules.state import State
from games.nines.words.names import tiles_listed
from games.picture import Child, Node, node, piece


def tally(view: State, seat: int) -> Child:
    """What a seat ended with, laid open tile by tile."""
    player = view.players[seat]
    counted = count(view, seat)
    plus = PLUS * (counted.animals + counted.numbers)
    inside = say("Nothing in the jar")
    if player.pile:
        inside = say("In the jar, five points each: {tiles}", tiles=_named(view, player.pile))
    heaps = [_heap(view, _nines(view, player.pile), f"+{plus}", inside, "plus")]
    if player.minus:
        aside = say("Put aside, minus what they show: {tiles}", tiles=_named(view, player.minus))
        heaps.append(_heap(view, [player.minus], figure(-counted.minus), aside, "minus"))
    return node("div", *heaps, class_="in-tally")


def _named(view: State, tiles: tuple[int, ...]) -> Place:
    return tiles_listed([view.faces[tile] for tile in tiles])


def _heap(view: State, groups: list[tuple[int, ...]], worth: str, name: Message, kind: str) -> Node:
    shown = tuple(
        node(
            "span",
            *(piece(view.faces[tile], key=f"tally-{tile}") for tile in together),
            class_="nine",
            key=f"together-{together[0]}",
        )
        for together in groups
    )
    return node(
        "span",
        node("span", *shown, class_="tiles", role="img", aria_label=name),
        node("b", worth, class_=f"worth {kind}"),
        class_=f"heap {kind}",
    )


def _nines(view: State, pile: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The pile as it grew: numbers that made nine together, animals alone."""
    groups: list[tuple[int, ...]] = []
    held: tuple[int, ...] = ()
    for tile in pile:
        held = (*held, tile)
        if not view.numbers[tile] or sum(view.numbers[each] for each in held) == 9:
            groups.append(held)
            held = ()
    return groups
