"""Every phone has its first frame, in order, as near to its time as there is room."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from heraut.voice.acoustics.corpus.labels import label, said, segments_of
from heraut.voice.acoustics.corpus.synthesis import Segment
from heraut.voice.acoustics.phones import PHONES, STATES


def segments(*stretches: tuple[float, str]) -> tuple[Segment, ...]:
    return tuple(Segment(start, phone) for start, phone in stretches)


def test_a_phone_begins_in_the_frame_whose_middle_is_nearest() -> None:
    states = label(segments((0.0, "SIL"), (0.09, "a"), (0.2, "e")), 30)
    assert states is not None
    # Frames have their middles at 12.5 ms, 42.5 ms, 72.5 ms, 102.5 ms, ...
    assert states.tolist() == [0, 1, 1, 2, 3, 3, 4, 5, 5, 5]
    assert states.dtype == np.uint8


def test_each_feature_frame_has_a_label() -> None:
    for frames in (1, 2, 3, 4, 5, 6, 7):
        states = label(segments((0.0, "SIL")), frames)
        assert states is not None
        assert len(states) == (frames + 2) // 3


def test_fast_phones_push_each_other() -> None:
    states = label(segments((0.0, "SIL"), (0.1, "p"), (0.105, "a"), (0.11, "t")), 30)
    assert states is not None
    assert said(states) == ("SIL", "p", "a", "t")


def test_the_last_phones_are_kept_at_the_end() -> None:
    states = label(segments((0.0, "SIL"), (0.29, "p"), (0.295, "a")), 30)
    assert states is not None
    assert states[-2:].tolist() == [2 * (1 + PHONES.index("p")), 2]


def test_what_does_not_fit_has_no_labels() -> None:
    assert label(segments((0.0, "SIL"), (0.01, "p"), (0.02, "a")), 6) is None
    assert label(segments((0.0, "SIL"), (0.01, "p")), 6) is not None
    assert label((), 6) is None


def test_two_states_for_each_phone_and_for_silence() -> None:
    assert STATES == 68
    last = label(segments((0.0, PHONES[-1])), 4)
    assert last is not None
    assert last.tolist() == [66, 67]


@given(
    st.lists(
        st.tuples(st.floats(0, 3), st.sampled_from(("SIL", *PHONES))), min_size=1, max_size=40
    ),
    st.integers(0, 320),
)
def test_whatever_fits_says_its_phones(stretches: list[tuple[float, str]], frames: int) -> None:
    ordered = segments(*sorted(stretches))
    states = label(ordered, frames)
    if states is None:
        assert len(ordered) > (frames + 2) // 3
        return
    assert said(states) == tuple(segment.phone for segment in ordered)
    for before, after in pairwise(states.tolist()):
        assert after % 2 == 0 or after // 2 == before // 2


@pytest.mark.parametrize("seed", range(20))
def test_the_times_of_labels_give_the_labels_again(seed: int) -> None:
    dice = np.random.default_rng(seed)
    starts = np.r_[0, np.sort(dice.choice(np.arange(1, 60), 12, replace=False))]
    phones = dice.choice(np.array(["a", "k", "SIL", "O~", "j"]), len(starts))
    spoken = tuple(
        Segment(0.03 * float(start), str(phone))
        for start, phone in zip(starts, phones, strict=True)
    )
    labels = label(spoken, 200)
    assert labels is not None
    again = label(segments_of(labels), 200)
    assert again is not None
    assert again.tolist() == labels.tolist()
    assert [each.phone for each in segments_of(labels)] == list(phones)


def test_no_labels_have_no_times() -> None:
    assert segments_of(np.zeros(0, np.uint8)) == ()
