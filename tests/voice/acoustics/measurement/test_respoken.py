"""Sentences of recordings are said again in two sets that have none in common."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from heraut.voice.acoustics.corpus.synthesis import Manner, speak
from heraut.voice.acoustics.measurement.mbrola import VOICES, Mbrola
from heraut.voice.acoustics.measurement.respoken import halves, say_again
from heraut.voice.evaluation.fixtures import Expectation, load
from heraut.voice.evaluation.scoring import tally
from heraut.voice.evaluation.workers import measured_by
from heraut.voice.workers.executor import Here

FIXTURES = Path(__file__).parents[4] / "audio_fixtures"


class Stand(Mbrola):
    """Says with espeak-ng what MBROLA would say."""

    def say(self, text: str, voice: str, dice: Random) -> NDArray[np.int16]:
        samples = speak(text, Manner(rate=dice.randint(130, 170))).samples
        return np.rint(samples).astype(np.int16)


def test_two_sets_have_as_many_sentences_of_each_game_and_none_in_common() -> None:
    chosen_by, held_out = halves(load(FIXTURES), 120)
    both = [{(one.game, one.words) for one in each} for each in (chosen_by, held_out)]
    assert not both[0] & both[1]
    for each in (chosen_by, held_out):
        games = Counter(one.game for one in each[:120])
        assert set(games.values()) == {30}
        assert {one.expect for one in each} <= {Expectation.SAME, Expectation.REFUSED}


def test_another_seed_draws_other_sentences() -> None:
    fixtures = load(FIXTURES)
    first, other = (halves(fixtures, 120, seed)[1][:120] for seed in (20, 21))
    said = [{(one.game, one.words) for one in each} for each in (first, other)]
    assert len(said[0] & said[1]) < 60


@pytest.mark.long
def test_each_sentence_keeps_its_meaning_in_another_voice(tmp_path: Path) -> None:
    _, held_out = halves(load(FIXTURES), 8)
    made = say_again(held_out, tmp_path / "set", Stand(tmp_path), 8)
    assert [one.voice for one in made] == [*VOICES, VOICES[0]]
    assert [(one.game, one.words, one.scope) for one in made] == [
        (one.game, one.words, one.scope) for one in held_out[:8]
    ]
    assert say_again(held_out, tmp_path / "set", Stand(tmp_path), 8) == made
    _, results = measured_by(Here(), made, (), model="fr-embedded")
    counts = tally(results, lambda one: one.fixture.set)
    assert sum(one.same for one in counts.values()) == 8
