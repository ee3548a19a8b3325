"""The process that hears again: ``python -m heraut.voice.ears.second.child KIND FOLDER LANG``.

It may die or hang without taking the game with it, and its memory is bounded where the system can.
Requests come in on standard input, one JSON object a line with ``id``, ``bytes``, and ``awaited``
or ``sentences``, followed by as many bytes of sound. Each is answered by one JSON line: ``id``, and
``texts``, a list of words and their phones, or ``log_probabilities``, a number for each sentence.
The process ends when its input does.
"""

from __future__ import annotations

import json
import os
import queue
import signal
import sys
import threading
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import BinaryIO, Final

from heraut.voice.ears.second.second_ear import SecondEar

MEMORY: Final = 2_000_000_000
"""Bytes of data that the process may have."""


def open_ear(kind: str, folder: Path, lang: str) -> SecondEar:
    """Return the ear of a kind, ``whisper`` or ``vosk``. Raises what its library raises."""
    if kind == "whisper":
        from heraut.voice.ears.second.whisper import Whisper

        return Whisper(folder, lang)
    from heraut.voice.ears.second.open_vosk import OpenVosk

    return OpenVosk(folder, lang)


def main(opened: Callable[[str, Path, str], SecondEar] = open_ear) -> None:
    """Answer requests until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the program
    kind, folder, lang = sys.argv[1:4]
    requests, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a library prints is no answer
    waiting: queue.SimpleQueue[tuple[dict[str, object], bytes]] = queue.SimpleQueue()

    def read() -> None:
        while line := requests.readline():
            request = json.loads(line)
            waiting.put((request, requests.read(request["bytes"])))
        os._exit(0)  # at once, whatever is being heard: nobody waits for it any more

    threading.Thread(target=read, daemon=True).start()
    _bound_memory()
    ear = opened(kind, Path(folder), lang)
    _reply(replies, {"ready": True})
    while True:
        request, sound = waiting.get()
        answer: dict[str, object] = {"id": request["id"]}
        if isinstance(sentences := request.get("sentences"), list):
            answer["log_probabilities"] = [*ear.log_probabilities(sound, sentences)]
        else:
            awaited = request["awaited"]
            assert isinstance(awaited, list)
            answer["texts"] = [[text.words, *text.phones] for text in ear.hear(sound, awaited)]
        _reply(replies, answer)


def _bound_memory() -> None:
    try:
        import resource
    except ImportError:  # Windows
        return
    _, hard = resource.getrlimit(resource.RLIMIT_DATA)
    most = MEMORY if hard == resource.RLIM_INFINITY else min(MEMORY, hard)
    resource.setrlimit(resource.RLIMIT_DATA, (most, hard))


def _reply(replies: BinaryIO, answer: Mapping[str, object]) -> None:
    replies.write(json.dumps(answer).encode() + b"\n")
    replies.flush()


if __name__ == "__main__":
    main()
