"""The messages of a language, of which only the files are read that are needed.

Reading them all took more than a quarter of the time that Héraut needs to begin, and a match needs
the files of one game and of the talk.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

_BEGINS = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE | re.ASCII)


@dataclass(frozen=True, slots=True)
class MessageFile:
    """One file."""

    name: str
    resource: ast.Resource
    messages: Mapping[str, ast.Message]
    elsewhere: frozenset[str]
    """What it mentions and does not hold."""


@cache
def homes(lang: str) -> Mapping[str, str]:
    """Return in which file each message and each term is, without understanding the files."""
    return MappingProxyType(
        {key: name for name, text in _texts(lang).items() for key in _BEGINS.findall(text)}
    )


@cache
def message_file(lang: str, name: str) -> MessageFile:
    """Read a file; raises ``KeyError`` when there is none of this name."""
    resource: ast.Resource = FluentResource(_texts(lang)[name])
    messages = {one.id.name: one for one in resource.body if isinstance(one, ast.Message)}
    terms = {f"-{one.id.name}" for one in resource.body if isinstance(one, ast.Term)}
    mentioned = {key for kind, key in mentions(resource) if kind != "argument"}
    return MessageFile(name, resource, messages, frozenset(mentioned - messages.keys() - terms))


def with_mentioned(lang: str, name: str) -> Iterator[MessageFile]:
    """Yield a file, and those of all that its messages mention."""
    where = homes(lang)
    wanted, seen = [name], set[str]()
    while wanted:
        if (one := wanted.pop()) not in seen:
            seen.add(one)
            file = message_file(lang, one)
            wanted += (where[key] for key in file.elsewhere if key in where)
            yield file


@cache
def _texts(lang: str) -> Mapping[str, str]:
    folder = files("heraut.voice.phrases") / lang
    return {
        entry.name: entry.read_text(encoding="utf-8")
        for entry in sorted(folder.iterdir(), key=lambda path: path.name)
        if entry.name.endswith(".ftl")
    }


def mentions(node: ast.SyntaxNode) -> tuple[tuple[str, str], ...]:
    """Return what something mentions, in order: ``argument``, ``message`` or ``term``, and name."""
    found = _Mentions()
    found.visit(node)
    return tuple(found.names)


class _Mentions(Visitor):
    def __init__(self) -> None:
        self.names: list[tuple[str, str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.append(("argument", node.id.name))

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.append(("message", node.id.name))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.names.append(("term", f"-{node.id.name}"))
        self.generic_visit(node)
