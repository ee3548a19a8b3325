"""Putting a personal model in its place: whole, or not at all."""

from __future__ import annotations

import shutil
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from heraut.voice.acoustics.adaptation.errors import AdaptError
from heraut.voice.acoustics.network.layers import Layer
from heraut.voice.acoustics.network.nnet3 import encode
from heraut.voice.evaluation.recorder import slug
from heraut.voice.models import receipt
from heraut.voice.models.personal import Personal, write_note
from heraut.voice.models.store import (
    available,
    models_folder,
    personal,
    personal_name,
    put_in_place,
)
from heraut.voice.models.thresholds import FILE as THRESHOLDS
from heraut.voice.models.transfer import disk_error

_ASIDE: Final = ".adapting-"
"""Before the name of a folder in which a personal model is being made."""
_LONGEST_RUN: Final = 86_400
"""Seconds after which nobody works in such a folder any more."""
_PARTS: Final = ("am", "conf", "graph")
"""The folders of a model that Héraut made; notes beside them are about that one alone."""


def check_name(lang: str, name: str, again: bool) -> str:
    """Return the whole name of a personal model that may be made: ``fr-marie``.

    Raises :class:`AdaptError`: ``adapt_name`` when ``name`` has no letter or digit,
    ``adapt_taken`` when a model has it, unless that is a personal one and is made ``again``.
    """
    plain = slug(name)
    if not plain.removeprefix(lang).strip("-"):
        raise AdaptError("adapt_name", f"{name!r} cannot name a folder", name=name)
    whole = personal_name(lang, plain)
    mine = whole in {choice.name for choice in personal(lang)}
    others = {choice.name for choice in available(lang)}
    there = (models_folder() / whole).exists()
    if whole in others or (mine and not again) or (there and not mine):
        problem = f"there is a model {whole} already"
        raise AdaptError("adapt_taken", problem, name=whole, personal=mine)
    return whole


@contextmanager
def unfinished(base: Path, layers: Sequence[Layer]) -> Iterator[Path]:
    """Give a folder with the model ``base`` and another network; it is gone afterwards.

    It lies where models are, so that it can be put in place by renaming it. Raises
    :class:`ModelError` (``model_disk``) when it cannot be written.
    """
    folder = models_folder()
    aside: Path | None = None
    try:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            _clear(folder)
            aside = Path(tempfile.mkdtemp(prefix=_ASIDE, dir=folder))
            model = aside / "model"
            for part in _PARTS:
                shutil.copytree(base / part, model / part)
            (model / "am" / "final.mdl").write_bytes(encode(layers))
            # It hears nearly as its base does, until it is measured itself.
            if (base / THRESHOLDS).is_file():
                shutil.copy(base / THRESHOLDS, model / THRESHOLDS)
        except OSError as error:
            raise disk_error(folder, error) from error
        yield model
    finally:
        if aside is not None:
            shutil.rmtree(aside, ignore_errors=True)


def _clear(folder: Path) -> None:
    """Remove what runs that were cut off left behind; a younger folder may be another run's."""
    for left in folder.glob(f"{_ASIDE}*"):
        if time.time() - left.stat().st_mtime > _LONGEST_RUN:
            shutil.rmtree(left, ignore_errors=True)


def finish(model: Path, name: str, about: Personal) -> Path:
    """Finish a personal model and return where it is from now on.

    One of the same name stays until the last moment. Raises :class:`ModelError` (``model_disk``).
    """
    try:
        write_note(model, about)
        receipt.write(model)
        return put_in_place(model, name)
    except OSError as error:
        raise disk_error(models_folder(), error) from error
