"""What can go wrong between a sentence and a loudspeaker. The words are in ``mouth.ftl``."""

from __future__ import annotations

__all__ = ["MouthError", "NoOutput", "SettingError"]


class MouthError(OSError):
    """Something outside the program keeps it from being heard.

    ``key`` names the problem, ``details`` are the values its words need. Keys: ``no_voice``,
    ``voice_degraded``, ``voice_not_found``, ``no_portaudio``, ``no_speaker``, ``speaker_lost``,
    ``wav_not_written``.
    """

    def __init__(self, key: str, message: str, /, **details: object) -> None:
        super().__init__(message)
        self.key = key
        self.details = details


class NoOutput(LookupError):
    """The channel leads nowhere. Saying the words elsewhere could tell a secret, so nobody may."""

    def __init__(self, seat: int | None) -> None:
        who = "the table" if seat is None else f"the ear of seat {seat}"
        super().__init__(f"{who} has no output; give the mouth one, or ask before saying it aloud")
        self.key = "no_table_output" if seat is None else "no_private_output"
        self.details: dict[str, object] = {} if seat is None else {"seat": seat}


class SettingError(ValueError):
    """A voice setting is out of its range. Keys: ``rate_out_of_range``, ``volume_out_of_range``."""

    def __init__(self, key: str, message: str, /, **details: object) -> None:
        super().__init__(message)
        self.key = key
        self.details = details
