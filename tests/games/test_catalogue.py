"""Every game of the catalogue has the contract's shape: what mypy checks here is what is opened.

The catalogue opens games by their names, which no type checker follows.
"""

from __future__ import annotations

import games.hustle.bot
import games.hustle.rules
import games.hustle.scene
import games.hustle.words
import games.lucky.bot
import games.lucky.rules
import games.lucky.scene
import games.lucky.words
import games.nines.bot
import games.nines.rules
import games.nines.scene
import games.nines.words
import games.shepherd.bot
import games.shepherd.rules
import games.shepherd.scene
import games.shepherd.words
import games.template.bot
import games.template.rules
import games.template.scene
import games.template.words
from games.catalogue import GAMES, TEMPLATE
from games.contract import Bot, Rules, Scene, Words

Parts = tuple[Rules, Words, Scene, Bot]

PARTS: dict[str, Parts] = {
    "hustle": (games.hustle.rules, games.hustle.words, games.hustle.scene, games.hustle.bot),
    "nines": (games.nines.rules, games.nines.words, games.nines.scene, games.nines.bot),
    "shepherd": (games.shepherd.rules, games.shepherd.words, games.shepherd.scene, games.shepherd.bot),
    "lucky": (games.lucky.rules, games.lucky.words, games.lucky.scene, games.lucky.bot),
    "template": (games.template.rules, games.template.words, games.template.scene, games.template.bot),
}
"""Each as what it is held to be; a new game wants a line."""


def test_what_the_catalogue_opens_is_what_has_been_checked() -> None:
    opened = {game.name: (game.rules, game.words, game.scene, game.bot) for game in (*GAMES, TEMPLATE)}
    assert opened == PARTS
