"""Fetching one pinned file: whole, exact, and going on where a broken transfer stopped."""

from __future__ import annotations

import errno
import hashlib
import http.client
import ssl
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO, Final
from urllib.parse import urlsplit

import certifi

from heraut.voice.models.errors import ModelError
from heraut.voice.models.pins import Pin

MEGABYTE: Final = 1_000_000

Progress = Callable[[int, int], None]
"""Told how many bytes of how many are there, after every piece."""

_PIECE: Final = 1 << 16
_SILENCE: Final = 30.0
"""Seconds without a byte after which a transfer counts as broken."""
_ATTEMPTS: Final = 3
"""Broken transfers in a row, none of which brought a byte, before giving up."""

_Broken = (http.client.HTTPException, TimeoutError, ConnectionError, ssl.SSLError)


def download(pin: Pin, url: str, part: Path, progress: Progress) -> None:
    """Fetch ``url`` into ``part`` until it holds exactly ``pin.size`` bytes.

    Bytes that ``part`` already holds are kept and not fetched again. Nothing is verified but the
    size: see :func:`check`. Raises :class:`ModelError` (``model_offline``, ``model_interrupted``,
    ``model_refused``, ``model_size``, ``model_disk``); what was fetched stays in ``part``, except
    after ``model_size``.
    """
    fruitless = 0
    while (have := _size(part)) < pin.size:
        try:
            _fetch_rest(pin, url, part, have, progress)
        except _Broken as error:
            problem: Exception = error
        except urllib.error.HTTPError as error:
            if error.code == http.HTTPStatus.REQUESTED_RANGE_NOT_SATISFIABLE:
                _wrong_size(part, pin, have)
            raise _refused(url, error.code) from error
        except urllib.error.URLError as error:
            problem = error
        else:
            problem = ConnectionError("the server closed the connection")
        now = _size(part)
        fruitless = 0 if now > have else fruitless + 1
        if now < pin.size and (fruitless >= _ATTEMPTS or _hopeless(problem)):
            raise _broken_off(pin, url, now, problem) from problem
    if _size(part) > pin.size:
        _wrong_size(part, pin, _size(part))


def _size(part: Path) -> int:
    return part.stat().st_size if part.exists() else 0


def _hopeless(problem: Exception) -> bool:
    """Tell whether trying again at once is of no use: there is no network, or it is stuck."""
    return isinstance(problem, (urllib.error.URLError, TimeoutError))


def _fetch_rest(pin: Pin, url: str, part: Path, have: int, progress: Progress) -> None:
    request = urllib.request.Request(url, headers={"User-Agent": "heraut"})
    if have:
        request.add_header("Range", f"bytes={have}-")
    # Some systems' Pythons know no certificates of their own.
    trust = ssl.create_default_context()
    trust.load_verify_locations(certifi.where())
    with urllib.request.urlopen(request, timeout=_SILENCE, context=trust) as answer:
        resumed = answer.status == http.HTTPStatus.PARTIAL_CONTENT
        announced = _announced(answer, resumed)
        if announced is not None and announced != pin.size:
            _wrong_size(part, pin, announced)
        try:
            with part.open("ab" if resumed else "wb") as file:
                _copy(answer, file, have if resumed else 0, pin, progress)
        except OSError as error:
            if isinstance(error, _Broken):
                raise
            raise disk_error(part, error) from error


def _announced(answer: http.client.HTTPResponse, resumed: bool) -> int | None:
    """Return the whole file's size in bytes as the server gives it, if it does."""
    given = answer.headers.get("Content-Range" if resumed else "Content-Length", "")
    total = given.rpartition("/")[2]
    return int(total) if total.isdecimal() else None


def _copy(
    source: http.client.HTTPResponse, file: BinaryIO, have: int, pin: Pin, progress: Progress
) -> None:
    # One byte more than the pin is enough to know that the file is another one.
    while have <= pin.size and (piece := source.read(min(_PIECE, pin.size + 1 - have))):
        file.write(piece)
        have += len(piece)
        progress(min(have, pin.size), pin.size)


def check(pin: Pin, archive: Path) -> None:
    """Verify an archive's size and SHA-256.

    Raises :class:`ModelError`: ``model_no_file``, ``model_size``, ``model_tampered``,
    ``model_disk``.
    """
    if not archive.is_file():
        raise ModelError("model_no_file", f"{archive} is no file", path=str(archive))
    try:
        if archive.stat().st_size != pin.size:
            raise _size_error(pin, archive.stat().st_size)
        with archive.open("rb") as file:
            found = hashlib.file_digest(file, "sha256").hexdigest()
    except OSError as error:
        raise disk_error(archive, error) from error
    if found != pin.sha256:
        raise ModelError(
            "model_tampered", f"{archive.name} has SHA-256 {found}, not {pin.sha256}", name=pin.name
        )


def disk_error(path: Path, error: OSError) -> ModelError:
    """Return what to raise when the disk refuses to read or write ``path``."""
    reason = "full" if error.errno == errno.ENOSPC else error.strerror or str(error)
    return ModelError("model_disk", f"{path}: {reason}", path=str(path), reason=reason)


def _size_error(pin: Pin, size: int) -> ModelError:
    message = f"the file has {size} bytes, not the {pin.size} of {pin.name}"
    return ModelError("model_size", message, name=pin.name)


def _wrong_size(part: Path, pin: Pin, size: int) -> None:
    part.unlink(missing_ok=True)
    raise _size_error(pin, size)


def _refused(url: str, status: int) -> ModelError:
    host = urlsplit(url).hostname or url
    return ModelError("model_refused", f"{host} says HTTP {status}", host=host, status=status)


def _broken_off(pin: Pin, url: str, have: int, problem: Exception) -> ModelError:
    host = urlsplit(url).hostname or url
    if have:
        return ModelError(
            "model_interrupted",
            f"the transfer from {host} broke off at {have} of {pin.size} bytes: {problem}",
            host=host,
            done=have // MEGABYTE,
            total=round(pin.size / MEGABYTE),
        )
    reason = str(getattr(problem, "reason", problem))
    return ModelError(
        "model_offline", f"{host} cannot be reached: {reason}", host=host, reason=reason
    )
