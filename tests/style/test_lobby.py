"""The lobby says what the catalogue says, before Python is there to ask."""

from __future__ import annotations

import re
from pathlib import Path

from games.catalogue import GAMES

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "index.html").read_text("utf-8")
STYLES = ("lobby", "lobby-windows")
COVERS = re.findall(r'<button type="button" class="game".*?</button>', PAGE, re.DOTALL)


def test_one_cover_for_each_game_in_the_same_order() -> None:
    assert [re.findall(r'data-tap="app game (\w+)"', cover)[0] for cover in COVERS] == [
        game.name for game in GAMES
    ]
    assert [re.findall(r'data-game="(\w+)"', cover)[0] for cover in COVERS] == [game.name for game in GAMES]


def test_titles_players_and_ages_are_the_catalogues() -> None:
    for cover, game in zip(COVERS, GAMES, strict=True):
        least, most = game.seats.start, game.seats.stop - 1
        assert f">{game.title.english()}</b>" in cover
        assert f">{least}–{most}</span>" in cover
        assert f">{game.age}+</span>" in cover
        assert f">{least} to {most} players</span>" in cover
        assert f">ages {game.age} and up</span>" in cover


def test_every_sentence_can_be_translated() -> None:
    for text in re.findall(r'data-text="([^"]*)"[^>]*>([^<]*)<', PAGE):
        assert text[0] == text[1]
    for button in re.findall(r"<button[^>]*aria-label[^>]*>", PAGE):
        label = re.findall(r'data-label="([^"]*)"', button)
        assert label == re.findall(r'aria-label="([^"]*)"', button)


def test_the_grid_counts_no_games() -> None:
    """However many covers there are, all rows are alike; a card of an unforeseen row would have no height."""
    styles = "".join((ROOT / "static" / "style" / f"{name}.css").read_text("utf-8") for name in STYLES)
    rules = re.findall(r"\.games \{([^}]*)\}", styles)
    assert rules
    for rule in rules:
        assert "grid-template-rows" not in rule
        assert not re.search(r"grid-template:", rule)
    assert "grid-auto-rows" in rules[0]
