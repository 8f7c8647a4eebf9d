"""How the pieces of Lucky Sheep get where a beat's picture shows them: a table by the kind of event."""

from __future__ import annotations

from collections.abc import Iterator

from games.contract import Event, Look, Motion
from games.lucky.rules import events
from games.lucky.rules.cards import HAND
from games.lucky.rules.groups import SPACES
from games.lucky.rules.state import NO_HOURGLASS, State, standing
from games.lucky.scene.beat import owner
from games.lucky.scene.picks import win
from games.lucky.scene.piles import MOST_HEADS
from games.moving import Change, Table, moved


def motions(before: State, after: State, event: Event, look: Look) -> tuple[Motion, ...]:
    """What one event sets going."""
    return moved(MOTIONS, event, Change(before, after, look))


def _dealt(_event: events.Dealt, change: Change) -> Iterator[Motion]:
    """The nine row by row, then the hand at the front."""
    seat = owner(change.after, change.look)
    yield from NINE
    for place in range(HAND):
        yield Motion(f"own-{seat}-{place}", "slide", "deck", after=3)


def _swapped(event: events.Swapped, change: Change) -> Iterator[Motion]:
    """The two cards cross, and the one that is laid turns over as it lands. A hand that isn't at the front
    has its small picture in the player strip."""
    space = f"card-{event.space}"
    hand = "own" if owner(change.after, change.look) == event.seat else "has"
    own = f"{hand}-{event.seat}-{event.place}"
    yield Motion(space, "turn-over", own)
    yield Motion(own, "fly", space)
    yield from _outlined(change, event.space)


def _outlined(change: Change, space: int) -> Iterator[Motion]:
    """A group that a card makes or joins is outlined and counted when the card has come."""
    lit = {each for group in standing(change.before) for each in group.spaces}
    grown = [group for group in standing(change.after) if space in group.spaces]
    for each in sorted({each for group in grown for each in group.spaces}.difference(lit)):
        yield Motion(f"sunny-{each}", "fade", after=1)
    for group in grown:
        yield Motion(f"count-{win(group)}", "pop", after=1)


def _gong(event: events.Stopped | events.TimeUp, change: Change) -> Iterator[Motion]:
    """The glass trembles."""
    look = change.look
    if change.before.clock != NO_HOURGLASS and not look.covered and not isinstance(event, events.LastSwap):
        yield Motion("glass-resting" if look.seconds is None else "glass", "shake")


def _counted(event: events.Counted, _: Change) -> Iterator[Motion]:
    yield Motion(f"card-{event.spaces[-1]}", "ripple")
    yield Motion(f"number-{len(event.spaces)}", "pop")


def _group_won(event: events.GroupWon, _: Change) -> Iterator[Motion]:
    """One after the other they fly to their winner's pile; the number there changes when all have arrived."""
    for place, space in enumerate(event.spaces):
        yield Motion(f"from-{space}", "slide", f"card-{space}", after=place)
    yield Motion(f"many-{event.seat}-{event.colour}", "pop", after=len(event.spaces))


def _drawn(event: events.Drawn, change: Change) -> Iterator[Motion]:
    """A card from the deck comes to whoever draws it, who sees both sides."""
    drawn, look = change.after.drawn, change.look
    if look.seat == event.seat and drawn is not None and not look.covered:
        for side in drawn[:2]:
            yield Motion(f"side-{side}", "slide", "deck")
    else:
        yield Motion("drawn", "slide", "deck")


def _laid(event: events.Laid, change: Change) -> Iterator[Motion]:
    mine = change.look.seat == event.seat and not change.look.covered
    yield Motion(f"card-{event.space}", "turn-over", f"side-{event.colour}" if mine else "drawn")
    yield from _outlined(change, event.space)


def _ended(_event: events.Ended, change: Change) -> Iterator[Motion]:
    for seat in range(change.after.seats):
        yield Motion(f"pile-{seat}", "pop", after=seat)


def _lucky_shown(event: events.LuckyShown, _: Change) -> Iterator[Motion]:
    """The card turns over, the sheep that match hop, and the number follows."""
    seat, colour = event.seat, event.colour
    yield Motion(f"lucky-{seat}", "flip")
    if event.matches:
        for number in range(min(event.matches, MOST_HEADS)):
            yield Motion(f"head-{seat}-{colour}-{number}", "jump", after=1)
        yield Motion(f"worth-{seat}-{colour}", "pop", after=1)
        yield Motion(f"score-{seat}", "pop", after=2)


NINE = tuple(Motion(f"card-{space}", "turn-over", "deck", after=space // 3) for space in SPACES)
"""The nine come from the deck, row by row."""

MOTIONS: Table = {
    events.Dealt: _dealt,
    events.Swapped: _swapped,
    events.Stopped: _gong,
    events.TimeUp: _gong,
    events.Counted: _counted,
    events.GroupWon: _group_won,
    events.Drawn: _drawn,
    events.DeckEmpty: (Motion("deck", "shake"),),
    events.Laid: _laid,
    events.NineLeft: tuple(Motion(f"leaving-{space}", "fall", after=space // 3) for space in SPACES),
    events.NineRenewed: NINE,
    events.Ended: _ended,
    events.DrumRoll: (Motion("lucky-{seat}", "shake"),),
    events.LuckyShown: _lucky_shown,
}
"""What isn't here is only heard."""
