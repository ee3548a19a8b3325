"""An official Vosk model without a grammar: its own language model, any words that it knows."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from heraut.voice.ears.second.second_ear import Text
from heraut.voice.ears.second.sounds import phones_of
from heraut.voice.ears.sound import RATE

_READINGS: Final = 3


class OpenVosk:
    """A Vosk model in this process. What is awaited makes no difference to it."""

    def __init__(self, folder: Path, lang: str) -> None:
        import vosk

        vosk.SetLogLevel(-1)
        self._lang = lang
        self._model: Any = vosk.Model(str(folder))

    def hear(self, sound: bytes, awaited: Sequence[str]) -> Sequence[Text]:
        """Return what was said, as :class:`SecondEar` does."""
        from vosk import KaldiRecognizer

        recogniser = KaldiRecognizer(self._model, RATE)
        recogniser.SetMaxAlternatives(_READINGS)
        recogniser.AcceptWaveform(sound)
        readings = json.loads(recogniser.FinalResult())["alternatives"]
        words = dict.fromkeys(one["text"].strip() for one in readings)
        return tuple(Text(text, phones_of(text, self._lang)) for text in words if text)

    def log_probabilities(self, sound: bytes, sentences: Sequence[str]) -> Sequence[float]:
        """Return nothing: a decoder finds the best words, and tells nothing of all others."""
        return ()

    def close(self) -> None:
        """Forget the model."""
        self._model = None
