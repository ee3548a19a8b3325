"""What is asked for and more in the same breath: « deux pierres, et la carte Blé de côté »."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from heraut.grammars.meaning import DOUBT, Chain, Command, Heard, Interpretation, Partial, Scope
from heraut.grammars.typed.clauses import clauses, may_ask
from heraut.voice.tasks.match.inputs import Input
from heraut.voice.tasks.match.understanding import Understanding


def filled_and_more(
    words: Understanding, said: Heard, meant: Interpretation, reading: Callable[[str, Scope], Input]
) -> Chain | None:
    """Return the move that an answer completes with those said behind it, to be read back."""
    made = meant.made if isinstance(meant, Partial) else meant
    grammar, line = words.context.grammar, str(said).split()
    cut = clauses(grammar, line)
    if not isinstance(made, Command) or len(cut) < 2 or may_ask(grammar, line):
        return None
    if not any(grammar.around.without(clause) for clause in cut[1:]):
        return None
    first = words.meant(Heard.typed(" ".join(cut[0])), Scope.FILL, typed=True)
    answer = first.made if isinstance(first, Partial) else first
    if not isinstance(answer, Command) or answer.notation != made.notation:
        return None
    behind = ", ".join(" ".join(clause) for clause in cut[1:])
    match reading(f"{made.meaning.form}, {behind}", Scope.TURN):
        case Chain(refused=None) as chain if chain.notations[0] == made.notation:
            more = len(chain.notations) > 1
            return replace(chain, cost=max(DOUBT, chain.cost)) if more else None
    return None
