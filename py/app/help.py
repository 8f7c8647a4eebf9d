"""The rules sheet of a game, and the page about Paddock itself."""

from __future__ import annotations

from app.parts import sheet
from games.catalogue import Game
from games.message import Message, say
from games.picture import Node, node

ABOUT: tuple[Message, ...] = (
    say("Four family games round one tablet, with bots for whoever is missing."),
    say("Nothing you do here leaves this tablet: no account, no server, no advertising."),
    say("The games were thought up by others; their makers are named in each game's rules."),
    say("Pictures, words and program are Paddock's own, free under the MIT licence."),
    say("It stands on Python, Pyodide and PyScript, with the typefaces Andika and Fredoka."),
)


def help_sheet(game: Game) -> Node:
    """How the game is played, in our own words."""
    sections = (
        node("section", node("h3", heading), *(node("p", text) for text in paragraphs))
        for heading, paragraphs in game.words.GUIDE
    )
    return sheet(say("How to play {game}", game=game.title), *sections, name="help")


def about_sheet(version: str) -> Node:
    """Who and what Paddock is."""
    return sheet(
        say("About Paddock"),
        *(node("p", text) for text in ABOUT),
        node("p", say("Version {version}", version=version), class_="soft"),
        name="about",
    )
