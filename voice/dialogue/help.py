"""Help in parts: each time it is asked for in a row, it tells something else; and the guide."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from heraut.voice.dialogue.outputs import Spoken
from heraut.voice.dialogue.task import Result

if TYPE_CHECKING:
    from heraut.voice.dialogue.guide import Reader
    from heraut.voice.herald import Herald


Say = Callable[..., Sequence[Spoken]]
"""Returns the words of a phrase by its key."""


class Help:
    """Tells what can be said: first for the moment, then what else a game can be asked."""

    def __init__(self) -> None:
        self._guide: Reader | None = None
        """Reads the guide, once somebody asks for it."""
        self.reading = False
        """Whether nothing else was said since a chapter was read that another one follows."""
        self._told = 0
        """How many parts were told in a row; 0 where something else was said since."""

    @property
    def goes_on(self) -> bool:
        """Whether nothing else was said since a part that another one follows."""
        return self._told > 0

    def elsewhere(self) -> None:
        """Begin anew the next time: something else was said."""
        self._told = 0
        self.reading = False

    def next_part(self, first: Callable[[], Result], say: Say, *, asking: bool) -> Result:
        """Return the next part; ``first`` is that for the moment.

        While a question waits (``asking``) nothing is told of what else could be asked. Last comes
        what may be said at any time, and then the first part again.
        """
        part, self._told = self._told, self._told + 1
        if part == 0:
            return (*first(), *(() if asking else say("help-goes-on", part=0)))
        further = () if asking else say("help-further", part=part)
        if any(told.text for told in further):
            return (*further, *say("help-goes-on", part=part))
        self._told = 0
        return say("help-talk")

    def chapter(self, herald: Herald, game: str, asked: Mapping[str, object]) -> tuple[Spoken, ...]:
        """Return the chapter of the guide that is asked for: see ``Reader.read``."""
        from heraut.voice.dialogue.guide import Reader

        self._guide = self._guide or Reader()
        read = self._guide.read(herald, game, asked)
        self.reading = self._guide.open
        return read
