"""An output that drops what is said."""

from __future__ import annotations

from heraut.voice.mouth.pcm import Pcm


class NullOutput:
    """Nowhere: for a player who reads. What is said to it ends at once."""

    def start(self, sound: Pcm) -> None:
        """Drop the sound."""

    def stop(self) -> None:
        """Do nothing."""

    def wait(self) -> None:
        """Do nothing."""

    def back(self) -> bool:
        """Tell that it is always there."""
        return True

    def close(self) -> None:
        """Do nothing."""
