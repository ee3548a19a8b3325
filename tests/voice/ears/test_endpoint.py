"""When an utterance begins and ends, frame by frame."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

from heraut.voice.ears.activity import FRAME_SECONDS
from heraut.voice.ears.endpoint import (
    ANSWER,
    LONGEST,
    MOVE,
    Change,
    Ending,
    Endpoint,
    Patience,
    Phase,
)

LOUD, SOFT = 3_000.0, 10.0


def run(
    frames: Iterable[tuple[float, float]],
    patience: Patience = MOVE,
    ending: Callable[[], Ending] = lambda: Ending.UNFINISHED,
    state: Endpoint | None = None,
) -> list[tuple[Change, Endpoint]]:
    """Return every change with the state it came in."""
    state = state or Endpoint()
    changes = []
    for probability, amplitude in frames:
        state, change = state.step(probability, amplitude, patience, ending)
        if change is not None:
            changes.append((change, state))
    return changes


def speech(seconds: float) -> list[tuple[float, float]]:
    return [(0.9, LOUD)] * round(seconds / FRAME_SECONDS)


def silence(seconds: float) -> list[tuple[float, float]]:
    return [(0.02, SOFT)] * round(seconds / FRAME_SECONDS)


def frames(seconds: float) -> int:
    return round(seconds / FRAME_SECONDS)


def test_an_utterance_begins_and_ends_where_the_speech_does() -> None:
    (begun, _), (ended, state) = run(silence(1) + speech(1) + silence(2))
    assert (begun, ended) == (Change.BEGUN, Change.ENDED)
    assert state.onset == frames(1)
    assert state.last == frames(1) + frames(1)
    assert state.phase is Phase.QUIET


@pytest.mark.parametrize("patience", [ANSWER, MOVE, Patience(1.0)])
def test_it_ends_after_exactly_the_patience(patience: Patience) -> None:
    _, (_, state) = run(speech(1) + silence(2), patience)
    assert patience.silence <= state.silence < patience.silence + FRAME_SECONDS


def test_a_pause_shorter_than_the_patience_does_not_end_it() -> None:
    pausing = speech(0.5) + silence(0.6) + speech(0.5) + silence(1)
    assert [change for change, _ in run(pausing, MOVE)] == [Change.BEGUN, Change.ENDED]
    assert [change for change, _ in run(pausing, ANSWER)] == [Change.BEGUN, Change.ENDED] * 2


def test_a_complete_command_ends_sooner() -> None:
    _, (_, state) = run(speech(1) + silence(2), MOVE, lambda: Ending.COMPLETE)
    assert MOVE.complete <= state.silence < MOVE.complete + FRAME_SECONDS


def test_a_sentence_that_may_go_on_ends_a_little_later() -> None:
    _, (_, state) = run(speech(1) + silence(2), MOVE, lambda: Ending.WHOLE)
    assert MOVE.complete < MOVE.whole <= state.silence < MOVE.whole + FRAME_SECONDS


def test_noise_is_known_before_the_first_words_in_it_end() -> None:
    noise = [(0.9, LOUD / 4)] * frames(2)
    _, (_, state) = run([(0.1, LOUD / 4)] * 5 + speech(1) + noise)
    assert state.last == 5 + frames(1)


def test_completeness_is_asked_only_in_a_silence_that_is_long_enough() -> None:
    asked = []

    def ending() -> Ending:
        asked.append(1)
        return Ending.UNFINISHED

    run(speech(2) + silence(0.2), MOVE, ending)
    assert not asked
    run(speech(2) + silence(0.4), MOVE, ending)
    assert asked


def test_a_click_is_no_utterance() -> None:
    click = [(0.9, LOUD)] * 2
    assert run(silence(1) + click + silence(1) + click + silence(1)) == []


def test_the_shortest_word_is_one() -> None:
    assert len(run(silence(1) + [(0.9, LOUD)] * 3 + silence(1))) == 2


def test_people_farther_off_do_not_keep_it_open() -> None:
    far = [(0.9, LOUD / 4)] * frames(3)
    _, (_, state) = run(speech(1) + far, state=Endpoint(background=LOUD / 4))
    assert state.last == frames(1)


def test_the_loudest_moments_of_people_farther_off_do_not_keep_it_open() -> None:
    # A crowd 10 dB below a voice is now and then only 7 dB below it.
    crowd = [(0.9, LOUD / 3.2), (0.9, LOUD / 2.2)] * frames(1.5)
    _, (_, state) = run(speech(1) + crowd, state=Endpoint(background=LOUD / 3.2))
    assert state.last == frames(1)


def test_soft_syllables_are_not_learnt_as_background() -> None:
    # 7 dB below the mean: of a voice that trails off in a room that is nearly silent.
    soft = [(0.9, LOUD / 2.2)] * frames(0.9)
    _, (_, state) = run(silence(1) + speech(3) + soft + silence(1))
    assert state.last == frames(1) + frames(3) + frames(0.9)


def test_people_farther_off_who_have_just_begun_do_not_keep_it_open_for_long() -> None:
    far = [(0.9, LOUD / 4)] * frames(3)
    _, (_, state) = run(speech(1) + far)
    assert (state.now - frames(1)) * FRAME_SECONDS < 2


def test_a_sentence_that_becomes_softer_is_heard_to_its_end() -> None:
    soft = [(0.9, LOUD / 8)] * frames(0.6)
    _, (_, state) = run(silence(1) + speech(1) + soft + silence(1))
    assert state.last == frames(1) + frames(1) + frames(0.6)


def test_people_who_talk_all_the_while_do_not_begin_one() -> None:
    far = [(0.9, LOUD / 4)] * frames(3)
    changes = run(speech(1) + far + speech(1) + far)
    assert [change for change, _ in changes] == [Change.BEGUN, Change.ENDED] * 2


def test_a_soft_voice_in_a_silent_room_is_heard() -> None:
    assert len(run([(0.0, 0.0)] * 30 + [(0.9, 40.0)] * 30 + [(0.0, 0.0)] * 30)) == 2


def test_a_knock_in_the_sentence_does_not_make_the_rest_faint() -> None:
    _, (_, state) = run([*speech(0.5), (0.9, 30_000.0), *speech(1), *silence(1)])
    assert state.last == frames(0.5) + 1 + frames(1.0)


def test_endless_noise_does_not_hold_it_for_ever() -> None:
    _, (_, state) = run(speech(20))[:2]
    assert state.now * FRAME_SECONDS == pytest.approx(LONGEST, abs=FRAME_SECONDS)


def test_what_follows_something_forgotten_is_heard_only_after_a_silence() -> None:
    forgotten = Endpoint(Phase.SPEAKING, now=100, onset=50, last=100, voiced=50).forgotten()
    assert run(speech(1) + silence(1), state=forgotten) == []
    changes = run(speech(1) + silence(0.2) + speech(1) + silence(1), state=forgotten)
    assert [change for change, _ in changes] == [Change.BEGUN, Change.ENDED]


def test_patience_is_more_than_nothing() -> None:
    with pytest.raises(ValueError, match="above zero"):
        Patience(silence=0.0)
