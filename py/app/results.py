"""The end of a match: the podium, the ranking with its reasons, and what each one collected, laid open."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random

from app.parts import act, face, icon
from games.catalogue import Game
from games.contract import Person, Placing, Result, View
from games.message import Message, Seat, figure, say
from games.picture import Child, Node, button, node, piece

MOODS = {1: "glee", 2: "happy", 3: "look"}
POSES = {1: "sheep-glee", 2: "sheep-front", 3: "sheep-front"}
STEPS = 3
SNIPPETS = 44

STORY = say("How it went")
"""To prizes, turning points, luck and choices."""


def winners(result: Result) -> tuple[int, ...]:
    """The seats that share the first place."""
    return tuple(place.seat for place in result.places if place.rank == 1)


def headline(result: Result) -> Message:
    """Who won, as the biggest sentence of the page."""
    return winning(winners(result))


def winning(first: Sequence[int]) -> Message:
    """That these seats have won."""
    match len(first):
        case 1:
            return say("{name} wins!", name=Seat(first[0]))
        case 2:
            return say("{name} and {other} win!", name=Seat(first[0]), other=Seat(first[1]))
        case _:
            return say("A shared win!")


def results_picture(game: Game, view: View, result: Result, people: Sequence[Person]) -> Node:
    """The whole page."""
    title = node(
        "header",
        node("h1", headline(result), tabindex="-1", data_start=True),
        node("p", result.reason),
        class_="results-head",
        key="head",
    )
    last = len(result.places) - 1
    rows = (_row(game, view, place, people, last - at) for at, place in enumerate(result.places))
    ranking = node("ol", *rows, class_="ranking", key="ranking")
    ways = node(
        "div",
        act("results again", say("Play again"), say("Play again"), icon("go")),
        node(
            "div",
            button("after open", STORY, icon("about"), STORY, key="after"),
            button("app log", say("The story"), icon("log"), say("The story"), key="log"),
            button("theatre this", say("Watch it again"), icon("replay"), say("Watch it again"), key="watch"),
            button("share this", say("Share it"), icon("share"), say("Share it"), key="share"),
            button("app home", say("All games"), icon("home"), say("All games"), key="home"),
            class_="two",
        ),
        class_="ways",
        key="ways",
    )
    paper = node("section", ranking, ways, class_="ranking-sheet", key="paper")
    return node(
        "div",
        _podium(result, people),
        title,
        paper,
        class_=f"room results of-{game.name}",
        style=f"--last:{last}",
        key="results",
    )


def _row(game: Game, view: View, place: Placing, people: Sequence[Person], turn: int) -> Node:
    """One place. From the last to the first they come in `turn`; how fast, the style sheet says."""
    person = people[place.seat]
    mood = MOODS.get(place.rank, "cross")
    crown: tuple[Child, ...] = (piece("crown", class_="crown"),) if place.rank == 1 else ()
    score: tuple[Child, ...] = ()
    if place.score is not None:
        score = (node("b", figure(place.score), class_="points"),)
    return node(
        "li",
        node("span", str(place.rank), class_="rank"),
        face(person, mood),
        node(
            "div",
            node("b", person.name, class_="name"),
            node("span", place.reason, class_="reason"),
            class_="what",
        ),
        *score,
        *crown,
        node("div", game.scene.tally(view, place.seat), class_="tally"),
        class_=f"place seat-{person.colour}" + (" first" if place.rank == 1 else ""),
        style=f"--turn:{turn}",
        key=f"place-{place.seat}",
    )


def _podium(result: Result, people: Sequence[Person]) -> Node:
    """Three steps, and the sheep that stand on them; the rest look up at them from the grass."""
    last = len(result.places) - 1
    standing = tuple(
        piece(
            POSES[min(place.rank, STEPS)],
            colour=people[place.seat].colour,
            class_=f"step step-{step + 1}" + (" winner" if place.rank == 1 else ""),
            style=f"--turn:{last - step}",
            key=f"step-{step}",
        )
        for step, place in enumerate(result.places[:STEPS])
    )
    ranks = tuple(
        node("span", str(place.rank), class_=f"step-number step-{step + 1}", key=f"number-{step}")
        for step, place in enumerate(result.places[:STEPS])
    )
    steps = piece("podium", class_="steps")
    below = (
        piece(
            "sheep-back",
            colour=people[place.seat].colour,
            style=f"--turn:{last - at}",
            key=f"below-{place.seat}",
        )
        for at, place in enumerate(result.places[STEPS:], STEPS)
    )
    return node(
        "div",
        piece("scene-meadow", class_="backdrop", preserveAspectRatio="xMinYMax slice"),
        _confetti(),
        node("div", steps, *standing, *ranks, class_="podium"),
        node("div", *below, class_="lookers-on"),
        class_="scene",
        aria_hidden="true",
        key="scene",
    )


@cache
def _confetti() -> Node:
    """Snippets of paper in the seats' colours: where each hangs, and where on the meadow it comes to lie."""
    rng = Random(11)
    return node(
        "div", *(_snippet(rng, number) for number in range(SNIPPETS)), class_="confetti", key="confetti"
    )


def _snippet(rng: Random, number: int) -> Node:
    across, down, ground = rng.randrange(2, 98), rng.randrange(4, 74), rng.randrange(84, 99)
    turn, late, drift = rng.randrange(360), rng.randrange(100), rng.randrange(-6, 7)
    style = (
        f"--x:{across};--y:{down};--ground:{ground};--spin:{turn}deg;--late:{late / 100:g};--drift:{drift}"
    )
    shape = ("strip", "dot", "strip", "scrap")[number % 4]
    return node("i", class_=f"{shape} seat-{number % 8 + 1}", style=style, key=f"snippet-{number}")
