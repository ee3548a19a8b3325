"""What Héraut says, in order, on the channel it is meant for."""

from __future__ import annotations

import logging
import threading
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import CancelledError, Future
from dataclasses import dataclass, replace
from itertools import islice
from typing import Final, Self

from heraut.voice.mouth.channels import TABLE_CHANNEL, Channel
from heraut.voice.mouth.earcons import Earcon, earcon
from heraut.voice.mouth.errors import MouthError, NoOutput
from heraut.voice.mouth.outputs import AudioOutput
from heraut.voice.mouth.pcm import Pcm, amplified
from heraut.voice.mouth.settings import RATES, VOLUMES, Change, VoiceSettings, stepped
from heraut.voice.mouth.synthesiser import Synthesiser
from heraut.voice.mouth.text import sentences

_AHEAD: Final = 4  # sentences made while one is said; more would be thrown away by « stop »
_MISSED: Final = 12  # sentences kept for a device that is gone; the oldest are let go of
_TRIES: Final = 3  # how often a sentence is begun: a device may come back and fail at once
_AGAIN: Final = 0.5  # seconds between two looks for a device that something is kept for
_VOICE: Final = "voice"

_log = logging.getLogger(__name__)


@dataclass(slots=True, eq=False)
class _Line:
    """One sentence or earcon in the queue."""

    generation: int
    channel: Channel
    what: str | Earcon
    settings: VoiceSettings
    coming: Future[Pcm] | None = None
    tries: int = 0


@dataclass(slots=True, eq=False)
class _Listener:
    """Who wants to know when something sounds on one channel."""

    callback: Callable[[bool], None]
    channel: Channel
    told: bool = False
    """What it was told last."""


class Mouth:
    """Says sentences and plays earcons, one after the other, in a thread of its own.

    ``outputs`` gives each channel its outputs, ``said`` how a text is spoken. A sentence that none
    of them could say is said once one is back, unless :meth:`stop` made it stale. The mouth closes
    them and ``synthesiser`` in :meth:`close`. Callbacks are called in the mouth's thread, never two
    at a time, and must return soon; they may call any method but :meth:`wait` and :meth:`close`.
    """

    def __init__(
        self,
        synthesiser: Synthesiser,
        outputs: Mapping[Channel, Sequence[AudioOutput]],
        settings: VoiceSettings | None = None,
        said: Callable[[str], str] = str,
    ) -> None:
        self._synthesiser = synthesiser
        self._said = said
        self._outputs = {channel: tuple(each) for channel, each in outputs.items()}
        self.settings = settings or VoiceSettings()
        """The voice; a change holds from the next sentence on, queued ones included."""
        self._state = threading.Condition()
        self._sounding = threading.Lock()
        """Held from the last look at the generation to the first sample: no stale line slips by."""
        self._queue: deque[_Line] = deque()
        self._missed: deque[_Line] = deque(maxlen=_MISSED)
        self._generation = 0
        self._busy = False
        self._closed = False
        self._troubles: dict[object, str] = {}
        self._not_stopped: deque[tuple[AudioOutput, Exception]] = deque()
        """Outputs that refused to stop, to be told of in the mouth's thread."""
        self._listeners: list[_Listener] = []
        self._problem_callbacks: list[Callable[[MouthError], None]] = []
        self._recovery_callbacks: list[Callable[[str], None]] = []
        self._thread = threading.Thread(target=self._run, name="mouth", daemon=True)
        self._thread.start()

    # What the program asks for.

    def say(self, text: str, channel: Channel = TABLE_CHANNEL) -> None:
        """Say ``text`` after what is queued already; return at once.

        Raises :class:`NoOutput` when the channel leads nowhere.
        """
        self._enqueue(sentences(self._said(text)), channel)

    def earcon(self, name: Earcon | str, channel: Channel = TABLE_CHANNEL) -> None:
        """Play an earcon after what is queued already; the sentence must still be said.

        Raises :class:`NoOutput` as :meth:`say` does, ``ValueError`` for a name that is none.
        """
        self._enqueue((Earcon(name),), channel)

    def stop(self) -> None:
        """Fall silent within 50 ms and forget what was still to be said."""
        with self._state:
            self._generation += 1
            dropped = list(self._queue)
            self._queue.clear()
            self._missed.clear()
        for line in dropped:
            if line.coming is not None:
                line.coming.cancel()
        with self._sounding:
            for output in self._all_outputs():
                try:
                    output.stop()
                except Exception as error:  # the others must fall silent all the same
                    self._not_stopped.append((output, error))
        with self._state:
            self._state.notify_all()

    def wait(self, timeout: float | None = None) -> bool:
        """Return when all has been said, or after ``timeout`` seconds: then ``False``."""
        with self._state:
            return self._state.wait_for(lambda: not self._busy, timeout)

    @property
    def speaking(self) -> bool:
        """Whether something is being said or about to be."""
        return self._busy

    def has(self, channel: Channel) -> bool:
        """Tell whether the channel has an output."""
        return bool(self._outputs.get(channel))

    # How it is to sound.

    def faster(self) -> Change:
        """Speak a step faster; return the rate in words per minute."""
        return self._change_rate(up=True)

    def slower(self) -> Change:
        """Speak a step slower; return the rate in words per minute."""
        return self._change_rate(up=False)

    def louder(self) -> Change:
        """Speak a step louder; return the volume, 0 to 1."""
        return self._change_volume(up=True)

    def softer(self) -> Change:
        """Speak a step softer, never silent; return the volume, 0 to 1."""
        return self._change_volume(up=False)

    def next_voice(self) -> tuple[str, int, int]:
        """Speak with the next of this computer's voices for the language.

        Returns its name, its place among them from 1, and how many there are: where they are fewer
        than two, nothing is changed.
        """
        try:
            names = list(self._synthesiser.voices(self.settings.lang))
        except MouthError:
            names = []
        if len(names) < 2:
            return "", len(names), len(names)
        now = self.settings.voice
        # The usual voice is one of them, and nobody can tell which: begin with the first.
        place = (names.index(now) + 1) % len(names) if now in names else 0
        self.settings = replace(self.settings, voice=names[place])
        return names[place], place + 1, len(names)

    # What the program is told.

    def on_speaking(
        self, callback: Callable[[bool], None], channel: Channel = TABLE_CHANNEL
    ) -> None:
        """Call with ``True`` before the first sound and with ``False`` after the last has died.

        Only what sounds on ``channel`` counts: a secret in one seat's ear does not deafen the
        table's microphone. Between sentences of the channel that follow each other directly
        nothing is told, so that the microphone stays shut; a sentence elsewhere opens it.
        """
        self._listeners.append(_Listener(callback, channel))

    def on_problem(self, callback: Callable[[MouthError], None]) -> None:
        """Call when a voice or an output fails: once, not for each sentence.

        An output that raises anything but :class:`MouthError` is told as ``speaker_lost``.
        """
        self._problem_callbacks.append(callback)

    def on_recovery(self, callback: Callable[[str], None]) -> None:
        """Call with a problem's key when it is over."""
        self._recovery_callbacks.append(callback)

    def close(self) -> None:
        """Stop, then let go of the outputs and the voice. Call :meth:`wait` first to finish."""
        with self._state:
            if self._closed:
                return
            self._closed = True
        self.stop()
        self._thread.join()
        for output in self._all_outputs():
            try:
                output.close()
            except Exception:  # the voice's process must be ended all the same
                _log.exception("an output did not close")
        self._synthesiser.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _all_outputs(self) -> tuple[AudioOutput, ...]:
        return tuple(dict.fromkeys(each for some in self._outputs.values() for each in some))

    def _change_rate(self, *, up: bool) -> Change:
        change = stepped(RATES, self.settings.rate, up)
        self.settings = replace(self.settings, rate=int(change.value))
        return change

    def _change_volume(self, *, up: bool) -> Change:
        change = stepped(VOLUMES, self.settings.volume, up)
        self.settings = replace(self.settings, volume=change.value)
        return change

    def _enqueue(self, whats: Sequence[str | Earcon], channel: Channel) -> None:
        if not self.has(channel):
            raise NoOutput(channel.seat)
        with self._state:
            if self._closed:
                raise RuntimeError("the mouth is closed")
            self._queue.extend(
                _Line(self._generation, channel, what, self.settings) for what in whats
            )
            if self._queue:
                self._busy = True
                self._look_ahead()
                self._state.notify_all()

    def _look_ahead(self) -> None:
        """Have the next sentences made. The state is locked by the caller."""
        for line in islice(self._queue, _AHEAD):
            if line.coming is None and not isinstance(line.what, Earcon):
                line.coming = self._synthesiser.prepare(line.what, line.settings)

    # What follows runs in the mouth's own thread.

    def _run(self) -> None:
        while True:
            while self._not_stopped:
                self._trouble(*self._not_stopped.popleft())
            if self._missed:
                self._take_up()
            with self._state:
                line = self._queue.popleft() if self._queue else None
                self._look_ahead()
            if line is not None:
                self._tell_sounding(line.channel)
                self._carry(line)
                continue
            self._tell_sounding(None)
            with self._state:
                if not self._queue:
                    self._busy = False
                    self._state.notify_all()
                self._state.wait_for(
                    lambda: self._queue or self._not_stopped or self._closed,
                    _AGAIN if self._missed else None,
                )
                if self._closed and not self._not_stopped:
                    return

    def _take_up(self) -> None:
        """Put what was missed before all else, where a device for it is back."""
        channels = {line.channel for line in tuple(self._missed)}
        back = {each for each in channels if any(map(self._is_back, self._outputs[each]))}
        with self._state:
            again = [line for line in self._missed if line.channel in back]
            for line in again:
                self._missed.remove(line)
            self._queue.extendleft(reversed(again))
            self._busy = self._busy or bool(again)

    @staticmethod
    def _is_back(output: AudioOutput) -> bool:
        try:
            return output.back()
        except Exception:  # a driver may raise anything: so it is not
            _log.exception("an output that is gone was looked for")
            return False

    def _tell_sounding(self, channel: Channel | None) -> None:
        """Tell each listener whether its channel is the one that sounds now."""
        for listener in tuple(self._listeners):
            sounds = listener.channel == channel
            if listener.told != sounds:
                listener.told = sounds
                self._guarded(listener.callback, sounds)

    def _carry(self, line: _Line) -> None:
        """Say one line, and tell of the outputs that cannot."""
        try:
            sound = self._sound(line)
        except CancelledError:
            return
        except MouthError as error:
            self._trouble(_VOICE, error)
            return
        except Exception:
            _log.exception("the voice failed")
            return
        failed: dict[AudioOutput, Exception] = {}
        outputs = self._outputs[line.channel]
        with self._sounding:
            if line.generation != self._generation:
                return
            for output in outputs:
                try:
                    output.start(sound)
                except Exception as error:  # a driver may raise anything
                    failed[output] = error
        for output in outputs:
            if output not in failed:
                try:
                    self._finish(output, sound, line)
                    self._well(output)
                except Exception as error:
                    failed[output] = error
        for output, problem in failed.items():
            self._trouble(output, problem)
        if len(failed) == len(outputs):
            self._keep(line)

    def _keep(self, line: _Line) -> None:
        """Keep a sentence that nobody heard; a signal alone would tell nothing later."""
        line.tries += 1
        with self._state:
            if (
                line.generation == self._generation
                and line.tries < _TRIES
                and not isinstance(line.what, Earcon)
            ):
                self._missed.append(line)

    def _finish(self, output: AudioOutput, sound: Pcm, line: _Line) -> None:
        """Wait until the sound is out. A device that only stumbled says it again from the start."""
        try:
            output.wait()
        except Exception:
            _log.info("an output broke off", exc_info=True)
            with self._sounding:
                if line.generation != self._generation:
                    raise
                output.start(sound)
            output.wait()

    def _sound(self, line: _Line) -> Pcm:
        settings = self.settings
        if isinstance(line.what, Earcon):
            return amplified(earcon(line.what), settings.volume)
        if line.coming is None or line.settings != settings:
            line.coming = self._synthesiser.prepare(line.what, settings)
        sound = line.coming.result()
        if self._synthesiser.degraded is not None:
            self._trouble(_VOICE, self._synthesiser.degraded)
        else:
            self._well(_VOICE)
        return sound

    def _trouble(self, source: object, error: Exception) -> None:
        problem = error if isinstance(error, MouthError) else _lost(error)
        if self._troubles.get(source) != problem.key:
            if problem is not error:
                _log.error("an output failed", exc_info=error)
            self._troubles[source] = problem.key
            self._tell(self._problem_callbacks, problem)

    def _well(self, source: object) -> None:
        key = self._troubles.pop(source, None)
        if key is not None:
            self._tell(self._recovery_callbacks, key)

    def _tell(self, callbacks: Sequence[Callable[..., None]], news: object) -> None:
        for callback in callbacks:
            self._guarded(callback, news)

    @staticmethod
    def _guarded(callback: Callable[..., None], *news: object) -> None:
        try:
            callback(*news)
        except Exception:  # a listener's fault must not make the mouth dumb
            _log.exception("a listener of the mouth failed")


def _lost(error: Exception) -> MouthError:
    """Return the problem that an output had when it raised what no output should."""
    why = str(error) or type(error).__name__
    return MouthError("speaker_lost", f"an output failed: {why}", why=why)
