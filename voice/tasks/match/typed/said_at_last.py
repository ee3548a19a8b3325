"""The move that ends a sentence which only seems to ask, or to begin something else."""

from __future__ import annotations

from collections.abc import Sequence

from heraut.grammars.disambiguation import doubted
from heraut.grammars.meaning import (
    DOUBT,
    Command,
    Heard,
    Illegal,
    Interpretation,
    Meaning,
    NotUnderstood,
    Partial,
    Query,
    Scope,
)
from heraut.grammars.spec import BEGUN
from heraut.grammars.typed.clauses import clauses, may_ask, sentences
from heraut.voice.tasks.match.typed.breath import Words
from heraut.voice.tasks.match.understanding import Understanding


def said_at_last(
    words: Understanding, said: Heard, meant: Interpretation, scope: Scope
) -> Interpretation | None:
    """Return the move that ends a sentence which only seems to ask, or to begin something.

    « À côté, en P13 », « je joue pas le cinq, je joue le dix-huit ». Also where another clause
    speaks of what is not to be done now: « je garde le trois, je joue le dix », or names
    another thing that is not it: « le paysan bof, je mets mon général ».
    """
    _, resolver, line = words.reading(said)
    plainly = False
    match meant:
        case Query(Meaning(cost=cost)) if cost >= DOUBT:
            pass
        case Partial(Meaning(slots=slots)) if slots.keys() == {BEGUN}:
            pass
        case Command(Meaning(cost=cost)) if cost >= DOUBT:
            plainly = True
        case NotUnderstood():
            plainly = True
        case Illegal() if not resolver.timely(meant):
            plainly = True
        case _:
            return None
    grammar = words.context.grammar
    if may_ask(grammar, line):
        return None
    parts = (sentences if plainly else clauses)(grammar, line)
    last = parts[-1] if len(parts) > 1 else ()
    if not last or (isinstance(meant, Query) and _only_calls(words, parts, meant)):
        return None
    if plainly:
        moves = [words.plainly(part, scope) for part in parts]
        now = [one for one in moves if isinstance(one, Command) and one.meaning.cost < DOUBT]
        if len(now) != 1:
            return None
        if isinstance(meant, Command):
            other = moves[-1] is now[0] and meant.notation != now[0].notation
            same = meant.meaning.intent == now[0].meaning.intent
            return doubted(now[0]) if other and same else None
        later = (isinstance(one, Illegal) and not resolver.timely(one) for one in moves)
        return doubted(now[0]) if sum(later) == len(moves) - 1 else None
    held = words.state.held if words.state.scope is scope else {}
    move = words.understood(Heard.typed(" ".join(last)), scope, held, guess=False)
    return doubted(move) if isinstance(move, Command | Partial) else None


def _only_calls(words: Understanding, parts: Sequence[Words], asked: Query) -> bool:
    """Tell whether what stands behind a question only says whom one speaks to.

    « Relis-moi mes cartes, mon petit » plays nothing small.
    """
    *before, last = parts
    if not words.context.grammar.around.is_called(last):
        return False
    meant = words.plainly([word for part in before for word in part], Scope.TURN)
    return isinstance(meant, Query) and meant.meaning.intent == asked.meaning.intent
