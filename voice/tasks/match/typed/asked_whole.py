"""The question that stands whole in a typed line which as a whole is not surely understood."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import (
    DOUBT,
    Chain,
    Command,
    Illegal,
    Interpretation,
    Kind,
    Meaning,
    MetaRequest,
    NotUnderstood,
    Query,
    Scope,
)
from heraut.grammars.typed.clauses import may_ask
from heraut.grammars.typed.free_questions import SMALL_TALK, FreeQuestions
from heraut.grammars.typed.whole_questions import WholeQuestions
from heraut.voice.tasks.match.inputs import Input, Piece
from heraut.voice.tasks.match.understanding import Understanding


def is_unsure(meant: Input) -> bool:
    """Tell whether what a line was understood as leaves out words of it, or is only like it."""
    match meant:
        case NotUnderstood():
            return True
        case Command(meaning) | Illegal(meaning):
            return meaning.swapped and meaning.cost >= DOUBT
        case Chain(cost=cost) | Piece(cost=cost):
            return cost >= DOUBT
        case MetaRequest(meaning):
            return meaning.intent in SMALL_TALK
        case Query(meaning):
            return meaning.cost >= DOUBT
    return False


def asked_in(
    understanding: Understanding, lines: Sequence[str], meant: Input
) -> Interpretation | None:
    """Return the question whose words stand whole in a line that is not surely understood.

    ``lines``: the line, and without set phrases. « Que fait un général » plays no general.
    """
    grammar = understanding.context.grammar
    # Where nothing asks, a move or an answer is meant: « le sept, et à quoi bon ».
    plays = understanding.state.asking or isinstance(meant, Command | Chain | Illegal | Piece)
    if not is_unsure(meant) or (plays and not may_ask(grammar, lines[0].split())):
        return None
    said = [str(understanding.by_number(line)).split() for line in dict.fromkeys(lines)]
    asked = asked_whole(grammar, said, meant)
    return understanding.resolved(asked) if isinstance(asked, Query) else asked


def asked_whole(
    grammar: Grammar, lines: Sequence[Sequence[str]], meant: Input
) -> Query | MetaRequest | None:
    """Return the question that stands whole in any of some lines, the first of them.

    A question that was understood gives way only to one that the whole line is, word for word.
    """
    whole = WholeQuestions.of(FreeQuestions.of(grammar))
    for words in lines:
        if isinstance(meant, Query) and _is_sentence(grammar, words, meant.meaning.intent):
            continue  # « Mon jeu » is the hand, however it may be told, and not the game.
        asked = whole.exactly(words) if isinstance(meant, Query) else whole.within(words)
        if asked is None or (isinstance(meant, Query) and not _differs(asked, meant.meaning)):
            continue
        if asked.kind is Kind.QUERY:
            return Query(asked)
        return MetaRequest(replace(asked, cost=0.0))  # advice, in some games
    return None


def _is_sentence(grammar: Grammar, words: Sequence[str], intent: str) -> bool:
    """Tell whether words are a sentence of the grammar for a question as they stand."""
    best = grammar.loosely(grammar.spelled(words), Scope.TURN)[:1]
    return any(one.intent == intent and not one.cost and not one.swapped for one in best)


def _differs(asked: Meaning, meant: Meaning) -> bool:
    """Tell whether a question is another one, and knows all that was understood.

    « C'est pris ici » names no place: where one is was understood besides.
    """
    return asked.intent != meant.intent and meant.slots.items() <= asked.slots.items()
