"""Live play: the microphone, the reader, the loudspeaker and the keyboard around one conversation.

Nothing here is needed for the others: without a microphone lines are typed, without a loudspeaker
they are printed, without a reader moves are confirmed by voice. Whatever is missing is said.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from queue import Queue
from typing import TYPE_CHECKING, Any, Final, TextIO

import click

from heraut.engines.protocol import Seat
from heraut.engines.registry import RULES
from heraut.plain_file import there
from heraut.voice.dialogue import Conversation, Task
from heraut.voice.herald import Words
from heraut.voice.home.settings import LISTEN
from heraut.voice.runtime import malloc_arenas
from heraut.voice.runtime.event_loop import Closed, EventLoop, Given, OutputSink, TypedLines
from heraut.voice.runtime.journal_lock import held
from heraut.voice.runtime.match_factory import MatchFactory, Opened
from heraut.voice.runtime.match_opening import MatchOpening, NewMatch, ToResume, ToSetUp, game_of
from heraut.voice.runtime.output_sinks import Announcer
from heraut.voice.runtime.phones import Phones, Pocket
from heraut.voice.runtime.seat_rotation import RotatedSink
from heraut.voice.runtime.speech_outputs import (
    EarDevice,
    SpeechWanted,
    error_message,
    open_mouth,
    open_reader_voice,
    sinks_of,
)
from heraut.voice.runtime.voice_controls import VoiceControls
from heraut.voice.tasks.match.match_task import MatchTask

# What only sound, a reader or a setup needs is imported where it begins: typed play starts sooner.
if TYPE_CHECKING:
    from heraut.voice.models.loaded import LoadedModel
    from heraut.voice.mouth.mouth import Mouth
    from heraut.voice.runtime.program_players import ProgramPlayers
    from heraut.voice.runtime.push_to_talk import PushToTalk

_READER_PATIENCE: Final = 2.0
"""Seconds that a reader has to answer at the start before play begins without it."""

_EXAMPLE: Final = 6
"""Which of a game's cards is named to show how cards are typed, counted from 0."""


@dataclass(frozen=True, slots=True)
class _Hearing:
    """What Héraut hears with."""

    model: LoadedModel
    missing: bool
    """Whether there is no microphone yet; it may come at any time."""


@dataclass(frozen=True, slots=True)
class Live:
    """How live play is run."""

    factory: MatchFactory
    typed: bool
    """Whether lines are typed instead of spoken."""
    reader: str | None
    """The reader's path; ``None`` for none."""
    ears: Sequence[EarDevice]
    stream: TextIO
    """Where typed lines come from."""
    listen: str = LISTEN[0]
    """``always``, or ``push``: for one sentence after each push."""
    barge_in: bool = False
    """Whether the microphone stays open while Héraut speaks: only with headphones for all."""
    speech: SpeechWanted = field(default_factory=SpeechWanted)
    """Whose voice speaks, and how."""
    model: str | None = None
    """The model that is asked for, by name or folder; ``None`` takes the best."""
    first_told: Mapping[str, Mapping[str, object]] = field(default_factory=dict)
    """Messages to begin with, and their values."""
    greets: bool = False
    """Whether to say by which microphone players are heard."""
    pocket: Pocket | None = None
    """Where the players' phones find their pages from the start; ``None``: once somebody asks."""

    def play(self, match: NewMatch | ToResume | ToSetUp) -> None:
        """Play a new match, one that is to be set up, or the one that a file keeps.

        Ends when the match is over or left, or when the players leave without one.
        """
        with self._talking() as (stack, tell):
            self._play(stack, tell, match)

    def _play(
        self, stack: ExitStack, tell: Announcer, match: NewMatch | ToResume | ToSetUp
    ) -> None:
        factory = replace(self.factory, hold=lambda save: stack.enter_context(held(save)))
        mouth = self._mouth(stack, tell)
        for key, values in self.first_told.items():
            tell(key, **values)
        phones = Phones(stack, self.factory.lang, self.pocket or Pocket())
        if self.pocket is not None:
            phones.open(tell)
        sinks: list[OutputSink] = []
        opened: list[Opened] = []

        def seats() -> list[OutputSink]:
            """Return who tells, each headphones to the seat that sits there."""
            if not opened:
                return self._sinks(tell, mouth, lambda place: str(place + 1))
            name, rotation = opened[-1].task.herald.name, opened[-1].rotation
            own = self._sinks(tell, mouth, lambda place: name(rotation.seat(place)))
            return [RotatedSink(sink, rotation) for sink in own]

        def seat_sinks() -> None:
            # Phones come to the seats of the match.
            sinks[:] = [*seats(), *phones.sinks]

        def seated(match: Opened) -> MatchTask:
            """Lead the headphones to the seats of a match that was opened."""
            same = bool(opened) and opened[-1].task.game == match.task.game
            opened.append(match)
            seat_sinks()
            phones.seated(match)
            if match.torn:
                tell("live-torn-line")
            if model is not None and not same:
                tell.lost_names(model, match.task.match.rules.name)
            if not same and self._rehearses(hearing):
                from heraut.voice.tasks.match.rehearsal import rehearse_aside

                rehearse_aside(match.task.match, self.factory.lang)
            return match.task

        seat_sinks()
        tell.on_reader.append(seat_sinks)
        opening = MatchOpening(factory, seated)
        found = opening.found(match)
        hearing = None if self.typed else self._hearing(tell)
        model = None if hearing is None else hearing.model
        task = self._reader_asked(stack, tell, mouth, opening.begun(found, model))

        def follows(task: Task[Any]) -> Task[Any] | None:
            return opening.after(task, opened[-1] if opened else None, model)

        game = game_of(found)
        self._run(stack, tell, mouth, hearing, task, sinks, game, phones, follows)
        if opened and not opened[-1].task.over and (save := opened[-1].save) is not None:
            tell("live-saved" if save.exists() else "live-save-gone", path=str(save))
        if mouth is not None:
            mouth.wait()

    def ask(self, task: Task[Any]) -> Conversation:
        """Talk about a task until it is over, or the players leave; return the conversation."""
        with self._talking() as (stack, tell):
            mouth = self._mouth(stack, tell)
            hearing = None if self.typed else self._hearing(tell)
            talk = self._run(stack, tell, mouth, hearing, task, self._sinks(tell, mouth, str))
            if mouth is not None:
                mouth.wait()
        return talk

    @contextmanager
    def _talking(self) -> Iterator[tuple[ExitStack, Announcer]]:
        """Give what closes all that is opened, and what tells; a problem is said before it ends."""
        malloc_arenas.keep_few()  # before any thread begins
        tell = Announcer(Words(self.factory.lang), self.factory.verbosity)
        with ExitStack() as stack:
            try:
                yield stack, tell
            except Exception as problem:
                tell.failed(problem)
                raise

    def _run(
        self,
        stack: ExitStack,
        tell: Announcer,
        mouth: Mouth | None,
        hearing: _Hearing | None,
        task: Task[Any],
        sinks: Sequence[OutputSink],
        game: str = "",
        phones: Phones | None = None,
        follows: Callable[[Task[Any]], Task[Any] | None] = lambda task: None,
    ) -> Conversation:
        """Talk until there is nothing more to talk about, or somebody interrupts it."""
        pushes = None if hearing is None else self._pushes()
        talk = Conversation(task, VoiceControls(mouth, self.factory.verbosity, pushes))
        loop = EventLoop(talk, sinks)
        loop.follows = follows
        if pushes is not None:
            loop.dozes, loop.pushes = True, pushes
            if pushes.waits:
                tell("listens-push")
        if phones is not None:
            phones.attend(talk, loop)
        talk.reader = self._open_reader(stack, tell, loop.inbox)
        deaf = hearing is None
        unheard = hearing is None or hearing.missing
        if unheard:
            tell("live-typed", card=_typed_card(game))
        if unheard or self.listen != LISTEN[0] or self.stream.isatty():
            # Who types nothing at all, as a program begun at login, waits for a microphone.
            TypedLines(loop.inbox, self.stream, closes=unheard, waits=not deaf).start()
        players = _Thinkers(stack, loop)
        try:
            if hearing is None:
                loop.run(players.look)
            else:
                from heraut.voice.ears.recogniser import Ears
                from heraut.voice.runtime.microphone_feed import MicrophoneFeed
                from heraut.voice.runtime.reader_voice import ReaderVoice
                from heraut.voice.runtime.second_hearing import opened

                if (second := opened(self.factory.lang, loop.inbox)) is not None:
                    stack.callback(second.close)
                    loop.second = second
                own = MicrophoneFeed(
                    Ears(hearing.model),
                    talk,
                    loop.inbox,
                    mouth,
                    barge_in=self.barge_in,
                    missing=hearing.missing,
                    pushes=pushes,
                )

                def minded() -> None:
                    if isinstance(tell.reader, ReaderVoice) and not self.barge_in:
                        own.mind(tell.reader)

                minded()
                tell.on_reader.append(minded)
                with own as feed:

                    def answered() -> None:
                        # After each answer: a tap may have changed what is to be heard next.
                        feed.asked()
                        players.look()

                    loop.run(answered)
        except KeyboardInterrupt:
            click.echo("")
        return talk

    def _rehearses(self, hearing: _Hearing | None) -> bool:
        """Tell whether somebody may say something in own words, and leaves time to rehearse it."""
        if self.pocket is not None:
            return False  # what makes its pages does it
        if hearing is None or hearing.missing:
            return self.stream.isatty()
        from heraut.voice.models.second_ears import second_ear

        return second_ear(self.factory.lang) is not None

    def _pushes(self) -> PushToTalk:
        from heraut.voice.runtime.push_to_talk import PushToTalk

        return PushToTalk(self.listen)

    def _reader_asked(
        self, stack: ExitStack, tell: Announcer, mouth: Mouth | None, task: Task[Any]
    ) -> Task[Any]:
        """Return what asks, once and never again, whether a screen reader that runs is to speak."""
        if self.typed or self.speech.by != "own":
            return task
        from heraut.voice.runtime.first_questions import running_screen_reader, screen_reader

        if (name := running_screen_reader()) is None:
            return task
        wanted = replace(self.speech, by="screen-reader")
        factory = self.factory
        return screen_reader(
            factory.lang,
            factory.verbosity,
            name,
            task,
            lambda: open_reader_voice(stack, tell, wanted, mouth),
        )

    def _sinks(
        self, tell: Announcer, mouth: Mouth | None, name: Callable[[Seat], str]
    ) -> list[OutputSink]:
        """Return who tells; ``name`` says who sits in a place."""
        return sinks_of(mouth, self.ears, self.factory.lang, name, tell.reader)

    def _mouth(self, stack: ExitStack, tell: Announcer) -> Mouth | None:
        """Return the mouth, or ``None`` when nothing can or must be spoken aloud."""
        mouth = tell.mouth = open_mouth(
            stack, tell, self.speech, tell.words, self.ears, typed=self.typed
        )
        open_reader_voice(stack, tell, self.speech, mouth)
        return mouth

    def _open_reader(self, stack: ExitStack, tell: Announcer, inbox: Queue[Given | Closed]) -> bool:
        """Open the reader, if one is wanted; tell whether it answers."""
        if self.reader is None:
            return False
        from heraut.nfc import RegisterError
        from heraut.nfc.reader import Reader
        from heraut.nfc.register import default_path, load_or_create
        from heraut.voice.tasks.match.card_taps import is_single

        fresh = not there(default_path())
        try:
            deck = load_or_create(default_path())
        except RegisterError as problem:  # it stays as it is, and who has no cards plays on
            tell(error_message(problem.key), **problem.details)
            tell("live-no-register")
            return False
        reader = Reader(self.reader, deck, lambda event: inbox.put(Given(event)), is_single)
        stack.enter_context(reader)
        answers = reader.answers(_READER_PATIENCE)
        if fresh and answers:
            tell("live-new-key")
        return answers

    def _hearing(self, tell: Announcer) -> _Hearing | None:
        """Return what listens, also for a microphone that is yet to come; ``None``: nothing can."""
        from heraut.voice.ears.microphone import MicrophoneSource, device_name
        from heraut.voice.ears.problems import AudioError
        from heraut.voice.models.loaded import load
        from heraut.voice.models.store import find

        there = True
        try:
            trial = MicrophoneSource()
            sound = trial.chunks()
            next(sound)
            trial.stop()
            for _ in sound:
                pass
        except AudioError as missing:
            tell(error_message(missing.key), **missing.details)
            if missing.key == "no_portaudio":
                return None
            there = False
        if there and self.greets:
            tell("live-hears", name=device_name("input"))
        choice = find(self.factory.lang, self.model)
        if choice.embedded:
            tell("live-embedded-model")
        return _Hearing(load(choice), not there)


class _Thinkers:
    """The program's players of the match that is talked about, once there are any."""

    def __init__(self, stack: ExitStack, loop: EventLoop) -> None:
        self._stack, self._loop = stack, loop
        self._players: ProgramPlayers | None = None

    def look(self) -> None:
        """Let them think where it is their turn."""
        # The first match after a lesson stands within its hints.
        task = getattr(self._loop.talk.task, "inner", self._loop.talk.task)
        new = self._players is None or self._players.task is not task
        if new and isinstance(task, MatchTask) and task.programs.strengths:
            # What thinks is loaded where somebody plays against it.
            from heraut.voice.runtime.program_players import ProgramPlayers

            if self._players is not None:
                self._players.close()
            self._players = ProgramPlayers(task, self._loop.inbox)
            self._stack.callback(self._players.close)
        if self._players is not None:
            self._players.look(self._loop.talk)


def _typed_card(game: str) -> str:
    """Return a card as it may be typed, of this game or of any; ``none``: the game has none."""
    named = game or next(name for name in RULES if RULES[name].cards)
    cards = list(RULES[named].cards)
    return f"@{named}/{cards[min(_EXAMPLE, len(cards) - 1)]}" if cards else "none"
