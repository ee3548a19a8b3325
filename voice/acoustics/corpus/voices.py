"""espeak-ng's voices, by what they are for: learning, developing, or the one final measurement.

Twins are kept apart: of voices that share more than half of their settings with one kept for
measuring (``Gene`` differs from ``Gene2`` in pitch alone), none is learnt from.
"""

from __future__ import annotations

from typing import Final

__all__ = ["ACCENTS", "FINAL", "HELD_OUT", "PLAIN", "TRAINING"]

ACCENTS: Final = ("fr", "fr", "fr-be", "fr-ch")
"""The accents of French, each as often as it is drawn: France's twice as often as others."""

PLAIN: Final = ""
"""The accent's own voice, without a variant of it."""

_VARIANTS = (
    "m1 m2 m3 m5 m6 f1 f3 f5 klatt klatt2 klatt4 klatt5 croak Alex Andrea Andy AnxiousAndy"
    " announcer benjamin boris david Denis ed grandma grandpa ian iven2 iven3 Jacky john"
    " kaukovalta Lee linda Marco marcelo max mike2 norbert pablo pedro quincy Reed RicishayMax"
    " RicishayMax3 rob robert sandro shelby steph2 Storm travis victor anika"
)
TRAINING: Final[tuple[str, ...]] = (PLAIN, PLAIN, PLAIN, *_VARIANTS.split())
"""The variants to learn from; the plain voice three times as often as another."""

HELD_OUT: Final = ("f4", "m7", "klatt3", "Annie", "michel", "steph", "Nguyen", "edward2", "Gene2")
"""The variants that speak the audio fixtures: never learnt from, but looked at while developing."""

FINAL: Final = ("f2", "m4", "klatt6", "Alicia", "antonio", "belinda", "Michael", "paul", "zac")
"""The variants of the final measurement: neither learnt from nor looked at before."""
