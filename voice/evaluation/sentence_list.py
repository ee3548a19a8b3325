"""Lists of sentences that people might say, with the position each is said in and what it means.

A list is a table: UTF-8, one line a sentence, columns parted by tabs, the names of the columns
first. ``position``, ``said`` and ``meant`` are needed; ``kind`` is what sentences are counted by.
Its name begins with the game's, and a point. The positions stand beside it, in
``GAME.positions.yaml``. ``docs/sentence-lists.md`` describes both.
"""

from __future__ import annotations

import csv
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from heraut.errors import KeyedError
from heraut.grammars.source import GrammarError, Node, read_yaml
from heraut.plain_file import plain

_NEEDED: Final = ("position", "said", "meant")
_VERBS: Final = frozenset(
    {"do", "ask", "explain", "talk", "reply", "piece", "refused", "correct", "fact", "choose"}
    | {"nothing", "unclear", "trouble"}
)
POSITIONS: Final = ".positions.yaml"
"""What stands behind the game in the name of the file with the positions."""


class ListError(KeyedError, ValueError):
    """A list cannot be used; says where and what would be right."""

    def __init__(self, path: Path, line: int, problem: str) -> None:
        message = f"{path}, line {line}: {problem}"
        super().__init__("bad_list", message, path=str(path), line=line, problem=problem)


@dataclass(frozen=True, slots=True)
class Position:
    """Where the talk stands when a sentence is said."""

    name: str
    game: str
    players: tuple[str, ...] = ()
    """Who sits at the table; nobody yet where the match is being set up."""
    options: Mapping[str, str] = field(default_factory=dict)
    seed: int = 1
    history: tuple[str, ...] = ()
    """Actions in notation; with app cards the draws follow from the seed."""
    said: tuple[str, ...] = ()
    """What was typed after that."""
    setup: bool = False
    line: int = 1


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence of a list."""

    position: Position
    said: str
    meant: tuple[str, ...]
    """What may come of it, the best first, each as a verb with what it is about."""
    kind: str = ""
    line: int = 1


def load(path: Path) -> tuple[Sentence, ...]:
    """Return the sentences of a list. Raises :class:`ListError`, and ``OSError``."""
    game = plain(path).name.partition(".")[0]
    positions = _positions(path.with_name(game + POSITIONS), game)
    try:
        rows = csv.DictReader(
            path.read_text(encoding="utf-8").splitlines(), delimiter="\t", quoting=csv.QUOTE_NONE
        )
    except UnicodeDecodeError as problem:
        raise ListError(path, 1, "not UTF-8 text") from problem
    missing = [name for name in _NEEDED if name not in (rows.fieldnames or ())]
    if missing:
        raise ListError(path, 1, f"there is no column {missing[0]!r}")
    return tuple(_sentence(path, number, row, positions) for number, row in enumerate(rows, 2))


def _sentence(
    path: Path, line: int, row: Mapping[str, str | None], positions: Mapping[str, Position]
) -> Sentence:
    position, said, meant = (row[name] or "" for name in _NEEDED)
    if position not in positions:
        raise ListError(path, line, f"there is no position {position!r}")
    ways = tuple(" ".join(way.split()) for way in meant.split("|"))
    for way in ways:
        if way.partition(" ")[0] not in _VERBS:
            known = ", ".join(sorted(_VERBS))
            raise ListError(path, line, f"{way!r} begins with none of {known}")
    return Sentence(positions[position], said, ways, row.get("kind") or "", line)


def _positions(path: Path, game: str) -> Mapping[str, Position]:
    try:
        root = read_yaml(plain(path).read_text(encoding="utf-8"), path.name)
        return {name.text(): _position(name, node, game) for name, node in root.named()}
    except UnicodeDecodeError as problem:
        raise ListError(path, 1, "not UTF-8 text") from problem
    except GrammarError as problem:
        line = problem.details.get("line")
        where = line if isinstance(line, int) else 1
        raise ListError(path, where, str(problem.details["problem"])) from problem


def _position(name: Node, node: Node, game: str) -> Position:
    parts = node.fields(
        (), ("about", "game", "players", "options", "seed", "history", "said", "setup")
    )
    setup = parts.flag("setup")
    if not setup and "players" not in parts:
        raise node.error("'players' is missing; or it is a setup, with 'setup: true'")
    return Position(
        name=name.text(),
        game=parts.text("game") or game,
        players=tuple(parts.texts("players")),
        options={key.text(): value.text() for key, value in parts.named("options")},
        seed=parts["seed"].whole() if "seed" in parts else 1,
        history=tuple(_texts(parts.get("history"))),
        said=tuple(_texts(parts.get("said"))),
        setup=setup,
        line=name.line,
    )


def _texts(node: Node | None) -> Sequence[str]:
    return () if node is None else [item.text() for item in node.items()]
