"""A whole match over the sound server, which is killed and comes back while it is played.

A program of its own; see ``test_sound_server_killed.py``. It prints ``kill`` and ``start`` for what
is to be done with the server and reads a line once it is done, and after each fault ``took``, the
seconds until play went on and those until loudspeaker and ears were back. It ends with an error
when something was lost, said twice, or did not come back.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random
from threading import Timer

from heraut.engines.journal import load as load_journal
from heraut.voice.models.loaded import load
from heraut.voice.models.store import find
from heraut.voice.mouth.outputs import WavOutput
from heraut.voice.mouth.pcm import Pcm
from heraut.voice.mouth.speaker import SpeakerOutput
from heraut.voice.mouth.text import sentences
from heraut.voice.runtime.event_loop import Given

# This program is run as a file, by itself.
sys.path.insert(0, str(Path(__file__).parents[3]))

from tests.voice.runtime.running_match import PATIENCE, QUESTION, RunningMatch

SHORT = 2.5
"""Seconds after which ears have said that they hear nothing, or go on without a word."""
AWAY = 1.5
"""Seconds that the server stays away at most, besides what it takes to start."""


class Loudspeaker(SpeakerOutput):
    """Notes what went out whole, and when something began."""

    def __init__(self) -> None:
        self.sounds: list[bytes] = []
        self.began: list[float] = []
        self.seconds = 0.0
        self._now = b""
        super().__init__(late=True)

    def start(self, sound: Pcm) -> None:
        super().start(sound)
        self._now = sound.samples.tobytes()
        self.began.append(time.monotonic())

    def wait(self) -> None:
        super().wait()
        self.sounds.append(self._now)


def ordered(what: str) -> None:
    print(what, flush=True)
    assert sys.stdin.readline()


def fault(match: RunningMatch, dice: Random, wav: Path, keys: list[str]) -> tuple[float, float]:
    """Kill the server and have it come back; return how long play and sound were away."""
    told, sounds, steps = len(match.told), len(match.sounded), len(match.task.match.history)
    keys.clear()
    killed = Timer(dice.choice([0.0, dice.uniform(0, 0.6)]), ordered, ("kill",))
    given = Given(QUESTION)
    began = time.monotonic()
    killed.start()
    if dice.random() < 0.7:
        match.loop.inbox.put(given)
        assert given.answered.wait(PATIENCE)
    away = time.monotonic() - began
    killed.join()
    # Without a sound play goes on: a move, and what comes of it.
    away = max(away, match.moves(aloud=False))
    time.sleep(dice.uniform(0, AWAY))
    ordered("start")
    began = time.monotonic()
    match.asks()  # what was missed before is stale by then
    time.sleep(SHORT)
    news = match.told[told:]
    if any("Je n'entends plus" in text for text in news):
        match.until(lambda: any("J'écoute de nouveau" in text for text in match.told[told:]))
    heard = next(
        (
            at
            for text, at in zip(match.told[told:], match.told_at[told:], strict=True)
            if "J'écoute de nouveau" in text
        ),
        began,
    )
    match.until(lambda: sentences(match.told[-1])[-1] == (match.sounded or [""])[-1])
    match.settled()
    spoke = min((one for one in match.loudspeaker.began if one > began), default=heard)
    back = max(heard, spoke) - began  # below 0: before the test had seen the server itself
    # What is said aloud at the table is heard, and answered aloud.
    count, done = len(match.told), len(match.loudspeaker.sounds)
    time.sleep(1.0)  # who speaks waits until Héraut is silent
    subprocess.run(["paplay", str(wav)], check=True)
    match.until(lambda: len(match.told) > count)
    match.until(lambda: len(match.loudspeaker.sounds) > done)
    match.settled()
    news = Counter(text for text in match.told[told:] if "écoute" in text or "micro" in text)
    assert all(many == 1 for many in news.values()), news
    assert all(many == 1 for many in Counter(keys).values()), keys
    twice = Counter(match.sounded[sounds:]) - Counter(match.said_since(told))
    assert not twice, f"sounded twice: {twice}"
    saved = load_journal(match.save)[0].history
    assert saved == match.task.match.history
    assert sum(step.by >= 0 for step in saved[steps:]) == 1
    return away, back


def main() -> None:
    folder, seed, many = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    dice, keys = Random(seed), list[str]()
    with RunningMatch(folder, load(find("fr")), seed, Loudspeaker()) as match:
        match.mouth.on_problem(lambda error: keys.append(error.key))
        match.mouth.on_recovery(lambda key: keys.append(f"over {key}"))
        wav = folder / "question.wav"
        file = WavOutput(wav)
        file.start(match.voice.render(QUESTION))
        file.close()
        match.asks()  # what reads a typed line is loaded with the first one
        for _ in range(many):
            away, back = fault(match, dice, wav, keys)
            print(f"took {away:.2f} {back:.2f}", flush=True)
    print("done", flush=True)


if __name__ == "__main__":
    main()
