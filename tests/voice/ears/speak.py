"""Speak the order on stdin (JSON: text, voice, rate) to stdout, as raw int16 mono at 22,050 Hz.

A process of its own: espeak-ng carries noise and phase from one utterance to the next, so that in
one process what a test hears would depend on the tests before it.
"""

import json
import sys

from heraut.voice.acoustics.espeak import synthesiser

sys.stdout.buffer.write(synthesiser().utter(**json.load(sys.stdin)).pcm)
