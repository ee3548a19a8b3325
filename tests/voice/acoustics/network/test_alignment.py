"""Known words are found in a recording: when each phone is said, and how well they fit."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from heraut.voice.acoustics.corpus.features import mfcc
from heraut.voice.acoustics.corpus.labels import label, said
from heraut.voice.acoustics.corpus.synthesis import Manner, speak
from heraut.voice.acoustics.corpus.voices import HELD_OUT
from heraut.voice.acoustics.lexicon import Pronunciation, parse_lexicon, shipped_lexicon
from heraut.voice.acoustics.network.alignment import AlignmentError, align
from heraut.voice.acoustics.network.layers import Layer
from heraut.voice.acoustics.network.nnet3 import Scores, decode, forward
from heraut.voice.acoustics.phones import PHONES, SILENCE, STATES
from heraut.voice.models.store import embedded

TINY = parse_lexicon("""
deux 0 d Y
deux 1.2 d Y z
huit 0 y i t
oui 0 w i
""")

SENTENCES = (
    "pose le sept sur la colonne deux",
    "annule le coup",
    "combien de cartes",
    "oui",
    "pioche une carte",
    "mets la colonne trois sur la quatre",
)


@cache
def _layers() -> tuple[Layer, ...]:
    choice = embedded("fr")
    assert choice
    return decode(Path(choice.path).joinpath("am", "final.mdl").read_bytes())


@cache
def _lexicon() -> tuple[Pronunciation, ...]:
    return shipped_lexicon()


def _states(spelled: str) -> list[int]:
    """Read ``d. d Y. Y``: a phone's first frame has a point."""
    numbers = {phone: number for number, phone in enumerate((SILENCE, *PHONES))}
    return [2 * numbers[name.rstrip(".")] + (name[-1] != ".") for name in spelled.split()]


def _scores(spelled: str, sure: float = 5.0) -> Scores:
    """Make scores of a network that hears these states and nothing else."""
    states = _states(spelled)
    scores = np.zeros((len(states), STATES), np.float32)
    scores[np.arange(len(states)), states] = sure
    return scores


def _labels(spelled: str) -> NDArray[np.uint8]:
    return np.array(_states(spelled), np.uint8)


@pytest.mark.parametrize(
    "heard",
    [
        "SIL. SIL d. d Y. Y Y SIL. y. i. i t. SIL.",
        "d. Y. y. i. t. t",
        "SIL. d. Y. z. y. i. t. SIL.",
        "d. Y. SIL. SIL SIL y. y y i. t.",
    ],
)
def test_pauses_and_pronunciations_are_found(heard: str) -> None:
    alignment = align(_scores(heard), ["deux", "huit"], TINY)
    assert np.array_equal(alignment.labels, _labels(heard))
    assert alignment.labels.dtype == np.uint8
    assert alignment.score == 0


def test_the_words_are_laid_over_what_does_not_fit() -> None:
    alignment = align(_scores("d. Y. Y y. i. i t. t"), ["oui"], TINY)
    assert [phone for phone in said(alignment.labels) if phone != SILENCE] == ["w", "i"]
    assert alignment.score < -3


def test_the_score_is_that_of_a_frame() -> None:
    heard = _scores("w. i. i i SIL.", sure=4.0)
    heard[2, :] = heard[2, :] * 0 - 7.0
    heard[2, 0] = 1.0
    assert align(heard, ["oui"], TINY).score == pytest.approx(-8 / 5)


def test_a_rare_pronunciation_must_be_heard_well() -> None:
    heard = _scores("d. Y. Y Y SIL.")
    z = _states("z.")[0]
    for gain, phones in ((1.0, ("d", "Y", SILENCE)), (1.4, ("d", "Y", "z", SILENCE))):
        heard[3, z] = 5.0 + gain
        assert said(align(heard, ["deux"], TINY).labels) == phones


def test_without_words_all_is_a_pause() -> None:
    assert align(_scores("w. i. i"), [], TINY).labels.tolist() == [0, 1, 1]


def test_words_that_the_lexicon_lacks_are_named() -> None:
    with pytest.raises(AlignmentError) as caught:
        align(_scores("w. i."), ["oui", "peut-être", "xyz"], TINY)
    assert caught.value.key == "alignment_words"
    assert caught.value.details == {"words": ("peut-être", "xyz")}


@pytest.mark.parametrize("frames", [0, 1, 4])
def test_a_recording_that_is_too_short_is_refused(frames: int) -> None:
    with pytest.raises(AlignmentError) as caught:
        align(np.zeros((frames, STATES), np.float32), ["deux", "huit"], TINY)
    assert caught.value.key == "alignment_short"
    assert caught.value.details == {"frames": frames}


def test_one_frame_for_each_phone_is_enough() -> None:
    labels = align(np.zeros((5, STATES), np.float32), ["deux", "huit"], TINY).labels
    assert said(labels) == ("d", "Y", "y", "i", "t")


def test_phones_of_voices_that_were_never_heard_are_found_in_time() -> None:
    dice = random.Random(7)
    errors: list[float] = []
    right, wrong = [], []
    for number in range(3 * len(SENTENCES)):
        text, other = (SENTENCES[(number + step) % len(SENTENCES)] for step in (0, 1))
        speech = speak(text, Manner.draw(dice, HELD_OUT))
        features = mfcc(np.rint(speech.samples))
        scores = forward(_layers(), features)
        alignment = align(scores, text.split(), _lexicon())
        right.append(alignment.score)
        wrong.append(align(scores, other.split(), _lexicon()).score)
        truth = label(speech.segments, len(features))
        assert truth is not None
        if said(truth) == said(alignment.labels):
            begins = [np.flatnonzero(labels % 2 == 0) for labels in (truth, alignment.labels)]
            errors.extend(0.03 * np.abs(begins[0] - begins[1]))
    assert len(errors) > 50
    assert np.median(errors) < 0.04
    assert np.quantile(errors, 0.9) < 0.07
    assert np.median(right) > -0.5
    assert np.median(wrong) < 3 * np.median(right)
