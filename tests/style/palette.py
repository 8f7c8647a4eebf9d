"""The tokens as a test reads them: the colours of both themes, and how far apart two colours are."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

TOKENS = Path(__file__).parents[2] / "static" / "style" / "tokens.css"
THEMES = ("day", "night")

_DAY = re.compile(r":root \{(.*?)\n\}", re.DOTALL)
_NIGHT = re.compile(r':root\[data-theme="night"\] \{(.*?)\n\}', re.DOTALL)
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_TOKEN = re.compile(r"--([\w-]+):\s*([^;]+);")


@cache
def tokens(theme: str) -> dict[str, str]:
    """Every token's value in a theme; night says only what differs from day."""
    css = _COMMENT.sub("", TOKENS.read_text("utf-8"))
    blocks = [_DAY, _NIGHT] if theme == "night" else [_DAY]
    values: dict[str, str] = {}
    for block in blocks:
        found = block.search(css)
        assert found is not None
        values.update(_TOKEN.findall(found.group(1)))
    return values


def written(theme: str) -> list[str]:
    """The names in one theme's own block, as often as they are written."""
    css = _COMMENT.sub("", TOKENS.read_text("utf-8"))
    found = (_NIGHT if theme == "night" else _DAY).search(css)
    assert found is not None
    return [name for name, _ in _TOKEN.findall(found.group(1))]


def colour(theme: str, name: str) -> tuple[float, float, float]:
    """A token's colour as red, green and blue from 0 to 1."""
    value = tokens(theme)[name].strip()
    if reference := re.fullmatch(r"var\(--([\w-]+)\)", value):
        return colour(theme, reference.group(1))
    assert re.fullmatch(r"#[0-9a-f]{6}", value), f"{name} is not a plain colour: {value}"
    red, green, blue = (int(value[place : place + 2], 16) / 255 for place in (1, 3, 5))
    return red, green, blue


def ratio(theme: str, one: str, other: str) -> float:
    """The contrast of two tokens as the Web Content Accessibility Guidelines 2.2 reckon it."""
    lighter, darker = sorted((_luminance(colour(theme, one)), _luminance(colour(theme, other))), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(channels: tuple[float, float, float]) -> float:
    red, green, blue = (
        channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4 for channel in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
