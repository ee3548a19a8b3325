"""Where ``heraut`` begins: from the first instant on Ctrl-C is one line, and no traceback.

To load a command takes up to a second. An interrupt in there would leave through whatever happens
to be loaded, some of which drops it, words it anew, or prints what only programmers can read. So
nothing but this is loaded before Ctrl-C is seen to, and until the command begins it leaves at once,
for there is nothing yet to close; behind the command's end as well.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from functools import cache
from gettext import translation
from io import TextIOWrapper
from pathlib import Path
from typing import Final, NoReturn

import heraut.voice.phrases
from heraut.voice.phrases import LANGUAGES

INTERRUPTED: Final = 130
"""The exit code after Ctrl-C, as shells have it."""
STDERR: Final = 2
"""The descriptor of what is told beside the output."""


def main() -> None:
    """Run the command line, as :func:`heraut.voice.commands.main.main` does."""
    _leave_at_once_when_interrupted()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a Windows console may not be UTF-8
            stream.reconfigure(encoding="utf-8", errors="replace")
    _have_some_home()
    from heraut.voice.commands.main import main as run

    try:
        run()
    finally:
        try:
            if sys.stdout is not None:
                sys.stdout.flush()
        except (OSError, ValueError):
            sys.stdout = None  # whoever read it has gone; Python would try once more, and complain
        _leave_at_once_when_interrupted()


def language() -> str:
    """Return the language of who calls: ``HERAUT_LANG``, the system's, or the first there is."""
    named = (os.environ.get(name, "") for name in ("HERAUT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))
    return next((code for one in named if (code := one[:2].lower()) in LANGUAGES), LANGUAGES[0])


def command_begins() -> None:
    """Let the command that begins now see to Ctrl-C: ``KeyboardInterrupt``, as programs have it."""
    if signal.getsignal(signal.SIGINT) is _leave:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def say_interrupted() -> None:
    """Say that it was interrupted, on a line of its own: the terminal has printed ``^C``."""
    line = f"\n{_interrupted()}\n"
    try:
        print(line, end="", file=sys.stderr, flush=True)
    except (OSError, ValueError, RuntimeError, AttributeError):
        # The stream itself was being set up or written to just then; or there is no terminal.
        with contextlib.suppress(OSError):
            os.write(STDERR, line.encode())


@cache
def _interrupted() -> str:
    folder = Path(heraut.voice.phrases.__path__[0])
    return translation("messages", folder, [language()], fallback=True).gettext("Aborted!")


def _leave_at_once_when_interrupted() -> None:
    _interrupted()  # what it loads may be half loaded just when Ctrl-C comes
    # A program in the background of a shell may have been told to ignore it.
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _leave)


def _have_some_home() -> None:
    """Name a folder that cannot be for a user of whom the system knows none.

    Libraries raise as they are loaded, where there is none. In this one nothing can be kept, which
    is said wherever something is to be, and nothing secret comes to lie where others look.
    """
    if os.path.expanduser("~").startswith("~"):  # noqa: PTH111 - Path's own raises
        os.environ["HOME"] = os.devnull


def _leave(*_: object) -> NoReturn:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    say_interrupted()
    os._exit(INTERRUPTED)
