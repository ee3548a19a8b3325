"""What was heard and what it meant: the values that pass between ears, grammars and dialogue."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from math import inf
from typing import Final

from heraut.grammars.thresholds import UNMEASURED, Thresholds

Slots = Mapping[str, int | str]

UNKNOWN: Final = "[unk]"
"""The word that recognisers give for speech that is none of their words."""

DOUBT: Final = 0.3
"""The least cost of a reading that has a rival: enough for a command to be read back."""
AT_ONCE: Final = frozenset({"undo", "back", "quit", "pause", "resume", "stop"})
"""Talk that takes effect at once, or asks to: it is never guessed, and never taken with a doubt."""


class Kind(StrEnum):
    """What an intent is for."""

    COMMAND = "command"
    """Meant to act: it has a notation."""
    QUERY = "query"
    """Asks about the match."""
    META = "meta"
    """About the talk itself: repeat, slower, help, undo, quit."""
    REPLY = "reply"
    """Answers a question of Héraut's: yes, no, the second one."""
    PARTIAL = "partial"
    """A piece of a command, such as a card or a column alone."""


class Scope(StrEnum):
    """What kind of sentence is expected now; each is one set of phrases for the recogniser."""

    TURN = "turn"
    """Nothing is pending: commands, queries and talk about the talk."""
    CONFIRM = "confirm"
    """A command was read back: yes, no, and the talk about the talk."""
    CHOOSE = "choose"
    """Numbered options were read out: one of them, or none."""
    FILL = "fill"
    """Part of a command is known: the missing piece, or another command."""


@dataclass(frozen=True, slots=True)
class Hypothesis:
    """One reading of the sound."""

    words: tuple[str, ...]
    score: float = 0.0
    """The recogniser's own score; comparable only within one utterance, higher is likelier."""
    times: tuple[tuple[float, float], ...] = ()
    """Start and end of each word, in seconds of audio; empty when unknown (typed words)."""
    awaited: bool = True
    """Whether it was listened for as an answer, and not only as what may be said besides."""

    def __str__(self) -> str:
        return " ".join(self.words)


@dataclass(frozen=True, slots=True)
class Heard:
    """One utterance: the readings of the recogniser, best first."""

    hypotheses: tuple[Hypothesis, ...]
    thresholds: Thresholds = UNMEASURED
    """What differences between their scores mean."""
    unknown: float | None = None
    """The score of the same sound as speech that is none of the words, if that was tried."""
    louder: Heard | None = None
    """What stands out of the same sound, heard by itself, if something does."""
    unsure: bool = False
    """Whether it is only what the sound was most like: whatever it means is doubted."""
    disputed: bool = False
    """Whether the sound, heard in several disguises, was other words in most of them."""

    @property
    def fit(self) -> float | None:
        """How much better the best reading is than no word at all, for each second of it.

        ``None`` where nobody tried, or it was found to be none. A second is added: the shorter
        words are, the more sounds they are like.
        """
        best = self.hypotheses[0] if self.hypotheses else Hypothesis(())
        if self.unknown is None or not best.times:
            return None
        return (best.score - self.unknown) / (best.times[-1][1] - best.times[0][0] + 1.0)

    @property
    def margin(self) -> float:
        """How much better the best reading is than the next one."""
        scores = [one.score for one in self.hypotheses[:2]]
        return scores[0] - scores[1] if len(scores) > 1 else inf

    @property
    def clear(self) -> bool:
        """Whether no other reading is nearly as good as the best one."""
        return self.margin >= self.thresholds.clear

    @property
    def doubtful(self) -> bool:
        """Whether what is not clear fits little better than speech that is none of the words."""
        return self.fits_below(self.thresholds.unsure)

    def fits_below(self, least: float) -> bool:
        """Tell whether what is not clear fits worse than that; compare :attr:`fit`."""
        return self.fit is not None and self.fit < least and not self.clear

    def judged(self) -> Heard:
        """Return the readings in the order of how likely they are, none of them twice.

        What is none of the awaited answers comes later by a margin, and before all comes that no
        word was said, where the best reading fits no better.
        """
        margin = self.thresholds.awaited
        scored = (
            one if one.awaited else replace(one, score=one.score - margin)
            for one in self.hypotheses
        )
        found: dict[tuple[str, ...], Hypothesis] = {}
        for one in sorted(scored, key=lambda one: -one.score):
            found.setdefault(one.words, one)
        heard = replace(self, hypotheses=tuple(found.values()))
        least = self.thresholds.disputed if self.disputed else self.thresholds.unknown
        if not heard.fits_below(least):
            return heard
        nothing = Hypothesis((UNKNOWN,), heard.hypotheses[0].score)
        return replace(heard, hypotheses=(nothing, *heard.hypotheses))

    @property
    def others(self) -> tuple[tuple[Hypothesis, float], ...]:
        """The readings after the best one, with what their lower scores cost."""
        best, unit = self.hypotheses[:1], self.thresholds.doubt_of_score
        rest = self.hypotheses[1:]
        return tuple((one, unit * max(0.0, best[0].score - one.score)) for one in rest)

    @classmethod
    def typed(cls, text: str) -> Heard:
        """Return typed words as if they had been heard without doubt."""
        shown = "".join(letter if letter.isprintable() else " " for letter in text)
        return cls((Hypothesis(tuple(shown.lower().split())),))

    def __str__(self) -> str:
        return str(self.hypotheses[0]) if self.hypotheses else ""


@dataclass(frozen=True, slots=True)
class Likely:
    """A sentence that was perhaps said, by how the sound was written down and how that sounds."""

    words: str
    cost: float
    """How far it is from the sound, for each phone: 0 for the very same, 1 for any other."""
    spelled: bool = False
    """Whether it was written down word for word."""


@dataclass(frozen=True, slots=True)
class Reheard:
    """What the first ear heard, and what was perhaps said, by what a second one wrote down."""

    heard: Heard
    texts: tuple[str, ...] = ()
    """What the second ear wrote down; nothing if it has gone, or knows nothing to say."""
    likely: tuple[Likely, ...] = ()
    """The likeliest first."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """One thing the heard words may have meant, before any rule of the game is asked."""

    intent: str
    kind: Kind
    slots: Slots = field(default_factory=dict)
    cost: float = 0.0
    """How far the heard words are from the spoken form: 0 is exact; from 0.3 on it is doubtful."""
    form: str = ""
    """The spoken form that was matched, in the words of the grammar."""
    swapped: bool = False
    """Whether a word of it was heard as another: it is read back, however little that costs."""
    excerpt: bool = False
    """Whether it is a part of what was said, cut out of other talk: it is read back, too."""


@dataclass(frozen=True, slots=True)
class Command:
    """A legal action was meant."""

    meaning: Meaning
    notation: str
    """The action's canonical notation, ready for the match."""


@dataclass(frozen=True, slots=True)
class Chained:
    """Words that may have meant several commands, one after another."""

    links: tuple[tuple[Meaning, ...], ...]
    """What each of them may have meant, the nearest first."""
    cost: float
    """How far the heard words are from these commands, all together."""
    run_on: bool = False
    """Whether one of them follows another with no word between, such as « puis »."""


@dataclass(frozen=True, slots=True)
class Partial:
    """A piece of a command was meant: its slots wait for the missing ones."""

    meaning: Meaning
    command: str = ""
    """The intent of the command, if only one can still be meant."""
    close: tuple[Slots, ...] = ()
    """What its slots may have been, when another name in it sounds close."""
    made: Made = None
    """What a piece that was said makes with those held before; ``None`` if nothing."""


@dataclass(frozen=True, slots=True)
class Query:
    """A question about the match."""

    meaning: Meaning


@dataclass(frozen=True, slots=True)
class MetaRequest:
    """Something about the talk itself (the kind META)."""

    meaning: Meaning


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer to Héraut's question."""

    meaning: Meaning


@dataclass(frozen=True, slots=True)
class Ambiguous:
    """Two or three different legal actions fit about equally well."""

    options: Sequence[Command]


@dataclass(frozen=True, slots=True)
class Illegal:
    """A command was understood and the rules forbid it: never swapped for a legal neighbour."""

    meaning: Meaning
    reason: str
    details: Mapping[str, object] = field(default_factory=dict)
    close: tuple[Command, ...] = ()
    """The legal commands that sound close: to be asked about, once the reason is told."""


Made = Command | Illegal | Ambiguous | Partial | None
"""What pieces of a command make; ``None`` if nothing."""


@dataclass(frozen=True, slots=True)
class Chain:
    """Several commands were meant, to be done one after another until the rules forbid one."""

    commands: tuple[Command, ...]
    """Those that are legal, each after the one before it; at least one."""
    rest: tuple[Meaning, ...] = ()
    """Those that come after the table has brought something, and can only be judged then."""
    refused: Illegal | None = None
    """The first one that is forbidden; nothing comes after it."""
    cost: float = 0.0
    """How far the heard words are from these commands, all together."""

    @property
    def meanings(self) -> tuple[Meaning, ...]:
        """What is to be done, as far as it is not refused already."""
        return (*(command.meaning for command in self.commands), *self.rest)

    @property
    def meaning(self) -> Meaning:
        """All of it as one meaning: what was heard by number, the forbidden one last."""
        said = [*self.meanings, *([self.refused.meaning] if self.refused else [])]
        slots = {
            str(number): " ".join([one.intent, *(f"{k}={v}" for k, v in sorted(one.slots.items()))])
            for number, one in enumerate(said, 1)
        }
        form = " ".join(one.form for one in said)
        return Meaning("chain", Kind.COMMAND, slots, self.cost, form)

    @property
    def notations(self) -> tuple[str, ...]:
        """The actions that are known to be legal."""
        return tuple(command.notation for command in self.commands)


@dataclass(frozen=True, slots=True)
class NotUnderstood:
    """No spoken form is near enough, or two that may not be confused are too near."""

    heard: str
    """The words as heard, to be read back."""


Interpretation = (
    Command | Chain | Partial | Query | MetaRequest | Reply | Ambiguous | Illegal | NotUnderstood
)


@dataclass(frozen=True, slots=True)
class Proposal:
    """Something that makes sense here, and a sentence that says it."""

    given: Interpretation
    sentence: str
    likely: float = 0.0
    """How like the words it is that may have meant it, from 0 to 1."""
    named: bool = False
    """Whether the words name all that is in it, and not much else."""
