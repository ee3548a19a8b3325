"""A whole card by voice: spoken by the synthesiser, heard by the embedded model."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np
import pytest

from heraut.engines.forms import Filled
from heraut.voice.dialogue import Conversation
from heraut.voice.ears.recogniser import Ears
from heraut.voice.ears.sources import PcmSource
from heraut.voice.herald import Herald, Words
from heraut.voice.models.loaded import load
from heraut.voice.models.store import find
from heraut.voice.mouth.pcm import resampled
from heraut.voice.mouth.synthesiser import Synthesiser
from heraut.voice.runtime.microphone_feed import expect
from heraut.voice.tasks.card_entry.card_entry_task import CardEntryTask

from .asked import FORM

GAME = "world_without_end"
RATE = 16_000


@pytest.fixture
def say() -> Iterator[Callable[[Conversation, str], None]]:
    """Say a sentence to a talk, and have it hear that."""
    ears = Ears(load(find("fr")))
    with Synthesiser() as voice:

        def said(talk: Conversation, sentence: str) -> None:
            sound = resampled(voice.render(sentence), RATE).samples
            still = np.zeros(RATE, np.int16)
            expect(ears, talk)
            for utterance in ears.listen(PcmSource(np.concatenate([still, sound, still, still]))):
                talk.hear(utterance.heard)

        yield said


@pytest.mark.long
def test_a_whole_card_is_told_aloud_in_three_sentences(
    say: Callable[[Conversation, str], None],
) -> None:
    kept: list[Filled] = []

    def keep(filled: Filled) -> tuple[()]:
        kept.append(filled)
        return ()

    talk = Conversation(CardEntryTask(FORM, Herald(Words("fr"), GAME, ()), keep))
    talk.begin()
    for sentence in (
        "Trois, sans titre, immédiat, un blé, deux or, un point, une pierre, maison neuf.",
        "Échange une laine contre trois or, c'est tout.",
        "Oui.",
    ):
        say(talk, sentence)
    assert [(card.blanks["corners"], card.parts) for card in kept] == [
        (
            ("wheat", "gold2", "vp", "stone"),
            (("may_exchange", {"give": (("wool", 1),), "get": (("gold", 3),)}),),
        )
    ]
