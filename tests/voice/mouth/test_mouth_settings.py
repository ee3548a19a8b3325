from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from heraut.voice.mouth.channels import TABLE_CHANNEL
from heraut.voice.mouth.mouth import Mouth
from heraut.voice.mouth.pcm import decibels
from heraut.voice.mouth.settings import VoiceSettings
from heraut.voice.mouth.synthesiser import Synthesiser

if TYPE_CHECKING:
    from conftest import Heard, Slow

PATIENCE = 20.0


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


def test_a_change_holds_for_sentences_that_were_queued_before(slow: Slow) -> None:
    with Mouth(Synthesiser(), {TABLE_CHANNEL: [slow]}) as mouth:
        text = "La carte est un huit, tu as dit sept."
        mouth.say(text)
        mouth.say(text)
        assert slow.begun.acquire(timeout=PATIENCE)
        mouth.settings = VoiceSettings(rate=450)
        slow.finish()
        assert slow.begun.acquire(timeout=PATIENCE)
        slow.finish()
        assert mouth.wait(PATIENCE)
        assert slow.heard[1].seconds < 0.6 * slow.heard[0].seconds
