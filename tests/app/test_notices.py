"""Notices: one at a time, at the right moment, and what is told once is told once."""

from __future__ import annotations

from app.home_screen import STEPS, home_screen_sheet
from app.notices import QUIET, Moment, NoticeBoard, notice_picture
from conformance.pictures import nodes
from fakes.house import taps_in


def shown(board: NoticeBoard, moment: Moment) -> str:
    notice = board.at(moment).shown
    return notice.name if notice else ""


def test_nothing_shows_before_there_is_anything() -> None:
    board = NoticeBoard()
    assert shown(board, "lobby") == ""
    assert notice_picture(board.at("lobby").shown) == QUIET


def test_a_new_version_waits_for_the_end_of_the_turn() -> None:
    board = NoticeBoard()
    board = board.arrived("new")
    assert shown(board, "busy") == ""
    assert shown(board, "between") == "new"


def test_it_stays_when_the_next_turn_begins_so_that_a_finger_finds_it() -> None:
    board = NoticeBoard()
    board = board.arrived("new")
    board = board.at("between")
    assert shown(board, "busy") == "new"


def test_put_off_it_comes_again_only_back_in_the_lobby() -> None:
    board = NoticeBoard()
    board = board.arrived("new")
    board = board.at("between")
    board = board.closed()
    assert shown(board, "between") == ""
    assert shown(board._replace(later=frozenset()), "lobby") == "new"


def test_a_good_notice_is_told_in_the_lobby_only_and_once_for_ever() -> None:
    board = NoticeBoard()
    board = board.arrived("ready")
    assert shown(board, "between") == ""
    assert shown(board, "lobby") == "ready"
    board = board.at("lobby")
    assert board.told == {"ready"}
    board = board.at("between")
    assert shown(board, "between") == ""
    assert shown(board, "lobby") == ""
    tomorrow = NoticeBoard(board.told).arrived("ready")
    assert shown(tomorrow, "lobby") == ""


def test_one_at_a_time_the_weightiest_first() -> None:
    board = NoticeBoard()
    for name in ("install", "ready", "new"):
        board = board.arrived(name)
    seen = []
    while name := shown(board, "lobby"):
        seen.append(name)
        board = board.at("lobby").closed()
    assert seen == ["new", "ready", "install"]


def test_the_home_screen_is_never_mentioned_during_a_match() -> None:
    board = NoticeBoard()
    board = board.arrived("install")
    assert shown(board, "busy") == shown(board, "between") == ""


def test_every_notice_can_be_closed_and_answered() -> None:
    board = NoticeBoard()
    board = board.arrived("new")
    assert taps_in(notice_picture(board.at("lobby").shown)) == ["app update", "app later"]


def test_the_way_to_the_home_screen_is_shown_in_pictures() -> None:
    for way, steps in STEPS.items():
        pictures = [node for node in nodes(home_screen_sheet(way)) if node.tag == "li"]
        assert len(pictures) == len(steps)
    assert "app add" not in taps_in(home_screen_sheet("apple"))
    assert "app add" in taps_in(home_screen_sheet("ask"))
