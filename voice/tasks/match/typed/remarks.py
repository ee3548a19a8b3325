"""What is said besides the remarks that people make about it: « le vingt, il est à côté ».

A clause that names nothing and only gives a reason, speaks of what was named or says that it is to
be done adds nothing to a move; nor does a relative clause, « le huit que je viens de piocher ».
What is left is a guess, which is always read back.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from heraut.grammars.disambiguation import doubted
from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import DOUBT, Chain, Command, Heard, Partial, Scope
from heraut.grammars.typed.clauses import clauses, may_ask
from heraut.grammars.typed.free_questions import FreeQuestions
from heraut.grammars.typed.mentions import split
from heraut.voice.tasks.match.typed.pointers import THAT
from heraut.voice.tasks.match.understanding import Understanding

Words = tuple[str, ...]
_FEWEST: Final = 2
"""Clauses that say the same."""
_MOST: Final = 5
"""Of more clauses than these nobody can tell which one matters."""


def besides_remarks(
    words: Understanding, said: Heard, scope: Scope
) -> Command | Chain | Partial | None:
    """Return what is meant without remarks, or by each of several clauses, to be read back."""
    grammar, line = words.context.grammar, str(said).split()
    held = words.state.held if words.state.scope is scope else {}
    for part in without_remarks(grammar, line):
        match words.understood(Heard.typed(" ".join(part)), scope, held, guess=False):
            case (Command() | Partial()) as move:
                return doubted(move)
            case Chain(rest=(), refused=None) as chain:
                return replace(chain, cost=max(DOUBT, chain.cost))
    cut = clauses(grammar, line) if scope is Scope.TURN else []
    if not _FEWEST <= len(cut) <= _MOST:
        return None
    # « Le trois et le six, les deux rois » says one thing in two ways.
    each = [_move(words, one, scope) for one in cut]
    if each[0] and all(one and one.notation == each[0].notation for one in each):
        return doubted(each[0])
    for at in range(1, len(cut)):
        # « Les trois du milieu, le douze, le seize et le vingt ».
        first, again = ([word for one in part for word in one] for part in (cut[:at], cut[at:]))
        one, same = _move(words, first, scope), _move(words, again, scope)
        if one and same and one.notation == same.notation:
            return doubted(one)
    return None


def _move(words: Understanding, clause: Sequence[str], scope: Scope) -> Command | None:
    """Return the move that words are by themselves, if only by what the other pieces make."""
    match words.understood(Heard.typed(" ".join(clause)), scope, {}, guess=False):
        case (Command() as move) | Partial(made=Command() as move):
            return move
    return None


def without_remarks(grammar: Grammar, words: Sequence[str]) -> Iterator[Words]:
    """Yield what words say without remarks, most of them first; nothing where there are none."""
    cut = clauses(grammar, words)
    if len(cut) > _MOST:
        return
    kept = [clause for clause in cut if not _is_remark(grammar, clause)]
    whole = tuple(word for clause in cut for word in clause)
    plain = tuple(word for clause in kept for word in clause)
    bare = tuple(word for clause in kept if not _comments(grammar, clause) for word in clause)
    for said in dict.fromkeys(
        (plain, tuple(w for c in kept for w in without_relative(grammar, c)), bare)
    ):
        if said and said != whole:
            yield said


def without_relative(grammar: Grammar, clause: Words) -> Words:
    """Return a clause without the relative one at its end that names nothing more."""
    free = FreeQuestions.of(grammar)
    for at in range(len(clause) - 1, 0, -1):
        opens = split(clause[at : at + 1])[0] in grammar.around.relative
        if opens and free.mentioned(clause[:at])[1]:
            rest = clause[at + 1 :]
            return clause if free.mentioned(rest)[1] or _denies(grammar, rest) else clause[:at]
    return clause


def _denies(grammar: Grammar, words: Words) -> bool:
    return not grammar.around.kept.isdisjoint(words)


def _comments(grammar: Grammar, clause: Words) -> bool:
    """Tell whether a clause says something of what was named before it: « il m'en manque un »."""
    around = grammar.around
    mentions = FreeQuestions.of(grammar).mentioned(clause)[1]
    named = any(one.compound or one.person for one in mentions)
    begins = around.gives_a_reason(clause) or around.tells_worth(clause)
    return begins and not named and not _denies(grammar, clause)


def adds_nothing(grammar: Grammar, clause: Words) -> bool:
    """Tell whether a clause is a remark, or says something of what was named before it."""
    return _is_remark(grammar, clause) or _comments(grammar, clause)


def _is_remark(grammar: Grammar, clause: Words) -> bool:
    """Tell whether a clause adds nothing to what is to be done."""
    around = grammar.around
    if around.spares_others(clause) and not may_ask(grammar, clause):
        # « Les deux autres me plaisent trop »: the number only counts them.
        return True
    if FreeQuestions.of(grammar).mentioned(clause)[1]:
        return False
    if around.gives_a_reason(clause):
        return True
    if _denies(grammar, clause):
        return False
    if around.comments_on(clause):
        return True
    words = around.without(split(clause))
    pointing = {word for way in grammar.spec.pointers.get(THAT, ()) for word in way}
    return all(word in around.others or word in pointing or word in grammar.lemma for word in words)
