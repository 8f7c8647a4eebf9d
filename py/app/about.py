"""The page about Paddock itself."""

from __future__ import annotations

from app.parts import icon, sheet
from games.catalogue import GAMES, Game
from games.message import Message, say
from games.picture import Node, button, node

ABOUT: tuple[Message, ...] = (
    say("Four family games round one tablet, with bots for anyone who’s missing."),
    say("Nothing you do here leaves this tablet: no account, no server, no advertising."),
    say("Other people thought up these games. If you like them, look for the real boxes!"),
    say("Paddock was made by fans: the games’ publishers have neither made nor checked it."),
    say("The pictures, words and program are Paddock’s own, free under the MIT licence."),
    say("It is made with Python, Pyodide and PyScript, and the lettering is Andika and Fredoka."),
)


def _credits(game: Game) -> Node:
    """Who thought a game up and publishes it: what its rules end with, once they are here."""
    made = (node("p", text) for text in game.lessons.GUIDE.chapters[-1].paragraphs)
    return node("section", node("h3", game.title), *made, key=f"credits-{game.name}")


def about_sheet(version: str, offline: bool = False, home_screen: bool = False) -> Node:
    """Who and what Paddock is, whether it needs the network, and how it gets on the home screen."""
    here = (node("p", say("It’s all on this tablet now: you can play offline.")),) if offline else ()
    words = say("Add it to the home screen")
    home = (button("app home-screen", words, icon("share"), words, key="home-screen"),) if home_screen else ()
    return sheet(
        say("About Paddock"),
        *(node("p", text) for text in ABOUT),
        *here,
        *home,
        *(_credits(game) for game in GAMES if game.has_lessons),
        node("p", say("Version {version}", version=version), class_="soft"),
        name="about",
    )
