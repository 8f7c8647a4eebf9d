"""What the table of Sheep Hustle looks like: the door to this folder (see `games/contract.py`).

`board` draws the dyke with `ground` and `ponds` under it and `sheep` on it, `belongings` what everybody has,
`comparison` and the trays what lies before the players. `questions` names what is touched and drawn for each
question of the rules. `beat`, `effects`, `traces` and `motions` belong to the story.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.contract import Drawing, Look, Move, Picked
from games.hustle.rules.pads import declaration, most_change
from games.hustle.rules.state import State
from games.hustle.scene.belongings import belongings
from games.hustle.scene.board import board
from games.hustle.scene.meant import meant as meant
from games.hustle.scene.motions import motions as motions
from games.hustle.scene.questions import asked
from games.picture import Child, node, piece


def draw(view: State, look: Look) -> Drawing:
    """The table as this seat sees it."""
    question = asked(view, look)
    kind = view.question if look.moves else "watching"
    tray = node("div", *question.tray(view, look), class_=f"in-tray {kind}", key=f"tray-{kind}")
    places = tuple(belongings(view, look, seat) for seat in range(len(look.people)))
    return Drawing(board(view, look, question), tray, places)


def pick(view: State, look: Look, thing: str) -> Picked:
    """What is picked after touching a thing: each question has its own."""
    touched = asked(view, look).touch(view, look, thing)
    return look.picked if touched is None else touched


def touches(_view: State, _look: Look, move: Move) -> Sequence[str]:
    """What is touched on the way to a move: cards from the left, pads and steps of the number, or a pad."""
    word, *parts = move.split(" ")
    match word:
        case "choose":
            return tuple(f"card {digit}" for digit in parts[0])
        case "declare":
            spoken = declaration(move)
            spent = tuple(f"spend {pad}" for pad in spoken.pads)
            return (*spent, *("less",) * (most_change(spoken.pads) - spoken.change))
        case "take":
            return (f"pad {parts[0]}",)
    return ()


def tally(view: State, seat: int) -> Child:
    """The lifesavers a seat ended with: all else the reason of its place has told."""
    belts = tuple(piece("lifebelt", key=f"belt-{place}") for place in range(view.lifesavers[seat]))
    return node("div", *belts, class_="in-tally")
