"""How thoroughly the games are tested: a little on every run, less where Python is slow, more on demand.

`HYPOTHESIS_PROFILE=thorough` tries much more; inside Pyodide the lower profile is taken by itself.
"""

from __future__ import annotations

import os
import sys

from hypothesis import HealthCheck, settings

SLOW_IS_FINE = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much)

settings.register_profile("ci", max_examples=6, deadline=None, suppress_health_check=SLOW_IS_FINE)
settings.register_profile("pyodide", max_examples=2, deadline=None, suppress_health_check=SLOW_IS_FINE)
settings.register_profile("thorough", max_examples=100, deadline=None, suppress_health_check=SLOW_IS_FINE)
settings.load_profile(
    os.environ.get("HYPOTHESIS_PROFILE") or ("pyodide" if sys.platform == "emscripten" else "ci")
)
