from __future__ import annotations

import threading
import wave
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest

from heraut.voice.mouth import (
    TABLE_CHANNEL,
    Channel,
    Earcon,
    Mouth,
    MouthError,
    NoOutput,
    NullOutput,
    Output,
    Pcm,
    Synthesiser,
    VoiceSettings,
    WavOutput,
    ear,
    earcon,
)
from heraut.voice.mouth.pcm import amplified, decibels

PATIENCE = 20.0


class Slow:
    """Headphones that play until they are told to go on: the time that a sound takes."""

    def __init__(self) -> None:
        self.heard: list[Pcm] = []
        self.begun = threading.Semaphore(0)
        self._end = threading.Event()
        self.stops = 0

    def start(self, sound: Pcm) -> None:
        self._end.clear()
        self.heard.append(sound)
        self.begun.release()

    def stop(self) -> None:
        self.stops += 1
        self._end.set()

    def wait(self) -> None:
        self._end.wait(PATIENCE)

    def close(self) -> None:
        self._end.set()

    def finish(self) -> None:
        """Let the present sound end by itself."""
        self._end.set()


class Heard(NullOutput):
    """An ear that takes no time."""

    def __init__(self) -> None:
        self.heard: list[Pcm] = []

    def start(self, sound: Pcm) -> None:
        self.heard.append(sound)


class Loose(Heard):
    """A loudspeaker with a loose plug."""

    plugged = True

    def start(self, sound: Pcm) -> None:
        if not self.plugged:
            raise MouthError("speaker_lost", "it no longer takes sound", why="unplugged")
        super().start(sound)


class Stumbling(Heard):
    """A loudspeaker that breaks off in the middle of the first sound and is well again."""

    def wait(self) -> None:
        if len(self.heard) == 1:
            raise MouthError("speaker_lost", "it no longer takes sound", why="underrun")


@contextmanager
def speaking(outputs: dict[Channel, list[Output]]) -> Iterator[Mouth]:
    with Mouth(Synthesiser(), outputs) as mouth:
        yield mouth


@pytest.fixture
def said() -> Iterator[tuple[Mouth, Heard]]:
    output = Heard()
    with speaking({TABLE_CHANNEL: [output]}) as mouth:
        yield mouth, output


def test_sentences_are_said_in_order_and_none_is_lost(
    said: tuple[Mouth, Heard], voice: Synthesiser
) -> None:
    mouth, output = said
    texts = [f"Carte numéro {number}." for number in range(20)]
    for text in texts:
        mouth.say(text)
    assert mouth.wait(PATIENCE)
    assert len(output.heard) == 20
    for text, heard in zip(texts, output.heard, strict=True):
        assert heard.seconds == pytest.approx(voice.render(text).seconds, rel=0.05)


def test_a_text_is_said_sentence_by_sentence(said: tuple[Mouth, Heard]) -> None:
    mouth, output = said
    mouth.say("Sept posé. Passe la carte. À toi !")
    assert mouth.wait(PATIENCE)
    assert len(output.heard) == 3


def test_nothing_to_say_is_not_said(said: tuple[Mouth, Heard]) -> None:
    mouth, output = said
    news: list[bool] = []
    mouth.on_speaking(news.append)
    mouth.say("  …  ")
    assert not mouth.speaking
    assert mouth.wait(PATIENCE)
    assert output.heard == []
    assert news == []


def test_say_returns_at_once_and_stop_drops_what_was_queued() -> None:
    output = Slow()
    with speaking({TABLE_CHANNEL: [output]}) as mouth:
        for number in range(50):
            mouth.say(f"Phrase numéro {number}.")
        assert output.begun.acquire(timeout=PATIENCE)
        assert mouth.speaking
        mouth.stop()
        assert mouth.wait(PATIENCE)
        assert len(output.heard) == 1
        assert output.stops >= 1
        assert not mouth.speaking


def test_what_is_said_after_a_stop_is_the_only_thing_said() -> None:
    output = Slow()
    with speaking({TABLE_CHANNEL: [output]}) as mouth:
        for _ in range(30):
            mouth.say("Une vieille phrase qui ne doit plus être dite, car elle est trop longue.")
            mouth.stop()
        mouth.say("Oui.")
        assert output.begun.acquire(timeout=PATIENCE)
        while output.heard[-1].seconds > 1:  # the first may have begun before it was stopped
            assert output.begun.acquire(timeout=PATIENCE)
        output.finish()
        assert mouth.wait(PATIENCE)
        stale = [sound for sound in output.heard if sound.seconds > 1]
        assert output.heard[-1].seconds < 1
        assert len(output.heard) - len(stale) == 1


def test_a_stop_in_silence_keeps_the_mouth_working(said: tuple[Mouth, Heard]) -> None:
    mouth, output = said
    mouth.stop()
    mouth.say("Bonjour.")
    assert mouth.wait(PATIENCE)
    assert len(output.heard) == 1


def test_a_secret_without_an_ear_raises_and_is_not_said_aloud(said: tuple[Mouth, Heard]) -> None:
    mouth, output = said
    with pytest.raises(NoOutput, match="ear of seat 1") as refused:
        mouth.say("Tu as le sept et le neuf.", ear(1))
    assert refused.value.key == "no_private_output"
    assert refused.value.details == {"seat": 1}
    with pytest.raises(NoOutput):
        mouth.earcon(Earcon.YOUR_TURN, ear(1))
    assert mouth.wait(PATIENCE)
    assert output.heard == []


def test_a_channel_with_an_empty_list_of_outputs_raises() -> None:
    with speaking({TABLE_CHANNEL: [], ear(0): [NullOutput()]}) as mouth:
        with pytest.raises(NoOutput) as refused:
            mouth.say("Bonjour.")
        assert refused.value.key == "no_table_output"
        assert not mouth.has(TABLE_CHANNEL)
        assert mouth.has(ear(0))


def test_each_channel_is_heard_only_where_it_leads() -> None:
    table, first, second = Heard(), Heard(), Heard()
    with speaking({TABLE_CHANNEL: [table], ear(0): [first], ear(1): [second]}) as mouth:
        mouth.say("Un secret.", ear(1))
        mouth.say("Pour tous.")
        assert mouth.wait(PATIENCE)
    assert (len(table.heard), len(first.heard), len(second.heard)) == (1, 0, 1)


def test_every_output_of_a_channel_gets_the_sound(tmp_path: Path) -> None:
    output = Heard()
    file = WavOutput(tmp_path / "said.wav", gap=0)
    with speaking({TABLE_CHANNEL: [output, file]}) as mouth:
        mouth.say("Sept posé. Passe la carte.")
        mouth.earcon("your_turn")
        assert mouth.wait(PATIENCE)
    with wave.open(str(tmp_path / "said.wav"), "rb") as written:
        samples = np.frombuffer(written.readframes(written.getnframes()), dtype="<i2")
    assert np.array_equal(samples, np.concatenate([sound.samples for sound in output.heard]))


def test_an_earcon_keeps_its_place_among_the_sentences(said: tuple[Mouth, Heard]) -> None:
    mouth, output = said
    mouth.say("Avant.")
    mouth.earcon("card_read")
    mouth.say("Après.")
    assert mouth.wait(PATIENCE)
    expected = amplified(earcon(Earcon.CARD_READ), mouth.settings.volume)
    assert len(output.heard) == 3
    assert np.array_equal(output.heard[1].samples, expected.samples)


def test_an_earcon_that_does_not_exist_is_refused(said: tuple[Mouth, Heard]) -> None:
    mouth, _ = said
    with pytest.raises(ValueError, match="fanfare"):
        mouth.earcon("fanfare")


def test_the_gate_shuts_before_the_first_sound_and_opens_after_the_last() -> None:
    output = Slow()
    news: list[tuple[bool, int]] = []
    with speaking({TABLE_CHANNEL: [output]}) as mouth:
        mouth.on_speaking(lambda now: news.append((now, len(output.heard))))
        mouth.say("Un. Deux. Trois.")
        assert mouth.speaking
        for _ in range(3):
            assert output.begun.acquire(timeout=PATIENCE)
            assert news == [(True, 0)]
            output.finish()
        assert mouth.wait(PATIENCE)
        assert news == [(True, 0), (False, 3)]


def test_a_listener_that_fails_does_not_make_the_mouth_dumb(said: tuple[Mouth, Heard]) -> None:
    mouth, output = said

    def fail(now: bool) -> None:
        raise ZeroDivisionError

    mouth.on_speaking(fail)
    mouth.say("Bonjour. Encore.")
    assert mouth.wait(PATIENCE)
    assert len(output.heard) == 2


def test_a_listener_may_stop_the_mouth_and_speak(said: tuple[Mouth, Heard]) -> None:
    mouth, output = said
    answered = threading.Event()

    def answer(now: bool) -> None:
        if now and not answered.is_set():
            answered.set()
            mouth.stop()
            mouth.say("À la place.")

    mouth.on_speaking(answer)
    mouth.say("Ceci ne sera pas dit. Ceci non plus. Ni ceci.")
    assert mouth.wait(PATIENCE)
    assert len(output.heard) == 1


def test_faster_and_slower_change_the_next_sentence_and_stop_at_their_limits(
    said: tuple[Mouth, Heard],
) -> None:
    mouth, output = said
    mouth.say("La carte est un huit, tu as dit sept.")
    assert mouth.wait(PATIENCE)
    change = mouth.faster()
    assert (change.value, change.changed, change.limit) == (200, True, False)
    while mouth.faster().changed:
        pass
    mouth.say("La carte est un huit, tu as dit sept.")
    assert mouth.wait(PATIENCE)
    assert mouth.settings.rate == 450
    while mouth.slower().changed:
        pass
    assert mouth.settings.rate == 120
    mouth.say("La carte est un huit, tu as dit sept.")
    assert mouth.wait(PATIENCE)
    usual, fast, slow = (sound.seconds for sound in output.heard)
    assert fast < 0.6 * usual
    assert slow > 1.2 * usual


def test_louder_and_softer_change_the_level_and_stop_at_their_limits(
    said: tuple[Mouth, Heard],
) -> None:
    mouth, output = said
    changes = []
    while (change := mouth.louder()).changed:
        changes.append(change)
    assert [each.limit for each in changes] == [False, True]
    mouth.say("Bonjour.")
    assert mouth.wait(PATIENCE)
    while mouth.softer().changed:
        pass
    mouth.say("Bonjour.")
    assert mouth.wait(PATIENCE)
    loud, soft = (decibels(sound) for sound in output.heard)
    assert loud - soft == pytest.approx(20, abs=1)
    assert mouth.settings.volume > 0


def test_a_change_holds_for_sentences_that_were_queued_before() -> None:
    output = Slow()
    with speaking({TABLE_CHANNEL: [output]}) as mouth:
        text = "La carte est un huit, tu as dit sept."
        mouth.say(text)
        mouth.say(text)
        assert output.begun.acquire(timeout=PATIENCE)
        mouth.settings = VoiceSettings(rate=450)
        output.finish()
        assert output.begun.acquire(timeout=PATIENCE)
        output.finish()
        assert mouth.wait(PATIENCE)
        assert output.heard[1].seconds < 0.6 * output.heard[0].seconds


def told(mouth: Mouth) -> list[tuple[str, object]]:
    news: list[tuple[str, object]] = []
    mouth.on_problem(lambda error: news.append(("problem", error.key)))
    mouth.on_recovery(lambda key: news.append(("over", key)))
    mouth.on_unsaid(lambda text, channel: news.append(("unsaid", text)))
    return news


def test_a_loudspeaker_that_goes_away_is_told_once_and_the_words_are_handed_over(
    tmp_path: Path,
) -> None:
    speaker = Loose()
    file = WavOutput(tmp_path / "said.wav")
    with speaking({TABLE_CHANNEL: [speaker, file]}) as mouth:
        news = told(mouth)
        mouth.say("Un.")
        mouth.wait(PATIENCE)
        speaker.plugged = False
        mouth.say("Deux. Trois.")
        mouth.earcon(Earcon.REFUSED)
        mouth.wait(PATIENCE)
        speaker.plugged = True
        mouth.say("Quatre.")
        mouth.wait(PATIENCE)
    assert news == [
        ("problem", "speaker_lost"),
        ("unsaid", "Deux."),
        ("unsaid", "Trois."),
        ("over", "speaker_lost"),
    ]
    assert len(speaker.heard) == 2
    with wave.open(str(tmp_path / "said.wav"), "rb") as written:
        assert written.getnframes() / written.getframerate() > 1.5


def test_a_sentence_that_broke_off_is_said_again_without_a_word_about_it() -> None:
    loud, told = Stumbling(), list[MouthError]()
    with speaking({TABLE_CHANNEL: [loud]}) as mouth:
        mouth.on_problem(told.append)
        mouth.say("Sept posé.")
        assert mouth.wait(PATIENCE)
    assert len(loud.heard) == 2 and loud.heard[0] is loud.heard[1] and not told


def test_a_language_without_a_voice_is_told_once_and_the_words_are_handed_over() -> None:
    output = Heard()
    outputs: dict[Channel, list[Output]] = {TABLE_CHANNEL: [output]}
    with Mouth(Synthesiser(), outputs, VoiceSettings(lang="xx")) as mouth:
        news = told(mouth)
        mouth.say("Un. Deux.")
        mouth.wait(PATIENCE)
        mouth.settings = VoiceSettings(lang="fr")
        mouth.say("Trois.")
        mouth.wait(PATIENCE)
    assert news == [
        ("problem", "no_voice"),
        ("unsaid", "Un."),
        ("unsaid", "Deux."),
        ("over", "no_voice"),
    ]
    assert len(output.heard) == 1


def test_a_stand_in_voice_speaks_and_is_told_once() -> None:
    output = Heard()
    with Mouth(Synthesiser(driver="no_such_driver"), {TABLE_CHANNEL: [output]}) as mouth:
        news = told(mouth)
        mouth.say("Un. Deux. Trois.")
        mouth.wait(PATIENCE)
    assert news == [("problem", "voice_degraded")]
    assert len(output.heard) == 3


def test_closing_drops_the_queue_and_ends_the_voice() -> None:
    output = Slow()
    synthesiser = Synthesiser()
    mouth = Mouth(synthesiser, {TABLE_CHANNEL: [output]})
    for number in range(10):
        mouth.say(f"Phrase numéro {number}.")
    assert output.begun.acquire(timeout=PATIENCE)
    mouth.close()
    mouth.close()
    assert len(output.heard) == 1
    assert synthesiser.pid is None
    with pytest.raises(RuntimeError, match="closed"):
        mouth.say("Encore.")
