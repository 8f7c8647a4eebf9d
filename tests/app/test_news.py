"""News: one at a time, at the right moment, and what is told once is told once."""

from __future__ import annotations

from app.home_screen import STEPS, home_screen_sheet
from app.news import QUIET, NewsBoard, news_picture
from conformance.pictures import nodes
from fakes.house import taps_in


def shown(board: NewsBoard, moment: str) -> str:
    news = board.show(moment)  # type: ignore[arg-type]
    return news.name if news else ""


def test_nothing_shows_before_there_is_anything() -> None:
    board = NewsBoard()
    assert shown(board, "lobby") == ""
    assert news_picture(board.show("lobby")) == QUIET


def test_a_new_version_waits_for_the_end_of_the_turn() -> None:
    board = NewsBoard()
    board.arrive("new")
    assert shown(board, "busy") == ""
    assert shown(board, "between") == "new"


def test_it_stays_when_the_next_turn_begins_so_that_a_finger_finds_it() -> None:
    board = NewsBoard()
    board.arrive("new")
    board.show("between")
    assert shown(board, "busy") == "new"


def test_put_off_it_comes_again_only_back_in_the_lobby() -> None:
    board = NewsBoard()
    board.arrive("new")
    board.show("between")
    board.close()
    assert shown(board, "between") == ""
    board.ask_again()
    assert shown(board, "lobby") == "new"


def test_good_news_is_told_in_the_lobby_only_and_once_for_ever() -> None:
    board = NewsBoard()
    board.arrive("ready")
    assert shown(board, "between") == ""
    assert shown(board, "lobby") == "ready"
    assert board.told == {"ready"}
    assert shown(board, "between") == ""
    assert shown(board, "lobby") == ""
    tomorrow = NewsBoard(board.told)
    tomorrow.arrive("ready")
    assert shown(tomorrow, "lobby") == ""


def test_one_at_a_time_the_weightiest_first() -> None:
    board = NewsBoard()
    for name in ("install", "ready", "new"):
        board.arrive(name)
    seen = []
    while name := shown(board, "lobby"):
        seen.append(name)
        board.close()
    assert seen == ["new", "ready", "install"]


def test_the_home_screen_is_never_mentioned_during_a_match() -> None:
    board = NewsBoard()
    board.arrive("install")
    assert shown(board, "busy") == shown(board, "between") == ""


def test_every_news_can_be_closed_and_answered() -> None:
    board = NewsBoard()
    board.arrive("new")
    assert taps_in(news_picture(board.show("lobby"))) == ["app update", "app later"]


def test_the_way_to_the_home_screen_is_shown_in_pictures() -> None:
    for way, steps in STEPS.items():
        pictures = [node for node in nodes(home_screen_sheet(way)) if node.tag == "li"]
        assert len(pictures) == len(steps)
    assert "app add" not in taps_in(home_screen_sheet("apple"))
    assert "app add" in taps_in(home_screen_sheet("ask"))
