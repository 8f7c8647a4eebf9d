"""The picture of the table: what lies where, what a touch shows, and what nobody may see."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from conformance.pictures import all_nodes, nodes
from games.contract import CHANCE, TABLE, Look, Shape
from games.lucky import bot, rules, scene
from games.lucky.rules.state import State, back_in_sight, standing, swaps_of
from games.lucky.scene.layout import LAYOUTS, PLACE_POINTS, SPACE_POINTS
from games.lucky.scene.picks import Picked
from games.lucky.words.names import name_of
from games.message import Message
from games.picture import Node
from helpers.lucky_positions import CALM, PEOPLE, act, after, drawn_by, laid, started

SHAPES: tuple[Shape, ...] = ("wide", "tall", "phone")
HAND = "25 34 56 71"


def looking(
    state: State,
    *,
    picked: tuple[str, ...] = (),
    seat: int | None = None,
    seconds: int | None = 40,
    shape: Shape = "wide",
    peeking: bool = False,
    covered: bool = False,
) -> Look:
    """The look of whoever's turn it is, or of another seat."""
    eyes = state.active if seat is None else seat
    moves = () if eyes == TABLE else tuple(move for move in rules.moves(state, eyes) if move != "time")
    people = PEOPLE[: state.seats]
    look = Look(eyes, people, moves, False, None, shape, False, seconds, peeking, covered)
    for thing in picked:
        look = look._replace(picked=scene.pick(rules.view(state, eyes), look, thing))
    return look


def everything(state: State, look: Look) -> list[Node]:
    return all_nodes(scene.draw(rules.view(state, look.seat), look))


def taps(state: State, look: Look) -> list[str]:
    return [str(found.attributes["data-tap"]) for found in everything(state, look) if found.tag == "button"]


def keyed(state: State, look: Look) -> dict[str, Node]:
    return {found.key: found for found in everything(state, look) if found.key}


def classes(found: Node) -> set[str]:
    return set(str(found.attributes.get("class", "")).split())


def colour_of(picture: Node) -> str:
    """The seat's class of the sheep in a picture."""
    return next(name for found in nodes(picture) for name in classes(found) if name.startswith("seat-"))


def written(state: State, look: Look) -> str:
    """Everything that is in the picture in any way: tags, classes, names, texts."""
    drawing = scene.draw(rules.view(state, look.seat), look)
    return repr(drawing)


def backs(state: State, look: Look) -> list[tuple[str, str]]:
    """Every hidden side that the picture shows, with the key of its card."""
    return [
        (found.key, name)
        for found in everything(state, look)
        for name in classes(found)
        if name.startswith("back-")
    ]


def matches(seeds: range) -> Iterator[State]:
    """Every ninth position of whole matches between bots, and the last ones."""
    for seed in seeds:
        rng = Random(seed)
        seats = 2 + seed % 3
        clock = "none" if seed % 2 else "60"
        state = started(seats, clock=clock)
        count = 0
        while rules.turn(state):
            seat = rules.turn(state)[0]
            move = rules.draw(state, rng) if seat == CHANCE else bot.quick(rules.view(state, seat), seat, rng)
            state = act(state, move).state
            count += 1
            if count % 9 == 0:
                yield state
        yield state


# where things lie


@pytest.mark.parametrize("shape", SHAPES)
def test_all_cards_lie_on_their_mats_and_apart_from_each_other(shape: Shape) -> None:
    layout = LAYOUTS[shape]
    cards = [(point, 1.0, layout.nine) for point in SPACE_POINTS[shape]]
    cards += [(point, layout.own_size, layout.hand) for point in PLACE_POINTS[shape]]
    for (x, y), size, mat in cards:
        assert mat.left <= x - 50 * size
        assert x + 50 * size <= mat.left + mat.width <= layout.width
        assert mat.top <= y - 60 * size
        assert y + 60 * size <= mat.top + mat.height <= layout.height
    for ((x, y), size, _), ((to_x, to_y), to_size, _) in combinations(cards, 2):
        assert abs(x - to_x) >= 50 * (size + to_size) or abs(y - to_y) >= 60 * (size + to_size)


def test_cards_on_a_phone_are_a_finger_wide() -> None:
    """Of 390 by 844 about 370 by 480 are left for the cards."""
    layout = LAYOUTS["phone"]
    unit = min(370 / layout.width, 480 / layout.height)
    assert unit * 100 * layout.own_size >= 48


def test_every_picture_has_each_key_once_among_its_siblings_and_each_card_once() -> None:
    for state in matches(range(3)):
        for shape in SHAPES:
            found = everything(state, looking(state, shape=shape))
            for each in found:
                siblings = [child.key for child in each.children if isinstance(child, Node) and child.key]
                assert len(set(siblings)) == len(siblings)
            moving = [each.key for each in found if each.key.startswith(("card-", "own-", "has-", "won-"))]
            assert len(set(moving)) == len(moving)


# exchanging


def test_before_a_touch_the_cards_that_fit_somewhere_have_dots() -> None:
    state = laid(CALM, "25 34 56 71")
    marks = {key for key in keyed(state, looking(state)) if key.startswith("ring-own-")}
    assert marks == {"ring-own-0", "ring-own-1", "ring-own-2", "ring-own-3"}
    state = laid("123 123 312", "25 45 56 71")
    marks = {key for key in keyed(state, looking(state)) if key.startswith("ring-own-")}
    assert marks == {"ring-own-0", "ring-own-3"}


def test_a_touched_card_turns_over() -> None:
    state = laid(CALM, HAND)
    lying = keyed(state, looking(state))["own-0-0"]
    turned = keyed(state, looking(state, picked=("hand 1",)))["own-0-0-turned"]
    assert classes(lying) >= {"seat-2", "back-5"}
    assert classes(turned) >= {"seat-5", "back-2"}
    assert "own-0-0" not in keyed(state, looking(state, picked=("hand 1",)))


def test_only_those_that_fit_light_up_each_with_what_would_then_show() -> None:
    state = laid(CALM, HAND)
    pieces = keyed(state, looking(state, picked=("hand 1",)))
    rings = {key for key in pieces if key.startswith("ring-") and "own" not in key}
    assert rings == {"ring-1", "ring-4", "ring-8"}
    shows = {key: colour_of(found) for key, found in pieces.items() if key.startswith("badge-")}
    assert shows == {"badge-1": "seat-5", "badge-4": "seat-2", "badge-8": "seat-5"}


def test_an_exchange_takes_two_taps() -> None:
    state = laid(CALM, HAND)
    look = looking(state)
    assert "pick hand 1" in taps(state, look)
    assert not [tap for tap in taps(state, look) if tap.startswith("play swap")]
    picked = scene.pick(state, look, "hand 1")
    plays = {tap for tap in taps(state, look._replace(picked=picked)) if tap.startswith("play")}
    assert plays == {"play swap 1 2", "play swap 1 5", "play swap 1 9"}


def test_touching_a_card_again_puts_it_back_and_another_one_takes_its_place() -> None:
    state = laid(CALM, HAND)
    look = looking(state, picked=("hand 1",))
    assert scene.pick(state, look, "hand 1") is None
    assert scene.pick(state, look, "hand 2") == Picked(place=1, swaps=swaps_of(state, 0, 1))


def test_a_card_can_be_dragged_onto_what_it_fits() -> None:
    state = laid(CALM, HAND)
    found = everything(state, looking(state, picked=("hand 1",)))
    dragged = [each.attributes["data-tap"] for each in found if each.attributes.get("data-drag")]
    dropped = [each.attributes["data-tap"] for each in found if each.attributes.get("data-drop")]
    assert dragged == [f"pick hand {place}" for place in (1, 2, 3, 4)]
    assert dropped == ["play swap 1 2", "play swap 1 5", "play swap 1 9"]


def test_nobody_ends_the_time_by_touch() -> None:
    for state in matches(range(0, 4, 2)):
        assert not [tap for tap in taps(state, looking(state)) if "time" in tap]


# groups


def test_a_group_that_stands_is_outlined_and_counted() -> None:
    state = laid("111 456 712", HAND)
    pieces = keyed(state, looking(state))
    assert {key for key in pieces if key.startswith("sunny-")} == {"sunny-0", "sunny-1", "sunny-2"}
    assert pieces["count-win 1 2 3"].children == ("3",)


def test_without_a_group_nothing_is_outlined() -> None:
    state = laid(CALM, HAND)
    assert not [key for key in keyed(state, looking(state)) if key.startswith(("sunny", "count"))]


def test_one_group_is_taken_by_the_yellow_button() -> None:
    state = laid("111 456 712", HAND)
    action = keyed(state, looking(state))["action"]
    assert action.attributes["data-tap"] == "play stop"
    assert "act" in classes(action)
    assert len([head for head in nodes(action) if "seat-1" in classes(head)]) == 3


def test_to_stop_without_a_group_is_asked_twice() -> None:
    state = laid(CALM, HAND)
    look = looking(state)
    assert "play stop" not in taps(state, look)
    assert "pick stop" in taps(state, look)
    thought_of = look._replace(picked=scene.pick(state, look, "stop"))
    assert {"play stop", "pick stop"} <= set(taps(state, thought_of))
    assert scene.pick(state, thought_of, "stop") is None


def test_when_nothing_fits_the_way_on_is_yellow() -> None:
    state = laid("123 123 312", "45 46 56 67")
    assert keyed(state, looking(state))["action"].attributes["data-tap"] == "play stop"


def test_of_several_groups_one_is_touched_and_then_taken() -> None:
    state = after(laid("111 222 345", HAND), "stop")
    assert state.question == "choose"
    look = looking(state)
    assert set(taps(state, look)) == {"pick win 1 2 3", "pick win 4 5 6", "peek on"}
    picked = look._replace(picked=scene.pick(state, look, "win 4 5 6"))
    pieces = keyed(state, picked)
    assert pieces["action"].attributes["data-tap"] == "play win 4 5 6"
    assert {key for key in pieces if key.startswith("sunny-")} == {"sunny-3", "sunny-4", "sunny-5"}


def test_where_groups_cross_the_next_touch_takes_the_other() -> None:
    state = after(laid("111 124 135", HAND, straight="yes"), "stop")
    look = looking(state)
    at_corner = keyed(state, look)["on-0"].attributes["data-tap"]
    assert at_corner == "pick win 1 2 3"
    next_look = look._replace(picked=scene.pick(state, look, "win 1 2 3"))
    assert keyed(state, next_look)["on-0"].attributes["data-tap"] == "pick win 1 4 7"


# filling the nine


def drawn() -> State:
    """The first seat has won the top row and looks at the first card from the deck."""
    return drawn_by(after(laid("111 456 712", HAND), "stop"))


def test_the_drawn_card_shows_both_sides_to_whoever_drew_it() -> None:
    state = drawn()
    assert state.drawn is not None
    up, down, _ = state.drawn
    pieces = keyed(state, looking(state))
    assert {f"side-{up}", f"side-{down}"} <= set(pieces)


@pytest.mark.parametrize("eyes", [1, TABLE])
def test_nobody_else_sees_a_side_of_it(eyes: int) -> None:
    state = drawn()
    pieces = keyed(state, looking(state, seat=eyes))
    assert not [key for key in pieces if key.startswith("side-")]
    assert "drawn" in pieces


def test_a_space_needs_no_side_and_the_other_side_is_one_touch_away() -> None:
    state = drawn()
    assert state.drawn is not None
    up, down, _ = state.drawn
    look = looking(state)
    always = {f"pick side {up}", f"pick side {down}", "peek on", "app rest"}
    assert set(taps(state, look)) == {*always, *(f"play lay {space} {up}" for space in (1, 2, 3))}
    for side in (up, down):
        offered = set(taps(state, look._replace(picked=scene.pick(state, look, f"side {side}"))))
        assert offered == {*always, *(f"play lay {space} {side}" for space in (1, 2, 3))}


def test_the_last_space_needs_only_a_side() -> None:
    state = drawn()
    for _ in range(2):
        state = drawn_by(after(state, rules.moves(state, 0)[0]))
    assert state.drawn is not None
    up, down, _ = state.drawn
    assert set(taps(state, looking(state))) == {f"play lay 3 {up}", f"play lay 3 {down}", "peek on"}


def test_with_a_side_chosen_each_space_shows_how_the_card_would_lie() -> None:
    state = drawn()
    assert state.drawn is not None
    pieces = keyed(state, looking(state, picked=(f"side {state.drawn.up}",)))
    assert {key for key in pieces if key.startswith("ghost-")} == {"ghost-0", "ghost-1", "ghost-2"}


# sand


def glass(state: State, look: Look) -> Node:
    return next(found for found in everything(state, look) if "glass" in classes(found))


def running(state: State, look: Look) -> Node:
    return next(found for found in everything(state, look) if "data-sand-left" in found.attributes)


@pytest.mark.parametrize(
    ("clock", "seconds", "left"), [("60", 60, "1"), ("60", 15, "0.25"), ("120", 30, "0.25"), ("30", 0, "0")]
)
def test_the_sand_in_the_glass_is_what_is_left_of_the_turn(clock: str, seconds: int, left: str) -> None:
    state = laid(CALM, HAND, clock=clock)
    found = running(state, looking(state, seconds=seconds))
    assert found.attributes["data-sand-left"] == seconds
    assert found.attributes["data-sand-whole"] == int(clock)
    assert str(found.attributes["style"]).startswith(f"--sand-left:{left};")
    (number,) = (each for each in nodes(found) if each.attributes.get("data-sand-number"))
    assert number.children == (str(seconds),)
    assert "running" in classes(glass(state, looking(state, seconds=seconds)))


def test_a_second_changes_one_property_and_one_number() -> None:
    """The page runs the sand by itself: a picture of a second later differs in nothing else."""
    state = laid(CALM, HAND)
    view = rules.view(state, 0)
    pictures = [scene.draw(view, looking(state, seconds=seconds)) for seconds in (31, 30)]
    texts = [
        repr(picture)
        .replace(f"--sand-left:{seconds / 60:.4g}", "")
        .replace(f"'data-sand-left': {seconds}", "")
        .replace(f"('{seconds}',)", "")
        for picture, seconds in zip(pictures, (31, 30), strict=True)
    ]
    assert texts[0] == texts[1]


def test_between_turns_the_glass_rests() -> None:
    state = laid(CALM, HAND)
    assert "resting" in classes(glass(state, looking(state, seat=1, seconds=None)))


def test_in_a_pause_the_glass_lies_and_all_cards_are_face_down() -> None:
    state = laid(CALM, HAND)
    look = looking(state, covered=True, picked=("hand 1",))
    assert "lying" in classes(glass(state, look))
    for key, found in keyed(state, look).items():
        if key.startswith(("card-", "own-", "has-")):
            assert "deck-back" in repr(found)
    text = written(state, look)
    assert "sheep-card" not in text
    assert not [colour for colour in range(1, 8) if repr(name_of(colour)) in text]
    assert not [tap for tap in taps(state, look) if tap.startswith(("play", "pick"))]


def test_without_the_hourglass_three_tokens_count_the_exchanges() -> None:
    def tokens(state: State) -> list[str]:
        uses = [found for found in everything(state, looking(state)) if found.tag == "use"]
        return [str(use.attributes["href"]) for use in uses if "token" in str(use.attributes["href"])]

    state = laid(CALM, HAND, clock="none")
    assert tokens(state) == ["#swap-token"] * 3
    assert tokens(after(state, "swap 1 2")) == ["#swap-token"] * 2 + ["#swap-token-spent"]
    assert not [found for found in everything(state, looking(state)) if "glass" in classes(found)]


# what is secret


def test_the_lucky_card_shows_its_face_only_while_its_owner_holds_it_up() -> None:
    state = laid(CALM, HAND, lucky=(6, 7))
    lucky = repr(name_of(6))
    faces = [
        "#lucky-card" in written(state, looking(state, seat=seat, peeking=peeking))
        for seat, peeking in ((0, False), (0, True), (1, False), (TABLE, False), (TABLE, True))
    ]
    assert faces == [False, True, False, False, False]
    held = keyed(state, looking(state, peeking=True))
    assert "seat-6" in classes(held["lucky-face"])
    assert lucky in repr(held["luck"])
    assert lucky in repr(held["luck-heard"])
    assert lucky not in repr(keyed(state, looking(state))["luck"])
    assert not keyed(state, looking(state))["luck-heard"].children


def test_the_picture_is_the_same_whatever_ones_lucky_colour_is_until_one_looks() -> None:
    state = laid(CALM, HAND, lucky=(6, 7))
    other = state._replace(lucky=(5, 7))
    for picked in ((), ("hand 1",), ("stop",)):
        look = looking(state, picked=picked)
        assert scene.draw(rules.view(state, 0), look) == scene.draw(rules.view(other, 0), look)


def test_the_peek_is_held_or_switched() -> None:
    state = laid(CALM, HAND)
    assert keyed(state, looking(state))["luck"].attributes["data-tap"] == "peek on"
    assert keyed(state, looking(state, peeking=True))["luck"].attributes["data-tap"] == "peek off"
    assert keyed(state, looking(state))["luck"].attributes["data-peek"] is True
    assert keyed(state, looking(state, seat=TABLE))["luck"].tag != "button"


def test_l5_no_back_shows_but_those_of_ones_own_four_and_of_the_card_in_hand() -> None:
    """L5: of the nine, of a won pile and of another's cards nobody is shown the back, known or not."""
    for state in matches(range(3)):
        for eyes in (*range(state.seats), TABLE):
            shown = backs(state, looking(state, seat=eyes))
            own = {f"own-{eyes}-{place}" for place in range(4)}
            for key, _ in shown:
                in_hand = state.question == "lay" and eyes == state.active and key == ""
                carried = key == "" and eyes == state.active and state.question == "swap"
                assert key in own or in_hand or carried
            if eyes != TABLE and state.hands[eyes] and state.question != "over":
                for place, card in enumerate(state.hands[eyes]):
                    assert (f"own-{eyes}-{place}", f"back-{card.down}") in shown
                assert all(back_in_sight(state, eyes, eyes, place) for place in range(4))


# for the ear


def test_the_cards_can_be_read_row_by_row() -> None:
    state = laid("111 456 712", HAND)
    reading = keyed(state, looking(state))["reading"]
    lines = [line.children[0] for line in reading.children if isinstance(line, Node)]
    heard = [line.english(("Ann", "Ben")) for line in lines if isinstance(line, Message)]
    poppy = name_of(1).english()
    assert heard[0] == f"top row: {poppy}, {poppy}, {poppy}"
    assert heard[3].startswith("A group of 3, ")
    assert heard[4] == f"Your card 1: {name_of(2).english()}; on the back: {name_of(5).english()}"
    assert len(heard) == 3 + len(standing(state)) + 4


def test_won_cards_are_counted_by_colour_for_all_to_see() -> None:
    state = after(laid("111 456 712", HAND), "stop")
    for eyes in (0, 1, TABLE):
        chip = keyed(state, looking(state, seat=eyes))["won-0-1"]
        assert "3" in repr(chip.children)


# at the end


def test_the_results_double_the_lucky_colour_and_turn_the_lucky_card_up() -> None:
    state = after(laid("111 456 712", HAND, lucky=(1, 7)), "stop")._replace(
        question="over", active=0, unveiled=(1, 0)
    )
    tally = list(nodes(scene.tally(rules.view(state, TABLE), 0)))
    assert [found for found in tally if found.key == "lucky-face" and "seat-1" in classes(found)]
    doubled = [found for found in tally if classes(found) >= {"chip", "lucky"}]
    assert len(doubled) == 1
    assert "3 × 2" in repr(doubled)
