"""Which of the parcel's sheets lies over the room."""

from __future__ import annotations

from app.afterwards.sheet import afterwards_sheet
from app.album.dice import dice_sheet
from app.learning.asking import asking_sheet
from app.learning.keys import keys_sheet
from app.paddock import Paddock
from app.rooms import Showing
from app.sharing import sheets as sharing
from app.theatre.pictures import branch_sheet, what_if_sheet
from games.picture import Node


def sheet_of(paddock: Paddock) -> Node | None:
    """The one that is open; None if it has nothing to show."""
    match paddock.sheet:
        case "branch" if isinstance(paddock.room, Showing):
            return branch_sheet(paddock.room.theatre)
        case "what" if isinstance(paddock.room, Showing):
            return what_if_sheet(paddock.room.theatre)
        case "ear":
            return asking_sheet(paddock)
        case "keys":
            return keys_sheet(paddock)
        case "dice":
            return dice_sheet(paddock)
        case "after" if paddock.account is not None:
            return afterwards_sheet(paddock.account)
    return sharing.sheet_of(paddock)
