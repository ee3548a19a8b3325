"""From sentences to sound: a voice in a child process, channels to speak on, earcons.

:class:`Mouth` is what the rest of the program talks to. It says sentences in order, one at a time,
on the channel it is given: the table, or the ear of one seat. A channel without an output raises;
it never falls through to the table, where it would tell a secret.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from heraut.voice.mouth.channels import TABLE_CHANNEL, Channel, ear
    from heraut.voice.mouth.earcons import Earcon, earcon
    from heraut.voice.mouth.errors import MouthError, NoOutput, SettingError
    from heraut.voice.mouth.mouth import Mouth
    from heraut.voice.mouth.outputs import AudioOutput, NullOutput, WavOutput
    from heraut.voice.mouth.pcm import Pcm
    from heraut.voice.mouth.settings import Change, VoiceSettings
    from heraut.voice.mouth.speaker import SpeakerOutput, speakers
    from heraut.voice.mouth.synthesiser import Statistics, Synthesiser

__all__ = [
    "TABLE_CHANNEL",
    "AudioOutput",
    "Change",
    "Channel",
    "Earcon",
    "Mouth",
    "MouthError",
    "NoOutput",
    "NullOutput",
    "Pcm",
    "SettingError",
    "SpeakerOutput",
    "Statistics",
    "Synthesiser",
    "VoiceSettings",
    "WavOutput",
    "ear",
    "earcon",
    "speakers",
]

_HOMES = {
    "channels": ("TABLE_CHANNEL", "Channel", "ear"),
    "earcons": ("Earcon", "earcon"),
    "errors": ("MouthError", "NoOutput", "SettingError"),
    "mouth": ("Mouth",),
    "outputs": ("NullOutput", "AudioOutput", "WavOutput"),
    "pcm": ("Pcm",),
    "settings": ("Change", "VoiceSettings"),
    "speaker": ("SpeakerOutput", "speakers"),
    "synthesiser": ("Statistics", "Synthesiser"),
}


def __getattr__(name: str) -> Any:
    # Imported on first use: the speaking child is in this package too, and a voice that has to be
    # restarted in the middle of a game must not wait for numpy.
    for module, names in _HOMES.items():
        if name in names:
            return getattr(import_module(f"{__name__}.{module}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
