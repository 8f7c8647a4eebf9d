"""The room before a match: who sits down, in which jumper, and by which rules they play.

`Seating` is the whole of what has been chosen, as a value; `seats_picture` draws it and `reseat` gives the
seating after a tap. Nothing here touches a browser.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import NamedTuple

from app.levels import level_button, next_level
from app.parts import band, icon, tool
from app.setting_up import setting_up
from app.wardrobe import wardrobe
from bots.characters import CHARACTERS, character_of
from bots.levels import USUAL, level_of
from games.catalogue import Game
from games.contract import FIRST, complete_options, fitting_options, offered
from games.message import say
from games.picture import Node, button, node, piece
from table.sitter import COLOURS, Sitter, fits_the_record

LONGEST_NAME = 20
PEOPLE_NAMES = ("Anna", "Ben", "Caro", "David", "Ella", "Finn", "Greta", "Hugo")
BOT_NAMES = tuple(character.name for character in CHARACTERS)


class Seating(NamedTuple):
    """Who sits where, the options chosen so far (only those that differ from the default), what lies open."""

    sitters: tuple[Sitter, ...]
    chosen: tuple[tuple[str, str], ...] = ()
    more: bool = False
    """Whether the options lie open."""
    dressing: int | None = None
    """The seat whose wardrobe is open."""
    carried: int | None = None
    """The seat whose sitter is being carried to another place."""

    def text(self) -> str:
        """As it is remembered for the next match."""
        return json.dumps([list(sitter) for sitter in self.sitters])


def first_seating(game: Game, remembered: str | None, unhurried: bool = False) -> Seating:
    """The seating to begin with: last time's family if it is remembered, else one person and bots.

    Where somebody listens, or sees the game for the first time, nobody is hurried unless the family wants it.
    """
    sitters = _remembered(remembered)[: game.seats[-1]]
    if not sitters:
        sitters = (Sitter(PEOPLE_NAMES[0], 1),)
    while len(sitters) < game.seats[0]:
        sitters = (*sitters, _newcomer(sitters, bot=True))
    calm = ((option.name, option.unhurried) for option in game.rules.OPTIONS if option.unhurried)
    return Seating(sitters, tuple(calm) if unhurried else ())


def learner_among_bots(remembered: str | None, seats: int) -> tuple[Sitter, ...]:
    """Whoever of the family sits first, and bots to learn with."""
    people = [sitter for sitter in _remembered(remembered) if sitter.is_person]
    sitters: tuple[Sitter, ...] = (people[0] if people else Sitter(PEOPLE_NAMES[0], 1),)
    while len(sitters) < seats:
        sitters = (*sitters, _newcomer(sitters, bot=True))
    return sitters


def _remembered(text: str | None) -> tuple[Sitter, ...]:
    """Whoever of the stored family can be read; a broken note is no reason not to play."""
    try:
        rows = json.loads(text or "[]")
        sitters = tuple(Sitter._make(row) for row in rows)
        fitting = all(map(fits_the_record, sitters))
    except (ValueError, TypeError, AttributeError):
        return ()
    colours = {sitter.colour for sitter in sitters}
    return tuple(map(_of_today, sitters)) if fitting and len(colours) == len(sitters) else ()


def _of_today(sitter: Sitter) -> Sitter:
    """A bot of the one strength that there used to be sits there with the level it is now."""
    return sitter._replace(kind=level_of(sitter.kind)) if sitter.is_bot else sitter


def _newcomer(sitters: tuple[Sitter, ...], bot: bool) -> Sitter:
    taken_names = {sitter.name for sitter in sitters}
    taken_colours = {sitter.colour for sitter in sitters}
    name = next(name for name in (BOT_NAMES if bot else PEOPLE_NAMES) if name not in taken_names)
    colour = next(colour for colour in COLOURS if colour not in taken_colours)
    return Sitter(name, colour, USUAL if bot else "person")


def reseat(game: Game, seating: Seating, words: list[str]) -> Seating:
    """The seating after a tap: `add person`, `add bot`, `leave 2`, `kind 1`, `level 1`, `dress 0`,
    `colour 0 5`, `place 0 2`, `more`, `option track short`, the field `name 0 Anna`, or, when somebody is
    dragged, `carry 0` and `drop 2`."""
    sitters, seats = list(seating.sitters), {str(seat): seat for seat in range(len(seating.sitters))}
    match words:
        case ["add", kind] if len(sitters) < game.seats[-1]:
            sitters.append(_newcomer(seating.sitters, bot=kind == "bot"))
        case ["option", name, value] if _may_be_chosen(game, seating, name, value):
            chosen = {**dict(seating.chosen), name: value}
            return seating._replace(chosen=tuple(chosen.items()))
        case ["more"]:
            return seating._replace(more=not seating.more)
        case ["dress", seat] if seat in seats:
            return seating._replace(dressing=None if seating.dressing == seats[seat] else seats[seat])
        case ["carry", seat] if seat in seats:
            return seating._replace(carried=seats[seat])
        case ["drop", seat] if seat in seats and seating.carried is not None:
            return _moved(seating, seating.carried, seats[seat])
        case ["place", seat, other] if seat in seats and other in seats:
            return _moved(seating, seats[seat], seats[other])
        case [word, seat, *parts] if seat in seats:
            sitters = _changed_seat(game, seating.sitters, seats[seat], word, " ".join(parts).strip())
        case _:
            return seating
    dressing = seating.dressing if len(sitters) == len(seating.sitters) else None
    return _settled(seating._replace(sitters=tuple(sitters), dressing=dressing))


def _may_be_chosen(game: Game, seating: Seating, name: str, value: str) -> bool:
    """Whether this is an answer to one of the questions that are asked with so many players."""
    try:
        complete_options(game.rules, len(seating.sitters), {**_known(game, seating), name: value})
    except ValueError:
        return False
    return True


def _changed_seat(game: Game, seated: tuple[Sitter, ...], seat: int, word: str, name: str) -> list[Sitter]:
    """Everybody after a tap on one of the seats."""
    sitters = list(seated)
    match word:
        case "leave" if len(sitters) > game.seats[0]:
            del sitters[seat]
        case "kind":
            sitters[seat] = _other_kind(seated, seat)
        case "level" if sitters[seat].is_bot:
            sitters[seat] = next_level(sitters[seat])
        case "colour" if name in map(str, COLOURS):
            sitters = _recoloured(sitters, seat, int(name))
        case "name" if name:
            sitters[seat] = sitters[seat]._replace(name=name[:LONGEST_NAME].strip())
    return sitters


def _moved(seating: Seating, seat: int, place: int) -> Seating:
    """One sitter at another place; those between move up. Whoever goes first is still the same one."""
    order = [other for other in range(len(seating.sitters)) if other != seat]
    order.insert(place, seat)
    first = dict(seating.chosen).get(FIRST, "drawn")
    chosen = dict(seating.chosen)
    if first != "drawn":
        chosen[FIRST] = str(order.index(int(first) - 1) + 1)
    return seating._replace(
        sitters=tuple(seating.sitters[other] for other in order),
        chosen=tuple(chosen.items()),
        dressing=None if seating.dressing is None else order.index(seating.dressing),
        carried=None,
    )


def _settled(seating: Seating) -> Seating:
    """Options that no longer fit the number of players are forgotten."""
    first = dict(seating.chosen).get(FIRST, "drawn")
    if first != "drawn" and int(first) > len(seating.sitters):
        chosen = tuple((name, value) for name, value in seating.chosen if name != FIRST)
        return seating._replace(chosen=chosen)
    return seating


def _other_kind(sitters: tuple[Sitter, ...], seat: int) -> Sitter:
    """A person becomes a bot or a bot a person, with a name that fits unless the family typed one."""
    sitter = sitters[seat]
    bot = sitter.is_person
    others = tuple(other for other in sitters if other != sitter)
    newcomer = _newcomer(others, bot)
    invented = sitter.name in (PEOPLE_NAMES if bot else BOT_NAMES)
    return newcomer._replace(name=newcomer.name if invented else sitter.name, colour=sitter.colour)


def _recoloured(sitters: list[Sitter], seat: int, colour: int) -> list[Sitter]:
    """The seat in this jumper; whoever wears it gets the seat's."""
    mine = sitters[seat].colour
    changed = [sitter._replace(colour=mine) if sitter.colour == colour else sitter for sitter in sitters]
    changed[seat] = sitters[seat]._replace(colour=colour)
    return changed


def options_of(game: Game, seating: Seating) -> dict[str, str]:
    """Every option with its value, as the rules want them."""
    return complete_options(game.rules, len(seating.sitters), _known(game, seating))


def _known(game: Game, seating: Seating) -> dict[str, str]:
    return fitting_options(game.rules, len(seating.sitters), dict(seating.chosen))


def seats_picture(
    game: Game, seating: Seating, saved: bool, count_saved: int = 0, learning: tuple[Node, ...] = (),
    reading: tuple[Node, ...] = (),
) -> Node:  # fmt: skip
    """The room: the family on the left, the rules and the way to the table on the right.

    A game that was `saved` can be carried on; how many lie there, ended ones too, leads to their list.
    `learning` is how the game is learnt by playing, where it is offered, and `reading` the way to have
    all of it read aloud.
    """
    count = len(seating.sitters)
    rows = tuple(_rows(seating, count > game.seats[0]))
    free = tuple(_free_place(seat, seat == count) for seat in range(count, game.seats[-1]))
    who = node(
        "section",
        node("h2", say("Who’s playing?"), key="h"),
        node("ol", *rows, *free, class_=f"sitters of-{game.seats[-1]}", data_unfold=True, key="rows"),
        class_="who-plays",
        key="who",
    )
    asked = offered(game.rules, count, dict(seating.chosen))
    how = setting_up(
        game, asked, options_of(game, seating), seating.sitters, seating.more, count_saved, saved, learning
    )
    head = node(
        "header",
        tool("app home", say("All games"), "home"),
        node("h1", game.title, tabindex="-1", data_start=True),
        *reading,
        tool("app help", say("How to play {game}", game=game.title), "help"),
        class_="room-head",
        key="head",
    )
    scenery = piece("scene-beach", class_="backdrop", preserveAspectRatio="xMidYMin slice", key="scenery")
    return node(
        "div", scenery, head, who, how, class_=f"room seats seats-{game.name}", key=f"seats-{game.name}"
    )


def _free_place(seat: int, next_one: bool) -> Node:
    """An empty place; the first of them can be taken."""
    if not next_one:
        return node("li", class_="free", key=f"free-{seat}", aria_hidden="true")
    return node(
        "li",
        button(
            "seats add person", say("Add a person"), icon("plus"), say("Person"), key="person", class_="adder"
        ),
        button("seats add bot", say("Add a bot"), icon("plus"), say("Bot"), key="bot", class_="adder"),
        class_="free next",
        key="next",
    )


def _rows(seating: Seating, may_leave: bool) -> Iterator[Node]:
    """Everybody, and under one of them what there is to wear."""
    for seat, sitter in enumerate(seating.sitters):
        yield _row(seat, sitter, may_leave, seat == seating.dressing)
        if seat == seating.dressing:
            yield wardrobe(seat, seating.sitters)


def _bust(sitter: Sitter) -> Node:
    """Everybody wears their jumper; a bot shows its own face as well."""
    if not sitter.is_bot:
        return piece("sheep-bust", colour=sitter.colour, class_="bust")
    face = character_of(sitter.name, sitter.colour).face
    return piece(f"head-{face}", colour=sitter.colour, class_="bust character")


def _row(seat: int, sitter: Sitter, may_leave: bool, open_: bool) -> Node:
    person = sitter.person
    kind = say("Bot") if person.bot else say("Person")
    other = say("{name} is a bot. Change to a person", name=sitter.name)
    if not person.bot:
        other = say("{name} is a person. Change to a bot", name=sitter.name)
    parts = [
        band(sitter.colour),
        button(
            f"seats dress {seat}",
            say("Another jumper or place for {name}", name=sitter.name),
            _bust(sitter),
            key="face",
            class_="bare jumper",
            aria_expanded="true" if open_ else "false",
            data_drag=f"seats carry {seat}",
        ),
        node(
            "input",
            key=f"name-{sitter.name}",
            type="text",
            value=sitter.name,
            maxlength=LONGEST_NAME,
            autocomplete="off",
            spellcheck="false",
            enterkeyhint="done",
            data_change=f"seats name {seat}",
            aria_label=say("Name of player {number}", number=seat + 1),
        ),
        button(
            f"seats kind {seat}",
            other,
            icon("bot" if person.bot else "person"),
            kind,
            key="kind",
            class_="kind",
        ),
    ]
    if person.bot:
        parts.insert(-1, level_button(seat, sitter))
    if may_leave:
        parts.append(
            tool(f"seats leave {seat}", say("{name} leaves the table", name=sitter.name), "close", "leave")
        )
    classes, key = f"sitter seat-{sitter.colour}", f"sitter-{sitter.colour}"
    return node("li", *parts, class_=classes, data_drop=f"seats drop {seat}", key=key)
