"""What tells the players what Héraut says: printed lines, its own voice, private headphones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from heraut.engines.protocol import Seat
from heraut.voice.herald import Words
from heraut.voice.home.problem_log import SAID
from heraut.voice.home.settings import SPEECH, kept
from heraut.voice.mouth.channels import TABLE_CHANNEL, Channel, ear
from heraut.voice.runtime.event_loop import OutputSink
from heraut.voice.runtime.output_sinks import Announcer, Printer, Speaker, printed

if TYPE_CHECKING:
    from heraut.errors import KeyedError
    from heraut.voice.mouth.mouth import Mouth
    from heraut.voice.runtime.reader_voice import BrailleLine, ReaderVoice

TERMINAL: Final = "terminal"
"""The ear device that is the terminal itself: for one tester alone at the keyboard."""

_RECOVERED: Final = {
    "no_voice": "mouth-voice-back",
    "voice_degraded": "mouth-voice-back",
    "no_speaker": "mouth-speaker-back",
    "speaker_lost": "mouth-speaker-back",
}
"""What is printed when a trouble of the mouth is over."""


@dataclass(frozen=True, slots=True)
class EarDevice:
    """The private headphones of one seat."""

    seat: Seat
    device: str
    """An output's number or part of its name, or :data:`TERMINAL`."""


@dataclass(frozen=True, slots=True)
class SpeechWanted:
    """How Héraut is to speak; ``None`` leaves it as it usually is."""

    rate: int | None = None
    """Words per minute."""
    volume: int | None = None
    """Percent."""
    voice: str | None = None
    """The name of one of this computer's voices."""
    by: str = "own"
    """``own``, ``screen-reader``, or ``both``: our own voice, and the screen reader's Braille."""

    @classmethod
    def remembered(cls) -> SpeechWanted:
        """Return how it was kept."""
        found = kept()
        given = {name: found.get(name) for name in ("rate", "volume", "voice")}
        return cls(**given, by=found.get("speech", SPEECH[0]))


def open_mouth(
    stack: ExitStack,
    tell: Announcer,
    wanted: SpeechWanted,
    words: Words,
    ears: Sequence[EarDevice],
    *,
    typed: bool,
) -> Mouth | None:
    """Return the mouth, or ``None`` when nothing can or must be spoken aloud."""
    devices = {ear(each.seat): each.device for each in ears if each.device != TERMINAL}
    if typed and not devices:
        return None
    from heraut.voice.home.own_voice import own_mouth, voice_settings
    from heraut.voice.mouth.errors import MouthError
    from heraut.voice.mouth.speaker import SpeakerOutput

    outputs: dict[Channel, Sequence[SpeakerOutput]] = {}
    private: dict[str, list[SpeakerOutput]] = {}
    for channel, device in devices.items():
        # Secrets have nowhere else to go: they wait for an ear that is plugged in later.
        named = int(device) if device.isdecimal() else device
        own = SpeakerOutput(named, late=True, private=True)
        outputs[channel] = (own,)
        private.setdefault(device, []).append(own)
        if own.missing is not None:
            tell("live-headphones-missing", device=device)
    if not typed:
        try:
            table = SpeakerOutput(late=True)
        except MouthError as missing:
            tell(error_message(missing.key), **missing.details)
        else:
            outputs[TABLE_CHANNEL] = (table,)
            if table.missing is not None:
                tell(error_message(table.missing.key), **table.missing.details)
    if not outputs:
        return None
    how = voice_settings(words.lang, rate=wanted.rate, volume=wanted.volume, voice=wanted.voice)
    mouth = own_mouth(words, outputs, how)

    def trouble(error: MouthError) -> None:
        table = outputs.get(TABLE_CHANNEL, ())
        if error.key == "headphones_lost":
            if not any(own.missing for own in private.get(str(error.details["device"]), ())):
                tell.aloud(error_message(error.key), **error.details)
            return
        if error.key == "speaker_lost" and any(each.missing for each in table):
            return  # it never was there, and that was told
        tell.printed(error_message(error.key), **error.details)

    def recovered(key: str) -> None:
        if key == "headphones_lost":
            tell.aloud("mouth-headphones-back")
        elif key in _RECOVERED:
            tell.printed(_RECOVERED[key])

    mouth.on_problem(trouble)
    mouth.on_recovery(recovered)
    return stack.enter_context(mouth)


def open_reader_voice(
    stack: ExitStack, tell: Announcer, wanted: SpeechWanted, mouth: Mouth | None
) -> None:
    """Have the screen reader speak, or show in Braille, if it is to; say so where there is none."""
    if wanted.by == "own":
        return
    from heraut.voice.home.screen_reader import NoScreenReader, find_screen_reader
    from heraut.voice.runtime.reader_voice import BrailleLine, ReaderVoice

    braille = wanted.by == "both"
    try:
        reader = find_screen_reader(system_voices=not braille)
    except NoScreenReader as missing:
        tell(error_message(missing.key), **missing.details)
        return
    speaks = mouth is not None and mouth.has(TABLE_CHANNEL)
    instead: list[OutputSink] = [Printer(partial(printed, heard=speaks))]
    if mouth is not None and speaks:
        instead.append(Speaker(mouth))

    def gone(problem: KeyedError) -> None:
        tell.reader = None
        tell(error_message(problem.key), **problem.details)

    if not braille:
        tell.reader = stack.enter_context(ReaderVoice(reader, instead, gone))
    elif reader.has_braille:
        tell.reader = BrailleLine(reader, gone)


def sinks_of(
    mouth: Mouth | None,
    ears: Sequence[EarDevice],
    lang: str,
    name: Callable[[Seat], str],
    reader: ReaderVoice | BrailleLine | None = None,
) -> list[OutputSink]:
    """Return who tells; ``name`` says who sits in a place, counted from 0 as headphones are.

    With a screen reader the terminal stays silent but for a seat's own lines: it would read them
    out a second time.
    """
    shown = frozenset(each.seat for each in ears if each.device == TERMINAL)
    spoken = frozenset(each.seat for each in ears) - shown
    words = Words(lang)
    private = {place: words.text("live-ear", seat=name(place)) for place in shown}
    # What stands on the terminal for one seat alone is told by nothing else.
    heard = not shown and (reader is not None or (mouth is not None and mouth.has(TABLE_CHANNEL)))
    write = partial(printed, heard=heard)
    sinks: list[OutputSink] = [SAID, Printer(write, private, table=reader is None)]
    if reader is not None:
        sinks.append(reader)
    if mouth is not None:
        aloud = not (reader is not None and reader.speaks) and mouth.has(TABLE_CHANNEL)
        sinks.append(Speaker(mouth, table=aloud, ears=spoken))
    return sinks


def error_message(key: str) -> str:
    """Return the message that tells the error with this key."""
    return "error-" + key.replace("_", "-")
