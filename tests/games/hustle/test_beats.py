"""A round is told beat by beat: nothing stands anywhere before its beat."""

from __future__ import annotations

from random import Random

import pytest

from conformance.pictures import all_nodes
from games.contract import CHANCE, Drawing
from games.hustle import rules, words
from games.hustle.rules.dyke import GONE
from games.hustle.rules.events import (
    Built,
    CherubCame,
    Chosen,
    Compared,
    Dealt,
    Declared,
    Ended,
    EverybodyLook,
    Flooded,
    Handed,
    Happening,
    ImpPaid,
    Moved,
    Out,
    PadTaken,
    RanBack,
    Refilled,
    Revealed,
    RoundBegan,
    Shoved,
    Splashed,
    Swapped,
)
from games.hustle.rules.state import State
from games.hustle.scene.beat import afloat
from helpers.hustle_positions import careful, go, pads, racing, started
from helpers.hustle_story import StoryBeat, story
from helpers.hustle_table import drawn, find, looking, touched, watching
from helpers.hustle_table import words as read

ROUND = ("choose 43", "choose 9", "choose 85")
"""Anna shoves Ben, who splashes; then Ben and Caro."""


def told(before: State, *moves: str) -> list[StoryBeat]:
    state = go(before, *moves[:-1]).state if moves[:-1] else before
    return story(state, moves[-1])


def kinds(beats: list[StoryBeat]) -> list[type]:
    return [type(beat.event) for beat in beats]


CHANGES: dict[str, tuple[type[Happening], ...]] = {
    "starter": (Dealt, RoundBegan),
    "round": (RoundBegan,),
    "scope": (Revealed, Declared),
    "dyke": (Built, Swapped, Flooded),
    "swaps": (Swapped,),
    "sheep": (Moved, RanBack, Shoved, Out, Swapped),
    "lifesavers": (Splashed, ImpPaid, Out),
    "hands": (Revealed, Out, Refilled),
    "chosen": (Chosen, Out, RoundBegan),
    "revealed": (Revealed, Out, RoundBegan),
    "scopes": (Compared, Out, RoundBegan),
    "imp": (Handed, RoundBegan),
    "cherub": (Handed, RoundBegan),
    "pads": (Declared, Out, PadTaken),
    "supply": (PadTaken,),
    "lost": (Out,),
    "numbers": (Revealed, Declared),
}
"""What stands on the table, and the events whose beat may change it."""


@pytest.mark.parametrize("seed", range(24))
def test_nothing_changes_before_the_beat_that_tells_it(seed: int) -> None:
    rng, options = Random(seed), {"rainy": "yes"} if seed % 2 else {"calm": "yes"}
    state = started(3 + seed % 6, **options)
    while turn := rules.turn(state):
        seat = rng.choice(turn)
        move = rules.draw(state, rng) if seat == CHANCE else careful(state, seat, rng)
        before = state
        for event, left in rules.beats(state, seat, move):
            for field, events in CHANGES.items():
                if getattr(before, field) != getattr(left, field):
                    assert isinstance(event, events), f"{field} changes with {event}"
            before = left
        state = rules.play(state, seat, move).state
        assert before == state


def test_one_thing_changes_in_a_beat_not_its_neighbours() -> None:
    for beat in told(racing(29, 72, 40), *ROUND):
        changed = [
            seat
            for seat, (was, now) in enumerate(zip(beat.before.lifesavers, beat.state.lifesavers, strict=True))
            if was != now
        ]
        assert changed in ([], [getattr(beat.event, "seat", None)])


def test_on_the_way_nobody_is_asked() -> None:
    *earlier, last = told(racing(29, 72, 40), *ROUND)
    assert {beat.state.question for beat in earlier[1:]} == {"watch"}
    assert {rules.turn(beat.state) for beat in earlier} == {()}
    assert rules.turn(last.state) == (2,)


def test_the_beats_of_a_round() -> None:
    assert kinds(told(racing(29, 72, 40), *ROUND)) == [
        Chosen, EverybodyLook,
        Revealed, Moved, Shoved, Splashed, Compared,
        Revealed, Moved, Compared, Handed,
        Revealed, Moved, Compared, Handed,
        ImpPaid, CherubCame,
    ]  # fmt: skip


# The reveal


def test_h8_everybody_looks_before_the_first_number_is_turned_over() -> None:
    chosen, look, revealed, *_ = told(racing(29, 72, 40), *ROUND)
    assert chosen.headline == "Everybody has chosen"
    assert isinstance(look.event, EverybodyLook)
    assert look.headline == "Everybody look!"
    assert look.state.revealed == 0
    assert revealed.headline == "Watch Anna!"


def test_only_the_reveal_gathers_everybody() -> None:
    for seed in range(6):
        for event in events_of_a_match(seed):
            assert words.tell(event).gather == isinstance(event, EverybodyLook)


def test_a_number_is_seen_when_it_is_turned_over_and_compared_when_it_is_compared() -> None:
    revealed: set[int] = set()
    compared: set[int] = set()
    for beat in told(racing(29, 72, 40), *ROUND)[1:]:
        if isinstance(beat.event, Revealed):
            revealed.add(beat.event.seat)
        if isinstance(beat.event, Compared):
            compared.add(beat.event.seat)
        for seat in range(3):
            assert bool(find(beat.drawing, f"number-{seat}")) == (seat in revealed)
            assert bool(find(beat.drawing, f"bench-{seat}")) == (seat in compared)


def test_the_spent_pads_stand_beside_the_sum_for_one_beat() -> None:
    state = go(racing(29, 150, 10, pads=pads(3, seat0="c5")), "41", "5", "19").state
    declared, after, *_ = story(state, "declare c5 -2")
    assert "±5 41 − 2 = 39" in over(declared.drawing, 0)
    assert over(after.drawing, 0) == "39"


def over(drawing: Drawing, seat: int) -> str:
    found = find(drawing, f"over-{seat}")
    return read(found) if found else ""


# Shoves and water


def test_no_lifesaver_leaves_the_strip_before_its_splash() -> None:
    beats = told(racing(3, 12, 40, 60), "choose 10", "choose 8", "choose 85", "choose 7")
    splashed: dict[int, int] = {}
    for beat in beats:
        if isinstance(beat.event, Splashed | ImpPaid):
            splashed[beat.event.seat] = splashed.get(beat.event.seat, 0) + 1
        for seat in range(4):
            assert belts(beat.drawing, seat) == 3 - splashed.get(seat, 0)


def belts(drawing: Drawing, seat: int) -> int:
    found = find(drawing, f"belts-{seat}")
    assert found is not None
    return len([child for child in found.children if getattr(child, "key", "").startswith("belt-")])


def test_a_sheep_floats_from_its_splash_on() -> None:
    beats = told(racing(29, 72, 40), *ROUND)
    _, _, _, moved, shoved, splashed, *_ = beats
    assert [1 in afloat(beat.state, beat.look) for beat in (moved, shoved, splashed)] == [False, False, True]
    assert "Ben is on square 73" in reading(shoved)
    assert "Ben is afloat on square 73" in reading(splashed)


def reading(beat: StoryBeat) -> str:
    found = find(beat.drawing, "reading")
    assert found is not None
    return read(found)


def test_the_lifesaver_is_seen_round_the_sheep_for_one_beat() -> None:
    seen = [bool(find(beat.drawing, "belt-round")) for beat in told(racing(29, 72, 40), *ROUND)]
    splashes = [isinstance(beat.event, Splashed) for beat in told(racing(29, 72, 40), *ROUND)]
    assert seen == splashes


def test_h14_shoves_come_one_after_the_other_before_anybody_gets_wet() -> None:
    beats = told(racing(19, 42, 43, 44), "choose 23", "choose 9", "choose 8", "choose 7")
    run = [beat for beat in beats if not isinstance(beat.event, Chosen | EverybodyLook)]
    assert [beat.state.sheep for beat in run[1:5]] == [
        (42, 42, 43, 44),
        (42, 43, 43, 44),
        (42, 43, 44, 44),
        (42, 43, 44, 45),
    ]
    assert isinstance(run[5].event, Splashed)


def test_who_is_lost_is_there_until_then() -> None:
    beats = told(racing(41, 72, 40, 60, lifesavers=0), "choose 10", "choose 9", "choose 85", "choose 3")
    for beat in beats:
        gone = beat.state.sheep[0] == GONE
        assert gone == bool(beat.state.lost)
        drowned = isinstance(beat.event, Out) and beat.event.cause == "water"
        assert bool(find(beat.drawing, "rescue")) == drowned
        assert bool(find(beat.drawing, "imp-comes")) == (isinstance(beat.event, Out) and not drowned)
        if isinstance(beat.event, Moved) and beat.event.seat == 0:
            assert beat.state.sheep[0] == 51


def test_beyond_the_end_it_has_no_square() -> None:
    beats = told(racing(190, 72, 40), *ROUND)
    run = beats[3]
    assert run.state.sheep[0] == 233
    assert not find(run.drawing, "own-0")
    assert "Anna is over the end of the dyke" in reading(run)


# Boards, imp and cherub


def test_h18_the_board_lies_where_it_lay_until_it_is_carried_over() -> None:
    start = racing(95, 120, 130)
    start = start._replace(variant=start.variant._replace(calm=True))
    beats = told(start, "choose 9", "choose 17", "choose 8")
    swapped = kinds(beats).index(Swapped)
    assert {beat.state.dyke for beat in beats[:swapped]} == {start.dyke}
    assert {beat.state.dyke for beat in beats[swapped:]} != {start.dyke}
    assert [bool(find(beat.drawing, "less")) for beat in beats] == [
        isinstance(beat.event, Swapped) for beat in beats
    ]


def test_h20_imp_and_cherub_move_one_after_the_other_when_they_are_compared() -> None:
    for beat in told(racing(29, 72, 40), *ROUND):
        if isinstance(beat.event, Handed):
            before = beat.before._asdict()
            assert before[beat.event.card] == beat.event.giver
            assert beat.state._asdict()[beat.event.card] == beat.event.taker
        assert (beat.before.imp != beat.state.imp) + (beat.before.cherub != beat.state.cherub) <= 1


def test_before_the_dyke_is_built_no_boards_lie_there() -> None:
    dealt, built, began = story(started(3, layout="chance"), "deal 1 1A 0 2B 180", CHANCE)
    assert not find(dealt.drawing, "board-1")
    assert find(built.drawing, "board-1")
    assert find(began.drawing, "board-1")


# Whose doing it is, and how long it lasts


def test_whose_doing_it_is() -> None:
    """The runner's; in the evaluation the imp's and the cherub's holder; then the next starting player's."""
    beats = told(racing(29, 72, 40), *ROUND)
    movers = [rules.mover(beat.state) for beat in beats]
    assert movers == [None, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 1, 2]
    after = go(racing(29, 72, 40), *ROUND).state
    assert [rules.mover(beat.state) for beat in story(after, "take c5")] == [2, 2]


def test_the_winner_is_the_mover_when_the_race_is_over() -> None:
    beats = told(racing(30, 50, 10, lifesavers=0), "choose 12", "choose 30", "choose 5")
    assert isinstance(beats[-1].event, Ended)
    assert rules.mover(beats[-1].state) == beats[-1].event.winners[0]


@pytest.mark.parametrize("seed", range(20))
def test_a_turn_has_one_climax_at_most(seed: int) -> None:
    climaxes = 0
    for event in events_of_a_match(seed):
        if isinstance(event, Revealed | ImpPaid | EverybodyLook):
            climaxes = 0
        climaxes += words.tell(event).pace == "climax" and getattr(event, "cause", "") != "imp"
        assert climaxes < 2


def test_a_lost_sheep_is_a_climax_and_so_is_the_end_of_a_long_chain() -> None:
    lost = told(racing(41, 72, 40, 60, lifesavers=0), "choose 10", "choose 9", "choose 85", "choose 3")
    assert [type(beat.event) for beat in lost if pace(beat) == "climax"] == [Out, Out]
    chain = told(racing(19, 42, 43, 44), "choose 23", "choose 9", "choose 8", "choose 7")
    assert next(beat.event for beat in chain if pace(beat) == "climax") == Splashed(1, 43, 2, peak=True)
    into_it = told(racing(19, 40, 41, 42), "choose 21", "choose 9", "choose 8", "choose 7")
    assert next(beat.event for beat in into_it if pace(beat) == "climax") == Splashed(3, 43, 2, peak=True)
    dry = told(racing(30, 54, 55, 56), "choose 24", "choose 9", "choose 8", "choose 7")
    assert next(beat.event for beat in dry if pace(beat) == "climax") == Shoved(3, 2, 56, 57, peak=True)


def pace(beat: StoryBeat) -> str:
    return words.tell(beat.event).pace


def events_of_a_match(seed: int) -> list[Happening]:
    rng = Random(seed)
    state = started(3 + seed % 6, layout="chance")
    events: list[Happening] = []
    while turn := rules.turn(state):
        seat = rng.choice(turn)
        move = rules.draw(state, rng) if seat == CHANCE else careful(state, seat, rng)
        state, happened = rules.play(state, seat, move)
        events += happened
    return events


# What stays to be read


def test_what_was_told_stays_faint_until_the_next_touch() -> None:
    start = racing(29, 72, 40)
    played = go(start, *ROUND)
    events = go(go(start, *ROUND[:-1]).state, ROUND[-1]).events
    state = played.state
    look = looking(state, state.asked[0])._replace(told=events)
    picture = drawn(state, look)
    assert {f"ghost-{seat}" for seat in range(3)} <= {each.key for each in all_nodes(picture)}
    assert {f"trace-{seat}" for seat in range(3)} <= {each.key for each in all_nodes(picture)}
    assert not find(drawn(state, touched(state, look, "pad b30")), "ghost-0")
    assert not find(drawn(state, look._replace(told=())), "ghost-0")
    assert not find(drawn(state, look._replace(telling=True)), "ghost-0")


def test_after_a_swap_traces_begin_where_squares_lie_now() -> None:
    state = racing(20, 30, 60)
    look = watching(state)._replace(
        told=(Moved(0, 95, 120), Moved(1, 112, 130), Swapped(0, state.dyke[1], state.dyke[0], state.sheep))
    )
    keys = {each.key for each in all_nodes(drawn(state, look))}
    assert "trace-1" in keys
    assert "trace-0" not in keys


# Few words


def summed_up(*moves: str, state: State) -> list[str]:
    before = go(state, *moves[:-1]).state if moves[:-1] else state
    events = go(before, moves[-1]).events
    return [sentence.english(("Anna", "Ben", "Caro", "David")) for sentence in words.sum_up(events)]


def test_a_round_in_few_words() -> None:
    assert summed_up(*ROUND, state=racing(29, 72, 40)) == [
        "Anna turns over 43 and goes to 72.",
        "Anna shoves Ben to 73.",
        "Splash! Ben pays a lifesaver; 3 are left.",
        "Ben turns over 9 and goes to 82.",
        "Caro turns over 85 and goes to 125.",
        "The imp takes a lifesaver from Ben; 2 are left.",
    ]


def test_a_declaration_in_few_words() -> None:
    state = go(racing(29, 150, 10, pads=pads(3, seat0="c5 b20")), "41", "0", "19").state
    assert summed_up("declare c5+b20 -1", state=state)[:3] == [
        "Anna goes from 29 to 69.",
        "Anna runs back from 69 to 49.",
        "Ben stays on square 150.",
    ]


def test_a_long_chain_in_few_words() -> None:
    assert "That shoves 3 sheep, one after the other." in summed_up(
        "choose 23", "choose 9", "choose 8", "choose 7", state=racing(19, 42, 43, 44)
    )


def test_a_choice_has_no_shorter_words() -> None:
    assert summed_up("choose 43", state=racing(29, 72, 40)) == []
