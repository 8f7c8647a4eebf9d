"""What is to be seen of a match: whose eyes look at the table, who is asked, and the picture that follows.

Nothing secret is drawn for eyes that may not see it: the picture is made of what the viewer may know.
"""

from __future__ import annotations

from app.clock import Clock
from app.curtain import curtain_picture
from app.frame import table_picture
from app.house import House
from app.story import Story
from games.contract import TABLE, Look, Shape, View
from games.picture import Node
from table.match import Match


class Sight:
    """One look at the table after the other."""

    def __init__(self, house: House, match: Match, clock: Clock) -> None:
        self.house = house
        self.match = match
        self.clock = clock
        self.story = Story(match)
        self.viewer = TABLE
        self.in_secret = False
        """Whether the viewer took the tablet behind a curtain, so that nobody else looks."""
        self.peeking = False
        self.curtain_for: int | None = None
        """Whom the curtain asks for, while it is drawn."""
        self.asking: int | None = None
        """Who has to tap next."""
        self.throwing = False
        """Whether it is the dice that are to be tapped."""
        self.picked: tuple[str, ...] = ()
        self.busy = False
        """Whether what was tapped is still on its way."""

    @property
    def people(self) -> tuple[int, ...]:
        """The seats with a person."""
        return tuple(seat for seat, sitter in enumerate(self.match.sitters) if sitter.is_person)

    @property
    def between_turns(self) -> bool:
        """Whether nobody is in the middle of deciding: the dice, a bot, a motion or the curtain is on."""
        return self.asking is None or self.busy

    def view(self) -> View:
        """What the viewer may know."""
        return self.match.view(self.viewer)

    def look(self, shape: Shape | None = None) -> Look:
        """What the picture depends on, besides the view. Without a shape it is the window's."""
        mine = self.asking is not None and not self.busy
        return Look(
            seat=self.viewer,
            people=self.match.people,
            moves=self.match.moves(self.asking) if mine and self.asking is not None else (),
            throws=self.throwing and not self.busy,
            picked=self.picked,
            shape=shape or self.house.shape(),
            can_undo=self.may_undo(),
            seconds=self.clock.left,
            peeking=self.peeking,
            covered=self.clock.held,
        )

    def picture(self, shape: Shape | None = None) -> Node:
        """The screen as it is now: the table, or the curtain before it."""
        if self.curtain_for is not None:
            return curtain_picture(self.match.people, self.curtain_for)
        game, look, view = self.match.game, self.look(shape), self.view()
        acting = self._acting()
        asked = self.asking if self.asking is not None else next(iter(acting), TABLE)
        return table_picture(
            game,
            look,
            game.scene.draw(view, look),
            acting,
            game.words.ask(view, asked),
            self.story.last,
            self.house.settings.sound == "on",
            self._turned(),
        )

    def show(self) -> None:
        """Put the picture on the page."""
        self.house.show(self.picture(), self.match.names)

    def look_as(self, seat: int, in_secret: bool = False) -> None:
        """Whose eyes these are. What the last ones were peeking at is not for the next."""
        if seat != self.viewer:
            self.peeking = False
        self.viewer, self.in_secret = seat, in_secret

    def may_undo(self) -> bool:
        """Whether the viewer may take the last decision back now."""
        if self.busy or self.viewer == TABLE:
            return False
        return self.match.can_undo(self.viewer)

    def _acting(self) -> tuple[int, ...]:
        """Whose place in the strip is yellow."""
        if self.asking is not None:
            return (self.asking,)
        turn = tuple(seat for seat in self.match.turn if seat >= 0)
        thrower = self.match.rules.thrower(self.match.state)
        return turn or ((thrower,) if thrower is not None else ())

    def _turned(self) -> bool:
        """Open games may turn the table to whoever sits on the far side."""
        if self.house.settings.turning != "turn" or self.asking is None:
            return False
        return self.people.index(self.asking) % 2 == 1 if self.asking in self.people else False
