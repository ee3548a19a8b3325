"""What one line has of moves and questions, where it is more than one sentence of the grammar."""

from __future__ import annotations

from typing import Final

from heraut.grammars.disambiguation import doubted
from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import (
    DOUBT,
    Chain,
    Command,
    Heard,
    Illegal,
    Interpretation,
    Meaning,
    MetaRequest,
    NotUnderstood,
    Partial,
    Proposal,
    Query,
    Scope,
)
from heraut.grammars.typed.clauses import may_ask
from heraut.grammars.typed.correcting_words import WITHOUT
from heraut.voice.tasks.match.inputs import Breath
from heraut.voice.tasks.match.typed.breath import Words, in_parts, is_certain
from heraut.voice.tasks.match.understanding import Understanding

_MARK: Final = "?"


def one_breath(understanding: Understanding, said: Heard) -> Breath | None:
    """Return moves and a question in one breath; ``None`` where words are a sentence."""
    grammar = understanding.context.grammar
    spec = grammar.spec
    joins = (*spec.then, *spec.chain.joins)
    words, marked = grammar.spelled(str(said).split()), _MARK in str(said)
    if spec.memory.compares:
        from heraut.voice.tasks.match.typed.compared import compared

        if (each := compared(grammar, words)) is not None:
            return each
    if may_ask(grammar, str(said).split()):
        words = grammar.around.unprotested(words)  # « non mais c'est quoi » declines nothing
    if not any(join[0] in words for join in joins):
        return None
    whole = _part(understanding, words, guess=False, marked=marked)
    if isinstance(whole, MetaRequest) or is_certain(whole) or _is_one(grammar, whole, words):
        return None
    if isinstance(whole, Query) and whole.meaning.cost < DOUBT:
        return None
    excepts = (*spec.rather_than, *spec.corrections.get(WITHOUT, ()))
    breath = in_parts(
        words,
        joins,
        excepts,
        lambda part, guess: _part(understanding, part, guess=guess, marked=marked),
        understanding.is_open,
        grammar,
    )
    if breath is None:
        return None
    if isinstance(whole, Chain) and not may_ask(grammar, words):
        moves = sum(len(p.commands) if isinstance(p, Chain) else 1 for p in breath.parts)
        if whole.refused is None and len(whole.meanings) >= moves:
            # « Les mineurs, les chevaliers, puis les seigneurs » asks for none of them.
            return None
    asks = marked or may_ask(grammar, words)
    if not asks and any(isinstance(p, Query) and is_guessed(p.meaning) for p in breath.parts):
        # « Une pour la pénitence, l'autre pour le tribunal » asks for nothing: it is all one.
        return None
    is_question = isinstance(whole, Query)
    checked = breath.parts[0 if is_question else -1 :]
    ends = str(said).endswith(_MARK)
    if (is_question or ends) and any(isinstance(p, Illegal) for p in checked):
        # « Qui prend après Marc » is one question rather than a move that cannot be.
        return None
    return breath


def _part(
    understanding: Understanding, part: Words, *, guess: bool, marked: bool
) -> Interpretation:
    """Return what a part means by itself; with ``guess`` also by what it is only like."""
    around, said = understanding.context.grammar.around, Heard.typed(" ".join(part))
    meant = understanding.understood(said, Scope.TURN, {}, guess=guess)
    guessed = isinstance(meant, Query) and is_guessed(meant.meaning)
    if guessed and places(understanding, said):
        return NotUnderstood("")  # « puis P5, j'aurai mes trois » is a move rather
    asks = around.is_wondered if marked else around.begins_to_wonder
    if guess and isinstance(meant, NotUnderstood) and asks(part):
        return _likeliest(understanding, part) or meant
    if isinstance(meant, Partial) and isinstance(meant.made, Command):
        # « K treize, et il m'en reste combien ? » may ask of the place alone.
        return doubted(meant.made)
    return meant


def _is_one(grammar: Grammar, whole: Interpretation, words: Words) -> bool:
    """Tell whether words are one sentence of a move, with none that matters left out."""
    without = grammar.around.without
    match whole:
        case Command(Meaning(form=form, swapped=False)):
            return len(without(words)) <= len(without(form.split()))
    return False


def _likeliest(understanding: Understanding, words: Words) -> Query | None:
    """Return the question that a part of a sentence most probably asks."""
    from heraut.grammars.typed.free_questions import FreeQuestions
    from heraut.grammars.typed.proposals import asked, probable

    free = FreeQuestions.of(understanding.context.grammar)
    match probable(free, words, asked(free, words)):
        case [Proposal(Query() as likely), *_]:
            return likely
    return None


def places(understanding: Understanding, said: Heard) -> bool:
    """Tell whether words name a place of the board and ask nothing."""
    free, _, words = understanding.reading(said)
    named = any(mention.compound for mention in free.mentioned(words)[1])
    return named and not may_ask(understanding.context.grammar, words)


def is_guessed(asked: Meaning) -> bool:
    """Tell whether a question was found by what words are like, and by no sentence of its own."""
    return asked.cost >= DOUBT or not asked.form
