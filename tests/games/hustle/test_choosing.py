"""Numbers laid down in secret, and pads declared when they are turned up."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from games.contract import TABLE, Played
from games.hustle import rules
from games.hustle.rules.boards import DYKES, is_water
from games.hustle.rules.dyke import GONE, room_to_run_back
from games.hustle.rules.events import Chosen, Declared, Moved, Out, RanBack, Revealed, Shoved, Stayed
from games.hustle.rules.pads import BACKS, CHANGES, KINDS, PADS, declarations
from games.hustle.rules.preview import foresee
from games.hustle.rules.state import HIDDEN
from games.hustle.words.outcomes import warning
from helpers.hustle_positions import act, careful_match, go, pads, racing, told


def test_h6_zeros_in_front_are_allowed_and_only_the_value_counts() -> None:
    played = go(racing(10, 40, 60), "085", "05", "5")
    assert told(played, Revealed) == [Revealed(0, "085", 85), Revealed(1, "05", 5), Revealed(2, "5", 5)]
    assert [move.end for move in told(played, Moved)] == [95, 45, 65]
    assert played.state.scopes == (85, 5, 5)
    assert played.state.imp == 2


def test_h6_zeros_use_up_cards() -> None:
    state = go(racing(10, 40, 60), "085", "5", "05").state
    assert [hand.bit_count() for hand in state.hands] == [7, 9, 8]


def test_h6_a_lone_zero_is_a_scope_of_zero() -> None:
    played = go(racing(10, 40, 60), "0", "1", "2")
    assert told(played, Stayed) == [Stayed(0, 10)]
    assert played.state.scopes[0] == 0


def test_h7_running_off_the_dyke_is_legal_fatal_and_warned_of() -> None:
    state = racing(150, 40, 60)
    assert "choose 50" in rules.moves(state, 0)
    message = warning(foresee(state, 0, "50"))
    assert message is not None
    assert "off the end" in message.english()
    assert warning(foresee(state, 0, "49")) is None
    played = go(state, "50", "1", "2")
    assert told(played, Out)[0] == Out(0, 200, "edge")


def test_h7_water_is_warned_of() -> None:
    afloat = warning(foresee(racing(40, 10, 60), 0, "3"))
    assert afloat is not None
    assert "costs a lifesaver" in afloat.english()
    sunk = warning(foresee(racing(40, 10, 60, lifesavers=0), 0, "3"))
    assert sunk is not None
    assert "would be out" in sunk.english()


def test_h8_a_choice_is_secret_but_that_one_has_chosen_is_not() -> None:
    state = racing(10, 40, 60)
    one, events = act(state, "choose 123", seat=1)
    other, same_events = act(state, "choose 5", seat=1)
    assert events == same_events == (Chosen(1),)
    for eyes in (0, 2, TABLE):
        assert rules.view(one, eyes) == rules.view(other, eyes)
        assert rules.view(one, eyes).chosen == ("", HIDDEN, "")
    assert rules.view(one, 1).chosen == ("", "123", "")
    assert rules.turn(one) == (0, 2)


def test_h8_the_number_of_cards_is_hidden_in_the_hand_too() -> None:
    state = act(racing(10, 40, 60), "choose 123", seat=1).state
    assert rules.view(state, 0).hands[1] == 1023


def test_h8_a_choice_is_not_taken_back() -> None:
    state = act(racing(10, 40, 60), "choose 12", seat=1).state
    refusal = rules.refuse(state, 1, "choose 13")
    assert refusal is not None
    assert refusal.english() == "Once your number is down, you can’t take it back."
    assert list(rules.moves(state, 1)) == []


def test_h8_revealed_numbers_are_open_and_those_to_come_are_not() -> None:
    state = go(racing(10, 40, 60, 70, pads=pads(4, seat1="c3")), "12", "21", "30", "4").state
    assert state.question == "declare"
    assert rules.view(state, 0).chosen == ("12", "21", HIDDEN, HIDDEN)
    assert rules.view(state, 3).chosen == ("12", "21", HIDDEN, "4")
    assert rules.view(state, TABLE).chosen == ("12", "21", HIDDEN, HIDDEN)


def test_h8_a_player_killed_before_revealing_is_neither_seen_nor_compared() -> None:
    """Seat 1 waits on 42 without a lifesaver, and is shoved into the water on 43."""
    state = racing(12, 42, 60, 70, lifesavers=(1, 0, 1, 1))
    played = go(state, "30", "9", "20", "10")
    assert [event.seat for event in told(played, Revealed)] == [0, 2, 3]
    assert told(played, Out) == [Out(1, 43, "water")]
    assert not any("9" in getattr(event, "digits", "") for event in played.events)
    assert played.state.chosen[1] == ""
    assert played.state.scopes[1] is None
    assert played.state.hands[1] == 0


def test_h9_only_who_has_pads_is_asked() -> None:
    played = go(racing(10, 40, 60, pads=pads(3, seat1="c3")), "12", "21", "30")
    assert played.state.question == "declare"
    assert rules.turn(played.state) == (1,)
    assert [event.seat for event in told(played, Revealed)] == [0, 1]
    assert told(played, Moved) == [Moved(0, 10, 22)]


def test_h9_all_combinations_that_come_to_different_things() -> None:
    state = go(racing(60, 40, 70, pads=pads(3, seat0="c3 c5 b20")), "20", "21", "30").state
    moves = list(rules.moves(state, 0))
    expected = set()
    for back, backs in ((0, ""), (20, "b20")):
        del back
        expected |= {f"declare {backs or 'none'} 0"}
        for change, changes in ((3, "c3"), (5, "c5"), (8, "c3+c5")):
            named = f"{changes}+{backs}" if backs else changes
            expected |= {f"declare {named} {amount}" for amount in range(-change, change + 1)}
    assert len(moves) == len(set(moves)) == len(expected)
    assert set(moves) == expected


def test_h9_equal_pads_are_not_told_apart() -> None:
    state = go(racing(60, 40, 70, pads=pads(3, seat0="b10 b10")), "20", "21", "30").state
    assert list(rules.moves(state, 0)) == ["declare none 0", "declare b10 0", "declare b10+b10 0"]


def test_h9_a_change_lies_anywhere_between_minus_and_plus_the_sum() -> None:
    state = racing(60, 40, 70, pads=pads(3, seat0="c3 c9"))
    played = go(state, "20", "21", "30", "declare c3+c9 -12")
    assert told(played, Declared) == [Declared(0, ("c3", "c9"), -12, 8, 0)]
    assert told(played, Moved)[0] == Moved(0, 60, 68)
    assert played.state.pads[0] == ()
    assert played.state.scopes[0] == 8


def test_h9_a_change_of_zero_still_spends_the_pad() -> None:
    played = go(racing(60, 40, 70, pads=pads(3, seat0="c3 c9")), "20", "21", "30", "declare c9 0")
    assert played.state.pads[0] == ("c3",)
    assert played.state.scopes[0] == 20


def test_h9_pads_can_be_kept() -> None:
    played = go(racing(60, 40, 70, pads=pads(3, seat0="c3 c9")), "20", "21", "30", "declare none 0")
    assert told(played, Declared) == [Declared(0, (), 0, 20, 0)]
    assert played.state.pads[0] == ("c3", "c9")


def test_h9_run_backs_add_up() -> None:
    state = racing(60, 40, 90, pads=pads(3, seat0="b10 b30 b40"))
    played = go(state, "20", "21", "31", "declare b10+b30 0")
    assert told(played, RanBack) == [RanBack(0, 80, 40)]
    assert played.state.pads[0] == ("b40",)


def test_h9_earlier_reveals_are_known_at_the_declaration() -> None:
    state = go(racing(60, 40, 70, pads=pads(3, seat2="c3")), "20", "21", "38").state
    assert rules.turn(state) == (2,)
    assert rules.view(state, 2).scopes == (20, 21, None)
    assert rules.view(state, 2).sheep == (80, 61, 70)


def test_h10_the_scope_may_not_become_negative() -> None:
    state = go(racing(60, 40, 70, pads=pads(3, seat0="c5")), "3", "21", "30").state
    moves = rules.moves(state, 0)
    assert "declare c5 -3" in moves
    assert "declare c5 -4" not in moves
    refusal = rules.refuse(state, 0, "declare c5 -4")
    assert refusal is not None
    assert refusal.english() == "Your number can’t go below 0."


@pytest.mark.parametrize(("back", "legal"), [("b20", True), ("b30", True), ("b40", False)])
def test_h10_a_run_back_ends_on_square_0_at_the_furthest(back: str, legal: bool) -> None:
    state = go(racing(10, 40, 70, pads=pads(3, seat0="b20 b30 b40")), "20", "21", "30").state
    assert (f"declare {back} 0" in rules.moves(state, 0)) == legal
    refusal = rules.refuse(state, 0, f"declare {back} 0")
    assert (refusal is None) == legal
    if refusal is not None:
        assert refusal.english() == "A sheep can’t run back past the first square of the first board."


def test_h10_after_a_swap_the_new_numbering_counts() -> None:
    """Seat 0 is the last on the first board: its 120 becomes 20 before it runs back."""
    state = racing(90, 140, 170, pads=pads(3, seat0="b20 b30"))
    state = go(state, "30", "1", "2").state
    assert "declare b20 0" in rules.moves(state, 0)
    assert "declare b30 0" not in rules.moves(state, 0)


def test_h10_without_a_swap_the_second_board_can_be_left_backwards() -> None:
    state = racing(90, 40, 170, pads=pads(3, seat0="b30"))
    state = go(state, "30", "1", "2").state
    assert "declare b30 0" in rules.moves(state, 0)


@pytest.mark.parametrize(("behind", "room"), [(0, 120), (99, 120), (100, 20), (GONE, 20)])
def test_h10_anybody_left_on_the_first_board_keeps_the_numbering(behind: int, room: int) -> None:
    assert room_to_run_back((90, behind, 170), 0, 30, DYKES["1A 0 2A 0"], True) == room


def test_h10_a_change_moves_the_limit_too() -> None:
    state = go(racing(1, 40, 70, pads=pads(3, seat0="c5 b10")), "8", "21", "30").state
    moves = rules.moves(state, 0)
    assert "declare c5+b10 1" in moves
    assert "declare c5+b10 0" not in moves
    assert "declare c5 0" in moves


def test_h10_a_sheep_that_dies_going_forward_may_declare_anything() -> None:
    off = go(racing(190, 40, 70, pads=pads(3, seat0="b40 b40")), "20", "21", "30").state
    assert "declare b40+b40 0" in rules.moves(off, 0)
    sunk = racing(3, 40, 70, pads=pads(3, seat0="b40"), lifesavers=(0, 1, 1))
    sunk = go(sunk, "10", "21", "30").state
    assert "declare b40 0" in rules.moves(sunk, 0)
    afloat = racing(3, 40, 70, pads=pads(3, seat0="b40"), lifesavers=(1, 1, 1))
    afloat = go(afloat, "10", "21", "30").state
    assert "declare b40 0" not in rules.moves(afloat, 0)


def test_h10_standing_still_in_the_water_is_no_death() -> None:
    state = racing(13, 40, 70, pads=pads(3, seat0="b10 b40"), lifesavers=(0, 1, 1))
    state = go(state, "0", "21", "30").state
    assert "declare b10 0" in rules.moves(state, 0)
    assert "declare b40 0" not in rules.moves(state, 0)


def test_h10_the_last_square_of_the_dyke_is_not_off_it() -> None:
    state = racing(90, 140, 170, pads=pads(3, seat0="c3 b40 b40 b30"))
    state = go(state, "109", "1", "2").state
    moves = rules.moves(state, 0)
    assert "declare c3+b30+b40+b40 1" in moves
    assert "declare b30+b40+b40 0" not in moves
    assert "declare b30+b40 0" in moves


def naive_declarations(held: tuple[str, ...], scope: int, limits: dict[int, int]) -> set[str]:
    """Every way to pick pads, every change, one by one."""
    found = set()
    for count in range(len(held) + 1):
        for spent in combinations(held, count):
            most = sum(CHANGES.get(pad, 0) for pad in spent)
            back = sum(BACKS.get(pad, 0) for pad in spent)
            for change in range(-most, most + 1):
                if scope + change >= 0 and (not back or back <= limits[scope + change]):
                    found.add(f"declare {'+'.join(spent) or 'none'} {change}")
    return found


def naive_limit(sheep: tuple[int, ...], scope: int, wet: bool, lifesaver: bool) -> int:
    """How far seat 0 can run back, thought through from the words of the ruling."""
    landing = sheep[0] + scope
    dies = scope > 0 and (landing >= 200 or (wet and not lifesaver))
    if dies:
        return 10**6
    on_first = [place for place in (landing, *sheep[1:]) if 0 <= place < 100]
    return landing if on_first else landing - 100


@pytest.mark.parametrize("seed", range(40))
def test_h10_declarations_agree_with_counting_them_out(seed: int) -> None:
    rng = Random(seed)
    held = tuple(sorted(rng.sample(PADS, rng.randrange(6)), key=KINDS.index))
    dyke = DYKES[rng.choice(list(DYKES))]
    sheep = (rng.randrange(200), rng.choice([GONE, rng.randrange(200)]), rng.randrange(200))
    lifesaver = rng.random() < 0.5
    scope = rng.choice([rng.randrange(10), rng.randrange(120)])
    limits = {
        total: naive_limit(
            sheep, total, sheep[0] + total < 200 and is_water(dyke, sheep[0] + total), lifesaver
        )
        for total in range(200)
    }
    moves = declarations(held, scope, lambda total: room_to_run_back(sheep, 0, total, dyke, lifesaver))
    assert len(moves) == len(set(moves))
    assert set(moves) == naive_declarations(held, scope, limits)


def test_h10_whatever_may_be_declared_can_be_carried_out() -> None:
    """No sheep ever stands on a square below 0, in many careful matches."""
    backs = 0
    for seed in range(60):
        for _, events in careful_match(3 + seed % 6, Random(seed), layout="chance"):
            for event in events:
                if isinstance(event, RanBack):
                    backs += 1
                    assert 0 <= event.end < event.start
    assert backs > 20


def test_sheep_that_are_out_are_not_asked_for_a_number() -> None:
    state = racing(10, GONE, 60, 70)
    assert rules.turn(state) == (0, 2, 3)
    assert list(rules.moves(state, 1)) == []


def test_choices_come_in_any_order_and_are_revealed_in_turn_order() -> None:
    state = racing(10, 40, 60, starter=1, imp=1, cherub=1)
    state = act(state, "choose 20", seat=2).state
    state = act(state, "choose 30", seat=1).state
    played: Played = act(state, "choose 12", seat=0)
    assert [event.seat for event in told(played, Revealed)] == [1, 2, 0]
    assert told(played, Chosen) == [Chosen(0)]
    assert not told(played, Shoved)
