"""The verbs: finds the one that was asked for and runs it."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import NamedTuple

from tools.failure import Failure


class Verb(NamedTuple):
    """Something `tasks.py` can do: the module in `tools/` with a `main`, and what it is for."""

    name: str
    module: str
    purpose: str


VERBS = (
    Verb("play", "tools.play", "prepare, build and serve the page on this machine"),
    Verb("test", "tools.suites", "run all tests; --fast leaves out the browsers"),
    Verb("check", "tools.check", "style, types and the layers of the house"),
    Verb("build", "tools.build", "make dist/, the folder that is deployed"),
    Verb("prepare", "tools.prepare", "fetch the pinned packages and make static/runtime/"),
    Verb("imports", "tools.imports", "draw who imports whom into ARCHITECTURE.md"),
    Verb("bench", "tools.bench", "measure the start and the rules' speed"),
    Verb("lab", "tools.lab", "long runs: bots against bots, soaks of random matches"),
    Verb("shots", "tools.shots", "photograph every screen at every size"),
    Verb("words", "tools.words", "find every sentence and update the catalogues of the languages"),
    Verb("mutants", "tools.mutants", "mutation tests of the rulebooks; takes hours"),
)


def usage() -> str:
    """What `--help` prints."""
    verbs = "\n".join(f"  {verb.name:<9}{verb.purpose}" for verb in VERBS)
    return (
        "usage: python3 tasks.py <verb> [options]\n\n"
        f"{verbs}\n\n"
        "python3 tasks.py <verb> --help tells a verb's options."
    )


def main(arguments: list[str]) -> int:
    """Run a verb; the exit code says whether it went well."""
    if not arguments or arguments[0] in {"-h", "--help", "help"}:
        print(usage())
        return 0 if arguments else 2
    name, *rest = arguments
    verb = next((verb for verb in VERBS if verb.name == name), None)
    if verb is None:
        known = ", ".join(verb.name for verb in VERBS)
        print(f"There is no verb {name!r}. Known are: {known}.", file=sys.stderr)
        return 2
    try:
        return int(import_module(verb.module).main(rest) or 0)
    except Failure as trouble:
        print(f"{verb.name}: {trouble}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
