"""A short name for all that made speech follows from, so that old speech is not used again."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from heraut.voice.acoustics.corpus.sentences import shipped
from heraut.voice.acoustics.espeak import synthesiser

_PACKAGES: Final = (
    "heraut.voice.acoustics",
    "heraut.voice.acoustics.corpus",
    "heraut.voice.acoustics.network",
    "heraut.voice.ears",
)
_SAMPLED: Final = 2000
"""Sentences by which it is seen whether what is said has changed."""


def origin(recipe: object, seed: int, sources: Sequence[Traversable] | None = None) -> str:
    """Return twelve characters that are others as soon as something differs.

    That is ``recipe``, what the grammars allow, espeak-ng's version, or a file of ``sources``, by
    default the packages that make speech, hear it and learn from it; the versions of other
    libraries are not looked at.

    Better to make it again for a comment than to learn from old voices. Raises
    :class:`~heraut.voice.acoustics.espeak.EspeakError` without espeak-ng.
    """
    said = hashlib.sha256(f"{recipe!r} {synthesiser().version()}".encode())
    for source in sources or [files(package) for package in _PACKAGES]:
        for file in sorted(source.iterdir(), key=lambda each: each.name):
            if file.name.endswith((".py", ".txt")):
                said.update(file.name.encode() + file.read_bytes())
    dice = random.Random(seed)
    for _ in range(_SAMPLED):
        said.update(shipped().draw(dice).encode())
    return said.hexdigest()[:12]
