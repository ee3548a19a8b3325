"""Debian packages with recordings: fetched by name and hash, unpacked without Debian's tools."""

from __future__ import annotations

import io
import tarfile
from pathlib import Path
from typing import BinaryIO, Final

from heraut.errors import KeyedError
from heraut.voice.models.pins import Pin
from heraut.voice.models.transfer import Progress, check, download

_MAGIC: Final = b"!<arch>\n"
_HEADER: Final = 60
"""Bytes before each member of an ar archive."""
_NAME, _SIZE = slice(0, 16), slice(48, 58)
_FILES: Final = "data.tar"
"""What the member begins with that holds the package's files."""


class PackageError(KeyedError, ValueError):
    """A file is no Debian package.

    ``key`` is ``no_package``; ``details`` hold its ``path``.
    """


def fetched(pin: Pin, folder: Path, given: Path | None, progress: Progress) -> Path:
    """Return where the package is: in ``given``, a folder of the user, or fetched to ``folder``.

    A transfer that was cut off goes on. Raises
    :class:`~heraut.voice.models.errors.ModelError` when it cannot be had, or is another file.
    """
    name = pin.url.rpartition("/")[2]
    if given is not None:
        check(pin, given / name)
        return given / name
    whole = folder / name
    if not whole.exists():
        folder.mkdir(parents=True, exist_ok=True)
        part = folder / f"{name}.part"
        download(pin, pin.url, part, progress)
        check(pin, part)
        part.rename(whole)
    check(pin, whole)
    return whole


def unpack(package: Path, folder: Path, out: Path) -> None:
    """Write the files under ``folder`` of a package, as ``usr/share/NAME``, to ``out``.

    Raises :class:`PackageError` for what is no package, ``OSError`` when it cannot be written.
    """
    inside = f"./{folder.as_posix()}/"
    with package.open("rb") as file, tarfile.open(fileobj=_member(file, package)) as files:
        for entry in files:
            if entry.isfile() and entry.name.startswith(inside):
                entry.name = entry.name.removeprefix(inside)
                files.extract(entry, out, filter="data")


def _member(file: BinaryIO, package: Path) -> BinaryIO:
    """Return the archive of files in a package: ``ar`` keeps its members one after the other."""
    if file.read(len(_MAGIC)) == _MAGIC:
        while len(header := file.read(_HEADER)) == _HEADER:
            size = int(header[_SIZE])
            if header[_NAME].decode("ascii", "replace").startswith(_FILES):
                return io.BytesIO(file.read(size))
            file.seek(size + size % 2, io.SEEK_CUR)
    raise PackageError("no_package", f"{package} is no Debian package", path=str(package))
