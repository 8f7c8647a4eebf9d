"""The replay theatre: any match on the real board, back and forth, and gone on from any moment."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from app.happenings import Happening
from app.learning.walking import squares
from app.pictures import room_picture, sheet_picture
from app.rooms import Results, Showing, Table
from app.shelf import Place
from app.theatre.pictures import theatre_picture
from app.theatre.show import OPEN, Theatre, as_it_counts, eyes_of, opened
from conformance.matches import played_on
from conformance.pictures import SHAPES, nodes, texts
from fakes.house import WANTED, House, begin, family, fill, play_through, taps_in
from games.catalogue import GAMES, Game
from games.contract import CHANCE, TABLE
from games.message import Message
from games.picture import Node
from table.deeds import BeatTold
from table.match import Match
from table.moments import Story, Watching
from table.record import read
from table.replay import BACK
from table.seal import unseal
from table.sitting import look, shown_state, shown_view

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@cache
def played_out(game: Game) -> House:
    """A family that has played to the end."""
    house = House(seed="theatre").sit_down(begin(game, family(*fill(game, "person", "person")), 5))
    play_through(house, Random(1))
    assert isinstance(house.paddock.room, Results)
    return house


def ended(game: Game) -> House:
    """It looks at its match again."""
    return played_out(game).copy().tap("theatre this")


def theatre(house: House) -> Theatre:
    assert isinstance(house.paddock.room, Showing)
    return house.paddock.room.theatre


def happen(house: House, happening: Happening) -> None:
    house.happen(happening)
    assert house.troubles == []


def told_out(house: House) -> int:
    """The move that is being told, to its end; gives how many beats it had."""
    beats = 0
    while isinstance(theatre(house).sitting.moment, Story):
        happen(house, BeatTold(theatre(house).sitting.beat))
        beats += 1
    return beats


def picture(house: House) -> Node:
    found = house.picture()
    assert found is not None
    return found


@each_game
def test_every_move_is_told_on_the_board_from_the_first_to_the_last(game: Game) -> None:
    house = ended(game)
    match = theatre(house).match
    assert theatre(house).at == 0
    length = 0
    for _ in range(match.length):
        house.tap("theatre on")
        told_out(house)
        shown = theatre(house)
        assert shown.at > length or shown.at == match.length
        length = shown.at
        assert shown.sitting.match.state == match.past[length].state
        if length == match.length:
            break
    assert length == match.length
    lines = [line for line in house.said if line]
    assert lines


@each_game
def test_it_goes_on_by_itself_until_somebody_stops_it(game: Game) -> None:
    house = ended(game).tap("theatre play")
    for _ in range(8):
        happen(house, BeatTold(theatre(house).sitting.beat))
    assert theatre(house).playing
    house.tap("theatre rest")
    assert not theatre(house).playing
    here = theatre(house).at
    told_out(house)
    assert theatre(house).at == here
    assert isinstance(theatre(house).sitting.moment, Watching)
    # A beat that was told already is no news.
    before = house.paddock
    house.happen(BeatTold(1))
    assert house.paddock == before


@each_game
def test_back_and_forth_by_hand_to_any_move(game: Game) -> None:
    house, rng = ended(game), Random(3)
    match = theatre(house).match
    for _ in range(20):
        at = rng.randrange(match.length + 1)
        house.tap(f"theatre go {at}")
        assert theatre(house).at == at
        assert theatre(house).sitting.match.past == match.past[: at + 1]
        for shape in SHAPES:
            assert room_picture(house.paddock, shape) is not None
    house.tap(f"theatre go {match.length - 1}").tap("theatre back")
    assert theatre(house).at == match.length - 2
    house.tap("theatre go 99999").tap("theatre on")
    assert theatre(house).at == match.length
    house.tap("theatre go x").tap("theatre go -3").tap("theatre go 999999999").tap("theatre eyes 77")
    assert theatre(house).at == match.length
    assert house.troubles == []


@each_game
def test_its_board_is_walked_like_the_table_s(game: Game) -> None:
    """The very same grid, after every move and while one is told, with the commands of the table."""
    house = ended(game)
    for tap in ("theatre go 7", "theatre on", "theatre back"):
        house.tap(tap)
        sitting = theatre(house).sitting
        board = game.ear.board(shown_view(sitting), look(sitting))
        assert board is not None
        (grid,) = (each for each in nodes(picture(house)) if each.attributes.get("role") == "grid")
        cells = [each for each in nodes(grid) if each.attributes.get("role") == "gridcell"]
        assert [cell.key for cell in cells] == [square.key for square in squares(board)]
        assert "last" in str(grid.attributes["data-keys"])
        told_out(house)


@each_game
def test_what_is_asked_there_is_answered_of_that_moment(game: Game) -> None:
    house = ended(game).tap("theatre go 9").tap("ask turn")
    assert house.said[-1] == f"Move {theatre(house).at} of {theatre(house).match.length}"
    for what in ("last", "all", "may", "mine", "ahead", "time"):
        before = len(house.said)
        house.tap(f"ask {what}")
        assert len(house.said) > before, what
    house.tap("walk somewhere")
    assert house.said[-1] == "This is how it was. Nothing is played here."
    house.tap("app ear")
    sheet = sheet_picture(house.paddock)
    assert sheet is not None
    assert "ask last" in taps_in(sheet)
    assert house.troubles == []


@each_game
def test_who_goes_back_or_on_by_keys_hears_where_they_have_come_to(game: Game) -> None:
    house = ended(game).tap("theatre go 9")
    assert f"Move {theatre(house).at} of {theatre(house).match.length}" in house.said[-2:]
    here = theatre(house).at
    house.tap("ask back")
    assert theatre(house).at < here
    assert f"Move {theatre(house).at} of {theatre(house).match.length}" in house.said[-2:]
    house.tap("ask forth")
    told_out(house)
    assert theatre(house).at == here
    house.tap(f"theatre go {theatre(house).match.length}")
    house.said.clear()
    house.tap("ask forth")
    assert house.said


@each_game
def test_great_moments_are_marked_and_can_be_reached(game: Game) -> None:
    house = ended(game)
    great = theatre(house).marks
    tell = game.words.tell
    for number in great:
        step = theatre(house).match.past[number].step
        assert step is not None
        assert any((told := tell(event)) is not None and told.pace == "climax" for event in step.events)
    drawn = [each for each in nodes(picture(house)) if each.key.startswith("mark-")]
    assert len(drawn) == len(great)
    if great:
        taps = [tap for tap in taps_in(picture(house)) if tap.startswith("theatre go")]
        assert f"theatre go {great[0] - 1}" in taps


def test_once_it_is_over_everybody_s_eyes_may_look() -> None:
    lucky = ended(GAMES[3])
    assert eyes_of(theatre(lucky)) == (TABLE, 0, 1, OPEN)
    lucky.tap("theatre go 10").tap("theatre eyes 1")
    assert theatre(lucky).sitting.eyes == 1
    assert eyes_of(theatre(ended(GAMES[1]))) == (TABLE,), "all lies open: there is nothing to choose"
    assert eyes_of(theatre(ended(GAMES[2]))) == (TABLE, OPEN), "nobody knows where worms are"


def without(picture: Node, *hidden: str) -> Node:
    """A picture without what belongs to these classes, or has this key."""
    kept = tuple(
        without(child, *hidden) if isinstance(child, Node) else child
        for child in picture.children
        if not isinstance(child, Node)
        or not {child.key, *str(child.attributes.get("class")).split()} & {*hidden}
    )
    return picture._replace(children=kept)


def heard_when_open(house: House) -> list[str]:
    """What a screen reader finds in the list of hidden things."""
    (found,) = (each for each in nodes(picture(house)) if each.key == "hidden")
    names = theatre(house).match.names
    return [text.english(names) for text in texts(found) if isinstance(text, Message)]


@pytest.mark.parametrize("game", [GAMES[0], *GAMES[2:]], ids=lambda game: game.name)
def test_when_it_is_over_all_can_lie_open_and_lies_over_what_everybody_saw(game: Game) -> None:
    house, rng = ended(game), Random(4)
    match, something = theatre(house).match, 0
    for at in sorted(rng.sample(range(match.length), min(match.length, 12))):
        house.tap("theatre eyes -2").tap(f"theatre go {at}")
        open_table = without(picture(house), "tray")
        house.tap(f"theatre eyes {OPEN}")
        assert theatre(house).sitting.eyes == TABLE
        shown = picture(house)
        assert str(shown.attributes["class"]).endswith(" all-open")
        below = without(shown, "tray", "veiled", "kept", "hidden")
        assert below._replace(attributes=open_table.attributes) == open_table
        told = [line.english(match.names) for line in game.hidden.told(match.past[at].state)]
        assert heard_when_open(house) == ["What was hidden", *(told or ["Nothing is hidden here."])]
        something += bool(told)
    assert something
    house.tap("theatre on")
    while isinstance(theatre(house).sitting.moment, Story):
        state = shown_state(theatre(house).sitting)
        told = [line.english(match.names) for line in game.hidden.told(state)]
        assert heard_when_open(house)[1:] == (told or ["Nothing is hidden here."]), "beat by beat"
        happen(house, BeatTold(theatre(house).sitting.beat))
    house.tap("theatre eyes -2")
    assert "all-open" not in str(picture(house).attributes["class"])


@each_game
def test_while_it_runs_its_picture_is_the_same_whatever_is_hidden(game: Game) -> None:
    """And nobody's eyes are lent to whoever looks, nor is anything laid open."""
    house = House(seed="runs").sit_down(begin(game, family(*fill(game, "person", "person")), 7))
    rng = Random(3)
    match = played_on(house.match, rng, 30)
    house.paddock = house.paddock._replace(room=Showing(opened(match)))
    rules, differs = match.rules, False
    for at in range(0, match.length + 1, 2):
        for eyes in (OPEN, 0):
            house.tap(f"theatre eyes {eyes}")
        house.tap(f"theatre go {at}")
        here = theatre(house)
        position = here.sitting.match.past[-1]
        guess = rules.guess(rules.view(position.state, TABLE), TABLE, rng)
        differs |= guess != position.state
        other = here.sitting.match.with_past((*here.sitting.match.past[:-1], position._replace(state=guess)))
        otherwise = here._replace(sitting=here.sitting._replace(match=other))
        for shape in SHAPES:
            drawn = theatre_picture(house.paddock, here, shape)
            assert drawn == theatre_picture(house.paddock, otherwise, shape)
            assert "all-open" not in str(drawn.attributes["class"])
    assert differs == (game.name != "nines")


@each_game
def test_of_a_match_that_runs_nothing_hidden_or_fleeting_is_seen(game: Game) -> None:
    house = House(seed="runs").sit_down(begin(game, family(*fill(game, "person", "person")), 7))
    rng = Random(2)
    for _ in range(25):
        house.settle()
        wanted = ("play ", "pick ", "app throw", "app look", "app on", "app ready", "curtain ")
        if isinstance(house.paddock.room, Table):
            house.tap(rng.choice([tap for tap in house.taps() if tap.startswith(wanted)]))
    (name,) = house.tablet.matches
    house.tap("app home").tap("kept list").tap(f"kept tools {name}").tap(f"theatre open {name}")
    shown = theatre(house)
    assert eyes_of(shown) == (TABLE,)
    house.tap("theatre eyes 0")
    assert theatre(house).sitting.eyes == TABLE
    fleeting = game.rules.FLEETING
    for number in range(shown.match.length + 1):
        house.tap(f"theatre go {number}")
        step = theatre(house).sitting.match.past[-1].step
        assert step is None or not any(type(event) in fleeting for event in step.events)
        house.tap("theatre on")
        moment = theatre(house).sitting.moment
        if isinstance(moment, Story):
            assert not any(type(beat.event) in fleeting for beat in moment.beats)
    assert house.troubles == []
    assert len(house.tablet.matches) == 1


@each_game
def test_a_new_match_goes_on_from_any_moment_with_people_or_bots(game: Game) -> None:
    house = ended(game)
    match = theatre(house).match
    house.tap(f"theatre go {match.length // 2}").tap("theatre branch")
    sheet = sheet_picture(house.paddock)
    assert sheet is not None
    assert {"theatre seat 0", "theatre seat 1", "theatre begin"} <= set(taps_in(sheet))
    at = theatre(house).at
    house.tap("theatre seat 1").tap("theatre begin").settle()
    assert isinstance(house.paddock.room, Table)
    assert house.match.past[: at + 1] == match.past[: at + 1]
    assert house.match.sitters[1].is_bot != match.sitters[1].is_bot
    assert house.match.seed != match.seed
    assert house.match.head.since == str(at)
    assert len(house.tablet.matches) == 2
    play_through(house, Random(8))
    assert isinstance(house.paddock.room, Results)
    assert house.paddock.room.match.turned_dice == ()


def with_doubts() -> House:
    """A match of All Nines in which now and then somebody takes a move back, looked at again."""
    house = House(seed="doubts").sit_down(begin(GAMES[1], family("person", "person"), 5, track="short"))
    play_through(house, Random(1), taps=("app undo",))
    assert isinstance(house.paddock.room, Results)
    assert house.paddock.room.match.taken
    return house.tap("theatre this")


def test_what_was_taken_back_can_be_shown_and_hidden() -> None:
    house = with_doubts()
    match = theatre(house).match
    assert "theatre taken show" in taps_in(picture(house))
    house.tap(f"theatre go {match.taken[0].at}").tap("theatre taken show")
    whole = theatre(house).match
    assert whole.length == match.length + sum(1 + len(gone) for _, gone in match.taken)
    assert theatre(house).sitting.match.state == match.past[match.taken[0].at].state
    states, said = [], 0
    house.tap("theatre go 0")
    while theatre(house).at < whole.length:
        house.said.clear()
        house.tap("theatre on")
        said += any("takes it back" in line for line in house.said)
        told_out(house)
        states.append(theatre(house).sitting.match.state)
    assert states[-1] == match.state
    assert said == len(match.taken)
    for at in range(0, whole.length + 1, 7):
        house.tap("theatre taken show").tap(f"theatre go {at}")
        counts = as_it_counts(theatre(house))
        assert counts.past == match.past[: counts.length + 1] or counts.state in states
        house.tap("theatre taken hide")
        assert theatre(house).sitting.match.length == min(counts.length, match.length)
    assert house.troubles == []


def test_what_was_done_after_all_says_so_where_it_is_shown() -> None:
    match, rng = begin(GAMES[1], family("person", "person"), 5, track="short"), Random(1)
    while not match.taken:
        match = played_on(match, rng, match.length + 1)
        seat = match.history[-1].seat
        if match.can_undo(seat):
            match = match.undo(seat).redo(seat)
    house = at_the_end(played_on(match, rng))
    at = match.taken[0].at
    for wish, number, headline in (("show", at + 3, "after all"), ("hide", at + 1, "Move")):
        house.tap(f"theatre taken {wish}").tap(f"theatre go {number}")
        (told,) = (each for each in nodes(picture(house)) if each.key == "say")
        assert isinstance(told.children[0], Message)
        assert headline in told.children[0].english()
        assert theatre(house).sitting.match.state == match.past[at + 1].state


def at_the_end(match: Match) -> House:
    """A family that has seen this match to its end, and looks at it again."""
    house = House(seed="theatre")
    house.paddock = house.paddock._replace(room=Results(match, Place("here")))
    return house.tap("theatre this")


def test_it_goes_on_by_itself_past_what_was_taken_back() -> None:
    house = with_doubts().tap("theatre taken show").tap("theatre play")
    while theatre(house).playing:
        happen(house, BeatTold(theatre(house).sitting.beat))
    assert theatre(house).at == theatre(house).match.length


def test_a_new_match_from_what_was_taken_back_has_only_what_counts() -> None:
    house = with_doubts().tap("theatre taken show")
    shown = theatre(house).match.past
    at = next(n for n, each in enumerate(shown) if each.step is not None and each.step.move == BACK)
    house.tap(f"theatre go {at}").tap("theatre branch").tap("theatre begin").settle()
    assert all(step.move != BACK for step in house.match.history)
    (name,) = (id_ for id_ in house.tablet.matches if id_ == house.paddock.room.place.id)  # type: ignore[union-attr]
    assert Match.resume(read(unseal(house.tablet.matches[name][0]))).past == house.match.past


@each_game
def test_another_move_is_tried_and_bots_go_on_with_the_same_luck(game: Game) -> None:
    house = ended(game)
    match = theatre(house).match
    at = next(n for n in range(match.length // 2, match.length) if can_be_tried(house, n))
    house.tap(f"theatre go {at}").tap("theatre what")
    sheet = sheet_picture(house.paddock)
    assert sheet is not None
    (tap, *_) = (tap for tap in taps_in(sheet) if tap.startswith("theatre try"))
    seat = int(tap.split(" ")[2])
    house.tap(tap)
    assert [number for number, sitter in enumerate(house.match.sitters) if sitter.is_person] == [seat]
    rng, moves = Random(5), match.length
    for _ in range(2_000):
        if not isinstance(house.paddock.room, Table) or house.match.length > moves + 4:
            break
        offered = [tap for tap in house.taps() if tap.startswith(WANTED)]
        if isinstance(house.moment, Story):
            house.tell()
        elif house.match.persons and offered:
            house.tap(rng.choice(offered))
        else:
            house.think()
        if house.match.persons == () and moves == match.length:
            moves = house.match.length
            assert house.match.past[: at + 1] == match.past[: at + 1]
            assert any(step.seat == seat for step in house.match.history[at:])
    room = house.paddock.room
    again = room.match if isinstance(room, Results) else house.match
    assert again.persons == ()
    assert again.length > at + 1
    assert again.seed == match.seed
    assert again.turned_dice == ()
    assert house.paddock.trying is None
    assert house.troubles == []


def can_be_tried(house: House, at: int) -> bool:
    house.tap(f"theatre go {at}")
    return "theatre what" in taps_in(picture(house))


def test_nobody_tries_where_nothing_can_be_chosen_or_something_is_hidden() -> None:
    house = ended(GAMES[1])
    assert not can_be_tried(house, theatre(house).match.length)
    assert not can_be_tried(house, 0)
    before = house.paddock
    house.tap("theatre try 0").tap("theatre try 9")
    assert house.paddock == before


def test_in_a_match_that_runs_luck_is_another_one() -> None:
    house = House(seed="runs").sit_down(begin(GAMES[1], family("person", "person"), 7)).settle()
    while house.match.turn == (CHANCE,) or house.match.length < 6:
        house.tap(next(tap for tap in house.taps() if tap.startswith(WANTED))).settle()
    seed, name, length = house.match.seed, next(iter(house.tablet.matches)), house.match.length
    house.tap("app home").tap("kept list").tap(f"theatre open {name}").tap(f"theatre go {length}")
    house.tap("theatre what")
    sheet = sheet_picture(house.paddock)
    assert sheet is not None
    house.tap(next(tap for tap in taps_in(sheet) if tap.startswith("theatre try"))).settle()
    assert house.match.seed != seed


def test_the_end_and_a_running_match_with_secrets_offer_no_way_on() -> None:
    house = ended(GAMES[3])
    house.tap(f"theatre go {theatre(house).match.length}")
    assert "theatre branch" not in taps_in(picture(house))
    before = house.paddock
    house.tap("theatre branch").tap("theatre begin").tap("theatre seat 0")
    assert house.paddock == before


def test_whoever_can_not_see_hears_where_in_the_match_one_is() -> None:
    house = ended(GAMES[1]).tap("theatre go 12")
    (headline,) = (each for each in nodes(picture(house)) if each.tag == "h1")
    (words,) = headline.children
    assert isinstance(words, Message)
    assert words.english().startswith("Move 12 of ")
    (slider,) = (each for each in nodes(picture(house)) if each.attributes.get("type") == "range")
    assert slider.attributes["value"] == "12"
    assert slider.attributes["aria-label"]


def test_home_leads_out_of_it() -> None:
    house = ended(GAMES[1]).tap("app home")
    assert not isinstance(house.paddock.room, Showing)
