"""Piper's voices: neural ones that speak here, without a network, where somebody has put them.

A voice is two files, ``NAME.onnx`` and ``NAME.onnx.json``, in one folder. Piper itself is the extra
``piper``. It brings an espeak-ng of its own for the sounds of words, which takes the one that is
loaded here for itself and crashes: so each voice runs in a process of its own,
``python -m heraut.voice.mouth.piper_voices MODEL``, fed as :mod:`heraut.voice.mouth.child` is.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from heraut.voice.child_answers import BadAnswer, read_answer, read_sound, sound_rate
from heraut.voice.mouth.speech_file import Speech
from heraut.voice.mouth.voices import Voice

_USUAL_RATE: Final = 180
"""Words per minute of a Piper voice that is left as it was made."""


class PiperFailed(RuntimeError):
    """A voice that is there cannot speak, or Piper is not installed."""


class PiperVoices:
    """The voices in a folder. Each is loaded when it speaks for the first time."""

    name = "piper"

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._running: dict[str, subprocess.Popen[bytes]] = {}
        self.voice: Voice | None = None
        """Who spoke last."""

    def voices(self) -> tuple[Voice, ...]:
        """Return those that are whole."""
        if not self._folder.is_dir():
            return ()
        found = (self._read(path) for path in sorted(self._folder.glob("*.onnx")))
        return tuple(voice for voice in found if voice is not None)

    def find(self, wanted: str | None) -> Voice | None:
        """Return the voice of this name."""
        if wanted is None:
            return None
        named = (voice for voice in self.voices() if voice.name.casefold() == wanted.casefold())
        return next(named, None)

    def speak(self, text: str, voice: Voice, rate: int) -> Speech:
        """Return ``text`` spoken at ``rate`` words per minute. Raises :class:`PiperFailed`."""
        if not installed():
            raise PiperFailed("Piper is not installed: pip install heraut[piper]")
        try:
            speech = self._asked(voice, {"text": text, "slower": _USUAL_RATE / rate})
        except (OSError, ValueError) as problem:
            if (gone := self._running.pop(voice.id, None)) is not None:
                gone.kill()
                gone.communicate()
            raise PiperFailed(f"{voice.name}: {problem!r}") from problem
        if not speech.frames:
            raise PiperFailed(f"{voice.name} gave no sound")
        self.voice = voice
        return speech

    def _asked(self, voice: Voice, request: Mapping[str, object]) -> Speech:
        if voice.id not in self._running:
            self._running[voice.id] = subprocess.Popen(
                (sys.executable, "-P", "-m", __name__, voice.id),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        process = self._running[voice.id]
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(json.dumps(request).encode() + b"\n")
        process.stdin.flush()
        if (told := read_answer(process.stdout)) is None:
            raise BadAnswer("it ended")
        return Speech(read_sound(process.stdout, told), sound_rate(told))

    def _read(self, path: Path) -> Voice | None:
        try:
            told = json.loads(path.with_name(f"{path.name}.json").read_text(encoding="utf-8"))
            tag = told.get("language", {}).get("code") or told["espeak"]["voice"]
        except (OSError, ValueError, KeyError, AttributeError, TypeError):
            return None
        return Voice.of(path, path.stem, (tag,))


def installed() -> bool:
    """Tell whether Piper is there."""
    return find_spec("piper") is not None


def main() -> None:
    """Speak with one voice, in its own process, until the input ends."""
    from piper import PiperVoice, SynthesisConfig

    # Whatever a library prints must not come between the samples.
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    voice = PiperVoice.load(sys.argv[1])
    usual = voice.config.length_scale
    for line in sys.stdin.buffer:
        asked = json.loads(line)
        how = SynthesisConfig(length_scale=usual * asked["slower"])
        frames = b"".join(one.audio_int16_bytes for one in voice.synthesize(asked["text"], how))
        told = {"bytes": len(frames), "rate": voice.config.sample_rate}
        replies.write(json.dumps(told).encode() + b"\n" + frames)
        replies.flush()


if __name__ == "__main__":
    main()
