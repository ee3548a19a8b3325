"""The voice as it was kept: what every command speaks with that speaks at all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from heraut.voice.herald import Words
from heraut.voice.herald.typed_aloud import typed_aloud
from heraut.voice.home.settings import kept

if TYPE_CHECKING:
    from heraut.voice.mouth.channels import Channel
    from heraut.voice.mouth.mouth import Mouth
    from heraut.voice.mouth.outputs import AudioOutput
    from heraut.voice.mouth.settings import VoiceSettings


def voice_settings(
    lang: str, *, rate: int | None = None, volume: int | None = None, voice: str | None = None
) -> VoiceSettings:
    """Return how to speak; ``None`` leaves it as it usually is. ``volume`` is in percent."""
    from heraut.voice.mouth.settings import VoiceSettings

    usual = VoiceSettings(lang=lang)
    return VoiceSettings(
        lang=lang,
        rate=usual.rate if rate is None else rate,
        volume=usual.volume if volume is None else volume / 100,
        voice=voice,
    )


def remembered_voice(lang: str) -> VoiceSettings:
    """Return how to speak as it was kept."""
    found = kept()
    return voice_settings(lang, **{name: found.get(name) for name in ("rate", "volume", "voice")})


def own_mouth(
    words: Words,
    outputs: Mapping[Channel, Sequence[AudioOutput]],
    settings: VoiceSettings | None = None,
) -> Mouth:
    """Return a mouth that speaks as it was kept, or with ``settings``."""
    from heraut.voice.mouth.mouth import Mouth
    from heraut.voice.mouth.synthesiser import Synthesiser

    how = settings or remembered_voice(words.lang)
    return Mouth(Synthesiser(), outputs, how, said=partial(typed_aloud, words))
