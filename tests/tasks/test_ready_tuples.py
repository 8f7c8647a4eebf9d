"""Named tuples as the page gets them are what `typing` would have made of them."""

from __future__ import annotations

import ast
import pickle
import sys
from copy import copy
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from tools import row
from tools.places import ROOT
from tools.ready_tuples import is_named_tuple, written_out

SOURCE = '''
"""What a module may hold."""

from __future__ import annotations

from typing import NamedTuple

FAR = 7


class Empty(NamedTuple):
    """Without any field."""


class Sheep(NamedTuple):
    name: str
    square: int = FAR
    hats: tuple[str, ...] = ()

    @property
    def is_home(self) -> bool:
        return self.square == 0

    def on(self, steps: int = 1) -> Sheep:
        return self._replace(square=self.square + steps)
'''


@pytest.fixture
def both(monkeypatch: pytest.MonkeyPatch) -> tuple[ModuleType, ModuleType]:
    """The module as `typing` makes it, and as the page gets it."""
    monkeypatch.setitem(sys.modules, "row", row)
    return (
        made("as_written", ast.parse(SOURCE), monkeypatch),
        made("ready", written_out(ast.parse(SOURCE)), monkeypatch),
    )


def made(name: str, tree: ast.Module, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    module = ModuleType(name)
    monkeypatch.setitem(sys.modules, name, module)
    exec(compile(tree, name, "exec", dont_inherit=True), vars(module))
    return module


CALLS = (
    "Sheep('Emil')", "Sheep('Emil', 3)", "Sheep(square=3, name='Emil')", "Sheep('Emil', hats=('red',))",
    "Sheep()", "Sheep('Emil', 1, (), 2)", "Sheep('Emil', age=2)", "Empty()", "Empty(1)",
    "Sheep._make(('Emil', 3, ()))", "Sheep._make(('Emil',))", "Sheep._make(range(9))",
    "Sheep('Emil')._replace(square=9)", "Sheep('Emil')._replace(age=9)", "Sheep('Emil')._asdict()",
    "Sheep('Emil').on(2).square", "Sheep('Emil', 0).is_home", "Sheep('Emil') == ('Emil', 7, ())",
    "hash(Sheep('Emil'))", "Sheep._fields", "Sheep._field_defaults", "Sheep.__match_args__", "Empty._fields",
    "Sheep('Emil')[1]", "len(Sheep('Emil'))", "[*Sheep('Emil')]", "Sheep('Emil') < Sheep('Wolle')",
    "isinstance(Sheep('Emil'), tuple)", "hasattr(Sheep('Emil'), '__dict__')", "Sheep.__qualname__",
)  # fmt: skip


@pytest.mark.parametrize("call", CALLS)
def test_every_use_comes_to_the_same(both: tuple[ModuleType, ModuleType], call: str) -> None:
    as_written, ready = (outcome(call, module) for module in both)
    assert ready == as_written


def outcome(call: str, module: ModuleType) -> object:
    """What comes of it, or which error."""
    try:
        found = eval(call, vars(module))
    except (TypeError, ValueError) as error:
        # Which of the two `_replace` raises differs between Pythons.
        return str(error) if "__new__" in str(error) else "refused"
    return repr(found), found


def test_it_can_be_taken_apart_copied_and_sent(both: tuple[ModuleType, ModuleType]) -> None:
    for module in both:
        emil: Any = module.Sheep("Emil", 4)
        match emil:
            case module.Sheep(name, square=square):
                assert (name, square) == ("Emil", 4)
            case _:
                pytest.fail("not a Sheep")
        assert type(copy(emil)) is type(pickle.loads(pickle.dumps(emil))) is module.Sheep
        assert pickle.loads(pickle.dumps(emil)) == emil


def test_a_name_can_only_be_written_by_making_another(both: tuple[ModuleType, ModuleType]) -> None:
    for module in both:
        with pytest.raises(AttributeError):
            module.Sheep("Emil").square = 3


def test_a_default_that_reads_a_field_is_refused() -> None:
    with pytest.raises(ValueError, match="Pair: first is read"):
        written_out(ast.parse("class Pair(NamedTuple):\n    first: int = 1\n    second: int = first + 1\n"))


def test_nothing_is_left_for_typing_to_make() -> None:
    left = []
    for path in sorted((ROOT / "py").rglob("*.py")):
        tree = written_out(ast.parse(Path(path).read_text("utf-8")))
        left += [
            node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and is_named_tuple(node)
        ]
        compile(tree, str(path), "exec", ast.PyCF_ALLOW_TOP_LEVEL_AWAIT, dont_inherit=True)
    assert left == []
