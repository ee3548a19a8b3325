"""Sound to words: sources of sound, end of speech, Vosk.

Everything inside is 16-bit mono at ``RATE``. ``sources`` brings sound in, ``activity`` tells speech
from the rest, ``endpoint`` decides when somebody has finished, ``recogniser`` makes words of it.
``noise`` makes rooms louder for measurements.
"""
