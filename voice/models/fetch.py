"""Installing an official model: fetched, verified, unpacked aside, then put in place at once.

At any moment either the whole new model is in its place or what was there before.
"""

from __future__ import annotations

import errno
import shutil
import stat
import struct
import tempfile
import zipfile
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path, PurePosixPath, PureWindowsPath
from typing import Final

from heraut.user_data import private_folder
from heraut.voice.models import receipt
from heraut.voice.models.errors import ModelError
from heraut.voice.models.install_lock import alone
from heraut.voice.models.pins import PINS, Pin
from heraut.voice.models.store import (
    REPLACED,
    ModelChoice,
    Why,
    is_model,
    models_folder,
    put_in_place,
)
from heraut.voice.models.transfer import MEGABYTE, Progress, check, disk_error, download

ASIDE: Final = ".unpacking-"
"""Begins the name of a folder in which something is being installed."""

# RuntimeError: what is encrypted or packed in a way that zipfile lacks; EOFError: a short member;
# UnicodeDecodeError and OverflowError: a name or a date that is none.
_DAMAGED: Final = (
    zipfile.BadZipFile,
    zlib.error,
    struct.error,
    RuntimeError,
    EOFError,
    UnicodeDecodeError,
    OverflowError,
)
"""What :mod:`zipfile` raises for an archive that is damaged."""
_NO_NAMES: Final = (errno.ENAMETOOLONG, errno.EEXIST, errno.EISDIR, errno.ENOTDIR, errno.EINVAL)
"""What a disk says to names that cannot be or stand in each other's way, and to no place at all."""
_PACKED: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_MOST_TIMES: Final = 20
"""How many times larger than the archive a model may be; the official ones are twice as large."""


def pin_for(lang: str) -> Pin:
    """Return the official model of a language; raise ``model_unknown`` when there is none."""
    if lang not in PINS:
        known = " ".join(sorted(PINS))
        message = f"no official model for {lang!r}, only {known}"
        raise ModelError("model_unknown", message, lang=lang)
    return PINS[lang]


@alone()
def install(
    lang: str,
    *,
    source: str | None = None,
    pin: Pin | None = None,
    progress: Progress = lambda _done, _total: None,
) -> ModelChoice:
    """Install a language's official model and return it; what was there stays until the end.

    ``source`` is another address to fetch the very same file from, or a file on this disk. ``pin``
    is what to install instead of the official model. ``progress`` is told the bytes as they come.
    Raises :class:`ModelError`; after ``model_interrupted`` the next call goes on from there.
    """
    pin = pin or pin_for(lang)
    source = source or pin.url
    folder = models_folder()
    try:
        private_folder(folder)
        tidy(folder)
    except OSError as error:
        raise disk_error(folder, error) from error
    if source.startswith(("http://", "https://")):
        archive = _part(pin)
        download(pin, source, archive, progress)
        try:
            check(pin, archive)
            _unpack(archive, folder, pin)
        except ModelError as error:
            if error.key in ("model_size", "model_tampered", "model_archive", "model_unsafe"):
                archive.unlink(missing_ok=True)
            raise
        archive.unlink()
    else:
        check(pin, Path(source))
        _unpack(Path(source), folder, pin)
    return ModelChoice(pin.name, folder / pin.name, Why.INSTALLED, False, lang)


def waiting(pin: Pin) -> int:
    """Return how many bytes an interrupted installation has already fetched."""
    part = _part(pin)
    return part.stat().st_size if part.exists() else 0


def _part(pin: Pin) -> Path:
    return models_folder() / f"{pin.name}.zip.part"


def tidy(folder: Path) -> None:
    """Clear away what an installation left that was cut off, and put a moved model back."""
    for left in folder.glob(f"{ASIDE}*"):
        shutil.rmtree(left, ignore_errors=True)
    for left in folder.glob(f"{REPLACED}*"):
        place = folder / left.name.removeprefix(REPLACED)
        if place.exists():
            shutil.rmtree(left, ignore_errors=True)
        else:
            left.rename(place)


def _unpack(archive: Path, folder: Path, pin: Pin) -> None:
    try:
        aside = Path(tempfile.mkdtemp(prefix=ASIDE, dir=folder))
        try:
            with reading(pin.name), zipfile.ZipFile(archive) as packed:
                _check_members(packed, folder, pin)
                packed.extractall(aside)
                root = _root(aside)
            receipt.write(root)
            put_in_place(root, pin.name)
        finally:
            shutil.rmtree(aside, ignore_errors=True)
    except OSError as error:
        raise disk_error(folder, error) from error


@contextmanager
def reading(name: str) -> Iterator[None]:
    """Have whatever :mod:`zipfile` raises for a damaged archive be ``model_archive``."""
    try:
        yield
    except _DAMAGED as error:
        problem: Exception = error
    except OSError as error:
        if error.errno not in _NO_NAMES:
            raise
        problem = error
    else:
        return
    message = f"{name}: {problem}"
    raise ModelError("model_archive", message, name=name, reason=str(problem)) from problem


def members(packed: zipfile.ZipFile) -> Sequence[zipfile.ZipInfo]:
    """Return what an archive holds. Raises ``BadZipFile`` where it is odd: within :func:`reading`.

    What is packed otherwise than usual has errors of its own.
    """
    found = packed.infolist()
    if not all(member.filename and member.compress_type in _PACKED for member in found):
        raise zipfile.BadZipFile("a member has no name or is packed in an unusual way")
    return found


def _check_members(packed: zipfile.ZipFile, folder: Path, pin: Pin) -> None:
    for member in members(packed):
        windows, posix = PureWindowsPath(member.filename), PurePosixPath(member.filename)
        link = stat.S_ISLNK(member.external_attr >> 16)
        # A Windows path splits at both kinds of slash.
        if link or windows.drive or windows.root or posix.is_absolute() or ".." in windows.parts:
            message = f"the archive holds {member.filename!r}, outside its folder"
            raise ModelError("model_unsafe", message, name=member.filename)
    needed = sum(member.file_size for member in packed.infolist())
    if needed > max(_MOST_TIMES * pin.size, MEGABYTE):
        raise zipfile.BadZipFile(f"{pin.size} bytes would become {needed}")
    free = shutil.disk_usage(folder).free
    if needed > free:
        raise ModelError(
            "model_disk_full",
            f"{needed} bytes are needed in {folder}, {free} are free",
            path=str(folder),
            needed=needed // MEGABYTE + 1,
            free=free // MEGABYTE,
        )


def _root(aside: Path) -> Path:
    """Return the model's folder: the archive's only one, or the archive itself."""
    inside = list(aside.iterdir())
    root = inside[0] if len(inside) == 1 and inside[0].is_dir() else aside
    if not is_model(root):
        raise zipfile.BadZipFile("it holds no model")
    return root
