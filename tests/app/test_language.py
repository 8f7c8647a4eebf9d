"""The family's language: the tablet's own at first, another one at a touch, and nothing is lost by it."""

from __future__ import annotations

import json

import pytest
from tools.catalogues import compiled, languages, read

from app.happenings import DeviceTask, Facts, KeepTexts, Learnt, Tap
from app.language import ENGLISH, language, learn
from app.paddock import Paddock, wanted_language
from app.settings import Settings, read_settings
from app.update import after
from fakes.house import House, begin, family
from games.catalogue import game
from games.message import Seat, as_it_is, say, say_as, say_many
from table.sitting import headline, shown_view

LANGUAGES = (("de", "Deutsch"), ("fr", "Français"))
NAMES = ("Anna", "Ben")


@pytest.fixture(scope="module", autouse=True)
def _learnt() -> None:
    for code, path in languages().items():
        learn(code, compiled(read(path)))


def at_home(own_language: str = "en") -> House:
    house = House()
    house.paddock = house.paddock._replace(facts=Facts(languages=LANGUAGES, own_language=own_language))
    return house


def test_a_sentence_in_every_language() -> None:
    sentence = say_many("{player} walks one step.", "{player} walks {count} steps.", 3, player=Seat(1))
    said = [language(code).render(sentence, NAMES) for code in ("en", "de", "fr")]
    assert said == ["Ben walks 3 steps.", "Ben geht 3 Schritte.", "Ben fait 3 pas."]


def test_french_counts_none_as_one() -> None:
    none = say_many("{count} card", "{count} cards", 0)
    assert [language(code).render(none) for code in ("en", "de", "fr")] == ["0 cards", "0 Karten", "0 carte"]


def test_french_knows_two_words_before_a_name() -> None:
    french = language("fr")
    sheep = say("{player}’s sheep runs from {origin} to {square}.", player=Seat(0), origin="c3", square="d4")
    assert french.render(sheep, ("Anna",)) == "Le mouton d’Anna court de c3 à d4."
    assert french.render(sheep, ("Émile",)) == "Le mouton d’Émile court de c3 à d4."
    assert french.render(sheep, ("Ben",)) == "Le mouton de Ben court de c3 à d4."


def test_a_name_that_looks_like_a_place_is_a_name() -> None:
    assert language("de").render(say("{player} wins!", player=Seat(0)), ("{x}",)) == "{x} gewinnt!"


def test_whoever_has_no_name_is_called_by_the_seat() -> None:
    sentence = say("{player} wins!", player=Seat(2))
    said = [language(code).render(sentence, NAMES) for code in ("en", "de", "fr")]
    assert said == ["Player 3 wins!", "Spieler 3 gewinnt!", "Joueur 3 gagne\u00a0!"]


def test_a_context_tells_two_meanings_apart() -> None:
    assert language("de").render(say_as("what this language calls itself", "English")) == "Deutsch"
    assert language("de").render(as_it_is("English")) == "English"


def test_a_language_that_is_not_there_is_english() -> None:
    assert language("xx").render(say("Settings")) == "Settings"


def test_the_tablets_language_until_the_family_chooses() -> None:
    paddock = Paddock(facts=Facts(languages=LANGUAGES, own_language="fr"))
    assert wanted_language(paddock) == "fr"
    for chosen, wanted in (("de", "de"), ("en", "en"), ("nl", "fr"), ("system", "fr")):
        settings = Settings().changed("language", chosen)
        assert wanted_language(paddock._replace(settings=settings)) == wanted
        assert read_settings(settings.text()).language == chosen


@pytest.mark.parametrize("nonsense", ["", "de/../fr", "a" * 40, "d e"])
def test_no_nonsense_is_kept_as_a_language(nonsense: str) -> None:
    assert Settings().changed("language", nonsense) == Settings()


def test_a_language_is_fetched_first_and_spoken_then() -> None:
    house = at_home()
    asked = after(house.paddock, Tap("app set language de"))
    assert asked.paddock.language == "en"
    assert DeviceTask("learn", "de") in asked.deeds
    then = after(asked.paddock, Learnt("de"))
    assert then.paddock.language == "de"
    assert then.draws


@pytest.mark.parametrize(("sheet", "asks"), [("settings", True), ("language", True), ("about", False)])
def test_languages_are_sent_for_where_one_may_be_chosen(sheet: str, asks: bool) -> None:
    """Not before: a first visit carries only the words that it needs."""
    house = at_home()
    assert (DeviceTask("languages") in after(house.paddock, Tap(f"app {sheet}")).deeds) == asks


def test_what_comes_too_late_is_not_spoken() -> None:
    asked = after(at_home().paddock, Tap("app set language de")).paddock
    changed_mind = after(asked, Tap("app set language en")).paddock
    assert after(changed_mind, Learnt("de")).paddock.language == "en"


def test_in_the_middle_of_a_match_nothing_is_lost() -> None:
    house = at_home()
    nines = game("nines")
    house.sit_down(begin(nines, family("person", "bot"), 3)).settle()
    before = house.sitting
    house.tap("app settings").tap("app set language de").tap("app close")
    assert house.paddock.language == "de"
    assert house.sitting == before
    spoken = language("de").render(headline(house.sitting, shown_view(house.sitting)), house.match.names)
    assert spoken == "Anna, würfle"
    note = json.loads(house.lobby)
    assert (note["title"], note["line"]) == ("Weiterspielen: Alle Neune", "Als Nächstes: Anna")
    house.tap("app set language en")
    assert json.loads(house.lobby)["title"] == "Carry on: All Nines"


def test_without_a_match_nothing_is_kept_but_the_setting() -> None:
    house = at_home()
    asked = after(house.paddock, Tap("app set language fr"))
    then = after(asked.paddock, Learnt("fr"))
    assert not [deed for deed in then.deeds if isinstance(deed, KeepTexts)]


def test_a_word_without_names_in_between_leaves_the_picture_as_it_is_written() -> None:
    """Else the whole table would be painted anew, and the keyboard would lose its place."""
    english = language(ENGLISH)
    at_table = english.words(("Anna", "Ben"))
    assert english.words(()) is not at_table
    assert english.words(("Anna", "Ben")) is at_table
    for number in range(9):
        english.words((str(number),))
    assert english.words(("Anna", "Ben")) is not at_table
