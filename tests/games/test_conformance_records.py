"""A record gives the same match again, move by move: here, and on another machine."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conformance.clauses import check_replay
from conformance.matches import mostly_sensible, play_out, random_matches
from conformance.setups import GAMES_TO_TEST, SETUPS, TABLES, Table
from games.catalogue import Game
from table.record import write

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("table", TABLES, ids=str)
@given(data=st.data())
def test_the_record_replays_to_the_same_states(table: Table, data: st.DataObject) -> None:
    check_replay(data.draw(random_matches(table)))


@pytest.mark.skipif(sys.platform == "emscripten", reason="the browser has no second process")
@pytest.mark.parametrize("entry", GAMES_TO_TEST, ids=lambda entry: entry.name)
def test_the_record_replays_the_same_in_another_process(entry: Game, tmp_path: Path) -> None:
    """Hash seeds differ from process to process; nothing may depend on them, not even the order of moves."""
    matches = [play_out(setup, 1, mostly_sensible) for setup in SETUPS if setup.name == entry.name]
    expected = [
        (
            write(match.record),
            match.states,
            [list(match.setup.rules.moves(moment.state, moment.seat)) for moment in match.moments],
        )
        for match in matches
    ]
    pickled = tmp_path / "matches.pickle"
    pickled.write_bytes(pickle.dumps(expected))
    for hash_seed in ("1", "2"):
        path = os.pathsep.join((str(ROOT / "py"), str(ROOT / "tests")))
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
        answer = subprocess.run(
            [sys.executable, "-m", "conformance.replay_process", str(pickled)],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert answer.stdout == "the same\n", answer.stdout + answer.stderr
