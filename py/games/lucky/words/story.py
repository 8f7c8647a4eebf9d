"""What happened in Lucky Sheep, event by event: the sentence, its symbol, its sound, its pace."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.contract import Event, Telling
from games.lucky.rules import events
from games.lucky.words.names import IN_SPACES, name_of
from games.message import Place, Seat, say, say_many


def tell(event: Event) -> Telling | None:
    """One event as a sentence."""
    return _TELLERS[type(event)](event)


def _dealt(event: events.Dealt) -> Telling:
    sentence = say(
        "Everybody has a lucky card and four sheep cards. {player} goes first.", player=Seat(event.first)
    )
    return Telling(sentence, "clover", event.first, "turn")


def _swapped(event: events.Swapped) -> Telling:
    places: dict[str, Place] = {
        "player": Seat(event.seat),
        "space": IN_SPACES[event.space],
        "taken": name_of(event.taken),
        "shown": name_of(event.shown),
    }
    if event.group:
        sentence = say(
            "{player} swaps {space}. Out: {taken}. In: {shown}. That makes {group} together!",
            **places,
            group=event.group,
        )
    else:
        sentence = say("{player} swaps {space}. Out: {taken}. In: {shown}.", **places)
    return Telling(sentence, "sheep-card", event.seat, "swap", event.shown)


def _stopped(event: events.Stopped) -> Telling:
    return Telling(say("{player} stops swapping.", player=Seat(event.seat)), "i-check", event.seat, "gong")


def _time_up(event: events.TimeUp) -> Telling:
    sentence = say("The sand has run out: {player} must stop.", player=Seat(event.seat))
    return Telling(sentence, "hourglass", event.seat, "gong")


def _last_swap(event: events.LastSwap) -> Telling:
    sentence = say("That was the third swap: {player} must stop.", player=Seat(event.seat))
    return Telling(sentence, "i-check", event.seat, "gong")


def _no_group(event: events.NoGroup) -> Telling:
    sentence = say("No group, so {player} wins nothing this time.", player=Seat(event.seat))
    return Telling(sentence, "head-sleep", event.seat, "lose")


def _several_groups(event: events.SeveralGroups) -> Telling:
    sentence = say(
        "There are {count} groups: {player} may choose one.", count=event.groups, player=Seat(event.seat)
    )
    return Telling(sentence, "head-look", event.seat)


def _counted(event: events.Counted) -> Telling:
    """The number is seen on the card and heard as a tone, each higher than the last."""
    return Telling(None, "head-glee", event.seat, f"count-{len(event.spaces)}", event.colour, pace="quick")


COUNTED = {
    3: say("One, two, three! {player} wins: {sheep}. That makes {total} cards."),
    4: say("One, two, three, four! {player} wins: {sheep}. That makes {total} cards."),
    5: say("One, two, three, four, five! {player} wins: {sheep}. That makes {total} cards."),
    6: say("One, two, three, four, five, six! {player} wins: {sheep}. That makes {total} cards."),
    7: say("One, two, three, four, five, six, seven! {player} wins: {sheep}. That makes {total} cards."),
    8: say("One, two, three … eight! {player} wins: {sheep}. That makes {total} cards."),
    9: say("One, two, three … all nine! {player} wins: {sheep}. That makes {total} cards."),
}
"""A group by its size, counted aloud."""


def _group_won(event: events.GroupWon) -> Telling:
    places: dict[str, Place] = {
        "player": Seat(event.seat),
        "sheep": name_of(event.colour),
        "total": event.total,
    }
    sentence = COUNTED[len(event.spaces)]._replace(places=places)
    return Telling(sentence, "head-happy", event.seat, "gain", event.colour, pace="climax")


def _drawn(event: events.Drawn) -> Telling:
    if event.left:
        sentence = say_many(
            "{player} draws a card. {count} card is left.",
            "{player} draws a card. {count} cards are left.",
            event.left,
            player=Seat(event.seat),
        )
    else:
        sentence = say("{player} draws the last card.", player=Seat(event.seat))
    return Telling(sentence, "deck-back", event.seat, "flip", pace="quick")


def _deck_empty(_event: events.DeckEmpty) -> Telling:
    return Telling(say("The deck is empty. The next group won ends the game."), "deck-back")


def _laid(event: events.Laid) -> Telling:
    places: dict[str, Place] = {
        "player": Seat(event.seat),
        "space": IN_SPACES[event.space],
        "sheep": name_of(event.colour),
    }
    if event.group:
        sentence = say(
            "{player} puts a card {space}: {sheep}. That makes {group} together!",
            **places,
            group=event.group,
        )
    else:
        sentence = say("{player} puts a card {space}: {sheep}.", **places)
    return Telling(sentence, "sheep-card", event.seat, "flip", event.colour, pace="quick")


def _nine_left(_event: events.NineLeft) -> Telling:
    return Telling(
        say("Nobody has won anything for two rounds, so the nine cards go away."), "deck-back", sound="turn"
    )


def _nine_renewed(_event: events.NineRenewed) -> Telling:
    return Telling(say("Here come nine new cards."), "deck-back", sound="flip")


def _ended(event: events.Ended) -> Telling:
    if event.why == "stuck":
        sentence = say(
            "Nobody has won anything for two rounds, and the deck is too small: the game is over."
            " Now for the lucky cards!"
        )
    else:
        sentence = say("The deck can’t fill the spaces any more: the game is over. Now for the lucky cards!")
    return Telling(sentence, "crown", sound="home", gather=True)


def _drum_roll(event: events.DrumRoll) -> Telling:
    return Telling(None, "lucky-back", event.seat, "drum")


def _lucky_shown(event: events.LuckyShown) -> Telling:
    places: dict[str, Place] = {"player": Seat(event.seat), "sheep": name_of(event.colour)}
    if event.matches:
        sentence = say_many(
            "{player} shows the lucky card: {sheep}. {count} counts double: {score} points.",
            "{player} shows the lucky card: {sheep}. {count} count double: {score} points.",
            event.matches,
            score=event.score,
            **places,
        )
    elif event.score:
        sentence = say_many(
            "{player} shows the lucky card: {sheep}. No card counts double: {count} point.",
            "{player} shows the lucky card: {sheep}. No card counts double: {count} points.",
            event.score,
            **places,
        )
    else:
        sentence = say("{player} shows the lucky card: {sheep}. No cards, no points.", **places)
    return Telling(sentence, "lucky-card", event.seat, "gain" if event.matches else "flip", event.colour)


_TELLERS: dict[type, Callable[[Any], Telling]] = {
    events.Dealt: _dealt,
    events.Swapped: _swapped,
    events.Stopped: _stopped,
    events.TimeUp: _time_up,
    events.LastSwap: _last_swap,
    events.NoGroup: _no_group,
    events.SeveralGroups: _several_groups,
    events.Counted: _counted,
    events.GroupWon: _group_won,
    events.Drawn: _drawn,
    events.DeckEmpty: _deck_empty,
    events.Laid: _laid,
    events.NineLeft: _nine_left,
    events.NineRenewed: _nine_renewed,
    events.Ended: _ended,
    events.DrumRoll: _drum_roll,
    events.LuckyShown: _lucky_shown,
}
