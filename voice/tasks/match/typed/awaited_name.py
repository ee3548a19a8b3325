"""A name by which what is awaited is said, with only talk around it: « même chose : le don ».

Where nothing but a card is asked for, a line that names one and says of nothing what is to be done
with it means that, though its words could begin another move too. It is always read back.
"""

from __future__ import annotations

from heraut.grammars.disambiguation import doubted
from heraut.grammars.meaning import (
    DOUBT,
    Command,
    Heard,
    Illegal,
    Interpretation,
    NotUnderstood,
    Partial,
    Scope,
)
from heraut.grammars.typed.clauses import clauses, may_ask
from heraut.grammars.typed.correcting_words import EXCLUDES
from heraut.grammars.typed.free_questions import FreeQuestions
from heraut.voice.tasks.match.understanding import Understanding


def named_alone(words: Understanding, said: Heard, meant: Interpretation) -> Command | None:
    """Return the move that the only name in words is, where they were understood as no other."""
    resolver = words.reading(said)[1]
    refused = meant.made if isinstance(meant, Partial) else meant
    if not isinstance(refused, Illegal | NotUnderstood):
        return None
    if isinstance(refused, Illegal) and resolver.timely(refused):
        return None
    grammar, line = words.context.grammar, str(said).split()
    cut = clauses(grammar, line)
    free = FreeQuestions.of(grammar)
    names = [(clause, one) for clause in cut for one in free.mentioned(clause)[1]]
    if words.state.asking or may_ask(grammar, line) or len(names) != 1:
        return None
    clause, name = names[0]
    beside = [word for word in grammar.around.without(clause) if word not in name.words]
    # « Je joue le don » is another move, « pas le don » none.
    said_of_it = any(word in grammar.lemma or word in grammar.around.kept for word in beside)
    denied = any(word in mark for mark in grammar.spec.corrections[EXCLUDES] for word in line)
    if said_of_it or denied or (isinstance(refused, NotUnderstood) and len(cut) < 2):
        return None
    # « Un don » is rather a gift that is made, « don » its card.
    bare = [word for word in name.words if word not in grammar.around.determiners]
    if isinstance(meant, Illegal) and meant.meaning.cost < DOUBT:
        itself = [one for one in clause if one in {*name.words, *grammar.around.determiners}]
        intents = (grammar.intents[one.intent] for one in grammar.loosely(itself, Scope.TURN))
        verbs = {intent.verb for intent in intents if resolver.means(intent)}
        if grammar.intents[meant.meaning.intent].verb not in verbs:
            return None  # « la faveur de côté » says what is to be done with it, too early
    move = words.plainly(bare, Scope.TURN)
    return doubted(move) if isinstance(move, Command) else None
