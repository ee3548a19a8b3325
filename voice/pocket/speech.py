"""What is said into a phone, from its sound to the talk of its seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from heraut.engines.protocol import Seat
from heraut.grammars.meaning import Reheard
from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Output
from heraut.voice.dialogue.task import Moment
from heraut.voice.pocket.hearing import Deaf, Hearing, Sound, TooMuch
from heraut.voice.pocket.talks import Act
from heraut.voice.runtime.event_loop import Rehearing

if TYPE_CHECKING:
    from heraut.voice.ears.recogniser import Utterance


class Speech:
    """Has what phones send heard, and hands what was heard to ``give``, which takes it later."""

    def __init__(self, lang: str, give: Callable[[Seat, Act], None]) -> None:
        self.second: Callable[[], Rehearing | None] = lambda: None
        """Returns what hears again, once something does."""
        self._hearing = Hearing(lang)
        self._give = give

    def close(self) -> None:
        """Hear no more."""
        self._hearing.close()

    def listen(self, seat: Seat, sound: bytes, talk: Conversation) -> tuple[Output, ...]:
        """Have a sound heard, with what that seat may say at this moment; return what to tell."""
        moment = talk.moment

        def heard(found: Sequence[Utterance] | Deaf) -> None:
            again = partial(self._again, seat, moment)
            self._give(seat, partial(_hears, found=found, moment=moment, again=again))

        try:
            self._hearing.ask(Sound(sound, talk.grammar, moment, heard))
        except TooMuch:
            return talk.announce("pocket-too-fast", {})
        return ()

    def _again(self, seat: Seat, moment: Moment, talk: Conversation, one: Utterance) -> bool:
        """Have what is doubtful heard once more by the second ear, if there is one that can."""
        second = self.second()
        if second is None or not talk.is_doubtful(one.heard):
            return False

        def found(reheard: Reheard) -> None:
            def act(talk: Conversation) -> tuple[Output, ...]:
                late = talk.moment is not moment
                return talk.trouble("heard_late", {}) if late else talk.reheard(reheard)

            self._give(seat, act)

        scopes = (moment.scope, *moment.besides)
        return second.aside(one.heard, one.sound, talk.grammar, scopes, found)


def _hears(
    talk: Conversation,
    found: Sequence[Utterance] | Deaf,
    moment: Moment,
    again: Callable[[Conversation, Utterance], bool],
) -> tuple[Output, ...]:
    """Give a talk what was heard; not as an answer to what was asked meanwhile.

    What ``again`` takes is not answered yet.
    """
    if isinstance(found, Deaf):
        return talk.announce("pocket-deaf", {})
    if not found:
        return talk.announce("pocket-heard-nothing", {})
    told: list[Output] = []
    for one in found:
        if talk.moment is not moment and talk.moment.asking:
            told += talk.trouble("heard_too_early", {})
        elif len(found) > 1 or not again(talk, one):
            told += talk.hear(one.heard)
    return tuple(told)
