"""Files that are there whole or not at all, whatever interrupts their writing.

Every part may use this. It needs the standard library only.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO


@contextmanager
def atomic_writer(path: Path, *, private: bool = False) -> Iterator[BinaryIO]:
    """Give a file to write to, which becomes ``path`` when nothing went wrong until then.

    What was at ``path`` stays until that moment, and through a power cut. A ``private`` file is,
    from its first byte on, for its owner alone. Raises ``OSError``; then nothing is left behind.
    """
    half = path.with_name(f"{path.name}.{secrets.token_hex(4)}.part")
    # O_EXCL: never into what another process has begun.
    handle = os.open(half, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600 if private else 0o666)
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        half.replace(path)
    except BaseException:
        with suppress(OSError):
            half.unlink()
        raise
    sync_folder(path.parent)


def write_atomically(path: Path, content: str | bytes, *, private: bool = False) -> None:
    """Write ``content``, text as UTF-8 with bare line feeds, as :func:`atomic_writer` does."""
    with atomic_writer(path, private=private) as file:
        file.write(content.encode() if isinstance(content, str) else content)


def sync_folder(folder: Path) -> None:
    """Make the names in a folder last through a power cut, where the system can do that."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
