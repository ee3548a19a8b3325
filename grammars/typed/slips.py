"""Typed words once a slip in their midst is mended: « le neuf, non, pas le neuf, le six ».

What was said wrongly is named once more behind a no, and what was meant stands behind it.
"""

from __future__ import annotations

from collections.abc import Sequence

from heraut.grammars.grammar import Grammar
from heraut.grammars.typed.correcting_words import EXCLUDES
from heraut.grammars.typed.corrections import without_marks
from heraut.grammars.typed.digressions import Clause, Words, breaths, joined
from heraut.grammars.typed.free_questions import FreeQuestions
from heraut.grammars.typed.mentions import NUMBER, Mention


def mended(grammar: Grammar, words: Sequence[str]) -> Sequence[str]:
    """Return words with what was meant in the place of what was said first; as they are if none."""
    cut = breaths(grammar, words)
    for at in range(1, len(cut) - 1):
        wrong = _excluded(grammar, cut[at].spelled)
        meant = cut[at + 1]
        if wrong is None or not _named(grammar, meant.spelled):
            continue
        # « Non » may be a clause of its own, as « euh » is.
        before = list(cut[:at])
        while before and not _named(grammar, before[-1].spelled):
            if grammar.around.without(before[-1].spelled) and not _is_no(grammar, before[-1]):
                break
            before.pop()
        place = _last_with(grammar, before, wrong)
        if place is None:
            continue
        mend = _replaced(grammar, before[place], wrong, meant)
        return joined([*before[:place], mend, *before[place + 1 :], *cut[at + 2 :]])
    return words


def _excluded(grammar: Grammar, clause: Words) -> Mention | None:
    """Return the one thing that is said not to be meant: « non, pas le neuf »."""
    rest = without_marks(clause, grammar.spec.instead)
    marks = grammar.spec.corrections.get(EXCLUDES, ())
    behind = [
        part[len(mark) :] for part in (clause, rest) for mark in marks if part[: len(mark)] == mark
    ]
    # « Pas » is a word of the rules, too.
    named = _named(grammar, min(behind, key=len)) if behind else ()
    return named[0] if len(named) == 1 else None


def _is_no(grammar: Grammar, clause: Clause) -> bool:
    rest = without_marks(clause.spelled, grammar.spec.instead)
    return not grammar.around.without(rest) or clause.spelled in grammar.around.rejects


def _named(grammar: Grammar, clause: Words) -> tuple[Mention, ...]:
    return FreeQuestions.of(grammar).mentioned(clause)[1]


def _last_with(grammar: Grammar, before: Sequence[Clause], wrong: Mention) -> int | None:
    """Return the last clause that names what was wrong, if it does so once."""
    for at in range(len(before) - 1, -1, -1):
        clause = before[at].spelled
        values = [one.values for one in _named(grammar, clause)]
        # « F treize, non, pas treize, douze » : the number alone is wrong.
        part = wrong.kind == NUMBER and _place(clause, wrong.words) is not None
        if values.count(wrong.values) == 1 or (part and len(values) == 1):
            return at
    return None


def _replaced(grammar: Grammar, said: Clause, wrong: Mention, meant: Clause) -> Clause:
    """Return a clause with what was meant: in its place, or instead of the whole clause."""
    named, words = _named(grammar, meant.spelled), list(said.spelled)
    bare = set(grammar.around.without(meant.spelled)) <= {*wrong.words, *named[0].words}
    start = _place(words, wrong.words)
    if len(named) > 1 or not bare or start is None:
        return meant
    end = start + len(wrong.words)
    spelled = (*words[:start], *named[0].words, *words[end:])
    stop = meant.typed[-1][len(meant.typed[-1].rstrip(",;:.!?…")) :]
    return Clause((*spelled[:-1], spelled[-1] + stop), spelled)


def _place(words: Sequence[str], wanted: Sequence[str]) -> int | None:
    length = len(wanted)
    found = (at for at in range(len(words)) if tuple(words[at : at + length]) == tuple(wanted))
    return next(found, None)
