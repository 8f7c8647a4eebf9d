"""The whole of Paddock under a state machine: whatever a family, its bots, its tablet and bad luck may do.

Hypothesis chooses what happens: taps that are offered, taps that are not, answers that come late or wrong,
beats that are hurried, seconds, a hidden page, a tablet that keeps nothing, a second window, and a window
that is killed and opened again between any two steps. After each step all that must always hold is looked at.
"""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from app.happenings import Hidden, Tap
from app.paddock import Paddock
from app.pictures import room_picture
from app.rooms import Results, Table, match_in
from app.update import after
from conformance.matches import played_on
from conformance.pictures import SHAPES, nodes
from fakes.house import House, begin, family, tap_of, taps_in
from fakes.tablet import Tablet
from games.catalogue import GAMES, Game
from games.contract import CHANCE, TABLE, Shape
from games.picture import Child, Node
from table.deeds import BeatTold, Thought
from table.match import Match
from table.moments import Asking, Curtain, Gathering, Over, Story, Thinking
from table.record import read
from table.seal import unseal
from table.sitting import Line, log_so_far, may_undo, shown_state, shown_view
from table.waiting import next_to_act

STALE = (
    "play fly", "pick nothing", "app throw", "app undo", "app redo", "app look", "app retell", "curtain 0",
    "curtain 1", "seats start", "results again", "seats resume", "peek on", "skip", "app close", "nonsense",
    "",
)  # fmt: skip
"""Taps of other rooms and other moments."""

HARMLESS = (
    "app settings",
    "app help",
    "app log",
    "app moment 2",
    "app now",
    "app close",
    "app set telling brief",
    "app set telling full",
)

ON = ("play ", "pick ", "app throw", "app look", "app ready", "app rest", "curtain ")
"""Taps that carry a match on."""


OF_A_MATCH = (*ON, "app undo", "app redo", "app retell", "app log", "app help")
"""Taps that a match offers: something comes of each of them."""


class EarsOpen(House):
    """A house in which everything that was ever said is remembered."""

    def __init__(self, tablet: Tablet) -> None:
        super().__init__(tablet)
        self.heard: list[str] = []

    def _do(self, deed: Any) -> Any:
        before = len(self.said)
        yield from super()._do(deed)
        if len(self.said) > before:
            self.heard += self.said[before:]


class Family(RuleBasedStateMachine):
    """A family at one tablet, with a second window now and then."""

    def __init__(self) -> None:
        super().__init__()
        self.tablet = Tablet()
        self.windows = [EarsOpen(self.tablet)]
        self.old_taps: list[str] = list(STALE)
        self.refusing = False
        self.saved_since = True
        """Whether a move was played since the tablet had no room."""

    @property
    def house(self) -> EarsOpen:
        """The window that is played at."""
        return self.windows[-1]

    @property
    def at_table(self) -> bool:
        return isinstance(self.house.paddock.room, Table)

    @property
    def match(self) -> Match:
        return self.house.match

    @property
    def kept(self) -> str | None:
        """The match at the table as it lies there."""
        room = self.house.paddock.room
        assert isinstance(room, Table)
        return self.tablet.matches.get(room.place.id, (None, ""))[0]

    # Beginning

    @initialize(
        game=st.sampled_from(GAMES),
        kinds=st.lists(st.sampled_from(("person", "bot")), min_size=8, max_size=8),
        more=st.integers(0, 5),
        options=st.randoms(use_true_random=False),
    )
    def begin(self, game: Game, kinds: list[str], more: int, options: Random) -> None:
        """Any seats and options."""
        doubtful = in_doubt(game, Random(options.randrange(100))) if options.random() < 1 / 4 else None
        if doubtful is not None:
            self.house.sit_down(doubtful)
            return
        house = self.house.tap(f"app game {game.name}")
        for _ in range(more):
            house.tap("seats add bot")
        for seat, kind in enumerate(kinds[: game.seats[-1]]):
            if kind == "person" and seat:
                house.tap(f"seats kind {seat}")
        house.tap("seats dress 0").tap("seats more")
        for tap in options.sample(offered := taps_in(house.picture() or ""), min(6, len(offered))):
            if tap.startswith(("seats option", "seats colour", "seats leave", "seats kind", "seats place")):
                house.tap(tap)
        house.tap("seats start")

    # What the family does

    @rule(rng=st.randoms(use_true_random=False))
    def tap_what_is_offered(self, rng: Random) -> None:
        """Mostly what carries the match on."""
        taps = self.house.taps()
        on = [tap for tap in taps if tap.startswith(ON)]
        tap = rng.choice(on if on and rng.random() < 0.9 else [*taps, "skip"])
        if not tap.startswith(("app home", "app update", "app report")):
            self.old_taps.append(tap)
            self.do(lambda: self.house.tap(tap))

    @rule(rng=st.randoms(use_true_random=False))
    def carry_on_for_a_while(self, rng: Random) -> None:
        """Several taps with all that comes of them, so that matches come far; and second thoughts, for which
        there is seldom a moment."""
        for _ in range(6):
            if not self.at_table:
                return
            if "app undo" in self.house.taps() and rng.random() < 1 / 2:
                self.take_back()
                if "app redo" in self.house.taps() and rng.random() < 1 / 2:
                    self.do_it_after_all()
            elif isinstance(self.house.moment, Story):
                self.do(self.house.tell)
            elif isinstance(self.house.moment, Thinking):
                self.do(self.house.think)
            elif on := [tap for tap in self.house.taps() if tap.startswith(ON)]:
                tap = rng.choice(on)
                self.do(lambda tap=tap: self.house.tap(tap))

    @precondition(lambda self: self.at_table and "app undo" in self.house.taps())
    @rule()
    def take_back(self) -> None:
        length = self.match.length
        self.do(lambda: self.house.tap("app undo"))
        assert self.match.length < length

    @precondition(lambda self: self.at_table and "app redo" in self.house.taps())
    @rule()
    def do_it_after_all(self) -> None:
        """It is what was taken back, and stands there again."""
        next_again = self.match.again[0]
        length = self.match.length
        self.do(lambda: self.house.tap("app redo"))
        assert self.match.length > length
        assert self.match.record.entries[length] == next_again

    @rule(rng=st.randoms(use_true_random=False))
    def tap_what_is_not_offered(self, rng: Random) -> None:
        tap = rng.choice(self.old_taps)
        if not tap.startswith(("app game", "app home")):
            self.do(lambda: self.house.tap(tap))

    @rule(tap=st.sampled_from(HARMLESS), stays=st.sampled_from((False, False, False, True)))
    def look_something_up(self, tap: str, stays: bool) -> None:
        """Mostly put away again soon: under a sheet the match stands still."""
        for each in (tap,) if stays else (tap, "app close", "app now"):
            self.do(lambda each=each: self.house.tap(each))

    @precondition(lambda self: self.at_table and isinstance(self.house.moment, Story))
    @rule(late=st.booleans())
    def a_beat_is_told(self, late: bool) -> None:
        beat = self.house.sitting.beat - late
        self.do(lambda: self.house.happen(BeatTold(beat)))

    @precondition(lambda self: self.at_table and isinstance(self.house.moment, Story))
    @rule(times=st.integers(1, 2))
    def a_hand_hurries(self, times: int) -> None:
        for _ in range(times):
            self.do(lambda: self.house.tap("skip"))

    @precondition(lambda self: self.house.thinking)
    @rule(how=st.sampled_from(("right", "right", "wrong", "twice", "of another question")))
    def a_bot_answers(self, how: str) -> None:
        wanted = self.house.thinking[0]
        if how == "wrong":
            self.house.thinking.pop(0)
            self.do(lambda: self.house.happen(Thought(wanted.seat, wanted.seed, "fly")))
            return
        if how == "of another question":
            self.do(lambda: self.house.happen(Thought(wanted.seat, wanted.seed ^ 1, "walk")))
            return
        self.do(self.house.think)
        if how == "twice":
            self.do(lambda: self.house.happen(Thought(wanted.seat, wanted.seed, "fly")))

    @rule(seconds=st.integers(1, 40))
    def time_goes_by(self, seconds: int) -> None:
        for _ in range(seconds):
            self.do(self.house.second)

    @rule()
    def the_page_is_hidden_and_back(self) -> None:
        for hidden in (True, False):
            self.do(lambda hidden=hidden: self.house.happen(Hidden(hidden)))

    @rule(refusing=st.booleans())
    def the_tablet_is_full_or_has_room_again(self, refusing: bool) -> None:
        self.refusing = self.house.refuses = refusing
        self.saved_since &= not refusing

    @precondition(lambda self: self.at_table)
    @rule()
    def the_window_is_killed_and_opened_again(self) -> None:
        """What was kept is what was accepted, and nothing of it is lost."""
        game = self.match.game
        kept = self.kept
        room = self.house.paddock.room
        assert isinstance(room, Table)
        place = room.place.id
        again = EarsOpen(self.tablet)
        again.refuses = self.refusing
        self.windows[-1] = again
        again.tap("kept list").tap(f"kept open {place}")
        if kept is not None:
            there = match_in(again.paddock.room)
            assert there is not None
            entries = read(unseal(kept)).entries
            assert there.record.entries[: len(entries)] == entries
        else:
            again.tap(f"app game {game.name}").tap("seats start")

    @precondition(lambda self: self.at_table and self.kept is not None and not self.refusing)
    @rule(rng=st.randoms(use_true_random=False))
    def another_window_goes_on(self, rng: Random) -> None:
        """And the first one, when it is seen again, says so and catches up."""
        other = EarsOpen(self.tablet)
        other.tap("app continue")
        for _ in range(4):
            if isinstance(other.paddock.room, Table) and (
                on := [tap for tap in other.settle().taps() if tap.startswith(ON)]
            ):
                other.tap(rng.choice(on)).settle()
        here = self.house
        here.happen(Hidden(True)).happen(Hidden(False))
        if here.paddock.broken:
            here.tap("app close")
        if isinstance(other.paddock.room, Table) and self.at_table:
            assert self.match.record == other.match.record or not here.paddock.broken

    @precondition(lambda self: not self.at_table)
    @rule()
    def once_more(self) -> None:
        if isinstance(self.house.paddock.room, Results):
            self.house.tap("app close").tap("results again")

    # What always holds

    def do(self, step: Any) -> None:
        """One step, held against what the match was before it."""
        before = self.match if self.at_table else None
        lines = self.house.sitting.log if self.at_table else ()
        heard = len(self.house.heard)
        step()
        assert self.house.troubles == [], self.house.troubles
        if before is not None and self.at_table and self.match.length > before.length:
            self.saved_since |= not self.refusing
        again = (
            self.at_table and self.house.sitting.course is not None
        )  # lessons all begin with the same head
        if before is not None and self.at_table and not again and self.match.head == before.head:
            check_moves(before, self.match)
            check_undone(before, self.match)
            self.check_heard(lines, heard)

    def check_heard(self, before: tuple[Line, ...], heard: int) -> None:
        """A sentence is said for whatever was written down in a step, in the same order: none is dropped."""
        lines = self.house.sitting.log
        if self.house.sitting.hearing.told != "full" or lines[: len(before)] != before:
            return
        said = iter(self.house.heard[heard:])
        for line in lines[len(before) :]:
            assert line.telling.sentence is not None
            text = line.telling.sentence.english(self.match.names)
            assert text in said, f"{text!r} was not said"

    @invariant()
    def no_error_is_swallowed(self) -> None:
        assert self.house.troubles == []

    @invariant()
    def nothing_is_told_ahead_or_left_out(self) -> None:
        if not self.at_table:
            return
        sitting, fleeting = self.house.sitting, self.match.rules.FLEETING
        lasting = [line.event for line in sitting.log if type(line.event) not in fleeting]
        complete = [line.event for line in log_so_far(sitting)]
        if isinstance(sitting.moment, (Story, Gathering)) and not _tells_again(sitting.moment):
            assert lasting == complete[: len(lasting)]
            told = sum(
                type(line.event) not in fleeting for line in sitting.log if line.move == self.match.length
            )
            story = sitting.moment if isinstance(sitting.moment, Story) else sitting.moment.story
            assert told <= story.at + 1
        else:
            assert lasting == complete

    @invariant()
    def the_picture_is_of_the_beat_that_is_told(self) -> None:
        """Nothing is shown ahead of the story."""
        if self.at_table and isinstance(self.house.moment, Story):
            sitting, scene = self.house.sitting, self.house.moment.beat
            assert shown_view(sitting) == self.match.rules.view(scene.after, sitting.eyes)
            assert not may_undo(sitting)

    @invariant()
    def what_is_kept_is_what_was_accepted(self) -> None:
        if self.at_table and not self.refusing and not self.house.paddock.broken:
            kept = self.kept
            if kept is not None and self.saved_since:
                assert read(unseal(kept)) == self.match.kept_record

    @invariant()
    def there_is_always_a_way_on(self) -> None:
        if not self.at_table or self.house.paddock.sheet:
            return
        if self.house.paddock.looking_back is not None:
            assert "app now" in self.house.taps()
            return
        sitting = self.house.sitting
        if isinstance(sitting.moment, Thinking):
            assert sitting.questions or sitting.answers
            asked = {(wanted.seat, wanted.seed) for wanted in self.house.thinking}
            assert asked & set(sitting.questions), "nobody thinks"
        elif not isinstance(sitting.moment, (Story, Over)):
            assert any(tap.startswith(ON) for tap in self.house.taps()), (sitting.moment, self.house.taps())

    @invariant()
    def every_control_that_is_shown_is_honoured(self) -> None:
        """Whatever is offered by a match changes something, and of what is touched towards a move, what is
        picked. Only what says that it is picked may stay so: of several one is always chosen."""
        if not self.at_table or self.house.paddock.sheet or self.house.paddock.looking_back is not None:
            return
        paddock = self.house.paddock
        taps, pressed = self.house.taps(), pressed_in(self.house.picture() or "")
        tools = {"app undo", "app redo", "app retell"}.intersection(taps)
        for tap in {*taps[:4], *taps[-4:], *tools}:
            if tap.startswith(OF_A_MATCH) and tap not in pressed:
                then = after(paddock, Tap(tap)).paddock
                assert then != paddock, f"{tap} is dead"
                if tap.startswith("pick "):
                    assert picked_in(then) != picked_in(paddock), f"{tap} is dead"
                if tap == "app undo":
                    assert isinstance(then.room, Table)
                    assert then.room.sitting.match.length < self.match.length

    @invariant()
    def no_secret_is_seen_or_read_by_the_wrong_eyes(self) -> None:
        """The picture is the same in every world that those who look hold possible."""
        if not self.at_table:
            return
        sitting, rules = self.house.sitting, self.match.rules
        state = shown_state(sitting)
        eyes = sitting.eyes
        secret = rules.view(state, eyes) != rules.view(state, TABLE)
        persons = self.match.persons
        assert not secret or persons == (eyes,) or (sitting.in_secret and eyes in next_to_act(self.match))
        if isinstance(sitting.moment, Curtain):
            assert eyes == TABLE or len(persons) == 1
        picture = room_picture(self.house.paddock, shape_for(self.match.length))
        assert picture == self.in_another_world(picture)

    def in_another_world(self, picture: Node | None) -> Node | None:
        """The same picture, of a state in which all that these eyes can't know is shuffled."""
        sitting, rules = self.house.sitting, self.match.rules
        if isinstance(sitting.moment, (Story, Gathering)):
            return picture
        view = rules.view(self.match.state, sitting.eyes)
        guess = rules.guess(view, sitting.eyes, Random(self.match.length))
        room = self.house.paddock.room
        assert isinstance(room, Table)
        past = (*self.match.past[:-1], self.match.past[-1]._replace(state=guess))
        other = sitting._replace(match=self.match._replace(past=past))
        return room_picture(
            self.house.paddock._replace(room=room._replace(sitting=other)), shape_for(self.match.length)
        )


def in_doubt(game: Game, rng: Random) -> Match | None:
    """A match of people in which whoever is asked can take back what was played last, if one soon comes."""
    match = begin(game, family(*("person",) * max(2, game.seats[0])), rng.randrange(100))
    for _ in range(60):
        match = played_on(match, rng, match.length + 1)
        if any(match.can_undo(seat) for seat in match.turn if seat != CHANCE):
            return match
    return None


def picked_in(paddock: Paddock) -> Any:
    """What has been touched towards a move."""
    assert isinstance(paddock.room, Table)
    moment = paddock.room.sitting.moment
    return moment.picked if isinstance(moment, Asking) else None


def pressed_in(picture: Child) -> set[str]:
    """The taps of what is shown as picked."""
    return {tap_of(each) for each in nodes(picture) if each.attributes.get("aria-pressed") == "true"}


def _tells_again(moment: Story | Gathering) -> bool:
    return isinstance(moment, Story) and moment.then is not None


def shape_for(number: int) -> Shape:
    """Now this shape, now that."""
    return SHAPES[number % len(SHAPES)]


def check_undone(before: Match, now: Match) -> None:
    """Taken back is one decision of one seat, with the forced moves after it, and nothing else."""
    steps, rules = before.history[now.length :], before.rules
    if steps:
        assert len({step.seat for step in steps}) == 1
        states = (position.state for position in before.past[now.length : -1])
        free = [len(rules.moves(state, steps[0].seat)) > 1 for state in states]
        assert free == [True, *[False] * (len(free) - 1)]


def check_moves(before: Match, now: Match) -> None:
    """No move is lost or played twice: the match has grown, or its end was taken back."""
    longer, shorter = (now, before) if now.length >= before.length else (before, now)
    assert longer.past[: len(shorter.past)] == shorter.past
