"""Whisper through faster-whisper: open speech of many people, written down with its spelling."""

from __future__ import annotations

import itertools
import math
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

import numpy as np

from heraut.voice.ears.second.second_ear import Text
from heraut.voice.ears.second.sounds import phones_of, said_once
from heraut.voice.ears.sound import RATE

_AT_A_TIME: Final = 2
"""Things that are reckoned side by side, each on one core. A single one on two cores takes longer
than on one: it is a long row of small steps, after each of which the cores wait for each other."""
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
_TOKENS_A_SECOND: Final = 8
_TOKENS: Final = 10
"""Tokens that an utterance may be, at most, beside those of each second: who speaks fast has six a
second. More come of saying the same again and again."""
_AT_ONCE: Final = 8
"""Sentences whose probabilities are reckoned together, at most."""
_TOKENS_AT_ONCE: Final = 160
"""Tokens of them all: each takes a number for every word that Whisper knows, several times over."""
_SOUNDS: Final = 2
"""Sounds that are kept as the encoder made them: what is heard, and what it is compared with."""
_NEVER: Final = 1e-9
"""The least probability of a token that is told apart."""


class Whisper:
    """A Whisper model in this process. It hears twice: as it is, and with what is awaited."""

    def __init__(self, folder: Path, lang: str) -> None:
        from faster_whisper import WhisperModel

        self._lang = lang
        self._whisper = WhisperModel(
            str(folder),
            device="cpu",
            compute_type="int8",
            cpu_threads=1,
            num_workers=_AT_A_TIME,
            local_files_only=True,
        )
        tokens = self._whisper.hf_tokenizer.token_to_id
        names = ("<|startoftranscript|>", f"<|{lang}|>", "<|transcribe|>", "<|notimestamps|>")
        self._start = [int(tokens(name)) for name in names]
        self._previous = int(tokens("<|startofprev|>"))
        self._end = int(tokens("<|endoftext|>"))
        self._workers = ThreadPoolExecutor(_AT_A_TIME)
        self._kept: OrderedDict[bytes, Any] = OrderedDict()

    def hear(self, sound: bytes, awaited: Sequence[str]) -> Sequence[Text]:
        """Return what was said, as :class:`SecondEar` does."""
        heard = self._encoded(sound)
        longest = _TOKENS + round(_TOKENS_A_SECOND * (len(sound) / 2 / RATE + _BEFORE))

        def written(prompt: Sequence[int]) -> Sequence[Sequence[int]]:
            begun = [*([self._previous, *prompt] if prompt else ()), *self._start]
            (result,) = self._whisper.model.generate(
                heard,
                [begun],
                beam_size=_BEAM,
                num_hypotheses=_BEAM,
                sampling_temperature=0,
                max_length=len(begun) + longest,
            )
            ways: Sequence[Sequence[int]] = result.sequences_ids
            return ways

        found: dict[str, Text] = {}
        prompts = dict.fromkeys((self._prompt(awaited), ()))
        for tokens in itertools.chain.from_iterable(self._workers.map(written, prompts)):
            words = said_once(self._whisper.hf_tokenizer.decode(tokens)).strip()
            if words and words not in found:
                found[words] = Text(words, phones_of(words, self._lang))
        return tuple(found.values())

    def log_probabilities(self, sound: bytes, sentences: Sequence[str]) -> Sequence[float]:
        """Return how likely each of them is, as :class:`SecondEar` does."""
        from ctranslate2 import StorageView

        heard = np.asarray(self._encoded(sound))
        written = [[*self._tokens(f" {one.capitalize()}."), self._end] for one in sentences]

        def chances(part: Sequence[int]) -> Sequence[float]:
            repeated = StorageView.from_array(np.repeat(heard, len(part), axis=0))
            frames = [heard.shape[1]] * len(part)
            texts = [written[each] for each in part]
            # It puts the token for "no times" between the two itself.
            aligned = self._whisper.model.align(repeated, self._start[:-1], texts, frames)
            tokens = [np.clip(one.text_token_probs, _NEVER, 1.0) for one in aligned]
            return [float(np.log(each).sum()) for each in tokens]

        # Of those that are reckoned together each takes as long as the longest.
        order = sorted(range(len(written)), key=lambda each: len(written[each]))
        most = min(_AT_ONCE, math.ceil(len(order) / _AT_A_TIME))
        parts: list[list[int]] = []
        for each in order:
            room = min(most, _TOKENS_AT_ONCE // len(written[each]))
            if not parts or len(parts[-1]) >= room:
                parts.append([])
            parts[-1].append(each)
        found = dict(
            zip(
                itertools.chain(*parts),
                itertools.chain(*self._workers.map(chances, parts)),
                strict=True,
            )
        )
        return tuple(found[each] for each in range(len(written)))

    def close(self) -> None:
        """Forget the model."""
        self._workers.shutdown()
        self._whisper = None

    def _encoded(self, sound: bytes) -> Any:
        """Return what the encoder makes of a sound; of the last ones it is kept."""
        from ctranslate2 import StorageView

        if sound not in self._kept:
            samples = np.frombuffer(sound, dtype="<i2").astype(np.float32) / 32768
            samples = np.pad(samples[: round(_LONGEST * RATE)], (round(_BEFORE * RATE), 0))
            seconds = len(samples) / RATE
            silence = np.zeros(round(30 * RATE), np.float32)
            features = self._whisper.feature_extractor(np.concatenate([samples, silence]))
            # The encoder halves it.
            wanted = round(max(_SHORTEST, seconds + _AFTER) * _FRAMES / 2) * 2
            window = np.ascontiguousarray(features[None, :, : min(wanted, _WINDOW)])
            view = StorageView.from_array(window)
            self._kept[sound] = self._whisper.model.encode(view, to_cpu=True)
        self._kept.move_to_end(sound)
        while len(self._kept) > _SOUNDS:
            self._kept.popitem(last=False)
        return self._kept[sound]

    def _prompt(self, awaited: Sequence[str]) -> tuple[int, ...]:
        """Return the beginning of what is awaited, written as Whisper writes."""
        text = "".join(f" {sentence.capitalize()}." for sentence in awaited)
        return tuple(self._tokens(text)[:_PROMPT])

    def _tokens(self, text: str) -> list[int]:
        return list(self._whisper.hf_tokenizer.encode(text, add_special_tokens=False).ids)
