"""A test that asserts only in a loop proves nothing on the day when the loop is over nothing."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Mapping
from enum import EnumType
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

HERE = Path(__file__).parent
FILES = sorted(HERE.rglob("*.py"))

_SAME_LENGTH = {"enumerate", "reversed", "sorted", "list", "tuple", "set", "frozenset", "dict"}
"""Functions whose result is empty only when their first argument is."""
_ALL_ARGUMENTS = {"zip", "product", "chain", "permutations", "combinations", "pairwise", "map"}
"""Those that give something as long as none of their arguments is empty."""
_VIEWS = {"items", "keys", "values", "copy", "split", "splitlines"}
"""Methods of what is not empty that give something."""
_CHECKS = {"raises", "fail", "warns"}
"""What of pytest is an assertion."""

Known = Mapping[str, ast.expr]
"""Names, and what was last assigned to them."""


def unproven(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    """Yield the tests that would pass if whatever they loop over were empty."""
    module = _Module(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            sure, unsure = module.assertions(node)
            if unsure and not sure:
                yield node


class _Module:
    """What is known of one file."""

    def __init__(self, tree: ast.Module) -> None:
        self.names = _assigned(tree)
        self.imported = {
            alias.asname or alias.name: (node.module, alias.name)
            for node in tree.body
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("heraut.")
            for alias in node.names
        }
        functions = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
        self.helpers: dict[str, bool] = {}
        """Functions that assert, and whether they do so whatever they are given."""
        # A helper may call a helper: until nothing changes.
        while found := {
            name: sure > 0
            for name, (sure, unsure) in (
                (name, self.assertions(node)) for name, node in functions.items()
            )
            if (sure or unsure) and self.helpers.get(name) is not (sure > 0)
        }:
            self.helpers.update(found)

    def assertions(self, test: ast.FunctionDef) -> tuple[int, int]:
        """Return how many assertions of a test are made for sure, and how many perhaps never."""
        names = {**self.names, **_assigned(test)}
        found = [0, 0]
        for statement in test.body:
            self._count(statement, names, True, found)
        return found[0], found[1]

    def _count(self, node: ast.AST, names: Known, sure: bool, found: list[int]) -> None:
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.Lambda() | ast.ClassDef():
                return
            case ast.For():
                self._count(node.iter, names, sure, found)
                runs = sure and self._filled(node.iter, names)
                for statement in node.body:
                    self._count(statement, names, runs, found)
                for statement in node.orelse:
                    self._count(statement, names, sure, found)
                return
            case ast.While():
                runs = sure and isinstance(node.test, ast.Constant) and bool(node.test.value)
                for statement in node.body:
                    self._count(statement, names, runs, found)
                return
            case ast.Assert():
                found[not (sure and not self._empty(node.test, names))] += 1
                return
        match node:
            case ast.Call(ast.Attribute(ast.Name("pytest"), name)) if name in _CHECKS:
                found[not sure] += 1
            case ast.Call(ast.Name(name)) if name in self.helpers:
                found[not (sure and self.helpers[name])] += 1
            case ast.Assign([ast.Tuple([ast.expr()]) | ast.List([ast.expr()])]):
                # There is exactly one, or else it cannot be taken.
                found[not sure] += 1
            case ast.Call(ast.Name("assume")):
                # Hypothesis fails a test for which it finds nothing that may be assumed.
                found[not sure] += 1
        for child in ast.iter_child_nodes(node):
            self._count(child, names, sure, found)

    def _empty(self, test: ast.expr, names: Known) -> bool:
        """Tell whether an assertion holds when what it goes through is empty."""
        match test:
            case ast.Call(ast.Name("all"), [each]):
                return not self._filled(each, names)
            case ast.UnaryOp(ast.Not(), ast.Call(ast.Name("any"), [each])):
                return not self._filled(each, names)
            case (
                ast.UnaryOp(ast.Not(), (ast.ListComp() | ast.SetComp() | ast.DictComp()) as each)
                | ast.Compare(
                    (ast.ListComp() | ast.SetComp() | ast.DictComp()) as each,
                    [ast.Eq()],
                    [ast.List([]) | ast.Dict([]) | ast.Call(ast.Name("set"), [])],
                )
                | ast.Compare((ast.SetComp() | ast.DictComp()) as each, [ast.LtE()])
            ):
                return not all(self._filled(part.iter, names) for part in each.generators)
            case ast.BoolOp(ast.And()):
                return all(self._empty(value, names) for value in test.values)
        return False

    def _filled(self, given: ast.expr, names: Known) -> bool:
        """Tell whether something to loop over cannot be empty, as far as can be seen."""
        match given:
            case ast.Tuple(elts=each) | ast.List(elts=each) | ast.Set(elts=each):
                return any(
                    not isinstance(one, ast.Starred) or self._filled(one.value, names)
                    for one in each
                )
            case ast.Dict(keys=keys, values=values):
                return any(
                    key is not None or self._filled(value, names)
                    for key, value in zip(keys, values, strict=True)
                )
            case ast.Constant(value=str() | bytes() as text):
                return bool(text)
            case ast.JoinedStr():
                return any(isinstance(part, ast.Constant) for part in given.values)
            case ast.Name(name) if name in names:
                # Without the name itself: what it was made from must not be asked for again.
                rest = {other: value for other, value in names.items() if other != name}
                return self._filled(names[name], rest)
            case ast.Name(name) if name in self.imported:
                return _holds_some(*self.imported[name])
            case ast.Subscript(ast.Name(name), ast.Constant(key)) if name in self.imported:
                return _holds_some(*self.imported[name], key)
            case ast.BinOp(left, ast.Add() | ast.BitOr(), right):
                return self._filled(left, names) or self._filled(right, names)
            case ast.BinOp(left, ast.Mult(), ast.Constant(value=int(times))):
                return times > 0 and self._filled(left, names)
            case ast.IfExp():
                return self._filled(given.body, names) and self._filled(given.orelse, names)
            case ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp():
                return all(
                    not part.ifs and self._filled(part.iter, names) for part in given.generators
                )
            case ast.Call(
                ast.Name("range"), [ast.BinOp(ast.Call(ast.Name("len")), ast.Add(), more)]
            ):
                return isinstance(more, ast.Constant) and bool(more.value)
            case ast.Call(ast.Name("range"), numbers):
                return _counts(numbers)
            case ast.Call(ast.Name("count" | "repeat")):
                return True
            case ast.Call(ast.Name(name) | ast.Attribute(attr=name), arguments) if arguments:
                if name in _SAME_LENGTH:
                    return self._filled(arguments[0], names)
                looped = arguments[1:] if name == "map" else arguments[:1]
                looped = arguments if name in ("zip", "product") else looped
                return name in _ALL_ARGUMENTS and all(self._filled(one, names) for one in looped)
            case ast.Call(ast.Attribute(value, name), []):
                return name in _VIEWS and self._filled(value, names)
        return False


def _assigned(scope: ast.Module | ast.FunctionDef) -> dict[str, ast.expr]:
    """Return what is assigned once, and to a name alone."""
    found: dict[str, ast.expr] = {}
    many: set[str] = set()
    nodes = scope.body if isinstance(scope, ast.Module) else ast.walk(scope)
    for node in nodes:
        match node:
            case ast.Assign([ast.Name(name)], value) | ast.AnnAssign(
                ast.Name(name), _, ast.expr() as value
            ):
                many |= {name} & found.keys()
                found[name] = value
            case ast.AugAssign(ast.Name(name), ast.Sub() | ast.BitAnd()) | ast.For(ast.Name(name)):
                many.add(name)
    return {name: value for name, value in found.items() if name not in many}


def _counts(numbers: list[ast.expr]) -> bool:
    """Tell whether a range of these is not empty, as far as can be seen."""
    try:
        return len(range(*map(ast.literal_eval, numbers))) > 0
    except (ValueError, TypeError):
        return False


@cache
def _holds_some(module: str, name: str, *key: object) -> bool:
    """Tell whether something of Héraut's own, or what it holds under a key, holds anything."""
    value = getattr(import_module(module), name, None)
    for each in key:
        value = value[each] if isinstance(value, Mapping) else None
    return isinstance(value, EnumType | Collection) and len(value) > 0


@pytest.mark.parametrize("path", FILES, ids=[path.relative_to(HERE).as_posix() for path in FILES])
def test_no_test_asserts_only_in_loops_that_may_be_empty(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = [f"{path.name}:{test.lineno} {test.name}" for test in unproven(tree)]
    assert found == []


@pytest.mark.parametrize(
    ("body", "proves"),
    [
        ("for x in found(): assert x", False),
        ("assert all(found())", False),
        ("assert not any(found())", False),
        ("assert not [x for x in found() if x]", False),
        ("while found(): assert found()", False),
        ("for x in found():\n  with pytest.raises(ValueError): x()", False),
        ("for x in (1, 2):\n  for y in found(): assert y", False),
        ("assert all(found()) and not any(found())", False),
        ("check(found())", False),
        ("xs = [x for x in (1, 2) if x]\nfor x in xs: assert x", False),
        ("for x in range(0): assert x", False),
        ("xs = found()\nassert xs\nfor x in xs: assert x", True),
        ("for x in (1, 2): assert x", True),
        ("for n, x in enumerate(sorted([1, 2])): assert x", True),
        ("for x, y in product(range(3), 'ab'): assert x", True),
        ("for x in RULES.values(): assert x", True),
        ("for x in {1: 2}.items(): assert x", True),
        ("assert all(x for x in (1, 2))", True),
        ("xs = [1, *found()]\nfor x in xs: assert x", True),
        ("assume(found())\nfor x in found(): assert x", True),
        ("(x,) = found()\nassert all(x)", True),
        ("surely(found())", True),
        ("print()", True),
    ],
)
def test_what_may_be_empty_is_told_from_what_may_not(body: str, proves: bool) -> None:
    """The word ``found`` stands for anything at all."""
    indented = "\n".join(f"    {line}" for line in body.splitlines())
    text = f"""
from heraut.engines.registry import RULES
def check(xs):
    for x in xs: assert x
def surely(xs):
    assert xs
    check(xs)
def test_it():
{indented}
"""
    assert bool(list(unproven(ast.parse(text)))) is not proves
