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
    "m1 m2 m4 f2 f3 f5 klatt2 klatt4 klatt5 klatt6 Alex Andrea Andy antonio AnxiousAndy"
    " grandma grandpa Jacky Lee Marco Michael mike2 paul Reed robert shelby Storm victor zac"
    " benjamin boris david ed kaukovalta m5 marcelo quincy announcer croak f1 ian john klatt"
    " m3 norbert pablo pedro sandro travis"
)
TRAINING: Final[tuple[str, ...]] = (PLAIN, PLAIN, PLAIN, *_VARIANTS.split())
"""The variants to learn from; the plain voice three times as often as another. Those that
were held out for earlier models, which heard the strangest of them badly, are among them."""

HELD_OUT: Final = ("f4", "m7", "klatt3", "Annie", "michel", "steph", "Nguyen", "edward2", "Gene2")
"""The variants that speak the audio fixtures: never learnt from, but looked at while developing."""

DEVELOPMENT: Final = HELD_OUT
"""All variants that a model is tried on while it is developed."""

FINAL: Final = ("Alicia", "anika", "Denis", "iven2", "linda", "m6", "max", "rob", "steph2")
"""The variants of the final measurement, drawn by lot from those that were learnt from before and
are not any more, nor are the twins of ``iven2`` and ``linda``: no model that learns from the others
has been tried on them.

They are not all strangers to who develops it: ``steph2`` is a sister of ``steph`` and ``anika`` has
her tone, and the recipe was changed for what was found out about ``steph``."""
