"""Recordings are cut at pauses, and come whole out of the file that keeps them."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from heraut.voice.acoustics.corpus.labels import label
from heraut.voice.acoustics.corpus.synthesis import Segment
from heraut.voice.acoustics.making.clips import Clip, cut, read_clips, write_clips
from heraut.voice.acoustics.phones import SILENCE
from heraut.voice.ears.sound import RATE

SAID = (
    Segment(0.0, SILENCE),
    Segment(0.5, "a"),
    Segment(0.7, "p"),
    Segment(0.9, SILENCE),
    Segment(1.0, "i"),
    Segment(1.3, SILENCE),
    Segment(2.0, "u"),
    Segment(2.3, SILENCE),
)


def clips() -> list[Clip]:
    """Two words close to each other, and one after a long pause; its sound is none of French."""
    samples = np.arange(3 * RATE, dtype=np.int32).astype(np.int16)
    labels = label(SAID, 300)
    assert labels is not None
    fits = np.zeros(len(labels), np.float32)
    fits[60:] = -2.0
    return list(cut(samples, labels, fits, (True, False, True, True), "Anna", "it"))


def test_speech_is_cut_at_long_pauses_only() -> None:
    first, second = clips()
    phones = [segment.phone for segment in first.speech.segments]
    assert phones == [SILENCE, "a", "p", SILENCE, "i", SILENCE]
    assert first.taught == (True, True, False, True, True, True)
    assert [segment.phone for segment in second.speech.segments] == [SILENCE, "u", SILENCE]
    assert (first.speaker, first.language) == ("Anna", "it")


def test_what_is_kept_of_a_pause_is_short_and_times_stay_true() -> None:
    first, second = clips()
    for clip, begun in ((first, 0.5), (second, 2.0)):
        start = clip.speech.segments[1].start
        assert 0.05 < start < 0.2
        whole = round((begun - start) * RATE)
        assert abs(int(clip.speech.samples[0]) - np.int16(whole % 65536)) < 0.05 * RATE
        assert clip.speech.seconds - clip.speech.segments[-1].start < 0.2


def test_each_clip_is_judged_by_its_own_frames() -> None:
    first, second = clips()
    assert first.score == 0.0
    assert second.score == pytest.approx(-2.0)


def test_clips_come_out_of_a_file_as_they_went_in(tmp_path: Path) -> None:
    path, written = tmp_path / "clips.npz", clips()
    write_clips(path, written)
    read = read_clips(path)
    assert len(read) == len(written)
    for one, other in zip(read, written, strict=True):
        assert (one.taught, one.speaker, one.language) == (
            other.taught,
            other.speaker,
            other.language,
        )
        assert np.array_equal(one.speech.samples, other.speech.samples)
        for mine, its in zip(one.speech.segments, other.speech.segments, strict=True):
            assert mine.phone == its.phone
            assert mine.start == pytest.approx(its.start, abs=1e-4)


def test_nothing_at_all_can_be_kept_too(tmp_path: Path) -> None:
    write_clips(tmp_path / "none.npz", [])
    assert read_clips(tmp_path / "none.npz") == ()
