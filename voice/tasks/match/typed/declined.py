"""What is declined with the reason for it: « une laine pour deux or, très peu pour moi ».

The words of the reason name what is not to be done: nothing of them may be taken for a move.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from heraut.grammars.disambiguation import doubted
from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import DOUBT, Chain, Command, MetaRequest, NotUnderstood, Query, Scope
from heraut.grammars.typed.clauses import asks_at_last, clauses, may_ask
from heraut.grammars.typed.free_questions import SMALL_TALK
from heraut.voice.tasks.match.inputs import Input, Piece
from heraut.voice.tasks.match.typed.denied import denied
from heraut.voice.tasks.match.typed.other_of_two import other_of_two
from heraut.voice.tasks.match.understanding import Understanding

_MARK: Final = "?"
_FEWEST: Final = 2
"""What is declined, and why."""

Reading = Callable[[str], Input]


def declined(
    understanding: Understanding, line: str, meant: Input, reading: Reading, scope: Scope
) -> Input | None:
    """Return what declines, where a line that is not surely understood begins or ends so.

    Behind a mere no another move may be said: then nothing is declined by it. Who refuses one of
    two things that alone may be done, wants the other. Who only says what is not to be done, has
    nothing done.
    """
    grammar, asked = understanding.context.grammar, understanding.state.asking
    words = str(understanding.by_number(line)).split()
    if scope is Scope.CONFIRM:
        pending = understanding.state.pending
        if isinstance(meant, Command) and pending and meant.notation == pending.notation:
            meant = NotUnderstood(line)  # the words of what is asked about, with a « pas »
        return denied(grammar, words, meant, asked=asked)
    if scope is not Scope.TURN:
        return None
    if _is_doubted(grammar, words, meant) and (
        other := _declines(grammar, words, reading) or other_of_two(understanding, " ".join(words))
    ):
        return other
    return denied(grammar, words, meant, asked=asked)


def _declines(grammar: Grammar, words: Sequence[str], reading: Reading) -> Command | None:
    cut = clauses(grammar, words)
    if len(cut) < _FEWEST or _MARK in words[-1] or asks_at_last(grammar, words):
        return None
    around = grammar.around
    plain = [around.unexclaimed(one) for one in cut]
    ends = plain[-1] in around.declines
    if not ends and plain[0] not in around.declines and cut[0] not in around.rejects:
        return None
    for refusal in (plain[-1] if ends else plain[0], around.declines[0]):
        match reading(" ".join(refusal)):
            case Command() as declines if ends or not any(
                _acts(grammar, one, reading, declines) for one in plain[1:]
            ):
                return doubted(declines)
            case Command():
                break
    return None


def _is_doubted(grammar: Grammar, words: Sequence[str], meant: Input) -> bool:
    """Tell whether what a line was understood as is a guess, and asks nothing for sure."""
    match meant:
        case NotUnderstood():
            return True
        case Command(meaning):
            return meaning.cost >= DOUBT
        case Chain(cost=cost) | Piece(cost=cost):
            return cost >= DOUBT
        case Query():
            return not may_ask(grammar, words)
        case MetaRequest(meaning):
            return meaning.intent in SMALL_TALK
    return False


def _acts(grammar: Grammar, clause: tuple[str, ...], reading: Reading, declines: Command) -> bool:
    """Tell whether a clause is a move by itself, other than to decline: it denies nothing."""
    if not grammar.around.kept.isdisjoint(clause):
        return False  # « la mendicité me fait pas peur »
    match reading(" ".join(clause)):
        case Command(notation=notation):
            return notation != declines.notation
        case Chain() | Piece():
            return True
    return False
