"""What can go wrong between a sentence and a loudspeaker. The words are in ``mouth.ftl``."""

from __future__ import annotations

from heraut.errors import KeyedError


class MouthError(KeyedError, OSError):
    """Something outside the program keeps it from being heard.

    ``key`` names the problem, ``details`` are the values its words need. Keys: ``no_voice``,
    ``voice_degraded``, ``voice_not_found``, ``no_portaudio``, ``no_speaker``, ``speaker_lost``,
    ``headphones_lost``, ``wav_not_written``.
    """


class NoOutput(KeyedError, LookupError):
    """The channel leads nowhere. Saying the words elsewhere could tell a secret, so nobody may."""

    def __init__(self, seat: int | None) -> None:
        who = "the table" if seat is None else f"the ear of seat {seat}"
        message = f"{who} has no output; give the mouth one, or ask before saying it aloud"
        if seat is None:
            super().__init__("no_table_output", message)
        else:
            super().__init__("no_private_output", message, seat=seat)


class SettingError(KeyedError, ValueError):
    """A voice setting is out of its range. Keys: ``rate_out_of_range``, ``volume_out_of_range``."""
