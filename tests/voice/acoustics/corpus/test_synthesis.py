"""Phones start when they are heard, however fast, slow, high or low they are said."""

from __future__ import annotations

import random

import numpy as np
import pytest

from heraut.voice.acoustics.corpus.synthesis import (
    ForeignSpeechError,
    Manner,
    Speech,
    silence,
    speak,
)
from heraut.voice.acoustics.corpus.voices import TRAINING
from heraut.voice.acoustics.phones import PHONES


def phones(speech: Speech) -> str:
    return " ".join(segment.phone for segment in speech.segments)


def power(speech: Speech, start: float, end: float) -> float:
    return float(np.mean(np.square(speech.samples[round(16_000 * start) : round(16_000 * end)])))


def test_a_sentence_is_its_phones_between_silences() -> None:
    speech = speak("pose le sept", Manner())
    assert phones(speech) == "SIL p O z l @ s E t SIL"
    assert speech.samples.dtype == np.float32
    assert 500 < np.abs(speech.samples).max() <= 32_768


@pytest.mark.parametrize("warp", [0.87, 1.0, 1.15])
@pytest.mark.parametrize("voice", ["fr", "fr-be+f3", "fr-ch+m5"])
def test_phones_are_where_they_sound(voice: str, warp: float) -> None:
    manner = Manner(voice, rate=120, warp=warp, lead=0.4, trail=0.5)
    speech = speak("allez, allez, allez", manner)
    inner = speech.pauses[1:-1]
    assert speech.pauses[0] == (0.0, pytest.approx(0.4, abs=1e-4))
    assert len(inner) == 2
    loud = power(speech, 0, speech.seconds)
    for start, end in inner:
        assert power(speech, start + 0.06, end) < 0.01 * loud
        assert power(speech, end, end + 0.1) > 0.3 * loud


def test_a_longer_throat_is_slower_in_sound_and_in_phones() -> None:
    manner = Manner(lead=0.0, trail=0.0)
    usual = speak("la colonne trois", manner)
    longer = speak("la colonne trois", Manner(lead=0.0, trail=0.0, warp=1.1))
    assert longer.seconds == pytest.approx(1.1 * usual.seconds, rel=0.01)
    last = usual.segments[-2], longer.segments[-2]
    assert last[1].start == pytest.approx(1.1 * last[0].start, rel=0.02)


def test_pauses_between_words_are_silence() -> None:
    assert phones(speak("oui non", Manner(gap=20))) == "SIL w i SIL n O~ SIL"
    assert phones(speak("oui non", Manner())) == "SIL w i n O~ SIL"


def test_english_is_refused() -> None:
    with pytest.raises(ForeignSpeechError, match="parking") as caught:
        speak("le parking", Manner())
    assert caught.value.key == "foreign"
    assert caught.value.details == {"text": "le parking"}
    with pytest.raises(ForeignSpeechError):
        speak("", Manner())


def test_silence_is_one_pause() -> None:
    nothing = silence(1.5)
    assert nothing.pauses == ((0.0, 1.5),)
    assert not nothing.samples.any()
    assert len(nothing.samples) == 24_000


def test_manners_follow_from_the_dice_and_use_every_voice() -> None:
    dice, same = random.Random(3), random.Random(3)
    drawn = [Manner.draw(dice) for _ in range(1500)]
    assert drawn == [Manner.draw(same) for _ in range(1500)]
    variants = {manner.voice.partition("+")[2] for manner in drawn}
    assert variants == set(TRAINING)
    accents = [manner.voice.partition("+")[0] for manner in drawn]
    assert 0.45 < accents.count("fr") / len(accents) < 0.55
    assert {Manner.draw(dice, ["f2"]).voice for _ in range(40)} <= {"fr+f2", "fr-be+f2", "fr-ch+f2"}


def test_every_drawn_manner_can_be_spoken() -> None:
    dice = random.Random(4)
    for _ in range(25):
        speech = speak("échange le douze", Manner.draw(dice))
        assert {segment.phone for segment in speech.segments} <= {"SIL", *PHONES}
        starts = [segment.start for segment in speech.segments]
        assert starts == sorted(starts)
        assert starts[-1] < speech.seconds
