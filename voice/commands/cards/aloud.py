"""Says each sentence in print, and aloud where there is a loudspeaker.

In the voice that was kept, or through the player's own screen reader if that was.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import click

from heraut.voice.herald import Words
from heraut.voice.home.own_voice import own_mouth
from heraut.voice.home.settings import kept
from heraut.voice.mouth.channels import TABLE_CHANNEL
from heraut.voice.mouth.errors import MouthError
from heraut.voice.mouth.mouth import Mouth
from heraut.voice.mouth.settings import VoiceSettings
from heraut.voice.mouth.speaker import SpeakerOutput
from heraut.voice.runtime.reader_voice import ReaderVoice

_LONGEST = 60.0
"""Seconds that a screen reader may take for a sentence."""


class Aloud:
    """Prints, and speaks to the end: nobody may lay down a tag before knowing for which card."""

    def __init__(self, mouth: Mouth | None = None, reader: ReaderVoice | None = None) -> None:
        self._mouth = mouth
        self._reader = reader

    def __call__(self, text: str) -> None:
        """Print a sentence, and return when it has been said; a screen reader has it once."""
        if self._reader is None:
            click.echo(text)
        self.only_spoken(text)

    def voice(self, settings: VoiceSettings) -> None:
        """Say what follows in another voice."""
        if self._mouth is not None:
            self._mouth.settings = settings

    def only_spoken(self, text: str) -> None:
        """Say a sentence that is printed elsewhere."""
        if self._reader is not None:
            self._reader.say(text)
            self._reader.wait(_LONGEST)
        elif self._mouth is not None:
            self._mouth.say(text)
            self._mouth.wait()


@contextmanager
def open_aloud(words: Words, speak: bool, *, own: bool = False) -> Iterator[Aloud]:
    """Yield what tells; without a loudspeaker it says so in print, and prints the rest.

    ``own`` has Héraut's own voice speak, whatever was kept: it is about that voice.
    """
    with ExitStack() as stack:
        reader = _reader_voice(stack, words) if speak and not own else None
        mouth: Mouth | None = None
        if speak and reader is None:
            try:
                outputs = {TABLE_CHANNEL: (SpeakerOutput(),)}
                mouth = stack.enter_context(own_mouth(words, outputs))
                mouth.on_problem(lambda error: click.echo(words.error(error)))
            except MouthError as missing:
                click.echo(words.error(missing))
        yield Aloud(mouth, reader)


def _reader_voice(stack: ExitStack, words: Words) -> ReaderVoice | None:
    """Return the screen reader that was kept to speak; say so in print if it cannot be reached."""
    if kept().get("speech") != "screen-reader":
        return None
    from heraut.voice.home.screen_reader import NoScreenReader, find_screen_reader
    from heraut.voice.runtime.output_sinks import Printer

    try:
        found = find_screen_reader()
    except NoScreenReader as missing:
        click.echo(words.error(missing))
        return None
    return stack.enter_context(
        ReaderVoice(found, [Printer(click.echo)], lambda gone: click.echo(words.error(gone)))
    )
