"""What can be learnt from: who speaks, in which language, and where it is had."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from heraut.voice.acoustics.people.repositories import Commit
from heraut.voice.models.pins import Pin


@dataclass(frozen=True, slots=True)
class Source:
    """One speaker's recordings in one package or repository."""

    id: str
    origin: Pin | Commit
    licence: str
    speaker: str
    """The name to credit."""
    language: str
    """As espeak-ng calls it: ``fr``, ``en-us``."""
    folder: Path
    """Where they lie in the package or repository."""
    words: str
    """Where the words come from: ``listed``, ``labelled`` or ``named``."""
    telephone: bool
    """Whether all above 4 kHz is lacking."""
    most: int | None = None
    """How many recordings to draw; ``None`` for all."""
    parts: tuple[str, ...] = ()
    """Of files that are named: which of ``numbers``, ``letters`` and the other folders."""


@cache
def sources() -> Mapping[str, Source]:
    """Return what can be learnt from, by id. Those of one package stand together."""
    listed = tomllib.loads(text("sources.toml"))
    found: dict[str, Source] = {}
    for name, one in listed.items():
        whole = listed[one["like"]] | one if "like" in one else one
        for key, described in _speakers(name, whole):
            found[key] = Source(
                key,
                _origin(described),
                described["licence"],
                described["speaker"],
                described["language"],
                Path(described["folder"]),
                described["words"],
                described["telephone"],
                described.get("most"),
                tuple(described.get("parts", "").split()),
            )
    return found


def text(name: str) -> str:
    """Return what a file beside this one holds."""
    return files(__package__).joinpath(name).read_text(encoding="utf-8")


_COLUMNS = ("folder", "language", "parts", "licence", "speaker")


def _speakers(name: str, one: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    if "speakers" not in one:
        yield name, one
        return
    for line in text(one["speakers"]).splitlines():
        key, *values = line.split("\t")
        yield f"{name}-{key}", {**one, **dict(zip(_COLUMNS, values, strict=True))}


def _origin(one: Mapping[str, Any]) -> Pin | Commit:
    if "repository" in one:
        return Commit(one["repository"], one["url"], one["commit"])
    return Pin(one["package"], one["url"], one["size"], one["sha256"])
