"""Which of a computer's voices speaks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Voice:
    """One installed voice."""

    id: str
    """What the driver calls it."""
    name: str
    """What people call it."""
    languages: tuple[str, ...]
    """Its languages, lower case with hyphens: ``fr-fr``."""

    @classmethod
    def of(cls, identifier: object, name: object, languages: Sequence[object]) -> Voice:
        """Return the voice with its languages written alike, whatever the driver's habit."""
        tags = tuple(str(tag).strip().replace("_", "-").lower() for tag in languages if tag)
        return cls(str(identifier), str(name), tags)


def choose(
    voices: Sequence[Voice], lang: str, wanted: str | None = None, usual: str | None = None
) -> Voice | None:
    """Return the voice to speak ``lang`` with, or ``None`` when none can.

    The ``wanted`` one by name or identifier, if it exists. Else one that speaks the language: the
    computer's ``usual`` one first, because its owner chose it, then the language's home country,
    then any country.
    """
    if wanted is not None:
        names = [wanted.casefold()]
        for voice in voices:
            if voice.id.casefold() in names or voice.name.casefold() in names:
                return voice
    tag = lang.replace("_", "-").lower()
    base = tag.partition("-")[0]
    able = [voice for voice in voices if any(_speaks(each, base) for each in voice.languages)]

    def rank(voice: Voice) -> tuple[bool, bool, bool]:
        exact = tag in voice.languages
        home = f"{base}-{base}" in voice.languages or base in voice.languages
        return (not (exact and "-" in tag), voice.id != usual, not (exact or home))

    return min(able, key=rank, default=None)


def _speaks(tag: str, base: str) -> bool:
    return tag == base or tag.startswith(f"{base}-")
