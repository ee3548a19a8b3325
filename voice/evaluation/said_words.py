"""Whether a recording holds the sentence that was asked for, as far as the ears can tell.

A wrong sentence under a right name spoils what is measured and what is learnt. A voice that is
badly heard, on the other hand, is just what is wanted: what means nothing to the ears is no fault.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from heraut.grammars import Grammar
from heraut.grammars.meaning import Heard, Meaning
from heraut.voice.ears.recogniser import Ears
from heraut.voice.ears.sound import Samples
from heraut.voice.ears.sources import PcmSource
from heraut.voice.evaluation.recorder import Prompt
from heraut.voice.models.loaded import LoadedModel
from heraut.voice.runtime.microphone_feed import listen_for


class Likeness(StrEnum):
    """What was heard against what was asked for."""

    SAME = "same"
    OTHER = "other"
    """Clearly another sentence."""
    UNKNOWN = "unknown"
    """Nothing that means anything."""


@dataclass(frozen=True, slots=True)
class Judged:
    """What the ears make of a recording."""

    likeness: Likeness
    heard: str = ""
    """The words, as they were heard."""


class Judge:
    """Listens to recordings of sentences of a grammar."""

    def __init__(self, model: LoadedModel, grammar: Grammar) -> None:
        self._ears = Ears(model)
        self._grammar = grammar

    def __call__(self, prompt: Prompt, samples: Samples) -> Judged:
        """Return whether a recording is the sentence that was asked for, by its meaning."""
        listen_for(self._ears, self._grammar, prompt.scope)
        heard = [said.heard for said in self._ears.listen(PcmSource(samples))]
        told = " ".join(map(str, heard))
        wanted = self._meant(Heard.typed(prompt.words), prompt)
        found = [meaning for each in heard for meaning in self._meant(each, prompt)]
        if told == prompt.words or any(each in wanted for each in found):
            return Judged(Likeness.SAME, told)
        # A sentence in two breaths, or one of the two not understood, says nothing for sure.
        sure = len(heard) == 1 and heard[0].clear and not heard[0].doubtful and not heard[0].unsure
        return Judged(Likeness.OTHER if found and sure else Likeness.UNKNOWN, told)

    def _meant(self, heard: Heard, prompt: Prompt) -> list[tuple[str, object]]:
        meanings: tuple[Meaning, ...] = self._grammar.meanings(heard, prompt.scope)
        return [(each.intent, each.slots) for each in meanings]
