"""Running other programs, with their troubles told in a sentence."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from tools.failure import Failure
from tools.places import ROOT

Finished = subprocess.CompletedProcess[str]

NO_NETWORK = (
    "ENOTFOUND", "EAI_AGAIN", "ETIMEDOUT", "ECONNREFUSED", "ECONNRESET", "ENETUNREACH", "ENOTCACHED",
    "EHOSTUNREACH", "NewConnectionError", "Temporary failure", "Failed to establish", "Could not resolve",
)  # fmt: skip


def needed(program: str, purpose: str) -> str:
    """The path of a program that must be installed."""
    path = shutil.which(program)
    if path is None:
        raise Failure(f"{program} was not found. Install it (Node.js 20 or newer brings npm), {purpose}.")
    return path


def run_quietly(command: Sequence[str | Path], doing: str, given: str = "") -> str:
    """Run a program whose output matters only if it fails; gives back what it printed."""
    done = _run(command, given=given)
    if done.returncode:
        raise Failure(f"{doing} failed; running the verb again starts it afresh. It said:\n{_said(done)}")
    return done.stdout


def fetch_quietly(command: Sequence[str | Path], doing: str, environment: Mapping[str, str]) -> None:
    """Run a program that needs the network, and say so if that is what is missing."""
    done = _run(command, environment)
    if done.returncode == 0:
        return
    if any(sign in done.stdout + done.stderr for sign in NO_NETWORK):
        raise Failure(f"{doing} needs the network, and there is none. Connect this machine and try again.")
    raise Failure(f"{doing} failed; running the verb again starts it afresh. It said:\n{_said(done)}")


def _run(
    command: Sequence[str | Path], environment: Mapping[str, str] | None = None, given: str = ""
) -> Finished:
    return subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        env=environment,
        input=given,
        text=True,
        capture_output=True,
        check=False,
    )


def _said(done: Finished) -> str:
    """The last lines a program left, each cut where it stops being readable."""
    lines = f"{done.stdout}\n{done.stderr}".strip().splitlines()
    return "\n".join(line[:300] for line in lines[-20:])


def run_openly(command: Sequence[str | Path], environment: Mapping[str, str] | None = None) -> int:
    """Run a program in front of the person, and give back its exit code."""
    return subprocess.run([str(part) for part in command], cwd=ROOT, env=environment, check=False).returncode
