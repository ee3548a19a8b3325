"""Whisper through faster-whisper: open speech of many people, written down with its spelling."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np

from heraut.voice.ears.second.second_ear import Text
from heraut.voice.ears.second.sounds import phones_of, said_once
from heraut.voice.ears.sound import RATE

_THREADS: Final = 2
_BEAM: Final = 3
_LONGEST: Final = 28.0
"""Seconds of an utterance that are heard; more does not fit into Whisper's window."""
_BEFORE: Final = 0.3
_AFTER: Final = 1.5
"""Seconds of silence around an utterance. The rest of Whisper's half minute is left out: an
utterance is heard in a quarter of the time. What it then says twice is taken for once."""
_SHORTEST: Final = 4.0
_FRAMES: Final = 100
"""Whisper's frames in a second."""
_WINDOW: Final = 30 * _FRAMES
_PROMPT: Final = 160
"""Tokens of what is awaited that an utterance is heard with; more of them slow it down."""
_TOKENS_A_SECOND: Final = 12
_TOKENS: Final = 16


class Whisper:
    """A Whisper model in this process. It hears twice: as it is, and with what is awaited."""

    def __init__(self, folder: Path, lang: str) -> None:
        from faster_whisper import WhisperModel

        self._lang = lang
        self._whisper = WhisperModel(
            str(folder),
            device="cpu",
            compute_type="int8",
            cpu_threads=_THREADS,
            local_files_only=True,
        )
        tokens = self._whisper.hf_tokenizer.token_to_id
        names = ("<|startoftranscript|>", f"<|{lang}|>", "<|transcribe|>", "<|notimestamps|>")
        self._start = [int(tokens(name)) for name in names]
        self._previous = int(tokens("<|startofprev|>"))

    def hear(self, sound: bytes, awaited: Sequence[str]) -> Sequence[Text]:
        """Return what was said, as :class:`SecondEar` does."""
        samples = np.frombuffer(sound, dtype="<i2").astype(np.float32) / 32768
        samples = np.pad(samples[: round(_LONGEST * RATE)], (round(_BEFORE * RATE), 0))
        seconds = len(samples) / RATE
        heard = self._encoded(samples, seconds)
        longest = _TOKENS + round(_TOKENS_A_SECOND * seconds)
        found: dict[str, Text] = {}
        for prompt in dict.fromkeys((self._prompt(awaited), ())):
            begun = [*([self._previous, *prompt] if prompt else ()), *self._start]
            result = self._whisper.model.generate(
                heard,
                [begun],
                beam_size=_BEAM,
                num_hypotheses=_BEAM,
                sampling_temperature=0,
                max_length=len(begun) + longest,
            )[0]
            for tokens in result.sequences_ids:
                words = said_once(self._whisper.hf_tokenizer.decode(tokens)).strip()
                if words and words not in found:
                    found[words] = Text(words, phones_of(words, self._lang))
        return tuple(found.values())

    def close(self) -> None:
        """Forget the model."""
        self._whisper = None

    def _encoded(self, samples: np.ndarray[Any, Any], seconds: float) -> Any:
        from ctranslate2 import StorageView

        silence = np.zeros(round(30 * RATE), np.float32)
        features = self._whisper.feature_extractor(np.concatenate([samples, silence]))
        wanted = round(max(_SHORTEST, seconds + _AFTER) * _FRAMES / 2) * 2  # the encoder halves it
        window = np.ascontiguousarray(features[None, :, : min(wanted, _WINDOW)])
        return self._whisper.model.encode(StorageView.from_array(window), to_cpu=True)

    def _prompt(self, awaited: Sequence[str]) -> tuple[int, ...]:
        """Return the beginning of what is awaited, written as Whisper writes."""
        text = "".join(f" {sentence.capitalize()}." for sentence in awaited)
        tokens = self._whisper.hf_tokenizer.encode(text, add_special_tokens=False).ids
        return tuple(tokens[:_PROMPT])
