"""From events, answers, refusals and questions to sentences.

``messages`` reads the language files that are needed, ``words`` renders their messages, with
``hexes`` for places on a board and ``languages`` for what no message can say; ``herald`` knows
which message says what, and asks ``arguments`` what its values were declared to be.
``voice_controls`` change how much is said, and how; ``typed_aloud`` says what is to be typed.
"""

from heraut.voice.herald.herald import Herald, Line
from heraut.voice.herald.words import MissingWords, TypedError, Verbosity, Words
from heraut.voice.phrases import LANGUAGES

__all__ = ["LANGUAGES", "Herald", "Line", "MissingWords", "TypedError", "Verbosity", "Words"]
