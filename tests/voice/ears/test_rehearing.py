"""The readings of several disguises of one sound, weighed together."""

from __future__ import annotations

import numpy as np
import pytest

from heraut.grammars.meaning import Hypothesis
from heraut.voice.ears.rehearing import View, disguised, together


def view(unknown: float | None = 0.0, awaited: bool = True, **scores: float) -> View:
    readings = (
        Hypothesis((words,), score, ((0.0, 1.0),), awaited) for words, score in scores.items()
    )
    return View(tuple(readings), unknown)


def scores(view: View) -> dict[str, float]:
    return {str(one): one.score for one in view.readings}


def test_what_every_disguise_has_wins_over_what_one_of_them_fits_best() -> None:
    seen = scores(together([view(dix=9, six=8), view(six=8, dit=7), view(six=9, dix=3)]))
    assert max(seen, key=seen.__getitem__) == "six"
    assert set(seen) == {"dix", "six", "dit"}


def test_what_a_disguise_lacks_is_worse_there_than_all_that_it_has() -> None:
    seen = scores(together([view(dix=9, six=5), view(dix=7)]))
    assert seen == {"dix": 8.0, "six": (5 + 6) / 2}


def test_scores_count_above_those_of_no_word() -> None:
    both = together([view(unknown=-100, dix=-90), view(unknown=-40, dix=-34)])
    assert both.unknown == 0.0
    assert scores(both) == {"dix": 8.0}


def test_a_model_without_unknown_speech_counts_from_the_best_reading() -> None:
    both = together([view(unknown=None, dix=-90, six=-92), view(unknown=None, six=-40, dix=-44)])
    assert both.unknown is None
    assert scores(both) == {"dix": -2.0, "six": -1.0}


def test_a_disguise_in_which_nothing_was_heard_does_not_count() -> None:
    assert scores(together([view(dix=4), View((), 0.0)])) == {"dix": 4.0}


def test_nothing_heard_in_any_is_nothing() -> None:
    assert together([View((), None), View((), None)]).readings == ()


def test_an_answer_and_something_else_in_the_same_words_stay_two() -> None:
    both = together([view(dix=4), view(awaited=False, dix=2)])
    assert {(one.awaited, one.score) for one in both.readings} == {(True, 2.5), (False, 2.5)}


def test_times_are_those_of_the_first_disguise() -> None:
    other = View((Hypothesis(("dix",), 3.0, ((0.2, 0.9),)),), 0.0)
    assert together([view(dix=4), other]).readings[0].times == ((0.0, 1.0),)


def test_it_is_disputed_when_most_disguises_were_heard_as_something_else() -> None:
    agreed = [view(dix=9, six=8), view(dix=9, six=8), view(six=9, dix=8)]
    disputed = [view(dix=9, six=8), view(dit=9, six=8), view(six=9, dix=1)]
    assert not together(agreed).disputed
    assert str(together(disputed).readings[1]) == "six" and together(disputed).disputed


@pytest.mark.parametrize("pace", [0.93, 1.07])
def test_a_disguise_is_lower_and_longer_or_higher_and_shorter(pace: float) -> None:
    tone = np.sin(2 * np.pi * 1000 * np.arange(16_000) / 16_000) * 32_767
    samples = np.frombuffer(disguised(tone.astype("<i2").tobytes(), pace), "<i2")
    assert len(samples) == pytest.approx(16_000 * pace, abs=1)
    loudest = int(np.argmax(np.abs(np.fft.rfft(samples))))
    assert loudest * 16_000 / len(samples) == pytest.approx(1000 / pace, abs=2)
    assert np.abs(samples.astype(np.int32)).max() <= 32_767


def test_silence_and_no_sound_can_be_disguised() -> None:
    assert not any(disguised(bytes(3200), 1.07))
    assert disguised(b"", 0.93) == b""
