"""Live play: the microphone, the reader, the loudspeaker and the keyboard around one session.

Nothing here is needed for the others: without a microphone lines are typed, without a loudspeaker
they are printed, without a reader moves are confirmed by voice. Whatever is missing is said.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from queue import Queue
from typing import TYPE_CHECKING, Final, TextIO, TypeVar

import click

from heraut.engines.protocol import Seat
from heraut.engines.registry import RULES
from heraut.voice.herald import Herald, Verbosity, Words
from heraut.voice.herald.voice_controls import Adjuster, no_voice
from heraut.voice.mouth.channels import TABLE_CHANNEL, Channel, ear
from heraut.voice.runtime.active_dialogue import ActiveDialogue
from heraut.voice.runtime.event_loop import Closed, EventLoop, Given, OutputSink, TypedLines
from heraut.voice.runtime.output_sinks import Printer, Speaker
from heraut.voice.runtime.seat_rotation import RotatedSink
from heraut.voice.runtime.session_factory import (
    Opened,
    SessionFactory,
    last_save,
    new_save,
    open_new,
    open_saved,
    open_set_up,
)
from heraut.voice.tasks.card_entry import Entry

# What only sound, a reader or a setup needs is imported where it begins: typed play starts sooner.
if TYPE_CHECKING:
    from heraut.voice.ears.recogniser import Ears
    from heraut.voice.models.loaded import LoadedModel
    from heraut.voice.mouth.mouth import Mouth
    from heraut.voice.mouth.outputs import AudioOutput
    from heraut.voice.mouth.settings import Change
    from heraut.voice.runtime.microphone_feed import Host
    from heraut.voice.tasks.setup import Chosen, Resumed, SetupSession

__all__ = ["TERMINAL", "EarDevice", "Live", "NewMatch", "ToSetUp"]

T = TypeVar("T")

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

_EXAMPLE: Final = 6
"""Which of a game's cards is named to show how cards are typed, counted from 0."""


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
class ToSetUp:
    """A match that the players are still to set up by voice."""

    seed: int
    game: str = ""
    """The game if it is known already."""
    save: Path | None = None
    """Where to keep the match; ``None`` for the usual place."""


@dataclass(frozen=True, slots=True)
class Live:
    """How a live session is run."""

    factory: SessionFactory
    typed: bool
    """Whether lines are typed instead of spoken."""
    reader: str | None
    """The reader's path; ``None`` for none."""
    ears: Sequence[EarDevice]
    stream: TextIO
    """Where typed lines come from."""
    barge_in: bool = False
    """Whether the microphone stays open while Héraut speaks: only with headphones for all."""

    def play(self, match: NewMatch | Path | ToSetUp) -> None:
        """Play a new match, one that is to be set up, or the one that a file keeps.

        Ends when the match is over or left, or when the players leave without one.
        """
        tell = _Announcer(Words(self.factory.lang), self.factory.verbosity)
        with ExitStack() as stack:
            mouth = tell.mouth = self._mouth(stack, tell)
            factory = replace(self.factory, adjust=_adjuster(mouth))
            opened, model = None, None
            if not isinstance(match, ToSetUp):
                opened = self._open(factory, match)
            model = None if self.typed else self._model(tell)
            setup_session = None
            if isinstance(match, ToSetUp):
                setup_session = _setup_session(factory, match, model)
            room = _Room(Queue(), _ears(model), mouth, self.barge_in)
            reader = self._open_reader(stack, room.inbox)
            playing = match.game if isinstance(match, ToSetUp) else None
            if opened is not None:
                playing = opened.session.match.rules.name
            self._take_lines(room, tell, playing)
            try:
                if isinstance(match, ToSetUp) and setup_session is not None:
                    setup_session.reader = reader
                    opened = self._set_up(factory, match, setup_session, room)
                    reader = setup_session.reader
                if opened is not None:
                    self._play(opened, room, reader, tell)
            except KeyboardInterrupt:
                click.echo("")
            if opened is not None and not opened.session.over:
                tell("live-saved", path=str(opened.save))
            if mouth is not None:
                mouth.wait()

    def ask(self, entry: Callable[[Adjuster], Entry]) -> Entry:
        """Ask about one card until it is told, or the players leave; return what asked."""
        tell = _Announcer(Words(self.factory.lang), self.factory.verbosity)
        with ExitStack() as stack:
            mouth = tell.mouth = self._mouth(stack, tell)
            asked = entry(_adjuster(mouth))
            model = None if self.typed else self._model(tell)
            room = _Room(Queue(), _ears(model), mouth, self.barge_in)
            self._take_lines(room, tell, None)
            event_loop = EventLoop(asked, self._sinks(mouth, str))
            event_loop.inbox = room.inbox
            try:
                room.listening(asked, event_loop.run)
            except KeyboardInterrupt:
                click.echo("")
            if mouth is not None:
                mouth.wait()
        return asked

    def _take_lines(self, room: _Room, tell: _Announcer, game: str | None) -> None:
        """Begin to take typed lines where they are wanted, or where nothing can be heard."""
        deaf = room.ears is None
        if deaf:
            tell("live-typed", card=_typed_card(game))
        if deaf or self.stream.isatty():
            TypedLines(room.inbox, self.stream, closes=deaf).start()

    def _open(self, factory: SessionFactory, match: NewMatch | Path) -> Opened:
        if isinstance(match, Path):
            session, lost = open_saved(factory, match)
            return Opened(session, match, lost is not None)
        session = open_new(
            factory, match.game, match.players, match.options, match.seed, match.save
        )
        return Opened(session, match.save)

    def _set_up(
        self, factory: SessionFactory, match: ToSetUp, setup_session: SetupSession, room: _Room
    ) -> Opened | None:
        """Let the players set a match up; ``None`` when they leave without one."""
        from heraut.voice.runtime.setup_loop import SetupLoop

        def save(game: str) -> Path:
            return match.save or new_save(game)

        def opener(settled: Chosen | Resumed) -> Opened:
            changed = replace(factory, verbosity=setup_session.herald.verbosity)
            return open_set_up(changed, settled, match.seed, save)

        sinks = self._sinks(room.mouth, lambda place: str(place + 1))
        setup_loop = SetupLoop(setup_session, opener, room.inbox, sinks)
        return room.listening(setup_session, setup_loop.run)

    def _play(self, opened: Opened, room: _Room, reader: bool, tell: _Announcer) -> None:
        session, rotation = opened.session, opened.rotation
        session.reader = reader
        if opened.torn:
            tell("live-torn-line")
        sinks = self._sinks(room.mouth, lambda place: session.herald.name(rotation.seat(place)))
        event_loop = EventLoop(session, [RotatedSink(sink, rotation) for sink in sinks])
        event_loop.inbox = room.inbox
        room.listening(ActiveDialogue(session), event_loop.run)

    def _sinks(self, mouth: Mouth | None, name: Callable[[Seat], str]) -> list[OutputSink]:
        """Return who tells; ``name`` says who sits in a place, counted from 0 as headphones are."""
        shown = frozenset(each.seat for each in self.ears if each.device == TERMINAL)
        spoken = frozenset(each.seat for each in self.ears) - shown
        words = Words(self.factory.lang)
        private = {place: words.text("live-ear", seat=name(place)) for place in shown}
        sinks: list[OutputSink] = [Printer(click.echo, private)]
        if mouth is not None:
            sinks.append(Speaker(mouth, table=mouth.has(TABLE_CHANNEL), ears=spoken))
        return sinks

    def _mouth(self, stack: ExitStack, tell: _Announcer) -> Mouth | None:
        """Return the mouth, or ``None`` when nothing can or must be spoken aloud."""
        devices = {ear(each.seat): each.device for each in self.ears if each.device != TERMINAL}
        if self.typed and not devices:
            return None
        from heraut.voice.mouth.errors import MouthError
        from heraut.voice.mouth.mouth import Mouth
        from heraut.voice.mouth.settings import VoiceSettings
        from heraut.voice.mouth.speaker import SpeakerOutput
        from heraut.voice.mouth.synthesiser import Synthesiser

        outputs: dict[Channel, Sequence[AudioOutput]] = {}
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
        mouth = Mouth(Synthesiser(), outputs, VoiceSettings(lang=self.factory.lang))
        mouth.on_problem(lambda error: tell.printed(_error(error.key), **error.details))
        mouth.on_recovery(lambda key: tell.printed(_RECOVERED[key]) if key in _RECOVERED else None)
        return stack.enter_context(mouth)

    def _open_reader(self, stack: ExitStack, inbox: Queue[Given | Closed]) -> bool:
        """Open the reader, if one is wanted; tell whether it answers."""
        if self.reader is None:
            return False
        from heraut.nfc.reader import Reader
        from heraut.nfc.register import default_path, load_or_create

        deck = load_or_create(default_path())
        reader = Reader(self.reader, deck, lambda event: inbox.put(Given(event)))
        stack.enter_context(reader)
        return reader.answers(_READER_PATIENCE)

    def _model(self, tell: _Announcer) -> LoadedModel | None:
        """Return the model to listen with, or ``None`` when there is no microphone."""
        from heraut.voice.ears.microphone import MicrophoneSource
        from heraut.voice.ears.problems import AudioError
        from heraut.voice.models.loaded import load
        from heraut.voice.models.store import find

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
        choice = find(self.factory.lang)
        if choice.embedded:
            tell("live-embedded-model")
        return load(choice)


def _ears(model: LoadedModel | None) -> Ears | None:
    if model is None:
        return None
    from heraut.voice.ears.recogniser import Ears

    return Ears(model)


@dataclass(frozen=True, slots=True)
class _Room:
    """What stays while the talk passes from the setup to the match."""

    inbox: Queue[Given | Closed]
    ears: Ears | None
    """``None`` when lines are typed only."""
    mouth: Mouth | None
    barge_in: bool

    def listening(self, host: Host, run: Callable[[Callable[[], None]], T]) -> T:
        """Run a loop while the ears listen for what its host waits for.

        The loop calls what it is given after each answer: a tap may have changed what is to be
        heard next, as much as a sentence.
        """
        if self.ears is None:
            return run(lambda: None)
        from heraut.voice.runtime.microphone_feed import MicrophoneFeed

        with MicrophoneFeed(
            self.ears, host, self.inbox, self.mouth, barge_in=self.barge_in
        ) as ears:
            return run(ears.asked)


def _typed_card(game: str | None) -> str:
    """Return a card as it may be typed, of this game or, where it has none, of another."""
    games = (game, *RULES) if game else tuple(RULES)
    named = next(name for name in games if RULES[name].cards)
    cards = list(RULES[named].cards)
    return f"@{named}/{cards[min(_EXAMPLE, len(cards) - 1)]}"


def _setup_session(
    factory: SessionFactory, match: ToSetUp, model: LoadedModel | None
) -> SetupSession:
    """Return the conversation that sets a match up. Raises ``BadSetup``."""
    from heraut.voice.tasks.setup import prepare
    from heraut.voice.tasks.setup.first_player import first_player

    try:
        kept = last_save() is not None
    except (ValueError, OSError):
        kept = True  # one that is damaged: who asks for it is told
    return prepare(
        Herald(Words(factory.lang), "setup", (), factory.verbosity),
        RULES,
        first_player(match.seed),
        game=match.game,
        kept=kept,
        ears=factory.ears,
        hears=bool if model is None else lambda name: model.spell(name) is not None,
        adjust=factory.adjust,
    )


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


def _adjuster(mouth: Mouth | None) -> Adjuster:
    return no_voice if mouth is None else _Adjuster(mouth)


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
