"""A table whose only microphone hears its own loudspeaker; what is heard there is printed.

A program of its own. Each line on standard input is an order: ``mouth TEXT`` has Héraut say it,
``reader TEXT`` a screen reader, with a slow voice of its own that begins late; ``play FILE`` plays
a WAV as if somebody spoke; ``push`` is a push, ``quiet SECONDS`` waits, ``hear SECONDS`` at most
until something reached the table. Each is answered by a line ``done``, after a line for whatever
reached the table meanwhile.
"""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from queue import Empty, Queue
from typing import Any

from heraut.voice.dialogue import Conversation
from heraut.voice.ears.recogniser import Ears
from heraut.voice.home.screen_reader import ScreenReader
from heraut.voice.models.loaded import load
from heraut.voice.models.store import find
from heraut.voice.mouth.channels import TABLE_CHANNEL
from heraut.voice.mouth.mouth import Mouth
from heraut.voice.mouth.outputs import WavOutput
from heraut.voice.mouth.settings import VoiceSettings
from heraut.voice.mouth.speaker import SpeakerOutput
from heraut.voice.mouth.synthesiser import Synthesiser
from heraut.voice.runtime.event_loop import Closed, Given, Said
from heraut.voice.runtime.match_factory import MatchFactory, open_new
from heraut.voice.runtime.microphone_feed import MicrophoneFeed
from heraut.voice.runtime.push_to_talk import PushToTalk
from heraut.voice.runtime.reader_voice import ReaderVoice

SLOW = VoiceSettings(rate=135, volume=1.0, voice="Belgium")
LATE = 0.2
"""Seconds before a screen reader begins."""


class _Features:
    supports_output = supports_stop = supports_braille = supports_is_speaking = False


class Backend:
    """What a screen reader does with a text: it speaks when it pleases, and does not tell."""

    name = "Lecteur"
    features = _Features()

    def __init__(self, folder: Path) -> None:
        self._folder, self._voice = folder, Synthesiser()
        self._texts: Queue[str] = Queue()
        threading.Thread(target=self._speak, daemon=True).start()

    def speak(self, text: str) -> None:
        self._texts.put(text)

    def _speak(self) -> None:
        while True:
            spoken = self._folder / "spoken.wav"
            file = WavOutput(spoken)
            file.start(self._voice.render(self._texts.get(), SLOW))
            file.close()
            time.sleep(LATE)
            played(spoken)


def played(wav: Path) -> None:
    subprocess.run(["paplay", str(wav)], check=True)


def happened(inbox: Queue[Given | Closed]) -> Iterator[str]:
    while True:
        try:
            given = inbox.get_nowait()
        except Empty:
            return
        if isinstance(given, Given):
            what = given.what
            yield f"heard {what.heard}" if isinstance(what, Said) else f"told {what!r}"
            given.answered.set()


def main() -> None:
    when, by, folder = sys.argv[1:]
    factory = MatchFactory()
    task = open_new(factory, "kingsbridge", ("Anna", "Bilal"), {"cards": "app"}, 3, None)
    talk, inbox = Conversation(task), Queue[Given | Closed]()
    talk.begin()
    pushes = PushToTalk(when)
    mouth = Mouth(Synthesiser(), {TABLE_CHANNEL: [SpeakerOutput()]}, VoiceSettings(volume=1.0))
    backend: Any = Backend(Path(folder))
    reader = ReaderVoice(ScreenReader(backend), [], lambda gone: None)
    feed = MicrophoneFeed(Ears(load(find("fr"))), talk, inbox, mouth, pushes=pushes)
    if by == "reader":
        feed.mind(reader)
    with mouth, reader, feed:
        print("ready", flush=True)
        for line in sys.stdin:
            order, _, what = line.strip().partition(" ")
            match order:
                case "mouth":
                    mouth.say(what)
                    mouth.wait()
                case "reader":
                    reader.say(what)
                    reader.wait(60)
                case "play":
                    played(Path(what))
                case "push":
                    pushes.push()
                    time.sleep(0.4)
                case "quiet":
                    time.sleep(float(what))
                case "hear":
                    late = time.monotonic() + float(what)
                    while inbox.empty() and time.monotonic() < late:
                        time.sleep(0.05)
            for told in happened(inbox):
                print(told, flush=True)
            print("done", flush=True)


if __name__ == "__main__":
    main()
