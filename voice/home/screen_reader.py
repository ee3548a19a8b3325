"""The player's own screen reader, and with it its voice, its rate and its Braille display.

Reached through Prism (the extra ``screen-reader``), which knows NVDA, JAWS, VoiceOver, Orca and
others; on Linux also Speech Dispatcher, whose voice is the one that a user chose for all programs.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any, Final

from heraut.errors import KeyedError

SCREEN_READERS: Final = (
    *("NVDA", "JAWS", "VOICE_OVER", "ORCA", "ZDSR", "ZOOM_TEXT", "PC_TALKER"),
    *("BOY_PC_READER", "SENSE_READER", "SYSTEM_ACCESS", "WINDOW_EYES"),
)
"""What reads a screen, by the library's names; the first that runs is taken."""
SYSTEM_VOICES: Final = ("SPEECH_DISPATCHER", "SPIEL")
"""What speaks for any program in the voice that the user chose."""


class NoScreenReader(KeyedError, RuntimeError):
    """None can be reached. Keys: ``no_screen_reader_library``, ``no_screen_reader``."""


class ScreenReaderGone(KeyedError, RuntimeError):
    """It no longer takes what it is given; ``details`` has its ``name``."""


def installed() -> bool:
    """Tell whether the library is there."""
    return find_spec("prism") is not None


class ScreenReader:
    """One screen reader that runs. It speaks by itself: each call returns at once."""

    def __init__(self, backend: Any) -> None:
        self._backend = backend
        self._features = backend.features
        self.name = str(backend.name)
        """What people call it."""

    @property
    def has_braille(self) -> bool:
        """Whether it can show text in Braille without saying it."""
        return bool(self._features.supports_braille)

    def say(self, text: str) -> None:
        """Have text spoken after what is being said, and shown in Braille where that is done.

        Raises :class:`ScreenReaderGone`.
        """
        self._asked("output" if self._features.supports_output else "speak", text)

    def show(self, text: str) -> None:
        """Show text in Braille only. Raises :class:`ScreenReaderGone`."""
        self._asked("braille", text)

    def stop(self) -> None:
        """Fall silent. Raises :class:`ScreenReaderGone`."""
        if self._features.supports_stop:
            self._asked("stop")

    def is_speaking(self) -> bool | None:
        """Tell whether it speaks; ``None`` where it cannot tell."""
        if not self._features.supports_is_speaking:
            return None
        try:
            return bool(self._backend.speaking)
        except Exception:  # the library's errors have many classes; who is gone does not speak
            return None

    def _asked(self, what: str, *text: str) -> None:
        try:
            getattr(self._backend, what)(*text)
        except Exception as problem:  # its errors are of many classes, and so are a bridge's own
            message = f"{self.name} refused to {what}: {problem}"
            raise ScreenReaderGone("screen_reader_gone", message, name=self.name) from problem


def find_screen_reader(context: Any = None, *, system_voices: bool = True) -> ScreenReader:
    """Return the screen reader that runs, or else the voice of the system.

    ``context`` is Prism's, if one was made already. Raises :class:`NoScreenReader`.
    """
    if not installed():
        raise NoScreenReader("no_screen_reader_library", "Prism is not installed")
    import prism

    try:
        context = context or prism.Context()
    except RuntimeError as problem:
        raise NoScreenReader("no_screen_reader", f"Prism did not start: {problem}") from problem
    wanted = [prism.BackendId[name] for name in SCREEN_READERS]
    wanted += [prism.BackendId[name] for name in SYSTEM_VOICES if system_voices]
    known = [context.id_of(index) for index in range(context.backends_count)]
    others = [each for each in known if each.name.startswith("CUSTOM")]  # a bridge to another
    for each in (*others, *wanted):
        if each in known:
            try:
                backend = context.create(each)
            except (prism.PrismError, ValueError):
                continue  # it does not run
            if backend.features.is_supported_at_runtime:
                return ScreenReader(backend)
    raise NoScreenReader("no_screen_reader", "no screen reader runs")
