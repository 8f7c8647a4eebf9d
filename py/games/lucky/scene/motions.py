"""How the pieces of Lucky Sheep get where a beat's picture shows them: a table by the kind of event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.contract import Event, Look, Motion
from games.lucky.rules import events
from games.lucky.rules.cards import HAND
from games.lucky.rules.groups import SPACES
from games.lucky.rules.state import NO_HOURGLASS, State, standing
from games.lucky.scene.beat import owner
from games.lucky.scene.picks import win
from games.lucky.scene.piles import MOST_HEADS

Motions = tuple[Motion, ...]


def motions(before: State, after: State, event: Event, look: Look) -> Motions:
    """What one event sets going."""
    find = MOTIONS.get(type(event))
    return find(before, after, event, look) if find else ()


def _dealt(_before: State, after: State, _event: events.Dealt, look: Look) -> Motions:
    """The nine row by row, then the hand at the front."""
    seat = owner(after, look)
    return (
        *(Motion(f"card-{space}", "turn-over", "deck", after=space // 3) for space in SPACES),
        *(Motion(f"own-{seat}-{place}", "slide", "deck", after=3) for place in range(HAND)),
    )


def _swapped(before: State, after: State, event: events.Swapped, look: Look) -> Motions:
    """The two cards cross, and the one that is laid turns over as it lands. A hand that isn't at the front
    has its small picture in the player strip."""
    seat, place, space = event.seat, event.place, f"card-{event.space}"
    hand = "own" if owner(after, look) == seat else "has"
    own = f"{hand}-{seat}-{place}"
    return (
        Motion(space, "turn-over", own),
        Motion(own, "fly", space),
        *_outlined(before, after, event.space),
    )


def _outlined(before: State, after: State, space: int) -> Motions:
    """A group that a card makes or joins is outlined and counted when the card has come."""
    lit = {each for group in standing(before) for each in group.spaces}
    grown = [group for group in standing(after) if space in group.spaces]
    new = sorted({each for group in grown for each in group.spaces}.difference(lit))
    return (
        *(Motion(f"sunny-{each}", "fade", after=1) for each in new),
        *(Motion(f"count-{win(group)}", "pop", after=1) for group in grown),
    )


def _gong(before: State, _after: State, event: Event, look: Look) -> Motions:
    """The glass trembles."""
    if before.clock == NO_HOURGLASS or look.covered or isinstance(event, events.LastSwap):
        return ()
    return (Motion("glass-resting" if look.seconds is None else "glass", "shake"),)


def _counted(_before: State, _after: State, event: events.Counted, _look: Look) -> Motions:
    return Motion(f"card-{event.spaces[-1]}", "ripple"), Motion(f"number-{len(event.spaces)}", "pop")


def _group_won(_before: State, _after: State, event: events.GroupWon, _look: Look) -> Motions:
    """One after the other they fly to their winner's pile; the number there changes when all have arrived."""
    count = len(event.spaces)
    return (
        *(
            Motion(f"from-{space}", "slide", f"card-{space}", after=place)
            for place, space in enumerate(event.spaces)
        ),
        Motion(f"many-{event.seat}-{event.colour}", "pop", after=count),
    )


def _drawn(_before: State, after: State, event: events.Drawn, look: Look) -> Motions:
    """A card from the deck comes to whoever draws it, who sees both sides."""
    if look.seat == event.seat and after.drawn is not None and not look.covered:
        return tuple(Motion(f"side-{side}", "slide", "deck") for side in after.drawn[:2])
    return (Motion("drawn", "slide", "deck"),)


def _deck_empty(_before: State, _after: State, _event: events.DeckEmpty, _look: Look) -> Motions:
    return (Motion("deck", "shake"),)


def _laid(before: State, after: State, event: events.Laid, look: Look) -> Motions:
    hand = f"side-{event.colour}" if look.seat == event.seat and not look.covered else "drawn"
    return Motion(f"card-{event.space}", "turn-over", hand), *_outlined(before, after, event.space)


def _nine_left(_before: State, _after: State, _event: events.NineLeft, _look: Look) -> Motions:
    return tuple(Motion(f"leaving-{space}", "fall", after=space // 3) for space in SPACES)


def _nine_renewed(_before: State, _after: State, _event: events.NineRenewed, _look: Look) -> Motions:
    return tuple(Motion(f"card-{space}", "turn-over", "deck", after=space // 3) for space in SPACES)


def _ended(_before: State, after: State, _event: events.Ended, _look: Look) -> Motions:
    return tuple(Motion(f"pile-{seat}", "pop", after=seat) for seat in range(after.seats))


def _drum_roll(_before: State, _after: State, event: events.DrumRoll, _look: Look) -> Motions:
    return (Motion(f"lucky-{event.seat}", "shake"),)


def _lucky_shown(_before: State, _after: State, event: events.LuckyShown, _look: Look) -> Motions:
    """The card turns over, the sheep that match hop, and the number follows."""
    seat, colour = event.seat, event.colour
    card = Motion(f"lucky-{seat}", "flip")
    if not event.matches:
        return (card,)
    heads = range(min(event.matches, MOST_HEADS))
    return (
        card,
        *(Motion(f"head-{seat}-{colour}-{number}", "jump", after=1) for number in heads),
        Motion(f"worth-{seat}-{colour}", "pop", after=1),
        Motion(f"score-{seat}", "pop", after=2),
    )


MOTIONS: dict[type, Callable[[State, State, Any, Look], Motions]] = {
    events.Dealt: _dealt,
    events.Swapped: _swapped,
    events.Stopped: _gong,
    events.TimeUp: _gong,
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
"""What isn't here is only heard."""
