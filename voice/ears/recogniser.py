"""Sound to words: Vosk, fed with the utterances that the endpoint finds."""

from __future__ import annotations

import json
import threading
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final

from heraut.grammars.meaning import UNKNOWN, Heard, Hypothesis
from heraut.grammars.thresholds import Thresholds
from heraut.voice.ears.activity import FRAME, FRAME_SECONDS, Activity, amplitude
from heraut.voice.ears.endpoint import ARM, DOUBT, MOVE, Change, Ending, Endpoint, Patience, Phase
from heraut.voice.ears.loudness import outstanding
from heraut.voice.ears.rehearing import PACES, View, disguised, together
from heraut.voice.ears.sound import RATE
from heraut.voice.ears.sources import HOLE, LOST, Source
from heraut.voice.models.loaded import LoadedModel

PRE_ROLL: Final = 16
"""Frames given to the recogniser from before an utterance, 0.5 s: soft consonants are there."""

_DYING: Final = 4
"""Frames after the last frame of speech, 0.13 s, in which a final « s » may still sound."""
_MOST_RECENT: Final = PRE_ROLL + 2 * (ARM + DOUBT)
_PHRASE_SETS_KEPT: Final = 8


@dataclass(frozen=True, slots=True)
class Utterance:
    """Something somebody said; times in seconds of audio from the start of the source."""

    heard: Heard
    """At least one hypothesis of at least one word; ``[unk]`` alone for speech without any."""
    start: float
    """Where the speech begins."""
    end: float
    """Where the speech ends, as the voice activity has it: within about 0.1 s of the last sound."""
    decided: float
    """When the utterance was known to be over."""
    sound: bytes = b""
    """The utterance itself, 16-bit mono at 16 kHz."""


@dataclass(frozen=True, slots=True)
class _Expectation:
    phrases: tuple[str, ...]
    """In the model's spelling."""
    patience: Patience
    ending: Callable[[str], Ending] | None
    besides: tuple[str, ...] = ()
    """Likewise, for what may be said as well."""


class Ears:
    """Listens to a source for the phrases that are expected at the moment.

    ``expect`` and ``forget`` may be called from any thread: they leave a note. The thread that
    iterates ``listen`` owns the recognisers and acts on the note between two frames of sound; an
    utterance that has begun is heard out with the phrases it began with. One ``listen`` at a time.

    ``alternatives`` is the most readings an utterance can have of each set of phrases.
    ``thresholds`` are the model's own if none are given.
    """

    def __init__(
        self, model: LoadedModel, alternatives: int = 10, thresholds: Thresholds | None = None
    ) -> None:
        self._model = model
        self._thresholds = thresholds or model.thresholds
        self._alternatives = alternatives
        self._expected: _Expectation | None = None
        self.hearing = False
        """Whether somebody is speaking, or has just paused."""
        self._forget = threading.Event()
        self._recognisers: OrderedDict[tuple[tuple[str, ...], str], _Recogniser] = OrderedDict()

    def expect(
        self,
        phrases: Iterable[str],
        patience: Patience = MOVE,
        ending: Callable[[str], Ending] | None = None,
        besides: Iterable[str] = (),
    ) -> None:
        """Listen for these phrases from the next utterance on.

        The phrases are in the words of the grammar; those that the model has no words for are left
        out. They are weights, not a fence: any order of their words may be heard. ``ending`` tells
        what words are: a sentence is over after a shorter silence. It is called in the thread that
        listens. The same sound is heard with the phrases ``besides``, too: to listen for all of
        them at once would make an answer be taken for something else, where now that must fit
        better by a margin.

        Raises ``ValueError`` when the model can hear none of the phrases.
        """
        known = self._spelled(phrases)
        if not known:
            raise ValueError("there must be a phrase that the model has all words for")
        self._expected = _Expectation(known, patience, ending, self._spelled(besides))

    def _spelled(self, phrases: Iterable[str]) -> tuple[str, ...]:
        spelled = dict.fromkeys(self._model.spell(phrase) for phrase in phrases)
        return tuple(phrase for phrase in spelled if phrase)

    def forget(self) -> None:
        """Drop what is being heard now; listening goes on after the next short silence."""
        self._forget.set()

    def listen(self, source: Source) -> Iterator[Utterance]:
        """Yield what is said, each utterance as soon as it is over.

        A source that ends yields its last utterance at once. Raises :class:`AudioError` when the
        source breaks off: the utterance it cut is dropped, for half a sentence may mean something
        else than the whole. One in which sound was lost is unsure: a word may be wanting.
        Raises ``ValueError`` when nothing was expected yet.
        """
        if self._expected is None:
            raise ValueError("say which phrases to expect before listening")
        self._forget.clear()
        activity, state = Activity(), Endpoint()
        recent: deque[bytes] = deque(maxlen=_MOST_RECENT)
        expected = self._expected
        words = self._hearing(expected)
        samples, first, lost = 0, 0, -1
        for frame in _frames(source.chunks()):
            if frame == HOLE or self._forget.is_set():
                self._forget.clear()
                if state.phase is Phase.SPEAKING:
                    words.forget()
                state = state.forgotten()
                recent.clear()
            if frame == LOST:
                lost = state.now
            if frame in (HOLE, LOST):
                continue
            if state.phase is not Phase.SPEAKING and expected is not self._expected:
                expected = self._expected
                words = self._hearing(expected)
            samples += len(frame) // 2
            recent.append(frame)
            ending = partial(self._ending, words, expected)
            speaking = state.phase is Phase.SPEAKING
            speech = activity(frame), amplitude(frame)
            state, change = state.step(*speech, expected.patience, ending)
            self.hearing = state.phase is Phase.SPEAKING
            if speaking:
                words.feed(frame)
            elif change is Change.BEGUN:
                early = list(recent)[-(state.now - state.onset + PRE_ROLL) :]
                first = state.now - len(early)
                words.feed(b"".join(early))
            if change is Change.ENDED:
                yield self._utterance(words, expected, state, first, samples, lost)
                # What follows soon must not begin with the last words of this utterance.
                while len(recent) > max(0, state.now - state.last - _DYING):
                    recent.popleft()
        if state.phase is Phase.SPEAKING:
            yield self._utterance(words, expected, state, first, samples, lost)

    def _hearing(self, expected: _Expectation) -> _Hearing:
        """Return what hears an utterance: for what is awaited, for the rest, and for no word."""
        besides = self._recogniser(expected.besides, "besides") if expected.besides else None
        other = self._recogniser((), "unknown") if self._model.has(UNKNOWN) else None
        return _Hearing(self._recogniser(expected.phrases), besides, other)

    def _recogniser(self, phrases: tuple[str, ...], role: str = "awaited") -> _Recogniser:
        key = phrases, role  # what is awaited may be all that is listened for besides
        found = self._recognisers.pop(key, None)
        if found is None:
            found = _Recogniser(self._model, phrases, self._alternatives)
        self._recognisers[key] = found
        while len(self._recognisers) > _PHRASE_SETS_KEPT:
            self._recognisers.popitem(last=False)
        return found

    def _ending(self, heard: _Hearing, expected: _Expectation) -> Ending:
        """Tell what the words so far are."""
        words = self._model.unspell(heard.awaited.partial())
        if expected.ending is None or not words or UNKNOWN in words:
            return Ending.UNFINISHED
        return expected.ending(" ".join(words))

    def _utterance(
        self,
        words: _Hearing,
        expected: _Expectation,
        state: Endpoint,
        first: int,
        samples: int,
        lost: int,
    ) -> Utterance:
        """Return the utterance that has ended.

        It began with frame ``first``, of so many samples; sound was last lost before ``lost``.
        """
        sound = b"".join(words.sound)
        heard = self._understood(words, expected, first * FRAME_SECONDS)
        if lost >= first:
            heard = replace(heard, unsure=True)
        start, end = state.onset * FRAME_SECONDS, state.last * FRAME_SECONDS
        decided = samples / RATE
        return Utterance(heard, start, min(end, decided), decided, sound)

    def _understood(self, words: _Hearing, expected: _Expectation, start: float) -> Heard:
        """End an utterance whose first sample is at ``start`` seconds; return its readings."""
        sound = b"".join(words.sound)
        view = self._view(words, start)
        louder = self._louder(words, sound, start)
        if self._is_uncertain(view, expected):
            views = [view]
            for pace in PACES:
                words.feed(disguised(sound, pace))
                views.append(self._view(words, start, pace))
            view = together(views)
        words.sound.clear()
        return Heard(
            view.readings, self._thresholds, view.unknown, louder, disputed=view.disputed
        ).judged()

    def _view(self, words: _Hearing, start: float, pace: float = 1.0) -> View:
        """Return what the recognisers have heard, at a pace that they were fed with."""
        found = [
            self._reading(one, start, pace, awaited)
            for recogniser, awaited in ((words.awaited, True), (words.besides, False))
            for one in (recogniser.finish() if recogniser else ())
        ]
        unknown = words.unknown.finish() if words.unknown else ()
        return View(tuple(found), next((score for _, _, score in unknown), None))

    def _is_uncertain(self, view: View, expected: _Expectation) -> bool:
        """Tell whether to hear the sound again: another reading is near, or it is no sentence.

        By the model's own thresholds, so that others can be tried on what is heard. Sound in which
        no reading has a word is noise.
        """
        heard = Heard(view.readings, self._model.thresholds, view.unknown).judged()
        if all(word == UNKNOWN for one in view.readings for word in one.words):
            return False
        unfinished = expected.ending and expected.ending(str(heard)) is Ending.UNFINISHED
        return not heard.clear or bool(unfinished)

    def _louder(self, words: _Hearing, sound: bytes, start: float) -> Heard | None:
        """Return what is heard of the part of an utterance that stands out, if one does."""
        part = outstanding(sound)
        if not part:
            return None
        words.awaited.feed(part)
        found = tuple(self._reading(one, start, 1.0, True) for one in words.awaited.finish())
        return Heard(found, self._thresholds)

    def _reading(self, found: _Reading, start: float, pace: float, awaited: bool) -> Hypothesis:
        spelled, times, score = found
        text = self._model.unspell(spelled) or (UNKNOWN,)
        # A spelling that splits or joins words leaves no time for each of them.
        placed = tuple((round(start + a / pace, 3), round(start + b / pace, 3)) for a, b in times)
        return Hypothesis(text, score, placed if len(placed) == len(text) else (), awaited)


_Reading = tuple[tuple[str, ...], list[tuple[float, float]], float]
"""Words, their times in the utterance, and a score."""


@dataclass(frozen=True, slots=True)
class _Hearing:
    """The recognisers that hear one utterance."""

    awaited: _Recogniser
    besides: _Recogniser | None
    """For what may be said as well."""
    unknown: _Recogniser | None
    """For speech that is no word at all; ``None`` with a model that has no such thing."""
    sound: list[bytes] = field(default_factory=list)
    """All that was fed to them."""

    @property
    def _all(self) -> tuple[_Recogniser, ...]:
        return tuple(filter(None, (self.awaited, self.besides, self.unknown)))

    def feed(self, sound: bytes) -> None:
        self.sound.append(sound)
        for one in self._all:
            one.feed(sound)

    def forget(self) -> None:
        self.sound.clear()
        for one in self._all:
            one.forget()


class _Recogniser:
    """Vosk with one set of phrases.

    Each set has its own: making one costs what ``SetGrammar`` costs (0.3 ms for 40 phrases), is
    safe at any moment, and frees its memory, which ``SetGrammar`` of vosk 0.3.45 does not.
    Vosk's own end of speech is not heeded: ``AcceptWaveform`` only reports it.
    """

    def __init__(self, model: LoadedModel, phrases: Sequence[str], alternatives: int) -> None:
        from vosk import KaldiRecognizer  # a third of a second that only listeners need

        # Real UTF-8: Vosk takes an escape such as \\u00e9 for another, unknown word and drops it.
        # Official models have no word for unknown speech; to ask for it has Vosk print a warning.
        unknown = (UNKNOWN,) if model.has(UNKNOWN) else ()
        grammar = json.dumps([*phrases, *unknown], ensure_ascii=False)
        self._vosk = KaldiRecognizer(model.vosk, RATE, grammar)
        self._vosk.SetMaxAlternatives(alternatives)
        self._vosk.SetWords(True)
        self._fed = 0
        self._begun = 0

    def feed(self, sound: bytes) -> None:
        self._vosk.AcceptWaveform(sound)
        self._fed += len(sound) // 2

    def partial(self) -> tuple[str, ...]:
        return tuple(json.loads(self._vosk.PartialResult())["partial"].split())

    def finish(self) -> list[_Reading]:
        """Return the readings, best first: words, their times in the utterance, score."""
        result = json.loads(self._vosk.FinalResult())
        begun, self._begun = self._begun / RATE, self._fed  # Vosk's times never go back to 0
        return [
            (
                tuple(one["text"].split()),
                [(word["start"] - begun, word["end"] - begun) for word in one.get("result", ())],
                float(one["confidence"]),
            )
            for one in result["alternatives"]
        ]

    def forget(self) -> None:
        self._vosk.FinalResult()  # Reset would leave the last frames for the next utterance
        self._begun = self._fed


def _frames(chunks: Iterable[bytes]) -> Iterator[bytes]:
    """Cut chunks anew into frames; holes and losses stay, the last frame may be short."""
    rest = b""
    for chunk in chunks:
        if chunk == LOST:
            yield LOST
            continue
        if chunk == HOLE:
            rest = b""
            yield HOLE
        rest += chunk
        while len(rest) >= 2 * FRAME:
            yield rest[: 2 * FRAME]
            rest = rest[2 * FRAME :]
    if rest:
        yield rest
