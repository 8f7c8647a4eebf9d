"""How a seat without a person plays All Nines."""

from lab.steady.nines.choosing import choose

__all__ = ["choose"]
