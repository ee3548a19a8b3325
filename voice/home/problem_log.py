"""What is written down of a problem, for those who can mend it: ``erreur.log``.

Which versions, where it happened, and what the whole table heard last. Never what was typed, heard,
tapped or told in one seat's ear: that may be a secret, and this file is made to be sent.
"""

from __future__ import annotations

import _thread
import logging
import platform
import sys
import threading
from collections import deque
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from traceback import format_exception
from typing import TYPE_CHECKING, Any, Final

from heraut import __version__
from heraut.plain_file import there
from heraut.user_data import home, private_folder

if TYPE_CHECKING:
    from heraut.voice.dialogue.outputs import Output

_MOST_LOGGED: Final = 100_000
"""Letters that are kept, the last ones: a recursion without end has millions."""
_LAST_SENTENCES: Final = 20
_AGAIN: Final = 0.05
"""Seconds until an interrupt that was dropped comes again."""
_LIBRARIES: Final = ("click", "vosk", "sounddevice", "pyttsx3", "nfcpy", "prismatoid", "numpy")


def log_path() -> Path:
    """Return the file; it need not exist."""
    return home() / "erreur.log"


class LastSentences:
    """A sink that keeps what the whole table heard last."""

    def __init__(self) -> None:
        self.lines: deque[str] = deque(maxlen=_LAST_SENTENCES)

    def tell(self, outputs: Iterable[Output]) -> None:
        """Keep the lines for the table."""
        self.lines += (
            text
            for each in outputs
            if (text := getattr(each, "text", "")) and getattr(each, "ear", None) is None
        )


SAID: Final = LastSentences()
"""What this program said last."""


def write_problem(what: str) -> Path | None:
    """Add a problem to the file; return the file, or ``None`` where nothing can be written."""
    entry = f"== {datetime.now():%Y-%m-%d %H:%M:%S}\n{versions()}\n{what[-_MOST_LOGGED // 2 :]}\n"
    entry += "".join(f"> {line}\n" for line in SAID.lines)
    path = log_path()
    try:
        private_folder(path.parent)
        before = path.read_text("utf-8", "replace") if there(path) else ""
        from heraut.atomic_write import write_atomically

        write_atomically(path, without_names(before + entry)[-_MOST_LOGGED:], private=True)
    except OSError:
        return None
    return path


def versions() -> str:
    """Return what runs here: Héraut, Python, the system, and the libraries that matter."""
    from importlib.metadata import PackageNotFoundError, version

    found = [f"heraut {__version__}", f"python {platform.python_version()}", platform.platform()]
    for name in _LIBRARIES:
        try:
            found.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            continue
    return ", ".join(found)


def without_names(text: str) -> str:
    """Return a text in which the user's own folder, and so a name, does not stand."""
    try:
        user = str(Path.home())
    except RuntimeError:
        return text  # where there is none, none can stand
    return text.replace(user, "~") if len(user) > 1 else text


def traceback_of(problem: BaseException) -> str:
    """Return where a problem happened, without any of the values there."""
    return "".join(format_exception(problem))


class _ToFile(logging.Handler):
    """Writes what was logged as an error into the file instead of the terminal."""

    def emit(self, record: logging.LogRecord) -> None:
        problem = record.exc_info[1] if record.exc_info else None
        where = traceback_of(problem) if problem is not None else ""
        write_problem(f"{record.name}: {record.getMessage()}\n{where}")


def log_to_file() -> None:
    """Have errors of all parts and threads written to the file.

    On a terminal a screen reader would spell each traceback for minutes.
    """
    root = logging.getLogger("heraut")
    if not any(isinstance(each, _ToFile) for each in root.handlers):
        root.addHandler(_ToFile(logging.ERROR))
    threading.excepthook = _of_thread
    sys.unraisablehook = _of_nobody


def _of_thread(args: Any) -> None:
    if args.exc_value is not None and not issubclass(args.exc_type, SystemExit):
        name = args.thread.name if args.thread is not None else "?"
        if write_problem(f"thread {name}\n{traceback_of(args.exc_value)}") is None:
            sys.stderr.write(traceback_of(args.exc_value))


def _of_nobody(args: Any) -> None:
    """Write down a problem that nobody can be given, as one of what is being forgotten."""
    if issubclass(args.exc_type, KeyboardInterrupt):
        # It struck where Python drops it, and would again at once: Ctrl-C must not be lost.
        again = threading.Timer(_AGAIN, _thread.interrupt_main)
        again.daemon = True
        again.start()
    elif args.exc_value is not None:
        write_problem(f"{args.err_msg or 'ignored'}\n{traceback_of(args.exc_value)}")
