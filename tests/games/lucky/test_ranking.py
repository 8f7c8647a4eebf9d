"""What won cards are worth and who wins: L14."""

from __future__ import annotations

from games.lucky import rules
from games.lucky.rules.cards import Card
from games.lucky.rules.groups import Group
from games.lucky.rules.ranking import Count, count, won_by_colour, worth
from games.lucky.rules.state import State
from helpers.lucky_positions import laid


def won(*piles: str, lucky: tuple[int, ...] = (1, 2, 3, 4), over: bool = True, barren: int = 0) -> State:
    """A table where each seat has won cards that show these colours."""
    piled = tuple(tuple(Card(int(face), 1 if face != "1" else 2, 0) for face in pile) for pile in piles)
    state = laid(seats=len(piles))._replace(won=piled, lucky=lucky[: len(piles)], barren=barren)
    return state._replace(question="over") if over else state


def ranks(state: State) -> list[tuple[int, int, int | None]]:
    result = rules.result(state)
    assert result is not None
    return [(place.seat, place.rank, place.score) for place in result.places]


def test_l14_one_for_each_card_and_two_for_each_that_shows_the_lucky_colour() -> None:
    state = won("111455", "111455")
    assert count(state, 0) == Count(score=9, lucky=3, most=3)
    assert count(state, 1) == Count(score=6, lucky=0, most=3)
    assert ranks(state) == [(0, 1, 9), (1, 2, 6)]


def test_l14_only_the_face_that_lies_up_counts() -> None:
    """Every card of the second seat has its lucky colour behind."""
    state = won("333", "333", lucky=(2, 1))
    assert {card.down for card in state.won[1]} == {1}
    assert ranks(state) == [(0, 1, 3), (1, 1, 3)]


def test_l14_cards_in_hand_or_in_the_nine_score_nothing() -> None:
    assert ranks(won("", "")) == [(0, 1, 0), (1, 1, 0)]


def test_l14_a_tie_goes_to_more_lucky_cards() -> None:
    state = won("555666", "222", lucky=(1, 2))
    assert [count(state, seat).score for seat in (0, 1)] == [6, 6]
    assert ranks(state) == [(1, 1, 6), (0, 2, 6)]


def test_l14_then_to_the_most_of_one_colour_the_lucky_one_included() -> None:
    assert ranks(won("555666", "5555566", "", lucky=(1, 2, 3))) == [(1, 1, 7), (0, 2, 6), (2, 3, 0)]
    assert ranks(won("555666", "555566")) == [(1, 1, 6), (0, 2, 6)]
    lucky_included = won("1111567", "2223334", lucky=(1, 3))
    assert ranks(lucky_included) == [(0, 1, 11), (1, 2, 10)]
    assert count(won("1111555", "2222"), 0).most == 4


def test_l14_then_the_place_is_shared_and_the_next_is_skipped() -> None:
    state = won("555", "666", "777", "2222")
    assert ranks(state) == [(3, 1, 4), (0, 2, 3), (1, 2, 3), (2, 2, 3)]
    state = won("555", "666", "44", "7777777", lucky=(1, 2, 3, 5))
    assert ranks(state) == [(3, 1, 7), (0, 2, 3), (1, 2, 3), (2, 4, 2)]


def test_there_is_no_result_before_the_end() -> None:
    assert rules.result(won("555", "666", over=False)) is None


def test_the_result_says_why() -> None:
    result = rules.result(won("1115", "66", lucky=(1, 2)))
    assert result is not None
    assert [place.reason.english() for place in result.places] == [
        "Sheep cards: 4. Lucky ones: 3. Most of one colour: 3",
        "Sheep cards: 2. Lucky ones: 0. Most of one colour: 2",
    ]
    names = ("Anna", "Ben")
    assert result.reason.english(names) == "The deck can’t fill the spaces any more. Anna wins."
    single = rules.result(won("15", "2", lucky=(1, 2)))
    assert single is not None
    assert [place.reason.english() for place in single.places] == [
        "Sheep cards: 2. Lucky ones: 1. Most of one colour: 1",
        "Sheep cards: 1. Lucky ones: 1. Most of one colour: 1",
    ]
    shared = rules.result(won("5", "6", barren=3))
    assert shared is not None
    assert [place.reason.english() for place in shared.places] == [
        "Sheep cards: 1. Lucky ones: 0. Most of one colour: 1"
    ] * 2
    assert shared.reason.english(names) == "The deck can’t fill the spaces any more. The win is shared."
    stuck = rules.result(won("5", "66", barren=4))
    assert stuck is not None
    assert stuck.reason.english(names) == "Nobody won anything for two rounds. Ben wins."


def test_during_the_match_a_view_counts_what_it_knows() -> None:
    state = won("1115", "2226", lucky=(1, 2), over=False)
    seen = rules.view(state, 0)
    assert [count(seen, seat) for seat in (0, 1)] == [Count(7, 3, 3), Count(4, 0, 3)]
    assert won_by_colour(seen, 1) == (0, 0, 3, 0, 0, 0, 1, 0)
    assert worth(seen, 0, Group((0, 1, 2), 1)) == 6
    assert worth(seen, 0, Group((0, 1, 2, 5), 2)) == 4
    assert worth(seen, 1, Group((0, 1, 2), 2)) == 3
