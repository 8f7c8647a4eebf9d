"""What goes wrong in a way that a person can mend: one clear sentence instead of a traceback."""

from __future__ import annotations


class Failure(Exception):
    """Ends a verb with this sentence and an exit code that is not 0."""
