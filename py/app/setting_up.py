"""How a game is set up: what wins, the way straight to the table, and the options folded under *More*."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from app.parts import act, choices, drawn, icon
from games.catalogue import Game
from games.contract import FIRST, Choice, Option
from games.message import as_it_is, say, say_many
from games.picture import Node, button, node, piece
from table.sitter import Sitter


def goal_line(game: Game) -> Node:
    """What wins."""
    return node("p", drawn(game.goal_drawn), node("span", game.goal), class_="goal", key="goal")


def setting_up(
    game: Game, asked: Iterable[Option], options: Mapping[str, str], sitters: tuple[Sitter, ...],
    more: bool, saved: int, waits: bool, learning: tuple[Node, ...] = (),
) -> Node:  # fmt: skip
    """The right-hand side of the seats. So many games are saved, and perhaps one waits to be carried on;
    `learning` is how the game is learnt by playing."""
    inside = _questions(asked, options, sitters) if more else _cover(game)
    return node(
        "section",
        goal_line(game),
        inside,
        node(
            "div",
            *learning,
            *_ways_on(waits),
            *_way_to_saved(game, saved),
            _more(more),
            class_="ways",
            key="ways",
        ),
        class_="how",
        key="how",
    )


def _cover(game: Game) -> Node:
    """The game's picture from the lobby, while the options are folded away."""
    cover = piece(f"cover-{game.name}", preserveAspectRatio="xMidYMax slice")
    return node("div", cover, class_="cover", data_unfold="alone", key="cover")


def _questions(asked: Iterable[Option], options: Mapping[str, str], sitters: tuple[Sitter, ...]) -> Node:
    """The game's options and who goes first; each with what stands."""
    seats = (Choice(str(seat + 1), as_it_is(sitter.name)) for seat, sitter in enumerate(sitters))
    first = Option(FIRST, say("Who goes first?"), (Choice("drawn", say("Let luck decide")), *seats))
    rows = (
        node(
            "div",
            drawn(option.drawn),
            choices(
                option.label,
                option.name,
                f"seats option {option.name}",
                option.choices,
                options[option.name],
                option.default,
            ),
            class_="option",
            key=f"option-{option.name}",
        )
        for option in (*asked, first)
    )
    return node("div", *rows, class_="questions", key="questions")


def _way_to_saved(game: Game, count: int) -> tuple[Node, ...]:
    """The list of those that lie on the tablet."""
    if not count:
        return ()
    words = say_many("{count} saved game", "{count} saved games", count)
    return (button(f"kept list {game.name}", words, words, key="saved"),)


def _ways_on(saved: bool) -> tuple[Node, ...]:
    """One yellow button; a match that was left standing comes first."""
    if not saved:
        return (act("seats start", say("Quick start"), say("Quick start"), icon("go")),)
    return (
        act("seats resume", say("Carry on"), say("Carry on"), icon("go")),
        button("seats start", say("Start a new game"), say("Start a new game"), key="anew"),
    )


def _more(open_: bool) -> Node:
    """Whether the options lie open."""
    words = say("Fewer choices") if open_ else say("More choices")
    return button(
        "seats more",
        words,
        icon("minus" if open_ else "plus"),
        words,
        key="more",
        class_="more",
        aria_expanded="true" if open_ else "false",
    )
