"""YAML that remembers where it was written, so that every complaint names file and line.

Scalars stay the text that was written: ``no`` is a word here, not a truth value.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Any

import yaml

from heraut.errors import KeyedError

_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class GrammarError(KeyedError, ValueError):
    """A grammar file is missing or wrong.

    ``key`` is ``no_grammar`` or ``bad_grammar``; ``details`` hold ``file``, ``line`` (from 1; not
    for a missing file) and ``problem``.
    """

    def __init__(self, key: str, file: str, problem: str, line: int | None = None) -> None:
        where = file if line is None else f"{file}:{line}"
        super().__init__(key, f"{where}: {problem}", file=file, problem=problem)
        if line is not None:
            self.details["line"] = line


@dataclass(frozen=True, slots=True)
class Node:
    """A piece of a YAML file and where it stands. Readers raise :class:`GrammarError`."""

    yaml: yaml.Node
    file: str

    @property
    def line(self) -> int:
        """The line on which it begins, from 1."""
        return int(self.yaml.start_mark.line) + 1

    def error(self, problem: str) -> GrammarError:
        """Return an error that points here."""
        return GrammarError("bad_grammar", self.file, problem, self.line)

    @property
    def is_mapping(self) -> bool:
        """Whether it has named fields."""
        return isinstance(self.yaml, yaml.MappingNode)

    def text(self) -> str:
        """Return it as text, as it was written."""
        if not isinstance(self.yaml, yaml.ScalarNode):
            raise self.error("this must be text")
        return str(self.yaml.value).strip()

    def whole(self) -> int:
        """Return it as a whole number."""
        text = self.text()
        if not text.isdecimal():
            raise self.error(f"{text!r} must be a whole number")
        return int(text)

    def cost(self) -> float:
        """Return it as a cost from 0 to 1."""
        text = self.text()
        try:
            cost = float(text)
        except ValueError:
            cost = -1.0
        if not 0 <= cost <= 1:
            raise self.error(f"{text!r} must be a cost from 0 to 1")
        return cost

    def one_of(self, allowed: Collection[str]) -> str:
        """Return it as one of the allowed words."""
        text = self.text()
        if text not in allowed:
            raise self.error(f"{text!r} must be one of {', '.join(allowed)}")
        return text

    def items(self) -> Iterator[Node]:
        """Yield the items of a list; a single text counts as a list of one."""
        if isinstance(self.yaml, yaml.SequenceNode):
            for item in self.yaml.value:
                yield Node(item, self.file)
        elif isinstance(self.yaml, yaml.ScalarNode) and self.yaml.value:
            yield self
        else:
            raise self.error("this must be a list")

    def named(self) -> Iterator[tuple[Node, Node]]:
        """Yield names and values, each name once."""
        if not isinstance(self.yaml, yaml.MappingNode):
            raise self.error("this must be names with values")
        seen: set[str] = set()
        for key, value in self.yaml.value:
            name = Node(key, self.file)
            if name.text() in seen:
                raise name.error(f"{name.text()!r} stands here twice")
            seen.add(name.text())
            yield name, Node(value, self.file)

    def fields(self, needed: Collection[str], optional: Collection[str] = ()) -> Fields:
        """Return the fields of a mapping that has all the needed ones and no unknown one."""
        known = (*needed, *optional)
        found = Fields((name.one_of(known), value) for name, value in self.named())
        for field in needed:
            if field not in found:
                raise self.error(f"{field!r} is missing")
        return found


class Fields(dict[str, Node]):
    """The fields of a mapping; the methods read those that may be left out."""

    def text(self, name: str) -> str:
        """Return a field as text, or ``""``."""
        return self[name].text() if name in self else ""

    def texts(self, name: str) -> Iterator[str]:
        """Yield the texts of a field that is a list."""
        return (item.text() for item in self.items_of(name))

    def phrases(self, name: str) -> tuple[tuple[str, ...], ...]:
        """Return the texts of a field that is a list, each as its words."""
        return tuple(tuple(text.split()) for text in self.texts(name))

    def cost(self, name: str) -> float:
        """Return a field as a cost, or 0."""
        return self[name].cost() if name in self else 0.0

    def flag(self, name: str) -> bool:
        """Tell whether a field is there and true."""
        return name in self and self[name].one_of(("true", "false")) == "true"

    def items_of(self, name: str) -> Iterator[Node]:
        """Yield the items of a field that is a list."""
        return self[name].items() if name in self else iter(())

    def named(self, name: str) -> Iterator[tuple[Node, Node]]:
        """Yield the names and values of a field that is a mapping."""
        return self[name].named() if name in self else iter(())


def read_yaml(text: str, file: str) -> Node:
    """Return the root of a YAML text. Raises :class:`GrammarError`."""
    try:
        root = yaml.compose(text, Loader=_Loader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        line = mark.line + 1 if mark is not None else 1
        raise GrammarError("bad_grammar", file, str(error.problem), line) from error
    except yaml.YAMLError as error:
        raise GrammarError("bad_grammar", file, str(error), 1) from error
    if root is None:
        raise GrammarError("bad_grammar", file, "the file is empty", 1)
    return Node(root, file)


def grammar_file(home: Traversable, name: str) -> Node:
    """Return a language's file; ``home`` is its folder. Raises ``GrammarError``."""
    path, shown = home / f"{name}.yaml", f"{home.name}/{name}.yaml"
    try:
        return read_yaml(path.read_text(encoding="utf-8"), shown)
    except (FileNotFoundError, NotADirectoryError):
        raise GrammarError("no_grammar", shown, "there is no such grammar") from None
