"""How long the road of a tap is: what of ours is called between a finger and the first picture of its move.

    python -m bench.road

For each game a person among bots plays one move in a house without a browser, and every call of a function of
ours is counted until the picture of the first beat is drawn: all calls, different functions, and files; once
with everything, and once without the game's own rooms, which is the road that all games share: sealing and
saving the record is in both. The last line is JSON.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import FrameType
from typing import NamedTuple

from app.pictures import Standing, picture_at_once
from fakes.house import House, begin, family, fill
from games.catalogue import GAMES, Game
from games.picture import Node
from table.moments import Asking
from table.sitting import offered

OURS = str(Path(__file__).parents[2] / "py")
GAMES_OWN = str(Path(OURS) / "games")

INLINE = ("<dictcomp>", "<listcomp>", "<setcomp>")
"""What the page's Python runs in its place: only before 3.12 is it a call (PEP 709)."""


class Road(NamedTuple):
    """What was called."""

    calls: int
    functions: int
    files: int
    pictures: int


class Hurried(House):
    """A house that draws what a finger waits for, as the screen does; the rest comes in a later frame."""

    def __init__(self) -> None:
        super().__init__()
        self.standing: Standing | None = None

    def picture(self) -> Node | None:
        picture = picture_at_once(self.paddock, self.shape, self.standing)
        self.standing = None if picture is None else Standing(picture, self.paddock.room)
        return picture


class Counter:
    """Counts calls of functions of ours while it listens."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, str]] = []

    def __call__(self, frame: FrameType, event: str, _argument: object) -> None:
        """Python's profiler calls this."""
        path = frame.f_code.co_filename
        if event == "call" and path.startswith(OURS) and frame.f_code.co_name not in INLINE:
            self.calls.append((path, frame.f_code.co_qualname))

    def road(self, pictures: int, shared: bool) -> Road:
        """All of it, or without what belongs to one game."""
        found = [call for call in self.calls if not (shared and is_of_one_game(call[0]))]
        return Road(len(found), len(set(found)), len({path for path, _ in found}), pictures)


def is_of_one_game(path: str) -> bool:
    """Whether a file stands in a game's own folder."""
    return path.startswith(GAMES_OWN) and len(Path(path).relative_to(GAMES_OWN).parts) > 1


def count(game: Game) -> tuple[Road, Road]:
    """The road of one move: whole, and as far as all games share it."""
    for _ in range(2):  # the first time round, what is remembered for good is worked out
        house = Hurried().sit_down(begin(game, family(*fill(game, "person")), 1, first="1")).settle()
        while not offered(house.sitting):
            house.tap("app ready" if isinstance(house.moment, Asking) else "app throw").settle()
        counter, pictures = Counter(), len(house.pictures)
        move = offered(house.sitting)[0]
        sys.setprofile(counter)
        house.tap(f"play {move}")
        sys.setprofile(None)
    shown = len(house.pictures) - pictures
    return counter.road(shown, False), counter.road(shown, True)


def main() -> int:
    """Print the roads of all games."""
    roads = {game.name: count(game) for game in GAMES}
    print(f"{'a move of':<12}{'calls':>8}{'functions':>11}{'files':>7}{'pictures':>10}   shared by all games")
    for name, (whole, shared) in roads.items():
        print(
            f"{name:<12}{whole.calls:>8}{whole.functions:>11}{whole.files:>7}{whole.pictures:>10}"
            f"   {shared.calls} calls, {shared.functions} functions, {shared.files} files"
        )
    print(json.dumps({name: [road._asdict() for road in both] for name, both in roads.items()}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
