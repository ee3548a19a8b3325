"""Sound to words: sources of sound, end of speech, Vosk.

Everything inside is 16-bit mono at ``RATE``. ``sources`` brings sound in, ``activity`` tells speech
from the rest, ``endpoint`` decides when somebody has finished, ``recogniser`` makes words of it.
``noise`` makes rooms louder for measurements.
"""

from heraut.voice.ears.endpoint import ANSWER, MOVE, Patience
from heraut.voice.ears.microphone import Gate, MicrophoneSource
from heraut.voice.ears.problems import AudioError
from heraut.voice.ears.recogniser import Ears, Utterance
from heraut.voice.ears.sound import RATE, Samples
from heraut.voice.ears.sources import PcmSource, Source, WavSource
from heraut.voice.ears.wav import read_wav

__all__ = [
    "ANSWER",
    "MOVE",
    "RATE",
    "AudioError",
    "Ears",
    "Gate",
    "MicrophoneSource",
    "Patience",
    "PcmSource",
    "Samples",
    "Source",
    "Utterance",
    "WavSource",
    "read_wav",
]
