"""A test that asserts only in a loop proves nothing on the day when the loop is over nothing.

Nor does one that asserts only under a condition, on the day when that does not hold. Where it is
right not to assert about everything, the test counts what it did assert about, and asserts that.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Mapping, Sequence
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
Ends = set[tuple[type[ast.stmt] | None, bool]]
"""The ways out of statements: what leaves the loop or the function, ``None`` for going on to the
next statement, and whether something was asserted on the way."""


def unproven(tree: ast.Module) -> list[str]:
    """Return the tests that may pass without having asserted anything.

    So it is where all that they loop over is empty, or no condition holds that they assert under.
    """
    module = _Module(tree)
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            proves, asserts = module.assertions(node)
            if asserts and not proves:
                found.append(f"{node.lineno} {node.name}")
    return found


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
            name: proves
            for name, (proves, asserts) in (
                (name, self.assertions(node)) for name, node in functions.items()
            )
            if asserts and self.helpers.get(name) is not proves
        }:
            self.helpers.update(found)

    def assertions(self, test: ast.FunctionDef) -> tuple[bool, bool]:
        """Tell whether a test asserts on every way through it, and whether it does so anywhere."""
        self._asserts = False
        self._last = max((e.lineno for e in ast.walk(test) if isinstance(e, ast.Assert)), default=0)
        ends = self._block(test.body, {**self.names, **_assigned(test), **_assumed(test)}, False)
        return all(proved for _, proved in ends), self._asserts

    def _block(self, statements: Sequence[ast.stmt], names: Known, proved: bool) -> Ends:
        """Return how statements may end when something was ``proved`` before them, or nothing."""
        ends: Ends = {(None, proved)}
        for statement in statements:
            through = {before for leaves, before in ends if leaves is None}
            ends = {end for end in ends if end[0] is not None}.union(
                *(self._ends(statement, names, before) for before in through)
            )
        return ends

    def _ends(self, node: ast.stmt, names: Known, proved: bool) -> Ends:
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                return {(None, proved)}
            case ast.Continue() | ast.Break():
                return {(type(node), proved)}
            case ast.Return(value):
                return {(ast.Return, proved or self._called(value, names))}
            case ast.If(test, body, orelse):
                proved |= self._called(test, names)
                return self._block(body, names, proved) | self._block(orelse, names, proved)
            case ast.Match(_, cases):
                ends = set().union(*(self._block(case.body, names, proved) for case in cases))
                last = cases[-1]
                any_other = isinstance(last.pattern, ast.MatchAs) and not (
                    last.pattern.pattern or last.guard
                )
                return ends if any_other else ends | {(None, proved)}
            case ast.Try(body, handlers, orelse, final):
                ends = self._block([*body, *orelse], names, proved).union(
                    *(self._block(handler.body, names, proved) for handler in handlers)
                )
                return (
                    ends
                    if not final
                    else {
                        (leaves if after is None else after, before or then)
                        for leaves, before in ends
                        for after, then in self._block(final, names, False)
                    }
                )
            case ast.With(items, body):
                called = [self._called(item.context_expr, names) for item in items]
                ends = {
                    (leaves, before or any(called))
                    for leaves, before in self._block(body, names, proved)
                }
                text = [ast.unparse(item.context_expr) for item in items]
                return ends | {(None, proved) for each in text if "suppress(" in each}
            case ast.For(_, each, body, orelse):
                proved |= self._called(each, names)
                return self._loop(self._filled(each, names), body, orelse, names, proved)
            case ast.While(test, body, orelse):
                runs = isinstance(test, ast.Constant) and bool(test.value)
                return self._loop(runs, body, orelse, names, proved)
            case ast.Assert(test):
                self._asserts = True
                return {(None, proved or not self._empty(test, names))}
            case ast.Assign([ast.Tuple([ast.expr()]) | ast.List([ast.expr()])]):
                # There is exactly one, or else it cannot be taken.
                self._asserts = True
                return {(None, True)}
            case ast.Raise():
                return set()
        return {(None, proved or self._called(node, names))}

    def _loop(
        self,
        runs: bool,
        body: Sequence[ast.stmt],
        orelse: Sequence[ast.stmt],
        names: Known,
        proved: bool,
    ) -> Ends:
        """Return how a loop may end that runs once for sure or perhaps never."""
        once = self._block(body, names, proved)
        around = {before for leaves, before in once if leaves in (None, ast.Continue)}
        ends = {(None, before) for leaves, before in once if leaves is ast.Break}
        ends |= {end for end in once if end[0] is ast.Return}
        around |= set() if runs else {proved}
        return ends.union(*(self._block(orelse, names, before) for before in around))

    def _called(self, node: ast.AST | None, names: Known) -> bool:
        """Tell whether an expression calls something that asserts, whatever it is given."""
        if node is None or isinstance(node, ast.Lambda):
            return False
        called = [self._called(child, names) for child in ast.iter_child_nodes(node)]
        match node:
            case ast.Call(ast.Name(name)) if name in self.helpers:
                self._asserts = True
                return any(called) or self.helpers[name]
            case ast.Call(ast.Attribute(ast.Name("pytest"), name)) if name in _CHECKS:
                self._asserts = True
                return True
            case ast.Call(ast.Name("assume")) if node.lineno > self._last:
                # Hypothesis fails a test for which it finds nothing that may be assumed: said last,
                # it is about what was looked at.
                return True
            case ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp():
                return any(called) and self._filled(node, names)
            case ast.BoolOp() | ast.IfExp():
                # Only what comes first is looked at in any case: of an IfExp that is its test.
                first = node.values[0] if isinstance(node, ast.BoolOp) else node.test
                return self._called(first, names)
        return any(called)

    def _empty(self, test: ast.expr, names: Known) -> bool:
        """Tell whether an assertion holds when what it goes through is empty."""
        match test:
            case ast.Call(ast.Name("all"), [each]):
                return not self._filled(each, names)
            case ast.UnaryOp(ast.Not(), ast.Call(ast.Name("any"), [each])):
                return not self._filled(each, names)
            case ast.Compare(
                ast.Call(ast.Name("len"), [each]), [ast.LtE() | ast.Lt()], [ast.Constant()]
            ):
                return self._collected(each, names)
            case (
                ast.UnaryOp(ast.Not(), each)
                | ast.Compare(
                    each, [ast.Eq()], [ast.List([]) | ast.Dict([]) | ast.Call(ast.Name("set"), [])]
                )
                | ast.Compare((ast.SetComp() | ast.DictComp()) as each, [ast.LtE()])
            ):
                return self._collected(each, names)
            case ast.BoolOp(ast.And()):
                return all(self._empty(value, names) for value in test.values)
        return False

    def _collected(self, each: ast.expr, names: Known) -> bool:
        """Tell whether this is collected from what may be empty."""
        match each:
            case ast.Name(name) if name in names:
                rest = {other: value for other, value in names.items() if other != name}
                return self._collected(names[name], rest)
            case ast.ListComp() | ast.SetComp() | ast.DictComp():
                return not all(self._filled(part.iter, names) for part in each.generators)
            case ast.List([]) | ast.Dict([]) | ast.Call(ast.Name("set"), []):
                return True
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
            case ast.Subscript(whole, ast.Slice(ast.UnaryOp(ast.USub()), None, None)):
                return self._filled(whole, names)
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
                if name == "zip" and given.keywords:
                    # All are as long as each other, or else it raises.
                    return any(self._filled(one, names) for one in arguments)
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


def _assumed(test: ast.FunctionDef) -> dict[str, ast.expr]:
    """Return the names of what Hypothesis gives a test only where it is not empty."""
    something = ast.Tuple([ast.Constant(None)])
    return {
        statement.value.args[0].id: something
        for statement in test.body
        if isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Call)
        and isinstance(statement.value.func, ast.Name)
        and statement.value.func.id == "assume"
        and isinstance(statement.value.args[0], ast.Name)
    }


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
def test_no_test_may_pass_without_having_asserted_anything(path: Path) -> None:
    assert unproven(ast.parse(path.read_text(encoding="utf-8"))) == []


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
        ("for x, y in zip((1, 2), found(), strict=True): assert x", True),
        ("for x, y in zip((1, 2), found()): assert x", False),
        ("for x in (1, 2): assert x", True),
        ("for n, x in enumerate(sorted([1, 2])): assert x", True),
        ("for x, y in product(range(3), 'ab'): assert x", True),
        ("for x in RULES.values(): assert x", True),
        ("for x in {1: 2}.items(): assert x", True),
        ("assert all(x for x in (1, 2))", True),
        ("xs = [1, *found()]\nfor x in xs: assert x", True),
        ("if found(): assert found()", False),
        ("if found(): assert 1\nelif found(): print()\nelse: assert 2", False),
        ("match found():\n  case 1: assert 1", False),
        ("match found():\n  case 1: assert 1\n  case _ if found(): assert 2", False),
        ("try: found()\nexcept ValueError as e: assert e", False),
        ("for x in (1, 2):\n  if found(): continue\n  assert x", False),
        ("for x in (1, 2):\n  if found(): break\n  assert x", False),
        ("while True:\n  if found(): break\n  assert found()", False),
        ("if found(): return\nassert found()", False),
        ("with suppress(ValueError):\n  assert found()", False),
        ("found() and surely(found())", False),
        ("surely([]) if found() else None", False),
        ("[surely(x) for x in found()]", False),
        ("xs = [x for x in found() if x]\nassert not xs", False),
        ("xs = {x: 1 for x in found()}\nassert xs == {}", False),
        ("xs = set()\nfor x in found(): xs.add(x)\nassert len(xs) <= 1", False),
        ("assume(found())\nif found(): assert found()", False),
        ("if found(): assert 1\nelse: assert 2", True),
        ("if found(): raise ValueError\nassert 1", True),
        ("match found():\n  case 1: assert 1\n  case _: assert 2", True),
        ("try: found()\nexcept ValueError as e: assert e\nelse: assert found()", True),
        ("try: found()\nexcept ValueError: pass\nfinally: assert found()", True),
        ("seen = 0\nfor x in found():\n  assert x\n  seen += 1\nassert seen", True),
        ("for x in (1, 2):\n  if found(): continue\n  assert x\nelse: assert x", True),
        ("while True:\n  assert found()\n  if found(): break", True),
        ("with found(): assert found()", True),
        ("[surely(x) for x in (1, 2)]", True),
        ("xs = [x for x in (1, 2) if x > found()]\nassert not xs", True),
        ("xs = found()\nassume(xs)\nfor x in xs[-3:]: assert x", True),
        ("for x in found(): assert x\nassume(found())", True),
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
    assert bool(unproven(ast.parse(text))) is not proves
