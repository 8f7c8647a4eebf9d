"""Which of the parcel's sheets lies over the room. What draws it is read when it is first opened."""

from __future__ import annotations

from app.paddock import Paddock
from app.rooms import Showing
from games.picture import Node


def sheet_of(paddock: Paddock) -> Node | None:
    """The one that is open; None if it has nothing to show."""
    match paddock.sheet:
        case "branch" | "what" if isinstance(paddock.room, Showing):
            from app.theatre.pictures import branch_sheet, what_if_sheet  # noqa: PLC0415

            theatre = paddock.room.theatre
            return branch_sheet(theatre) if paddock.sheet == "branch" else what_if_sheet(theatre)
        case "ear":
            from app.learning.asking import asking_sheet  # noqa: PLC0415

            return asking_sheet(paddock)
        case "keys":
            from app.learning.keys import keys_sheet  # noqa: PLC0415

            return keys_sheet(paddock)
        case "dice":
            from app.album.dice import dice_sheet  # noqa: PLC0415

            return dice_sheet(paddock)
        case "after" if paddock.account is not None:
            from app.afterwards.sheet import afterwards_sheet  # noqa: PLC0415

            return afterwards_sheet(paddock.account)
    from app.sharing.sheets import sheet_of as sharing_sheet  # noqa: PLC0415

    return sharing_sheet(paddock)
