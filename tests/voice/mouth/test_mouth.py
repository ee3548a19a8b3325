from __future__ import annotations

import wave
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

from heraut.voice.mouth.channels import TABLE_CHANNEL, ear
from heraut.voice.mouth.earcons import Earcon, earcon
from heraut.voice.mouth.errors import NoOutput
from heraut.voice.mouth.mouth import Mouth
from heraut.voice.mouth.outputs import WavOutput
from heraut.voice.mouth.pcm import amplified
from heraut.voice.mouth.synthesiser import Synthesiser

from .nowhere import NullOutput

if TYPE_CHECKING:
    from conftest import Heard, Slow

PATIENCE = 20.0
EARS = (ear(0), ear(1))


def samples(path: Path) -> np.ndarray:
    with wave.open(str(path), "rb") as written:
        return np.frombuffer(written.readframes(written.getnframes()), dtype="<i2")


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


def test_say_returns_at_once_and_stop_drops_what_was_queued(slow: Slow) -> None:
    with Mouth(Synthesiser(), {TABLE_CHANNEL: [slow]}) as mouth:
        for number in range(50):
            mouth.say(f"Phrase numéro {number}.")
        assert slow.begun.acquire(timeout=PATIENCE)
        assert mouth.speaking
        mouth.stop()
        assert mouth.wait(PATIENCE)
        assert len(slow.heard) == 1
        assert slow.stops >= 1
        assert not mouth.speaking


def test_what_is_said_after_a_stop_is_the_only_thing_said(slow: Slow) -> None:
    with Mouth(Synthesiser(), {TABLE_CHANNEL: [slow]}) as mouth:
        for _ in range(30):
            mouth.say("Une vieille phrase qui ne doit plus être dite, car elle est trop longue.")
            mouth.stop()
        mouth.say("Oui.")
        assert slow.begun.acquire(timeout=PATIENCE)
        while slow.heard[-1].seconds > 1:  # the first may have begun before it was stopped
            assert slow.begun.acquire(timeout=PATIENCE)
        slow.finish()
        assert mouth.wait(PATIENCE)
        stale = [sound for sound in slow.heard if sound.seconds > 1]
        assert slow.heard[-1].seconds < 1
        assert len(slow.heard) - len(stale) == 1


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
    with Mouth(Synthesiser(), {TABLE_CHANNEL: [], ear(0): [NullOutput()]}) as mouth:
        with pytest.raises(NoOutput) as refused:
            mouth.say("Bonjour.")
        assert refused.value.key == "no_table_output"
        assert not mouth.has(TABLE_CHANNEL)
        assert mouth.has(ear(0))


def test_each_channel_is_heard_only_where_it_leads(tmp_path: Path) -> None:
    files = {channel: tmp_path / f"{channel.seat}.wav" for channel in (TABLE_CHANNEL, *EARS)}
    outputs = {channel: [WavOutput(path)] for channel, path in files.items()}
    with Mouth(Synthesiser(), outputs) as mouth:
        mouth.say("Un secret.", ear(1))
        mouth.say("Pour tous.")
        assert mouth.wait(PATIENCE)
    heard = [channel for channel, path in files.items() if len(samples(path))]
    assert heard == [TABLE_CHANNEL, ear(1)]


def test_every_output_of_a_channel_gets_the_sound(tmp_path: Path, voice: Synthesiser) -> None:
    files = [tmp_path / "one.wav", tmp_path / "two.wav"]
    outputs = [WavOutput(path, gap=0) for path in files]
    with Mouth(Synthesiser(), {TABLE_CHANNEL: outputs}) as mouth:
        mouth.say("Sept posé. Passe la carte.")
        mouth.earcon("your_turn")
        assert mouth.wait(PATIENCE)
    one, two = (samples(path) for path in files)
    parts = [voice.render("Sept posé."), voice.render("Passe la carte."), earcon(Earcon.YOUR_TURN)]
    assert len(one) == pytest.approx(sum(len(part.samples) for part in parts), rel=0.05)
    assert np.array_equal(one, two)


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


def test_closing_drops_the_queue_and_ends_the_voice(slow: Slow) -> None:
    synthesiser = Synthesiser()
    mouth = Mouth(synthesiser, {TABLE_CHANNEL: [slow]})
    for number in range(10):
        mouth.say(f"Phrase numéro {number}.")
    assert slow.begun.acquire(timeout=PATIENCE)
    mouth.close()
    mouth.close()
    assert len(slow.heard) == 1
    assert synthesiser.pid is None
    with pytest.raises(RuntimeError, match="closed"):
        mouth.say("Encore.")
