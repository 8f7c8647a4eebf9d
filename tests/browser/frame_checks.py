"""What every frame of a table shows, beside what the rules say of each beat, game by game.

`SEEN` reads scores, tokens and pieces off the page, as numbers and lists; `KNOWN` gives the same of a state.
Neither asks the other: the page is read as it stands, the state is the rules' own. Where the page shows
nothing (`null`), nothing can be wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from games.contract import View
from games.hustle.rules.dyke import GONE
from games.hustle.scene.comparison import in_order
from games.lucky.rules.cards import COLOURS
from games.lucky.rules.ranking import won_by_colour
from games.nines.rules.ranking import PLUS, count
from games.nines.scene.layout import pawn_places
from games.shepherd.rules.grazing import score
from games.shepherd.scene.layout import LAYOUTS, middle, standing, sun_way

Facts = dict[str, Any]

PERSON = 0
"""The seat of the only person at these tables, whose things lie in the tray."""

TOOLS = """
const board = document.querySelector('#paddock .board'), tray = document.querySelector('#paddock .tray');
const players = [...document.querySelectorAll('#paddock .strip .player')];
const keyed = (where, pattern) => [...where.querySelectorAll('[data-key]')]
    .filter(each => pattern.test(each.dataset.key));
const numbers = (where, pattern) => keyed(where, pattern)
    .map(each => Number(each.dataset.key.match(/\\d+$/)[0])).sort((one, two) => one - two);
const places = pattern => Object.fromEntries(keyed(board, pattern).map(each =>
    [each.dataset.key, ['--x', '--y'].map(way => Number(each.style.getPropertyValue(way)))]));
const text = (where, place) => where?.querySelector(place)?.textContent ?? null;
const number = (where, place) => {
    const found = text(where, place);
    return found === null ? null : Number(found.replace('\\u2212', '-'));
};
const colour = each => Number(each.getAttribute('class').match(/seat-(\\d)/)?.[1] ?? 0);
"""

SEEN: Mapping[str, str] = {
    "hustle": """{
        lifesavers: players.map(each => number(each, '.belts b')),
        belts: players.map(each => each.querySelector('.belts')
            ? keyed(each, /^belt-\\d$/).length : null),
        pads: players.map(each => text(each, '.out') ? null : each.querySelectorAll('.pad-label').length),
        imp: players.findIndex(each => each.querySelector('[data-key=imp]')),
        cherub: players.findIndex(each => each.querySelector('[data-key=cherub]')),
        turned: document.querySelector('#paddock [data-tap^="pick "]') ? null : players.map(each =>
            [...each.querySelectorAll('.number i')].map(card => card.textContent).join('')),
        changed: document.querySelector('#paddock [data-tap^="pick "]') ? null : players.map(each =>
            text(each, '.number .changed')?.slice(1) ?? ''),
        squares: players.map((_, seat) => number(board, `[data-key=own-${seat}]`)),
        bench: tray.querySelector('.bench')
            ? keyed(tray, /^bench-\\d$/).map(each => Number(each.dataset.key.slice(6))) : null,
    }""",
    "nines": """{
        points: players.map(each => number(each, '.points')),
        front: players.map(each => numbers(each, /^has-\\d+$/)),
        track: numbers(board, /^tile-\\d+$/),
        holes: numbers(board, /^hole-\\d+$/),
        pawns: places(/^pawn-\\d-\\d$/),
        jar: number(tray, '[data-key=jar-box] .much b'),
        minus: number(tray, '[data-key=aside-box] .much b'),
    }""",
    "shepherd": """{
        scores: players.map((each, seat) => number(each, `[data-key=number-${seat}]`)),
        heaps: players.map((each, seat) => keyed(each, /^card-\\d+-\\d+$/).length),
        sheep: places(/^sheep-\\d+$/),
        dog: places(/^dog$/).dog,
        sun: places(/^sun$/).sun,
    }""",
    "lucky": """{
        won: players.map(each => Object.fromEntries(keyed(each, /^many-/)
            .map(chip => [chip.dataset.key.split('-')[2], Number(chip.textContent)]))),
        hands: players.map(each => keyed(each, /^has-/).map(card => colour(card.querySelector('svg')))),
        nine: board.querySelector('.of-lucky .on-board') ? Object.fromEntries(keyed(board, /^card-\\d$/)
            .map(card => [card.dataset.key.slice(5), colour(card)])) : null,
        worth: board.querySelector('.of-lucky .piles') ? players.map((_, seat) =>
            number(board, `[data-key=score-${seat}]`)) : null,
        sand: document.querySelectorAll('[data-sand-left]').values().every(glass => Math.abs(
            number(glass, '.seconds') / Number(glass.dataset.sandWhole)
            - Number(glass.style.getPropertyValue('--sand-left'))) < .001),
    }""",
}
"""What is to be read off the page, in each game."""


def _hustle(view: View) -> Facts:
    out = [square == GONE for square in view.sheep]
    last = max((number.round for number in view.numbers if number), default=0)
    covered = [
        bool(laid) and not view.revealed >> seat & 1 and view.question != "choose"
        for seat, laid in enumerate(view.chosen)
    ]
    # While new numbers are chosen, the last ones are put away; who is out keeps showing the last of all.
    away = view.question == "choose" and any(view.chosen)
    turned = [
        number if number and number.round == last and not down and (gone or not away) else None
        for number, down, gone in zip(view.numbers, covered, out, strict=True)
    ]
    return {
        "lifesavers": [None if gone else belts for gone, belts in zip(out, view.lifesavers, strict=True)],
        "belts": [None if gone else belts for gone, belts in zip(out, view.lifesavers, strict=True)],
        "pads": [None if gone else len(pads) for gone, pads in zip(out, view.pads, strict=True)],
        "imp": -1 if view.imp is None else view.imp,
        "cherub": -1 if view.cherub is None else view.cherub,
        "turned": [number.digits if number else "" for number in turned],
        "changed": [
            str(number.scope) if number and int(number.digits) != number.scope else "" for number in turned
        ],
        "squares": list(view.sheep),
        "bench": [seat for seat, _number in in_order(view)],
    }


def _nines(view: View) -> Facts:
    counts = [count(view, seat) for seat in range(len(view.players))]
    mine = counts[PERSON]
    return {
        "points": [each.points for each in counts],
        "front": [sorted(player.front) for player in view.players],
        "track": sorted(view.track),
        "holes": sorted(view.holes),
        "pawns": {
            f"pawn-{seat}-{pawn}": list(point)
            for (seat, pawn), (point, _crowded) in pawn_places(view, "wide").items()
        },
        "jar": PLUS * (mine.animals + mine.numbers),
        "minus": -mine.minus if mine.minus else None,
    }


def _shepherd(view: View) -> Facts:
    layout = LAYOUTS["wide"]
    scores = [score(view, seat) for seat in range(view.variant.seats)]
    flock = enumerate(standing(view, layout))
    return {
        "scores": scores,
        "heaps": scores,
        "sheep": {f"sheep-{sheep}": list(point) for sheep, point in flock},
        "dog": list(middle(layout, view.dog)),
        "sun": list(sun_way(layout, view.variant.track)[view.sun]),
    }


def _lucky(view: View) -> Facts:
    won = [won_by_colour(view, seat) for seat in range(view.seats)]
    lucky = [view.lucky[seat] if seat in view.unveiled else 0 for seat in range(view.seats)]
    return {
        "won": [{str(colour): each[colour] for colour in COLOURS if each[colour]} for each in won],
        "hands": [[card.up for card in hand] for hand in view.hands],
        "nine": {str(space): card.up for space, card in enumerate(view.nine) if card is not None},
        "worth": [
            sum(each) + (each[colour] if colour else 0) for each, colour in zip(won, lucky, strict=True)
        ],
        "sand": True,
    }


KNOWN: Mapping[str, Callable[[View], Facts]] = {
    "hustle": _hustle,
    "nines": _nines,
    "shepherd": _shepherd,
    "lucky": _lucky,
}
"""The same of a state."""


def disagreement(seen: Any, known: Any) -> bool:
    """Whether the page shows something else than is the case."""
    if seen is None:
        return False
    if isinstance(seen, list) and isinstance(known, list):
        return len(seen) != len(known) or any(map(disagreement, seen, known))
    return bool(seen != known)


def disagreements(seen: Facts, known: Facts) -> list[str]:
    """Where the page and the rules part."""
    return [
        f"{name}: {seen[name]} instead of {known[name]}"
        for name in seen
        if disagreement(seen[name], known[name])
    ]
