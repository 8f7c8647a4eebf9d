"""The data module with the weights that a game's bot reads, as the programs that find them write it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

GAMES = Path(__file__).parents[2] / "py" / "games"


def write(name: str, about: str, rows: Iterable[str], kind: str = "") -> None:
    """What it is about and where it comes from, then its rows; the kind is for the checker of types."""
    lines = [
        f'"""{about}',
        '"""',
        "",
        "from __future__ import annotations",
        "",
        "# fmt: off",
        "",
        f"WEIGHTS{kind} = {{",
        *rows,
        "}",
        "",
    ]
    (GAMES / name / "bot" / "weights.py").write_text("\n".join(lines), "utf-8")
