"""Speak the order on stdin (JSON: text, voice, rate) to stdout, as raw int16 mono at 22,050 Hz.

A process of its own: espeak-ng can be started once in a process, and other tests start it too.
"""

import ctypes
import json
import sys
from pathlib import Path

import espeakng_loader

library = ctypes.CDLL(espeakng_loader.get_library_path())
sound: list[bytes] = []


@ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p)
def keep(samples: int | None, count: int, _events: int) -> int:
    if samples and count > 0:
        sound.append(ctypes.string_at(samples, 2 * count))
    return 0


order = json.load(sys.stdin)
synchronous, rate_parameter, characters_are_utf8 = 2, 1, 1
data = str(Path(espeakng_loader.get_data_path())).encode()
assert library.espeak_Initialize(synchronous, 0, data, 0) == 22_050
library.espeak_SetSynthCallback(keep)
assert library.espeak_SetVoiceByName(order["voice"].encode()) == 0
library.espeak_SetParameter(rate_parameter, order["rate"], 0)
text = order["text"].encode()
library.espeak_Synth(text, len(text) + 1, 0, 1, 0, characters_are_utf8, None, None)
sys.stdout.buffer.write(b"".join(sound))
