"""Every square, card, pawn, die and tray of every table, touched in ten positions: something true answers.

A touch says what the page would make of it (`stage.taps`): what the nearest thing to be tapped says, else the
key of the thing that lies there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import NamedTuple

import pytest

import table.update
from app.happenings import Tap, TellThere
from app.rooms import Table
from app.update import after
from fakes.house import ASKED, WANTED, House, family, fill
from games.catalogue import GAMES, Game
from games.message import Message
from games.picture import Child, Node
from table.match import Match
from table.moments import Asking, Thinking, Throwing
from table.sitting import headline, look, shown_view
from table.telling import Outcome

POSITIONS = 10
APART = 6
"""Taps between one position and the next, so that they differ."""

VARIANTS = {
    "hustle": ({}, {"rainy": "yes"}, {"layout": "chosen"}),
    "nines": ({}, {"track": "short"}),
    "shepherd": ({}, {"game": "tactical"}, {"worms": "blind"}),
    "lucky": ({"clock": "none"}, {}),
}
"""Options with which different things lie on the table."""

THINGS = {
    "hustle": ("board", "sheep-", "card-", "tray", "player-", "log"),
    "nines": ("tile-", "pawn-", "dice", "front-", "jar", "tray", "player-", "log"),
    "shepherd": ("tile-", "sheep-", "dog", "sun", "result-", "tray", "player-", "log"),
    "lucky": ("card-", "own-", "four-", "deck", "tray", "player-", "log"),
}
"""How the keys begin of what is touched on each table, whatever else there is."""

SPEAKING = {
    "hustle": ("sheep-", "card-", "belts-", "number-", "pads-", "imp", "cherub"),
    "nines": ("tile-", "pawn-", "dice", "front-", "jar-box", "chair", "score-", "ghost-"),
    "shepherd": ("tile-", "sheep-", "dog", "sun", "result-", "heap", "house"),
    "lucky": ("card-", "own-", "four-", "deck-", "won-", "panel-tokens", "panel-sand"),
}
"""How the keys begin of what says more than what is asked: why not, or what it is."""

SILENT = re.compile(r"own-(spot-\d+|\d+-\d+-turned)")
"""What begins like them and is only part of one: where a card lies, and its other side."""


class Spot(NamedTuple):
    """A place under a finger, as the page sees it."""

    key: str
    says: str
    """The tap or the touch."""
    explained: Message | None
    """What the thing explains of itself."""
    off: bool
    """Whether it says that it can't be used now."""
    chosen: bool
    """Whether it says that it is chosen already."""


def is_on(element: Node, name: str) -> bool:
    return element.attributes.get(name) in (True, "true")


def spots(picture: Child, above: Sequence[Node] = ()) -> Iterator[Spot]:
    """Every element of a picture as a finger finds it."""
    if not isinstance(picture, Node):
        return
    way = (picture, *above)
    tapped = next((each for each in way if "data-tap" in each.attributes), None)
    thing = next(
        (each for each in way if each.key and ("data-explain" in each.attributes or each.tag == "button")),
        None,
    ) or next((each for each in way if each.key), None)
    explained = next(
        (each.attributes["data-explain"] for each in way if each.attributes.get("data-explain")), None
    )
    key = thing.key if thing is not None else ""
    off = tapped is not None and is_on(tapped, "aria-disabled")
    says = str(tapped.attributes["data-tap"]) if tapped is not None and not off else f"touch {key}"
    chosen = tapped is not None and any(is_on(tapped, name) for name in ("aria-checked", "aria-pressed"))
    yield Spot(key, says, explained if isinstance(explained, Message) else None, off, chosen)
    for child in picture.children:
        yield from spots(child, way)


def spots_of(house: House) -> list[Spot]:
    """Each once."""
    return list(dict.fromkeys(spots(house.picture() or "")))


def positions(entry: Game, options: dict[str, str]) -> Iterator[House]:
    """Ten moments of one match, and as many with something touched towards a move."""
    match = Match.begin(entry, family(*fill(entry, "person", "person")), options, "touch")
    house, rng, found = House(seed="touch").sit_down(match), Random(5), 0
    while found < POSITIONS:
        for _ in range(APART):
            house.settle()
            if not isinstance(house.paddock.room, Table):
                house = House(seed=str(found)).sit_down(
                    Match.begin(entry, match.sitters, options, str(found))
                )
            else:
                play_on(house, rng)
        house.settle()
        if isinstance(house.paddock.room, Table) and isinstance(house.moment, (Asking, Throwing, Thinking)):
            found += 1
            yield house


def play_on(house: House, rng: Random) -> None:
    """A sensible move, or now and then only something touched towards one."""
    if isinstance(house.moment, Asking) and rng.random() < 0.7:
        seat = house.moment.seat
        house.tap(f"play {house.match.game.bot.quick(house.match.view(seat), seat, rng)}")
    else:
        house.tap(rng.choice([tap for tap in house.taps() if tap.startswith(WANTED)]))


def dead_spots(house: House) -> list[str]:
    """Whatever of this picture a touch finds without an answer, or with one that is not true."""
    return [f"{spot.says!r} at {spot.key!r}" for spot in spots_of(house) if not answers(house, spot)]


def answers(house: House, spot: Spot) -> bool:
    """Whether something true comes of it: what can be tapped changes something; all else says why not, what
    it is, or what is asked."""
    before = house.paddock
    then = after(before, Tap(spot.says))
    if not spot.says.startswith("touch "):
        return bool(then.deeds) and (then.paddock != before or spot.chosen)
    if then.paddock != before:
        return False
    told_there = [deed for deed in then.deeds if isinstance(deed, TellThere)]
    if len(told_there) != 1:
        return False
    (there,) = told_there
    if there.refused:
        return is_a_reason(house, spot, there.sentence)
    if spot.explained is None and spot.key.startswith(SPEAKING[house.match.game.name]):
        return SILENT.fullmatch(spot.key) is not None
    return not spot.off and there.sentence == headline(house.sitting, shown_view(house.sitting))


def is_a_reason(house: House, spot: Spot, sentence: Message) -> bool:
    """Whether the rules refuse what the touch was meant as with this sentence."""
    sitting = house.sitting
    seats = [seat for seat in sitting.match.turn if seat >= 0] or list(sitting.match.persons)
    meant = sitting.match.game.scene.meant(
        shown_view(sitting), look(sitting), spot.says.removeprefix("touch ")
    )
    return any(
        sitting.match.rules.refuse(sitting.match.state, seat, move) == sentence
        for seat in seats
        for move in meant
    )


each_game = pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.name)


@each_game
def test_whatever_is_touched_in_ten_positions_answers(entry: Game) -> None:
    met: set[str] = set()
    for options in VARIANTS[entry.name]:
        for house in positions(entry, options):
            met |= {spot.key for spot in spots_of(house)}
            assert dead_spots(house) == [], house.moment
    missing = [thing for thing in THINGS[entry.name] if not any(key.startswith(thing) for key in met)]
    assert missing == []


@each_game
def test_whatever_is_touched_while_a_bot_thinks_answers(entry: Game) -> None:
    sitters = family(*fill(entry, "bot", "person"))
    house = House().sit_down(Match.begin(entry, sitters, VARIANTS[entry.name][0], "touch"))
    rng, found = Random(5), 0
    while found < POSITIONS:
        house.settle((*ASKED, Thinking))
        if not isinstance(house.paddock.room, Table):
            house.sit_down(Match.begin(entry, sitters, VARIANTS[entry.name][0], str(found)))
        elif isinstance(house.moment, Thinking):
            found += 1
            assert dead_spots(house) == []
            house.think()
        else:
            play_on(house, rng)


@each_game
def test_nothing_on_a_table_swallows_a_touch(entry: Game) -> None:
    """A browser tells nobody of a touch on a control that is disabled: what is off says so otherwise."""

    def swallowing(picture: Child) -> list[str]:
        if not isinstance(picture, Node):
            return []
        own = [picture.key] if picture.attributes.get("disabled") else []
        return own + [key for child in picture.children for key in swallowing(child)]

    for options in VARIANTS[entry.name]:
        for house in positions(entry, options):
            assert swallowing(house.picture() or "") == []


@each_game
def test_a_dead_touch_would_be_noticed(entry: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    house = next(positions(entry, {**VARIANTS[entry.name][0]}))
    silent: Callable[..., Outcome] = lambda sitting, _thing: Outcome(sitting)  # noqa: E731
    monkeypatch.setattr(table.update, "answer", silent)
    assert dead_spots(house)
