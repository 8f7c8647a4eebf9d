"""A finger that rests on something is told what it is, and nothing that only somebody else may know."""

from __future__ import annotations

import pytest

from conformance.pictures import explained
from games.contract import TABLE, Look, Person
from games.lucky import rules, scene
from games.lucky.rules.state import State
from games.lucky.words import explaining
from games.lucky.words.names import name_of
from helpers.lucky_positions import CALM, laid

NAMES = ("Ann", "Ben")
PEOPLE = tuple(Person(name, colour) for colour, name in enumerate(NAMES, 1))
HAND = "25 34 56 71"


def told(state: State, seat: int, *, covered: bool = False) -> dict[str, str]:
    """What a seat can ask while it has nothing to do."""
    look = Look(seat, PEOPLE, seconds=40, covered=covered)
    return explained(scene.draw(rules.view(state, seat), look), NAMES)


def test_the_cards_in_the_middle_say_what_they_are_and_what_group_they_make() -> None:
    sentences = told(laid("111 456 712", HAND), 0)
    for space in range(3):
        assert sentences[f"card-{space}"].startswith(f"A group of 3: {name_of(1).english()}.")
    assert (
        sentences["card-3"]
        == f"This card shows: {name_of(4).english()}. There is a different sheep on the back."
    )
    assert [text for key, text in sentences.items() if key.startswith("count-")] == [sentences["card-0"]]


def test_what_lies_beside_the_cards_explains_itself() -> None:
    sentences = told(laid(CALM, HAND), TABLE)
    assert sentences["deck-left"] == explaining.DECK.english()
    assert sentences["panel-sand"] == explaining.GLASS.english()
    assert sentences["luck"] == explaining.LUCKY_BACK.english()
    assert sentences["four-1"].startswith("Ben has these four cards.")
    assert sentences["won-1"].startswith("Ben has won these cards.")
    without_glass = told(laid(CALM, HAND, clock="none"), TABLE)
    assert without_glass["panel-tokens"] == explaining.TOKENS.english()


def test_only_its_owner_is_told_what_is_on_the_back_of_a_card() -> None:
    state = laid(CALM, HAND)
    back = name_of(5).english()
    assert back in told(state, 0)["own-0-0"]
    assert back not in told(state, TABLE)["own-0-0"]


def test_a_lucky_card_is_explained_in_the_same_words_whatever_its_colour() -> None:
    sentences = {told(laid(CALM, HAND, lucky=(colour, 7)), TABLE)["luck"] for colour in range(1, 7)}
    assert len(sentences) == 1


@pytest.mark.parametrize("seat", [0, TABLE])
def test_in_a_pause_no_card_tells_what_it_is(seat: int) -> None:
    sentences = told(laid("111 456 712", HAND), seat, covered=True)
    assert not [key for key in sentences if key.startswith(("card-", "own-", "count-"))]
    assert sentences["panel-glass"] == explaining.PAUSED.english()
