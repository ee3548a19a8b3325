"""Playing a scenario through the real stack, without a microphone or a reader.

Sounds go through the real ears, taps through the real reader over an emulated field, actions
through the rules, and what is said can be spoken by the real mouth. Only the air is missing.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, Queue
from types import TracebackType
from typing import Any, Final

from heraut.engines.protocol import TABLE, IllegalAction, NotationError, Seat
from heraut.engines.registry import RULES
from heraut.nfc import BadTag, ReaderBack, ReaderEvent, ReaderLost, Tapped, parse_card
from heraut.nfc.deck import Deck
from heraut.nfc.emulator import EmulatedField, EmulatedTag
from heraut.nfc.reader import Reader
from heraut.voice.dialogue import Conversation, Task
from heraut.voice.dialogue.outputs import Cued, Output, Played, Spoken
from heraut.voice.ears.recogniser import Ears
from heraut.voice.ears.sources import WavSource
from heraut.voice.herald import Herald, Verbosity, Words
from heraut.voice.models.loaded import LoadedModel, load
from heraut.voice.models.store import embedded, find
from heraut.voice.runtime.event_loop import OutputSink, take
from heraut.voice.runtime.lessons import hinted, open_lesson
from heraut.voice.runtime.match_factory import MatchFactory, open_new, open_set_up
from heraut.voice.runtime.microphone_feed import expect
from heraut.voice.scenarios.scenario import Scenario, ScenarioError, Step, StepKind
from heraut.voice.tasks.lesson.companion import played
from heraut.voice.tasks.lesson.lesson_task import LessonTask
from heraut.voice.tasks.lesson.progress import Unkept
from heraut.voice.tasks.match.match_task import MatchTask
from heraut.voice.tasks.setup import Settled, SetupTask, ToLearn, prepare
from heraut.voice.tasks.setup.first_player import first_player

_PATIENCE: Final = 10.0
"""Seconds to wait for the reader to report what was done to it; it takes well under one."""
_LOOK: Final = 0.02
"""Seconds between two looks at whether a lifted card has left the reader."""


class _Silent(Exception):
    """The reader reported nothing of what was done to it."""


@dataclass(frozen=True, slots=True)
class Performed:
    """One step of a scenario and what came of it."""

    step: Step | None
    """``None`` for what is said before the first step."""
    heard: tuple[str, ...] = ()
    """The words of each utterance in the sound."""
    outputs: tuple[Output, ...] = ()
    """Without the draws that the app deals: they are nobody's doing, and secret."""
    problems: tuple[str, ...] = ()
    """Each expectation that was not met, in plain words; empty when all is as it should be."""

    @property
    def said(self) -> tuple[Spoken, ...]:
        """What was said."""
        return tuple(output for output in self.outputs if isinstance(output, Spoken))


class ScenarioRunner:
    """A scenario on its stage. A context manager; iterate :meth:`perform` once."""

    def __init__(self, scenario: Scenario, sinks: Sequence[OutputSink] = ()) -> None:
        self.scenario = scenario
        # Recorded voices are synthetic: the model in the package hears them as they were tried.
        model = load(embedded(scenario.lang) or find(scenario.lang))
        self.talk = Conversation(_setup(scenario, model) if scenario.setup else _open(scenario))
        """About the match, or about what sets it up as long as there is none."""
        self._words = self.talk.task.herald.words
        self._sinks = sinks
        self._ears = Ears(model)
        self._events: Queue[ReaderEvent] = Queue()
        self._deck = Deck.new()
        self._field = EmulatedField()
        self._cards: dict[str, EmulatedTag] = {}
        self._reader = Reader(self._field.path, self._deck, self._events.put)

    def __enter__(self) -> ScenarioRunner:
        if self.scenario.reader:
            self._reader.start()
            self.talk.reader = self._reader.answers(_PATIENCE)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._reader.close()
        self._field.close()

    def perform(self) -> Iterator[Performed]:
        """Yield each step as it was played, the beginning first."""
        opening = (*self._greeting(), *self._open_to_all(self.talk.begin()))
        self._tell(opening)
        yield Performed(None, outputs=opening)
        for step in self.scenario.steps:
            try:
                heard, outputs = self._act(step)
            except _Silent:
                silent = self._words.phrase("replay-silent-reader", seconds=_PATIENCE)
                yield Performed(step, problems=(silent,))
                continue
            outputs = self._open_to_all(outputs)
            self._tell(outputs)
            yield Performed(step, heard, outputs, tuple(_differences(step, outputs, self._words)))

    def _greeting(self) -> Iterator[Spoken]:
        """Yield what is said first to somebody who just called Héraut, as live play says it."""
        if name := self.scenario.microphone:
            yield Spoken(self._words.text("live-greeting"), None)
            yield Spoken(self._words.text("live-hears", name=name), None)
            yield Spoken(self._words.text("live-embedded-model"), None)

    def _open_to_all(self, outputs: tuple[Output, ...]) -> tuple[Output, ...]:
        task = played(self.talk.task)
        if not isinstance(task, MatchTask) or not task.match.app_cards:
            return outputs
        return tuple(
            output for output in outputs if not (isinstance(output, Played) and output.by == TABLE)
        )

    def _tell(self, outputs: tuple[Output, ...]) -> None:
        for sink in self._sinks:
            sink.tell(outputs)

    def _act(self, step: Step) -> tuple[tuple[str, ...], tuple[Output, ...]]:
        match step.kind:
            case StepKind.HEAR:
                return self.hear(self.scenario.path.parent / step.what)
            case StepKind.TYPE:
                return (step.what,), take(self.talk, step.what)
            case StepKind.TAP:
                return (), self._tap(self._card(step.what))
            case StepKind.TAG:
                return (), self._tap(self._strange(step.what))
            case StepKind.READER if step.what == "unplug":
                self._field.unplug()
                return (), self._await(ReaderLost)
            case StepKind.READER:
                self._field.replug()
                return (), self._await(ReaderBack)

    def hear(self, path: Path) -> tuple[tuple[str, ...], tuple[Output, ...]]:
        """Let a sound be heard, of the scenario or not; return its words and what comes of it."""
        heard: list[str] = []
        outputs: list[Output] = []
        expect(self._ears, self.talk)
        for utterance in self._ears.listen(WavSource(path)):
            heard.append(str(utterance.heard))
            outputs.extend(take(self.talk, utterance.heard))
            expect(self._ears, self.talk)
        return tuple(heard), tuple(outputs)

    def _card(self, name: str) -> EmulatedTag:
        """Return the chip of a card: the same one each time that it is tapped."""
        if name not in self._cards:
            self._cards[name] = EmulatedTag.with_card(parse_card(name), self._deck)
        return self._cards[name]

    def _tap(self, tag: EmulatedTag) -> tuple[Output, ...]:
        self._field.put(tag)
        try:
            return self._await(Tapped, BadTag)
        finally:
            self._lift(tag)

    def _lift(self, tag: EmulatedTag) -> None:
        """Take the tag away and wait until the reader has seen that: the next one is news."""
        self._field.take()
        deadline = time.monotonic() + _PATIENCE
        while tag.hex in self._reader.lying and time.monotonic() < deadline:
            time.sleep(_LOOK)

    def _await(self, *kinds: type[ReaderEvent]) -> tuple[Output, ...]:
        """Take what the reader reports, until it reports an event of one of these kinds."""
        outputs: list[Output] = []
        while True:
            try:
                event = self._events.get(timeout=_PATIENCE)
            except Empty:
                raise _Silent from None
            outputs.extend(take(self.talk, event))
            if isinstance(event, kinds):
                return tuple(outputs)

    def _strange(self, sort: str) -> EmulatedTag:
        named = filter(None, (self.scenario.game, *sorted(RULES)))
        game = next(name for name in named if RULES[name].cards)
        card = parse_card(f"{game}/{min(RULES[game].cards)}")
        match sort:
            case "blank":
                return EmulatedTag.blank()
            case "half_written":
                return EmulatedTag.half_written(card, self._deck)
            case "wrong_deck":
                return EmulatedTag.wrong_deck(card)
            case "forged":
                return EmulatedTag.forged(card, self._deck)
            case _:
                return EmulatedTag.foreign()


def _factory(scenario: Scenario, verbosity: Verbosity = Verbosity.NORMAL) -> MatchFactory:
    return MatchFactory(scenario.lang, verbosity, frozenset(seat - 1 for seat in scenario.ears))


def _lesson(scenario: Scenario, game: str, model: LoadedModel, verbosity: Verbosity) -> LessonTask:
    def first(level: Verbosity) -> SetupTask:
        return _setup(scenario, model, level, game)

    return open_lesson(scenario.lang, verbosity, game, Unkept(), first)


def _setup(
    scenario: Scenario, model: LoadedModel, verbosity: Verbosity = Verbosity.NORMAL, game: str = ""
) -> SetupTask:
    """Return what sets up a match, or of a game that was learnt, a first match with hints."""
    herald = Herald(Words(scenario.lang), verbosity=verbosity)

    def opener(settled: Settled) -> Task[Any]:
        factory = _factory(scenario, herald.verbosity)
        if isinstance(settled, ToLearn):
            return _lesson(scenario, settled.game, model, herald.verbosity)
        task = open_set_up(factory, settled, scenario.seed, lambda game: (None,)).task
        return hinted(task) if game else task

    return prepare(
        herald,
        RULES,
        first_player(scenario.seed),
        opener,
        game=game,
        ears=frozenset(seat - 1 for seat in scenario.ears),
        hears=lambda name: model.spell(name) is not None,
    )


def _open(scenario: Scenario) -> MatchTask:
    task = open_new(
        _factory(scenario), scenario.game, scenario.players, scenario.options, scenario.seed, None
    )
    for notation in scenario.history:
        try:
            task.match = task.match.settle().play(notation).settle()
        except (NotationError, IllegalAction) as problem:
            said = f"history: {notation!r} cannot be played: {problem}"
            raise ScenarioError(scenario.path, scenario.history_line, said) from problem
    return task


def _differences(step: Step, outputs: Sequence[Output], words: Words) -> Iterator[str]:
    """Yield each expectation of a step that the outputs do not meet, in words."""
    did = tuple(output.notation for output in outputs if isinstance(output, Played))
    if did != step.does:
        yield words.phrase("replay-played", done=_listed(did), wanted=_listed(step.does))
    said = _said(outputs)
    for piece in step.says:
        if not _holds(said, piece):
            yield words.phrase("replay-said", said=said, wanted=piece)
    for seat, pieces in step.whispers.items():
        there = _said(output for output in outputs if _ear(output) == seat - 1)
        elsewhere = _said(output for output in outputs if _ear(output) != seat - 1)
        for piece in pieces:
            if not _holds(there, piece):
                yield words.phrase("replay-whispered", seat=seat, said=there, wanted=piece)
            if _holds(elsewhere, piece):
                yield words.phrase("replay-told-others", seat=seat, said=elsewhere, secret=piece)
    aloud = _said(output for output in outputs if _ear(output) is None)
    for piece in step.hides:
        if _holds(aloud, piece):
            yield words.phrase("replay-told-aloud", said=aloud, secret=piece)
    cues = {output.name for output in outputs if isinstance(output, Cued)}
    for cue in step.cues:
        if cue not in cues:
            yield words.phrase("replay-cued", cues=_listed(sorted(cues)), wanted=cue)


def _said(outputs: Iterable[Output]) -> str:
    return " ".join(output.text for output in outputs if isinstance(output, Spoken))


def _ear(output: Output) -> Seat | None:
    return output.ear if isinstance(output, Spoken) else None


def _holds(said: str, piece: str) -> bool:
    return piece.casefold() in said.casefold()


def _listed(items: Sequence[str]) -> str:
    return ", ".join(items) or "none"
