"""Nothing stands anywhere before its beat: at every frame headline, log, scores and tokens fit the pieces.

A watcher in the page notes what each frame shows. Afterwards the record of the same match is told by ordinary
Python, beat by beat, and each frame must show one of these beats as a whole, none an earlier one than the
frame before.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any, NamedTuple

import pytest

from browser.at_the_table import OVER, SHORTEST, play_some
from browser.frame_checks import KNOWN, PERSON, SEEN, TOOLS, Facts, disagreements
from browser.kept import last_kept
from browser.saved_matches import carry_on, positions
from browser.tour import say
from browser.windows import Finger, wait_for
from games.catalogue import GAMES, Game
from table.match import Match
from table.record import Record
from table.sitting import Line, told_beats
from thorough import in_turn

WATCH = """(read => {
    const mine = window.frames = [];
    let last = '';
    const look = () => {
        if (window.frames !== mine) return;
        const half = document.querySelector('#paddock [aria-busy=true]');
        if (document.querySelector('#paddock .table') && !half) {
            const seen = JSON.stringify(read());
            if (seen !== last) frames.push(JSON.parse(last = seen));
        }
        requestAnimationFrame(look);
    };
    look();
})"""
"""From now on every frame that shows another table than the one before is noted, by the last who asked."""

TEXTS = """
    headline: text(document, '#paddock .say'),
    log: text(document, '#paddock .log > span') ?? '',
    goal: !!document.querySelector('#paddock .log.goal'),
    live: [...document.querySelectorAll('#live p')].map(line => line.textContent.replace('\\u00a0', '')),
    asked: !!document.querySelector('#paddock :is([data-tap^=play], [data-tap^=pick], [data-tap$=throw])'),
"""

TAPS = {"hustle": 5, "nines": 8, "shepherd": 8, "lucky": 6}
"""So many taps bring a turn of everybody, or several."""

PACES = ("fast", "normal")

EVERYBODY = "Everybody look!"

CLOCK = {"lucky": {"clock": "60"}}
"""With sand in the glass."""

ASKED = "document.querySelector('#paddock :is([data-tap^=play], [data-tap^=pick], [data-tap$=throw])')"

SEATS = {"hustle": 4, "nines": 3, "shepherd": 2, "lucky": 3}


class Told(NamedTuple):
    """One beat as it has to be shown."""

    headline: str
    log: str
    sentence: str
    facts: Facts
    lasts: bool
    """Whether it needs a time of its own, so that some frame has to show it."""
    last: bool
    """Whether the table may look what the match waits for next."""


def story(game: Game, record: Record, known: int) -> list[Told]:
    """The beats of a match from this many moves on, the one that led there included."""
    match, rules, words = Match.resume(record), game.rules, game.words
    names = match.names
    lines: list[Line] = []
    told: list[Told] = []
    if not known:
        nothing_yet = KNOWN[game.name](rules.view(match.past[0].state, PERSON))
        told.append(Told("", "", "", nothing_yet, lasts=False, last=True))
    for number in range(1, match.length + 1):
        lines = [line for line in lines if type(line.event) not in rules.FLEETING]
        scenes = told_beats(match, number, number)
        for place, scene in enumerate(scenes, 1):
            telling = words.tell(scene.event)
            fleeting = number <= known and type(scene.event) in rules.FLEETING
            if telling is not None and telling.sentence is not None and not fleeting:
                lines.append(Line(number, scene.event, telling))
            view = rules.view(scene.after, PERSON)
            mover = rules.mover(view)
            headline = words.watch(view, scene.doer if mover is None else mover).english(names)
            sentence = telling.sentence if telling is not None else None
            said = lines[-1].telling.sentence if lines else None
            beat = Told(
                headline,
                "" if said is None else said.english(names),
                "" if sentence is None else sentence.english(names),
                KNOWN[game.name](view),
                telling is not None,
                place == len(scenes),
            )
            if number > known or (number == known and beat.last):
                told.append(beat)
    return told


def wrong(frame: dict[str, Any], beats: list[Told], place: int) -> list[str]:
    """Why a frame does not show this beat."""
    beat = beats[place]
    found = disagreements(frame["facts"], beat.facts)
    if frame["goal"]:  # newcomers read there what wins
        found += [] if beat.last else ["the goal of the game"]
    elif frame["log"] != beat.log:
        found.append(f"log: {frame['log']!r} instead of {beat.log!r}")
    if frame["headline"] not in (beat.headline, EVERYBODY) and not beat.last:
        found.append(f"headline: {frame['headline']!r} instead of {beat.headline!r}")
    if frame["asked"] and not beat.last:
        found.append("somebody is asked")
    # What is said and what is shown come in one breath, the word a moment before the picture.
    told = {each.sentence for each in beats[: place + 2]}
    ahead = [line for line in frame["live"] if line in {each.sentence for each in beats} - told]
    return [*found, *(f"said already: {line!r}" for line in ahead)]


def seen_beats(frames: list[dict[str, Any]], beats: list[Told]) -> set[int]:
    """The beats that the frames have shown, each frame one, and none an earlier one than the frame before."""
    place = 0
    shown = set()
    for number, frame in enumerate(frames):
        fitting = (each for each in range(place, len(beats)) if not wrong(frame, beats, each))
        found = next(fitting, None)
        if found is None:
            tried = {
                f"beat {each}": wrong(frame, beats, each) for each in range(place, min(place + 4, len(beats)))
            }
            pytest.fail(
                f"Frame {number} of {len(frames)}, after beat {place} of {len(beats)}, shows no beat:\n"
                f"{json.dumps(tried, indent=1, ensure_ascii=False)}"
            )
        place = found
        shown.add(place)
    return shown


@pytest.mark.parametrize(
    ("game", "pace"), in_turn(GAMES, PACES), ids=lambda each: getattr(each, "name", each)
)
def test_at_every_frame_all_agree_with_the_pieces(quiet: Finger, game: Game, pace: str) -> None:
    say(quiet, f"app set pace {pace}")
    begun = somewhere(game)
    quiet.read(f"{WATCH}(() => {{ {TOOLS} return {{{TEXTS} facts: {SEEN[game.name]}}}; }})")
    carry_on(quiet, begun)
    play_some(quiet, Random(3), TAPS[game.name])
    wait_for(quiet, f"{OVER} || ({ASKED})", 200)
    frames: list[dict[str, Any]] = quiet.read("frames")
    say(quiet, "app set pace off")
    kept = last_kept(quiet, game.name)
    assert kept.entries[: len(begun.entries)] == begun.entries
    assert len(kept.entries) > len(begun.entries) + 3
    beats = story(game, kept, len(begun.entries))
    shown = seen_beats(frames, beats)
    missed = [
        beat.log
        for place, beat in enumerate(beats[1:], 1)
        if beat.lasts and place not in shown and looks_otherwise(beats[place - 1], beat)
    ]
    assert len(missed) <= len(beats) / 10, missed


def looks_otherwise(before: Told, after: Told) -> bool:
    """Whether anything that a frame is asked for changes from one beat to the next."""
    return (before.facts, before.log, before.headline) != (after.facts, after.log, after.headline)


def somewhere(game: Game) -> Record:
    """A match of one person among bots that has come halfway, unless chance ends it too soon for that."""
    seats, options = SEATS[game.name], {**SHORTEST[game.name], **CLOCK.get(game.name, {})}
    course = positions(game, seats, 5, options, people=1)
    return course[len(course) // 2] if len(course) > 4 else course[0]._replace(entries=())
