"""Telling through the player's screen reader, and not hearing it as if somebody had spoken.

Its sound is not ours: hardly any screen reader tells when it has done. So the microphone is shut
for as long as the sentence takes, by its letters, or for as long as it says that it speaks. And
what it said last is not taken for a sentence of the table while it may still sound.
"""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from heraut.voice.dialogue.outputs import Cued, Output, Silenced, Spoken
from heraut.voice.home.screen_reader import ScreenReader, ScreenReaderGone
from heraut.voice.runtime.event_loop import OutputSink

LETTERS_A_SECOND: Final = 12.0
"""How fast a slow voice speaks: to wait a little too long costs less than to hear oneself."""
_PAUSE: Final = 0.5
"""Seconds before a voice begins, and between two sentences."""
_ECHO: Final = 1.5
"""Seconds after its end in which a sentence may still come back through the microphone."""
_LOOK: Final = 0.1
_ALIKE: Final = 0.75
"""How much of a piece must be alike, from 0 to 1: ears that do not know a word hear another."""
_SLACK: Final = 3
"""Letters by which a piece may be longer than what was heard of it."""
_WORDS: Final = re.compile(r"[^\W_]+")


def seconds(text: str) -> float:
    """Return how long a slow voice takes to say a text."""
    return _PAUSE + len(text) / LETTERS_A_SECOND


class ReaderVoice:
    """A sink that gives the table's sentences to a screen reader; a context manager.

    ``instead`` tells them once the screen reader is gone, after ``on_gone`` was called: nobody must
    be left in silence. What is for one seat's ear is never given to a screen reader.
    """

    speaks = True

    def __init__(
        self,
        reader: ScreenReader,
        instead: Sequence[OutputSink],
        on_gone: Callable[[ScreenReaderGone], None],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._reader = reader
        self._instead = instead
        self._on_gone = on_gone
        self._clock = clock
        self._state = threading.Condition()
        self._gone = False
        self._until = 0.0
        """When the last sentence is over, as far as anybody can tell."""
        self._sounding = False
        self._said: list[tuple[float, str]] = []
        """What was said, as words, and until when it may come back."""
        self._listeners: list[Callable[[bool], None]] = []
        self._closed = False
        self._thread = threading.Thread(target=self._watch, name="screen-reader", daemon=True)

    def __enter__(self) -> ReaderVoice:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.wait(timeout=30.0)  # the last words are said
        with self._state:
            self._closed = True
            self._state.notify_all()
        self._thread.join()

    def on_speaking(self, callback: Callable[[bool], None]) -> None:
        """Call with ``True`` before a sentence is given away, with ``False`` when it is over."""
        self._listeners.append(callback)

    def wait(self, timeout: float) -> None:
        """Return when all has been said, or after ``timeout`` seconds."""
        with self._state:
            self._state.wait_for(lambda: not self._sounding, timeout)

    def tell(self, outputs: Iterable[Output]) -> None:
        """Have the lines for the table spoken; a sound or another ear is left to other sinks."""
        for output in outputs:
            match output:
                case Spoken(text, None):
                    self.say(text)
                case Silenced():
                    self._stop()
                case Cued() if self._gone:
                    self._elsewhere(output)
                case _:
                    pass

    def say(self, text: str) -> None:
        """Have one sentence spoken after the others."""
        if self._gone:
            self._elsewhere(Spoken(text))
            return
        with self._state:
            now = self._clock()
            begins = not self._sounding
            self._until = max(now, self._until) + seconds(text)
            self._sounding = True
            self._said = [one for one in self._said if one[0] > now]
            self._said.append((self._until + _ECHO, _plain(text)))
        if begins:
            self._notify(True)
        try:
            self._reader.say(text)
        except ScreenReaderGone as gone:
            self._lost(gone)
            self._elsewhere(Spoken(text))
        with self._state:
            self._state.notify_all()

    def is_echo(self, words: Sequence[str]) -> bool:
        """Tell whether words that were heard are a piece of what may still be sounding.

        The ears are shut for most of it, and open in a silence: so a word alone is an echo if it
        is the last one, and several if they sound like words in a row.
        """
        heard = _plain(" ".join(words))
        now = self._clock()
        with self._state:
            lately = [said for until, said in self._said if until > now]
        return bool(heard) and any(_is_piece(heard, said) for said in lately)

    def _stop(self) -> None:
        with self._state:
            self._until = self._clock()
            self._said = [(min(until, self._until + _ECHO), said) for until, said in self._said]
            self._state.notify_all()
        if self._gone:
            self._elsewhere(Silenced())
            return
        try:
            self._reader.stop()
        except ScreenReaderGone as gone:
            self._lost(gone)

    def _lost(self, gone: ScreenReaderGone) -> None:
        self._gone = True
        self._on_gone(gone)

    def _elsewhere(self, output: Output) -> None:
        for sink in self._instead:
            sink.tell((output,))

    def _notify(self, begins: bool) -> None:
        for listener in self._listeners:
            listener(begins)

    def _watch(self) -> None:
        """Tell when it is over: after the sentence's length, or when the reader says so."""
        while True:
            with self._state:
                self._state.wait_for(lambda: self._sounding or self._closed)
                if self._closed:
                    return
                over = self._is_over()
                if not over:
                    self._state.wait(_LOOK)
                    continue
                self._sounding = False
                self._state.notify_all()
            self._notify(False)

    def _is_over(self) -> bool:
        speaking = None if self._gone else self._reader.is_speaking()
        if speaking:
            # It knows better: what was reckoned is kept only until it is silent.
            self._until = max(self._until, self._clock() + _LOOK)
        return self._clock() >= self._until


class BrailleLine:
    """A sink that shows the table's sentences in Braille, beside our own voice."""

    speaks = False

    def __init__(self, reader: ScreenReader, on_gone: Callable[[ScreenReaderGone], None]) -> None:
        self._reader = reader
        self._on_gone = on_gone
        self._gone = False

    def tell(self, outputs: Iterable[Output]) -> None:
        """Show the lines for the table."""
        for output in outputs:
            if isinstance(output, Spoken) and output.ear is None:
                self.say(output.text)

    def say(self, text: str) -> None:
        """Show one sentence."""
        if self._gone:
            return
        try:
            self._reader.show(text)
        except ScreenReaderGone as gone:
            self._gone = True
            self._on_gone(gone)


def _is_piece(heard: str, said: str) -> bool:
    """Tell whether words are the last of others, or several in a row, heard a little wrong."""
    if " " not in heard:
        return said.split()[-1:] == [heard]
    from difflib import SequenceMatcher

    longest = SequenceMatcher(None, said, heard, autojunk=False).find_longest_match()
    begin = max(0, longest.a - longest.b - _SLACK)
    near = said[begin : begin + len(heard) + 2 * _SLACK]
    return SequenceMatcher(None, near, heard, autojunk=False).ratio() >= _ALIKE


def _plain(text: str) -> str:
    """Return the words of a text, as a recogniser would write them."""
    return " ".join(_WORDS.findall(text.casefold()))
