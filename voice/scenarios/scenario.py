"""Scenarios: recorded pieces of play with what must come of them, one YAML file each.

A scenario names the match (game, players, cards, seed, and a history to begin from), or begins
with its setup, and lists its steps: a sound that is heard, a line that is typed, a card that is
tapped, a strange tag, a reader unplugged. Each step may say which actions must be played (``does``)
and which words must be said, to all (``says``) or to one seat (``whispers``), or not (``hides``).
``docs/scenarios.md`` describes the format.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

import yaml

from heraut.errors import KeyedError
from heraut.nfc import CardNameError, parse_card
from heraut.plain_file import plain


class ScenarioError(KeyedError, ValueError):
    """A scenario file cannot be used; says where and what would be right."""

    def __init__(self, path: Path, line: int, problem: str) -> None:
        message = f"{path}, line {line}: {problem}"
        super().__init__("bad_scenario", message, path=str(path), line=line, problem=problem)


class StepKind(StrEnum):
    """What happens at the table in one step."""

    HEAR = "hear"
    """A WAV file is played to the ears."""
    TYPE = "type"
    """A line is typed."""
    TAP = "tap"
    """A good card is tapped on the reader."""
    TAG = "tag"
    """A tag that is no good card is tapped: foreign, blank, half_written, wrong_deck, forged."""
    READER = "reader"
    """The reader is unplugged or replugged."""


STRANGE_TAGS: Final = ("foreign", "blank", "half_written", "wrong_deck", "forged")
READER_ACTS: Final = ("unplug", "replug")


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that happens, and what must come of it."""

    kind: StepKind
    what: str
    """The WAV's path within the scenario's folder, the line, the card, the sort of tag, or the
    act."""
    line: int
    """Where it stands in the file, 1-based."""
    words: str = ""
    """What is said in the WAV, for readers and for making it again."""
    voice: str = ""
    """Which voice says it, for making it again."""
    does: tuple[str, ...] = ()
    """The actions that must be played, in notation, and no others; sampled draws do not count."""
    says: tuple[str, ...] = ()
    """Pieces of text, each of which must be in what is said, to all or in an ear; case does not
    matter."""
    whispers: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    """By seat, 1-based: pieces that must be said in its ear, and nowhere else."""
    hides: tuple[str, ...] = ()
    """Pieces that must not be said aloud."""
    cues: tuple[str, ...] = ()
    """Earcons that must sound."""


@dataclass(frozen=True, slots=True)
class Scenario:
    """A whole scenario."""

    path: Path
    title: str
    lang: str
    game: str
    players: tuple[str, ...]
    options: Mapping[str, str]
    seed: int
    history: tuple[str, ...]
    """Actions in notation played silently before the first step."""
    steps: tuple[Step, ...]
    ears: tuple[int, ...] = field(default=())
    """The seats, 1-based, that wear private headphones."""
    reader: bool = False
    """Whether a card reader is plugged in at the start."""
    history_line: int = 1
    """Where the history stands in the file, 1-based."""
    setup: bool = False
    """Whether the players set the match up in the first steps: then there are no game, players,
    options and history yet."""
    microphone: str = ""
    """The name of the microphone that Héraut greets by at the start, as when it is called with no
    command; ``""``: it does not greet."""


def load_scenario(path: Path) -> Scenario:
    """Read and check a scenario file.

    Raises :class:`ScenarioError` with the line for anything that is missing, unknown or of the
    wrong kind, and ``OSError`` when the file cannot be read.
    """
    if path.stat().st_size > _LONGEST:
        raise ScenarioError(path, 1, f"longer than {_LONGEST} bytes")
    try:
        node = yaml.compose(plain(path).read_text(encoding="utf-8"), Loader=_Loader)
    except RecursionError:
        raise ScenarioError(path, 1, "nested too deeply") from None
    except _Aliased as problem:
        raise ScenarioError(path, problem.line, "write it again instead of *its_name") from problem
    except yaml.YAMLError as problem:
        mark = getattr(problem, "problem_mark", None)
        raise ScenarioError(path, mark.line + 1 if mark else 1, "not YAML") from problem
    except UnicodeDecodeError as problem:
        raise ScenarioError(path, 1, "not UTF-8 text") from problem
    if not isinstance(node, yaml.MappingNode):
        raise ScenarioError(path, 1, "a scenario is a mapping with title, game, players, steps")
    return _Reader(path).scenario(node)


_LONGEST: Final = 256 * 1024
"""Bytes that a scenario may have; a long one has ten thousand."""
_HEAD: Final = frozenset(
    {"title", "lang", "game", "players", "options", "seed", "history", "steps", "ears", "reader"}
    | {"setup", "microphone"}
)
_MATCH: Final = ("game", "players")
"""What a match needs; a scenario with a setup has neither them nor :data:`_MORE`."""
_MORE: Final = ("options", "history")
_MOST_SEATS: Final = 10
"""More seats than any game has, for headphones of a match that is not yet set up."""
_BODY: Final = frozenset({"words", "voice", "does", "says", "whispers", "hides", "cues"})


class _Aliased(yaml.YAMLError):
    """A value stands for another: a few lines of such can hold more than any memory."""

    def __init__(self, line: int) -> None:
        super().__init__(f"an alias in line {line}")
        self.line = line


class _Loader(yaml.SafeLoader):
    """Reads YAML without aliases, and numbers of 64 bits at most."""

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        if self.check_event(yaml.AliasEvent):
            peek: Callable[[], Any] = self.peek_event
            raise _Aliased(peek().start_mark.line + 1)
        return super().compose_node(parent, index)

    def number(self, node: yaml.ScalarNode) -> int:
        value: int = self.construct_yaml_int(node)
        if not -(2**63) <= value < 2**63:
            raise ValueError("a number has more than 64 bits")
        return value


_Loader.add_constructor("tag:yaml.org,2002:int", _Loader.number)


class _Reader:
    """Builds a scenario from YAML nodes, which know their lines."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def scenario(self, node: yaml.MappingNode) -> Scenario:
        fields = self._fields(node, _HEAD)
        head = {name: self._value(value) for name, value in fields.items() if name != "steps"}
        for name in ("setup", "reader"):
            if not isinstance(head.get(name, False), bool):
                raise self._error(fields[name], f"{name} is true or false, not {head[name]!r}")
        seed, reader = head.get("seed", 0), head.get("reader", False)
        setup = head.get("setup", False)
        for name in ("title", "steps") if setup else ("title", *_MATCH, "steps"):
            if name not in fields:
                raise self._error(node, f"{name} is missing")
        for name in (*_MATCH, *_MORE) if setup else ():
            if name in fields:
                raise self._error(fields[name], f"{name} is what the setup says")
        if not _whole(seed):
            raise self._error(fields["seed"], f"seed is a whole number, not {seed!r}")
        options = head.get("options", {})
        if not isinstance(options, dict):
            raise self._error(fields["options"], "options is a mapping of names to values")
        players = self._texts(fields, "players")
        if not players and not setup:
            raise self._error(fields["players"], "players is a list with at least one name")
        ears = head.get("ears", [])
        seats = range(1, _MOST_SEATS if setup else len(players) + 1)
        if not isinstance(ears, list) or not all(_whole(ear) and ear in seats for ear in ears):
            raise self._error(
                fields["ears"], f"ears is a list of seats from 1 to {seats[-1]}, not {ears!r}"
            )
        steps = fields["steps"]
        if not isinstance(steps, yaml.SequenceNode) or not steps.value:
            raise self._error(steps, "steps is a list with at least one step")
        return Scenario(
            path=self.path,
            title=self._text(fields, "title"),
            lang=self._text(fields, "lang", "fr"),
            game=self._text(fields, "game"),
            setup=setup,
            microphone=self._text(fields, "microphone"),
            players=players,
            options={str(name): _option(value) for name, value in options.items()},
            seed=seed,
            history=self._texts(fields, "history"),
            steps=tuple(self._step(step, reader, frozenset(ears)) for step in steps.value),
            ears=tuple(ears),
            reader=reader,
            history_line=fields.get("history", node).start_mark.line + 1,
        )

    def _step(self, node: yaml.Node, reader: bool, ears: frozenset[int]) -> Step:
        kinds = frozenset(StepKind)
        if not isinstance(node, yaml.MappingNode):
            raise self._error(node, "a step is a mapping such as 'tap: kingsbridge/7'")
        fields = self._fields(node, _BODY | kinds)
        named = [name for name in fields if name in kinds]
        if len(named) != 1:
            raise self._error(node, f"a step has exactly one of {', '.join(StepKind)}")
        kind, value = StepKind(named[0]), fields[named[0]]
        what = self._text(fields, kind)
        allowed = {StepKind.TAG: STRANGE_TAGS, StepKind.READER: READER_ACTS}.get(kind, (what,))
        if what not in allowed:
            raise self._error(value, f"{kind} is one of {', '.join(allowed)}, not {what!r}")
        if kind not in (StepKind.HEAR, StepKind.TYPE) and not reader:
            raise self._error(value, f"{kind} needs 'reader: true' in the head")
        if kind is StepKind.TAP:
            try:
                parse_card(what)
            except CardNameError as problem:
                raise self._error(value, str(problem)) from problem
        return Step(
            kind=kind,
            what=what,
            line=node.start_mark.line + 1,
            words=self._text(fields, "words"),
            voice=self._text(fields, "voice"),
            does=self._texts(fields, "does"),
            says=self._texts(fields, "says"),
            whispers=self._whispers(fields["whispers"], ears) if "whispers" in fields else {},
            hides=self._texts(fields, "hides"),
            cues=self._texts(fields, "cues"),
        )

    def _whispers(self, node: yaml.Node, ears: frozenset[int]) -> dict[int, tuple[str, ...]]:
        if not isinstance(node, yaml.MappingNode):
            raise self._error(node, "whispers is a mapping of seats to texts, such as '2: Ta main'")
        found: dict[int, tuple[str, ...]] = {}
        for key, value in node.value:
            seat = self._value(key)
            if not _whole(seat) or seat not in ears:
                raise self._error(key, f"whispers names a seat with ears, not {seat!r}")
            if seat in found:
                raise self._error(key, f"seat {seat} is given twice")
            found[seat] = self._texts({"whispers": value}, "whispers")
        return found

    def _fields(self, node: yaml.MappingNode, known: frozenset[str]) -> dict[str, yaml.Node]:
        fields: dict[str, yaml.Node] = {}
        for key, value in node.value:
            name = self._value(key)
            if not isinstance(name, str) or name not in known:
                raise self._error(key, f"{name!r} is unknown; known: {', '.join(sorted(known))}")
            if name in fields:
                raise self._error(key, f"{name} is given twice")
            fields[name] = value
        return fields

    def _text(self, fields: Mapping[str, yaml.Node], name: str, default: str = "") -> str:
        if name not in fields:
            return default
        texts = self._texts(fields, name)
        if len(texts) != 1 or isinstance(fields[name], yaml.SequenceNode):
            raise self._error(fields[name], f"{name} is one text")
        return texts[0]

    def _texts(self, fields: Mapping[str, yaml.Node], name: str) -> tuple[str, ...]:
        """Return a text or a list of texts as a tuple; empty when there is none."""
        if name not in fields:
            return ()
        value = self._value(fields[name])
        items: Sequence[object] = value if isinstance(value, list) else [value]
        for item in items:
            # YAML takes some words for other things: "on" and "no" are true and false to it.
            if not isinstance(item, str) and not _whole(item):
                raise self._error(
                    fields[name],
                    f"{name} is a text or a list of texts; put {item!r} in quotes if it is one",
                )
        return tuple(map(str, items))

    def _value(self, node: yaml.Node) -> Any:
        """Return the plain value of a composed node."""
        try:
            return _Loader("").construct_document(node)
        except (yaml.YAMLError, ValueError, TypeError, RecursionError) as problem:
            raise self._error(node, "this value cannot be read; put it in quotes") from problem

    def _error(self, node: yaml.Node, problem: str) -> ScenarioError:
        return ScenarioError(self.path, node.start_mark.line + 1, problem)


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _option(value: object) -> str:
    """Return an option's value as engines take it: YAML reads ``true`` and ``3`` as themselves."""
    return str(value).lower() if isinstance(value, bool) else str(value)
