"""The other one, where only two things may be done and somebody refuses one of them.

« Le plus un m'intéresse pas », « pas le plus un, l'autre » : it is always read back.
"""

from __future__ import annotations

from typing import Final

from heraut.grammars.disambiguation import doubted
from heraut.grammars.meaning import Command
from heraut.grammars.typed.clauses import clauses, may_ask
from heraut.grammars.typed.correcting_words import EXCLUDES, REFUSES, CorrectingWords
from heraut.grammars.typed.free_questions import FreeQuestions
from heraut.voice.tasks.match.taking_back import best_said
from heraut.voice.tasks.match.typed.pointers import lies_open
from heraut.voice.tasks.match.understanding import Understanding

_TWO: Final = 2


def other_of_two(words: Understanding, line: str) -> Command | None:
    """Return the one that is not refused; ``None`` where there are not two that all may know."""
    grammar, match = words.context.grammar, words.context.match
    spoken = line.split()
    refuses = {EXCLUDES, REFUSES}
    kinds = CorrectingWords.of(grammar).kinds
    if words.state.asking or may_ask(grammar, spoken):
        return None
    if not kinds(grammar.spelled(spoken)) & refuses:
        return None
    rules, state = match.rules, match.state
    legal = list(map(str, rules.legal(state)))
    said = [best_said(grammar, rules, state, one) for one in legal] if len(legal) == _TWO else []
    # What only its seat may know is not read back for somebody's denial of something else.
    moves = {
        notation: Command(one, notation)
        for notation, one in zip(legal, said, strict=False)
        if one and not grammar.intents[one.intent].secret and lies_open(grammar, match, one)
    }
    if len(moves) != _TWO:
        return None
    values = {one: frozenset(map(str, move.meaning.slots.values())) for one, move in moves.items()}
    alone = frozenset.__xor__(*values.values())

    def named(refused: bool) -> frozenset[str]:
        return (
            frozenset(
                str(value)
                for clause in clauses(grammar, spoken)
                if bool(kinds(grammar.spelled(clause)) & refuses) is refused
                for one in FreeQuestions.of(grammar).mentioned(clause)[1]
                for value in one.values.values()
            )
            & alone
        )

    left = [one for one in moves if values[one].isdisjoint(named(True))]
    if len(left) != 1 or not named(False) <= values[left[0]]:
        return None
    return doubted(moves[left[0]])
