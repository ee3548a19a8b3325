"""What plays dies at random in the middle of a match: play goes on, it is said once, nothing twice.

Only with ``--whole``, and by itself, for it is about seconds: each kind of fault is tried 200
times, or as often as ``HERAUT_FAULTS`` says.
"""

from __future__ import annotations

import ctypes
import os
import threading
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from heraut.engines.journal import load as load_journal
from heraut.voice.models.loaded import LoadedModel, load
from heraut.voice.models.store import embedded
from heraut.voice.mouth.text import sentences

from .running_match import RunningMatch, kill

WITHIN = 3.0
"""Seconds after which play must go on."""
LIFTED = 1.0
"""Seconds after which a card that lay there has been lifted, and ears know the noise of a room."""
EACH = 20
"""Faults after which another match begins, before the first is over."""


class Fault(Exception):
    """Something that nobody foresaw."""


@pytest.fixture(scope="module")
def model() -> LoadedModel:
    return load(embedded("fr"))


def haste() -> float:
    """Return how many programs wait for each processor: everything takes as much longer."""
    return max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1)) if hasattr(os, "getloadavg") else 1


def soon(dice: Random) -> None:
    time.sleep(dice.choice([0.0, dice.uniform(0, 0.05), dice.uniform(0, 0.4)]))


def raised_in(name: str, fault: type[Exception]) -> None:
    """Raise something in a running thread, wherever it happens to be."""
    (thread,) = (each for each in threading.enumerate() if each.name == name)
    ctypes.pythonapi.PyThreadState_SetAsyncExc(
        ctypes.c_ulong(thread.ident or 0), ctypes.py_object(fault)
    )


def voice(match: RunningMatch, dice: Random) -> float:
    """The child that speaks is killed."""
    begun = threading.Timer(dice.uniform(0, 0.3), lambda: kill(match.voice.pid or 0))
    pid = match.voice.pid
    begun.start()
    asked = match.asks()
    begun.join()
    moved = match.moves()
    match.voice.render(f"Essai {dice.random()}.")  # what was said before needs no child again
    assert match.voice.pid != pid and match.voice.statistics.restarts
    return max(asked, moved)


def recogniser(match: RunningMatch, dice: Random) -> float:
    """The ears fail while somebody speaks, or nobody does."""
    count = len(match.told)
    if dice.random() < 0.5:
        match.microphone.say(match.question)
    soon(dice)
    match.microphone.fault = Fault("the recogniser broke")
    began = time.monotonic()
    match.until(lambda: match.microphone.fault is None)
    match.until(lambda: any("J'écoute de nouveau" in text for text in match.told[count:]))
    back = time.monotonic() - began
    match.settled()
    time.sleep(LIFTED)  # whoever waits for these words begins a little later
    return back + match.says()


def unplugged(match: RunningMatch, dice: Random) -> float:
    """The reader is pulled out while a card lies on it, or none does, and put in again."""
    count = len(match.told)
    if dice.random() < 0.5:
        match.field.put(match.tag)
    soon(dice)
    match.field.unplug()
    match.field.take()
    match.until(lambda: any("lecteur" in text for text in match.told[count:]))
    match.asks()
    match.field.replug()
    began = time.monotonic()
    match.until(lambda: any("est revenu" in text for text in match.told[count:]))
    back = time.monotonic() - began
    match.settled()
    time.sleep(LIFTED)  # a card that lies there when the reader is back was there before
    return back + match.taps()


def reader_thread(match: RunningMatch, dice: Random) -> float:
    """Something is raised in the reader's thread, wherever it is."""
    raised_in("heraut-nfc", Fault)
    began = time.monotonic()
    count = len(match.told)
    match.until(lambda: any("est revenu" in text for text in match.told[count:]))
    back = time.monotonic() - began
    match.settled()
    time.sleep(LIFTED)
    return back + match.taps()


def second_ear(match: RunningMatch, dice: Random) -> float:
    """The second ear is killed while it hears, or before."""
    match.is_heard_again()
    if dice.random() < 0.5:
        soon(dice)
    kill(match.ear.pid)
    began = time.monotonic()
    match.settled()
    match.is_heard_again()
    match.until(lambda: "deuxième oreille" in " ".join(match.told))
    match.settled()
    match.asks()
    took = time.monotonic() - began
    match.second.close()
    match.second_ear()
    return took


FAULTS = (voice, recogniser, unplugged, reader_thread, second_ear)


def survived(
    match: RunningMatch, fault: Callable[[RunningMatch, Random], float], dice: Random
) -> float:
    """Try one fault; return after how many seconds play went on."""
    told, sounds, steps = len(match.told), len(match.sounded), len(match.task.match.history)
    took = fault(match, dice)
    assert took < WITHIN * haste(), f"play went on after {took:.1f} seconds"
    match.settled()
    said, sounded = match.said_since(told), match.sounded[sounds:]
    news = Counter(text for text in match.told[told:] if _is_trouble(text))
    assert all(many == 1 for many in news.values()), news
    assert not Counter(sounded) - Counter(said), "something sounded twice"
    assert sounded[-1] == sentences(match.told[-1])[-1]
    saved = load_journal(match.save)[0].history
    assert saved == match.task.match.history
    assert sum(step.by >= 0 for step in saved[steps:]) == (fault is voice)
    return took


@pytest.mark.apart
def test_play_goes_on_and_nothing_is_said_or_done_twice(tmp_path: Path, model: LoadedModel) -> None:
    left = int(os.environ.get("HERAUT_FAULTS", "200"))
    dice, seed = Random(5), 0
    took: dict[str, list[float]] = {fault.__name__: [] for fault in FAULTS}
    while left:
        seed += 1
        with RunningMatch(tmp_path, model, seed) as match:
            match.asks()  # what the first line loads belongs to no fault
            for _ in range(min(left, EACH)):
                left -= 1
                for fault in dice.sample(FAULTS, len(FAULTS)):
                    took[fault.__name__].append(survived(match, fault, dice))
        for name, seconds in took.items():
            mean, most = sum(seconds) / len(seconds), max(seconds)
            print(f"{name}: {len(seconds)} faults, {mean:.2f} s on average, {most:.2f} s at most")
        print(f"{left} of each are left", flush=True)
    assert all(took.values())


def _is_trouble(text: str) -> bool:
    return any(word in text for word in ("lecteur", "écoute", "oreille", "voix"))
