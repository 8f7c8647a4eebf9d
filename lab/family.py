"""A family at the whole of Paddock, for as long as one likes: the tests' state machine with more steps.

    python3 tasks.py lab --family --matches 2000 --steps 60

Whatever a family, its bots, its tablet and bad luck may do is done at random, and after each step everything
that must always hold is looked at (`tests/fakes/family_machine.py`). The first fault ends it, with the steps
that led there.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from time import perf_counter

from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from fakes.family_machine import Family


def main(argv: Sequence[str]) -> int:
    """Look for a fault; Hypothesis raises it, if there is one."""
    parser = argparse.ArgumentParser(prog="lab --family", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--matches", type=int, default=1000, help="how many evenings are tried")
    parser.add_argument("--steps", type=int, default=50, help="how many things happen in each at most")
    arguments = parser.parse_args(argv)
    begun = perf_counter()
    run_state_machine_as_test(  # type: ignore[no-untyped-call]
        Family, settings=looking(arguments.matches, arguments.steps)
    )
    print(f"{arguments.matches} evenings without a fault in {perf_counter() - begun:.0f} seconds.")
    return 0


def looking(matches: int, steps: int) -> settings:
    """So much is tried; a failing evening is told as it was, since making it shorter takes minutes."""
    return settings(
        max_examples=matches,
        stateful_step_count=steps,
        deadline=None,
        database=None,
        phases=(Phase.generate,),
        report_multiple_bugs=False,
        suppress_health_check=list(HealthCheck),
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
