"""From heard words to what was meant; languages are data in ``<lang>/*.yaml``.

``meaning``
    the values that come in and go out.
``source``, ``schema``
    the files, and what they may say; every complaint names file and line.
``network``, ``automaton``
    the templates of one scope as an automaton over words.
``confusions``, ``matcher``
    what may be taken for what, and the nearest spoken forms by cost.
``chains``
    several commands in one breath.
``covering``, ``forms``
    phrases for the recogniser, and spoken forms with their slots.
``grammar``
    all of this for one language and game.
``judge``, ``interpret``
    what was meant, put before the rules.

Nothing here knows of audio.
"""

from heraut.grammars.grammar import UNKNOWN, Grammar
from heraut.grammars.interpret import combine, interpret, judged, spoken_forms, wordings
from heraut.grammars.source import GrammarError

__all__ = [
    "UNKNOWN",
    "Grammar",
    "GrammarError",
    "combine",
    "interpret",
    "judged",
    "spoken_forms",
    "wordings",
]
