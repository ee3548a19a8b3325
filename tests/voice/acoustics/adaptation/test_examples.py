"""Recordings become examples: when each phone is said, and which recordings are not believed."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from heraut.voice.acoustics.adaptation.examples import Aligned, align_clips, crowd, examples, varied
from heraut.voice.acoustics.adaptation.recordings import Clip
from heraut.voice.acoustics.adaptation.strangers import STRANGERS, Stranger, said_by
from heraut.voice.acoustics.corpus.features import frame_count
from heraut.voice.acoustics.corpus.sentences import shipped
from heraut.voice.acoustics.corpus.synthesis import Manner, Segment, Speech
from heraut.voice.acoustics.lexicon import Pronunciation, shipped_lexicon
from heraut.voice.acoustics.network.layers import Layer
from heraut.voice.acoustics.network.nnet3 import decode
from heraut.voice.ears.sound import RATE
from heraut.voice.evaluation.fixtures import Fixture
from heraut.voice.models.store import embedded

SAID = (
    "pose le sept sur la colonne trois",
    "toutes les colonnes",
    "annule le coup",
    "fin de tour",
    "ma main",
    "moins fort",
)
KNOWN_VOICE = Stranger(Manner("fr+f4"))


@pytest.fixture(scope="module")
def layers() -> tuple[Layer, ...]:
    choice = embedded("fr")
    assert choice
    return decode((choice.path / "am" / "final.mdl").read_bytes())


@pytest.fixture(scope="module")
def lexicon() -> tuple[Pronunciation, ...]:
    return shipped_lexicon()


def clip(stranger: Stranger, said: str, told: str | None = None) -> Clip:
    """A recording of ``said`` whose manifest tells ``told``."""
    samples = said_by(stranger, said, np.random.default_rng(0))
    words = told or said
    name = f"{said}.wav"
    return Clip(
        Fixture(name, words, "recorded", "x", path=Path(name)), samples, tuple(words.split())
    )


@pytest.mark.parametrize("stranger", [KNOWN_VOICE, STRANGERS["child"]], ids=["known", "child"])
def test_what_does_not_say_its_words_is_not_believed(
    stranger: Stranger, layers: tuple[Layer, ...], lexicon: tuple[Pronunciation, ...]
) -> None:
    right = [clip(stranger, said) for said in SAID]
    wrong = clip(stranger, SAID[0], "annule le coup annule le coup")
    short = Clip(right[0].fixture, right[0].samples[:3000], right[0].words)
    aligned, hopeless = align_clips(layers, (*right, wrong, short), lexicon)
    assert [one.clip.words for one in aligned] == [one.words for one in right]
    assert {(error.key, error.details["words"]) for error in hopeless} == {
        ("adapt_hopeless", "annule le coup annule le coup"),
        ("adapt_hopeless", SAID[0]),
    }
    for one in aligned:
        assert one.speech.segments[0].phone == "SIL"
        assert one.speech.segments[-1].start < one.speech.seconds


def test_faster_speech_has_its_phones_earlier() -> None:
    tone = (1000 * np.sin(np.arange(RATE) / 5)).astype(np.float32)
    speech = Speech(tone, (Segment(0.0, "SIL"), Segment(0.5, "a")))
    lengths = set()
    for seed in range(20):
        changed = varied(speech, np.random.default_rng(seed))
        assert changed.segments[1].start == pytest.approx(0.5 * changed.seconds, abs=0.001)
        assert 0.9 < changed.seconds < 1.11
        lengths.add(round(changed.seconds, 2))
    assert len(lengths) > 5


def test_each_recording_comes_as_it_is_and_in_other_rooms_the_same_each_time(
    layers: tuple[Layer, ...], lexicon: tuple[Pronunciation, ...]
) -> None:
    aligned, _ = align_clips(layers, [clip(KNOWN_VOICE, said) for said in SAID[:2]], lexicon)
    talkers = crowd(shipped(), 3)
    made = examples(aligned, talkers, 2, np.random.default_rng(5))
    once = outputs(aligned)
    assert 2.7 * once < len(made.labels) < 3.3 * once
    assert len(made.features) == 3 * len(made.labels)
    again = examples(aligned, talkers, 2, np.random.default_rng(5))
    assert np.array_equal(made.features, again.features)
    assert np.array_equal(made.labels, again.labels)


def outputs(aligned: tuple[Aligned, ...]) -> int:
    return sum(frame_count(len(one.clip.samples)) // 3 for one in aligned)
