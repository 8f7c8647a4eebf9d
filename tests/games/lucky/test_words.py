"""What is told, asked and named."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from games.contract import TABLE, Event, Telling
from games.lucky import rules, words
from games.lucky.lessons import GUIDE
from games.lucky.rules import events
from games.lucky.rules.cards import Card
from games.lucky.rules.state import State
from games.lucky.words.names import SPACES, name_of
from helpers.lucky_positions import act, after, drawn_by, laid, started, with_deck

NAMES = ("Anna", "Ben", "Cleo", "Dan")


@pytest.mark.parametrize(
    ("event", "sentence", "symbol", "seat", "sound", "colour"),
    [
        (
            events.Dealt(2),
            "Everybody has a lucky card and four sheep cards. Cleo goes first.",
            "clover",
            2,
            "turn",
            0,
        ),
        (
            events.Swapped(0, 1, 4, 5, 2),
            "Anna swaps in the centre. Out: purple sheep with diamonds. In: blue sheep with dots.",
            "sheep-card",
            0,
            "swap",
            2,
        ),
        (events.Stopped(1), "Ben stops swapping.", "i-check", 1, "gong", 0),
        (events.TimeUp(1), "The sand has run out: Ben must stop.", "hourglass", 1, "gong", 0),
        (events.LastSwap(3), "That was the third swap: Dan must stop.", "i-check", 3, "gong", 0),
        (events.NoGroup(0), "No group, so Anna wins nothing this time.", "head-sleep", 0, "lose", 0),
        (events.SeveralGroups(0, 2), "There are 2 groups: Anna may choose one.", "head-look", 0, "", 0),
        (
            events.GroupWon(1, (0, 1, 2, 5), 1, 9),
            "One, two, three, four! Ben wins: red sheep with stripes. That makes 9 cards.",
            "head-happy",
            1,
            "gain",
            1,
        ),
        (events.Drawn(0, 12), "Anna draws a card. 12 cards are left.", "deck-back", 0, "flip", 0),
        (events.Drawn(0, 1), "Anna draws a card. 1 card is left.", "deck-back", 0, "flip", 0),
        (events.Drawn(0, 0), "Anna draws the last card.", "deck-back", 0, "flip", 0),
        (
            events.DeckEmpty(),
            "The deck is empty. The next group won ends the game.",
            "deck-back",
            None,
            "",
            0,
        ),
        (
            events.Laid(2, 8, 3),
            "Cleo puts a card in the bottom right corner: yellow sheep with checks.",
            "sheep-card",
            2,
            "flip",
            3,
        ),
        (
            events.NineLeft(),
            "Nobody has won anything for two rounds, so the nine cards go away.",
            "deck-back",
            None,
            "turn",
            0,
        ),
        (events.NineRenewed(), "Here come nine new cards.", "deck-back", None, "flip", 0),
        (
            events.LuckyShown(1, 7, 3, 14),
            "Ben shows the lucky card: pink sheep with hearts. 3 count double: 14 points.",
            "lucky-card",
            1,
            "gain",
            7,
        ),
        (
            events.LuckyShown(1, 7, 0, 1),
            "Ben shows the lucky card: pink sheep with hearts. No card counts double: 1 point.",
            "lucky-card",
            1,
            "flip",
            7,
        ),
        (
            events.LuckyShown(1, 7, 0, 0),
            "Ben shows the lucky card: pink sheep with hearts. No cards, no points.",
            "lucky-card",
            1,
            "flip",
            7,
        ),
        (
            events.Ended("deck"),
            "The deck can’t fill the spaces any more: the game is over. Now for the lucky cards!",
            "crown",
            None,
            "home",
            0,
        ),
        (
            events.Ended("stuck"),
            "Nobody has won anything for two rounds, and the deck is too small: the game is over."
            " Now for the lucky cards!",
            "crown",
            None,
            "home",
            0,
        ),
    ],
)
def test_every_event_is_told_in_a_sentence(
    event: object, sentence: str, symbol: str, seat: int | None, sound: str, colour: int
) -> None:
    told = words.tell(event)
    assert isinstance(told, Telling)
    assert told.sentence is not None
    assert told.sentence.english(NAMES) == sentence
    assert (told.symbol, told.seat, told.sound, told.colour) == (symbol, seat, sound, colour)


def test_spaces_and_sheep_are_told_by_name() -> None:
    assert [space.english() for space in SPACES] == [
        "top left",
        "top middle",
        "top right",
        "middle left",
        "centre",
        "middle right",
        "bottom left",
        "bottom middle",
        "bottom right",
    ]
    assert [name_of(colour).english() for colour in range(1, 8)] == [
        "red sheep with stripes",
        "blue sheep with dots",
        "yellow sheep with checks",
        "green sheep with zigzags",
        "purple sheep with diamonds",
        "orange sheep with bars",
        "pink sheep with hearts",
    ]


def test_headlines_have_no_full_stop() -> None:
    rng = Random(6)
    state = drawn_by(started(3), 6)
    while rules.turn(state):
        view = rules.view(state, TABLE)
        for sentence in (words.ask(view, state.active), words.watch(view, state.active)):
            assert not sentence.english(NAMES).endswith(".")
        moves = rules.moves(state, state.active)
        for move in moves:
            assert not words.describe(state, state.active, move).english(NAMES).endswith(".")
        state = after(state, rng.choice(moves)) if moves else drawn_by(state, rng.randrange(10**6))


def headline(state: State, seat: int = 0) -> str:
    return words.ask(rules.view(state, seat), seat).english(NAMES)


def test_the_headline_says_what_to_do() -> None:
    assert headline(started()) == "Here come the cards"
    assert headline(laid()) == "Anna, swap cards: bring three sheep of one colour together"
    assert headline(laid(), TABLE) == "Anna, swap cards: bring three sheep of one colour together"
    assert headline(laid(first=2), 1) == "Ben, swap cards: bring three sheep of one colour together"
    calm = laid(clock="none")
    assert headline(calm) == "Anna, up to 3 swaps: bring three sheep of one colour together"
    assert headline(calm._replace(swaps=2)) == "Anna, one swap left: bring three sheep of one colour together"
    assert headline(laid("111 234 567")) == "Anna, there’s a group! Take it, or keep swapping"
    assert headline(after(laid("111 456 222"), "stop")) == "Anna, choose the group you want"
    drawing = after(laid("111 234 567"), "stop")
    assert headline(drawing) == "Anna, here comes a card from the deck"
    assert headline(after(drawing, "draw 46")) == "Anna, put the card where you like, either side up"
    assert headline(drawing._replace(question="renew")) == "Here come the cards"
    assert headline(drawing._replace(question="over")) == "The game is over"


def test_l8_with_straight_lines_only_the_headline_asks_for_one() -> None:
    assert headline(laid(straight="yes")) == "Anna, swap cards: fill a row or a column with one colour"
    calm = laid(clock="none", straight="yes")
    assert headline(calm) == "Anna, up to 3 swaps: fill a row or a column with one colour"
    last = calm._replace(swaps=2)
    assert headline(last) == "Anna, one swap left: fill a row or a column with one colour"


def named(state: State, move: str) -> str:
    assert move in rules.moves(state, state.active)
    return words.describe(rules.view(state, state.active), state.active, move).english(NAMES)


def test_every_move_is_named() -> None:
    state = laid("123 456 712", "25 34 56 71")
    assert named(state, "swap 1 5") == (
        "Swap your card 1 with the one in the centre."
        " Out: purple sheep with diamonds. In: blue sheep with dots"
    )
    assert named(state, "swap 4 7") == (
        "Swap your card 4 with the one in the bottom left corner."
        " Out: pink sheep with hearts. In: red sheep with stripes"
    )
    assert named(state, "stop") == "Stop swapping and win nothing"
    assert named(state, "time") == "The sand has run out"
    assert named(laid("111 234 567"), "stop") == "Stop swapping and take 3 cards: red sheep with stripes"
    several = laid("111 456 222")
    assert named(several, "stop") == "Stop swapping and choose a group"
    choosing = after(several, "stop")
    assert named(choosing, "win 7 8 9") == (
        "Take 3 cards, blue sheep with dots: bottom left, bottom middle, bottom right"
    )
    four = after(laid("111 156 222", seats=3), "stop")
    assert named(four, "win 1 2 3 4") == (
        "Take 4 cards, red sheep with stripes: top left, top middle, top right, middle left"
    )
    laying = after(laid("111 234 567"), "stop", "draw 46")
    assert named(laying, "lay 2 6") == "Put it at the top, in the middle. On top: orange sheep with bars"


def test_a_name_tells_a_move_from_all_others() -> None:
    rng = Random(4)
    state = drawn_by(started(3), 4)
    while rules.turn(state):
        moves = rules.moves(state, state.active)
        assert len({words.describe(state, state.active, move).english() for move in moves}) == len(moves)
        state = after(state, rng.choice(moves)) if moves else drawn_by(state, rng.randrange(10**6))


def test_every_event_of_a_match_is_told_and_holds_nothing_hidden() -> None:
    """Two worlds that look alike to the table tell the same events, until the lucky cards are shown."""
    rng = Random(9)
    for seats in rules.SEATS:
        state = drawn_by(started(seats), seats)
        while rules.turn(state):
            moves = rules.moves(state, state.active)
            if not moves:
                state = drawn_by(state, rng.randrange(10**6))
                continue
            move = rng.choice(moves)
            played = act(state, move)
            alike = state._replace(
                lucky=state.lucky[::-1],
                deck=tuple(reversed(state.deck)),
                hands=tuple(
                    tuple(Card(card.up, card.up % 7 + 1, card.known) for card in hand)
                    if seat != state.active
                    else hand
                    for seat, hand in enumerate(state.hands)
                ),
                nine=tuple(card and Card(card.up, card.up % 7 + 1, card.known) for card in state.nine),
            )
            seen = without_the_end(played.events)
            again = rules.play(alike, state.active, move).events
            assert without_the_end(again) == seen
            assert all(words.tell(event) for event in played.events)
            state = played.state


def without_the_end(happened: Sequence[Event]) -> list[Event]:
    """All events but those of the lucky cards."""
    return [event for event in happened if not isinstance(event, events.DrumRoll | events.LuckyShown)]


def test_the_drawn_card_is_in_no_event() -> None:
    drawing = after(laid("111 234 567"), "stop")
    assert len({act(drawing, f"draw {pair}").events for pair in set(drawing.deck)}) == 1


def test_the_guide_credits_the_makers() -> None:
    assert words.TITLE.english() == "Lucky Sheep"
    last = " ".join(paragraph.english() for paragraph in GUIDE.chapters[-1][1])
    for maker in ("Nicolas Walther", "Olivier Fagnère", "Azao Games", "2017"):
        assert maker in last
    for heading, paragraphs, *_ in GUIDE.chapters:
        assert heading.english()
        assert all(paragraph.english() for paragraph in paragraphs)


def test_the_last_telling_of_a_match_shows_the_lucky_cards() -> None:
    end = act(with_deck(laid("111 234 567"), 0), "stop")
    told = [words.tell(event) for event in end.events]
    assert [telling.symbol for telling in told if telling][-5:] == [
        "crown",
        "lucky-back",
        "lucky-card",
        "lucky-back",
        "lucky-card",
    ]
