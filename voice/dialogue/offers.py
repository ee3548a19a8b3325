"""What is offered where words were not understood, and how it is taken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from heraut.grammars.disambiguation import read_back
from heraut.grammars.meaning import Chain, Command, Illegal, Interpretation, Proposal, Reply, Scope
from heraut.voice.dialogue.task import Result

_CLEAR: Final = 0.1
"""A choice that costs less than this was said word for word."""
_TWO: Final = 2
"""Of so many things « l'autre » is the second."""
_PROBABLE: Final = 0.5
"""A move that is as likely as this among all that words may have meant is asked about by itself."""
Read = Callable[[Scope], object]
"""What words mean in a scope."""


@dataclass(frozen=True, slots=True)
class Offer:
    """At most three things that make sense now, the likeliest first."""

    proposals: Sequence[Proposal] = ()
    beside: Scope = Scope.TURN
    """What kind of answer is awaited besides: a yes, or a number, may be one to that."""
    typed: bool = True
    """Whether it was made to typed words; then it is taken by typing."""

    @property
    def numbered(self) -> bool:
        """Whether each is told with a number: a yes to one of them could be to something else."""
        return self.beside is Scope.CONFIRM or len(self.proposals) > 1

    def listened(self) -> tuple[Scope, ...]:
        """Return the kinds of answers to listen for, beside what is awaited."""
        if not self.proposals or self.typed:
            return ()
        return (Scope.CHOOSE, Scope.CONFIRM)

    def taken(self, read: Read, *, typed: bool) -> Interpretation | None:
        """Return what is chosen, or a no; ``None`` if it is something else.

        What was offered to who types is taken by typing: noise is easily taken for a yes. A move
        that was offered aloud is read back for the same reason. A mere yes to several is returned
        as it is: it does not tell which one.
        """
        if not self.proposals or (self.typed and not typed):
            return None
        for scope in (Scope.CHOOSE, Scope.CONFIRM):
            match read(scope):
                case Reply(meaning) as reply if meaning.cost < _CLEAR:
                    return self._chosen(reply)
        return None

    def _chosen(self, reply: Reply) -> Interpretation | None:
        number = 1
        match reply.meaning.intent:
            case "yes" | "no" if self.beside is Scope.CONFIRM:
                return None
            case "no":
                return reply
            case "yes" if len(self.proposals) > 1:
                return reply
            case "option" if self.beside is Scope.FILL:
                return None
            case "last":
                number = len(self.proposals)
            case "other":
                # Of three nobody knows which one it is.
                number = _TWO if len(self.proposals) == _TWO else 0
            case "option":
                number = int(reply.meaning.slots["option"])
        if not 1 <= number <= len(self.proposals):
            return None
        given = self.proposals[number - 1].given
        if not self.typed and isinstance(given, Command | Chain):
            return read_back(given)
        return given


def offer(
    found: Sequence[Proposal], before: frozenset[str], beside: Scope, *, typed: bool
) -> Offer:
    """Return what to offer of what was found: nothing ``before`` again, as it was no help.

    Where a number is an answer to what is awaited, only one thing is offered; where options wait
    to be chosen from, none.
    """
    new = [one for one in found if one.sentence not in before]
    most = {Scope.CHOOSE: 0, Scope.FILL: 1}.get(beside, len(new))
    return Offer(tuple(new[:most]), beside, typed)


def probable(offered: Offer) -> Interpretation | None:
    """Return the move that typed words most probably mean, read back by itself, or refused.

    Only where nothing else is asked: a yes could be to that.
    """
    if not offered.typed or offered.beside is not Scope.TURN or not offered.proposals:
        return None
    first, *rest = offered.proposals
    if not first.named or any(one.likely > first.likely for one in rest):
        return None
    match first.given:
        case Illegal() as refused:
            return refused  # why not is worth more than a sentence that cannot be
        case Command() | Chain() as move if first.likely >= _PROBABLE:
            return read_back(move)
    return None


def told(offered: Offer, say: Callable[..., Result], key: str = "near") -> Result:
    """Return the words of an offer; ``key`` is ``else`` where it follows an answer."""
    sentences = [proposal.sentence for proposal in offered.proposals]
    if not sentences:
        return ()
    if not offered.numbered:
        return say(f"{key}-one", sentence=sentences[0])
    each = [
        say("near-line", number=number, sentence=said) for number, said in enumerate(sentences, 1)
    ]
    how = say(f"{key}-several" if offered.typed else f"{key}-several-heard")
    numbered = (line for lines in each for line in lines)
    # After an answer it is said first that something else follows.
    return (*how, *numbered) if key == "else" else (*numbered, *how)
