"""The players' phones in a sitting: their pages are opened at its start, or when somebody asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from typing import TYPE_CHECKING

from heraut.voice.dialogue import Conversation, Result
from heraut.voice.dialogue.outputs import Spoken
from heraut.voice.runtime.event_loop import EventLoop, OutputSink
from heraut.voice.runtime.match_factory import Opened

# The pages cost what nobody should wait for who plays without them.
if TYPE_CHECKING:
    from heraut.voice.pocket.hub import Hub


@dataclass(frozen=True, slots=True)
class Pocket:
    """Where the pages of the players' phones are opened."""

    host: str = ""
    """The address of this machine; empty for the one it has in the room's network."""
    port: int = 0
    """0 for the usual one."""


class Phones:
    """What a talk can have done with phones. Pages stay open until ``stack`` is left."""

    def __init__(self, stack: ExitStack, lang: str, pocket: Pocket) -> None:
        self._stack, self._lang, self._pocket = stack, lang, pocket
        self._hub: Hub | None = None
        self._loop: EventLoop | None = None
        self._match: Opened | None = None

    def open(self, tell: Callable[..., object]) -> None:
        """Open the pages and tell where they are; once they are open, only tell.

        Raises :class:`~heraut.voice.pocket.errors.PocketMissing` and
        :class:`~heraut.voice.pocket.errors.PocketAddress`.
        """
        if self._hub is None:
            from heraut.voice.pocket.opening import opened

            self._hub = opened(self._stack, self._lang, self._pocket.host, self._pocket.port)
            self._joined_up()
        for key, args in self._hub.opened:
            tell(key, **args)

    @property
    def sinks(self) -> tuple[OutputSink, ...]:
        """Who else is told what is said."""
        return () if self._hub is None else (self._hub,)

    def attend(self, talk: Conversation, loop: EventLoop) -> None:
        """Do what this talk asks for, and hand what phones send to its loop."""
        self._loop = loop
        talk.services = self.services
        self._joined_up()

    def seated(self, match: Opened) -> None:
        """Lead phones to the seats of a match that was opened."""
        self._match = match
        if self._hub is not None:
            self._hub.seated(match.task, match.save)

    @property
    def services(self) -> Mapping[str, Callable[[Conversation], Result]]:
        """What is done when somebody asks for it."""
        return {
            "phones_open": self._opened,
            "phones_address": self._address,
            "phones_close": self._closed,
        }

    def _joined_up(self) -> None:
        hub, loop = self._hub, self._loop
        if hub is None or loop is None:
            return
        hub.inbox, hub.speech.second = loop.inbox, lambda: loop.second
        hub.talk = loop.talk
        if hub not in loop.sinks:
            loop.sinks.append(hub)
            if self._match is not None:
                hub.seated(self._match.task, self._match.save)

    def _opened(self, talk: Conversation) -> Result:
        from heraut.voice.pocket.errors import PocketAddress, PocketMissing

        told: list[Spoken] = []
        try:
            self.open(lambda key, **args: told.extend(talk.task.say(key, args)))
        except (PocketMissing, PocketAddress) as problem:
            key = "error-" + problem.key.replace("_", "-")
            return talk.task.say(key, problem.details)
        return told

    def _address(self, talk: Conversation) -> Result:
        hub = self._hub
        return talk.task.say("pocket-not-open", {}) if hub is None else hub.address()

    def _closed(self, talk: Conversation) -> Result:
        hub = self._hub
        return talk.task.say("pocket-not-open", {}) if hub is None else hub.unplugged(talk)
