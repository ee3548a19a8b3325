"""What goes where the last thing went, as it is only joined to that: « et mon six »."""

from __future__ import annotations

from heraut.grammars.disambiguation import doubted
from heraut.grammars.meaning import Command, Heard
from heraut.grammars.typed.wide_reading import likewise
from heraut.voice.tasks.match.taking_back import best_said, earlier
from heraut.voice.tasks.match.understanding import Understanding


def going_on(words: Understanding, said: Heard) -> Command | None:
    """Return the move of a mere piece behind a word that joins, to be read back.

    ``None`` where nothing can go there, or the last thing that was done was not of who speaks.
    """
    grammar, match = words.context.grammar, words.context.match
    spelled = grammar.spelled(str(said).split())
    joins = sorted((*grammar.spec.then, *grammar.spec.chain.joins), key=len, reverse=True)
    joined = next((join for join in joins if spelled[: len(join)] == join), ())
    before = next(earlier(match, 1), None)
    if not joined or before is None or not words.remembered.did or words.state.asking:
        return None
    step = match.history[len(before.history)]
    if step.by != match.to_act or step.notation != words.remembered.did:
        return None
    done = best_said(grammar, before.rules, before.state, step.notation)
    if done is None:
        return None
    resolver = words.reading(said)[1]
    found = likewise(resolver, spelled[len(joined) :], [Command(done, step.notation)])
    return doubted(found[0]) if found else None
