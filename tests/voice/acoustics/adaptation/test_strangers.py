"""Synthetic speakers whom the embedded model never met, recorded as people are."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from heraut.grammars import Grammar
from heraut.grammars.meaning import Heard
from heraut.voice.acoustics.adaptation.strangers import STRANGERS, main, record_stranger, said_by
from heraut.voice.acoustics.corpus.voices import FINAL, TRAINING
from heraut.voice.ears.sound import RATE
from heraut.voice.ears.wav import read_wav
from heraut.voice.evaluation.fixtures import load
from heraut.voice.evaluation.recorder import Level


def test_their_voices_are_for_neither_learning_nor_the_final_measurement() -> None:
    variants = {stranger.manner.voice.partition("+")[2] for stranger in STRANGERS.values()}
    assert not variants & {*TRAINING, *FINAL}


@pytest.mark.long
def test_they_say_sentences_of_the_game_as_a_tester_does(tmp_path: Path) -> None:
    assert record_stranger(tmp_path, "child", 4) == 4
    told = CliRunner().invoke(main, ["child", "--out", str(tmp_path), "--count", "3"])
    assert told.output == f"3 phrases de la voix child sont dans {tmp_path}.\n"
    fixtures = load(tmp_path)
    grammar = Grammar.load("fr", "kingsbridge")
    assert len({fixture.words for fixture in fixtures}) == len(fixtures) == 7
    for fixture in fixtures:
        assert grammar.meanings(Heard.typed(fixture.words), fixture.scope)
        assert (fixture.voice, fixture.set, fixture.made) == ("child", "recorded", "espeak-ng")
        sound = read_wav(fixture.path)
        assert not Level.of(sound).fault
        assert 0.5 < len(sound) / RATE < 12


@pytest.mark.parametrize("name", sorted(STRANGERS))
def test_each_speaks_in_a_room_that_is_never_silent(name: str) -> None:
    samples = said_by(STRANGERS[name], "pose le sept", np.random.default_rng(1))
    assert 0 < np.abs(samples[: RATE // 10].astype(int)).max() < 200
