"""What is not to be done, with nothing in its place: « ne joue pas le sept », « pas en D20 ».

What is left of such a line without its « pas » is a move, or asks something: neither was meant.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import Kind, Meaning, NotUnderstood, Query, Reply
from heraut.grammars.move_verbs import sounds_like_a_move
from heraut.grammars.typed.asides import Asides
from heraut.grammars.typed.clauses import asks_at_last, clauses
from heraut.grammars.typed.correcting_words import EXCLUDES, RATHER, REGRET, CorrectingWords
from heraut.grammars.typed.example_filters import TERM
from heraut.grammars.typed.free_questions import FreeQuestions
from heraut.voice.tasks.match.inputs import Input, Piece, Trouble
from heraut.voice.tasks.match.typed.replies import NO

_MARK: Final = "?"
_FURTHEST: Final = 3
"""So many words after a verb the one that denies it stands at most: « ne le joue pas »."""
_LEFT: Final = Trouble("not-wanted")


def denied(
    grammar: Grammar, words: Sequence[str], meant: Input, *, asked: bool
) -> Reply | Trouble | None:
    """Return the no of words that deny one move or thing of the game, and say nothing else.

    A command that they make with their « pas », as « pas le roi mais le général », stays.
    ``asked``: whether it answers something; else nothing is left undone by it.
    """
    if not isinstance(meant, NotUnderstood | Piece | Query) or _MARK in "".join(words):
        return None
    cut = clauses(grammar, Asides.of(grammar).without(words))
    said = [one for one in cut if one not in grammar.around.rejects]
    if len(said) != 1 or asks_at_last(grammar, words) or not _denies(grammar, said[0]):
        return None
    return Reply(Meaning(NO, Kind.REPLY)) if asked else _LEFT


def _denies(grammar: Grammar, clause: tuple[str, ...]) -> bool:
    """Tell whether a clause names what is not to be done, and nothing that is."""
    around = grammar.around
    clause = around.unexclaimed(clause)
    while rows := around.rejects.begin(clause):
        clause = clause[max(map(len, rows)) :]
    excludes = grammar.spec.corrections.get(EXCLUDES, ())
    mark = max((row for row in excludes if clause[: len(row)] == row), key=len, default=())
    behind = clause[len(mark) :]
    if not _names_one(grammar, behind) or around.is_asked(clause):
        return False
    if mark:
        # « Pas de sept » says rather what somebody has.
        return behind[0] not in around.none_of
    singles = {row[0] for row in excludes if len(row) == 1}
    if around.begins_elsewhen(clause):
        return not singles.isdisjoint(clause)
    undenied = [word for word in clause if word not in around.negations]
    denies = not singles.isdisjoint(clause[1 : 1 + _FURTHEST])
    return denies and sounds_like_a_move(grammar, " ".join(undenied))


def _names_one(grammar: Grammar, words: tuple[str, ...]) -> bool:
    """Tell whether words name a single thing, and none in its place: « plutôt le neuf »."""
    mentions = FreeQuestions.of(grammar).mentioned(words)[1]
    # « Jouer » names no thing.
    things = [
        one
        for one in mentions
        if {*one.values} != {TERM} and not sounds_like_a_move(grammar, " ".join(one.words))
    ]
    return len(things) == 1 and not CorrectingWords.of(grammar).kinds(words) & {RATHER, REGRET}
