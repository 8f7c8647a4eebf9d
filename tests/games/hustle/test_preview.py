"""What would happen if nothing else moved."""

from __future__ import annotations

from random import Random

from games.hustle import rules
from games.hustle.rules.boards import Board
from games.hustle.rules.cards import numbers_within
from games.hustle.rules.dyke import GONE
from games.hustle.rules.events import Emptied, Moved, Out, RanBack, Shoved, Splashed, Stayed
from games.hustle.rules.preview import Foreseen, foresee, foresee_declaration
from games.hustle.rules.state import State
from games.hustle.words.outcomes import outcome, warning
from helpers.hustle_positions import act, go, pads, plain, racing

NAMES = ("Anna", "Ben", "Caro", "David")


def said(state: State, seat: int, digits: str, change: int = 0, back: int = 0) -> str:
    told = outcome(foresee(state, seat, digits, change, back))
    return " ".join(sentence.english(NAMES) for sentence in told)


def warned(state: State, digits: str, back: int = 0) -> str:
    message = warning(foresee(state, 0, digits, back=back))
    return message.english(NAMES) if message else ""


def test_a_preview_tells_way_landing_and_shoves() -> None:
    preview = foresee(racing(29, 72, 90), 0, "43")
    assert preview.scope == 43
    assert (preview.start, preview.landing, preview.place) == (29, 72, 72)
    assert preview.path == (39, 49, 59, 69, 70, 71, 72)
    assert preview.shoves == (Shoved(1, 0, 72, 73),)
    assert plain(preview.events) == (Moved(0, 29, 72), Shoved(1, 0, 72, 73), Splashed(1, 73, 3))
    assert preview.losses == ()
    assert (preview.off, preview.paid, preview.out, preview.swap) == (False, 0, False, False)


def test_a_preview_changes_nothing() -> None:
    state = racing(29, 72, 90)
    foresee(state, 0, "43")
    assert state == racing(29, 72, 90)


def test_a_preview_of_running_off() -> None:
    preview = foresee(racing(190, 72, 90), 0, "10")
    assert (preview.off, preview.out, preview.paid) == (True, True, 0)
    assert preview.path == ()
    assert preview.place == GONE
    assert preview.landing == 200
    assert not foresee(racing(190, 72, 90), 0, "9").off


def test_a_preview_of_water() -> None:
    afloat = foresee(racing(3, 40, 60), 0, "10")
    assert (afloat.paid, afloat.out, afloat.place) == (1, False, 13)
    sunk = foresee(racing(3, 40, 60, lifesavers=0), 0, "10")
    assert (sunk.paid, sunk.out, sunk.place) == (0, True, GONE)
    other = foresee(racing(2, 12, 60, lifesavers=0), 0, "10")
    assert (other.paid, other.out) == (0, False)
    assert plain(other.losses) == (Out(1, 13, "water"),)


def test_a_preview_of_staying() -> None:
    preview = foresee(racing(3, 40, 60), 0, "0")
    assert plain(preview.events) == (Stayed(0, 3),)
    assert preview.path == ()


def test_a_preview_of_a_swap_counts_as_squares_count_then() -> None:
    preview = foresee(racing(90, 140, 170), 0, "30", back=20)
    assert plain(preview.events) == (Moved(0, 90, 120), Emptied(Board("1A")), RanBack(0, 20, 0))
    assert preview.swap
    assert preview.place == 0


def test_h18_a_preview_tells_a_run_back_after_a_swap_in_the_numbers_on_the_dyke() -> None:
    """Its shoves, too, and the water it comes to."""
    preview = foresee(racing(95, 140, 141, 150), 0, "65", back=20)
    assert plain(preview.events) == (
        Moved(0, 95, 160),
        Emptied(Board("1A")),
        RanBack(0, 60, 40),
        Shoved(1, 0, 40, 41),
        Shoved(2, 1, 41, 42),
    )
    assert plain(preview.told) == (
        Moved(0, 95, 160),
        Emptied(Board("1A")),
        RanBack(0, 160, 140),
        Shoved(1, 0, 140, 141),
        Shoved(2, 1, 141, 142),
    )
    assert preview.place == 40
    wet = foresee(racing(95, 143, 150, lifesavers=0), 0, "48", change=10, back=10)
    assert plain(wet.told[2:]) == (RanBack(0, 153, 143), Shoved(1, 0, 143, 144), Out(1, 144, "water"))
    assert said(racing(95, 140, 150), 0, "65", back=20) == (
        "From 95 to 160. Then the first board is empty. Then back to 140. You shove Ben to 141."
    )


def test_h15_a_run_back_shoves_nobody_off_the_dyke_even_in_the_numbers_before_a_swap() -> None:
    """It ends ten squares before the end or more, and no more than seven others can stand behind."""
    crowd = racing(99, 189, 190, 191, 192, 193, 194, 195)
    preview = foresee(crowd, 0, "100", back=10)
    assert [event.end for event in preview.told if isinstance(event, Shoved)] == list(range(190, 197))


def test_a_preview_of_a_run_back_that_empties_the_board() -> None:
    preview = foresee(racing(27, 150, 160, lifesavers=0), 0, "20", back=10)
    assert plain(preview.events) == (
        Moved(0, 27, 47),
        RanBack(0, 47, 37),
        Out(0, 37, "water"),
        Emptied(Board("1A")),
    )


def test_a_preview_ends_where_the_race_ends() -> None:
    preview = foresee(racing(40, 50, GONE, lifesavers=0), 0, "10", back=10)
    assert plain(preview.events) == (Moved(0, 40, 50), Shoved(1, 0, 50, 51), Out(1, 51, "water"))


def test_a_preview_of_a_declaration() -> None:
    state = go(racing(60, 40, 80, pads=pads(3, seat0="c5 b40")), "20", "19", "41").state
    preview = foresee_declaration(state, 0, "declare c5+b40 -2")
    assert preview.scope == 18
    assert plain(preview.events) == (Moved(0, 60, 78), RanBack(0, 78, 38))
    assert foresee_declaration(state, 0, "declare none 0").scope == 20


def test_what_is_foreseen_happens_if_nobody_else_moves_first() -> None:
    """The starting player's number does exactly what the preview said."""
    rng = Random(1)
    for _ in range(150):
        sheep = (rng.randrange(1, 100), *rng.sample(range(1, 100), 3))
        if len(set(sheep)) < 4:
            continue
        state = racing(*sheep, lifesavers=rng.randrange(2), pads=pads(4, seat1="c3", seat2="c5", seat3="c7"))
        digits = rng.choice(numbers_within(1023, 205 - sheep[0]))
        preview = foresee(state, 0, digits)
        for seat in (1, 2, 3):
            state = act(state, "choose 0", seat=seat).state
        after = rules.play(state, 0, f"choose {digits}")
        happened = [event for event in after.events[3:] if isinstance(event, Foreseen)]
        assert tuple(happened[: len(preview.events)]) == preview.events


def test_outcomes_in_words() -> None:
    assert (
        said(racing(29, 72, 90, lifesavers=1), 0, "43")
        == "From 29 to 72. You shove Ben into the water on 73."
    )
    assert (
        said(racing(29, 72, 90, lifesavers=0), 0, "43")
        == "From 29 to 72. You shove Ben into the water on 73."
    )
    assert said(racing(29, 70, 90), 0, "41") == "From 29 to 70. You shove Ben to 71."
    assert said(racing(29, 70, 71), 0, "41") == ("From 29 to 70. You shove Ben to 71. Ben shoves Caro to 72.")
    assert said(racing(189, 199, 71), 0, "10") == "From 189 to 199. You shove Ben off the dyke!"
    assert said(racing(189, 40, 71), 0, "12") == "From 189 off the end of the dyke."
    assert said(racing(3, 40, 71), 0, "10") == "From 3 into the water on 13, for a lifesaver."
    assert said(racing(3, 40, 71, lifesavers=0), 0, "10") == "From 3 into the water on 13, with no lifesaver."
    assert said(racing(3, 40, 71), 0, "0") == "Your sheep stays on 3."
    assert said(racing(90, 140, 170), 0, "30") == "From 90 to 120. Then the first board is empty."
    assert said(racing(40, 20, 71), 0, "20", back=30) == "From 40 to 60. Then back to 30."
    assert said(racing(40, 20, 71), 0, "20", change=1, back=10) == (
        "From 40 to 61. Then back into the water on 51, for a lifesaver."
    )
    assert said(racing(40, 20, 71, lifesavers=0), 0, "20", change=1, back=10) == (
        "From 40 to 61. Then back into the water on 51, with no lifesaver."
    )
    assert said(racing(7, 20, 71), 0, "20", back=10) == (
        "From 7 into the water on 27, for a lifesaver. Then back into the water on 17, for a lifesaver."
    )


def test_warnings_in_words() -> None:
    assert warned(racing(40, 20, 71), "20") == ""
    assert warned(racing(190, 20, 71), "10") == (
        "That runs off the end of the dyke: your sheep would be out!"
    )
    assert warned(racing(3, 20, 71), "10") == "That lands in the water: it costs a lifesaver."
    assert warned(racing(3, 20, 71, lifesavers=0), "10") == (
        "That lands in the water, and you have no lifesaver: your sheep would be out!"
    )
    assert warned(racing(40, 71, 52, lifesavers=0), "9") == ""
    assert warned(racing(41, 71, 51), "20", back=10) == "That lands in the water: it costs a lifesaver."


def test_h16_a_warning_counts_every_fall_into_the_water() -> None:
    """43, 13 and 27 are water, 33 is dry: each time the sheep comes into water is a lifesaver."""
    once = "That lands in the water before running back: it costs a lifesaver."
    assert warned(racing(30, 50, 60), "13", back=10) == once
    assert warned(racing(30, 50, 60, lifesavers=1), "13", back=10) == once
    twice = "That lands in the water twice: it costs two lifesavers."
    assert warned(racing(30, 50, 60), "13", back=30) == twice
    assert warned(racing(30, 50, 60, lifesavers=2), "13", back=30) == twice
    assert warned(racing(30, 50, 60, lifesavers=1), "13", back=30) == (
        "That lands in the water twice, and you have only one lifesaver: your sheep would be out!"
    )
    assert warned(racing(30, 50, 60, lifesavers=0), "13", back=30) == (
        "That lands in the water, and you have no lifesaver: your sheep would be out!"
    )
    assert warned(racing(44, 50, 60, lifesavers=0), "13", back=20) == (
        "That lands in the water, and you have no lifesaver: your sheep would be out!"
    )


def test_h16_another_sheeps_fall_is_no_warning_to_oneself() -> None:
    assert warned(racing(30, 42, 60, lifesavers=1), "12", back=10) == ""
