"""The second ear in an evaluation: asked as at a table, and waited for."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from heraut.grammars import Grammar
from heraut.grammars.meaning import Heard, Interpretation, NotUnderstood, Scope
from heraut.voice.dialogue.requests import Guessed
from heraut.voice.dialogue.second_hearing import Written, is_doubtful, settled
from heraut.voice.ears.recogniser import Utterance
from heraut.voice.ears.second.likely import LikelySentences
from heraut.voice.ears.second.process import ProcessEar
from heraut.voice.models.errors import ModelError
from heraut.voice.models.second_ears import second_ear

EarName = Literal["first", "second", "both"]


@dataclass(frozen=True, slots=True)
class HeardAgain:
    """What came of hearing an utterance again."""

    given: Interpretation
    seconds: float
    """How long it took."""


class SecondListener:
    """Hears utterances again. One process for each language, started when it is needed."""

    def __init__(self) -> None:
        self._ears: dict[str, ProcessEar] = {}
        self._likely = LikelySentences()

    def again(
        self,
        said: Utterance,
        grammar: Grammar,
        scope: Scope,
        understand: Callable[[Heard], Interpretation],
        read: Callable[[str], object],
        *,
        alone: bool,
    ) -> HeardAgain | None:
        """Return what is understood of an utterance in the end; ``None`` if it was clear before.

        ``alone``: whatever the first ear has understood. Raises :class:`ModelError` without a
        second ear, ``SecondEarGone`` when it dies.
        """
        heard = Heard((), unsure=True) if alone else said.heard
        if not alone and not is_doubtful(heard, understand(heard)):
            return None
        ear = self._ear(grammar.lang)
        ear.wait()
        began = time.perf_counter()
        reheard = self._likely.again(ear, heard, said.sound, grammar, (scope,))
        taken = settled(reheard, understand, read, grammar)
        return HeardAgain(_meant(taken, understand), time.perf_counter() - began)

    def _ear(self, lang: str) -> ProcessEar:
        if lang not in self._ears:
            choice = second_ear(lang)
            if choice is None:
                raise ModelError("model_no_second_ear", f"no second ear for {lang}", lang=lang)
            self._ears[lang] = ProcessEar(choice.kind, choice.path, lang)
        return self._ears[lang]


def _meant(
    taken: Heard | Written | NotUnderstood, understand: Callable[[Heard], Interpretation]
) -> Interpretation:
    """Return what is understood of what was taken."""
    match taken:
        case Heard():
            return understand(taken)
        case Written(given=given):
            meant: Interpretation = given.asked if isinstance(given, Guessed) else given
            return meant
    return taken
