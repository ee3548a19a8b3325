"""The official models that Héraut installs, each pinned to one exact file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Pin:
    """One archive, named so exactly that no other file can take its place."""

    name: str
    """The model's name, and that of its folder."""
    url: str
    size: int
    """In bytes."""
    sha256: str
    """In lower-case hexadecimal digits."""


PINS: Final[Mapping[str, Pin]] = {
    "fr": Pin(
        "vosk-model-small-fr-0.22",
        "https://alphacephei.com/vosk/models/vosk-model-small-fr-0.22.zip",
        42_233_323,
        "cabf6180e177eb9b3a9a9d43a437bd5e549f3a7d09525e5d69a3fed787be12ad",
    ),
    "en": Pin(
        "vosk-model-small-en-us-0.15",
        "https://alphacephei.com/vosk/models/vosk-model-small-en-us-0.15.zip",
        41_205_931,
        "30f26242c4eb449f948e42cb302dd7a686cb29a3423a8367f99ff41780942498",
    ),
}
"""By language."""
