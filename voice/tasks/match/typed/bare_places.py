"""A place that is described and nothing else: « à gauche du A douze ».

Who asks nothing and names a place of the board where a move can be made now means that move rather
than a question about the place. It is always read back.
"""

from __future__ import annotations

from heraut.grammars.action_resolver import ActionResolver
from heraut.grammars.disambiguation import doubted
from heraut.grammars.meaning import DOUBT, Command, Heard, Kind, Scope
from heraut.grammars.typed.clauses import may_ask
from heraut.grammars.typed.free_questions import FreeQuestions
from heraut.voice.tasks.match.understanding import Understanding


def placed(words: Understanding, said: Heard) -> Command | None:
    """Return the move that is made where words are only a place; ``None`` if they are more."""
    grammar, spelled = words.context.grammar, words.context.grammar.spelled(str(said).split())
    named = FreeQuestions.of(grammar).mentioned(spelled)[1]
    if words.state.asking or not any(one.compound for one in named):
        return None
    besides = {word for word in spelled if not any(word in one.words for one in named)}
    if may_ask(grammar, str(said).split()) or not besides.isdisjoint(grammar.lemma):
        return None
    match, remembered = words.context.match, words.remembered
    resolver = ActionResolver(grammar, match.rules, match.state, remembered)
    read = grammar.loosely(spelled, Scope.FILL)
    pieces = [one for one in resolver.meant_now(read) if one.kind is Kind.PARTIAL]
    made = [words.combine(one.slots) for one in pieces if one.cost < DOUBT and not one.swapped]
    moves = {one.notation: one for one in made if isinstance(one, Command)}
    return doubted(next(iter(moves.values()))) if len(moves) == 1 else None
