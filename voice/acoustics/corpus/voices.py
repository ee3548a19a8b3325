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
    "m1 m2 m3 m4 m6 f1 f2 f3 f5 klatt klatt2 klatt4 klatt5 klatt6 croak Alex Alicia Andrea Andy"
    " anika announcer antonio AnxiousAndy belinda Denis grandma grandpa ian iven2 iven3 Jacky john"
    " Lee linda Marco Michael mike2 norbert pablo paul pedro Reed rob robert sandro shelby steph2"
    " Storm travis victor zac"
)
TRAINING: Final[tuple[str, ...]] = (PLAIN, PLAIN, PLAIN, *_VARIANTS.split())
"""The variants to learn from; the plain voice three times as often as another. Eighteen of them
were held out for earlier models, which heard the strangest of them badly."""

HELD_OUT: Final = ("f4", "m7", "klatt3", "Annie", "michel", "steph", "Nguyen", "edward2", "Gene2")
"""The variants that speak the audio fixtures: never learnt from, but looked at while developing."""

DEVELOPMENT: Final = HELD_OUT
"""All variants that a model is tried on while it is developed."""

FINAL: Final = ("benjamin", "boris", "david", "ed", "kaukovalta", "m5", "marcelo", "max", "quincy")
"""The variants of the final measurement, drawn by lot from those that were learnt from before and
are not any more: no model that learns from the others has been tried on them."""
