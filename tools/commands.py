"""Running other programs, with their troubles told in a sentence."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from tools.places import ROOT
from tools.trouble import Trouble

NO_NETWORK = (
    "ENOTFOUND", "EAI_AGAIN", "ETIMEDOUT", "ECONNREFUSED", "ECONNRESET", "ENETUNREACH", "ENOTCACHED",
    "EHOSTUNREACH", "NewConnectionError", "Temporary failure", "Failed to establish", "Could not resolve",
)  # fmt: skip


def needed(program: str, purpose: str) -> str:
    """The path of a program that must be installed."""
    path = shutil.which(program)
    if path is None:
        raise Trouble(f"{program} was not found. Install it (Node.js 20 or newer brings npm), {purpose}.")
    return path


def run_quietly(
    command: Sequence[str | Path], doing: str, environment: Mapping[str, str] | None = None
) -> str:
    """Run a program whose output matters only if it fails; gives back what it printed."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        env=environment,
        text=True,
        capture_output=True,
        check=False,
    )
    if done.returncode == 0:
        return done.stdout
    said = f"{done.stdout}\n{done.stderr}".strip()
    if any(sign in said for sign in NO_NETWORK):
        raise Trouble(
            f"{doing} needs the network, and there is none. Connect this machine and run the verb again."
        )
    last = "\n".join(said.splitlines()[-20:])
    raise Trouble(f"{doing} failed; running the verb again starts it afresh. The last lines were:\n{last}")


def run_openly(command: Sequence[str | Path], environment: Mapping[str, str] | None = None) -> int:
    """Run a program in front of the person, and give back its exit code."""
    return subprocess.run([str(part) for part in command], cwd=ROOT, env=environment, check=False).returncode
