"""A move that is only supposed, or of which is asked why it cannot be done.

« Et si je mettais le douze sur la une ? », « pourquoi je peux pas mettre le neuf sur la cinq ? ».
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from heraut.grammars.action_resolver import NONE_SUCH, ActionResolver
from heraut.grammars.compound_commands import single
from heraut.grammars.disambiguation import doubted, fitting, settled
from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import Command, Illegal, Meaning, Scope
from heraut.grammars.typed.clauses import clauses, sentences
from heraut.grammars.typed.mentions import split
from heraut.voice.tasks.match.understanding import Understanding


def supposed(words: Understanding, line: str) -> Command | Illegal | None:
    """Return the move that is supposed, to be read back, or why it cannot be done now.

    ``None`` where nobody supposes anything, or where more is said: « si je pose le douze, ça
    compte ? » asks something else. The verb alone may be none of the move's own: it is in a form
    that says that nothing is done yet.
    """
    rest = words.context.grammar.around.supposed(_only(sentences, words, line))
    return _now(words, rest) if rest else None


def wondered_at(words: Understanding, line: str) -> Command | Illegal | None:
    """Return why a move cannot be done now, or the move, to be read back, where it can.

    ``None`` where nobody asks why a move cannot be done. What was refused last needs no second
    refusal: that is explained.
    """
    # « Puis-je » joins no sentences.
    rest = words.context.grammar.around.cannot(_only(clauses, words, line))
    meant = _now(words, rest) if rest else None
    last = words.state.refusal
    if isinstance(meant, Illegal) and last is not None and meant.reason == last.reason:
        return None if meant.meaning.slots == last.meaning.slots else meant
    return meant


def _only(
    cut: Callable[[Grammar, Sequence[str]], Sequence[tuple[str, ...]]],
    words: Understanding,
    line: str,
) -> tuple[str, ...]:
    """Return the words of a line, elided and joined ones apart; none if it is cut into more."""
    parts = cut(words.context.grammar, str(words.by_number(line)).split())
    return tuple(split(" ".join(parts[0]).replace("-", " ").split())) if len(parts) == 1 else ()


def _now(words: Understanding, rest: tuple[str, ...]) -> Command | Illegal | None:
    """Return the move that words are, to be read back, or why it cannot be done now."""
    match, grammar = words.context.match, words.context.grammar
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
