"""Sentences read aloud by the tablet's own voices. Never the only way to learn something."""

from __future__ import annotations

from typing import Any

from js import window as browser
from pyodide.ffi import JsException


def can_speak() -> bool:
    """Whether this browser has a voice at all."""
    return hasattr(browser, "speechSynthesis")


def say(text: str, language: str) -> None:
    """Read a sentence aloud, instead of the one being read. Silence is no error."""
    if not can_speak():
        return
    try:
        synthesis = browser.speechSynthesis
        synthesis.cancel()
        utterance = browser.SpeechSynthesisUtterance.new(text)
        utterance.lang = language
        utterance.rate = 0.95
        voice = _voice(synthesis, language)
        if voice:
            utterance.voice = voice
        synthesis.speak(utterance)
    except JsException:
        # Voices come and go with the system's settings; the sentence also stands on the screen.
        return


def hush() -> None:
    """Stop reading."""
    if can_speak():
        browser.speechSynthesis.cancel()


def _voice(synthesis: Any, language: str) -> Any:
    """A voice of this language that needs no network, if there is one; else any of this language."""
    spoken = language.lower()[:2]
    fitting = [voice for voice in synthesis.getVoices() if str(voice.lang).lower()[:2] == spoken]
    return next((voice for voice in fitting if voice.localService), fitting[0] if fitting else None)
