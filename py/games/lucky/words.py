"""What happened and what is asked in Lucky Sheep, as whole sentences with named places."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.contract import Event, Move, Telling
from games.lucky import events as happened
from games.lucky.guide import GUIDE, TITLE
from games.lucky.state import NO_HOURGLASS, State, exchanges_left, faces, standing, swaps_of
from games.message import Message, Seat, say, say_many

__all__ = ["GUIDE", "SHEEP", "SPACES", "TITLE", "ask", "describe", "name_of", "tell"]

SHEEP = {
    1: say("poppy sheep with hoops"),
    2: say("sea sheep with dots"),
    3: say("sun sheep with checks"),
    4: say("fir sheep with zigzags"),
    5: say("heather sheep with diamonds"),
    6: say("carrot sheep with bars"),
    7: say("thrift sheep with hearts"),
}
"""Each colour told so that it needs no eye for colours: a name and a knit."""

SPACES = (
    say("top left"),
    say("top middle"),
    say("top right"),
    say("middle left"),
    say("centre"),
    say("middle right"),
    say("bottom left"),
    say("bottom middle"),
    say("bottom right"),
)
"""The nine spaces, in the order of their numbers."""


def name_of(colour: int) -> Message:
    """A sheep of this colour."""
    return SHEEP[colour]


def tell(event: Event) -> Telling | None:
    """One event as a sentence."""
    return _TELLERS[type(event)](event)


def _dealt(event: happened.Dealt) -> Telling:
    sentence = say(
        "Everybody has a lucky card and four sheep cards. {player} begins.", player=Seat(event.first)
    )
    return Telling(sentence, "clover", event.first, "turn")


def _swapped(event: happened.Swapped) -> Telling:
    sentence = say(
        "{player} swaps, {space}: {taken} out, {shown} in.",
        player=Seat(event.seat),
        space=SPACES[event.space],
        taken=name_of(event.taken),
        shown=name_of(event.shown),
    )
    return Telling(sentence, "sheep-card", event.seat, "swap", event.shown)


def _stopped(event: happened.Stopped) -> Telling:
    return Telling(say("{player} has swapped enough.", player=Seat(event.seat)), "i-check", event.seat, "tap")


def _time_up(event: happened.TimeUp) -> Telling:
    return Telling(
        say("{player}’s sand has run out.", player=Seat(event.seat)), "hourglass", event.seat, "sand"
    )


def _last_exchange(event: happened.LastExchange) -> Telling:
    sentence = say("That was {player}’s third swap.", player=Seat(event.seat))
    return Telling(sentence, "i-check", event.seat)


def _no_group(event: happened.NoGroup) -> Telling:
    sentence = say("No group stands: {player} wins nothing this time.", player=Seat(event.seat))
    return Telling(sentence, "head-sleep", event.seat, "lose")


def _several_groups(event: happened.SeveralGroups) -> Telling:
    sentence = say(
        "{count} groups stand: {player} may choose one.", count=event.groups, player=Seat(event.seat)
    )
    return Telling(sentence, "head-look", event.seat)


def _group_won(event: happened.GroupWon) -> Telling:
    sentence = say_many(
        "{player} wins {count} card: {sheep}.",
        "{player} wins {count} cards: {sheep}.",
        len(event.spaces),
        player=Seat(event.seat),
        sheep=name_of(event.colour),
    )
    return Telling(sentence, "head-happy", event.seat, "gain", event.colour)


def _drawn(event: happened.Drawn) -> Telling:
    sentence = say_many(
        "{player} draws a card. {count} card is left.",
        "{player} draws a card. {count} cards are left.",
        event.left,
        player=Seat(event.seat),
    )
    return Telling(sentence, "deck-back", event.seat, "flip")


def _deck_empty(_event: happened.DeckEmpty) -> Telling:
    return Telling(say("The deck is empty. Whoever wins a group now ends the match."), "deck-back")


def _laid(event: happened.Laid) -> Telling:
    sentence = say(
        "{player} lays a card, {space}: {sheep}.",
        player=Seat(event.seat),
        space=SPACES[event.space],
        sheep=name_of(event.colour),
    )
    return Telling(sentence, "sheep-card", event.seat, "flip", event.colour)


def _nine_left(_event: happened.NineLeft) -> Telling:
    return Telling(
        say("Nothing has been won for two rounds: the nine cards go away."), "deck-back", sound="turn"
    )


def _nine_renewed(_event: happened.NineRenewed) -> Telling:
    return Telling(say("Nine new cards lie in the middle."), "deck-back", sound="flip")


def _lucky_shown(event: happened.LuckyShown) -> Telling:
    sentence = say("{player}’s lucky sheep: {sheep}.", player=Seat(event.seat), sheep=name_of(event.colour))
    return Telling(sentence, "lucky-card", event.seat, "flip", event.colour)


def _ended(event: happened.Ended) -> Telling:
    if event.why == "stuck":
        sentence = say("Nothing has been won for two rounds, and the deck is too small: the match is over.")
    else:
        sentence = say("The deck can’t fill the nine again: the match is over.")
    return Telling(sentence, "crown", sound="win")


_TELLERS: dict[type, Callable[[Any], Telling]] = {
    happened.Dealt: _dealt,
    happened.Swapped: _swapped,
    happened.Stopped: _stopped,
    happened.TimeUp: _time_up,
    happened.LastExchange: _last_exchange,
    happened.NoGroup: _no_group,
    happened.SeveralGroups: _several_groups,
    happened.GroupWon: _group_won,
    happened.Drawn: _drawn,
    happened.DeckEmpty: _deck_empty,
    happened.Laid: _laid,
    happened.NineLeft: _nine_left,
    happened.NineRenewed: _nine_renewed,
    happened.LuckyShown: _lucky_shown,
    happened.Ended: _ended,
}


def ask(view: State, seat: int) -> Message:
    """The headline: what the seat is to do now."""
    player = Seat(seat if seat >= 0 else view.active)
    if view.stage == "over":
        return say("The match is over")
    if view.stage in ("deal", "renew"):
        return say("The cards are being dealt")
    if view.stage == "draw":
        return say("{player}, a card comes from the deck", player=player)
    if view.stage == "choose":
        return say("{player}, choose the group you win", player=player)
    if view.stage == "lay":
        return say("{player}, lay the card where you like, either side up", player=player)
    return _ask_exchange(view, player)


def _ask_exchange(view: State, player: Seat) -> Message:
    if standing(view):
        return say("{player}, a group stands: take it, or swap on", player=player)
    goal = (
        say("fill a row or a column with one colour")
        if view.straight
        else say("bring three sheep of one colour together")
    )
    if view.clock != NO_HOURGLASS:
        return say("{player}, swap cards: {goal}", player=player, goal=goal)
    return say_many(
        "{player}, one more swap: {goal}",
        "{player}, up to {count} swaps: {goal}",
        exchanges_left(view),
        player=player,
        goal=goal,
    )


def describe(view: State, seat: int, move: Move) -> Message:
    """The name of the button that plays a move."""
    word, *numbers = move.split(" ")
    if word == "swap":
        return _describe_swap(view, seat, int(numbers[0]) - 1, int(numbers[1]) - 1)
    if word == "win":
        return _describe_win(view, tuple(int(number) - 1 for number in numbers))
    if word == "lay":
        space, sheep = SPACES[int(numbers[0]) - 1], name_of(int(numbers[1]))
        return say("Lay it {space}, {sheep} up", space=space, sheep=sheep)
    if word == "time":
        return say("The sand has run out")
    return _describe_stop(view)


def _describe_swap(view: State, seat: int, place: int, space: int) -> Message:
    return say(
        "Swap your card {place} with the one {space}: {taken} out, {shown} in",
        place=place + 1,
        space=SPACES[space],
        taken=name_of(faces(view)[space]),
        shown=name_of(dict(swaps_of(view, seat, place))[space]),
    )


def _describe_win(view: State, spaces: tuple[int, ...]) -> Message:
    colour = faces(view)[spaces[0]]
    if len(spaces) == 3:
        return say(
            "Take 3 cards, {sheep}: {first}, {second}, {third}",
            sheep=name_of(colour),
            first=SPACES[spaces[0]],
            second=SPACES[spaces[1]],
            third=SPACES[spaces[2]],
        )
    return say(
        "Take {count} cards, {sheep}, from {first} to {last}",
        count=len(spaces),
        sheep=name_of(colour),
        first=SPACES[spaces[0]],
        last=SPACES[spaces[-1]],
    )


def _describe_stop(view: State) -> Message:
    groups = standing(view)
    if not groups:
        return say("Stop swapping and win nothing")
    if len(groups) > 1:
        return say("Stop swapping and choose a group")
    return say(
        "Stop swapping and take {count} cards: {sheep}",
        count=len(groups[0].spaces),
        sheep=name_of(groups[0].colour),
    )
