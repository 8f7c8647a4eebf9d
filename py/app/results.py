"""The end of a match: the podium, the ranking with its reasons, and what each one collected, laid open."""

from __future__ import annotations

from collections.abc import Sequence

from app.parts import act, face, icon
from games.catalogue import Game
from games.contract import Person, Placing, Result, View
from games.message import Message, Seat, say
from games.picture import Child, Node, button, node, piece

MOODS = {1: "glee", 2: "happy", 3: "look"}
POSES = {1: "sheep-glee", 2: "sheep-front", 3: "sheep-front"}
STEPS = 3


def winners(result: Result) -> tuple[int, ...]:
    """The seats that share the first place."""
    return tuple(place.seat for place in result.places if place.rank == 1)


def headline(result: Result) -> Message:
    """Who won, as the biggest sentence of the page."""
    first = winners(result)
    match len(first):
        case 1:
            return say("{name} wins!", name=Seat(first[0]))
        case 2:
            return say("{name} and {other} win!", name=Seat(first[0]), other=Seat(first[1]))
        case _:
            return say("They share the win!")


def results_picture(game: Game, view: View, result: Result, people: Sequence[Person]) -> Node:
    """The whole page."""
    title = node(
        "header",
        node("h1", headline(result)),
        node("p", result.reason),
        class_="results-head",
        key="head",
    )
    ranking = node(
        "ol", *(_row(game, view, place, people) for place in result.places), class_="ranking", key="ranking"
    )
    ways = node(
        "div",
        act("results again", say("Play again"), say("Play again"), icon("go")),
        node(
            "div",
            button("app log", say("The story"), icon("log"), say("The story"), key="log"),
            button("app home", say("All games"), icon("home"), say("All games"), key="home"),
            class_="two",
        ),
        class_="ways",
        key="ways",
    )
    paper = node("section", ranking, ways, class_="ranking-sheet", key="paper")
    return node(
        "div", _podium(result, people), title, paper, class_=f"room results of-{game.name}", key="results"
    )


def _row(game: Game, view: View, place: Placing, people: Sequence[Person]) -> Node:
    person = people[place.seat]
    mood = MOODS.get(place.rank, "cross")
    crown: tuple[Child, ...] = (piece("crown", 80, 56, class_="crown"),) if place.rank == 1 else ()
    score: tuple[Child, ...] = ()
    if place.score is not None:
        score = (node("b", str(place.score), class_="points"),)
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
        key=f"place-{place.seat}",
    )


def _podium(result: Result, people: Sequence[Person]) -> Node:
    """Three steps, and the sheep that stand on them; the rest look up at them from the grass."""
    standing = tuple(
        piece(
            POSES[step + 1],
            128,
            120,
            colour=people[place.seat].colour,
            class_=f"step step-{step + 1}",
            key=f"step-{step}",
        )
        for step, place in enumerate(result.places[:STEPS])
    )
    ranks = tuple(
        node("span", str(place.rank), class_=f"step-number step-{step + 1}", key=f"number-{step}")
        for step, place in enumerate(result.places[:STEPS])
    )
    steps = piece("podium", 442, 198, class_="steps")
    below = (
        piece("sheep-back", 128, 120, colour=people[place.seat].colour, key=f"below-{place.seat}")
        for place in result.places[STEPS:]
    )
    return node(
        "div",
        piece("scene-meadow", 1024, 768, class_="backdrop", preserveAspectRatio="xMinYMax slice"),
        node("div", steps, *standing, *ranks, class_="podium"),
        node("div", *below, class_="lookers-on"),
        class_="scene",
        aria_hidden="true",
        key="scene",
    )
