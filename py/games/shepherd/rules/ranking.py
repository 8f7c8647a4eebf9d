"""Who has won when the day is over: whoever has the most cards, and in a tie all of them."""

from __future__ import annotations

from games.contract import Placing, Result
from games.message import Message, Seat, say, say_many
from games.shepherd.rules.grazing import score
from games.shepherd.rules.state import State
from games.shepherd.rules.sun import is_sunset


def winners(state: State) -> tuple[int, ...]:
    """The seats with the most cards, once all is counted."""
    scores = [score(state, seat) for seat in range(state.variant.seats)]
    return tuple(seat for seat, cards in enumerate(scores) if cards == max(scores))


def result(state: State) -> Result | None:
    """The ranking, once the day is over."""
    if not state.over:
        return None
    scores = [score(state, seat) for seat in range(state.variant.seats)]
    ranked = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    places = tuple(
        Placing(
            seat,
            1 + sum(cards > scores[seat] for cards in scores),
            scores[seat],
            say_many("{count} grass card", "{count} grass cards", scores[seat]),
        )
        for seat in ranked
    )
    return Result(places, _reason(state))


def praise(best: tuple[int, ...]) -> Message:
    """Who has won, alone or together."""
    return _named(PRAISE, best)


def _reason(state: State) -> Message:
    return _named(AT_SUNSET if is_sunset(state) else ON_BARE_GROUND, winners(state))


def _named(sentences: tuple[Message, ...], best: tuple[int, ...]) -> Message:
    """The sentence for so many winners. Where all have won, none is named."""
    places = zip(("one", "two", "three"), map(Seat, best), strict=False) if len(best) < ALL else ()
    return sentences[len(best) - 1]._replace(places=dict(places))


ALL = 4

PRAISE = (
    say("{one} has the most grass and wins!"),
    say("{one} and {two} win together!"),
    say("{one}, {two} and {three} win together!"),
    say("You all have the same, so you all win together!"),
)
AT_SUNSET = (
    say("The sun is home. {one} has the most grass and wins!"),
    say("The sun is home. {one} and {two} win together!"),
    say("The sun is home. {one}, {two} and {three} win together!"),
    say("The sun is home. You all have the same, so you all win together!"),
)
ON_BARE_GROUND = (
    say("All the grass is eaten. {one} has the most cards and wins!"),
    say("All the grass is eaten. {one} and {two} win together!"),
    say("All the grass is eaten. {one}, {two} and {three} win together!"),
    say("All the grass is eaten. You all have the same, so you all win together!"),
)
"""By the number of winners: whole sentences, since languages join them differently."""
