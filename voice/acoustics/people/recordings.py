"""Which sound is whose, and what is said in it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from heraut.voice.models.pins import Pin


@dataclass(frozen=True, slots=True)
class Source:
    """One speaker's recordings in one package."""

    id: str
    pin: Pin
    licence: str
    speaker: str
    """The name to credit."""
    language: str
    """As espeak-ng calls it: ``fr``, ``en-us``."""
    folder: Path
    """Where they lie in the package."""
    words: str
    """Where the words come from: ``listed`` or ``labelled``."""
    telephone: bool
    """Whether all above 4 kHz is lacking."""


@dataclass(frozen=True, slots=True)
class Recording:
    """A sound, and the words that are said in it."""

    path: Path
    """In the source's folder."""
    words: str
    """In lower case, in words only: numbers are spelled out."""


@cache
def sources() -> Mapping[str, Source]:
    """Return what can be learnt from, by id."""
    listed = tomllib.loads(_data("sources.toml"))
    return {
        name: Source(
            name,
            Pin(one["package"], one["url"], one["size"], one["sha256"]),
            one["licence"],
            one["speaker"],
            one["language"],
            Path(one["folder"]),
            one["words"],
            one["telephone"],
        )
        for name, one in listed.items()
    }


def recordings(source: Source, folder: Path) -> Iterator[Recording]:
    """Yield what a source has, in order of its files; ``folder`` is the one of its sounds.

    What is listed and is not there is left out: a package of another version may lack it.
    """
    return _READ[source.words](source, folder)


def _listed(source: Source, folder: Path) -> Iterator[Recording]:
    for line in _data(f"texts/{source.id}.tsv").splitlines():
        name, words = line.split("\t")
        if (folder / name).is_file():
            yield Recording(Path(name), words)


_LABEL: Final = re.compile(r"^fr\.utf8=(.+)$", re.MULTILINE)
_SPOKEN_LABEL: Final = "_desc_fr.ogg"


def _labelled(source: Source, folder: Path) -> Iterator[Recording]:
    """Tux Paint tells a stamp's name in a text that is called as the stamp is."""
    for path in sorted(folder.rglob(f"*{_SPOKEN_LABEL}")):
        label = path.with_name(path.name.removesuffix(_SPOKEN_LABEL) + ".txt")
        if not label.is_file():
            continue
        found = _LABEL.search(label.read_text(encoding="utf-8", errors="replace"))
        if found and not any(character.isdigit() for character in found[1]):
            yield Recording(path.relative_to(folder), plain(found[1]))


def plain(text: str) -> str:
    """Return a written text as its words alone: lower case, no marks but hyphens, apostrophes."""
    words = text.lower().replace("’", "'")
    return " ".join(re.findall(r"[^\W\d_]+(?:['-][^\W\d_]+)*'?", words))


_READ: Final[Mapping[str, Callable[[Source, Path], Iterator[Recording]]]] = {
    "labelled": _labelled,
    "listed": _listed,
}


def _data(name: str) -> str:
    return files(__package__).joinpath(name).read_text(encoding="utf-8")
