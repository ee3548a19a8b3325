"""Words that sum up what is meant: « les deux rois, quoi », « tout »."""

from __future__ import annotations

from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import Command, Heard
from heraut.grammars.typed.clauses import clauses
from heraut.grammars.typed.mentions import split


def summed_up(grammar: Grammar, said: Heard) -> Heard:
    """Return words without such a word at their end; with a mark of a question it is none.

    « Le un et le six, les rois quoi » : what names the same once more goes with it.
    """
    *words, last = str(said).split() or [""]
    if last.rstrip(".!") not in grammar.around.sums_up or not words:
        return said
    from heraut.grammars.typed.free_questions import FreeQuestions

    spelled = grammar.spelled(words)
    named = FreeQuestions.of(grammar).mentioned(spelled)[1]
    if not named or split(spelled)[-len(named[-1].words) :] != named[-1].words:
        return said
    *before, clause = clauses(grammar, words)
    again = [word for part in before for word in part]
    if before and FreeQuestions.of(grammar).mentioned(again)[1]:
        words = words[: -len(clause)]
    return Heard.typed(" ".join(words))


def says_all(grammar: Grammar, said: Heard, meant: Command) -> bool:
    """Tell whether a clause says that all is meant, and the sentence of a move does not."""
    cut = clauses(grammar, str(said).split())
    alone = [one for one in cut if one in grammar.around.everything] if len(cut) > 1 else ()
    form = meant.meaning.form.split()
    return any(one[-1] not in form for one in alone)
