"""A `NamedTuple` of ours in the archive of the page: a class that is ready, instead of one to be made.

`typing.NamedTuple` writes a class's `__new__` as text and compiles it whenever its module is read, which in
a browser takes forty times as long as to read a class that is there. The page reads some three hundred of
them. So `written_out` puts into the syntax tree what `typing` would have made. What all of them share is
`row.py`, which goes into the archive as a module of its own.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator

NAMED = "NamedTuple"

TAKEN = "from row import Row as _Row, field as _field, new_tuple as _new_tuple"
"""What a module with such classes asks for."""


def written_out(tree: ast.Module) -> ast.Module:
    """The module with its named tuples as classes that need no making."""
    found = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and is_named_tuple(node)]
    for node in found:
        _write_out(node)
    if found:
        first = next(place for place, node in enumerate(tree.body) if not _comes_first(node))
        tree.body[first:first] = ast.parse(TAKEN).body
    return ast.fix_missing_locations(tree)


def is_named_tuple(node: ast.ClassDef) -> bool:
    """Whether `NamedTuple` is all this class is made of."""
    return [ast.unparse(base) for base in node.bases] == [NAMED] and not node.keywords


def _comes_first(node: ast.stmt) -> bool:
    """Whether this has to stay in front of every import: a docstring, and what comes from the future."""
    if isinstance(node, ast.ImportFrom):
        return node.module == "__future__"
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _write_out(node: ast.ClassDef) -> None:
    fields = [statement for statement in node.body if isinstance(statement, ast.AnnAssign)]
    names = [ast.unparse(field.target) for field in fields]
    others = [statement for statement in node.body if statement not in fields]
    defaults = {
        name: field.value for name, field in zip(names, fields, strict=True) if field.value is not None
    }
    for statement in (*others, *defaults.values()):
        _refuse_fields_by_name(node, names, _evaluated(statement))
    written = f"""
class {node.name}(_Row):
    __slots__ = ()
    __match_args__ = _fields = {tuple(names)!r}
    _field_defaults = {{{", ".join(f"{name!r}: {ast.unparse(value)}" for name, value in defaults.items())}}}
    def __new__(_cls, {", ".join(_parameter(name, defaults) for name in names)}):
        return _new_tuple(_cls, ({"".join(f"{name}, " for name in names)}))
"""
    getters = [f"{name} = _field({place}, '')" for place, name in enumerate(names)]
    (ready,) = ast.parse(written).body
    assert isinstance(ready, ast.ClassDef)
    for statement in ast.walk(ready):
        if isinstance(statement, ast.stmt | ast.expr | ast.arg):
            ast.copy_location(statement, node)
    node.bases = ready.bases
    node.body = [*ready.body, *others, *ast.parse("\n".join(getters)).body]


def _parameter(name: str, defaults: Iterable[str]) -> str:
    return f"{name}=_field_defaults[{name!r}]" if name in defaults else name


def _evaluated(node: ast.AST) -> Iterator[ast.AST]:
    """Everything that runs while the class is made; what stands inside a function runs later."""
    yield node
    inside = (
        (*node.decorator_list, node.args) if isinstance(node, ast.FunctionDef) else ast.iter_child_nodes(node)
    )
    for child in inside:
        yield from _evaluated(child)


def _refuse_fields_by_name(node: ast.ClassDef, names: list[str], nodes: Iterator[ast.AST]) -> None:
    """A field's default can be read by its name while `typing` makes the class, and not here."""
    for inner in nodes:
        if isinstance(inner, ast.Name) and inner.id in names:
            raise ValueError(f"{node.name}: {inner.id} is read while its class is made")
