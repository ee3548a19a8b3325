"""How well Héraut hears: fixtures through the real ears and grammars.

:mod:`heraut.voice.evaluation.scoring` compares what was understood with what was meant, and counts.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

import numpy as np

from heraut.engines.match import Match
from heraut.engines.protocol import TABLE, IllegalAction, NotationError, Seat
from heraut.grammars import Grammar
from heraut.grammars.disambiguation import perhaps
from heraut.grammars.interpret import interpret
from heraut.grammars.meaning import Heard, Illegal, Interpretation, NotUnderstood, Query, Scope
from heraut.grammars.memory import Remembered
from heraut.grammars.thresholds import Thresholds
from heraut.voice.dialogue.requests import as_exact
from heraut.voice.ears import noise as noises
from heraut.voice.ears.problems import AudioError
from heraut.voice.ears.recogniser import Ears, Utterance
from heraut.voice.ears.sound import RATE, Samples
from heraut.voice.ears.sources import PcmSource
from heraut.voice.ears.wav import read_wav
from heraut.voice.evaluation.fixtures import Expectation, Fixture, FixtureError, Position
from heraut.voice.evaluation.scoring import (
    CLEAN,
    Condition,
    Measured,
    Verdict,
    described,
    doubted,
    judge,
)
from heraut.voice.evaluation.second_listener import EarName, SecondListener
from heraut.voice.models.loaded import LoadedModel, load
from heraut.voice.models.store import find
from heraut.voice.runtime.microphone_feed import listen_for
from heraut.voice.tasks.match.answers import answering
from heraut.voice.tasks.match.card_taps import on_turn
from heraut.voice.tasks.match.dialogue_context import DialogueContext
from heraut.voice.tasks.match.dialogue_state import DialogueState, Phase
from heraut.voice.tasks.match.listener import Listener
from heraut.voice.tasks.match.match_context import MatchContext

KINDS: Final = ("white", "pink", "babble")
"""The noises, given to the fixtures in turn."""

_PHASES: Final = {
    Scope.TURN: Phase.IDLE,
    Scope.CONFIRM: Phase.CONFIRM,
    Scope.CHOOSE: Phase.WHICH_ONE,
    Scope.FILL: Phase.FILL,
}
_TALKERS: Final = 6
"""People who talk at once in babble."""
_BEFORE: Final = 0.3
"""Seconds of room added before a recording: a microphone is open before somebody speaks."""
_AFTER: Final = 1.5
"""Seconds of room added after it, so that the end of speech is decided by the ears and not by the
end of the file."""
_AUDIBLE: Final = 0.01
"""Part of a recording's peak from which a sample is heard: 40 dB below it."""


def match_at(position: Position | None, game: str = "kingsbridge") -> Match:
    """Return the match at a position; a fresh one for ``None``.

    Raises ``BadSetup``, ``NotationError`` or ``IllegalAction`` for a position that cannot be.
    """
    place = position or Position()
    match = Match.new(game, place.seats, place.options, place.seed)
    return match.replay_people(place.notations)


@dataclass(frozen=True, slots=True)
class Kept:
    """A recording that was listened to, to be understood in several ways."""

    fixture: Fixture
    expected: Interpretation | None
    """What its words mean; ``None`` for speech that is no sentence of the game."""
    position: Match
    heards: tuple[Heard, ...]


class Evaluation:
    """Listens to fixtures with the model that a player would have, or with the one asked for.

    ``snrs`` are the signal-to-noise ratios (dB) at which all fixtures are heard; with none they
    are heard as they are. Files that hold no speech are left out under noise. ``model`` is a
    model's name or folder; ``thresholds`` take the place of its own. ``ear`` tells who hears: the
    ``first`` ear with that model, ``both`` as at a table, or the ``second`` one alone, where the
    first has only found an utterance.
    """

    def __init__(
        self,
        fixtures: Sequence[Fixture],
        snrs: Sequence[float] = (),
        seed: int = 1,
        model: str | os.PathLike[str] | None = None,
        thresholds: Thresholds | None = None,
        ear: EarName = "first",
    ) -> None:
        self.fixtures = tuple(fixtures)
        self._snrs = tuple(snrs)
        self._seed = seed
        self._asked = model
        self._thresholds = thresholds
        self._ear = ear
        self._second = SecondListener() if ear != "first" else None
        self._ears: dict[str, Ears] = {}
        self._grammars: dict[tuple[str, str], Grammar] = {}
        self._sounds: dict[str, Samples | AudioError] = {}
        self._tasks = tuple(self._plan())

    def __len__(self) -> int:
        """How many recordings will be listened to."""
        return len(self._tasks)

    def run(self) -> Iterator[Measured]:
        """Yield what comes of each recording as soon as it was listened to.

        Raises :class:`FixtureError` when the words of a fixture are no sentence of the grammar, or
        its position cannot be; :class:`ModelError` when there is no model for its language.
        """
        return map(self.measure, range(len(self)))

    def measure(self, number: int) -> Measured:
        """Listen to one recording, counted from 0 in the order of :meth:`run`; raise as it does.

        What comes of it does not depend on what was listened to before.
        """
        return self._measure(*self._tasks[number])

    def _plan(self) -> Iterator[tuple[Fixture, Condition]]:
        if not self._snrs:
            yield from ((fixture, CLEAN) for fixture in self.fixtures)
        for turn, snr in enumerate(self._snrs):
            for number, fixture in enumerate(self.fixtures):
                if _sounds(self._sound(fixture)):
                    yield fixture, Condition(KINDS[(number + turn) % len(KINDS)], snr)

    def _measure(self, fixture: Fixture, condition: Condition) -> Measured:
        expected, position = self.expected(fixture)
        wanted = described(expected) if expected else ""
        sound = self._sound(fixture)
        if isinstance(sound, AudioError):
            good = (fixture.expect, fixture.reason) == (Expectation.UNREADABLE, sound.key)
            verdict = Verdict.SAME if good else Verdict.REJECTED
            wanted = f"error: {fixture.reason}" if fixture.reason else wanted
            told = f"error: {sound.key}"
            return Measured(fixture, condition, verdict, wanted, "", told, None, 0.0, 0.0)
        room = self._room(fixture, sound, condition)
        began = time.perf_counter()
        utterances = self._utterances(fixture, room)
        seconds = time.perf_counter() - began
        grammar = self._grammar(fixture)
        understand = partial(self._understand, fixture, position)
        understood = [understand(said.heard) for said in utterances]
        asked, wait = 0, 0.0
        if self._second is not None:
            alone = self._ear == "second"
            read = partial(self._read, fixture, position)
            again = [
                self._second.again(said, grammar, fixture.scope, understand, read, alone=alone)
                for said in utterances
            ]
            heard_again = [one for one in again if one is not None]
            understood = [
                first if one is None else one.given
                for first, one in zip(understood, again, strict=True)
            ]
            asked, wait = len(heard_again), sum(one.seconds for one in heard_again)
        if fixture.expect is Expectation.UNREADABLE:
            wanted, verdict = f"error: {fixture.reason}", Verdict.REJECTED
        else:
            verdict = judge(expected, understood)
        return Measured(
            fixture,
            condition,
            verdict,
            wanted,
            heard=" / ".join(str(said.heard) for said in utterances),
            understood=" / ".join(filter(None, map(described, understood))),
            latency=_latency(sound, utterances, wait) if expected else None,
            seconds=seconds,
            audio=len(room) / RATE,
            asked=asked,
            doubted=doubted(understood),
        )

    def keep(self, number: int) -> Kept | None:
        """Listen to one recording and keep what was heard; ``None`` for one that has no sound.

        Raises as :meth:`run`.
        """
        fixture, condition = self._tasks[number]
        expected, position = self.expected(fixture)
        sound = self._sound(fixture)
        if isinstance(sound, AudioError):
            return None
        utterances = self._utterances(fixture, self._room(fixture, sound, condition))
        return Kept(fixture, expected, position, tuple(said.heard for said in utterances))

    def understood(self, kept: Kept, thresholds: Thresholds) -> list[Interpretation]:
        """Return what was understood, had the scores been judged by these thresholds."""
        heards = [replace(heard, thresholds=thresholds).judged() for heard in kept.heards]
        return [self._understand(kept.fixture, kept.position, heard) for heard in heards]

    def _utterances(self, fixture: Fixture, room: Samples) -> tuple[Utterance, ...]:
        ears = self._hearing(fixture.lang)
        listen_for(ears, self._grammar(fixture), fixture.scope)
        return tuple(ears.listen(PcmSource(room)))

    def _understand(self, fixture: Fixture, position: Match, heard: Heard) -> Interpretation:
        given = self._interpreted(fixture, heard, position)
        return as_exact(perhaps(given) if heard.unsure else given)

    def _read(self, fixture: Fixture, position: Match, line: str) -> Any:
        """Return what a line that a second ear wrote down means."""
        seat = _asker(position)
        facts = partial(answering, position, seat)
        grammar, remembered = self._grammar(fixture), self._remembered(fixture, position)
        context = MatchContext(position, grammar, facts, frozenset(), tap_to_confirm=False)
        state = DialogueState(_PHASES[fixture.scope], held=fixture.held)
        listener = Listener(context, state, remembered, seat)
        meant: Any = listener.typed(line, fixture.scope)
        return as_exact(perhaps(meant))

    def expected(self, fixture: Fixture) -> tuple[Interpretation | None, Match]:
        """Return what the fixture's words mean, and the match in which they are said."""
        try:
            position = match_at(fixture.position, fixture.game)
        except (IllegalAction, NotationError, ValueError) as error:
            problem = f"its position cannot be: {error}"
            raise FixtureError("bad_position", problem, file=fixture.file) from error
        if fixture.expect in (Expectation.NOTHING, Expectation.UNREADABLE):
            return None, position
        meant = self._interpreted(fixture, Heard.typed(fixture.words), position)
        if isinstance(meant, NotUnderstood):
            problem = f"the grammar does not understand {fixture.words!r} in scope {fixture.scope}"
            raise FixtureError("not_in_grammar", problem, file=fixture.file, words=fixture.words)
        if fixture.expect is Expectation.REFUSED:
            reason = meant.reason if isinstance(meant, Illegal) else "nothing"
            if reason != fixture.reason:
                problem = f"it must be refused for {fixture.reason}, the rules say {reason}"
                raise FixtureError("other_reason", problem, file=fixture.file, reason=reason)
        return meant, position

    def _interpreted(self, fixture: Fixture, heard: Heard, match: Match) -> Interpretation:
        return interpret(
            self._grammar(fixture),
            heard,
            match.rules,
            match.state,
            fixture.scope,
            held=fixture.held,
            remembered=self._remembered(fixture, match),
        )

    def _remembered(self, fixture: Fixture, match: Match) -> Remembered:
        """Return what the seat that speaks was told, as a session would remember it."""
        grammar, seat = self._grammar(fixture), _asker(match)
        memory = DialogueContext(grammar)
        memory.happened(match.history)
        for words in fixture.position.asked if fixture.position else ():
            meant = interpret(
                grammar,
                Heard.typed(words),
                match.rules,
                match.state,
                Scope.TURN,
                remembered=memory.of(seat),
            )
            if not isinstance(meant, Query):
                problem = f"its position cannot be: {words!r} is no question there"
                raise FixtureError("bad_position", problem, file=fixture.file)
            question, slots = meant.meaning.intent, meant.meaning.slots
            if question == "more":
                memory.more(seat)
                continue
            view = match.rules.view(match.state, seat)
            memory.answered(seat, question, slots, match.rules.answer(view, question, slots))
        return memory.of(seat)

    def _room(self, fixture: Fixture, sound: Samples, condition: Condition) -> Samples:
        """Return the recording with a little of the room around it, noisy or silent."""
        framed = np.pad(sound, (round(_BEFORE * RATE), round(_AFTER * RATE)))
        if condition.snr is None:
            return framed
        dice = np.random.default_rng([*f"{self._seed} {fixture.file} {condition}".encode()])
        match condition.kind:
            case "white":
                noise = noises.white(len(framed), dice)
            case "pink":
                noise = noises.pink(len(framed), dice)
            case _:
                noise = noises.babble(len(framed), self._talkers(fixture, dice), dice)
        return noises.mix(framed, noise, condition.snr)

    def _talkers(self, fixture: Fixture, dice: np.random.Generator) -> list[Samples]:
        """Return what other voices say; people in the next room, so no commands if possible."""
        sounding = [one for one in self.fixtures if _sounds(self._sound(one))]
        others = [one for one in sounding if one.voice != fixture.voice]
        chat = [one for one in others if one.words and one.expect is Expectation.NOTHING]
        pool = chat if len(chat) >= _TALKERS else others or sounding
        chosen = dice.choice(len(pool), min(_TALKERS, len(pool)), replace=False)
        return [
            sound
            for number in chosen
            if not isinstance(sound := self._sound(pool[int(number)]), AudioError)
        ]

    def _sound(self, fixture: Fixture) -> Samples | AudioError:
        if fixture.file not in self._sounds:
            try:
                self._sounds[fixture.file] = read_wav(fixture.path)
            except AudioError as error:
                self._sounds[fixture.file] = error
        return self._sounds[fixture.file]

    def _hearing(self, lang: str) -> Ears:
        if lang not in self._ears:
            self._ears[lang] = Ears(self._model(lang), thresholds=self._thresholds)
        return self._ears[lang]

    def _model(self, lang: str) -> LoadedModel:
        return load(find(lang, self._asked))

    def _grammar(self, fixture: Fixture) -> Grammar:
        key = (fixture.lang, fixture.game)
        if key not in self._grammars:
            self._grammars[key] = Grammar.load(*key)
        return self._grammars[key]


def _asker(match: Match) -> Seat:
    """Return the seat that speaks."""
    seat = match.to_act
    return on_turn(match) if seat is None or seat == TABLE else seat


def _sounds(sound: Samples | AudioError) -> bool:
    return not isinstance(sound, AudioError) and bool(sound.any())


def _latency(sound: Samples, utterances: Sequence[Utterance], wait: float) -> float | None:
    """Return the seconds from the last audible sample of a recording to the decision about it.

    ``wait`` is what the second ear took besides.

    Noise may make utterances of its own after that; these are not waited for.
    """
    level = np.abs(sound.astype(np.int32))
    audible = np.flatnonzero(level >= max(1, _AUDIBLE * int(level.max(initial=0))))
    if not utterances or not len(audible):
        return None
    end = _BEFORE + (int(audible[-1]) + 1) / RATE
    after = [said for said in utterances if said.decided >= end] or utterances[-1:]
    return after[0].decided - end + wait
