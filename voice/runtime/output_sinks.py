"""Telling outputs: printed lines and speech. Secrets go to their ear or nowhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Final

import click

from heraut.engines.protocol import Seat
from heraut.voice.dialogue.outputs import Cued, Output, Silenced, Spoken
from heraut.voice.herald import TypedError, Verbosity, Words
from heraut.voice.mouth.channels import TABLE_CHANNEL, ear

if TYPE_CHECKING:
    from heraut.voice.models.loaded import LoadedModel
    from heraut.voice.mouth.mouth import Mouth
    from heraut.voice.runtime.reader_voice import BrailleLine, ReaderVoice


_LAST_WORDS: Final = 30.0
"""Seconds that the last sentence may take."""


def printed(text: str, *, heard: bool) -> None:
    """Print a line; ``heard``: whether it is also said, or shown in Braille, to the same people.

    A terminal may have gone, or a full disk take no more of a log: who hears it plays on. Raises
    ``OSError`` where nobody would be told.
    """
    try:
        click.echo(text)
    except OSError:
        if not heard:
            raise


class Printer:
    """Prints what is said, one line each. What is for one seat's ear is left to that ear.

    ``private`` are the seats whose ear is the terminal itself, with what goes before its lines.
    """

    def __init__(
        self,
        write: Callable[[str], object],
        private: Mapping[Seat, str] | None = None,
        *,
        table: bool = True,
    ) -> None:
        self._write = write
        self._table = table
        self._private = private or {}

    def tell(self, outputs: Iterable[Output]) -> None:
        """Print the lines for the table, and those for the private seats."""
        for output in outputs:
            match output:
                case Spoken(text, None) if self._table:
                    self._write(text)
                case Spoken(text, int() as seat) if seat in self._private:
                    self._write(f"{self._private[seat]} {text}")
                case _:
                    pass


class Speaker:
    """Says it. New words replace what is still being said only when told to hush."""

    def __init__(self, mouth: Mouth, *, table: bool = True, ears: frozenset[Seat] = frozenset()):
        self._mouth = mouth
        self._table = table
        self._ears = ears

    def tell(self, outputs: Iterable[Output]) -> None:
        """Hand the lines to the mouth, which says them in order."""
        for output in outputs:
            match output:
                case Spoken(text, None) if self._table:
                    self._mouth.say(text, TABLE_CHANNEL)
                case Spoken(text, int() as seat) if seat in self._ears:
                    self._mouth.say(text, ear(seat))
                case Cued(name) if self._table:
                    self._mouth.earcon(name)
                case Silenced():
                    self._mouth.stop()
                case _:
                    pass


class Announcer:
    """Says what is about the program and not about the match: printed, and spoken if possible."""

    def __init__(self, words: Words, verbosity: Verbosity) -> None:
        self.words = words
        self._verbosity = verbosity
        self._told: set[str] = set()
        self.mouth: Mouth | None = None
        """What speaks, once there is one."""
        self._reader: ReaderVoice | BrailleLine | None = None
        self.on_reader: list[Callable[[], None]] = []
        """Called when a screen reader is taken."""

    @property
    def reader(self) -> ReaderVoice | BrailleLine | None:
        """The screen reader that tells in place of print, and of the mouth if it speaks."""
        return self._reader

    @reader.setter
    def reader(self, reader: ReaderVoice | BrailleLine | None) -> None:
        self._reader = reader
        # One that goes hands what it was given to others by itself.
        for callback in self.on_reader if reader is not None else ():
            callback()

    @property
    def _speaks(self) -> bool:
        return self.mouth is not None and self.mouth.has(TABLE_CHANNEL)

    def __call__(self, key: str, **args: object) -> None:
        """Print and speak a message, once: microphone and loudspeaker may lack the same thing."""
        text = self.words.text(key, self._verbosity, **args)
        if text not in self._told:
            self._told.add(text)
            self._aloud(text)

    def aloud(self, key: str, **args: object) -> None:
        """Print and speak a message each time: what goes and comes back may go again."""
        self._aloud(self.words.text(key, self._verbosity, **args))

    def _aloud(self, text: str) -> None:
        if self.reader is not None:
            self.reader.say(text)
            if self.reader.speaks:
                return
        else:
            printed(text, heard=self._speaks)
        if self.mouth is not None and self._speaks:
            self.mouth.say(text)

    def failed(self, problem: Exception) -> None:
        """Say aloud, to its end, what ended the talk; it is printed by who called."""
        if isinstance(problem, ModuleNotFoundError):
            from heraut.voice.home.unfit import explained  # hardly ever needed

            problem = explained(problem)
        if isinstance(problem, TypedError):
            text = self.words.error(problem)
        else:
            text = self.words.text("error-unforeseen", path="none")
        if self.reader is not None and self.reader.speaks:
            self.reader.say(text)
        elif self.mouth is not None and self.mouth.has(TABLE_CHANNEL):
            self.mouth.stop()
            self.mouth.say(text)
            self.mouth.wait(_LAST_WORDS)

    def lost_names(self, model: LoadedModel, game: str) -> None:
        """Tell which of a game's names a model cannot hear, and what to say instead."""
        from heraut.voice.runtime.lost_names import announcements

        for key, args in announcements(model, self.words, game):
            self(key, **args)

    def printed(self, key: str, **args: object) -> None:
        """Print a message that our own voice cannot speak, because it is about that voice."""
        text = self.words.text(key, self._verbosity, **args)
        if self.reader is not None:
            self.reader.say(text)
        else:
            printed(text, heard=self._speaks)
