"""Where each sentence stands, for translators: told from the module that says it, and in some the function.

The rows are beginnings of "module:function"; the longest that fits tells. A new module whose sentences no row
knows fails `test_catalogues.py`: give it a row.
"""

from __future__ import annotations

from collections.abc import Mapping

GAMES = "py/games/"

TITLES = {
    "hustle": "Sheep Hustle",
    "nines": "All Nines",
    "shepherd": "The Shepherd",
    "lucky": "Lucky Sheep",
}

HEADLINE = "headline over the table, to whoever plays"
WATCHING = "headline over the table, to those who wait"
ANSWER = "what an answer is called: on a button, on the board, to a screen reader"
REFUSAL = "why a move can’t be"
DEAL = "what is wrong with a deal, when a game that was brought in is checked"

IN_A_GAME = {
    "awards": "a prize after the game",
    "bot/": "why the old shepherd would make this move",
    "ear/aloud": "read aloud to a child, who knows no names of squares",
    "ear/asked": "answer to whoever asks the table by ear",
    "ear/squares": "what a screen reader calls the board, its rows and its columns",
    "ear/words": "what a screen reader says of a square",
    "hidden": "a replay with all cards open, for whoever listens: what nobody could see at the time",
    "lessons/clever_tricks": "second lesson, what stands beside the board; its name comes first",
    "lessons/first_steps": "first lesson, what stands beside the board; its name comes first",
    "lessons/guide": "the rules to read: chapter or paragraph",
    "lessons/meetings": "the coach: said when somebody meets this for the first time",
    "rules/__init__": "option before the game: its name, a choice, or a line about it",
    "rules/options": "option before the game: its name, a choice, or a line about it",
    "rules/questions": REFUSAL,
    "rules/ranking": "results: why somebody has this place",
    "rules/refusals": REFUSAL,
    "scene/advice": "button in the tray",
    "scene/belongings": "beside a player’s name, what belongs to it; short",
    "scene/screen_reader": "the board in words, for a screen reader",
    "scene/tray": "tray below the board: a button, a hint or a label; short",
    "words/__init__": HEADLINE,
    "words/explaining": "bubble: what a finger that rests on a thing is told about it",
    "words/headlines": WATCHING,
    "words/names": "what a thing is called inside other sentences",
    "words/questions": ANSWER,
    "words/questions:_ask": HEADLINE,
    "words/questions:ask": HEADLINE,
    "words/questions:_watch": WATCHING,
    "words/questions:watch": WATCHING,
    "words/story": "the story: told as it happens, read aloud, and kept in the story so far",
    "words/summary": "the story in brief: a whole turn in one sentence",
    "hustle/rules/questions:-": "why it is too early for a move",
    "hustle/scene/build_tray": "tray, while the dyke is built",
    "hustle/scene/choose_tray": "tray, while a number is made of cards: a label, a hint or a button; short",
    "hustle/scene/comparison": "tray, while all numbers are compared; short",
    "hustle/scene/declare_tray": "tray, while clover pads are chosen: a label, a hint or a button; short",
    "hustle/scene/flood_tray": "tray, while rain falls: a hint or a button; short",
    "hustle/scene/lay_tray": "tray, while a board is laid at the far end",
    "hustle/scene/take_tray": "tray, while the cherub offers clover pads: a hint or a button; short",
    "hustle/words/outcomes": "preview: what would come of a number, before it is played",
    "hustle/words/questions:_no_answer": HEADLINE,
    "hustle/words/questions:_offer_pad": HEADLINE,
    "hustle/words/names": "what boards and clover pads are called; stands by itself, after a colon",
    "nines/rules/deal": DEAL,
    "nines/scene/questions": "tray, what to do now: a hint or a button; short",
    "nines/scene/tally": "results: what a player’s points are made of",
    "nines/words/questions": HEADLINE,
    "nines/words/questions:_a_": ANSWER,
    "shepherd/rules/__init__": REFUSAL,
    "shepherd/rules/worms": DEAL,
    "shepherd/scene/heaps": "heaps of grass cards, for a screen reader; short",
    "shepherd/scene/questions": "tray, what to do now: a hint or a button; short",
    "shepherd/scene/spots": "a sheep on the board, for a screen reader",
    "shepherd/words/questions:-": HEADLINE,
    "lucky/ear/words:-": "what a screen reader calls the rows of the nine cards",
    "lucky/rules/deal": DEAL,
    "lucky/scene/hourglass": "beside the hourglass; short",
    "lucky/scene/own_cards": "a card, for a screen reader",
    "lucky/scene/piles": "results: the cards that were won, in words for a screen reader",
    "lucky/scene/questions": "tray, what to do now: a hint or a button; short",
}
"""Rooms of the games, all of them or one; what fits one game alone goes before what fits all."""

ELSEWHERE = {
    "index.html:text": "lobby",
    "index.html:label": "lobby: what a button or a list is called, for a screen reader",
    "static/boot/sentences.js:moment": "while Paddock starts",
    "static/boot/sentences.js:what": "while Paddock starts: what went wrong",
    "static/boot/sentences.js:how": "while Paddock starts: what helps when that went wrong",
    "static/paddock.webmanifest:label": "app stores: what a picture shows",
    "static/paddock.webmanifest": "app stores and home screens: name and description",
    "py/app/about": "sheet about Paddock",
    "py/app/afterwards/chart": "how it went: who was ahead, and the same in words for a screen reader",
    "py/app/afterwards/prizes": "a prize after the game",
    "py/app/afterwards/shares:-": "how it went: head of a column; short",
    "py/app/afterwards/shares": "how it went: luck and own choices in numbers",
    "py/app/afterwards/sheet": "how it went: headings and buttons",
    "py/app/afterwards/turning": "how it went: a turning point",
    "py/app/album": "family album",
    "py/app/album/dice": "family album: your dice",
    "py/app/carry_on": "lobby: the yellow button",
    "py/app/curtain": "curtain that hides the table while the tablet goes round",
    "py/app/frame": "round the table: headings for a screen reader, tool buttons",
    "py/app/frame:_tray": "tray below the board; short",
    "py/app/home_screen": "sheet that tells how Paddock gets on the home screen",
    "py/app/learning/commands": "what can be asked at the table, or done with a key of its own; on a button",
    "py/app/learning/keys": "sheet where keys of the board are changed, and what it tells",
    "py/app/learning/asking": "sheet to ask the table by ear: a question, an answer, or what a key does",
    "py/app/learning/coach": "the coach: heading and buttons of its sheet",
    "py/app/learning/lesson_match": "after a lesson",
    "py/app/learning/guide": "the rules to read: headings and buttons round them",
    "py/app/learning/hand": "lesson: the thing the hand points at, for a screen reader",
    "py/app/learning/hints": "the old shepherd’s hint, above the tray",
    "py/app/learning/log": "sheet with the story so far",
    "py/app/learning/looking_back": "looking back at a moment: heading and buttons",
    "py/app/learning/seats_heard": "who’s playing: told to a screen reader after a tap",
    "py/app/learning/walking": "the board for a screen reader: what is asked and told while walking it",
    "py/app/lessons": "a lesson’s name, and the button that begins it",
    "py/app/levels": "who’s playing: how strong a bot plays",
    "py/app/notices": "notice at the top of the page; short",
    "py/app/parts": "small parts of every sheet",
    "py/app/pictures": "lobby",
    "py/app/reading_aloud": "read aloud when reading aloud is switched on",
    "py/app/results": "results: headline, buttons",
    "py/app/saved_games": "sheet of saved games",
    "py/app/seats": "who’s playing: buttons and labels",
    "py/app/setting_up": "who’s playing: options and the ways to the table",
    "py/app/settings": "settings: a question, or a choice; short",
    "py/app/sharing/carrying": "sheet that takes everything along to another tablet",
    "py/app/sharing/compact": "what is wrong with a link that was opened",
    "py/app/sharing/reading": "what is wrong with something that was brought in",
    "py/app/sharing/sheets": "sheets for sharing, bringing in, and what was brought in",
    "py/app/sharing/square_code": "a square code, for a screen reader",
    "py/app/shelf": "lobby, beside the yellow button",
    "py/app/shell/device": "notice after something was fetched or copied, or couldn’t be",
    "py/app/shell/exchanging": "notice after something was copied or looked for, or couldn’t be",
    "py/app/sharing/taking": "sheet for troubles",
    "py/app/storage": "sheet for troubles",
    "py/app/theatre": "replay theatre: headings and buttons",
    "py/app/trouble": "sheet for troubles: what is wrong, and buttons",
    "py/app/wardrobe": "who’s playing: a jumper or a place, for a screen reader",
    "py/bots/characters": "who’s playing: a bot’s manner, read after its name",
    "py/games/catalogue": "a game’s name, and what wins in one line",
    "py/games/defaults": WATCHING,
    "py/games/message": "how things in a list follow one another, or whoever has no name",
    "py/stage/storage": "sheet for troubles: why nothing could be saved",
    "py/table/match": "why a line of a record can’t be",
    "py/table/playing": "the sand, told to whoever listens",
    "py/table/record": "what is wrong with a record that was brought in",
    "py/table/replay": "what is wrong with a record that was brought in",
    "py/table/seal": "what is wrong with a saved game",
    "py/table/sitting": "headline over the table",
    "py/table/update": "read aloud when the tablet goes round",
}


def whereabouts(name: str, function: str) -> str:
    """Where the sentences of this function stand; nothing where no row knows it."""
    spoken = f"{name.removesuffix('.py')}:{function}"
    if not spoken.startswith(GAMES):
        return _longest(ELSEWHERE, spoken)
    game, _, room = spoken.removeprefix(GAMES).partition("/")
    if game not in TITLES:
        return _longest(ELSEWHERE, spoken)
    told = _longest(IN_A_GAME, f"{game}/{room}") or _longest(IN_A_GAME, room)
    return told and f"{TITLES[game]}, {told}"


def _longest(rows: Mapping[str, str], spoken: str) -> str:
    fitting = [row for row in rows if spoken.startswith(row)]
    return rows[max(fitting, key=len)] if fitting else ""
