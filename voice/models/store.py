"""Where models live, and which one is used."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from heraut.voice.models.errors import ModelError
from heraut.voice.models.pins import PINS

__all__ = [
    "LANGUAGES",
    "REPLACED",
    "ModelChoice",
    "Why",
    "available",
    "embedded",
    "find",
    "home",
    "installed",
    "is_model",
    "models_folder",
]

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


def home() -> Path:
    """Return the folder of all that Héraut keeps: ``HERAUT_HOME``, or the system's usual place."""
    asked = os.environ.get("HERAUT_HOME")
    return Path(asked).expanduser() if asked else user_data_path("heraut", appauthor=False)


def models_folder() -> Path:
    """Return the folder of installed models; it need not exist."""
    return home() / "models"


def is_model(path: Path) -> bool:
    """Tell whether ``path`` looks like a Vosk model's folder."""
    acoustic = (path / "am" / "final.mdl", path / "final.mdl")
    graphs = (path / "graph", path)
    return any(file.is_file() for file in acoustic) and any(
        (graph / name).is_file() for graph in graphs for name in ("HCLr.fst", "HCLG.fst")
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


def available(lang: str) -> tuple[ModelChoice, ...]:
    """Return the models that are there for ``lang``, the best first."""
    return tuple(choice for choice in (installed(lang), embedded(lang)) if choice)


def find(lang: str, asked: str | os.PathLike[str] | None = None) -> ModelChoice:
    """Return the model to hear ``lang`` with.

    What is ``asked`` for comes first, a model's name or folder; then the environment variable
    ``HERAUT_MODEL``, which names the same; then the installed official model; then the embedded
    one. Raises :class:`ModelError`: ``model_not_found`` when what is asked for is not there,
    ``model_missing`` when nothing is.
    """
    if asked is not None:
        return _named(lang, asked, Why.ASKED)
    if named := os.environ.get("HERAUT_MODEL"):
        return _named(lang, named, Why.ENVIRONMENT)
    for choice in available(lang):
        return choice
    raise ModelError("model_missing", f"no model for {lang!r} is installed", lang=lang)


def _named(lang: str, asked: str | os.PathLike[str], why: Why) -> ModelChoice:
    for choice in available(lang):
        if choice.name == asked:
            return ModelChoice(choice.name, choice.path, why, choice.embedded, lang)
    path = Path(asked).expanduser()
    if not is_model(path):
        raise ModelError("model_not_found", f"{path} is no model's folder", path=str(path))
    return ModelChoice(path.resolve().name, path, why, False, lang)
