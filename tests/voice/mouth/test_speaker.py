"""The loudspeaker's pull logic, with the very function and buffers that PortAudio uses.

Nothing here needs a loudspeaker; a computer that has one is asked for a device that it has not.
"""

from __future__ import annotations

import threading

import numpy as np
import pytest

from heraut.voice.mouth.errors import MouthError
from heraut.voice.mouth.speaker import BLOCK, FADE, Feed, SpeakerOutput, Watch

RATE = 22050
FRAMES = round(BLOCK * RATE)


def pulled(feed: Feed, channels: int = 1, frames: int = FRAMES) -> np.ndarray:
    # PortAudio hands over memory with anything in it.
    out = np.full((frames, channels), 12345, dtype=np.int16)
    feed.callback(out, frames, None, None)
    return out


def ramp(count: int) -> np.ndarray:
    return np.arange(1, count + 1, dtype=np.int16)


def test_silence_is_pulled_when_there_is_nothing_to_say() -> None:
    feed = Feed()
    assert feed.drained.is_set()
    assert not pulled(feed).any()


def test_a_sound_is_pulled_whole_and_in_order_and_then_silence() -> None:
    feed = Feed()
    feed.start(ramp(1000))
    assert not feed.drained.is_set()
    blocks = [pulled(feed) for _ in range(6)]
    everything = np.concatenate(blocks)[:, 0]
    assert np.array_equal(everything[:1000], ramp(1000))
    assert not everything[1000:].any()
    assert feed.drained.is_set()


def test_both_sides_of_a_stereo_device_get_the_sound() -> None:
    feed = Feed()
    feed.start(ramp(1000))
    block = pulled(feed, channels=2)
    assert np.array_equal(block[:, 0], ramp(FRAMES))
    assert np.array_equal(block[:, 1], ramp(FRAMES))


def test_blocks_of_any_size_fit_together() -> None:
    feed = Feed()
    feed.start(ramp(1000))
    blocks = [pulled(feed, frames=size)[:, 0] for size in (1, 7, 500, 64, 428, 50)]
    assert np.array_equal(np.concatenate(blocks)[:1000], ramp(1000))


def test_stop_silences_the_next_block_after_a_fade() -> None:
    feed = Feed()
    feed.start(np.full(RATE, 20000, dtype=np.int16))
    pulled(feed)
    fade = round(FADE * RATE)
    feed.cut(fade)
    assert feed.drained.is_set()
    block = pulled(feed)[:, 0]
    assert np.all(np.diff(block[:fade].astype(int)) < 0)
    assert not block[fade:].any()
    assert not pulled(feed).any()


def test_stop_is_silent_within_fifty_milliseconds() -> None:
    # A block that is being filled, the fade, and what a device may hold before it is emptied.
    from heraut.voice.mouth.speaker import _SLOW

    assert BLOCK + FADE + _SLOW < 0.05


def test_stop_in_silence_does_nothing() -> None:
    feed = Feed()
    feed.cut(round(FADE * RATE))
    assert not pulled(feed).any()


def test_a_new_sound_after_a_stop_is_pulled_from_its_start() -> None:
    feed = Feed()
    feed.start(np.full(RATE, 20000, dtype=np.int16))
    pulled(feed)
    feed.cut(round(FADE * RATE))
    feed.start(ramp(1000))
    assert not feed.silenced.is_set()
    assert np.array_equal(pulled(feed)[:, 0], ramp(FRAMES))


def test_stops_and_starts_while_another_thread_pulls_leave_no_old_sound() -> None:
    feed = Feed()
    ended = threading.Event()
    heard: list[int] = []

    def device() -> None:
        while not ended.is_set():
            heard.extend(np.unique(pulled(feed)).tolist())

    thread = threading.Thread(target=device)
    thread.start()
    for level in range(1, 200):
        feed.start(np.full(FRAMES * 3, level, dtype=np.int16))
        feed.cut(0)
    feed.start(np.full(FRAMES, 500, dtype=np.int16))
    assert feed.drained.wait(timeout=5)
    ended.set()
    thread.join()
    last = [level for level in heard if level]
    assert last[-1] == 500
    assert last == sorted(last)


def test_a_loudspeaker_that_is_not_there_is_told_with_the_reason() -> None:
    with pytest.raises(MouthError) as refused:
        SpeakerOutput(device="a loudspeaker that nobody has")
    assert refused.value.key in {"no_portaudio", "no_speaker"}
    assert refused.value.details["why"]


class Stream:
    """What :func:`fault` asks of a stream."""

    def __init__(self, active: bool | Exception) -> None:
        self._active = active

    @property
    def active(self) -> bool:
        if isinstance(self._active, Exception):
            raise self._active
        return self._active


def test_a_device_that_takes_sound_has_no_fault() -> None:
    feed = Feed()
    feed.start(ramp(10_000))
    watch = Watch(feed)
    for _ in range(30):
        pulled(feed)
        assert watch.fault(Stream(True)) is None


@pytest.mark.parametrize("stream", [None, Stream(False)])
def test_a_device_that_ended_has_a_fault(stream: Stream | None) -> None:
    feed = Feed()
    feed.start(ramp(1000))
    assert Watch(feed).fault(stream) == "it no longer takes sound"


def test_a_device_that_no_longer_asks_for_sound_has_a_fault_after_a_second_of_looks() -> None:
    feed = Feed()
    feed.start(ramp(1000))
    watch = Watch(feed)
    faults = [watch.fault(Stream(True)) for _ in range(10)]
    assert faults == [None] * 9 + ["it no longer takes sound"]


def test_a_machine_that_was_busy_or_slept_between_two_looks_has_lost_no_loudspeaker() -> None:
    # However long a look is in coming: a device that takes sound again soon is there.
    feed = Feed()
    feed.start(ramp(10_000))
    watch = Watch(feed)
    for _ in range(5):
        for _ in range(9):
            assert watch.fault(Stream(True)) is None
        pulled(feed)


def test_a_device_that_cannot_tell_is_gone_with_its_own_reason() -> None:
    assert Watch(Feed()).fault(Stream(OSError("unplugged"))) == "unplugged"
