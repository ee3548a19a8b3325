"""Who says what MBROLA's voices would say, where their packages are not at hand."""

from __future__ import annotations

from random import Random

import numpy as np
from numpy.typing import NDArray

from heraut.voice.acoustics.corpus.synthesis import Manner, speak
from heraut.voice.acoustics.measurement.mbrola import Mbrola


class Stand(Mbrola):
    """Says with espeak-ng what MBROLA would say."""

    def say(self, text: str, voice: str, dice: Random) -> NDArray[np.int16]:
        """Return a text said at a pace of chance."""
        samples = speak(text, Manner(rate=dice.randint(130, 170))).samples
        return np.rint(samples).astype(np.int16)
