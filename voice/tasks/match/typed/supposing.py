"""What would be, where somebody only supposes a move: « et si je mettais le douze sur la une »."""

from __future__ import annotations

from heraut.grammars.action_resolver import NONE_SUCH, ActionResolver
from heraut.grammars.compound_commands import single
from heraut.grammars.disambiguation import doubted, fitting, settled
from heraut.grammars.meaning import Command, Illegal, Meaning, Scope
from heraut.grammars.typed.clauses import sentences
from heraut.grammars.typed.mentions import split
from heraut.voice.tasks.match.understanding import Understanding


def supposed(words: Understanding, line: str) -> Command | Illegal | None:
    """Return the move that is supposed, to be read back, or why it cannot be done now.

    ``None`` where nobody supposes anything, or where more is said: « si je pose le douze, ça
    compte ? » asks something else. The verb alone may be none of the move's own: it is in a form
    that says that nothing is done yet.
    """
    match, grammar = words.context.match, words.context.grammar
    cut = sentences(grammar, str(words.by_number(line)).split())
    rest = grammar.around.supposed(tuple(split(cut[0]))) if len(cut) == 1 else ()
    if not rest:
        return None
    now = ActionResolver(grammar, match.rules, match.state, words.remembered)
    meant = fitting(now, grammar.loosely(rest, Scope.TURN, means=now.means), {})
    understood = settled(now, single(now, meant), {})
    match understood:
        case Command(meaning) if _says(words, rest, meaning):
            return doubted(understood)
        case Illegal(meaning, reason) if reason != NONE_SUCH and _says(words, rest, meaning):
            return understood
    return None


def _says(words: Understanding, said: tuple[str, ...], meaning: Meaning) -> bool:
    """Tell whether a move leaves out nothing of some words but verbs, and what means nothing."""
    grammar, form = words.context.grammar, meaning.form.split()
    others = grammar.around.without([word for word in said if word not in form])
    return all(word in grammar.lemma for word in others)
