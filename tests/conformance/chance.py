"""Whether something keeps its hands off everybody else's chance."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any


def undisturbed(act: Callable[[Any], Any], value: Any) -> bool:
    """The same answer whatever the global generator is at, and that one left as it was."""
    kept = random.getstate()
    try:
        random.seed(1)
        before = random.getstate()
        first = act(value)
        untouched = random.getstate() == before
        random.seed(2)
        return untouched and bool(act(value) == first)
    finally:
        random.setstate(kept)
