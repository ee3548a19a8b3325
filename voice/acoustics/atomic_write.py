"""Files that are there whole or not at all, whatever interrupts their writing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

__all__ = ["replacing", "write_atomically"]


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """Give a path to write to, which becomes ``path`` when nothing went wrong until then.

    What was at ``path`` stays until that moment.
    """
    half = path.with_name(path.name + ".part")
    try:
        yield half
    except BaseException:
        half.unlink(missing_ok=True)
        raise
    half.replace(path)


def write_atomically(path: Path, content: str | bytes) -> None:
    """Write ``content``, text as UTF-8 with bare line feeds. Raises ``OSError``."""
    with replacing(path) as half:
        half.write_bytes(content.encode() if isinstance(content, str) else content)
