"""What each of the prospects weighs, by how many sheep live (the most also for more).

Made by `python3 tasks.py lab --learn_shares hustle --matches 300 200 80 --processes 2`.
"""

from __future__ import annotations

# fmt: off

WEIGHTS: dict[int, tuple[float, ...]] = {
    3: (1.075, 0.755, 0.974, 0.728, 0.276, 2.007, -0.252, 0.395, 0.021, 0.221),
    4: (1.029, 0.825, 0.92, 0.0, 0.448, 1.653, -0.179, 0.475, 0.063, 0.051),
    5: (1.049, 1.152, 0.0, 0.0, 0.773, 1.391, -0.145, 0.578, 0.291, 0.082),
}
