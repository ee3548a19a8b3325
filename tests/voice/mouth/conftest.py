from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest

from heraut.voice.mouth.channels import TABLE_CHANNEL
from heraut.voice.mouth.mouth import Mouth
from heraut.voice.mouth.pcm import Pcm
from heraut.voice.mouth.synthesiser import Synthesiser

from .nowhere import NullOutput

PATIENCE = 20.0


class Slow:
    """Headphones that play until they are told to go on: the time that a sound takes."""

    def __init__(self) -> None:
        self.heard: list[Pcm] = []
        self.begun = threading.Semaphore(0)
        self._end = threading.Event()
        self.stops = 0

    def start(self, sound: Pcm) -> None:
        self._end.clear()
        self.heard.append(sound)
        self.begun.release()

    def stop(self) -> None:
        self.stops += 1
        self._end.set()

    def wait(self) -> None:
        self._end.wait(PATIENCE)

    def back(self) -> bool:
        return True

    def close(self) -> None:
        self._end.set()

    def finish(self) -> None:
        """Let the present sound end by itself."""
        self._end.set()


class Heard(NullOutput):
    """An ear that takes no time."""

    def __init__(self) -> None:
        self.heard: list[Pcm] = []

    def start(self, sound: Pcm) -> None:
        self.heard.append(sound)


@pytest.fixture(scope="session")
def voice() -> Iterator[Synthesiser]:
    """This computer's own voice, shared: no test may leave it changed."""
    with Synthesiser() as synthesiser:
        yield synthesiser


@pytest.fixture
def slow() -> Slow:
    return Slow()


@pytest.fixture
def said() -> Iterator[tuple[Mouth, Heard]]:
    """A mouth that speaks to the table, and what the table hears."""
    output = Heard()
    with Mouth(Synthesiser(), {TABLE_CHANNEL: [output]}) as mouth:
        yield mouth, output
