"""The sheets for sharing: a match as a link and a code, bringing something in, and what was brought."""

from __future__ import annotations

from app.album.sheet import album_sheet, wipe_sheet
from app.glimpse import glimpse
from app.paddock import Paddock
from app.parts import act, choices, icon, sheet
from app.saved_games import saved_games_sheet, story_sheet
from app.sharing.bringing import Delivery, line_of
from app.sharing.carrying import carry_sheet
from app.sharing.square_code import is_ready, square_code
from app.sharing.taking import Shared, has_deal, link_to
from games.message import as_it_is, called, say, say_many
from games.picture import Child, Node, button, node
from table.match import Match

MOST_COMPLAINTS = 20


def sheet_of(paddock: Paddock) -> Node | None:
    """The one that lies over the room, if it is one of these."""
    match paddock.sheet:
        case "games":
            return saved_games_sheet(paddock.shelf, paddock.listing, paddock.facts.now)
        case "album" | "wipe":
            return wipe_sheet() if paddock.sheet == "wipe" else album_sheet(paddock)
        case "record":
            return story_sheet(paddock.listing.story)
        case "bring":
            return bring_sheet()
        case "camera":
            return camera_sheet()
        case "coming":
            return coming_sheet()
        case "brought" if paddock.brought is not None:
            return brought_sheet(paddock.brought)
    return _going_out(paddock)


def _going_out(paddock: Paddock) -> Node | None:
    match paddock.sheet:
        case "carry":
            return carry_sheet(paddock.carried, paddock.facts.address)
        case "share" if paddock.shared is not None:
            return share_sheet(paddock.shared, paddock.facts.address)
    return None


def bring_sheet() -> Node:
    """Where a file, a text or a link comes in."""
    words = say("Choose a file")
    field = node(
        "label",
        icon("log"),
        words,
        node("input", type="file", accept=".txt,.zip,text/plain,application/zip", class_="file", key="file"),
        class_="file-field",
        key="field",
    )
    paste, look = say("Paste what you have copied"), say("Scan a QR code")
    return sheet(
        say("Bring games in"),
        node("p", say("From another tablet, from a message, or from a saved file.")),
        field,
        button("share paste", paste, paste, key="paste"),
        button("share camera", look, icon("eye"), look, key="camera"),
        node("p", say("You can drop a file here too, or paste one anywhere."), class_="soft"),
        name="bring",
        action=_back_to_the_list(),
    )


def camera_sheet() -> Node:
    """What the camera sees, until it has seen a square code."""
    words = say("Another way")
    return sheet(
        say("Hold a QR code in front of the camera"),
        node("video", class_="camera", muted=True, playsinline=True, aria_hidden="true", key="camera"),
        node("p", say("Nothing it sees is saved or sent."), class_="soft"),
        name="camera",
        action=button("share bring", words, words, key="bring"),
    )


def coming_sheet() -> Node:
    """Many games are being read: on a tablet two hundred take some seconds."""
    words = say("Your games are coming in. Many take a moment.")
    return sheet(say("Bring games in"), node("p", words, role="status", key="coming"), name="coming")


def _back_to_the_list() -> Node:
    words = say("Back to the saved games")
    return button("kept list", words, words, key="back")


def brought_sheet(brought: Delivery) -> Node:
    """What came in: one match, looked at before it is kept; or what became of many."""
    if brought.reading.match is None and brought.reading.complaint is None:
        return _many_sheet(brought)
    match, complaint = brought.reading.match, brought.reading.complaint
    content: list[Child] = []
    if complaint is not None:
        names = match.names if match is not None else ()
        content.append(node("p", called(complaint, names), class_="complaint", role="alert", key="complaint"))
    if match is None:
        return sheet(say("That can’t be read"), *content, name="brought", action=_back_to_the_list())
    if complaint is not None:
        content.append(node("p", say("It could be read up to there."), key="so-far"))
    return sheet(
        match.game.title,
        *content,
        node("div", glimpse(match), class_="saved-picture", key="picture"),
        node("p", ", ".join(match.names), key="names"),
        node("p", _what_it_is(match), class_="soft", key="line"),
        node("div", *_ways_on(match), class_="ways", key="ways"),
        name="brought",
    )


def _what_it_is(match: Match) -> Child:
    if match.length == 0 and has_deal(match):
        return say("A deal: the same beginning and the same luck, for you to play.")
    return line_of(match)


def _ways_on(match: Match) -> tuple[Node, ...]:
    watch, keep, play = say("Watch it"), say("Keep it"), say("Play the same deal")
    if match.length == 0 and has_deal(match):
        return (act("share play", play, icon("go"), play),)
    again = (button("share play", play, play, key="play"),) if has_deal(match) else ()
    return (
        act("theatre brought", watch, icon("go"), watch),
        button("share keep", keep, keep, key="keep"),
        *again,
    )


def _many_sheet(brought: Delivery) -> Node:
    came = say_many("{count} game came in.", "{count} games came in.", brought.kept)
    content: list[Child] = [node("p", came if brought.kept else say("Nothing new came in."), key="kept")]
    if brought.known:
        words = say_many("{count} was here already.", "{count} were here already.", brought.known)
        content.append(node("p", words, class_="soft", key="known"))
    wrong = brought.complaints[:MOST_COMPLAINTS]
    if wrong:
        rows = (
            node("li", node("b", as_it_is(file)), " ", reason, key=f"wrong-{number}")
            for number, (file, reason) in enumerate(wrong)
        )
        content.append(node("p", say("Not everything could be read:"), key="wrong"))
        content.append(node("ol", *rows, class_="complaints", key="complaints"))
    list_words = say("See the saved games")
    return sheet(
        say("Bring games in"), *content, name="brought", action=act("kept list", list_words, list_words)
    )


def share_sheet(shared: Shared, address: str) -> Node:
    """The link, the code, and whether all of it is shared or only how it began."""
    link = link_to(address, shared)
    send, copy = say("Send the link"), say("Copy the link")
    kinds = (("match", say("The whole game")), ("deal", say("Only the deal")))
    asked = (
        choices(say("What to share"), "kind", "share", kinds, "deal" if shared.only_the_deal else "match"),
    )
    told = (
        say("Whoever opens it starts where you started, with the same luck: who does better?")
        if shared.only_the_deal
        else say("Whoever opens it sees your game, and can play the same deal.")
        if shared.deal
        else say("Whoever opens it sees your game.")
    )
    code = (square_code(link),) if is_ready() else ()
    return sheet(
        say("Share this game"),
        *(asked if shared.deal else ()),
        node("p", told, key="told"),
        *code,
        node(
            "p",
            say("All of it is in the link itself: only whoever gets the link gets the game."),
            class_="soft",
            key="own",
        ),
        button("share copy", copy, copy, key="copy"),
        name="share",
        action=act("share send", send, icon("go"), send),
    )
