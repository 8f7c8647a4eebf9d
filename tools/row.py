"""What every named tuple of the page is made of: once, all that `collections.namedtuple` gives to each class.

It goes into the archive of the page (`ready_tuples.py` says why); nothing else reads it.
"""

from __future__ import annotations

import _collections  # type: ignore[import-not-found]
from collections.abc import Iterable
from typing import Any, Self

__all__ = ["Row", "field", "new_tuple"]

new_tuple = tuple.__new__
field = _collections._tuplegetter


class Row(tuple[Any, ...]):
    """A tuple whose places have names."""

    __slots__ = ()
    _fields: tuple[str, ...] = ()

    @classmethod
    def _make(cls, values: Iterable[Any]) -> Self:
        made = new_tuple(cls, values)
        if len(made) != len(cls._fields):
            raise TypeError(f"Expected {len(cls._fields)} arguments, got {len(made)}")
        return made

    def _replace(self, /, **changes: Any) -> Self:
        made = self._make(map(changes.pop, self._fields, self))
        if changes:
            raise TypeError(f"Got unexpected field names: {list(changes)!r}")
        return made

    __replace__ = _replace

    def _asdict(self) -> dict[str, Any]:
        return dict(zip(self._fields, self, strict=True))

    def __repr__(self) -> str:
        values = ", ".join(f"{name}={value!r}" for name, value in self._asdict().items())
        return f"{type(self).__name__}({values})"

    def __getnewargs__(self) -> tuple[Any, ...]:
        return tuple(self)
