"""Paddock under a state machine (`machine.py`), and the proof that it would notice."""

from __future__ import annotations

from hypothesis import HealthCheck, Phase, settings

from fakes.family_machine import Family

Family.TestCase.settings = settings(
    max_examples=15,
    stateful_step_count=30,
    deadline=None,
    # A match is long, and a failing one can be read as it is; to make it shorter takes minutes.
    phases=(Phase.explicit, Phase.reuse, Phase.generate),
    report_multiple_bugs=False,
    suppress_health_check=list(HealthCheck),
)
TestFamily = Family.TestCase
