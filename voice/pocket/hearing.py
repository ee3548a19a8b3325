"""Hears what is said into phones, in a thread beside the talk, with the model of this machine."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from queue import Full, Queue
from typing import TYPE_CHECKING, Final

from heraut.grammars import Grammar
from heraut.voice.dialogue.task import Moment

# Who sends no sound needs neither the model nor numpy.
if TYPE_CHECKING:
    from heraut.voice.ears.recogniser import Ears, Utterance

_LOG = logging.getLogger(__name__)
LONGEST: Final = 12.0
"""Seconds of sound that are taken at once."""
_WAITING: Final = 8
"""Sounds of all phones together that may wait to be heard."""
_PATIENCE: Final = 2.0


class TooMuch(ValueError):
    """Too many sounds wait already."""


class Deaf(Exception):
    """Nothing can be heard: there is no model, or it failed."""


@dataclass(frozen=True, slots=True)
class Sound:
    """Something said into a phone, and what could be said there at that moment."""

    samples: bytes
    """Little-endian int16 mono at 16 kHz."""
    grammar: Grammar
    moment: Moment
    then: Callable[[Sequence[Utterance] | Deaf], None]
    """Takes what was heard, in the thread that hears: nothing, one utterance or several."""


class Hearing:
    """A thread that is begun by the first sound, and reads the model then."""

    def __init__(self, lang: str) -> None:
        self._lang = lang
        self._sounds: Queue[Sound | None] = Queue(_WAITING)
        self._thread: threading.Thread | None = None

    def ask(self, sound: Sound) -> None:
        """Hear this after what came before. Raises :class:`TooMuch`."""
        try:
            self._sounds.put_nowait(sound)
        except Full:
            raise TooMuch from None
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="pocket-ears", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Hear no more."""
        if self._thread is not None:
            while not self._sounds.empty():
                self._sounds.get_nowait()
            self._sounds.put(None)
            self._thread.join(_PATIENCE)

    def _run(self) -> None:
        ears: Ears | None = None
        while (sound := self._sounds.get()) is not None:
            try:
                ears = ears or _ears(self._lang)
                heard: Sequence[Utterance] | Deaf = _heard(ears, sound)
            except Exception:
                _LOG.exception("a sound was not heard")
                heard = Deaf()
            sound.then(heard)


def _ears(lang: str) -> Ears:
    from heraut.voice.ears.recogniser import Ears
    from heraut.voice.models.loaded import load
    from heraut.voice.models.store import find

    return Ears(load(find(lang)))


def _heard(ears: Ears, sound: Sound) -> Sequence[Utterance]:
    """Return the utterances in a sound, heard as the microphone at the table would be."""
    import numpy as np

    from heraut.voice.ears.sources import PcmSource
    from heraut.voice.runtime.microphone_feed import listen_for

    listen_for(ears, sound.grammar, sound.moment.scope, sound.moment.besides)
    samples = np.frombuffer(sound.samples, dtype="<i2").astype(np.int16)
    return list(ears.listen(PcmSource(samples)))
