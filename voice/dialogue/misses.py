"""What was not understood since anything was: how often, and what was offered for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from heraut.grammars.meaning import Interpretation, Meaning, Proposal, Reply, Scope
from heraut.voice.dialogue.task import Result

if TYPE_CHECKING:
    from heraut.voice.dialogue.offers import Offer, Read

_LONGEST_ECHO: Final = 80
"""Letters of what was heard that are read back: more is no help to anybody."""
_ENDS: Final = " .,;:!?"
"""What a typed line may end with: the sentence that reads it back has an end of its own."""

_IN_VAIN: Final = 2
"""So many typed lines in a row that are no answer let what was asked go: a yes comes too late."""
_IN_VAIN_HEARD: Final = 3
"""Who speaks may be misheard once more."""

Say = Callable[..., Result]
"""Returns the words of a phrase by its key."""
More = Callable[[], Result]
"""Returns what is said besides: the open question, or help."""


class Misses:
    """Counts what is not understood in a row, and keeps what was offered for it."""

    def __init__(self) -> None:
        self._count = 0
        """How many times in a row nothing was understood."""
        self._offered: Offer | None = None
        """What was just offered for words that were not understood."""
        self._no_help: frozenset[str] = frozenset()
        """What was offered before, in vain."""

    @property
    def proposals(self) -> Sequence[Proposal]:
        """What was just offered for words that were not understood."""
        return self._offered.proposals if self._offered else ()

    def listened(self) -> tuple[Scope, ...]:
        """Return the kinds of answers to listen for."""
        return self._offered.listened() if self._offered else ()

    def is_in_vain(self, *, typed: bool) -> bool:
        """Tell whether one more miss is as many as let what was asked go."""
        return self._count + 1 >= (_IN_VAIN if typed else _IN_VAIN_HEARD)

    def taken(self, read: Read, *, typed: bool, paused: bool) -> Interpretation | None:
        """Return what is chosen of what was offered, or a no; ``None`` if it is something else.

        A yes to several chooses none: they stay offered.
        """
        offered, self._offered = self._offered, None
        chosen = None if paused or offered is None else offered.taken(read, typed=typed)
        match chosen:
            # Where a yes is awaited it may be one of what is offered, by its number.
            case Reply(Meaning("yes")) if offered and offered.beside is not Scope.CONFIRM:
                self._offered = offered
        return chosen

    def was_offered(self, sentence: str) -> bool:
        """Tell whether a sentence was offered, and was no help."""
        return sentence in self._no_help

    def instead(
        self, proposals: Sequence[Proposal], scope: Scope, say: Say, *, typed: bool
    ) -> Result:
        """Offer what else may have been meant, where the first of some proposals was answered."""
        from heraut.voice.dialogue.offers import offer, told

        self._count = 0
        # Where an answer is awaited, what is asked comes last.
        rivals = proposals[1:] if scope is Scope.TURN else ()
        self._offered = offer(rivals, self._no_help, scope, typed=typed)
        self._no_help |= {proposal.sentence for proposal in proposals}
        return told(self._offered, say, "else")

    def offer(
        self, found: Sequence[Proposal], scope: Scope, *, typed: bool
    ) -> Interpretation | None:
        """Offer what was found, unless one move of it is probable: that is returned instead.

        It is to be read back; or it is refused, and why is worth more than its sentence.
        """
        from heraut.voice.dialogue.offers import offer, probable

        self._count += 1
        self._offered = offer(found, self._no_help, scope, typed=typed)
        move = probable(self._offered)
        known = self.proposals[:1] if move is not None else self.proposals
        self._no_help |= {proposal.sentence for proposal in known}
        if move is not None:
            self._offered, self._count = None, 0
        return move

    def told(
        self, words: str, scope: Scope, say: Say, question: More, help_: More, *, typed: bool
    ) -> Result:
        """Return what was heard with what is offered for it.

        Where there is nothing to offer: the second time in a row with help, then with other ways.
        """
        short = words if len(words) <= _LONGEST_ECHO else words[:_LONGEST_ECHO] + "…"
        short = short.rstrip(_ENDS) or short
        if self._offered is not None and self.proposals:
            from heraut.voice.dialogue.offers import told

            near, offered = say("not-understood-near", heard=short), told(self._offered, say)
            # A yes is one to what is asked last.
            rest = (offered, question()) if scope is Scope.CONFIRM else (question(), offered)
            return (*near, *rest[0], *rest[1])
        more: Result = ()
        if self._count > 1:
            ways = "other-ways-typed" if typed else "other-ways"
            # After that nothing new could be said.
            more = help_() if self._count == 2 else say(ways) if self._count == 3 else ()
        return (*say(missed_key(words), heard=short), *more, *question())


def missed_key(words: str) -> str:
    """Return the key of what is said of words that were not understood.

    Marks and accents that stand on nothing cannot be said back.
    """
    return "not-understood" if any(map(str.isalnum, words)) else "not-understood-nothing"
