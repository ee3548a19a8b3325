"""Lessons as data: ``voice/phrases/<lang>/lessons/<game>.yaml``, checked as it is read.

``docs/adding-a-game.md`` describes the file. What needs the rules to be checked, such as whether
its sentences are understood, :mod:`heraut.voice.tasks.lesson.prepared` checks.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable

from heraut.errors import KeyedError
from heraut.grammars.source import GrammarError, Node, read_yaml


class LessonError(KeyedError, ValueError):
    """A lesson is missing or wrong.

    ``key`` is ``no_lesson`` or ``bad_lesson``; ``details`` hold ``file``, ``line`` (from 1; not for
    a missing file) and ``problem``.
    """

    def __init__(self, key: str, file: str, problem: str, line: int | None = None) -> None:
        where = file if line is None else f"{file}:{line}"
        super().__init__(key, f"{where}: {problem}", file=file, problem=problem)
        if line is not None:
            self.details["line"] = line


@dataclass(frozen=True, slots=True)
class Wrong:
    """A wrong answer that is likely, and what to say to it."""

    say: str
    because: str
    line: int


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One idea, one thing to do, and what came of it."""

    name: str
    """Stays the same while the lesson is rewritten, so that who comes back finds the place."""
    tell: str
    """The idea."""
    ask: str
    """What to do; it holds :attr:`say` between quotation marks."""
    say: str
    """The sentence that does it: a command, a question, or a command that is refused."""
    then: str
    """Why what happened did happen."""
    line: int
    """Where it stands in the file, from 1."""
    refused: bool = False
    """Whether :attr:`say` is a mistake that the step has one try."""
    others: tuple[str, ...] = ()
    """What the other seats play before it, in notation; it is told as in any match."""
    chance: tuple[str, ...] = ()
    """What the table brings during it and before it, in notation; then by the seed."""
    wrong: tuple[Wrong, ...] = ()


@dataclass(frozen=True, slots=True)
class Hint:
    """A short hint in a first match."""

    phase: str
    """The phase of the game in which it is said, when a seat is to act."""
    time: int
    """At which time, from 1, that a seat comes to this phase in another turn."""
    say: str


@dataclass(frozen=True, slots=True)
class Lesson:
    """A whole lesson."""

    file: str
    game: str
    title: str
    """How the lesson is called, as a sentence begins."""
    players: tuple[str, ...]
    """Names by seat; the learner has the first one."""
    options: Mapping[str, str]
    seed: int
    start: tuple[str, ...]
    """What is done before the first step, chance included, in notation."""
    steps: tuple[LessonStep, ...]
    end: str
    """What is said at the end."""
    hints: tuple[Hint, ...]
    start_line: int
    """Where the beginning of the match stands in the file, from 1."""


def load_lesson(lang: str, game: str) -> Lesson:
    """Return a language's lesson of a game. Raises :class:`LessonError`."""
    return read_lesson(files("heraut.voice.phrases") / lang, game)


def read_lesson(home: Traversable, game: str) -> Lesson:
    """Return the same from the folder of a language. Raises :class:`LessonError`."""
    path, shown = home / "lessons" / f"{game}.yaml", f"{home.name}/lessons/{game}.yaml"
    try:
        text = path.read_text(encoding="utf-8")
    except (FileNotFoundError, NotADirectoryError):
        raise LessonError("no_lesson", shown, "there is no such lesson") from None
    try:
        return _lesson(read_yaml(text, shown), game)
    except GrammarError as wrong:
        found = wrong.details
        line = found["line"]
        assert isinstance(line, int)  # only a missing file has none
        raise LessonError("bad_lesson", shown, str(found["problem"]), line) from wrong


def _lesson(root: Node, game: str) -> Lesson:
    fields = root.fields(("title", "match", "steps", "end", "hints"))
    match = fields["match"].fields(("players", "seed"), ("options", "start"))
    steps = tuple(map(_step, fields["steps"].items()))
    names = [step.name for step in steps]
    for step, place in zip(steps, fields["steps"].items(), strict=True):
        if names.count(step.name) > 1:
            raise place.error(f"{step.name!r} is the name of two steps")
    return Lesson(
        file=root.file,
        game=game,
        title=_text(fields["title"]),
        players=tuple(match.texts("players")),
        options={name.text(): value.text() for name, value in match.named("options")},
        seed=match["seed"].whole(),
        start=tuple(match.texts("start")),
        steps=steps,
        end=_text(fields["end"]),
        hints=tuple(_hint(item) for item in fields["hints"].items()),
        start_line=match["start"].line if "start" in match else fields["match"].line,
    )


def _step(node: Node) -> LessonStep:
    fields = node.fields(
        ("name", "tell", "ask", "say", "then"), ("refused", "others", "chance", "wrong")
    )
    ask, say = _text(fields["ask"]), fields["say"].text()
    if f"« {say} »" not in ask:
        raise fields["ask"].error(f"what is asked must hold « {say} »")
    return LessonStep(
        name=fields["name"].text(),
        tell=_text(fields["tell"]),
        ask=ask,
        say=say,
        then=_text(fields["then"]),
        line=node.line,
        refused=fields.flag("refused"),
        others=tuple(fields.texts("others")),
        chance=tuple(fields.texts("chance")),
        wrong=tuple(map(_wrong, fields.items_of("wrong"))),
    )


def _wrong(node: Node) -> Wrong:
    fields = node.fields(("say", "because"))
    return Wrong(fields["say"].text(), _text(fields["because"]), node.line)


def _hint(node: Node) -> Hint:
    fields = node.fields(("phase", "time", "say"))
    return Hint(fields["phase"].text(), fields["time"].whole(), _text(fields["say"]))


def _text(node: Node) -> str:
    text = " ".join(node.text().split())
    if not text:
        raise node.error("there must be something to say here")
    return text
