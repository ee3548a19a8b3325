"""When an utterance begins and when it is over: counting frames, without sound or clock."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from heraut.voice.ears.activity import FRAME_SECONDS

SPEECH: Final = 0.5
"""Probability from which a frame can begin an utterance."""

STILL_SPEECH: Final = 0.35
"""Probability from which a frame continues one: a dying syllable is surer than a first one."""

SOFT: Final = 10 ** (-5 / 20)
"""Of the mean amplitude of an utterance: speech softer than this (5 dB) keeps it open only if it
stands out from the background too. A soft syllable does; people talking farther off do not."""

FAINT: Final = 10 ** (-8 / 20)
"""Likewise: what is softer than this (8 dB) is taken for background. What lies between the two may
be a soft syllable: learnt, it would hide those that follow."""

LOUDER: Final = 2.0
"""Times the background: what stands out from it (6 dB), and so can begin an utterance. People who
have been talking all the while are background."""

FADING: Final = FRAME_SECONDS / 1.0
"""How much of the background one frame replaces: it is a mean over about a second. Until a second
was heard it is the mean of what there was: noise must be known before the first word in it ends."""

ARM: Final = 3
"""Frames of speech that make an utterance: 96 ms, shorter than "un", longer than a click."""

DOUBT: Final = 5
"""Frames of silence after which fewer than ``ARM`` frames of speech count for nothing."""

CALM: Final = 3
"""Frames of silence after something was forgotten: the rest of a sentence is not a sentence."""

LONGEST: Final = 15.0
"""Seconds after which an utterance is over even if the noise goes on."""


class Ending(StrEnum):
    """What the words so far are."""

    UNFINISHED = "unfinished"
    """No sentence yet."""
    WHOLE = "whole"
    """A sentence that may go on, or a move that another one may follow in the same breath."""
    COMPLETE = "complete"
    """A sentence that nothing could follow."""


@dataclass(frozen=True, slots=True)
class Patience:
    """How long a silence must be for the utterance to be over, in seconds."""

    silence: float = 0.7
    """People pause inside a sentence."""
    whole: float = 0.45
    """When the words so far are a sentence, though more might follow."""
    complete: float = 0.28
    """Nine frames, when nothing could follow them; in less the last word may not be shown yet."""

    def __post_init__(self) -> None:
        if min(self.complete, self.whole, self.silence) <= 0:
            raise ValueError("patience is counted in seconds above zero")


ANSWER: Final = Patience(silence=0.3, whole=0.3, complete=0.25)
"""For yes, no, and numbered options."""

MOVE: Final = Patience()
"""For commands of several words."""


class Phase(StrEnum):
    """How far an utterance has come."""

    QUIET = "quiet"
    """Nobody speaks."""
    MAYBE = "maybe"
    """Something began; it may be a click."""
    DEAF = "deaf"
    """Something was forgotten, and the silence after it has not come yet."""
    SPEAKING = "speaking"
    """Somebody speaks, or has just paused."""


class Change(StrEnum):
    """What a frame has brought."""

    BEGUN = "begun"
    ENDED = "ended"


@dataclass(frozen=True, slots=True)
class Endpoint:
    """Where we are between silence and the end of an utterance, after a number of frames."""

    phase: Phase = Phase.QUIET
    now: int = 0
    """Frames so far."""
    onset: int = 0
    """The frame at which the present utterance began, or may have begun."""
    last: int = 0
    """The frame after its last frame of speech."""
    voiced: int = 0
    """Its frames of speech."""
    loudness: float = 0.0
    """The mean amplitude of these; of powers, a single knock would be most of the mean."""
    background: float = 0.0
    """The mean amplitude of the last second or so in which nobody spoke up."""
    learnt: int = 0
    """The frames that it was taken from."""

    @property
    def silence(self) -> float:
        """Seconds since the last frame of speech, while an utterance is on."""
        return (self.now - self.last) * FRAME_SECONDS

    def step(
        self, probability: float, amplitude: float, patience: Patience, ending: Callable[[], Ending]
    ) -> tuple[Endpoint, Change | None]:
        """Take one more frame that is speech with ``probability`` and has this ``amplitude``.

        ``ending`` tells what the words so far are; it is asked only in a silence that is long
        enough for the answer to matter. ``ENDED`` leaves ``onset`` and
        ``last`` for the caller to read; the next frame begins anew.
        """
        here = replace(self, now=self.now + 1)
        if self.phase is Phase.DEAF:
            return here._deaf(probability), None
        if self.phase is Phase.QUIET:
            return here._quiet(probability, amplitude), None
        if amplitude < FAINT * self.loudness:
            here = here._learnt(amplitude)
        soft = amplitude < SOFT * self.loudness
        if probability >= STILL_SPEECH and not (soft and amplitude < LOUDER * self.background):
            here = here._voiced(amplitude)
            if self.phase is Phase.MAYBE and here.voiced >= ARM:
                return replace(here, phase=Phase.SPEAKING), Change.BEGUN
        elif self.phase is Phase.MAYBE and here.now - here.last >= DOUBT:
            return replace(here, phase=Phase.QUIET), None
        if here.phase is Phase.SPEAKING and here._is_over(patience, ending):
            return replace(here, phase=Phase.QUIET), Change.ENDED
        return here, None

    def _deaf(self, probability: float) -> Endpoint:
        if probability >= STILL_SPEECH:
            return replace(self, last=self.now)
        return replace(self, phase=Phase.QUIET) if self.now - self.last >= CALM else self

    def _quiet(self, probability: float, amplitude: float) -> Endpoint:
        if probability < SPEECH or amplitude < LOUDER * self.background:
            return self._learnt(amplitude)
        begun = replace(self, phase=Phase.MAYBE, onset=self.now - 1, voiced=0, loudness=0.0)
        return begun._voiced(amplitude)

    def _voiced(self, amplitude: float) -> Endpoint:
        voiced = self.voiced + 1
        loudness = self.loudness + (amplitude - self.loudness) / voiced
        return replace(self, last=self.now, voiced=voiced, loudness=loudness)

    def _learnt(self, amplitude: float) -> Endpoint:
        learnt = self.learnt + 1
        share = max(FADING, 1 / learnt)
        background = self.background + (amplitude - self.background) * share
        return replace(self, background=background, learnt=learnt)

    def _is_over(self, patience: Patience, ending: Callable[[], Ending]) -> bool:
        if self.silence >= patience.silence or (self.now - self.onset) * FRAME_SECONDS >= LONGEST:
            return True
        if self.silence < min(patience.whole, patience.complete):
            return False
        enough = {Ending.COMPLETE: patience.complete, Ending.WHOLE: patience.whole}
        return self.silence >= enough.get(ending(), patience.silence)

    def forgotten(self) -> Endpoint:
        """Return the same moment with nothing heard yet, and nothing to hear before a silence."""
        return replace(self, phase=Phase.DEAF, last=self.now)
