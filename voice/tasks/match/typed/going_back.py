"""Who goes back to the last move and says why: « reviens, la récolte je voulais la garder ».

What is to be kept is no other move: only the last one is taken back, after a yes.
"""

from __future__ import annotations

from heraut.grammars.meaning import (
    DOUBT,
    Chain,
    Command,
    Illegal,
    Meaning,
    MetaRequest,
    NotUnderstood,
    Query,
    Scope,
)
from heraut.grammars.typed.clauses import clauses
from heraut.grammars.typed.corrections import without_marks
from heraut.grammars.typed.regrets import Regrets
from heraut.grammars.typed.variations import parts_of
from heraut.voice.tasks.match.inputs import Input, Instead, Piece, Trouble
from heraut.voice.tasks.match.understanding import Understanding

_BACK = frozenset({"undo", "back"})
"""Talk that goes back to what was before."""


def goes_back_to_keep(words: Understanding, line: str, meant: Input) -> bool:
    """Tell whether a line begins by going back, and then says what is to be kept or needed.

    ``meant``: what the line was understood as; what is sure is that.
    """
    grammar = words.context.grammar
    first, *rest = clauses(grammar, line.split()) or [()]
    if not rest or not _is_unsure(meant):
        return False
    regrets = Regrets.of(grammar)
    if not any(regrets.keeps(one) or grammar.around.is_needed(one) for one in rest):
        return False
    bare = regrets.unexclaimed(without_marks(first, grammar.spec.instead))
    match words.plainly(bare, Scope.TURN):
        case MetaRequest(Meaning(intent=intent, cost=cost)):
            return intent in _BACK and cost < DOUBT
    return False


def _is_unsure(meant: Input) -> bool:
    match meant:
        case NotUnderstood() | Illegal() | Trouble() | Piece():
            return True
        case Command(Meaning(cost=cost)) | Query(Meaning(cost=cost)) | Chain(cost=cost):
            return cost >= DOUBT
        case Instead(commands):
            # « Reviens, je voulais garder le six et jouer le huit » names what is played instead.
            return not any(parts_of(one.notation) for one in commands)
    return False
