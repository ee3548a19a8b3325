"""A network that hears already finds when the phones of recordings are said, in any language."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from heraut.voice.acoustics.corpus.synthesis import Manner, silence, speak
from heraut.voice.acoustics.making.aligning import aligned, fitting, transcribed
from heraut.voice.acoustics.making.clips import Clip
from heraut.voice.acoustics.network.layers import Layer
from heraut.voice.acoustics.network.nnet3 import decode
from heraut.voice.acoustics.people.collection import table
from heraut.voice.acoustics.phones import SILENCE
from heraut.voice.models.store import find

from .trial_recordings import SENTENCES, entry, recordings, write


@pytest.fixture(scope="module")
def layers() -> tuple[Layer, ...]:
    return decode((find("fr", "fr-embedded").path / "am" / "final.mdl").read_bytes())


def test_phones_lie_where_the_synthesiser_put_them(
    layers: tuple[Layer, ...], tmp_path: Path
) -> None:
    french = [one for one in recordings(tmp_path) if one.entry.language == "fr"]
    clips = list(aligned(layers, french))
    assert [clip.speaker for clip in clips] == ["june"] * len(SENTENCES)
    for clip, words in zip(clips, SENTENCES, strict=True):
        known = speak(words, Manner(lead=0.4, trail=0.4)).segments
        mine = [each for each in clip.speech.segments if each.phone != SILENCE]
        its = [each for each in known if each.phone != SILENCE]
        assert [each.phone for each in mine] == [each.phone for each in its]
        offset = its[0].start - mine[0].start
        late = [abs(one.start + offset - two.start) for one, two in zip(mine, its, strict=True)]
        assert np.median(late) < 0.04
        assert all(clip.taught)


def test_sounds_that_french_lacks_are_found_but_not_learnt(
    layers: tuple[Layer, ...], tmp_path: Path
) -> None:
    foreign = [one for one in recordings(tmp_path) if one.entry.language == "it"]
    (clip,) = aligned(layers, foreign)
    flags = dict(zip((each.phone for each in clip.speech.segments), clip.taught, strict=True))
    assert not flags["r"]  # an Italian r is rolled with the tongue
    assert flags["u"] and flags["n"] and flags["t"]


def test_words_that_nobody_can_say_in_french_phones_are_left_out(tmp_path: Path) -> None:
    write(tmp_path, [entry(0, "le joker"), entry(1, "oui")], [np.ones(9000), np.ones(9000)])
    spoken = transcribed(tmp_path, tuple(table(tmp_path / "june")))
    assert [one.entry.words for one in spoken] in (["oui"], ["le joker", "oui"])


def test_the_clips_that_fit_worst_are_left_out_of_each_speakers() -> None:
    def clip(speaker: str, score: float) -> Clip:
        return Clip(silence(1.0), (True,), speaker, "fr", score)

    good = [clip("june", -score / 10) for score in range(9)]
    hard = [clip("armelle", -2 - score / 10) for score in range(9)]
    kept = fitting([clip("june", -2.5), *good, clip("armelle", -2.9), *hard])
    scores = {(one.speaker, one.score) for one in kept}
    assert len(scores) == len(kept) == 16
    assert not scores & {("june", -2.5), ("armelle", -2.9)}
    assert scores >= {("june", 0.0), ("armelle", -2.0)}


def test_a_recording_that_is_too_short_for_its_words_is_left_out(
    layers: tuple[Layer, ...], tmp_path: Path
) -> None:
    write(tmp_path, [entry(0, "combien de cartes reste t il")], [np.ones(1600)])
    assert not list(aligned(layers, transcribed(tmp_path, tuple(table(tmp_path / "june")))))
