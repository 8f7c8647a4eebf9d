"""The sounds are short, quiet and playable."""

from __future__ import annotations

import pytest

from stage.sound_recipes import RECIPES, Hiss, Recipe, length


@pytest.mark.parametrize("recipe", RECIPES.values(), ids=RECIPES)
def test_short_and_playable(recipe: Recipe) -> None:
    assert 0 < length(recipe) <= 1.2
    for part in recipe:
        assert part.at >= 0
        assert part.length > 0
        assert min(part.start, part.end) > 20, "an exponential glide can't reach nothing"
        assert max(part.start, part.end) < 16000
        assert 0 < part.loudness <= 0.8


def test_no_two_sounds_are_alike() -> None:
    assert len(set(RECIPES.values())) == len(RECIPES)


def test_noise_comes_through_a_door_that_is_neither_shut_nor_everywhere() -> None:
    """The page's filter takes no other quality than this."""
    for recipe in RECIPES.values():
        assert all(0.1 <= part.narrow <= 20 for part in recipe if isinstance(part, Hiss))
