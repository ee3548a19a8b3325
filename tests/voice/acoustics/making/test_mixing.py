"""Clips of one speaker are joined and put into rooms, and who is heard how often is settled."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from heraut.voice.acoustics.corpus.labels import said
from heraut.voice.acoustics.corpus.synthesis import Manner, Segment, Speech, speak
from heraut.voice.acoustics.making.clips import Clip, write_clips
from heraut.voice.acoustics.making.mixing import balance, joined, make_mixtures, mixtures, moved
from heraut.voice.acoustics.network.stream import Corpus
from heraut.voice.acoustics.phones import SILENCE, SOUNDS
from heraut.voice.ears.sound import RATE


def clip(speaker: str, language: str = "fr", seconds: float = 1.0, phone: str = "a") -> Clip:
    """A hum between two silences."""
    samples = 3000 * np.sin(np.arange(round(seconds * RATE)) / 20).astype(np.float32)
    segments = (Segment(0.0, SILENCE), Segment(0.1, phone), Segment(seconds - 0.1, SILENCE))
    return Clip(Speech(samples, segments), (True, phone != "i", True), speaker, language, 0.0)


def test_french_is_most_of_what_is_heard_and_who_recorded_more_is_heard_more() -> None:
    speakers = {
        "june": [clip("june", seconds=4)],
        "anna": [clip("anna", seconds=1)],
        "carlo": [clip("carlo", "it"), clip("carlo", "it")],
        "hans": [clip("hans", "de")] * 2,
    }
    chances = dict(zip(speakers, balance(speakers), strict=True))
    assert sum(chances.values()) == pytest.approx(1)
    assert chances["june"] == pytest.approx(2 * chances["anna"])
    assert chances["carlo"] == pytest.approx(chances["hans"])
    assert chances["june"] + chances["anna"] > 0.5
    alone = {"june": speakers["june"], "anna": speakers["anna"]}
    assert sum(balance(alone)) == pytest.approx(1)


def test_joined_clips_keep_their_times_and_what_is_learnt() -> None:
    one = joined([clip("june", phone="i")], np.random.default_rng(1))
    assert len(one.taught) == len(one.speech.segments)
    starts = [segment.start for segment in one.speech.segments]
    assert starts == sorted(starts)
    for segment, taught in zip(one.speech.segments, one.taught, strict=True):
        assert taught == (segment.phone == SILENCE)
    loud = np.flatnonzero(one.speech.samples)
    assert loud[0] / RATE == pytest.approx(starts[1] - 0.1, abs=0.01)


def test_moved_speech_moves_its_phones_along() -> None:
    one = joined([clip("june")], np.random.default_rng(1))
    other = moved(one, np.random.default_rng(4))
    longer = other.speech.seconds / one.speech.seconds
    assert longer != pytest.approx(1, abs=0.01)
    for mine, its in zip(other.speech.segments, one.speech.segments, strict=True):
        assert mine.start == pytest.approx(longer * its.start, rel=0.01)


def spoken(text: str, speaker: str) -> Clip:
    speech = speak(text, Manner())
    return Clip(speech, (True,) * len(speech.segments), speaker, "fr", 0.0)


def test_mixtures_say_what_their_clips_say_the_same_each_time() -> None:
    clips = [spoken("pose le sept", "june"), spoken("annule", "june")]
    one, same = (list(mixtures(clips, np.random.default_rng(5), 4)) for _ in range(2))
    assert len(one) == len(same) == 4
    words = [
        "".join(each.phone for each in clip.speech.segments if each.phone != SILENCE)
        for clip in clips
    ]
    for example, again in zip(one, same, strict=True):
        assert np.array_equal(example.features, again.features)
        left = "".join(phone for phone in said(example.labels) if phone != SILENCE)
        for each in sorted(words, key=len, reverse=True):
            left = left.replace(each, "")
        assert left == ""
        assert example.taught.all()


def test_shards_of_mixtures_are_made_once_and_can_be_learnt_from(tmp_path: Path) -> None:
    kept = tmp_path / "clips.npz"
    write_clips(kept, [spoken("pose le sept", "june"), clip("carlo", "it", phone="i")])
    (path,) = make_mixtures(tmp_path, kept, (3,), 12, 1)
    made = path.stat().st_mtime_ns
    assert list(make_mixtures(tmp_path, kept, (3,), 12, 1)) == [path]
    assert path.stat().st_mtime_ns == made
    corpus = Corpus.load([path])
    assert not corpus.taught[corpus.labels // 2 == SOUNDS.index("i")].all()
    assert corpus.taught[corpus.labels // 2 == SOUNDS.index("s")].all()
