"""What is said to another one at the table, by name: « alors Nathan, tu veux du café ? »."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from heraut.grammars.clauses import clauses
from heraut.grammars.confusions import folded
from heraut.grammars.grammar import Grammar

_FEWEST: Final = 2
"""A name that is called and what is said to its bearer."""


def without_vocative(grammar: Grammar, names: Sequence[str], words: Sequence[str]) -> str:
    """Return what is said besides the name of a player, where that stands apart; else nothing."""
    cut = clauses(grammar, words)
    if len(cut) < _FEWEST:
        return ""
    known = {folded(name.lower()) for name in names if name}
    for calls, rest in ((cut[0], cut[1:]), (cut[-1], cut[:-1])):
        named = [word for word in calls if folded(word.lower()) in known]
        others = [word for word in calls if word not in named]
        said = [word for clause in rest for word in clause]
        # « Sophie, des paysans, elle en a ? » speaks of her, and not to her.
        of_one = not grammar.around.others.isdisjoint(said)
        if len(named) == 1 and not of_one and not grammar.around.without(others):
            return " ".join(said)
    return ""
