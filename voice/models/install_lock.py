"""One installation at a time: each clears away what others left unfinished."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from filelock import FileLock, Timeout

from heraut.voice.models.errors import ModelError
from heraut.voice.models.store import models_folder
from heraut.voice.models.transfer import disk_error


@contextmanager
def alone() -> Iterator[None]:
    """Keep every other program from installing a model meanwhile.

    Raises :class:`ModelError`: ``model_installing`` at once when one does, ``model_disk``.
    """
    folder = models_folder()
    # Beside the folder of the models: in it, everything is a model or part of one.
    lock = FileLock(folder.with_name(f".{folder.name}.lock"), timeout=0)
    try:
        lock.acquire()
    except Timeout:
        raise ModelError("model_installing", f"another program installs in {folder}") from None
    except OSError as error:
        raise disk_error(folder, error) from error
    try:
        yield
    finally:
        lock.release()
