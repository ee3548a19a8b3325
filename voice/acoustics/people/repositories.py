"""Git repositories with recordings: one commit is fetched, and folders of it are written out."""

from __future__ import annotations

import io
import subprocess
import tarfile
from dataclasses import dataclass
from pathlib import Path

from heraut.errors import KeyedError


@dataclass(frozen=True, slots=True)
class Commit:
    """One state of a repository, named so exactly that no other can take its place."""

    name: str
    """The name of its clone's folder."""
    url: str
    commit: str
    """In 40 hexadecimal digits."""


class RepositoryError(KeyedError, OSError):
    """A commit cannot be had.

    ``key`` is ``no_git`` when the program git is missing, or ``no_commit``; ``details`` hold its
    ``name`` and ``commit``, and the ``reason`` that git gives.
    """


def clone(commit: Commit, folder: Path, given: Path | None) -> Path:
    """Return a clone with a commit: the one in ``given``, a folder of the user, or in ``folder``.

    A clone may have a work tree or not. Raises :class:`RepositoryError`.
    """
    if given is not None:
        place = given / commit.name
        _git(place, commit, "cat-file", "-e", f"{commit.commit}^{{commit}}")
        return place
    place = folder / commit.name
    if not place.exists():
        part = folder / f"{commit.name}.part"
        part.mkdir(parents=True, exist_ok=True)
        _git(part, commit, "init", "--quiet", "--bare")
        _git(part, commit, "fetch", "--quiet", "--depth", "1", commit.url, commit.commit)
        part.rename(place)
    return place


def unpack(commit: Commit, place: Path, folder: Path, out: Path) -> None:
    """Write the files under ``folder`` of a commit in the clone at ``place`` to ``out``.

    Raises :class:`RepositoryError` when there is no such folder, ``OSError`` when it cannot be
    written.
    """
    out.mkdir(parents=True, exist_ok=True)
    held = _git(place, commit, "archive", "--format=tar", f"{commit.commit}:{folder.as_posix()}")
    with tarfile.open(fileobj=io.BytesIO(held)) as files:
        files.extractall(out, filter="data")


def _git(place: Path, commit: Commit, *order: str) -> bytes:
    try:
        return subprocess.run(
            ["git", "-C", str(place), *order], capture_output=True, check=True
        ).stdout
    except FileNotFoundError as error:
        raise _lacking("no_git", commit, str(error)) from error
    except subprocess.CalledProcessError as error:
        raise _lacking(
            "no_commit", commit, error.stderr.decode(errors="replace").strip()
        ) from error


def _lacking(key: str, commit: Commit, reason: str) -> RepositoryError:
    message = f"{commit.name} at {commit.commit}: {reason}"
    return RepositoryError(key, message, name=commit.name, commit=commit.commit, reason=reason)
