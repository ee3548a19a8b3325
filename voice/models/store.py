"""Where models live, and which one is used."""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import Final

from heraut.plain_file import there
from heraut.user_data import home
from heraut.voice.models.errors import ModelError
from heraut.voice.models.personal import NOTE, Personal, read_note
from heraut.voice.models.pins import PINS

_EMBEDDED: Final[Mapping[str, Path]] = {"fr": Path(__file__).parent / "fr-embedded"}

LANGUAGES: Final = tuple(sorted({*PINS, *_EMBEDDED}))
"""The languages that some model hears."""


REPLACED: Final = ".replaced-"
"""Before the name of a model that is being replaced: for an instant only this one is there."""


class Why(StrEnum):
    """Why this model is used."""

    ASKED = "asked"
    """An option or an argument named it."""
    ENVIRONMENT = "environment"
    """The variable ``HERAUT_MODEL`` named it."""
    INSTALLED = "installed"
    """It is the official one, and installed."""
    EMBEDDED = "embedded"
    """It comes with Héraut and no better one is installed."""


@dataclass(frozen=True, slots=True)
class ModelChoice:
    """A model, and why it is used."""

    name: str
    path: Path
    """Its folder."""
    why: Why
    embedded: bool
    """Whether it is the small one that comes with Héraut and hears people badly."""
    lang: str
    personal: Personal | None = None
    """What is known of a model that was fitted to somebody's voice; ``None`` for all others."""


def models_folder() -> Path:
    """Return the folder of installed models; it need not exist."""
    return home() / "models"


def is_model(path: Path) -> bool:
    """Tell whether ``path`` looks like a Vosk model's folder."""
    acoustic = (path / "am" / "final.mdl", path / "final.mdl")
    graphs = (path / "graph", path)
    return any(there(file) for file in acoustic) and any(
        there(graph / name) for graph in graphs for name in ("HCLr.fst", "HCLG.fst")
    )


def embedded(lang: str) -> ModelChoice | None:
    """Return the model that comes with Héraut for ``lang``, if there is one."""
    path = _EMBEDDED.get(lang)
    return ModelChoice(path.name, path, Why.EMBEDDED, True, lang) if path else None


def installed(lang: str) -> ModelChoice | None:
    """Return the official model for ``lang``, if it is installed."""
    if pin := PINS.get(lang):
        for name in (pin.name, REPLACED + pin.name):
            if is_model(path := models_folder() / name):
                return ModelChoice(pin.name, path, Why.INSTALLED, False, lang)
    return None


def personal_name(lang: str, name: str) -> str:
    """Return the whole name of a personal model, ``fr-marie``; ``name`` may have ``fr-`` or not."""
    return f"{lang}-{name.removeprefix(f'{lang}-')}"


def personal(lang: str) -> tuple[ModelChoice, ...]:
    """Return the personal models for ``lang``, by name.

    They are used only when they are asked for: each hears one person better than others.
    """
    found = {}
    for note in sorted(models_folder().glob(f"*/{NOTE}")):
        name = note.parent.name.removeprefix(REPLACED)
        # One that is being replaced counts as long as nothing is in its place.
        if name.startswith(f"{lang}-") and is_model(note.parent):
            about = read_note(note.parent)
            choice = ModelChoice(name, note.parent, Why.ASKED, False, lang, about)
            if choice.path.name == name or name not in found:
                found[name] = choice
    return tuple(found[name] for name in sorted(found))


def put_in_place(made: Path, name: str) -> Path:
    """Move the folder of a finished model to where it is used as ``name``; return its place.

    One of the same name stays until the last moment. Raises ``OSError``.
    """
    place = models_folder() / name
    old = place.with_name(REPLACED + name)
    if place.exists():
        shutil.rmtree(old, ignore_errors=True)
        place.rename(old)
    try:
        made.rename(place)
    except OSError:
        if old.exists():
            old.rename(place)
        raise
    shutil.rmtree(old, ignore_errors=True)
    return place


def available(lang: str) -> tuple[ModelChoice, ...]:
    """Return the models for ``lang`` that are used without being asked for, the best first."""
    return tuple(choice for choice in (installed(lang), embedded(lang)) if choice)


def find(lang: str, asked: str | os.PathLike[str] | None = None) -> ModelChoice:
    """Return the model to hear ``lang`` with.

    What is ``asked`` for comes first, a model's name or folder; then the environment variable
    ``HERAUT_MODEL``, which names the same; then the installed official model; then the embedded
    one. A personal model is used only when it is named, as ``fr-marie`` or ``marie``; a
    ``HERAUT_MODEL`` that names one of another language says nothing about ``lang``. Raises
    :class:`ModelError`: ``model_not_found`` when what is asked for is not there,
    ``model_missing`` when nothing is.
    """
    if asked is not None:
        return _named(lang, asked, Why.ASKED)
    named = os.environ.get("HERAUT_MODEL")
    if named and not _is_of_another(lang, named):
        return _named(lang, named, Why.ENVIRONMENT)
    for choice in available(lang):
        return choice
    raise ModelError("model_missing", f"no model for {lang!r} is installed", lang=lang)


def _is_of_another(lang: str, name: str) -> bool:
    others = (other for other in LANGUAGES if other != lang)
    return any(choice.name == name for other in others for choice in personal(other))


def _named(lang: str, asked: str | os.PathLike[str], why: Why) -> ModelChoice:
    for choice in available(lang):
        if choice.name == asked:
            return replace(choice, why=why)
    whole = personal_name(lang, os.fspath(asked))
    for choice in personal(lang):
        if choice.name == whole:
            return replace(choice, why=why)
    path = Path(asked).expanduser()
    if not is_model(path):
        raise ModelError("model_not_found", f"{path} is no model's folder", path=str(path))
    return ModelChoice(path.resolve().name, path, why, False, lang, read_note(path))
