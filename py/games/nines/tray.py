"""The tray: the die, the numbers in front of a player and what would make nine, the jar, the minus pile
and the one next action."""

from __future__ import annotations

from typing import NamedTuple

from games.contract import TABLE, Look
from games.message import Message, Seat, say, say_many
from games.nines import explaining
from games.nines.scoring import PLUS, count
from games.nines.settling import nine
from games.nines.state import DISCARD, TAKE, WALK, State
from games.nines.words import face_name, spaces_walked
from games.picture import Child, Node, button, node, piece


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


def owner(state: State, look: Look) -> int:
    """Whose things lie in the tray: the looker's own, or those of whoever's turn it is."""
    return max(0, state.seat if look.seat == TABLE else look.seat)


def picked_tile(look: Look, kind: str) -> int | None:
    """The tile that has been touched, if one of this kind."""
    for thing in look.picked:
        word, _, tile = thing.partition(" ")
        if word == kind:
            return int(tile)
    return None


def tray(state: State, look: Look, action: tuple[Child, ...]) -> Node:
    """All of it, from left to right: the die, the sum, what is gathered, what to do."""
    seat = owner(state, look)
    return node(
        "div",
        _die(state, look),
        _sum(state, look, seat),
        _gathered(state, seat),
        node("div", *action, class_="todo", key="todo"),
        class_="nines-tray",
    )


def _die(state: State, look: Look) -> Node:
    face = piece(f"die-{state.roll or 6}", 100, 100, key="die")
    if look.throws:
        return button("app throw", say("Roll the die"), face, key="dice", class_="dice")
    label = say("The die shows {number}", number=state.roll) if state.roll else say("The die")
    return node(
        "span", face, key="dice", class_="dice", role="img", aria_label=label, data_explain=explaining.DIE
    )


def _sum(state: State, look: Look, seat: int) -> Node:
    """The numbers in front and how they could become nine."""
    if not state.players:
        return node("div", class_="sum", key="sum")
    front = state.players[seat].front
    mine = seat == state.seat
    if mine and state.phase == DISCARD:
        return _laying_aside(state, look, front)
    chosen = picked_tile(look, "tile")
    taking = chosen is not None and f"take {chosen}" in look.moves
    parts = _with_chosen(state, front, chosen) if chosen is not None and taking else _hoping(state, front)
    label = say("In front of {player}: nothing yet", player=Seat(seat))
    if front:
        label = say("In front of {player}: {numbers}", player=Seat(seat), numbers=listed(state, front))
    return node("div", *parts, class_="sum", role="img", aria_label=label, key="sum")


def listed(state: State, tiles: tuple[int, ...]) -> Message:
    """Tiles in one breath: "4, cactus 2, seal"."""
    names = face_name(state.faces[tiles[-1]])
    for tile in reversed(tiles[:-1]):
        names = say("{tile}, {others}", tile=face_name(state.faces[tile]), others=names)
    return names


def _tile(state: State, tile: int, class_: str = "number") -> Node:
    face = state.faces[tile]
    return node(
        "span", piece(face, 100, 100), class_=class_, data_explain=explaining.tile(face), key=f"front-{tile}"
    )


def _wanted(text: str, key: str) -> Node:
    """A dotted place for a number that is not there yet."""
    return node("span", text, class_="wanted", key=key)


def _sign(text: str, key: str) -> Node:
    return node("b", text, class_="sign", key=key)


def _gain(points: int, key: str = "gain") -> Node:
    return node("span", f"+{points}", class_="plus", key=key)


def _joined(terms: list[Node]) -> list[Node]:
    """Terms with plus signs between them."""
    joined = terms[:1]
    for place, term in enumerate(terms[1:]):
        joined += [_sign("+", f"plus-{place}"), term]
    return joined


def _hoping(state: State, front: tuple[int, ...]) -> list[Node]:
    """What would make nine: the best chance as a sum, others as small alternatives."""
    found = wishes(state, front)
    if not found:
        terms = [_tile(state, tile) for tile in front]
        terms += [_wanted("?", f"open-{place}") for place in range(len(front), 2 if not front else 3)]
        return [*_joined(terms), _sign("= 9", "nine")]
    best = found[0]
    used = [_tile(state, tile) for tile in front if tile in best.uses]
    spare = [_tile(state, tile, "number spare") for tile in front if tile not in best.uses]
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


def _with_chosen(state: State, front: tuple[int, ...], chosen: int) -> list[Node]:
    """What taking the touched tile would come to."""
    new = _tile(state, chosen, "number new")
    if not state.numbers[chosen]:
        return [new, _gain(PLUS)]
    held = (*front, chosen)
    made = nine(held, state.numbers)
    if made:
        terms = [_tile(state, tile) for tile in made if tile != chosen]
        spare = [_tile(state, tile, "number spare") for tile in front if tile not in made]
        return [*_joined([*terms, new]), _sign("= 9", "nine"), _gain(PLUS * len(made)), *spare]
    total = sum(state.numbers[tile] for tile in held)
    terms = [_tile(state, tile) for tile in front]
    if len(held) < 2:
        return [new]
    return [*_joined([*terms, new]), _sign(f"= {total}", "total")]


def _laying_aside(state: State, look: Look, front: tuple[int, ...]) -> Node:
    """Three numbers without a nine: which one goes, and what it costs."""
    chosen = picked_tile(look, "number")
    stand_in = {state.faces[tile]: tile for tile in reversed(front)}
    return node(
        "div",
        *(_costly(state, look, tile, stand_in[state.faces[tile]], chosen) for tile in front),
        class_="sum",
        role="group",
        aria_label=say("Which number do you lay aside?"),
        key="sum",
    )


def _costly(state: State, look: Look, tile: int, stand_in: int, chosen: int | None) -> Node:
    """A number with its price. Of two that look alike either may be touched: they are the same choice."""
    price = node("span", f"\N{MINUS SIGN}{state.numbers[tile]}", class_="minus")
    face = piece(state.faces[tile], 100, 100)
    if f"discard {stand_in}" not in look.moves:
        return node("span", face, price, class_="costly", key=f"front-{tile}")
    name = say("{tile}: costs {number}", tile=face_name(state.faces[tile]), number=state.numbers[tile])
    picked = chosen == stand_in and tile == stand_in
    return button(
        f"pick number {stand_in}",
        name,
        face,
        price,
        key=f"front-{tile}",
        class_="costly" + (" picked" if picked else ""),
        aria_pressed="true" if picked else "false",
    )


def _gathered(state: State, seat: int) -> Node:
    """The jar with the points so far, and the minus pile."""
    if not state.players:
        return node("div", class_="gathered", key="gathered")
    counted = count(state, seat)
    minus = state.players[seat].minus
    pile = tuple(
        node("span", piece(state.faces[tile], 100, 100), class_="aside", key=f"minus-{tile}")
        for tile in minus[-4:]
    )
    jar = node(
        "div",
        piece("nine-jar", 120, 120, class_="glass", key="jar"),
        node(
            "span",
            node("b", str(PLUS * (counted.animals + counted.numbers))),
            say("in the jar"),
            class_="much",
        ),
        class_="jar",
        data_explain=explaining.JAR,
        key="jar-box",
    )
    aside = node(
        "div",
        node("span", *pile, class_="pile", key="minus-pile"),
        node("span", node("b", f"\N{MINUS SIGN}{counted.minus}"), say("laid aside"), class_="much"),
        class_="laid-aside",
        data_explain=explaining.ASIDE,
        key="aside-box",
    )
    return node("div", jar, *((aside,) if minus else ()), class_="gathered", key="gathered")


def action(state: State, look: Look) -> tuple[Child, ...]:
    """The next thing to do that is not on the board: a button that says what it does, or where to tap."""
    if look.throws:
        return (button("app throw", say("Roll"), say("Roll"), key="action", class_="act"),)
    if not look.moves:
        return ()
    if state.phase == TAKE:
        return _take_action(state, look)
    if state.phase == DISCARD:
        return _discard_action(state, look)
    return ()


def _take_action(state: State, look: Look) -> tuple[Child, ...]:
    tile = picked_tile(look, "tile")
    if tile is None or f"take {tile}" not in look.moves:
        return (_hint(say("Tap a dotted tile")),)
    return (_act(f"take {tile}", _take_name(state.faces[tile])),)


def _take_name(face: str) -> Message:
    match face:
        case "animal-seal":
            return say("Take the seal")
        case "animal-crab":
            return say("Take the crab")
        case "animal-gull":
            return say("Take the gull")
    return say("Take {tile}", tile=face_name(face))


def _discard_action(state: State, look: Look) -> tuple[Child, ...]:
    tile = picked_tile(look, "number")
    if tile is None or f"discard {tile}" not in look.moves:
        return (_hint(say("Tap the number that goes")),)
    return (_act(f"discard {tile}", say("Lay {tile} aside", tile=face_name(state.faces[tile]))),)


def walk_action(state: State, walk: str | None, hop: str | None) -> tuple[Child, ...]:
    """With a pawn in hand: walk, and with a 1 the hop beside it."""
    if state.phase != WALK or walk is None:
        return (_hint(say("Tap one of your pawns")),)
    go = _act(walk, say_many("Walk one step", "Walk {count} steps", spaces_walked(state, walk)))
    if hop is None:
        return (go,)
    name = say("Hop ahead")
    return (button(f"play {hop}", name, name, key="hop", class_="other-way"), go)


def _act(move: str, name: Message) -> Node:
    return button(f"play {move}", name, name, key="action", class_="act")


def _hint(text: Message) -> Node:
    return node("p", text, class_="hint", key="hint")
