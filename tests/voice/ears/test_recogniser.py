"""Real speech through the real recogniser and the real model."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest
import soundfile

from heraut.voice.ears.endpoint import ANSWER, MOVE, Ending
from heraut.voice.ears.noise import brown, mix, pink, white
from heraut.voice.ears.problems import AudioError
from heraut.voice.ears.recogniser import Ears, Utterance
from heraut.voice.ears.rehearing import disguised
from heraut.voice.ears.sound import RATE, Samples
from heraut.voice.ears.sources import HOLE, LOST, PcmSource, WavSource
from heraut.voice.models.loaded import LoadedModel

Say = Callable[..., Samples]
Room = Callable[..., Samples]

MOVE_SAID = "pose le sept sur la colonne trois"
PHRASES = (
    MOVE_SAID,
    "pose le douze sur la colonne un",
    "déplace la colonne deux sur la colonne cinq",
    "répète",
    "annule",
    "oui",
    "non",
    "aide",
    "ma main",
)


def words(utterances: list[Utterance]) -> list[str]:
    return [str(utterance.heard) for utterance in utterances]


def ends_with(sentence: str) -> Callable[[str], Ending]:
    return lambda words: Ending.COMPLETE if words == sentence else Ending.UNFINISHED


def test_a_sentence_that_may_go_on_is_known_a_little_later(
    ears: Ears, say: Say, room: Room
) -> None:
    speech = say(MOVE_SAID)
    ears.expect(PHRASES, MOVE, lambda words: Ending.WHOLE)
    (utterance,) = ears.listen(PcmSource(room(0.6, speech, 2.0)))
    assert 0.4 < utterance.decided - (0.6 + len(speech) / RATE) < 0.65


def test_what_is_clear_is_heard_once_and_what_is_no_sentence_in_three_disguises(
    model: LoadedModel, say: Say, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    fed: list[int] = []
    monkeypatch.setattr(
        "heraut.voice.ears.recogniser.disguised",
        lambda sound, pace: fed.append(len(sound)) or disguised(sound, pace),
    )
    sound = room(0.6, say(MOVE_SAID), 1.5)
    for ending, times in ((Ending.COMPLETE, 0), (Ending.UNFINISHED, 2)):
        ears = Ears(model)
        ears.expect(PHRASES, MOVE, lambda words, ending=ending: ending)
        (utterance,) = ears.listen(PcmSource(sound))
        assert str(utterance.heard) == MOVE_SAID and not utterance.heard.disputed
        assert utterance.heard.clear
        assert len(fed) == times
        placed = utterance.heard.hypotheses[0].times
        assert utterance.start < placed[0][0] + 0.2 < placed[-1][1] < utterance.decided


@pytest.mark.parametrize("voice", ["fr+f4", "fr-be+m7", "fr-ch+Annie"])
@pytest.mark.parametrize("sentence", [MOVE_SAID, "annule", "oui"])
def test_a_sentence_is_understood(
    ears: Ears, say: Say, room: Room, sentence: str, voice: str
) -> None:
    ears.expect(PHRASES)
    (utterance,) = ears.listen(PcmSource(room(0.6, say(sentence, voice=voice), 1.5)))
    assert str(utterance.heard) == sentence


@pytest.mark.parametrize("voice", ["fr+f4", "fr-be+m7"])
def test_what_is_none_of_the_awaited_phrases_is_heard_with_others(
    ears: Ears, say: Say, room: Room, voice: str
) -> None:
    ears.expect(["oui", "non", "annule"], ANSWER, besides=PHRASES)
    sound = room(0.6, say("oui", voice=voice), 1.5, say(MOVE_SAID, voice=voice), 1.5)
    assert words(list(ears.listen(PcmSource(sound)))) == ["oui", MOVE_SAID]


def test_what_no_phrases_have_stays_unknown(ears: Ears, say: Say, room: Room) -> None:
    ears.expect(["oui", "non", "annule"], ANSWER, besides=["répète"])
    (utterance,) = ears.listen(PcmSource(room(0.6, say(MOVE_SAID), 1.5)))
    assert "[unk]" in utterance.heard.hypotheses[0].words


def test_accented_words_of_the_phrases_are_kept(ears: Ears, say: Say, room: Room) -> None:
    ears.expect(["répète", "déplace la colonne deux"])
    sound = room(0.5, say("répète"), 1.5, say("déplace la colonne deux"), 1.5)
    assert words(list(ears.listen(PcmSource(sound)))) == ["répète", "déplace la colonne deux"]


def test_times_are_seconds_from_the_start_of_the_source(ears: Ears, say: Say, room: Room) -> None:
    ears.expect(PHRASES)
    first, second = say(MOVE_SAID), say("annule")
    utterances = list(ears.listen(PcmSource(room(1.0, first, 2.0, second, 1.5))))
    starts = 1.0, 1.0 + len(first) / RATE + 2.0
    ends = starts[0] + len(first) / RATE, starts[1] + len(second) / RATE
    assert words(utterances) == [MOVE_SAID, "annule"]
    for utterance, start, end in zip(utterances, starts, ends, strict=True):
        assert utterance.start == pytest.approx(start, abs=0.1)
        assert utterance.end == pytest.approx(end, abs=0.2)
        assert utterance.end < utterance.decided
        times = utterance.heard.hypotheses[0].times
        assert len(times) == len(utterance.heard.hypotheses[0].words)
        assert times[0][0] == pytest.approx(start, abs=0.15)
        assert times[-1][1] == pytest.approx(end, abs=0.15)


@pytest.mark.parametrize(("patience", "most"), [(ANSWER, 0.45), (MOVE, 0.85)])
def test_the_end_of_speech_is_known_in_time(
    ears: Ears, say: Say, room: Room, patience: object, most: float
) -> None:
    ears.expect(PHRASES, patience)  # type: ignore[arg-type]
    for sentence in (MOVE_SAID, "oui", "répète"):
        speech = say(sentence)
        (utterance,) = ears.listen(PcmSource(room(0.6, speech, 2.0)))
        assert 0.1 < utterance.decided - (0.6 + len(speech) / RATE) < most


def test_a_complete_command_is_known_sooner(ears: Ears, say: Say, room: Room) -> None:
    asked: list[str] = []

    def ending(text: str) -> Ending:
        asked.append(text)
        return Ending.COMPLETE if text == MOVE_SAID else Ending.UNFINISHED

    speech = say(MOVE_SAID)
    ears.expect(PHRASES, MOVE, ending)
    (utterance,) = ears.listen(PcmSource(room(0.6, speech, 2.0)))
    assert str(utterance.heard) == MOVE_SAID
    assert utterance.decided - (0.6 + len(speech) / RATE) < 0.45
    assert asked[-1] == MOVE_SAID


@pytest.mark.parametrize("voice", ["fr+f4", "fr+steph", "fr-be+m7", "fr-ch+Annie"])
def test_what_follows_at_once_does_not_begin_with_the_words_before(
    ears: Ears, say: Say, room: Room, voice: str
) -> None:
    first, second = "treize sur six", "fin de tour"
    ears.expect([first, second], patience=MOVE, ending=ends_with(first))
    sound = room(0.6, say(first, voice=voice), 0.32, say(second, voice=voice), 1.5)
    assert words(list(ears.listen(PcmSource(sound)))) == [first, second]


def test_an_incomplete_command_waits_for_its_rest(ears: Ears, say: Say, room: Room) -> None:
    sound = room(0.5, say("pose le sept"), 0.5, say("sur la colonne trois"), 1.5)
    ears.expect(PHRASES, MOVE, ends_with(MOVE_SAID))
    assert words(list(ears.listen(PcmSource(sound)))) == [MOVE_SAID]


def test_a_source_that_ends_gives_its_last_utterance(ears: Ears, say: Say, room: Room) -> None:
    sound = room(0.5, say(MOVE_SAID), 0.05)
    ears.expect(PHRASES)
    (utterance,) = ears.listen(PcmSource(sound))
    assert str(utterance.heard) == MOVE_SAID
    assert utterance.decided == len(sound) / RATE


@pytest.mark.parametrize("sound", [np.zeros(0, np.int16), np.zeros(3 * RATE, np.int16)])
def test_silence_yields_nothing(ears: Ears, sound: Samples) -> None:
    ears.expect(PHRASES)
    assert list(ears.listen(PcmSource(sound))) == []


@pytest.mark.parametrize("colour", [white, pink, brown])
@pytest.mark.parametrize("amplitude", [100, 3_000])
def test_noise_alone_is_never_a_word(
    ears: Ears, colour: Callable[..., np.ndarray], amplitude: int
) -> None:
    noise = amplitude * colour(5 * RATE, np.random.default_rng(7))
    sound = np.clip(noise, -32_768, 32_767).astype(np.int16)
    sound[20_000:20_100] = 20_000  # and something falls down
    ears.expect(PHRASES)
    assert set(words(list(ears.listen(PcmSource(sound))))) <= {"[unk]"}


def test_other_words_are_not_taken_for_phrases(ears: Ears, say: Say, room: Room) -> None:
    sound = room(0.5, say("il fait beau ce matin dans le jardin de ma grand mère"), 1.5)
    ears.expect(PHRASES)
    (utterance,) = ears.listen(PcmSource(sound))
    assert "[unk]" in utterance.heard.hypotheses[0].words


def test_a_sentence_in_noise_is_understood(ears: Ears, say: Say, room: Room) -> None:
    sound = room(0.5, say(MOVE_SAID), 1.5)
    noisy = mix(sound, pink(len(sound), np.random.default_rng(1)), 15.0)
    ears.expect(PHRASES)
    (utterance,) = ears.listen(PcmSource(noisy))
    assert str(utterance.heard) == MOVE_SAID


def test_readings_differ_and_the_best_comes_first(model: LoadedModel, say: Say, room: Room) -> None:
    ears = Ears(model, alternatives=10)
    ears.expect(f"pose le {n} sur la colonne {c}" for n in ("six", "dix") for c in ("deux", "un"))
    sound = room(0.5, say("pose le six sur la colonne un", voice="fr+michel", rate=190), 1.5)
    noisy = mix(sound, pink(len(sound), np.random.default_rng(1)), 3.0)
    (utterance,) = ears.listen(PcmSource(noisy))
    readings = [reading.words for reading in utterance.heard.hypotheses]
    scores = [reading.score for reading in utterance.heard.hypotheses]
    assert len(readings) > 1
    assert len(set(readings)) == len(readings)
    assert scores == sorted(scores, reverse=True)


def test_phrases_change_between_utterances(ears: Ears, say: Say, room: Room) -> None:
    sound = room(0.5, say("annule"), 1.2, say("oui"), 1.2, say("annule"), 1.2)
    ears.expect(["annule", "ma main"])
    heard = []
    for utterance in ears.listen(PcmSource(sound)):
        heard.append(str(utterance.heard))
        ears.expect(["oui", "non"], ANSWER)
    assert heard[:2] == ["annule", "oui"]
    assert heard[2] != "annule"  # it is no longer among the phrases


def test_many_changes_of_phrases_do_no_harm(ears: Ears, say: Say, room: Room) -> None:
    sound = PcmSource(room(0.3, say("oui"), 0.2))
    for count in range(12):
        ears.expect(["oui", "non", *PHRASES[: 1 + count % 6]])
        assert words(list(ears.listen(sound))) == ["oui"]


def test_the_same_sound_is_always_heard_the_same(ears: Ears, say: Say, room: Room) -> None:
    ears.expect(PHRASES)
    source = PcmSource(room(0.5, say(MOVE_SAID, voice="fr+steph"), 1.0))
    assert [u.heard for u in ears.listen(source)] == [u.heard for u in ears.listen(source)]


def test_phrases_are_given_and_heard_in_the_grammars_spelling(ears: Ears) -> None:
    with pytest.raises(ValueError, match="all words"):
        ears.expect(["xylophone quantique"])
    ears.expect(["xylophone quantique", "oui"])  # one that it cannot hear does no harm


def test_there_must_be_something_to_expect(ears: Ears) -> None:
    with pytest.raises(ValueError, match="expect"):
        next(ears.listen(PcmSource(np.zeros(RATE, np.int16))))


class Script:
    """A live source: sound, holes, and things that happen meanwhile."""

    live = True

    def __init__(self, *parts: Samples | bytes | Callable[[], None]) -> None:
        self.parts = parts

    def chunks(self) -> Iterator[bytes]:
        for part in self.parts:
            if isinstance(part, np.ndarray):
                yield from PcmSource(part).chunks()
            elif isinstance(part, bytes):
                yield part
            else:
                part()


def test_what_is_forgotten_is_never_heard(ears: Ears, say: Say, room: Room) -> None:
    speech = say(MOVE_SAID)
    half = len(speech) // 2
    ears.expect(PHRASES)
    script = Script(
        room(0.5, speech[:half]), ears.forget, room(speech[half:], 1.0), room(say("annule"), 1.0)
    )
    assert words(list(ears.listen(script))) == ["annule"]


def test_forgetting_reaches_the_ears_from_another_thread(ears: Ears, say: Say, room: Room) -> None:
    def elsewhere() -> None:
        thread = threading.Thread(target=lambda: (ears.forget(), ears.expect(["oui", "non"])))
        thread.start()
        thread.join()

    ears.expect(PHRASES)
    script = Script(room(0.5, say("annule")), elsewhere, room(1.0, say("oui"), 1.0))
    assert words(list(ears.listen(script))) == ["oui"]


def test_a_sentence_with_a_hole_is_no_sentence(ears: Ears, say: Say, room: Room) -> None:
    speech = say(MOVE_SAID)
    half = len(speech) // 2
    ears.expect(PHRASES)
    hole = HOLE, np.zeros(RATE, np.int16), HOLE
    script = Script(
        room(0.5, speech[:half]), *hole, room(speech[half:], 1.0), room(say("oui"), 1.0)
    )
    assert words(list(ears.listen(script))) == ["oui"]


def test_a_sentence_in_which_sound_was_lost_is_unsure(ears: Ears, say: Say, room: Room) -> None:
    speech = say(MOVE_SAID)
    half = len(speech) // 2
    ears.expect(PHRASES)
    script = Script(
        *(room(0.5, speech[:half]), LOST, room(speech[half:], 1.0)),  # in the midst of one
        *(room(say("oui")), LOST, room(1.0, say("annule"), 1.0)),  # at the end of one
    )
    heard = [(str(one.heard), one.heard.unsure) for one in ears.listen(script)]
    assert heard == [(MOVE_SAID, True), ("oui", True), ("annule", False)]


def test_a_recording_cut_short_gives_its_whole_sentences_only(
    ears: Ears, say: Say, room: Room, tmp_path: Path
) -> None:
    second = say(MOVE_SAID)
    sound = room(0.5, say("annule"), 1.0, second)
    path = tmp_path / "cut.wav"
    soundfile.write(path, sound, RATE)
    whole = path.read_bytes()
    path.write_bytes(whole[: -2 * (len(second) // 4)])
    ears.expect(PHRASES)
    listening = ears.listen(WavSource(path))
    assert str(next(listening).heard) == "annule"
    with pytest.raises(AudioError) as caught:
        next(listening)
    assert caught.value.key == "truncated"


@pytest.mark.parametrize(
    ("rate", "channels", "width"),
    [(44_100, 2, "PCM_16"), (48_000, 1, "PCM_24"), (8_000, 1, "PCM_16"), (22_050, 1, "PCM_U8")],
)
def test_a_recording_of_any_form_is_understood(
    ears: Ears, say: Say, room: Room, tmp_path: Path, rate: int, channels: int, width: str
) -> None:
    import soxr

    sound = soxr.resample(room(0.5, say(MOVE_SAID), 0.5) / 32_768, RATE, rate)
    path = tmp_path / "any.wav"
    soundfile.write(path, np.stack([sound] * channels, axis=1), rate, subtype=width)
    ears.expect(PHRASES)
    assert words(list(ears.listen(WavSource(path)))) == [MOVE_SAID]
