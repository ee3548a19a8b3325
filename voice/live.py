"""Live play: the microphone, the reader, the loudspeaker and the keyboard around one session.

Nothing here is needed for the others: without a microphone lines are typed, without a loudspeaker
they are printed, without a reader moves are confirmed by voice. Whatever is missing is said.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from queue import Queue
from typing import Final, TextIO

import click

from heraut.engines.protocol import Seat
from heraut.nfc import Reader
from heraut.nfc.register import default_path, load_or_create
from heraut.voice.assistant import Assistant, Closed, Given, Teller, TypedLines
from heraut.voice.ears import AudioError, Ears, MicrophoneSource
from heraut.voice.herald import Verbosity, Words
from heraut.voice.listening import Listening
from heraut.voice.models import find, load
from heraut.voice.mouth import (
    TABLE_CHANNEL,
    Change,
    Channel,
    Mouth,
    MouthError,
    Output,
    SpeakerOutput,
    Synthesiser,
    VoiceSettings,
    ear,
)
from heraut.voice.opening import Opening, open_new, open_saved
from heraut.voice.session import Adjuster, Session, no_voice
from heraut.voice.telling import Printer, Speaker

__all__ = ["TERMINAL", "EarDevice", "Live", "NewMatch"]

TERMINAL: Final = "terminal"
"""The ear device that is the terminal itself: for one tester alone at the keyboard."""

_RECOVERED: Final = {
    "no_voice": "mouth-voice-back",
    "voice_degraded": "mouth-voice-back",
    "speaker_lost": "mouth-speaker-back",
}
"""What is printed when a trouble of the mouth is over."""

_READER_PATIENCE: Final = 2.0
"""Seconds that a reader has to answer at the start before play begins without it."""


@dataclass(frozen=True, slots=True)
class EarDevice:
    """The private headphones of one seat."""

    seat: Seat
    device: str
    """An output's number or part of its name, or :data:`TERMINAL`."""


@dataclass(frozen=True, slots=True)
class NewMatch:
    """What a new match is set up with."""

    game: str
    players: tuple[str, ...]
    options: Mapping[str, str]
    seed: int
    save: Path


@dataclass(frozen=True, slots=True)
class Live:
    """How a live session is run."""

    opening: Opening
    typed: bool
    """Whether lines are typed instead of spoken."""
    reader: str | None
    """The reader's path; ``None`` for none."""
    ears: Sequence[EarDevice]
    stream: TextIO
    """Where typed lines come from."""
    barge_in: bool = False
    """Whether the microphone stays open while Héraut speaks: only with headphones for all."""

    def play(self, match: NewMatch | Path) -> None:
        """Play a new match, or the one that a file keeps, until it is over or left."""
        tell = _Announcer(Words(self.opening.lang), self.opening.verbosity)
        with ExitStack() as stack:
            mouth = tell.mouth = self._mouth(stack, tell)
            adjust = no_voice if mouth is None else _Adjuster(mouth)
            session, save = self._session(match, adjust, tell)
            assistant = Assistant(session, self._tellers(session, mouth))
            self._open_reader(stack, session, assistant.inbox)
            ears = None if self.typed else self._ears(tell)
            listening: Listening | None = None
            if ears is None:
                tell("live-typed")
            else:
                listening = Listening(ears, session, assistant.inbox, mouth, barge_in=self.barge_in)
                stack.enter_context(listening)
            if ears is None or self.stream.isatty():
                TypedLines(assistant.inbox, self.stream, closes=ears is None).start()
            try:
                # A tap may have changed what is to be heard next, as much as a sentence.
                assistant.run(lambda: None if listening is None else listening.asked())
            except KeyboardInterrupt:
                click.echo("")
            if not session.over:
                tell("live-saved", path=str(save))
            if mouth is not None:
                mouth.wait()

    def _session(
        self, match: NewMatch | Path, adjust: Adjuster, tell: _Announcer
    ) -> tuple[Session, Path]:
        opening = Opening(
            self.opening.lang, self.opening.verbosity, self.opening.ears, adjust=adjust
        )
        if isinstance(match, Path):
            session, lost = open_saved(opening, match)
            if lost is not None:
                tell("live-torn-line")
            return session, match
        session = open_new(
            opening, match.game, match.players, match.options, match.seed, match.save
        )
        return session, match.save

    def _tellers(self, session: Session, mouth: Mouth | None) -> list[Teller]:
        shown = frozenset(each.seat for each in self.ears if each.device == TERMINAL)
        spoken = frozenset(each.seat for each in self.ears) - shown
        tellers: list[Teller] = [
            Printer(
                click.echo,
                {
                    seat: session.herald.words.text("live-ear", seat=session.herald.name(seat))
                    for seat in shown
                },
            )
        ]
        if mouth is not None:
            tellers.append(Speaker(mouth, table=mouth.has(TABLE_CHANNEL), ears=spoken))
        return tellers

    def _mouth(self, stack: ExitStack, tell: _Announcer) -> Mouth | None:
        """Return the mouth, or ``None`` when nothing can or must be spoken aloud."""
        devices = {ear(each.seat): each.device for each in self.ears if each.device != TERMINAL}
        outputs: dict[Channel, Sequence[Output]] = {}
        for channel, device in devices.items():
            # A missing ear is an error: its secrets have nowhere else to go.
            outputs[channel] = (SpeakerOutput(int(device) if device.isdecimal() else device),)
        if not self.typed:
            try:
                outputs[TABLE_CHANNEL] = (SpeakerOutput(),)
            except MouthError as missing:
                tell(_error(missing.key), **missing.details)
        if not outputs:
            return None
        mouth = Mouth(Synthesiser(), outputs, VoiceSettings(lang=self.opening.lang))
        mouth.on_problem(lambda error: tell.printed(_error(error.key), **error.details))
        mouth.on_recovery(lambda key: tell.printed(_RECOVERED[key]) if key in _RECOVERED else None)
        return stack.enter_context(mouth)

    def _open_reader(
        self, stack: ExitStack, session: Session, inbox: Queue[Given | Closed]
    ) -> None:
        if self.reader is None:
            return
        deck = load_or_create(default_path())
        reader = Reader(self.reader, deck, lambda event: inbox.put(Given(event)))
        stack.enter_context(reader)
        session.reader = reader.answers(_READER_PATIENCE)

    def _ears(self, tell: _Announcer) -> Ears | None:
        """Return the ears, or ``None`` when there is no microphone to listen with."""
        try:
            trial = MicrophoneSource()
            sound = trial.chunks()
            next(sound)
            trial.stop()
            for _ in sound:
                pass
        except AudioError as missing:
            tell(_error(missing.key), **missing.details)
            return None
        choice = find(self.opening.lang)
        if choice.embedded:
            tell("live-embedded-model")
        return Ears(load(choice))


class _Announcer:
    """Says what is about the program and not about the match: printed, and spoken if possible."""

    def __init__(self, words: Words, verbosity: Verbosity) -> None:
        self._words = words
        self._verbosity = verbosity
        self._told: set[str] = set()
        self.mouth: Mouth | None = None
        """What speaks, once there is one."""

    def __call__(self, key: str, **args: object) -> None:
        """Print and speak a message, once: microphone and loudspeaker may lack the same thing."""
        text = self._words.text(key, self._verbosity, **args)
        if text in self._told:
            return
        self._told.add(text)
        click.echo(text)
        if self.mouth is not None and self.mouth.has(TABLE_CHANNEL):
            self.mouth.say(text)

    def printed(self, key: str, **args: object) -> None:
        """Print a message that cannot be spoken, because it is about the voice itself."""
        click.echo(self._words.text(key, self._verbosity, **args))


def _error(key: str) -> str:
    return "error-" + key.replace("_", "-")


class _Adjuster:
    """Changes how the mouth speaks, and names the message that tells it."""

    _LIMITS: Final = {
        "faster": "fastest",
        "slower": "slowest",
        "louder": "loudest",
        "softer": "softest",
    }

    def __init__(self, mouth: Mouth) -> None:
        self._mouth = mouth

    def __call__(self, setting: str) -> tuple[str, Mapping[str, object]]:
        changes: Mapping[str, Callable[[], Change]] = {
            "faster": self._mouth.faster,
            "slower": self._mouth.slower,
            "louder": self._mouth.louder,
            "softer": self._mouth.softer,
        }
        change = changes[setting]()
        key = setting if change.changed else self._LIMITS[setting]
        return f"mouth-{key}", {"rate": int(change.value), "percent": change.percent}
