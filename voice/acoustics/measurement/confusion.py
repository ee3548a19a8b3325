"""Which words are taken for which: each said alone, with Vosk given the whole list at once.

Nothing but Vosk decides here: no grammar of a game, no voice activity, no rules.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

import numpy as np

from heraut.errors import KeyedError
from heraut.grammars import UNKNOWN
from heraut.voice.acoustics.measurement.heldout import VARIANTS, drawn, spoken
from heraut.voice.ears import noise as noises
from heraut.voice.ears.sound import RATE, Samples
from heraut.voice.evaluation.evaluation import KINDS
from heraut.voice.models.loaded import LoadedModel

REJECTED: Final = ""
"""Heard: nothing, or unknown speech."""
ELSE: Final = "…"
"""Heard: words of the list in an order that is none of its phrases."""

_ROOM: Final = 0.3
"""Seconds of room before and after a clip."""
_TALKERS: Final = 6


class LackingError(KeyedError, ValueError):
    """A model has no words for a phrase that is measured.

    ``key`` is ``lacking``; ``details`` hold the ``model`` and the ``phrases``.
    """

    def __init__(self, model: str, phrases: Sequence[str]) -> None:
        message = f"{model} has no words for: {', '.join(phrases)}"
        super().__init__("lacking", message, model=model, phrases=tuple(phrases))


@dataclass(frozen=True, slots=True)
class Clip:
    """One phrase of a list, said once."""

    phrase: str
    voice: str
    samples: Samples

    @classmethod
    def drawn(cls, phrase: str, variant: str, dice: Random) -> Clip:
        """Return a phrase as a variant says it next."""
        manner, level = drawn(variant, dice)
        return cls(phrase, manner.voice, spoken(phrase, manner, level))


@dataclass(slots=True)
class Confusions:
    """What was heard for each phrase of a list."""

    phrases: tuple[str, ...]
    heard: dict[str, Counter[str]] = field(default_factory=dict)

    def add(self, said: str, heard: str) -> None:
        """Count one more; ``heard`` is a phrase, :data:`REJECTED` or :data:`ELSE`."""
        self.heard.setdefault(said, Counter())[heard] += 1

    @property
    def total(self) -> int:
        """All that was said."""
        return sum(counts.total() for counts in self.heard.values())

    @property
    def right(self) -> int:
        """How often the phrase was heard that was said."""
        return sum(counts[said] for said, counts in self.heard.items())

    @property
    def rejected(self) -> int:
        """How often nothing of the list was heard."""
        return sum(counts[REJECTED] + counts[ELSE] for counts in self.heard.values())

    @property
    def wrong(self) -> int:
        """How often another phrase was heard."""
        return self.total - self.right - self.rejected

    def confused(self) -> Iterator[tuple[str, Counter[str]]]:
        """Yield the phrases that were taken for others with these others, in the list's order."""
        for said in self.phrases:
            heard = self.heard.get(said, Counter())
            others = Counter(
                {one: n for one, n in heard.items() if one not in (said, REJECTED, ELSE)}
            )
            if others:
                yield said, others


def clips(phrases: Sequence[str], kind: str, seed: int) -> list[Clip]:
    """Return each phrase said once by every voice of a kind, in manners that the seed gives.

    Raises :class:`~heraut.voice.acoustics.espeak.EspeakError` without espeak-ng.
    """
    dice = Random(f"{kind} words {seed} {phrases[0]}")
    return [Clip.drawn(phrase, variant, dice) for phrase in phrases for variant in VARIANTS[kind]]


class Listener:
    """Hears clips of one list with a model."""

    def __init__(self, model: LoadedModel, phrases: Sequence[str]) -> None:
        """Raise :class:`LackingError` when the model lacks words of a phrase."""
        self._model = model
        self._phrases = tuple(phrases)
        spelled = [(phrase, model.spell(phrase)) for phrase in phrases]
        if lacking := [phrase for phrase, spelling in spelled if not spelling]:
            raise LackingError(model.choice.name, lacking)
        known = [spelling for _, spelling in spelled if spelling]
        self._grammar = json.dumps([*known, UNKNOWN], ensure_ascii=False)

    def confusions(
        self, said: Sequence[Clip], snr: float | None, talkers: Sequence[Samples], seed: int
    ) -> Confusions:
        """Hear all clips at a signal-to-noise ratio in dB (``None``: as they are).

        White noise, pink noise and babble of six ``talkers`` come in turn.
        """
        found = Confusions(self._phrases)
        for number, clip in enumerate(said):
            dice = np.random.default_rng([seed, number, round(snr or 0)])
            sound = np.pad(clip.samples, round(_ROOM * RATE))
            if snr is not None:
                # A voice meets each noise: the clips of a phrase come one voice after the other.
                kind = KINDS[(number + number // len(KINDS)) % len(KINDS)]
                sound = noises.mix(sound, _noise(kind, len(sound), talkers, dice), snr)
            found.add(clip.phrase, self._heard(sound))
        return found

    def _heard(self, sound: Samples) -> str:
        from vosk import KaldiRecognizer

        recogniser = KaldiRecognizer(self._model.vosk, RATE, self._grammar)
        recogniser.AcceptWaveform(sound.tobytes())
        words = json.loads(recogniser.FinalResult())["text"].split()
        if not words or UNKNOWN in words:
            return REJECTED
        phrase = " ".join(self._model.unspell(words))
        return phrase if phrase in self._phrases else ELSE


def _noise(
    kind: str, samples: int, talkers: Sequence[Samples], dice: np.random.Generator
) -> noises.Noise:
    match kind:
        case "white":
            return noises.white(samples, dice)
        case "pink":
            return noises.pink(samples, dice)
        case _:
            chosen = dice.choice(len(talkers), min(_TALKERS, len(talkers)), replace=False)
            return noises.babble(samples, [talkers[int(one)] for one in chosen], dice)
