"""espeak-ng's voices, by what they are for: learning, developing, or the one final measurement.

Twins are kept apart: of voices that share more than half of their settings with one kept for
measuring (``Gene`` differs from ``Gene2`` in pitch alone), none is learnt from. Most of what is
learnt from is invented, see ``inventing``.
"""

from __future__ import annotations

from typing import Final

__all__ = ["ACCENTS", "DEVELOPMENT", "FINAL", "HELD_OUT", "PLAIN", "TRAINING"]

ACCENTS: Final = ("fr", "fr", "fr-be", "fr-ch")
"""The accents of French, each as often as it is drawn: France's twice as often as others."""

PLAIN: Final = ""
"""The accent's own voice, without a variant of it."""

_VARIANTS = (
    "m1 m2 m3 f1 f3 klatt klatt2 klatt4 klatt5 croak Alex Andy AnxiousAndy announcer Denis grandpa"
    " ian iven2 iven3 john Lee linda mike2 norbert pablo pedro Reed rob robert sandro steph2 Storm"
    " victor"
)
TRAINING: Final[tuple[str, ...]] = (PLAIN, PLAIN, PLAIN, *_VARIANTS.split())
"""The variants to learn from; the plain voice three times as often as another."""

HELD_OUT: Final = ("f4", "m7", "klatt3", "Annie", "michel", "steph", "Nguyen", "edward2", "Gene2")
"""The variants that speak the audio fixtures: never learnt from, but looked at while developing."""

_ONCE_FINAL = ("f2", "m4", "klatt6", "Alicia", "antonio", "belinda", "Michael", "paul", "zac")
_FINAL_LATER = ("f5", "m6", "Andrea", "anika", "grandma", "Jacky", "Marco", "shelby", "travis")
DEVELOPMENT: Final = (*HELD_OUT, *_ONCE_FINAL, *_FINAL_LATER)
"""All variants that a model is tried on while it is developed. Two thirds of them were the final
ones of earlier models; what they showed is why voices are invented, and how far they are from
ordinary ones."""

FINAL: Final = ("benjamin", "boris", "david", "ed", "kaukovalta", "m5", "marcelo", "max", "quincy")
"""The variants of the final measurement, drawn by lot from those that were learnt from before and
are not any more: no model that learns from the others has been tried on them."""
