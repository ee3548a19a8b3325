"""The one binding of espeak-ng: sound, words and phonemes, and nothing left over from before."""

from __future__ import annotations

import pickle
import subprocess
import sys
import time

import numpy as np
import pytest

from heraut.voice.acoustics.espeak import SPOKEN_RATE, EspeakError, espeak, synthesiser


def test_words_and_phonemes_come_in_order_with_their_times() -> None:
    uttered = synthesiser().utter("huit cartes", "fr")
    assert [event.start for event in uttered.events if not event.phoneme] == [0, 5]
    phonemes = [event.phoneme for event in uttered.events if event.phoneme]
    assert [phoneme for phoneme in phonemes if "_" not in phoneme] == list("yikart")
    times = [event.sample for event in uttered.events]
    assert times == sorted(times)
    assert times[-1] <= len(uttered.pcm) / 2


def test_the_sound_is_a_second_of_speech() -> None:
    sound = np.frombuffer(synthesiser().utter("pose le sept", "fr+f4").pcm, np.int16)
    assert 0.6 < len(sound) / SPOKEN_RATE < 1.6
    assert np.abs(sound.astype(int)).max() > 3000


def test_how_one_text_is_spoken_does_not_change_the_next() -> None:
    usual = synthesiser().utter("la colonne trois", "fr")
    slow = synthesiser().utter("la colonne trois", "fr", rate=90, pitch=90, spread=5, gap=10)
    again = synthesiser().utter("la colonne trois", "fr")
    assert len(slow.pcm) > 1.5 * len(usual.pcm)
    assert [event.phoneme for event in again.events] == [event.phoneme for event in usual.events]
    assert abs(len(again.pcm) - len(usual.pcm)) < 0.02 * len(usual.pcm)


def test_the_first_sound_of_a_process_is_always_the_same() -> None:
    child = (
        "from heraut.voice.acoustics.espeak import synthesiser;"
        "import sys; sys.stdout.buffer.write(synthesiser().utter('chaussure', 'fr+f2').pcm)"
    )
    order = [sys.executable, "-c", child]
    first = subprocess.run(order, capture_output=True, check=True).stdout
    time.sleep(1.1)  # espeak-ng's own chance is the second in which it starts
    again = subprocess.run(order, capture_output=True, check=True).stdout
    assert len(first) > 10_000
    assert first == again


def test_a_process_starts_espeak_once() -> None:
    assert synthesiser() is synthesiser()
    assert [part.phones for part in espeak()("sept", "fr-be")] == [("s", "E", "t")]


def test_an_unknown_accent_is_refused_and_the_error_comes_whole_from_another_process() -> None:
    with pytest.raises(EspeakError) as caught:
        synthesiser().utter("sept", "xx-nowhere")
    error = pickle.loads(pickle.dumps(caught.value))
    assert (error.key, error.details) == ("no_espeak", {"reason": "xx-nowhere"})


def test_it_says_its_version() -> None:
    assert synthesiser().version().startswith("1.")
