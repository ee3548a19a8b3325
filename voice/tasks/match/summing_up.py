"""A word behind what is named that only sums it up: « les deux rois, quoi »."""

from __future__ import annotations

from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import Heard
from heraut.grammars.mentions import split


def summed_up(grammar: Grammar, said: Heard) -> Heard:
    """Return words without such a word at their end; with a mark of a question it is none."""
    *words, last = str(said).split() or [""]
    if last.rstrip(".!") not in grammar.around.sums_up or not words:
        return said
    from heraut.grammars.free_questions import FreeQuestions

    spelled = grammar.spelled(words)
    named = FreeQuestions.of(grammar).mentioned(spelled)[1]
    ends = bool(named) and split(spelled)[-len(named[-1].words) :] == named[-1].words
    return Heard.typed(" ".join(words)) if ends else said
