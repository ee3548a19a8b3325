"""What can go wrong before there is sound to listen to. The words are in ``ears.ftl``."""

from __future__ import annotations

from typing import Final

from heraut.errors import KeyedError

_SAYINGS: Final = {
    "no_file": "{file}: there is no such file",
    "unreadable_file": "{file}: the file cannot be read: {problem}",
    "empty_file": "{file}: the file is empty; a WAV has at least a header",
    "not_wav": "{file}: not a WAV file; it must begin with RIFF or RF64 and WAVE",
    "truncated": (
        "{file}: cut short: {found} s of sound, its header promises {promised} s; "
        "sentences that were complete have been heard, a sentence cut in two has not"
    ),
    "no_sound_data": "{file}: a WAV file without any sound in it",
    "unsupported_sound": "{file}: sound that cannot be decoded ({problem}); 16-bit PCM is sure",
    "sound_rate": "{file}: {rate} Hz; from {least} to {most} Hz can be listened to",
    "sound_too_long": "{file}: {minutes} minutes of sound; {most} are taken at most",
    "no_portaudio": "the library PortAudio is not installed; on Linux it is libportaudio2",
    "no_microphone": "there is no microphone; connect one",
    "unknown_microphone": "there is no microphone {device!r}; there are: {found}",
    "microphone_refused": "the microphone cannot be opened: {problem}",
    "microphone_lost": "the microphone gives no more sound; it may be unplugged",
}


class AudioError(KeyedError, OSError):
    """Sound cannot be had, or not all of it.

    ``key`` names the problem, ``details`` are the values its words need: ``file`` (the name
    without its folder), ``found`` and ``promised`` (seconds), ``problem``; for an unknown
    microphone ``device``, and ``found`` (the names there are).

    Keys of files: ``no_file``, ``unreadable_file``, ``empty_file``, ``not_wav``, ``truncated``,
    ``no_sound_data``, ``unsupported_sound``, ``sound_rate`` (``rate``, ``least`` and ``most``, in
    Hz), ``sound_too_long`` (``minutes`` and ``most``). Keys of the microphone: ``no_portaudio``,
    ``no_microphone``, ``unknown_microphone``, ``microphone_refused``, ``microphone_lost``; after
    these the same source may be listened to again.
    """

    def __init__(self, key: str, **details: object) -> None:
        super().__init__(key, _SAYINGS[key].format(**details), **details)
