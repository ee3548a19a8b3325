"""Files that are read whole: what is no file is refused, for it may never end, or never begin.

A pipe that nobody writes into makes whoever opens it wait, and a device such as ``/dev/zero`` has
no end: nothing would be said meanwhile. Every part may use this.
"""

from __future__ import annotations

from pathlib import Path
from stat import S_ISDIR, S_ISREG

from heraut.errors import KeyedError


class NoPlainFile(KeyedError, OSError):
    """What was to be read whole is a pipe, a device or a socket."""

    def __init__(self, path: Path) -> None:
        super().__init__("no_plain_file", f"{path} is no file", path=str(path))
        self.strerror = "no file"  # as the system gives a reason


def plain(path: Path) -> Path:
    """Return a path that may be opened to be read whole.

    Raises :class:`NoPlainFile`, and ``OSError`` where there is nothing. A folder is left to whoever
    opens it: the system refuses that at once.
    """
    kind = path.stat().st_mode
    if not (S_ISREG(kind) or S_ISDIR(kind)):
        raise NoPlainFile(path)
    return path


def there(path: Path) -> bool:
    """Tell whether there is a file that who runs this can reach.

    In a folder of another user, or of a name that cannot be, there is nothing for them; the system
    would raise instead.
    """
    try:
        return path.is_file()
    except OSError:
        return False
