"""A move told in beats: what is seen in each of them, and what isn't seen yet."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from conformance.pictures import all_nodes, nodes
from games.contract import CHANCE, TABLE, Beat, Event, Look, Motion, Person
from games.lucky import bot, rules, scene, words
from games.lucky.rules import events
from games.lucky.rules.state import State, standing
from games.lucky.words.names import name_of
from games.picture import Node
from helpers.lucky_positions import CALM, PEOPLE, act, after, drawn_by, laid, started, with_deck

HAND = "25 34 56 71"
NAMES = tuple(person.name for person in PEOPLE)


class Told(NamedTuple):
    """One beat as somebody sees it."""

    event: Event
    before: State
    view: State
    look: Look

    @property
    def picture(self) -> dict[str, Node]:
        drawing = scene.draw(self.view, self.look)
        return {found.key: found for found in all_nodes(drawing) if found.key}

    @property
    def motions(self) -> dict[str, Motion]:
        moving = scene.motions(self.before, self.view, self.event, self.look)
        return {motion.key: motion for motion in moving}


def told(state: State, move: str, eyes: int = TABLE, people: tuple[Person, ...] = PEOPLE) -> list[Told]:
    """A move beat by beat, as this seat sees it."""
    (seat,) = rules.turn(state)
    found: list[Told] = []
    so_far: tuple[Event, ...] = ()
    before = rules.view(state, eyes)
    for beat in rules.beats(state, seat, move):
        so_far = (*so_far, beat.event)
        view = rules.view(beat.state, eyes)
        look = Look(eyes, people[: state.seats], told=so_far, telling=True)
        found.append(Told(beat.event, before, view, look))
        before = view
    return found


def of(kind: type, beats: list[Told]) -> Told:
    """The beat of the first event of a kind."""
    return next(beat for beat in beats if isinstance(beat.event, kind))


def classes(found: Node) -> set[str]:
    return set(str(found.attributes.get("class", "")).split())


def number(found: Node) -> str:
    (text,) = (child for child in found.children if isinstance(child, str))
    return text


def matches(seeds: range) -> Iterator[list[Beat]]:
    """The beats of every move of whole matches between bots."""
    for seed in seeds:
        rng = Random(seed)
        state = started(2 + seed % 3, clock="none" if seed % 2 else "60")
        while rules.turn(state):
            (seat,) = rules.turn(state)
            move = rules.draw(state, rng) if seat == CHANCE else bot.quick(rules.view(state, seat), seat, rng)
            yield list(rules.beats(state, seat, move))
            state = act(state, move).state


# nothing before its beat


def test_no_card_is_in_a_pile_before_it_has_been_counted_and_won() -> None:
    beats = told(laid("111 456 712", HAND), "stop")
    kinds = [type(beat.event) for beat in beats]
    assert kinds == [events.Stopped, *[events.Counted] * 3, events.GroupWon]
    for beat in beats[:-1]:
        assert beat.view.won == ((), ())
        assert "won-0-1" not in beat.picture
        assert {f"card-{space}" for space in range(9)} <= set(beat.picture)
    assert number(beats[-1].picture["many-0-1"]) == "3"
    assert not {"card-0", "card-1", "card-2"} & set(beats[-1].picture)


def test_the_pile_that_was_there_grows_only_when_the_group_is_won() -> None:
    state = laid("111 456 712", HAND, "16")._replace(question="swap")
    state = state._replace(won=((state.hands[0][3]._replace(up=1, down=7),), ()))
    beats = told(state, "stop")
    assert {number(beat.picture["many-0-1"]) for beat in beats[:-1]} == {"1"}
    assert number(beats[-1].picture["many-0-1"]) == "4"


def test_the_turn_passes_with_the_last_beat() -> None:
    """Whoever played stays at it, and the next one's hand and tokens wait until all is told."""
    state = laid(CALM, HAND, "12 13 14 23", clock="none")
    for beat in told(state, "stop"):
        assert rules.mover(beat.view) is None
        assert "own-0-0" in beat.picture
        assert "own-1-0" not in beat.picture
        tokens = [found for found in beat.picture.values() if found.key.startswith("token-")]
        spent = [use.attributes["href"] for token in tokens for use in nodes(token) if use.tag == "use"]
        wanted = "#swap-token" if isinstance(beat.event, events.Stopped) else "#swap-token-spent"
        assert set(spent) == {wanted}
    assert beat.view.active == 1


def test_the_third_swap_is_seen_before_the_turn_ends() -> None:
    state = laid("112 456 713", "12 34 56 71", clock="none")._replace(swaps=2)
    beats = told(state, "swap 1 3")
    kinds = [type(beat.event) for beat in beats]
    assert kinds == [events.Swapped, events.LastSwap, *[events.Counted] * 3, events.GroupWon]
    assert beats[0].view.swaps == 3
    assert beats[0].view.nine[2] is not None
    assert beats[0].view.nine[2].up == 1


def test_barren_turns_are_counted_with_their_sentence() -> None:
    state = laid(CALM, HAND)._replace(barren=3)
    stopped, no_group, left = told(state, "stop")
    assert [beat.view.barren for beat in (stopped, no_group, left)] == [3, 4, 0]
    assert None not in no_group.view.nine
    assert set(left.view.nine) == {None}


def test_the_deck_is_one_card_shorter_when_a_card_is_drawn() -> None:
    state = after(laid("111 456 712", HAND), "stop")
    move = rules.draw(state, Random(1))
    (beat,) = told(state, move)
    assert len(beat.view.deck) == len(state.deck) - 1
    assert beat.view.drawn is not None


def test_the_last_card_of_the_deck_is_there_before_it_is_told_that_it_was_the_last() -> None:
    state = with_deck(after(laid("111 456 712", HAND), "stop"), 1)
    drawing, empty = told(state, rules.draw(state, Random(1)), 0)
    assert isinstance(empty.event, events.DeckEmpty)
    assert drawing.view.drawn is not None
    assert set(drawing.motions) <= set(drawing.picture)
    assert drawing.view == empty.view


def test_the_last_beat_leaves_what_play_leaves_in_whole_matches() -> None:
    for beats in matches(range(4)):
        assert rules.turn(beats[-1].state) or rules.result(beats[-1].state)
        assert sum(len(pile) for pile in beats[-1].state.won) >= sum(len(p) for p in beats[0].state.won)


# swaps


@pytest.mark.parametrize(("eyes", "hand"), [(0, "own-0-1"), (1, "has-0-1"), (TABLE, "own-0-1")])
def test_two_cards_cross_and_the_laid_one_turns_over(eyes: int, hand: str) -> None:
    (beat,) = told(laid(CALM, HAND), "swap 2 3", eyes)
    assert beat.motions == {
        "card-2": Motion("card-2", "turn-over", hand),
        hand: Motion(hand, "fly", "card-2"),
    }
    assert set(beat.motions) <= set(beat.picture)


def test_the_back_of_the_card_taken_is_seen_by_its_owner_only() -> None:
    state = laid(CALM, HAND)
    for eyes, seen in ((0, True), (1, False), (TABLE, False)):
        (beat,) = told(state, "swap 2 3", eyes)
        taken = beat.picture["own-0-1" if eyes != 1 else "has-0-1"]
        shows_back = any(name.startswith("back-") for found in nodes(taken) for name in classes(found))
        assert shows_back == seen


def test_a_group_that_forms_is_outlined_and_counted_when_its_card_has_come() -> None:
    (beat,) = told(laid("112 456 713", "12 34 56 71"), "swap 1 3")
    late = {key for key, motion in beat.motions.items() if motion.after == 1}
    assert late == {"sunny-0", "sunny-1", "sunny-2", "count-win 1 2 3"}


def test_a_group_that_forms_is_outlined_counted_and_told_at_once() -> None:
    state = laid("112 456 713", "12 34 56 71")
    (beat,) = told(state, "swap 1 3")
    assert beat.event == events.Swapped(0, 0, 2, 2, 1, 3)
    assert {"sunny-0", "sunny-1", "sunny-2"} <= set(beat.picture)
    assert number(beat.picture["count-win 1 2 3"]) == "3"
    telling = words.tell(beat.event)
    assert telling is not None
    assert telling.sentence is not None
    assert "That makes 3 together!" in telling.sentence.english(NAMES)


def test_l8_a_group_of_a_swap_is_what_stands() -> None:
    """The number told is that of the largest group with the new card."""
    rng = Random(5)
    for seed in range(12):
        state = drawn_by(started(2 + seed % 3, straight="yes" if seed % 2 else "no"), seed)
        for _ in range(60):
            (seat,) = rules.turn(state)
            move = rules.draw(state, rng) if seat == CHANCE else rng.choice(rules.moves(state, seat))
            played = act(state, move)
            event = played.events[0]
            if isinstance(event, events.Swapped | events.Laid) and len(played.events) == 1:
                groups = [group for group in standing(played.state) if event.space in group.spaces]
                assert event.group == max((len(group.spaces) for group in groups), default=0)
            state = played.state
            if not rules.turn(state):
                break


# a group


def test_a_group_is_counted_card_by_card() -> None:
    beats = told(laid("111 156 712", HAND, seats=3), "stop")
    counted = [beat for beat in beats if isinstance(beat.event, events.Counted)]
    for many, beat in enumerate(counted, 1):
        lit = {key for key in beat.picture if key.startswith("sunny-")}
        assert lit == {f"sunny-{space}" for space in beat.event.spaces}
        assert len(lit) == many
        assert number(beat.picture[f"number-{many}"]) == str(many)
        telling = words.tell(beat.event)
        assert telling is not None
        assert (telling.sentence, telling.sound, telling.pace) == (None, f"count-{many}", "quick")
    assert len(counted) == 4


def test_of_several_groups_only_the_chosen_one_is_counted() -> None:
    choosing = after(laid("111 456 222", HAND), "stop")
    beats = told(choosing, "win 7 8 9")
    lit = {key for beat in beats[:-1] for key in beat.picture if key.startswith("sunny-")}
    assert lit == {"sunny-6", "sunny-7", "sunny-8"}


def test_won_cards_fly_to_their_pile_and_the_number_changes_when_they_arrive() -> None:
    won = told(laid("111 456 712", HAND), "stop")[-1]
    flying = {key: motion for key, motion in won.motions.items() if key.startswith("from-")}
    assert {key: motion.source for key, motion in flying.items()} == {
        "from-0": "card-0",
        "from-1": "card-1",
        "from-2": "card-2",
    }
    assert won.motions["many-0-1"].after > max(motion.after for motion in flying.values())
    assert set(won.motions) <= set(won.picture)


def test_at_most_one_climax_a_turn() -> None:
    for beats in matches(range(3)):
        tellings = [words.tell(beat.event) for beat in beats]
        assert sum(telling.pace == "climax" for telling in tellings if telling) <= 1


# filling, and the nine renewed


def test_the_drawn_card_comes_from_the_deck_and_goes_to_its_space() -> None:
    state = after(laid("111 456 712", HAND), "stop")
    (drawing,) = told(state, "draw 46", 0)
    assert {motion.source for motion in drawing.motions.values()} == {"deck"}
    assert set(drawing.motions) == {"side-4", "side-6"}
    laying = after(state, "draw 46")
    for eyes, source in ((0, "side-6"), (1, "drawn"), (TABLE, "drawn")):
        (beat,) = told(laying, "lay 2 6", eyes)
        assert beat.motions == {"card-1": Motion("card-1", "turn-over", source)}


def test_l13_the_nine_leave_before_new_ones_come() -> None:
    state = laid(CALM, HAND)._replace(barren=3)
    beats = told(state, "stop")
    leaving = {key for key in beats[-1].picture if key.startswith("leaving-")}
    assert leaving == {f"leaving-{space}" for space in range(9)} == set(beats[-1].motions)
    assert not [key for key in beats[-2].picture if key.startswith("leaving-")]
    renewing = after(state, "stop")
    (beat,) = told(renewing, rules.draw(renewing, Random(3)))
    assert set(beat.motions) == {f"card-{space}" for space in range(9)}
    assert not [key for key in beat.picture if key.startswith("leaving-")]


# the end


def ending(eyes: int = TABLE) -> list[Told]:
    """Ben wins the last group of red stripes, which are his lucky sheep; Ann has three of her own five."""
    state = laid("111 456 712", HAND, lucky=(7, 1), first=2)
    five = state.hands[0][0]._replace(up=5, down=2)
    state = with_deck(state, 2)._replace(won=((five, five, five, five), ()))
    return told(state, "stop", eyes)


def test_the_lucky_cards_are_turned_up_one_by_one_the_best_last() -> None:
    beats = ending()
    kinds = [type(beat.event) for beat in beats]
    assert kinds[-6:] == [
        events.GroupWon,
        events.Ended,
        events.DrumRoll,
        events.LuckyShown,
        events.DrumRoll,
        events.LuckyShown,
    ]
    assert beats[-3].event == events.LuckyShown(0, 7, 0, 4)
    assert beats[-1].event == events.LuckyShown(1, 1, 3, 6)


@pytest.mark.parametrize("eyes", [0, 1, TABLE])
def test_no_lucky_card_is_seen_before_its_beat(eyes: int) -> None:
    """Nor by its owner's picture: everybody waits for it."""
    beats = ending(eyes)
    shown: set[int] = set()
    for beat in beats:
        if isinstance(beat.event, events.LuckyShown):
            shown.add(beat.event.seat)
        for seat in range(2):
            known = beat.view.lucky[seat] != 0
            assert known == (seat in shown or seat == eyes)
            if beat.view.question == "over":
                assert ("lucky-face" in repr(beat.picture[f"lucky-{seat}"])) == (seat in shown)
                score = number(beat.picture[f"score-{seat}"])
                assert score == ("4" if seat == 0 else "6" if seat in shown else "3")


def test_whoever_has_the_card_that_is_turned_up_is_at_it() -> None:
    for beat in ending():
        if isinstance(beat.event, events.DrumRoll | events.LuckyShown):
            assert rules.mover(beat.view) == beat.event.seat
            assert "now" in classes(beat.picture[f"pile-{beat.event.seat}"])


def test_the_sheep_that_match_hop_and_count_double() -> None:
    last = ending()[-1]
    assert last.motions["lucky-1"].animation == "flip"
    hopping = {key for key, motion in last.motions.items() if motion.animation == "jump"}
    assert hopping == {"head-1-1-0", "head-1-1-1", "head-1-1-2"}
    assert number(last.picture["worth-1-1"]) == "3 × 2"
    assert last.motions["score-1"].after == 2
    assert set(last.motions) <= set(last.picture)


def test_the_order_of_unveiling_is_the_ranking_from_its_end() -> None:
    for seed in range(6):
        beats = list(matches(range(seed, seed + 1)))[-1]
        order = [beat.event.seat for beat in beats if isinstance(beat.event, events.LuckyShown)]
        result = rules.result(beats[-1].state)
        assert result is not None
        ranks = {place.seat: place.rank for place in result.places}
        assert [ranks[seat] for seat in order] == sorted(ranks.values(), reverse=True)
        assert tuple(order) == beats[-1].state.unveiled


# what was told last


def test_what_the_others_did_stays_until_the_next_touch() -> None:
    state = laid(CALM, HAND, first=2)
    played = act(state, rules.moves(state, 1)[0])
    swapped = played.events[0]
    view = rules.view(played.state, 0)

    def traces(look: Look) -> set[str]:
        found = all_nodes(scene.draw(view, look))
        return {each.key for each in found if each.key.startswith(("trace-", "won-here-"))}

    look = Look(0, PEOPLE[:2], told=played.events)
    assert traces(look) == {f"trace-{swapped.space}"}
    assert traces(look._replace(telling=True)) == set()
    assert traces(look._replace(told=())) == set()
    assert traces(look._replace(covered=True)) == set()
    assert traces(look._replace(seat=1)) == set()


def test_l5_a_trace_does_not_tell_the_back_of_a_card() -> None:
    """What lay in a space before the swap is the back of the card there now."""
    state = laid(CALM, HAND, first=2)
    for move in rules.moves(state, 1):
        if move.startswith("swap"):
            played = act(state, move)
            look = Look(0, PEOPLE[:2], told=played.events)
            drawing = scene.draw(rules.view(played.state, 0), look)
            (trace,) = (found for found in all_nodes(drawing) if found.key.startswith("trace-"))
            assert trace.children == ()


def test_where_a_group_was_won_its_sheep_stay_as_ghosts() -> None:
    state = laid("111 456 712", HAND, first=2)
    played = act(state, "stop")
    drawing = scene.draw(rules.view(played.state, 0), Look(0, PEOPLE[:2], told=played.events))
    ghosts = {found.key for found in all_nodes(drawing) if found.key.startswith("won-here-")}
    assert ghosts == {"won-here-0", "won-here-1", "won-here-2"}


# forced moves


def test_l5_a_lone_stop_is_tapped_since_it_tells_of_hidden_sides() -> None:
    assert "stop" in rules.PRIVATE
    state = laid("123 123 312", "45 46 56 67", clock="none")
    assert list(rules.moves(state, 0)) == ["stop"]


# headlines and sums


def headlines(state: State, move: str) -> list[str]:
    (seat,) = rules.turn(state)
    said = []
    for beat in told(state, move):
        mover = rules.mover(beat.view)
        at_it = mover if mover is not None else None if seat == CHANCE else seat
        said.append(words.watch(beat.view, at_it).english(NAMES))
    return said


def test_the_headline_says_who_is_at_it() -> None:
    assert headlines(laid(CALM, HAND), "swap 1 2") == ["Ann is swapping cards"]
    assert headlines(laid(CALM, HAND), "stop") == ["Ann is swapping cards", "Ann has finished"]
    won = headlines(laid("111 456 712", HAND), "stop")
    assert won == ["Ann is swapping cards"] * 4 + ["Ann is filling the spaces"]
    drawing = after(laid("111 456 712", HAND), "stop")
    assert headlines(drawing, "draw 46") == ["Ann is filling the spaces"]
    assert headlines(after(drawing, "draw 46"), "lay 2 6") == ["Ann is filling the spaces"]
    assert headlines(laid("111 456 222", HAND), "stop")[-1] == "Ann may choose a group"
    renewing = after(laid(CALM, HAND)._replace(barren=3), "stop")
    assert headlines(renewing, rules.draw(renewing, Random(3))) == ["Here come the cards"]
    begin = started()
    assert headlines(begin, rules.draw(begin, Random(1))) == ["Here come the cards"]
    end = [words.watch(beat.view, beat.view.active).english(NAMES) for beat in ending()]
    assert end[-5:] == ["Whose lucky sheep count double?"] * 4 + ["All the lucky cards are face up"]


def summed_up(state: State, *moves: str) -> list[str]:
    happened: list[Event] = []
    for move in moves:
        played = act(state, move)
        state, happened = played.state, [*happened, *played.events]
    return [sentence.english(NAMES) for sentence in words.sum_up(happened)]


def test_a_turn_is_summed_up() -> None:
    state = laid("111 456 712", HAND)
    turn = ("swap 1 6", "stop", "draw 46", "lay 1 4", "draw 26", "lay 2 2", "draw 67", "lay 3 7")
    sheep = name_of(1).english()
    assert summed_up(laid("111 452 716", HAND), *turn) == [
        f"Ann swaps 1 card and wins 3 cards: {sheep}. That makes 3 cards.",
        "Ann fills the spaces.",
    ]
    assert summed_up(state, "stop") == [f"Ann wins 3 cards: {sheep}. That makes 3 cards."]
    assert summed_up(laid(CALM, HAND), "swap 1 2", "swap 2 4", "stop") == [
        "Ann swaps 2 cards and wins nothing."
    ]
    assert summed_up(laid(CALM, HAND), "stop") == ["Ann swaps nothing and wins nothing."]
    assert summed_up(laid(CALM, HAND), "swap 1 2") == ["Ann swaps 1 card."]
