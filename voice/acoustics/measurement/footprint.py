"""What a model costs: room on the disk, time to load, memory, time to hear.

Time to hear is that of Vosk alone, in seconds of one core's work for a second of sound; the voice
activity detector costs more than that and is not the model's.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from heraut.grammars import UNKNOWN
from heraut.voice.ears.sound import RATE, Samples

_LOADS: Final = 5
"""Fresh processes that load the model; the middle one counts."""
_MEBI: Final = 2**20

_CHILD: Final = """
import json, sys, time
import vosk
from heraut.voice.acoustics.measurement.footprint import resident
vosk.SetLogLevel(-1)
grammar = sys.stdin.buffer.read().decode()
before = resident()
began = time.perf_counter()
model = vosk.Model(sys.argv[1])
loaded = time.perf_counter() - began
recogniser = vosk.KaldiRecognizer(model, 16000, grammar)
recogniser.AcceptWaveform(bytes(32000))
recogniser.FinalResult()
after = resident()
print(json.dumps([loaded, None if before is None or after is None else after - before]))
"""


@dataclass(frozen=True, slots=True)
class Footprint:
    """The costs of one model."""

    size: float
    """On the disk, in MB of a million bytes."""
    load: float
    """Seconds to load it, Vosk itself being there already."""
    memory: float | None
    """MiB that the process grew by loading it and hearing a second; None where it cannot tell."""
    rtf: float
    """Seconds of work of one core for a second of sound, Vosk alone."""


def footprint(model: Path, clips: Sequence[Samples], phrases: Sequence[str]) -> Footprint:
    """Measure the model in a folder; ``clips`` are heard with ``phrases`` as the grammar.

    Raises ``OSError`` when a fresh process cannot load it.
    """
    grammar = json.dumps([*phrases, UNKNOWN], ensure_ascii=False)
    loads = [_fresh(model, grammar) for _ in range(_LOADS)]
    memory = [grown for _, grown in loads if grown is not None]
    return Footprint(
        size=sum(path.stat().st_size for path in model.rglob("*") if path.is_file()) / 1e6,
        load=statistics.median(seconds for seconds, _ in loads),
        memory=statistics.median(memory) / _MEBI if memory else None,
        rtf=_rtf(model, clips, grammar),
    )


def resident() -> int | None:
    """Return the bytes of memory that this process occupies; None on systems without /proc."""
    try:
        status = Path("/proc/self/status").read_text(encoding="ascii")
    except OSError:
        return None
    (line,) = (line for line in status.splitlines() if line.startswith("VmRSS:"))
    return int(line.split()[1]) * 1024


def _fresh(model: Path, grammar: str) -> tuple[float, int | None]:
    command = [sys.executable, "-c", _CHILD, str(model)]
    # By way of its input: a command line has no room for a large grammar.
    child = subprocess.run(
        command, input=grammar, capture_output=True, text=True, encoding="utf-8", check=False
    )
    if child.returncode:
        raise OSError(f"a fresh process cannot load {model}: {child.stderr[-500:]}")
    seconds, grown = json.loads(child.stdout)
    return seconds, grown


def _rtf(model: Path, clips: Sequence[Samples], grammar: str) -> float:
    import vosk

    vosk.SetLogLevel(-1)
    loaded = vosk.Model(str(model))
    recogniser = vosk.KaldiRecognizer(loaded, RATE, grammar)
    began = time.process_time()  # not the clock on the wall: other programs may be at work
    for clip in clips:
        recogniser.AcceptWaveform(clip.tobytes())
        recogniser.FinalResult()
    return (time.process_time() - began) * RATE / sum(map(len, clips))
