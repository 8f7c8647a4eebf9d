"""The languages that there are, and the one that the page speaks since `static/boot/language.js` chose it."""

from __future__ import annotations

from functools import cache

from js import paddock

from stage import files


@cache
def there() -> tuple[str, ...]:
    """The languages besides English, by their codes."""
    return tuple(str(code) for code in paddock.languages.object_keys())


@cache
def own_names() -> tuple[tuple[str, str], ...]:
    """What those languages call themselves."""
    return tuple((code, str(getattr(paddock.languages, code).name)) for code in there())


def spoken() -> str:
    """The language of the page as it is now."""
    return str(paddock.language)


@cache
def wished() -> str:
    """The language that the tablet is set to, if it is one of ours."""
    return str(paddock.ownLanguage)


def speak(code: str) -> None:
    """The page, and the lobby, which is plain HTML, speak this language from now on."""
    if paddock.language != code:
        paddock.speak(code)


async def catalogue(code: str) -> bytes | None:
    """The compiled catalogue of a language; None if it can't be had now."""
    return await files.fetch(str(getattr(paddock.languages, code).catalogue))


async def lessons(code: str) -> bytes | None:
    """The same of what only lessons say."""
    return await files.fetch(str(getattr(paddock.languages, code).lessons))
