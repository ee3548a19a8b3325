"""Where sound goes: one WAV file. The loudspeaker has its own module."""

from __future__ import annotations

import threading
import wave
from pathlib import Path
from typing import BinaryIO, Final, Protocol

from heraut.plain_file import plain
from heraut.voice.mouth.errors import MouthError
from heraut.voice.mouth.pcm import Pcm, resampled


class AudioOutput(Protocol):
    """One place to send sound to. Every method but ``wait`` returns at once."""

    def start(self, sound: Pcm) -> None:
        """Begin a sound. The one before must have ended. Raises :class:`MouthError`."""
        ...

    def stop(self) -> None:
        """Fall silent, within 50 ms. May be called from any thread, in silence too."""
        ...

    def wait(self) -> None:
        """Return when the sound has ended or was stopped. Raises :class:`MouthError`."""
        ...

    def back(self) -> bool:
        """Tell whether a sound can be begun, after one could not; look for a lost device."""
        ...

    def close(self) -> None:
        """Let go of the device or the file."""
        ...


class WavOutput:
    """A 16-bit mono WAV of everything said, in order, at one ``rate`` in Hz.

    A file of that name is replaced. The header is put right after each sound, so that the file is
    good even when the program is killed. ``gap`` seconds of silence part the sounds. A sound is
    written whole as soon as it starts, even if it is stopped for the players. Raises
    :class:`MouthError` with the key ``wav_not_written``.
    """

    _HEADER: Final = 44

    def __init__(self, path: Path, rate: int = 22050, gap: float = 0.25) -> None:
        self.path = path
        self.rate = rate
        self._gap = bytes(2 * round(gap * rate))
        self._lock = threading.Lock()
        if path.exists():
            plain(path)  # what is in a file may go; a pipe would wait for somebody to read it
        try:
            self._file: BinaryIO = path.open("wb")
            self._wav = wave.Wave_write(self._file)
            self._wav.setnchannels(1)
            self._wav.setsampwidth(2)
            self._wav.setframerate(rate)
            self._wav.writeframes(b"")
            self._file.flush()
        except OSError as error:
            raise self._failed(error) from error

    def start(self, sound: Pcm) -> None:
        """Append the sound."""
        frames = resampled(sound, self.rate).samples.tobytes()
        if not frames:
            return
        with self._lock:
            try:
                # Behind the last whole sound: what a full disk cut short is written over.
                self._file.seek(self._HEADER + 2 * self._wav.tell())
                self._wav.writeframes((self._gap if self._wav.tell() else b"") + frames)
                self._file.flush()
            except (OSError, ValueError) as error:
                raise self._failed(error) from error

    def stop(self) -> None:
        """Do nothing: what has been said stays written."""

    def wait(self) -> None:
        """Do nothing: writing takes no time."""

    def back(self) -> bool:
        """Tell that it can be tried: nobody plugs a file in."""
        return True

    def close(self) -> None:
        """Close the file."""
        with self._lock:
            try:
                self._wav.close()
            finally:
                self._file.close()

    def _failed(self, error: Exception) -> MouthError:
        return MouthError(
            "wav_not_written",
            f"cannot write {self.path}: {error}",
            path=str(self.path),
            why=getattr(error, "strerror", None) or str(error),
        )
