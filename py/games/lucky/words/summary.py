"""A whole turn in as few sentences as it takes, for those who like it brief."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.contract import Event
from games.lucky.rules import events
from games.lucky.words.names import name_of
from games.lucky.words.story import tell
from games.message import Message, Place, Seat, say, say_many


def sum_up(happened: Sequence[Event]) -> Sequence[Message]:
    """A turn in as few sentences as it takes: how many swaps, what was won, what was filled."""
    return tuple(_summed_up(happened))


def _summed_up(happened: Sequence[Event]) -> Iterator[Message]:
    swaps: list[events.Swapped] = []
    filled: list[events.Laid] = []
    for event in happened:
        match event:
            case events.Swapped():
                swaps.append(event)
            case events.Laid():
                filled.append(event)
            case events.GroupWon():
                yield _won_in_short(event, len(swaps))
                swaps = []
            case events.NoGroup():
                yield _lost_in_short(event, len(swaps))
                swaps = []
            case events.SeveralGroups() if swaps:
                yield _swaps_in_short(swaps)
                swaps = []
            case events.Stopped() | events.TimeUp() | events.LastSwap() | events.Drawn():
                pass
            case _:
                telling = tell(event)
                if telling is not None and telling.sentence is not None:
                    yield telling.sentence
    if swaps:
        yield _swaps_in_short(swaps)
    if filled:
        yield _filled_in_short(filled)


def _swaps_in_short(swaps: list[events.Swapped]) -> Message:
    player = Seat(swaps[0].seat)
    return say_many(
        "{player} swaps {count} card.", "{player} swaps {count} cards.", len(swaps), player=player
    )


def _won_in_short(event: events.GroupWon, swaps: int) -> Message:
    places: dict[str, Place] = {
        "player": Seat(event.seat),
        "cards": len(event.spaces),
        "sheep": name_of(event.colour),
        "total": event.total,
    }
    if not swaps:
        return say("{player} wins {cards} cards: {sheep}. That makes {total} cards.", **places)
    return say_many(
        "{player} swaps {count} card and wins {cards} cards: {sheep}. That makes {total} cards.",
        "{player} swaps {count} cards and wins {cards} cards: {sheep}. That makes {total} cards.",
        swaps,
        **places,
    )


def _lost_in_short(event: events.NoGroup, swaps: int) -> Message:
    if not swaps:
        return say("{player} swaps nothing and wins nothing.", player=Seat(event.seat))
    return say_many(
        "{player} swaps {count} card and wins nothing.",
        "{player} swaps {count} cards and wins nothing.",
        swaps,
        player=Seat(event.seat),
    )


def _filled_in_short(filled: list[events.Laid]) -> Message:
    player, group = Seat(filled[-1].seat), filled[-1].group
    if group:
        return say("{player} fills the spaces: now there is a group of {group}.", player=player, group=group)
    return say("{player} fills the spaces.", player=player)
