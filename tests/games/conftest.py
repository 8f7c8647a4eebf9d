"""How thoroughly the games are tested: a little on every run, less where Python is slow, more on demand.

`HYPOTHESIS_PROFILE=thorough` tries much more, `quick` (`tasks.py test --fast`) less; inside Pyodide
the lower profile is taken by itself.
"""

from __future__ import annotations

import os
import sys

from hypothesis import HealthCheck, Phase, settings

EXAMPLES = {"ci": 6, "pyodide": 2, "quick": 2, "thorough": 100}

for name, examples in EXAMPLES.items():
    settings.register_profile(
        name,
        max_examples=examples,
        deadline=None,
        # A match is named by its set-up and a small seed: there is nothing to make simpler.
        phases=(Phase.explicit, Phase.reuse, Phase.generate),
        suppress_health_check=(HealthCheck.too_slow, HealthCheck.data_too_large),
    )
settings.load_profile(
    os.environ.get("HYPOTHESIS_PROFILE") or ("pyodide" if sys.platform == "emscripten" else "ci")
)
