"""What typed words mean that fit no sentence as they stand.

First without the words around what is meant, as one sentence or several; then, as a question, by
the examples that they resemble. A command of which a word was left out that is not known to mean
nothing is read back. A question is doubted: a secret is told for its own sentence alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from heraut.grammars.acoustic_neighbours import with_doubt
from heraut.grammars.action_resolver import ActionResolver
from heraut.grammars.compound_commands import loosely_in_one_breath, single
from heraut.grammars.disambiguation import doubted, fitting, settled
from heraut.grammars.meaning import (
    DOUBT,
    Chain,
    Command,
    Heard,
    Illegal,
    Interpretation,
    Kind,
    Meaning,
    MetaRequest,
    Partial,
    Query,
    Scope,
    Slots,
)

Guess = Callable[[Sequence[str]], Meaning | None]
"""Returns the question that words most probably ask, if hardly another one can be meant."""


def freely(
    resolver: ActionResolver, heard: Heard, scope: Scope, held: Slots, guess: Guess
) -> Interpretation | None:
    """Return what typed words mean besides the sentences of the grammar."""
    words = heard.hypotheses[0].words
    found = fitting(resolver, resolver.grammar.loosely(words, scope), held)
    left_out = any(one.swapped for one in found[:1])
    one = single(resolver, found)
    understood = settled(resolver, one, held)
    unsure = left_out or understood is None or isinstance(understood, Illegal | Partial)
    if scope is Scope.TURN and (unsure or len(one) < len(found)):
        several = loosely_in_one_breath(resolver, heard.hypotheses[0], found)
        understood = _of_one_or_several(understood, several, unsure=unsure)
    # Of a question or a piece much may be left out; of what is to be played, nothing that is read
    # back is lost.
    sure = isinstance(understood, Command | Chain) or not left_out
    if isinstance(understood, Query):
        understood = Query(replace(understood.meaning, cost=max(DOUBT, understood.meaning.cost)))
    if scope is Scope.TURN and resolver.grammar.tells(words):
        match understood:
            case Command():
                understood = doubted(understood)
            case Chain():
                understood = replace(understood, cost=max(DOUBT, understood.cost))
            case Illegal() | Partial():
                understood = None
    if understood is not None and sure:
        return with_doubt(resolver, heard, understood, held)
    asked = guess(words)
    if asked is None:
        return None
    if asked.intent not in resolver.grammar.intents:
        return Query(asked) if asked.kind is Kind.QUERY else MetaRequest(asked)
    answered = settled(resolver, [asked], held)
    # What lacks something that nobody was told yet was hardly meant.
    return None if isinstance(answered, Illegal) else answered


def _of_one_or_several(
    one: Interpretation | None, several: Chain | Illegal | None, *, unsure: bool
) -> Interpretation | None:
    """Return which of two is meant by words that may be one command or several."""
    if one is None or several is None:
        return one or several
    if not isinstance(several, Chain) or (several.refused and not unsure):
        return one
    return several if unsure else replace(several, cost=max(DOUBT, several.cost))
