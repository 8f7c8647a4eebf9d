"""The story so far: all of it, round by round, either way; a line leads back to its moment, read only."""

from __future__ import annotations

from random import Random

import pytest

from app.pictures import sheet_picture
from app.rooms import Results
from conformance.pictures import nodes
from fakes.house import WANTED, House, begin, family, fill, play_through, taps_in
from games.catalogue import GAMES, Game, game
from games.contract import TABLE
from games.message import Message
from games.picture import Child, Node
from games.shepherd.rules.meadow import NOWHERE
from table.looking_back import looked_back, may_look_back, rounds, stays_in_sight
from table.match import Match
from table.moments import Asking
from table.sitting import asked, shown_state, shown_view, story_so_far

each_game = pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.name)
CALM = {"lucky": {"clock": "none"}}


def played(entry: Game, seed: int, steps: int, **options: str) -> House:
    """A match that two people have carried on sensibly for a while, and somebody is asked."""
    sitters = family(*fill(entry, "person", "person"))
    chosen = {**CALM.get(entry.name, {}), **options}
    house = House(seed=str(seed)).sit_down(Match.begin(entry, sitters, chosen, str(seed)))
    rng = Random(seed)
    for _ in range(steps):
        go_on(house.settle(), rng)
    while not may_look_back(house.settle().sitting):
        go_on(house, rng)
    return house


def go_on(house: House, rng: Random) -> None:
    """What a bot would do at once, by hand."""
    if isinstance(house.moment, Asking):
        seat = house.moment.seat
        house.tap(f"play {house.match.game.bot.quick(house.match.view(seat), seat, rng)}")
    else:
        house.tap(next(tap for tap in house.taps() if tap.startswith(WANTED)))


INVITED = "Tap a line to see that moment"


def log(house: House) -> Node:
    picture = sheet_picture(house.paddock)
    assert picture is not None
    return picture


def texts(picture: Child, tag: str) -> list[str]:
    """What the elements with this tag say."""
    found = [each for each in nodes(picture) if each.tag == tag]
    return [child.english() for each in found for child in each.children if isinstance(child, Message)]


def moments(house: House) -> list[int]:
    """The lines that lead back, by number, in the order of the sheet."""
    taps = [tap.split(" ") for tap in taps_in(log(house))]
    return [int(words[2]) for words in taps if words[:2] == ["app", "moment"]]


def all_of_it(house: House) -> House:
    house.tap("app log")
    while "app more" in house.taps():
        house.tap("app more")
    return house


@each_game
def test_all_of_a_match_is_told_in_rounds_either_way(entry: Game) -> None:
    house = House().sit_down(begin(entry, family(*fill(entry, "person")), 4, **CALM.get(entry.name, {})))
    play_through(house, Random(4))
    assert isinstance(house.paddock.room, Results)
    lines = story_so_far(house.paddock.room.match)
    newest = moments(all_of_it(house))
    assert newest == list(range(len(lines)))[::-1]
    headings = [text for text in texts(log(house), "h3") if text.startswith("Round ")]
    count = int(headings[0].removeprefix("Round "))
    assert count > {"hustle": 0}.get(entry.name, 3)
    assert headings == [f"Round {number}" for number in range(count, 0, -1)]
    house.tap("app set story oldest")
    assert moments(all_of_it(house)) == newest[::-1]
    assert [text for text in texts(log(house), "h3") if text.startswith("Round ")] == headings[::-1]


@each_game
def test_every_line_has_a_picture(entry: Game) -> None:
    house = played(entry, 5, 24)
    assert len(house.sitting.log) > 10
    assert {type(line.event) for line in house.sitting.log if not line.telling.symbol} == set()


def test_a_round_of_hustle_is_announced_in_it() -> None:
    house = played(game("hustle"), 6, 24)
    all_of_it(house).tap("app set story oldest")
    sections = [each for each in nodes(log(house)) if each.key.startswith("round-")]
    assert len(sections) > 2
    for number, section in enumerate(sections[1:], 1):
        first = next(element for element in nodes(section) if element.tag == "li")
        assert f"Round {number}." in " ".join(texts(first, "span"))


def test_in_a_round_everybody_has_one_turn() -> None:
    match = played(game("shepherd"), 7, 60).match
    begun = [match.rules.turn_begins(position.state) for position in match.past]
    in_rounds = [
        (number, seat)
        for number, seat in zip(rounds(match.rules, 2, match.past), begun, strict=True)
        if seat is not None
    ]
    assert len(in_rounds) > 10
    assert len(set(in_rounds)) == len(in_rounds)
    first = in_rounds[0][1]
    assert [number for number, seat in in_rounds if seat == first] == list(range(1, in_rounds[-1][0] + 1))


@each_game
def test_a_line_shows_its_moment_and_nothing_can_be_played_there(entry: Game) -> None:
    house = played(entry, 8, 24)
    before = house.sitting
    places = moments(all_of_it(house))
    assert len(places) > 10
    assert INVITED in texts(log(house), "p")
    for place in places[:: max(1, len(places) // 12)]:
        house.tap(f"app moment {place}")
        line = before.log[place]
        seen = looked_back(before.match, line, before.eyes)
        states = [beat.state for beat in before.match.beats(line.move)]
        assert shown_state(seen) == states[line.place]
        picture = house.picture()
        assert picture is not None
        offered = taps_in(picture)
        assert not [tap for tap in offered if tap.startswith(("play", "pick", "curtain", "peek"))]
        assert "app now" in offered
        sentence = line.telling.sentence
        assert sentence is not None
        assert sentence in [child for element in nodes(picture) for child in element.children]
        assert house.said[-1] == sentence.english(before.match.names)
        legal = [
            f"play {move}" for seat in before.match.turn if seat >= 0 for move in before.match.moves(seat)
        ]
        for tap in ("touch board", "app throw", "app undo", *legal[:3]):
            house.tap(f"app moment {place}").tap(tap)
            assert house.sitting.match == before.match
        house.tap("app now")
        assert house.sitting == before


@each_game
def test_one_moment_leads_to_the_next_and_at_last_to_now(entry: Game) -> None:
    house = played(entry, 9, 20)
    places = sorted(moments(all_of_it(house)))
    house.tap(f"app moment {places[-4]}")
    seen = [house.paddock.looking_back]
    while house.paddock.looking_back is not None:
        house.tap("touch board")
        seen.append(house.paddock.looking_back)
    assert seen == [*places[-4:], None]
    assert not house.sitting.still


@each_game
def test_no_look_back_tells_what_these_eyes_may_not_know(entry: Game) -> None:
    """What is drawn is the view of whoever looks now, and a view is all that its seat may know."""
    house = played(entry, 10, 20)
    sitting = house.sitting
    for line in sitting.log:
        seen = looked_back(sitting.match, line, sitting.eyes)
        assert seen.eyes == sitting.eyes
        assert shown_view(seen) == sitting.match.rules.view(shown_state(seen), sitting.eyes)


def test_a_worm_that_was_turned_back_is_not_seen_again() -> None:
    house = played(game("shepherd"), 3, 60, game="tactical")
    match = house.match
    hidden = [line for line in house.sitting.log if not stays_in_sight(match, line)]
    assert hidden
    assert not {house.sitting.log.index(line) for line in hidden} & set(moments(all_of_it(house)))
    for place in moments(house):
        line = house.sitting.log[place]
        assert shown_state(looked_back(match, line, house.sitting.eyes)).shown == NOWHERE


def test_nobody_looks_back_while_the_sand_runs() -> None:
    entry = game("lucky")
    house = House().sit_down(begin(entry, family("person", "bot"), 1, clock="30", first="1")).settle()
    assert asked(house.sitting) == 0
    house.tap("app ready").tap("app log")
    assert house.sitting.sand is not None
    assert moments(house) == []
    assert INVITED not in texts(log(house), "p")
    house.tap("app moment 0")
    assert house.paddock.looking_back is None


def test_from_the_results_everybody_looks() -> None:
    house = House().sit_down(begin(game("nines"), family("person", "bot"), 2, track="short"))
    play_through(house, Random(2))
    house.tap("app log").tap(f"app moment {moments(house.tap('app log'))[0]}")
    picture = house.picture()
    assert picture is not None
    assert str(picture.attributes["class"]).startswith("table of-nines")
    house.tap("app now")
    assert isinstance(house.paddock.room, Results)
    assert house.picture() != picture


def test_a_story_that_is_short_is_told_at_once() -> None:
    house = House().sit_down(begin(game("nines"), family("person", "bot"), 1))
    assert house.sitting.eyes != TABLE
    assert house.tap("app log").troubles == []
