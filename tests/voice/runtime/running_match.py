"""A match that runs with all its parts: real threads and children, virtual sound, emulated reader.

The loudspeaker takes no time and notes what sounds; the microphone gives silence, or the sentence
that somebody says into it; both may be real ones instead. The voice, the ears with their model, the
reader, and the child of the second ear are the real ones; what the second ear writes down is made
up.
"""

from __future__ import annotations

import os
import queue
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import soxr

from heraut.engines.simulate import choose
from heraut.grammars.meaning import Heard, Hypothesis
from heraut.nfc import CardTag
from heraut.nfc.deck import Deck
from heraut.nfc.emulator import EmulatedField, EmulatedTag
from heraut.nfc.reader import Reader
from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Output, Spoken
from heraut.voice.ears.recogniser import Ears
from heraut.voice.ears.second.process import ProcessEar
from heraut.voice.ears.sources import HOLE
from heraut.voice.models.loaded import LoadedModel
from heraut.voice.mouth.channels import TABLE_CHANNEL
from heraut.voice.mouth.mouth import Mouth
from heraut.voice.mouth.pcm import Pcm
from heraut.voice.mouth.settings import RATES, VoiceSettings
from heraut.voice.mouth.speaker import SpeakerOutput
from heraut.voice.mouth.synthesiser import Synthesiser
from heraut.voice.mouth.text import sentences
from heraut.voice.runtime.event_loop import Aside, Closed, EventLoop, Given, Problem, Said, Waiting
from heraut.voice.runtime.match_factory import MatchFactory, open_new
from heraut.voice.runtime.microphone_feed import MicrophoneFeed
from heraut.voice.runtime.output_sinks import Speaker
from heraut.voice.runtime.second_hearing import SecondHearing

from ..mouth.nowhere import NullOutput

QUESTION = "à qui le tour"
PATIENCE = 60.0
"""Seconds of a machine that does nothing else for whatever has no bound of its own."""
_CHILD = """
from heraut.voice.ears.second.child import main
from heraut.voice.ears.second.second_ear import Text

class Ear:
    def __init__(self, kind, folder, lang): pass
    def hear(self, sound, awaited): return [Text("zzz", ())]
    def log_probabilities(self, sound, sentences): return ()

main(Ear)
"""
_GIBBERISH = ("garde", "mène", "tout")


class Loudspeaker(NullOutput):
    """Notes what sounds, and how long it would take."""

    def __init__(self) -> None:
        self.sounds: list[bytes] = []
        self.seconds = 0.0

    def start(self, sound: Pcm) -> None:
        self.sounds.append(sound.samples.tobytes())
        self.seconds += sound.seconds


class Voice(Synthesiser):
    """The voice, which remembers what each of its sounds says."""

    def __init__(self) -> None:
        self.says: dict[bytes, str] = {}
        super().__init__()

    def _render(self, text: str, settings: Any) -> Pcm:
        sound = super()._render(text, settings)
        self.says[sound.samples.tobytes()] = text
        return sound


class Microphone:
    """Silence in real time, or what somebody says; breaks when it is told to."""

    def __init__(self) -> None:
        self._stopped = threading.Event()
        self._said: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self.fault: Exception | None = None
        self.deaf = False
        self.seconds = 0.0

    def say(self, samples: np.ndarray[Any, Any]) -> None:
        """Say something into it, as samples at 16 kHz."""
        self.seconds += len(samples) / 16_000
        self._said.put(samples.astype("<i2").tobytes() + bytes(2 * 16_000))

    def chunks(self) -> Iterator[bytes]:
        """Yield 50 ms at a time; what is said comes ten times as fast."""
        yield HOLE
        while not self._stopped.is_set():
            if (fault := self.fault) is not None:
                self.fault = None
                raise fault
            try:
                sound = self._said.get(timeout=0.05)
            except queue.Empty:
                yield bytes(1_600)
                continue
            for start in range(0, len(sound), 1_600):
                if self.fault is not None:
                    break
                time.sleep(0.005)
                yield sound[start : start + 1_600]

    def stop(self) -> None:
        """Have no more sound."""
        self._stopped.set()


class RunningMatch:
    """One match, and what can go wrong around it. A context manager."""

    def __init__(
        self, folder: Path, model: LoadedModel, seed: int = 3, real: SpeakerOutput | None = None
    ) -> None:
        """``real``: a loudspeaker that notes its ``sounds``; then the microphone is real, too."""
        self._stack = ExitStack()
        self.voice = self._stack.enter_context(Voice())
        self.loudspeaker: Any = real or Loudspeaker()
        self.microphone = Microphone()
        settings = VoiceSettings(rate=RATES[-1]) if real else VoiceSettings()
        self.mouth = self._stack.enter_context(
            Mouth(self.voice, {TABLE_CHANNEL: [self.loudspeaker]}, settings)
        )
        self.dice = Random(seed)
        self.save = folder / f"{seed}.jsonl"
        self.task = open_new(MatchFactory(), "kingsbridge", ("Anna", "Bilal"), {}, seed, self.save)
        self.talk = Conversation(self.task)
        self.told: list[str] = []
        self.told_at: list[float] = []
        self.loop = EventLoop(self.talk, [self, Speaker(self.mouth)])
        self.deck = Deck.new()
        self.field = self._stack.enter_context(EmulatedField())
        card = CardTag("kingsbridge", "7", 1)
        # One of another box: it is read and answered each time, and asks for nothing.
        self.tag = EmulatedTag.with_card(card, Deck.new())
        self.reader = Reader(
            self.field.path, self.deck, lambda what: self.loop.inbox.put(Given(what))
        )
        self._stack.enter_context(self.reader)
        self.feed = MicrophoneFeed(
            Ears(model), self.talk, self.loop.inbox, self.mouth if real else None
        )
        if real is None:
            self.feed._source = self.microphone  # type: ignore[assignment]  # no PortAudio here
        self.second_ear()
        self._stack.enter_context(self.feed)
        self._thread = threading.Thread(target=self.loop.run, args=(self.feed.asked,), daemon=True)
        self._thread.start()
        question = self.voice.render(QUESTION)
        samples = soxr.resample(question.samples.astype(np.float32), question.rate, 16_000)
        self.question = np.rint(samples)
        assert self.reader.answers(PATIENCE)
        self.until(lambda: self.told)
        self.settled()

    def __enter__(self) -> RunningMatch:
        return self

    def __exit__(self, *_: object) -> None:
        self.loop.inbox.put(Closed())
        self._thread.join(PATIENCE)
        self.second.close()
        self._stack.close()

    def tell(self, outputs: Any) -> None:
        """Note what is said, as a sink of the loop."""
        told = [each.text for each in outputs if isinstance(each, Spoken)]
        self.told_at += [time.monotonic()] * len(told)
        self.told += told

    # What somebody at the table does.

    def gives(self, what: Any, *, aloud: bool = True) -> float:
        """Give something to the table; return how many seconds its answer took (to sound)."""
        began, given = time.monotonic(), Given(what)
        self.loop.inbox.put(given)
        assert given.answered.wait(PATIENCE), f"{what!r} was never answered"
        assert not aloud or self.mouth.wait(PATIENCE), "it fell silent"
        return time.monotonic() - began

    def asks(self) -> float:
        """Ask by a typed line whose turn it is."""
        return self.gives(QUESTION)

    def moves(self, *, aloud: bool = True) -> float:
        """Do any move that the rules allow, once."""

        def do(_: Conversation) -> tuple[Output, ...]:
            match = self.task.match
            play = str(choose(match.rules, match.state, self.dice))
            return self.task._advance(match.play(play).settle())

        return self.gives(Aside(do), aloud=aloud)

    def says(self) -> float:
        """Say the question into the microphone; return how long until it was answered."""
        count, began = len(self.told), time.monotonic()
        self.microphone.say(self.question)
        self.until(lambda: len(self.told) > count)
        self.settled()
        return time.monotonic() - began

    def taps(self) -> float:
        """Tap a card; return how long until it was answered."""
        count, began = len(self.told), time.monotonic()
        self.field.put(self.tag)
        self.until(lambda: len(self.told) > count)
        self.field.take()
        self.settled()
        return time.monotonic() - began

    def is_heard_again(self) -> None:
        """Say what only the second ear may understand."""
        self.loop.inbox.put(Given(Said(Heard((Hypothesis(_GIBBERISH, 9.0),)), bytes(3_200))))

    def second_ear(self) -> None:
        """Begin with a new second ear."""
        ear = ProcessEar("whisper", Path("x"), "fr", command=(sys.executable, "-c", _CHILD))
        put: Callable[[Any], None] = lambda what: self.loop.inbox.put(Given(what))  # noqa: E731
        self.second = SecondHearing(
            ear, put, lambda: put(Waiting()), lambda: put(Problem("error_second_ear_gone"))
        )
        ear.wait()
        self.ear = ear
        self.loop.second = self.second

    # What is looked at.

    def until(self, come: Callable[[], object]) -> None:
        """Wait for something. Raises ``AssertionError`` when it does not come."""
        late = time.monotonic() + PATIENCE
        while not come():
            assert time.monotonic() < late, f"it never came; last was said: {self.told[-3:]}"
            time.sleep(0.01)

    def settled(self) -> None:
        """Wait until nothing is left to answer or to say."""
        self.until(lambda: self.loop.inbox.empty())
        time.sleep(0.05)
        assert self.mouth.wait(PATIENCE)

    @property
    def seconds(self) -> float:
        """How long all that was said would take at a table."""
        return self.loudspeaker.seconds + self.microphone.seconds

    @property
    def sounded(self) -> list[str]:
        """The sentences that sounded so far."""
        return [
            self.voice.says[sound] for sound in self.loudspeaker.sounds if sound in self.voice.says
        ]

    def said_since(self, told: int) -> list[str]:
        """Return the sentences that were to be said from a place in :attr:`told` on."""
        return [each for text in self.told[told:] for each in sentences(text)]


def kill(pid: int) -> None:
    """Kill a process at once."""
    os.kill(pid, signal.SIGKILL)
