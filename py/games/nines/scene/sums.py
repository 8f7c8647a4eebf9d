"""The numbers in front of a player, written as a sum, and what would make it nine."""

from __future__ import annotations

from typing import NamedTuple

from games.nines.rules.ranking import PLUS
from games.nines.rules.settling import nine
from games.nines.rules.state import State
from games.nines.words import explaining
from games.picture import Node, node, piece


class Wish(NamedTuple):
    """A number that would make nine with some of those in front."""

    uses: tuple[int, ...]
    number: int

    @property
    def gain(self) -> int:
        return PLUS * (len(self.uses) + 1)


def wishes(state: State, front: tuple[int, ...]) -> tuple[Wish, ...]:
    """Every number that would make nine, the most points first; each number once."""
    sets = [front] if len(front) > 1 else []
    sets += [(tile,) for tile in front]
    found: dict[int, Wish] = {}
    for uses in sets:
        number = 9 - sum(state.numbers[tile] for tile in uses)
        if 1 <= number <= 6:
            found.setdefault(number, Wish(uses, number))
    return tuple(found.values())


def as_it_stands(state: State, front: tuple[int, ...]) -> list[Node]:
    """The numbers with plus signs between them, and nothing more."""
    return _joined([_term(state, tile) for tile in front])


def that_leave(state: State, tiles: tuple[int, ...]) -> list[Node]:
    """Numbers that have just made nine: they stay until the large sum takes them."""
    if not tiles:
        return []
    return [node("span", *as_it_stands(state, tiles), class_="leaving", key="leaving")]


def with_wishes(state: State, front: tuple[int, ...]) -> list[Node]:
    """What would make nine: the best chance as a sum, others as small alternatives."""
    found = wishes(state, front)
    if not found:
        terms = [_term(state, tile) for tile in front]
        terms += [_wanted("?", f"open-{place}") for place in range(len(front), 2 if not front else 3)]
        return [*_joined(terms), _sign("= 9", "nine")]
    best = found[0]
    used = [_term(state, tile) for tile in front if tile in best.uses]
    spare = [_term(state, tile, "number spare") for tile in front if tile not in best.uses]
    others = [
        node(
            "span",
            _wanted(f"{wish.number}?", "number"),
            _gain(wish.gain),
            class_="other",
            key=f"wish-{wish.number}",
        )
        for wish in found[1:]
    ]
    whole = _joined([*used, _wanted(f"{best.number}?", "best")])
    beside = [node("span", *others, class_="others", key="others")] if others else []
    return [*whole, _sign("= 9", "nine"), _gain(best.gain), *spare, *beside]


def with_tile(state: State, front: tuple[int, ...], tile: int) -> list[Node]:
    """What taking a tile would come to."""
    new = _term(state, tile, "number new")
    if not state.numbers[tile]:
        return [new, _gain(PLUS)]
    held = (*front, tile)
    made = nine(held, state.numbers)
    if made:
        terms = [_term(state, other) for other in made if other != tile]
        spare = [_term(state, other, "number spare") for other in front if other not in made]
        return [*_joined([*terms, new]), _sign("= 9", "nine"), _gain(PLUS * len(made)), *spare]
    if not front:
        return [new]
    total = sum(state.numbers[other] for other in held)
    return [*_joined([*(_term(state, other) for other in front), new]), _sign(f"= {total}", "total")]


def _term(state: State, tile: int, class_: str = "number") -> Node:
    face = state.faces[tile]
    return node("span", piece(face), class_=class_, data_explain=explaining.tile(face), key=f"front-{tile}")


def _wanted(text: str, key: str) -> Node:
    """A dotted place for a number that is not there yet."""
    return node("span", text, class_="wanted", key=key)


def _sign(text: str, key: str) -> Node:
    return node("b", text, class_="sign", key=key)


def _gain(points: int) -> Node:
    return node("span", f"+{points}", class_="plus", key="gain")


def _joined(terms: list[Node]) -> list[Node]:
    """Terms with plus signs between them."""
    joined = terms[:1]
    for place, term in enumerate(terms[1:]):
        joined += [_sign("+", f"plus-{place}"), term]
    return joined
