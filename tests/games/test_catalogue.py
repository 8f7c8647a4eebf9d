"""Every game of the catalogue has the contract's shape: what mypy checks here is what is opened.

The catalogue opens games by their names, which no type checker follows.
"""

from __future__ import annotations

import games.hustle.bot
import games.hustle.ear
import games.hustle.hidden
import games.hustle.lessons
import games.hustle.rules
import games.hustle.scene
import games.hustle.words
import games.lucky.bot
import games.lucky.ear
import games.lucky.hidden
import games.lucky.lessons
import games.lucky.rules
import games.lucky.scene
import games.lucky.words
import games.nines.bot
import games.nines.ear
import games.nines.hidden
import games.nines.lessons
import games.nines.rules
import games.nines.scene
import games.nines.words
import games.shepherd.bot
import games.shepherd.ear
import games.shepherd.hidden
import games.shepherd.lessons
import games.shepherd.rules
import games.shepherd.scene
import games.shepherd.words
import games.template.bot
import games.template.ear
import games.template.hidden
import games.template.lessons
import games.template.rules
import games.template.scene
import games.template.words
from games.catalogue import GAMES, TEMPLATE
from games.contract import Bot, Lessons, Rules, Scene, Words
from games.ear import Ear
from games.hidden import Hidden

Parts = tuple[Rules, Words, Scene, Bot, Lessons, Ear, Hidden]

PARTS: dict[str, Parts] = {
    "hustle": (
        games.hustle.rules,
        games.hustle.words,
        games.hustle.scene,
        games.hustle.bot,
        games.hustle.lessons,
        games.hustle.ear,
        games.hustle.hidden,
    ),
    "nines": (
        games.nines.rules,
        games.nines.words,
        games.nines.scene,
        games.nines.bot,
        games.nines.lessons,
        games.nines.ear,
        games.nines.hidden,
    ),
    "shepherd": (
        games.shepherd.rules,
        games.shepherd.words,
        games.shepherd.scene,
        games.shepherd.bot,
        games.shepherd.lessons,
        games.shepherd.ear,
        games.shepherd.hidden,
    ),
    "lucky": (
        games.lucky.rules,
        games.lucky.words,
        games.lucky.scene,
        games.lucky.bot,
        games.lucky.lessons,
        games.lucky.ear,
        games.lucky.hidden,
    ),
    "template": (
        games.template.rules,
        games.template.words,
        games.template.scene,
        games.template.bot,
        games.template.lessons,
        games.template.ear,
        games.template.hidden,
    ),
}
"""Each as what it is held to be; a new game wants a line."""


def test_what_the_catalogue_opens_is_what_has_been_checked() -> None:
    opened = {
        game.name: (game.rules, game.words, game.scene, game.bot, game.lessons, game.ear, game.hidden)
        for game in (*GAMES, TEMPLATE)
    }
    assert opened == PARTS
