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
    "m1 m2 m3 m5 f1 f3 klatt klatt2 klatt4 klatt5 croak Alex Andy AnxiousAndy announcer benjamin"
    " boris david Denis ed grandpa ian iven2 iven3 john kaukovalta Lee linda marcelo max mike2"
    " norbert pablo pedro quincy Reed RicishayMax RicishayMax3 rob robert sandro steph2 Storm"
    " victor"
)
TRAINING: Final[tuple[str, ...]] = (PLAIN, PLAIN, PLAIN, *_VARIANTS.split())
"""The variants to learn from; the plain voice three times as often as another."""

HELD_OUT: Final = ("f4", "m7", "klatt3", "Annie", "michel", "steph", "Nguyen", "edward2", "Gene2")
"""The variants that speak the audio fixtures: never learnt from, but looked at while developing."""

_EXAMINED = ("f2", "m4", "klatt6", "Alicia", "antonio", "belinda", "Michael", "paul", "zac")
DEVELOPMENT: Final = (*HELD_OUT, *_EXAMINED)
"""All variants that a model is tried on while it is developed. Half of them were the final ones
once; what they showed is why voices are invented."""

FINAL: Final = ("f5", "m6", "Andrea", "anika", "grandma", "Jacky", "Marco", "shelby", "travis")
"""The variants of the final measurement: neither learnt from nor looked at before."""
