"""The next Paddock, and what is to be done for it."""

from __future__ import annotations

from typing import NamedTuple

from app.happenings import Deed
from app.paddock import Paddock
from table.deeds import Draw


class Next(NamedTuple):
    """What comes of something."""

    paddock: Paddock
    deeds: tuple[Deed, ...] = ()
    """To be done in this order."""

    def first(self, *deeds: Deed) -> Next:
        """The same with these done before."""
        return Next(self.paddock, (*deeds, *self.deeds))

    def also(self, *deeds: Deed) -> Next:
        """The same with these done afterwards, each but once. Deeds of two kinds can be equal as tuples."""
        every = {(type(deed), deed): deed for deed in (*self.deeds, *deeds)}
        return Next(self.paddock, tuple(every.values()))

    @property
    def draws(self) -> bool:
        """Whether the page is drawn anew."""
        return any(isinstance(deed, Draw) for deed in self.deeds)


def nothing(paddock: Paddock) -> Next:
    """Nothing comes of it."""
    return Next(paddock)


def drawn(paddock: Paddock) -> Next:
    """Nothing but the picture is another."""
    return Next(paddock, (Draw(),))
