"""espeak-ng's voices, by what they are for: learning, developing, or the one final measurement.

Twins are kept apart: of voices that share more than half of their settings with one kept for
measuring (``Gene`` differs from ``Gene2`` in pitch alone), none is learnt from. Most of what is
learnt from is invented, see ``invented_voices``.
"""

from __future__ import annotations

from typing import Final

ACCENTS: Final = ("fr", "fr", "fr-be", "fr-ch")
"""The accents of French, each as often as it is drawn: France's twice as often as others."""

PLAIN: Final = ""
"""The accent's own voice, without a variant of it."""

# Not announcer nor rob: moved far, their pitch falls below what espeak-ng can say without crashing.
_VARIANTS = (
    "m1 m3 m4 m5 m6 f1 f2 f3 f5 klatt klatt2 klatt4 klatt6 Alex Alicia Andrea Andy"
    " antonio AnxiousAndy belinda benjamin david Denis ed grandma Jacky kaukovalta Lee linda"
    " marcelo max Michael mike2 pedro quincy Reed robert sandro shelby travis victor zac"
)
TRAINING: Final[tuple[str, ...]] = (PLAIN, PLAIN, PLAIN, *_VARIANTS.split())
"""The variants to learn from; the plain voice three times as often as another. Those that
were held out for earlier models, which heard the strangest of them badly, are among them."""

HELD_OUT: Final = ("f4", "m7", "klatt3", "Annie", "michel", "steph", "Nguyen", "edward2", "Gene2")
"""The variants that speak the audio fixtures: never learnt from, but looked at while developing."""

DEVELOPMENT: Final = (*HELD_OUT, "anika", "steph2")
"""All variants that a model is tried on while it is developed: besides those, two that were heard
worst by far when they were final ones. Like ``steph`` they have nearly all their power below
600 Hz."""

FINAL: Final = ("boris", "croak", "iven3", "john", "klatt5", "m2", "Marco", "paul", "Storm")
"""The variants of the final measurement, drawn by lot from those that were learnt from before.

Neither they nor the twins of ``iven3`` and ``john`` are any more. ``boris``, ``croak``, ``Marco``
and ``paul`` were final voices of earlier models too."""
