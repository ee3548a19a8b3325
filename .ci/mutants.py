"""Small changes of a source text that no test should let live: what ``mutation.py`` seeds.

Each is one that a person might type by mistake: another comparison, a condition forgotten, a call
left out. What only makes a program stop at once, such as a name that is not there, is left out: any
test finds it. Texts, annotations, decorators and docstrings are left alone.
"""

from __future__ import annotations

import ast
import difflib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

__all__ = ["Mutant", "mutants"]

_COMPARISONS: Final[dict[type[ast.cmpop], tuple[str, tuple[str, ...]]]] = {
    ast.Eq: ("==", ("!=",)),
    ast.NotEq: ("!=", ("==",)),
    ast.Lt: ("<", ("<=", ">=")),
    ast.LtE: ("<=", ("<", ">")),
    ast.Gt: (">", (">=", "<=")),
    ast.GtE: (">=", (">", "<")),
    ast.In: ("in", ("not in",)),
    ast.NotIn: ("not in", ("in",)),
    ast.Is: ("is", ("is not",)),
    ast.IsNot: ("is not", ("is",)),
}
_ARITHMETIC: Final[dict[type[ast.operator], tuple[str, str]]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Div: ("/", "*"),
    ast.Mod: ("%", "//"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
}
_SWAPPED: Final = {"any": "all", "all": "any", "min": "max", "max": "min"}
_SEQUENCES: Final = ast.JoinedStr | ast.Tuple | ast.List | ast.ListComp


@dataclass(frozen=True, slots=True, order=True)
class Mutant:
    """One change of one file."""

    path: str
    """The file, from the root of the repository."""
    line: int
    """Where the change begins, from 1."""
    what: str
    """What is done, in words."""
    start: int
    """Where the replaced bytes begin in the file, and where they end."""
    end: int
    new: str
    """What stands there instead."""

    def applied(self, text: str) -> str:
        """Return the text of the file with the change."""
        octets = text.encode()
        return (octets[: self.start] + self.new.encode() + octets[self.end :]).decode()

    def runs(self, text: str) -> bool:
        """Tell whether what the change leaves is a program, and another one."""
        try:
            return ast.dump(ast.parse(self.applied(text))) != ast.dump(ast.parse(text))
        except SyntaxError:
            return False

    def diff(self, text: str) -> list[str]:
        """Return the lines that go, after ``-``, and those that come, after ``+``."""
        changed = difflib.unified_diff(
            text.splitlines(), self.applied(text).splitlines(), n=0, lineterm=""
        )
        return [line for line in changed if not line.startswith(("---", "+++", "@@"))]


def mutants(path: str, text: str) -> list[Mutant]:
    """Return the changes of a file, in its order; :meth:`Mutant.runs` tells which can be tried."""
    return sorted(set(_Finder(path, text).of_file()))


class _Finder:
    """Goes through the syntax tree of one file."""

    def __init__(self, path: str, text: str) -> None:
        self._path = path
        self._tree = ast.parse(text)
        self._octets = text.encode()
        self._lines = [0]
        for line in self._octets.splitlines(keepends=True):
            self._lines.append(self._lines[-1] + len(line))

    def of_file(self) -> Iterator[Mutant]:
        for statement in self._tree.body:
            match statement:
                case ast.Assign([ast.Name("__all__")]):
                    continue
                case ast.Assign(value=value) | ast.AnnAssign(value=ast.expr() as value):
                    # A table of constants: each of its entries counts.
                    for node in ast.walk(value):
                        yield from self._shorter(node)
            yield from self._in(statement)

    def _in(self, node: ast.AST) -> Iterator[Mutant]:
        """Yield the changes of a node and of all in it."""
        match node:
            case ast.JoinedStr():
                return
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                yield from self._assigned_again(node)
        yield from self._of_statement(node)
        yield from self._of_expression(node)
        skipped = {id(getattr(node, name, None)) for name in ("annotation", "returns")}
        skipped |= {id(each) for each in getattr(node, "decorator_list", ())}
        for child in ast.iter_child_nodes(node):
            if id(child) not in skipped:
                yield from self._in(child)

    def _of_statement(self, node: ast.AST) -> Iterator[Mutant]:
        match node:
            case ast.Expr(ast.Call()) | ast.AugAssign() | ast.Delete():
                yield self._instead(node, "pass", "a statement left out")
            case ast.Raise():
                yield self._instead(node, "pass", "an error not raised")
            case ast.Continue():
                yield self._instead(node, "break", "break in place of continue")
                yield self._instead(node, "pass", "a continue left out")
            case ast.Break():
                yield self._instead(node, "pass", "a break left out")
            case (
                ast.If(test=test) | ast.While(test=test) | ast.match_case(guard=ast.expr() as test)
            ):
                yield from self._negated(test)

    def _assigned_again(self, function: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[Mutant]:
        """Yield the function without each assignment to a name that has a value already."""
        known = {each.arg for each in ast.walk(function.args) if isinstance(each, ast.arg)}
        for node in sorted(
            (node for node in ast.walk(function) if isinstance(node, ast.Assign)),
            key=lambda node: node.lineno,
        ):
            names = {each.id for target in node.targets for each in _names(target)}
            if names & known and names <= known:
                yield self._instead(node, "pass", "an assignment left out")
            known |= names

    def _of_expression(self, node: ast.AST) -> Iterator[Mutant]:
        match node:
            case ast.Compare(left, [operator], [right]):
                old, others = _COMPARISONS[type(operator)]
                for new in others:
                    yield from self._between(left, right, old, new)
                if isinstance(operator, ast.In | ast.NotIn):
                    yield from self._shorter(right)
            case ast.BoolOp(operator, values):
                old, new = ("and", "or") if isinstance(operator, ast.And) else ("or", "and")
                neutral = "True" if old == "and" else "False"
                for value, following in pairwise(values):
                    yield from self._between(value, following, old, new)
                for value in values:
                    yield self._instead(value, neutral, f"a part of {old!r} left out")
            case ast.UnaryOp(ast.Not()):
                start, _ = self._place(node)
                yield self._changed(start, start + len("not"), "", "a 'not' left out")
            case ast.BinOp(left, operator, right) if type(operator) in _ARITHMETIC:
                if not any(
                    isinstance(each, _SEQUENCES) or _is_text(each) for each in (left, right)
                ):
                    yield from self._between(left, right, *_ARITHMETIC[type(operator)])
            case ast.IfExp(test, body, orelse):
                yield self._instead(node, f"({self._text(body)})", "the first of two values")
                yield self._instead(node, f"({self._text(orelse)})", "the second of two values")
                yield from self._negated(test)
            case ast.comprehension(ifs=tests):
                for test in tests:
                    yield self._instead(test, "True", "a condition left out")
            case ast.Constant(value=bool(value)):
                yield self._instead(node, str(not value), "the other truth")
            case ast.Constant(value=int() | float() as number) if not isinstance(number, bool):
                yield self._instead(node, str(number + 1), "one more")
            case ast.Slice(lower, upper):
                for bound in (lower, upper):
                    if bound is not None:
                        yield self._instead(bound, "", "an end of a slice left out")
            case ast.Set():
                yield from self._shorter(node)
            case ast.Call(ast.Name("replace"), arguments, keywords) if arguments:
                ends = [self._place(each)[1] for each in (arguments[-1], *keywords)]
                for each, (before, end) in zip(keywords, pairwise(ends), strict=True):
                    yield self._changed(before, end, "", f"{each.arg} not replaced")
            case ast.Call(ast.Name(name) as function) if name in _SWAPPED:
                yield self._instead(
                    function, _SWAPPED[name], f"{_SWAPPED[name]} in place of {name}"
                )

    def _negated(self, test: ast.expr) -> Iterator[Mutant]:
        if not isinstance(test, ast.Compare | ast.NamedExpr) and not (
            isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)
        ):
            yield self._instead(test, f"not ({self._text(test)})", "a condition turned round")

    def _between(self, left: ast.expr, right: ast.expr, old: str, new: str) -> Iterator[Mutant]:
        """Yield the change of the operator between two operands."""
        start, end = self._place(left)[1], self._place(right)[0]
        words = r"\s+".join(map(re.escape, old.split()))
        if found := re.search(words.encode(), self._octets[start:end]):
            at = start + found.start()
            yield self._changed(at, start + found.end(), new, f"{new!r} in place of {old!r}")

    def _shorter(self, node: ast.AST) -> Iterator[Mutant]:
        """Yield a collection that is written out without each of its elements."""
        match node:
            case ast.Tuple(elts=each) | ast.List(elts=each) | ast.Set(elts=each) if len(each) > 1:
                ends = [self._place(one) for one in each]
            case ast.Dict(keys=keys, values=values) if len(keys) > 1 and None not in keys:
                ends = [
                    (self._place(key)[0], self._place(value)[1])
                    for key, value in zip(keys, values, strict=True)
                    if key is not None
                ]
            case _:
                return
        yield self._changed(ends[0][0], ends[1][0], "", "an element left out")
        for (_, before), (_, end) in pairwise(ends):
            yield self._changed(before, end, "", "an element left out")

    def _instead(self, node: ast.AST, new: str, what: str) -> Mutant:
        return self._changed(*self._place(node), new, what)

    def _changed(self, start: int, end: int, new: str, what: str) -> Mutant:
        line = self._octets.count(b"\n", 0, start) + 1
        return Mutant(self._path, line, what, start, end, new)

    def _text(self, node: ast.AST) -> str:
        start, end = self._place(node)
        return self._octets[start:end].decode()

    def _place(self, node: ast.AST) -> tuple[int, int]:
        """Return where a node begins and ends, in bytes."""
        assert isinstance(node, ast.expr | ast.stmt | ast.keyword)
        assert node.end_lineno is not None and node.end_col_offset is not None
        return (
            self._lines[node.lineno - 1] + node.col_offset,
            self._lines[node.end_lineno - 1] + node.end_col_offset,
        )


def _names(target: ast.expr) -> Iterator[ast.Name]:
    return (each for each in ast.walk(target) if isinstance(each, ast.Name))


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str | bytes)
