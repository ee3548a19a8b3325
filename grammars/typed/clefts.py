"""What is said by setting it apart, in the order of plain speech.

« C'est pas le six que j'ai, c'est le seize » says « j'ai le seize, pas le six »; « ce que j'ai,
c'est un huit » says « j'ai un huit ». Which words set apart is data of a language: ``around`` in
its ``confusions.yaml``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, pairwise
from typing import Final

from heraut.grammars.grammar import Grammar
from heraut.grammars.typed.clauses import clauses
from heraut.grammars.typed.correcting_words import EXCLUDES
from heraut.grammars.typed.free_questions import FreeQuestions
from heraut.grammars.typed.mentions import split

Words = tuple[str, ...]
_APART: Final = 2
"""Clauses of which one sets apart what the other one says."""


def in_plain_order(grammar: Grammar, words: Sequence[str]) -> Iterator[Words]:
    """Yield ways to say the same without setting anything apart, the fullest first."""
    cut = clauses(grammar, words)
    for at, (first, second) in enumerate(pairwise(cut)):
        before, after = cut[:at], cut[at + _APART :]
        for head, denied in _apart(grammar, first):
            wanted = _behind(second, grammar.around.it_is)
            if not wanted:
                continue
            for rest in ((*wanted, *denied), wanted) if denied else (wanted,):
                yield tuple(word for part in (*before, head, rest, *after) for word in part)
        for head, wanted in _set_forth(grammar, second):
            # « Le douze, c'est dans la vide que je le voulais. »
            yield tuple(word for part in (*cut[: at + 1], head, wanted, *after) for word in part)


def topic_in_place(grammar: Grammar, words: Sequence[str]) -> Iterator[Words]:
    """Yield what is said of something that is named first: « la maison de laine, je la récolte ».

    The word that stands for it, « la », gives its place to it.
    """
    cut = clauses(grammar, words)
    for at, (named, said) in enumerate(pairwise(cut)):
        topic = _spoken_of(grammar, named)
        if any(word in grammar.lemma for word in topic):
            continue
        pronouns, plain = grammar.around.stand_for, split(said)
        for place, word in enumerate(plain):
            beside = (*plain[max(0, place - 1) : place], *plain[place + 1 : place + 2])
            if word in pronouns and any(one in grammar.lemma for one in beside):
                verb, rest = plain[:place], plain[place + 1 :]
                # « Je la récolte » : behind the verb.
                if rest and rest[0] in grammar.lemma:
                    verb, rest = (*verb, rest[0]), rest[1:]
                before, after = cut[:at], cut[at + _APART :]
                yield tuple(w for part in (*before, verb, topic, rest, *after) for w in part)


def _spoken_of(grammar: Grammar, clause: Words) -> Words:
    """Return what a clause names to speak of it: « un roi » of « il n'y a qu'un seul roi ici »."""
    rest = _behind(split(clause), grammar.around.there_is)
    named = FreeQuestions.of(grammar).mentioned(rest)[1] if rest else ()
    if len(named) != 1:
        return rest or clause
    articles = (word for word in rest if word in grammar.around.determiners)
    return (*islice(articles, 1), *named[0].words)


def _set_forth(grammar: Grammar, clause: Words) -> Iterator[tuple[Words, Words]]:
    """Yield what a clause says of what it sets forth: « je le voulais », « dans la vide »."""
    rest = _behind(clause, grammar.around.it_is)
    for at in range(1, len(rest) - 1):
        if split(rest[at : at + 1])[0] in grammar.around.relative:
            yield rest[at + 1 :], rest[:at]


def _apart(grammar: Grammar, clause: Words) -> Iterator[tuple[Words, Words]]:
    """Yield what is said of what is set apart, and what it is denied of: « pas le six »."""
    around = grammar.around
    if rest := _behind(clause, around.what_is_it):
        yield rest, ()
    for mark in around.it_is_not:
        if clause[: len(mark)] != mark:
            continue
        for at in range(len(mark) + 1, len(clause) - 1):
            if split(clause[at : at + 1])[0] in around.relative:
                yield clause[at + 1 :], (*_denying(grammar), *clause[len(mark) : at])


def _denying(grammar: Grammar) -> Words:
    """Return a word that says of what follows that it is not meant: « pas »."""
    return next(iter(grammar.spec.corrections.get(EXCLUDES, ())), ())


def _behind(words: Words, rows: Sequence[Words]) -> Words:
    row = max((row for row in rows if words[: len(row)] == row), key=len, default=())
    return words[len(row) :] if row else ()
