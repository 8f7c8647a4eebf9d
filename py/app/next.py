"""The next Paddock, and what is to be done for it."""

from __future__ import annotations

from typing import NamedTuple

from app.happenings import Deed
from app.paddock import Paddock


class Next(NamedTuple):
    """What comes of something."""

    paddock: Paddock
    deeds: tuple[Deed, ...] = ()
    """To be done in this order."""

    def first(self, *deeds: Deed) -> Next:
        """The same with these done before."""
        return Next(self.paddock, (*deeds, *self.deeds))


def nothing(paddock: Paddock) -> Next:
    """Nothing comes of it."""
    return Next(paddock)
