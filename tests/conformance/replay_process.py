"""Run as a program in a process of its own: replays matches and compares them with what is expected."""

from __future__ import annotations

import pickle
import sys
from pathlib import Path

from games.catalogue import game
from table.record import read
from table.replay import positions


def main(pickled: str) -> str:
    for text, states, moves in pickle.loads(Path(pickled).read_bytes()):
        record = read(text)
        rules = game(record.game).rules
        replayed = [position.state for position in positions(record)]
        if replayed != list(states):
            return f"other states:\n{text}"
        for state, entry, expected in zip(replayed, record.entries, moves, strict=False):
            if list(rules.moves(state, entry.seat)) != expected:
                return f"other moves, or in another order, before {entry}:\n{text}"
    return "the same"


if __name__ == "__main__":
    print(main(sys.argv[1]))
