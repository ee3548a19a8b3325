import queue
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from heraut.nfc import CardTag, ReaderEvent
from heraut.nfc.deck import Deck
from heraut.nfc.emulator import EmulatedField
from heraut.nfc.reader import Reader

PATIENCE = 10.0


class Watched:
    """A reader whose events are taken one by one."""

    def __init__(self, reader: Reader, events: "queue.Queue[ReaderEvent]") -> None:
        self.reader = reader
        self.events = events

    def next(self) -> ReaderEvent:
        return self.events.get(timeout=PATIENCE)


@pytest.fixture
def deck() -> Deck:
    return Deck.new()


@pytest.fixture
def seven() -> CardTag:
    return CardTag("kingsbridge", "7", 3)


@pytest.fixture
def field() -> Iterator[EmulatedField]:
    with EmulatedField() as field:
        yield field


@pytest.fixture
def watch() -> Iterator[Callable[[str, Deck], Watched]]:
    with ExitStack() as stack:

        def start(path: str, deck: Deck) -> Watched:
            events: queue.Queue[ReaderEvent] = queue.Queue()
            reader = stack.enter_context(Reader(path, deck, events.put))
            return Watched(reader, events)

        yield start
