"""Names that a model has no words for, and what to say instead."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LostName:
    """A name that cannot be heard in its best form."""

    name: str
    instead: str
    """The best form that can be heard; empty when there is none."""


def lost_names(
    spell: Callable[[str], str | None], names: Iterable[Sequence[str]]
) -> tuple[LostName, ...]:
    """Return what a model cannot hear of names, each given as the ways to say it, best first.

    ``spell`` is :meth:`~heraut.voice.models.loaded.LoadedModel.spell`. A name that several lists
    have is told once.
    """
    found: dict[str, str] = {}
    for best, *others in names:
        if spell(best) is None:
            heard = next((other for other in others if spell(other) is not None), "")
            found[best] = found.get(best) or heard
    return tuple(LostName(name, instead) for name, instead in found.items())
