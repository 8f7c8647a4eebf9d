"""A match played through without a browser: people, bots, dice, saving, telling and taking back."""

from __future__ import annotations

from random import Random

import pytest

from app.happenings import Hidden
from app.rooms import Table
from app.shelf import JUST_ENDED, Place
from app.storage import sand_name, written
from conformance.kit import symbols
from conformance.pictures import nodes
from fakes.house import ASKED, WANTED, House, begin, family, fill, play_through
from games.catalogue import GAMES, TEMPLATE, Game
from games.catalogue import game as game_of
from games.contract import TABLE
from table.deeds import Thought
from table.moments import Asking, Story, Thinking, Throwing
from table.sitter import AWAY
from table.sitting import may_undo, offered, story_so_far

PLAYED = (TEMPLATE, *GAMES)
every_game = pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.name)


def house_for(game: Game, kinds: tuple[str, ...], seed: int = 1, **options: str) -> House:
    return House().sit_down(begin(game, family(*kinds), seed, **options))


def to_the_dice(house: House) -> House:
    """Until a person has the dice in hand."""
    while not isinstance(house.settle().moment, Throwing):
        house.tap(house.taps()[-1])
    return house


@every_game
def test_a_match_of_people_and_bots_ends_with_everything_kept(game: Game) -> None:
    house = house_for(game, fill(game, "person"))
    play_through(house, Random(3))
    assert house.kept == list(range(1, len(house.kept) + 1))
    assert house.troubles == []
    assert [(note.game, note.state) for note in house.tablet.notes()] == [(game.name, JUST_ENDED)]
    assert house.tablet.waiting(game.name) is None


@every_game
def test_people_alone_need_no_bot(game: Game) -> None:
    house = house_for(game, ("person",) * game.seats[0], seed=5)
    play_through(house, Random(4))
    assert house.asked == []


@every_game
def test_bots_are_asked_with_their_view_and_never_the_state(game: Game) -> None:
    house = house_for(game, fill(game, "person"), seed=2)
    play_through(house, Random(2))
    assert house.asked
    for question in house.asked:
        assert game.rules.view(question.view, question.seat) == question.view


@every_game
def test_one_person_against_bots_sees_no_curtain_and_is_never_called_to_look(game: Game) -> None:
    house = house_for(game, fill(game, "person"))
    play_through(house, Random(6))
    assert not any("Pass the tablet" in said for said in house.said)
    assert "Everybody look!" not in house.said or game.name == "hustle"


@every_game
def test_what_is_told_in_order_is_what_happened(game: Game) -> None:
    """With bots and dice and a hand that hurries on: each event once, in its order."""
    house = house_for(game, fill(game, "person"), seed=4)
    rng = Random(5)
    for _ in range(250):
        if not isinstance(house.paddock.room, Table):
            break
        if isinstance(house.moment, Story):
            house.tap("skip") if rng.random() < 0.2 else house.tell()
        elif isinstance(house.moment, Thinking):
            house.think()
        else:
            house.tap(rng.choice([tap for tap in house.taps() if tap.startswith(WANTED)]))
        if not isinstance(house.paddock.room, Table) or isinstance(house.moment, Story):
            continue
        assert len(house.sitting.log) >= len(story_so_far(house.match))
    if not isinstance(house.settle().paddock.room, Table):
        return
    lasting = [line.event for line in house.sitting.log if type(line.event) not in game.rules.FLEETING]
    assert lasting == [line.event for line in story_so_far(house.match)]


def test_the_state_is_kept_before_anything_of_the_move_is_shown() -> None:
    house = to_the_dice(house_for(TEMPLATE, ("person", "bot")))
    house.tap("app throw")
    assert isinstance(house.moment, Story)
    assert house.kept[-1] == house.match.length


def test_nothing_is_ahead_of_its_beat() -> None:
    """The walk of a shown card: first it turns over, then the sheep walks, then it is there."""
    house = house_for(TEMPLATE, ("person", "bot"), first="1").settle()
    house.tap("app throw").settle()
    said = len(house.said)
    start = house.match.state.steps[0]
    house.tap("play clover")
    assert isinstance(house.moment, Story)
    assert house.moment.beat.after.steps[0] == start
    assert house.match.state.steps[0] > start
    assert "shows a clover card" in house.said[-1]
    assert len(house.said) == said + 1
    house.tell()
    assert isinstance(house.moment, Story)
    assert house.moment.beat.after.steps[0] > start
    assert "walks" in house.said[-1]


def test_an_illegal_tap_costs_nothing_and_is_answered() -> None:
    house = to_the_dice(house_for(TEMPLATE, ("person", "bot"), seed=8)).tap("app throw").settle()
    before, heard = house.match.record, len(house.said)
    house.tap("play fly away")
    assert house.match.record == before
    assert len(house.said) == heard + 1


def test_undo_is_offered_where_it_is_honoured_and_nowhere_else() -> None:
    """Also while bots think: their answer, when it comes, is to a question that nobody asks any more."""
    nines = game_of("nines")
    house = house_for(nines, ("person", "bot"), seed=2, first="1")
    rng, honoured = Random(1), 0
    for _ in range(400):
        if not isinstance(house.paddock.room, Table):
            break
        assert ("app undo" in house.taps()) == may_undo(house.sitting)
        if may_undo(house.sitting) and rng.random() < 0.5:
            length = house.match.length
            late = tuple(house.thinking)
            house.tap("app undo")
            assert house.match.length < length
            for wanted in late:
                house.happen(Thought(wanted.seat, wanted.seed + 1, "walk start"))
            house.thinking.clear()
            honoured += 1
        elif isinstance(house.moment, Story):
            house.tell()
        elif isinstance(house.moment, Thinking):
            house.think()
        else:
            house.tap(rng.choice([tap for tap in house.taps() if tap.startswith(WANTED)]))
    assert honoured > 10


def test_bots_are_asked_while_there_is_still_something_to_tell() -> None:
    house = to_the_dice(house_for(game_of("nines"), ("person", "bot"), seed=2))
    while not house.thinking:
        if isinstance(house.moment, Story):
            house.tell()
        else:
            house.tap(next(tap for tap in house.taps() if tap.startswith(("play", "app throw"))))
    assert isinstance(house.moment, Story)


def test_all_bots_of_a_secret_choice_think_at_once() -> None:
    house = house_for(game_of("hustle"), ("person", "bot", "bot", "bot"), calm="yes").settle((Thinking,))
    assert [wanted.seat for wanted in house.thinking] == [1, 2, 3]


def test_a_bot_that_errs_costs_the_family_nothing() -> None:
    house = to_the_dice(house_for(TEMPLATE, ("person", "bot"), seed=8))
    house.tap("app throw").settle().tap("play walk").settle((Thinking,))
    wanted = house.thinking.pop()
    length = house.match.length
    house.happen(Thought(wanted.seat, wanted.seed, "fly"))
    assert house.match.length == length + 1
    assert house.paddock.sheet == "trouble"


def test_a_story_waits_while_a_sheet_lies_over_it() -> None:
    house = to_the_dice(house_for(TEMPLATE, ("person", "bot"))).tap("app throw").tap("app help")
    house.tell()
    assert isinstance(house.moment, Story)
    assert not isinstance(house.tap("app close").moment, Story)


def test_a_tap_goes_on_to_the_next_beat_and_a_second_one_to_the_end() -> None:
    hustle = game_of("hustle")
    house = house_for(hustle, fill(hustle, "person"), calm="yes").settle()
    house.tap("play choose 5")
    assert isinstance(house.moment, Story)
    beats = len(house.moment.beats)
    assert beats > 5
    heard = len(house.said)
    house.tap("skip")
    assert isinstance(house.moment, Story)
    assert house.moment.at == 1
    house.tap("skip")
    assert not isinstance(house.moment, Story) or house.moment.beats[0] != house.moment.beat
    told = [
        line.telling.sentence.english(house.match.names)
        for line in house.sitting.log
        if line.telling.sentence
    ]
    assert [sentence for sentence in house.said[heard - 1 :] if sentence in told]


def test_everybody_is_called_to_look_when_people_had_to_look_away() -> None:
    hustle = game_of("hustle")
    house = house_for(hustle, ("person", "person", "bot"), calm="yes").settle()
    for digit in "52":
        house.tap(next(tap for tap in house.taps() if tap.startswith("curtain"))).settle()
        house.play(f"choose {digit}")
    assert "app look" in house.taps()
    before = len(house.beats)
    house.tap("skip").tap("play choose 3").tap("app undo")
    assert len(house.beats) == before
    house.tap("app look")
    assert isinstance(house.moment, Story)


def test_the_last_round_can_be_told_again_and_changes_nothing() -> None:
    nines = game_of("nines")
    house = to_the_dice(house_for(nines, ("person", "bot"), seed=3))
    while house.match.length < 12:
        moves = offered(house.settle().sitting)
        house.tap(f"play {moves[0]}" if moves else "app throw")
    house.settle()
    assert isinstance(house.moment, (Asking, Throwing))
    assert "app retell" in house.taps()
    before, kept = house.sitting._replace(told=(), beat=0), list(house.kept)
    house.tap("app retell")
    assert isinstance(house.moment, Story)
    house.settle()
    after = house.sitting
    assert (after.match, after.moment, after.log, after.eyes) == (
        before.match,
        before.moment,
        before.log,
        before.eyes,
    )
    assert house.kept == kept


def test_a_match_that_is_carried_on_tells_the_same_story_and_covers_secrets() -> None:
    house = house_for(TEMPLATE, ("person", "person"), seed=9)
    for _ in range(12):
        house.settle().tap(house.taps()[-1])
    house.settle()
    again = House().sit_down(house.match)
    assert again.sitting.log == house.sitting.log
    assert again.sitting.eyes == TABLE


def test_brief_a_bot_s_turn_is_summed_up_with_its_last_beat() -> None:
    nines = game_of("nines")
    house = house_for(nines, ("person", "bot"), seed=2, first="2")
    house.tap("app set telling brief")
    while not isinstance(house.settle((Story, Asking, Throwing)).moment, (Asking, Throwing)):
        story = house.moment
        assert isinstance(story, Story)
        heard = len(house.said)
        house.tell()
        if story.at + 1 < len(story.beats) - 1 and story.beat.doer == 1:
            assert len(house.said) == heard


def test_the_clock_lies_still_while_nobody_looks() -> None:
    lucky = game_of("lucky")
    house = house_for(lucky, ("person", "bot"), seed=3, first="1").settle().tap("app ready")
    full = house.sitting.sand
    assert full
    house.second()
    assert house.sitting.sand == full - 1
    house.happen(Hidden(True)).second()
    assert house.sitting.sand == full - 1


# L7: a minute for a turn, not for an exchange, and never what the seat before has left over.


def test_only_the_sand_is_drawn_when_a_second_goes() -> None:
    house = house_for(game_of("lucky"), ("person", "bot"), seed=3, first="1").settle().tap("app ready")
    pictures = len(house.pictures)
    house.second().second()
    assert len(house.pictures) == pictures
    assert house.seconds_shown[-2:] == [59, 58]


def test_the_sand_runs_on_through_the_exchanges_of_a_turn() -> None:
    house = house_for(game_of("lucky"), ("person", "person"), seed=3).settle()
    house.tap(next(tap for tap in house.taps() if tap.startswith("curtain"))).settle().tap(
        "app ready"
    ).second()
    left = house.sitting.sand
    swap = next(move for move in house.match.moves(house.sitting.eyes) if move.startswith("swap"))
    house.play(swap)
    assert house.sitting.sand == left
    house.play("stop")
    while house.sitting.sand is None:
        house.settle().tap(
            [tap for tap in house.taps() if tap.startswith(("curtain", "app ready", "play", "pick"))][-1]
        )
    assert house.sitting.sand > (left or 0)


def test_sand_that_runs_out_while_an_exchange_is_told_ends_the_turn_all_the_same() -> None:
    """L7: an exchange that the table has in time counts, and then the turn is over."""
    house = house_for(game_of("lucky"), ("person", "bot"), seed=3, first="1").settle().tap("app ready")
    swap = next(move for move in house.match.moves(0) if move.startswith("swap"))
    house.tap(f"play {swap}")
    assert isinstance(house.moment, Story)
    for _ in range(house.sitting.sand or 0):
        house.second()
    assert isinstance(house.moment, Story)
    house.tell()
    assert house.match.history[-1].move == "time"


def test_the_sand_of_a_match_that_is_carried_on_goes_on_where_it_was() -> None:
    """L7: to begin the page anew buys nobody time, and the next turn has all of its own."""
    house = house_for(game_of("lucky"), ("person", "bot"), seed=3, first="1").settle().tap("app ready")
    for _ in range(20):
        house.second()
    left = house.sitting.sand
    assert sand_after(house) == left
    assert sand_after(house, f"{house.match.length} 999999") == (left or 0) + 20
    assert sand_after(house, f"{house.match.length - 1} 7") == (left or 0) + 20
    assert sand_after(house, "9" * 5000 + " 7") == (left or 0) + 20


def sand_after(house: House, kept: str = "", seconds: int = 600) -> int | None:
    """What is left in the glass of a match that is opened so much later, with this kept of it."""
    tablet = house.tablet.copy()
    place = house.paddock.room.place if isinstance(house.paddock.room, Table) else Place("")
    if kept:
        tablet.write(written(((sand_name(place), kept),)), {})
    again = House(tablet)
    again.later(house.paddock.facts.now - again.paddock.facts.now + seconds)
    return again.tap("app continue").settle().sitting.sand


def test_to_begin_the_page_anew_again_and_again_gives_the_hourglass_nothing() -> None:
    """What the page takes to come back runs down as well; after a long while it is as it was."""
    house = house_for(game_of("lucky"), ("person", "bot"), seed=3, first="1").settle()
    began = house.paddock.facts.now
    full = house.sitting.sand or 0
    for _ in range(5):
        house.second()
        again = House(house.tablet)
        again.later(house.paddock.facts.now - again.paddock.facts.now + 3)
        house = again.tap("app continue")
        house.settle()
    assert house.sitting.sand == full - (house.paddock.facts.now - began)
    assert sand_after(house, seconds=3600) == house.sitting.sand


@every_game
def test_every_drawing_of_the_table_s_frame_is_in_the_kit(game: Game) -> None:
    house = house_for(game, fill(game, "person"))
    play_through(house, Random(3))
    drawn = {
        str(node.attributes["href"]).removeprefix("#")
        for picture in house.pictures[:: max(1, len(house.pictures) // 40)]
        for node in nodes(picture)
        if node.tag == "use"
    }
    assert drawn <= symbols()


def test_that_a_match_is_not_kept_is_told_even_after_a_setting_was_not() -> None:
    house = house_for(TEMPLATE, ("person", "bot"))
    house.refuses = True
    house.tap("app set turning turn")
    assert house.paddock.sheet == "trouble"
    house.tap("app close")
    to_the_dice(house).tap("app throw")
    assert house.paddock.sheet == "trouble"
    house.tap("app close").settle().tap("play walk").settle()
    assert house.paddock.sheet == ""


def test_when_there_is_room_again_the_match_goes_on_being_kept() -> None:
    house = to_the_dice(house_for(TEMPLATE, ("person", "bot")))
    house.refuses = True
    house.tap("app throw").tap("app close").settle()
    house.refuses = False
    house.play("walk")
    assert not house.paddock.broken
    assert house.kept[-1] == house.match.length


@every_game
def test_whoever_plays_at_another_tablet_answers_by_themselves(game: Game) -> None:
    """Nobody thinks for them here, nobody is handed the tablet for them, and their answer is played."""
    here, *others = family(*fill(game, "person"))
    sitters = (here, *(other._replace(kind=AWAY) for other in others))
    house = House().sit_down(begin(game, sitters, 4))
    rng, answered = Random(4), 0
    for _ in range(400):
        house.settle((*ASKED, Thinking))
        if not isinstance(house.paddock.room, Table) or answered > 3:
            break
        match, questions = house.sitting.match, house.sitting.questions
        if questions:
            seat, seed = questions[0]
            house.happen(Thought(seat, seed, rng.choice(list(match.moves(seat)))))
            answered += 1
        else:
            moves = [tap for tap in house.taps() if tap.startswith(("play ", "pick ", "app throw"))]
            house.tap(rng.choice(moves))
    assert answered
    assert house.asked == []
    assert not any("Pass the tablet" in said for said in house.said)


def test_who_opens_the_match_that_is_played_goes_on_with_it() -> None:
    """Among the saved games: what was just being told is told to its end."""
    house = House().sit_down(begin(game_of("nines"), family("person", "person"), 1))
    assert isinstance(house.paddock.room, Table)
    place, log = house.paddock.room.place, house.sitting.log
    house.tap("kept list").tap(f"kept open {place.id}")
    assert house.paddock.sheet == ""
    assert isinstance(house.moment, Story)
    assert house.sitting.log == log
