"""What came of listening to fixtures, compared with what was meant, and counted.

What is compared is the meaning, not the words: which action is played, else the intent with its
slots, and the reason where the rules refuse it. Each fixture ends as ``same``, ``wrong`` or
``rejected``:

- *same*: exactly what its words mean was understood; for a fixture that is no sentence of the
  game, nothing was.
- *wrong*: something else was understood, be it a command, a question or a yes. This is the worst.
- *rejected*: nothing was understood, or Héraut would ask which of several things was meant.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

import numpy as np

from heraut.grammars.meaning import (
    DOUBT,
    Ambiguous,
    Chain,
    Command,
    Illegal,
    Interpretation,
    NotUnderstood,
)
from heraut.voice.evaluation.fixtures import Fixture


class Verdict(StrEnum):
    """How one fixture ended."""

    SAME = "same"
    WRONG = "wrong"
    REJECTED = "rejected"


@dataclass(frozen=True, slots=True)
class Condition:
    """What is mixed into the sound."""

    kind: str = ""
    """``white``, ``pink`` or ``babble``; empty for nothing."""
    snr: float | None = None
    """Average power of the speech over that of the noise, in dB."""

    def __str__(self) -> str:
        return f"{self.snr:g} dB" if self.snr is not None else ""


CLEAN: Final = Condition()


@dataclass(frozen=True, slots=True)
class Measured:
    """One fixture that was listened to."""

    fixture: Fixture
    condition: Condition
    verdict: Verdict
    expected: str
    """What should have been understood; empty for nothing."""
    heard: str
    """The words that the recogniser gave first, utterance by utterance."""
    understood: str
    """What was understood; empty for nothing."""
    latency: float | None
    """Seconds of audio from the last audible sample to the decision that speech was over."""
    seconds: float
    """Wall time that listening took."""
    audio: float
    """Seconds of sound."""
    asked: int = 0
    """How many utterances the second ear was asked to hear."""
    doubted: bool = False
    """Whether all that was understood would be read back or asked about, and nothing done yet."""

    @property
    def set(self) -> str:
        """The name it is counted under: the fixture's set, and the noise if there is any."""
        return f"{self.fixture.set} {self.condition}".strip()


@dataclass(slots=True)
class Counts:
    """How many ended how."""

    same: int = 0
    wrong: int = 0
    rejected: int = 0

    @property
    def total(self) -> int:
        """All of them."""
        return self.same + self.wrong + self.rejected

    def add(self, verdict: Verdict) -> None:
        """Count one more."""
        setattr(self, verdict, getattr(self, verdict) + 1)

    def as_json(self) -> dict[str, int]:
        """Return the three counts by name."""
        return {str(verdict): getattr(self, verdict) for verdict in Verdict}


@dataclass(slots=True)
class Report:
    """All that was measured, counted. Add to it with :meth:`add`."""

    total: Counts = field(default_factory=Counts)
    sets: dict[str, Counts] = field(default_factory=dict)
    voices: dict[str, Counts] = field(default_factory=dict)
    """By the name of the voice; fixtures without a voice are in no count of these."""
    errors: list[Measured] = field(default_factory=list)
    """All that did not end as ``same``."""
    latencies: list[float] = field(default_factory=list)
    seconds: float = 0.0
    audio: float = 0.0
    asked: int = 0
    """How many recordings the second ear was asked to hear."""

    def add(self, measured: Measured) -> None:
        """Count one more."""
        self.asked += bool(measured.asked)
        self.total.add(measured.verdict)
        self.sets.setdefault(measured.set, Counts()).add(measured.verdict)
        if measured.fixture.voice:
            self.voices.setdefault(measured.fixture.voice, Counts()).add(measured.verdict)
        if measured.verdict is not Verdict.SAME:
            self.errors.append(measured)
        if measured.latency is not None:
            self.latencies.append(measured.latency)
        self.seconds += measured.seconds
        self.audio += measured.audio

    @property
    def rtf(self) -> float:
        """Seconds of work for a second of sound."""
        return self.seconds / self.audio if self.audio else 0.0

    def latency(self, percent: float) -> int | None:
        """Return a percentile of the latencies in milliseconds of audio; None without any."""
        if not self.latencies:
            return None
        return round(1000 * float(np.percentile(self.latencies, percent)))

    def as_json(self) -> dict[str, object]:
        """Return the report as data; errors under noise also say which ``noise`` it was."""
        return {
            "total": self.total.as_json(),
            "sets": {name: counts.as_json() for name, counts in self.sets.items()},
            "voices": {name: counts.as_json() for name, counts in sorted(self.voices.items())},
            "rtf": round(self.rtf, 4),
            "latency_ms": {"p50": self.latency(50), "p95": self.latency(95)},
            "asked": self.asked,
            "errors": [_error(measured) for measured in self.errors],
        }


@dataclass(frozen=True, slots=True)
class Comparison:
    """The same recordings heard with two models; :meth:`of` makes one."""

    gained: tuple[Measured, ...]
    """What only the second model has right, as it heard it."""
    lost: tuple[Measured, ...]
    """What only the first model has right, as the second heard it."""
    both: int
    """How many both have right."""
    neither: int
    """How many neither has right."""

    @classmethod
    def of(cls, before: Iterable[Measured], after: Iterable[Measured]) -> Comparison:
        """Compare two runs over the same recordings.

        Raises ``ValueError`` when the recordings, their order or their noise differ.
        """
        ended: dict[tuple[bool, bool], list[Measured]] = {}
        for first, second in zip(before, after, strict=True):
            if (first.fixture, first.condition) != (second.fixture, second.condition):
                raise ValueError(f"{first.fixture.file} cannot be compared: the runs differ")
            right = first.verdict is Verdict.SAME, second.verdict is Verdict.SAME
            ended.setdefault(right, []).append(second)
        gained, lost = (tuple(ended.get(key, ())) for key in ((False, True), (True, False)))
        both, neither = (len(ended.get((right, right), ())) for right in (True, False))
        return cls(gained, lost, both, neither)

    def as_json(self) -> dict[str, object]:
        """Return the comparison as data."""
        return {
            "both": self.both,
            "neither": self.neither,
            "gained": [_named(measured) for measured in self.gained],
            "lost": [_error(measured) for measured in self.lost],
        }


def _named(measured: Measured) -> dict[str, str]:
    found = {"file": measured.fixture.file}
    if measured.condition.kind:
        found["noise"] = f"{measured.condition.kind} {measured.condition}"
    return found


def _error(measured: Measured) -> dict[str, str]:
    told = {name: getattr(measured, name) for name in ("expected", "heard", "understood")}
    return {**told, **_named(measured)}


def tally(measured: Iterable[Measured], name: Callable[[Measured], str]) -> Mapping[str, Counts]:
    """Return counts under any other name, such as the kind of noise."""
    found: dict[str, Counts] = {}
    for one in measured:
        found.setdefault(name(one), Counts()).add(one.verdict)
    return found


def judge(expected: Interpretation | None, understood: Sequence[Interpretation]) -> Verdict:
    """Return how an utterance or several ended; ``expected`` is None when nothing was meant.

    What was not understood beside the right meaning does no harm: it is a cough.
    """
    wanted = "" if expected is None else _done(expected)
    meant = [_done(one) for one in understood if not isinstance(one, NotUnderstood)]
    if meant == ([wanted] if wanted else []):
        return Verdict.SAME
    acted = [one for one in understood if not isinstance(one, (NotUnderstood, Ambiguous))]
    if [one for one in acted if _done(one) != wanted]:
        return Verdict.WRONG
    # Left are questions back, silence, and the right thing understood twice over.
    return Verdict.WRONG if len(acted) > 1 else Verdict.REJECTED


def doubted(understood: Sequence[Interpretation]) -> bool:
    """Tell whether something was understood, and nothing of it would be done unasked."""
    acted = [one for one in understood if not isinstance(one, (NotUnderstood, Ambiguous))]
    costs = [one.cost if isinstance(one, Chain) else one.meaning.cost for one in acted]
    return bool(costs) and min(costs) >= DOUBT


def _done(understood: Interpretation) -> str:
    """Return what two interpretations share that do the same: « laine » and « une laine »."""
    return understood.notation if isinstance(understood, Command) else described(understood)


def described(understood: Interpretation) -> str:
    """Return an interpretation as text that two of them share when they mean the same.

    ``place card=7 column=3``; refused ones end with the reason; empty for what means nothing.
    """
    match understood:
        case NotUnderstood():
            return ""
        case Ambiguous(options):
            return "which one: " + "; ".join(described(option) for option in options)
        case _:
            meaning = understood.meaning
            slots = [f"{name}={value}" for name, value in sorted(meaning.slots.items())]
            refused = f"refused: {understood.reason}" if isinstance(understood, Illegal) else ""
            return " ".join(filter(None, (meaning.intent, *slots, refused)))
