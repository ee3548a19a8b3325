"""Asking for one word, to learn whether a person is heard by this microphone with this model."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum

from heraut.voice.ears.endpoint import ANSWER
from heraut.voice.ears.recogniser import Ears
from heraut.voice.ears.sound import RATE
from heraut.voice.ears.sources import Source
from heraut.voice.models.loaded import LoadedModel


class Trial(StrEnum):
    """What came of asking."""

    HEARD = "heard"
    OTHER = "other"
    """Somebody spoke, and it was not the word."""
    NOTHING = "nothing"


class _Short:
    """The beginning of a source."""

    def __init__(self, source: Source, seconds: float) -> None:
        self._source = source
        self._left = round(seconds * RATE * 2)

    @property
    def live(self) -> bool:
        """Whether the sound has no end of its own: this one has."""
        return False

    def chunks(self) -> Iterator[bytes]:
        """Yield what the source gives, until the time is over."""
        for chunk in self._source.chunks():
            yield chunk
            self._left -= len(chunk)
            if self._left <= 0:
                return


def ask_word(
    model: LoadedModel, word: str, others: Sequence[str], source: Source, seconds: float
) -> Trial:
    """Listen for ``word`` in the first ``seconds`` of a source.

    ``others`` may be said as well: who listens for one word only, hears it everywhere.

    Raises :class:`~heraut.voice.ears.problems.AudioError` when it breaks off.
    """
    ears = Ears(model)
    ears.expect((word, *others), patience=ANSWER)
    spoken = False
    for utterance in ears.listen(_Short(source, seconds)):
        if any(" ".join(reading.words) == word for reading in utterance.heard.hypotheses[:1]):
            return Trial.HEARD
        spoken = True
    return Trial.OTHER if spoken else Trial.NOTHING
