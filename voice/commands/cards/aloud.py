"""Says each sentence in print, and aloud where there is a loudspeaker."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import click

from heraut.voice.herald import Words
from heraut.voice.mouth.channels import TABLE_CHANNEL
from heraut.voice.mouth.errors import MouthError
from heraut.voice.mouth.mouth import Mouth
from heraut.voice.mouth.settings import VoiceSettings
from heraut.voice.mouth.speaker import SpeakerOutput
from heraut.voice.mouth.synthesiser import Synthesiser


class Aloud:
    """Prints, and speaks to the end: nobody may lay down a tag before knowing for which card."""

    def __init__(self, mouth: Mouth | None = None) -> None:
        self._mouth = mouth

    def __call__(self, text: str) -> None:
        """Print a sentence, and return when it has been said."""
        click.echo(text)
        self.only_spoken(text)

    def voice(self, settings: VoiceSettings) -> None:
        """Say what follows in another voice."""
        if self._mouth is not None:
            self._mouth.settings = settings

    def only_spoken(self, text: str) -> None:
        """Say a sentence that is printed elsewhere."""
        if self._mouth is not None:
            self._mouth.say(text)
            self._mouth.wait()


@contextmanager
def open_aloud(words: Words, speak: bool) -> Iterator[Aloud]:
    """Yield what tells; without a loudspeaker it says so in print, and prints the rest."""
    with ExitStack() as stack:
        mouth: Mouth | None = None
        if speak:
            try:
                outputs = {TABLE_CHANNEL: (SpeakerOutput(),)}
                mouth = stack.enter_context(Mouth(Synthesiser(), outputs))
                mouth.on_problem(lambda error: click.echo(words.error(error)))
            except MouthError as missing:
                click.echo(words.error(missing))
        yield Aloud(mouth)
