"""What comes of typed sentences, each in its position, compared with what people mean by them.

Each sentence ends in one of four ways:

- *meant*: what is meant was done, answered, asked back for what is missing, or refused for the
  reason that is true; a move that is read back counts, for a yes plays it.
- *missed*: nothing was understood.
- *other*: something else was understood, but nothing was played.
- *wrong*: something was played that was not meant. This is the worst.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final

from heraut.engines.protocol import TABLE
from heraut.engines.registry import RULES
from heraut.grammars.meaning import (
    Ambiguous,
    Chain,
    Command,
    Illegal,
    MetaRequest,
    NotUnderstood,
    Query,
    Reply,
    Slots,
)
from heraut.grammars.spec import BEGUN
from heraut.voice.dialogue import Conversation, Task
from heraut.voice.dialogue.outputs import Output, Played, Spoken
from heraut.voice.dialogue.requests import Guessed
from heraut.voice.evaluation.sentence_list import Position, Sentence
from heraut.voice.herald import Herald, Verbosity, Words
from heraut.voice.runtime.match_factory import MatchFactory, open_new, open_set_up
from heraut.voice.tasks.match.inputs import Breath, Contradicted, Instead, Piece, Trouble
from heraut.voice.tasks.match.match_task import MatchTask
from heraut.voice.tasks.setup import Settled, SetupTask, ToLearn, prepare
from heraut.voice.tasks.setup.plan import Plan
from heraut.voice.tasks.setup.rematch import Rematch, once_more

_REPLY: Final = "reply"
_FACT: Final = "fact"
"""What a list writes for what is so on the table; the seat on turn need not be named."""
_FIRST: Final = frozenset({"starter", "place", "random"})
"""The answers of a setup that say who begins."""
_EXPLAINS: Final = "explain"
"""The question that tells what a word means; a list writes its verb and the term alone."""


class Verdict(StrEnum):
    """How one sentence ended."""

    MEANT = "meant"
    MISSED = "missed"
    OTHER = "other"
    WRONG = "wrong"


@dataclass(frozen=True, slots=True)
class Understood:
    """One sentence and what came of it."""

    sentence: Sentence
    verdict: Verdict
    did: tuple[str, ...]
    """What came of it, in the terms of the list; empty when nothing did."""
    said: str
    """What was answered."""
    offered: bool = False
    """Whether what is meant was offered, where nothing was understood."""


@dataclass(slots=True)
class Counts:
    """How many sentences ended how."""

    verdicts: dict[Verdict, int] = field(default_factory=lambda: dict.fromkeys(Verdict, 0))
    offered: int = 0
    """Of those that were missed, for how many what is meant was offered."""

    def add(self, one: Understood) -> None:
        """Count one more."""
        self.verdicts[one.verdict] += 1
        self.offered += one.verdict is Verdict.MISSED and one.offered

    @property
    def total(self) -> int:
        """All of them."""
        return sum(self.verdicts.values())

    def as_json(self) -> dict[str, int]:
        """Return the counts by name."""
        counts = {str(name): count for name, count in self.verdicts.items()}
        return {**counts, "offered": self.offered, "total": self.total}


def counted(every: Iterable[Understood], name: Callable[[Understood], str]) -> Mapping[str, Counts]:
    """Return the counts under names, such as the kind of sentence."""
    found: dict[str, Counts] = {}
    for one in every:
        found.setdefault(name(one), Counts()).add(one)
    return found


def understand(sentence: Sentence, lang: str = "fr") -> Understood:
    """Say one sentence in its position and return what came of it.

    Raises ``BadSetup``, ``IllegalAction`` and ``NotationError`` when there is no such position.
    """
    talk = opened(sentence.position, lang)
    task = talk.task
    waited = {*_waits(task)}
    outputs = talk.typed(sentence.said)
    waits = () if talk.task is not task else (way for way in _waits(task) if way not in waited)
    played = tuple(_played(outputs))
    understood = tuple(_meant(talk.given))
    did = tuple(dict.fromkeys((*played, *waits, *understood)))
    # What was played must be what is meant, or a yes to it: whatever else was understood too.
    judged = (*played, *(one for one in understood if one.startswith(_REPLY))) if played else did
    said = " ".join(output.text for output in outputs if isinstance(output, Spoken))
    offered = any(
        _fits(one, way)
        for proposal in talk.proposals
        for one in _meant(proposal.given)
        for way in sentence.meant
    )
    return Understood(sentence, _verdict(sentence, judged, bool(played)), did, said, offered)


def _verdict(sentence: Sentence, did: Sequence[str], played: bool) -> Verdict:
    if any(_fits(one, way) for one in did for way in sentence.meant):
        return Verdict.MEANT
    if played:
        return Verdict.WRONG
    if did:
        return Verdict.OTHER
    return Verdict.MEANT if "nothing" in sentence.meant else Verdict.MISSED


def _fits(did: str, meant: str) -> bool:
    """Tell whether something is what is meant; it may settle more than the list says."""
    if did == meant:
        return True
    wanted, found = meant.replace(";", " ").split(), did.split()
    wanted = [word for word in wanted if word != "option"]
    if wanted[0] == _FACT and found[:2] == ["do", _FACT]:
        return wanted == found[1:] or wanted[1:] == found[3:]
    return wanted[0] in ("ask", "choose", "piece") and {*wanted} <= {*found}


# Positions.


def opened(position: Position, lang: str) -> Conversation:
    """Return the talk in a position."""
    talk = Conversation(_set_up(lang) if position.setup else _match(position, lang))
    talk.begin()
    for line in position.said:
        talk.typed(line)
    return talk


def _match(position: Position, lang: str) -> MatchTask | Rematch:
    factory = MatchFactory(lang)
    players, options = position.players, position.options
    task = open_new(factory, position.game, players, options, position.seed, None)
    task.match = task.match.replay_people(position.history)
    if not task.over:
        return task
    plan = once_more(position.game, players, task.match.options, rivals=0)
    return Rematch(task, lambda: _set_up(lang, plan))


def _set_up(lang: str, begun: Plan | None = None) -> SetupTask:
    def opener(settled: Settled) -> Task[Any]:
        if isinstance(settled, ToLearn):
            from heraut.voice.runtime.lessons import open_lesson
            from heraut.voice.tasks.lesson.progress import Unkept

            # No position of a list lies behind a lesson: its end is where it began.
            return open_lesson(
                lang, Verbosity.NORMAL, settled.game, Unkept(), lambda level: _set_up(lang)
            )
        return open_set_up(MatchFactory(lang), settled, 1, lambda game: (None,)).task

    herald = Herald(Words(lang))
    game = begun.game if begun is not None and begun.game else ""
    return prepare(herald, RULES, lambda seats: 0, opener, game=game, begun=begun)


# What came of it.


def _played(outputs: Sequence[Output]) -> Iterator[str]:
    """Yield what was played: by a seat, or else what the table brought."""
    played = [output for output in outputs if isinstance(output, Played)]
    if played:
        own = [one.notation for one in played if one.by != TABLE]
        yield _do(own or [one.notation for one in played])


def _waits(task: Task[Any]) -> Iterator[str]:
    """Yield what waits for a yes."""
    if isinstance(task, MatchTask):
        dialogue = task.dialogue
        if dialogue.pending is not None and not dialogue.undoing:
            yield _do([dialogue.pending.notation])
        if dialogue.chain is not None and not dialogue.undoing:
            yield _do(dialogue.chain.notations)


def _do(notations: Sequence[str]) -> str:
    return "do " + "; ".join(notations)


def _meant(given: object) -> Iterator[str]:
    """Yield what was understood, in the terms of a list."""
    match given:
        case NotUnderstood():
            return
        case Guessed(asked):
            yield from _meant(asked)
        case Query(meaning) if meaning.intent == _EXPLAINS:
            yield f"{_EXPLAINS} {meaning.slots.get('term', '')}".strip()
        case Query(meaning):
            yield _with("ask", meaning.intent, meaning.slots)
        case MetaRequest(meaning):
            yield _with("talk", meaning.intent, meaning.slots)
        case Reply(meaning):
            option = meaning.slots.get("option")
            yield " ".join([_REPLY, meaning.intent, *([str(option)] if option else [])])
        case Illegal(_, reason):
            yield f"refused {reason}"
        case Chain() if given.refused is not None:
            yield f"refused {given.refused.reason}"
        case Chain(rest=()):
            yield _do(given.notations)
        case Command(_, notation):
            yield _do([notation])
        case Instead((), 1):
            yield _with("talk", "undo", {})
        case Instead((), back):
            yield _with("talk", "undo_many", {"count": back})
        case Instead(commands):
            yield "correct " + "; ".join(command.notation for command in commands)
        case Ambiguous():
            yield "unclear"
        case Piece(slots, made):
            begun = {"begun": slots[BEGUN]} if BEGUN in slots else {}
            yield _with("piece", "", {**{k: v for k, v in slots.items() if k != BEGUN}, **begun})
            if isinstance(made, Illegal):
                yield f"refused {made.reason}"
        case Contradicted(command):
            yield _do([command.notation])
        case Breath(parts):
            for part in parts:
                yield from _meant(part)
        case Trouble(key):
            yield f"trouble {key}"
        case tuple():
            yield _chosen(given)


def _chosen(pieces: Sequence[Any]) -> str:
    """Return answers to the questions of a setup."""
    if any(one.slot == "learn" for one in pieces):
        return "talk tutorial"
    names = [str(one.value) for one in pieces if one.slot == "name"]
    told = [f"names={','.join(names)}"] if names else []
    for one in pieces:
        if one.slot == "option":
            told.append(f"{one.option}={one.value}")
        elif one.slot in _FIRST:
            told.append(f"first={one.value or one.slot}")
            told += [] if one.value else [one.slot]
        elif one.slot != "name":
            told.append(f"{one.slot}={one.value}" if one.value else one.slot)
    return " ".join(["choose", *told])


def _with(verb: str, name: str, slots: Slots) -> str:
    told = (f"{slot}={slots[slot]}" for slot in sorted(slots))
    return " ".join(filter(None, (verb, name, *told)))
