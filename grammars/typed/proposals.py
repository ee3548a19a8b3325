"""What words may have meant that were not understood: the nearest moves and questions, to offer.

A move is found by what it has in common with the words: their numbers and names first, then the
words of its sentence. Nothing that only some may know is told by it: a card is named only where
the words name it or all can see it, and a move of which only its seat may know that it is legal is
never offered.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from heraut.engines.rules import Rules
from heraut.grammars.confusions import folded
from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import AT_ONCE, Command, Kind, Meaning, MetaRequest, Proposal, Query
from heraut.grammars.surface_forms import wordings
from heraut.grammars.typed.clauses import may_ask
from heraut.grammars.typed.example_filters import EXPLAIN
from heraut.grammars.typed.free_questions import COMMAND, NONE, FreeQuestions
from heraut.grammars.typed.mentions import Mention

MOST: Final = 3
"""More than this nobody can keep in mind."""
_LOOKED_AT: Final = 12
"""Of so many moves that share most with what is mentioned, the sentences are compared."""
LIKELY: Final = 0.2
"""A question that is as like the words as this is answered, if they seem to ask one."""
UNDO: Final = "undo"
"""The request to take the last action back."""
_RIVAL: Final = 0.6
"""What is less like the words, beside what was answered, is not offered besides."""
_FEW: Final = 2
"""Words that are too few for their likeness to tell much."""
_LEAST: Final = 0.08
"""A question that is less like the words than this is not offered."""
HEARD: Final = 0.5
"""Of words that were heard nothing is that is less like them than this: a microphone makes words
of any noise."""


def proposals(
    free: FreeQuestions,
    rules: Rules[Any, Any],
    state: Any,
    words: Sequence[str],
    least: float = _LEAST,
    *,
    moves: bool = True,
) -> tuple[Proposal, ...]:
    """Return what words may mean here, the likeliest first, at most :data:`MOST`.

    ``least``: how like them a question must be, and a move if it is more. ``moves``: whether they
    may mean a move at all.
    """
    scores = [score for one, score in free.likely(words) if one.intent == COMMAND]
    moving = max(scores, default=0.0)
    nearest = _moves(free, rules, state, words)[:MOST] if moves else []
    likely = [replace(move, likely=moving + alike) for alike, move in nearest]
    found = [one for one in likely if least <= _LEAST or one.likely >= least]
    found += asked(free, words, least)
    by_sentence: dict[str, Proposal] = {}
    for one in sorted(found, key=lambda one: -one.likely):
        by_sentence.setdefault(one.sentence, one)
    return tuple(by_sentence.values())[:MOST]


def asked(free: FreeQuestions, words: Sequence[str], least: float = _LEAST) -> tuple[Proposal, ...]:
    """Return what words may ask, the likeliest first."""
    likely = ((_asked(free, one), score) for one, score in free.likely(words) if score >= least)
    return tuple(replace(one, likely=score) for one, score in likely if one is not None)


def probable(
    free: FreeQuestions, words: Sequence[str], found: Sequence[Proposal]
) -> tuple[Proposal, ...]:
    """Return what words seem to ask with its rivals, at most :data:`MOST`; else nothing.

    A question only if they have a word of questions; talk, « parle plus fort », also without.
    """
    if not found or found[0].likely < LIKELY:
        return ()
    first, *rivals = found
    match first.given:
        case Query():
            seems = may_ask(free.grammar, words)
        case MetaRequest(meaning):
            # What is rather nothing at all wants nothing: « blabla » is no wish for less of it.
            nothing = max(
                (score for one, score in free.likely(words) if one.intent == NONE), default=0.0
            )
            seems = meaning.intent not in AT_ONCE and first.likely >= nothing
        case _:
            seems = False
    least = _RIVAL * first.likely
    near = (one for one in rivals if one.likely >= least and isinstance(one.given, Query | Command))
    by_sentence: dict[str, Proposal] = {}
    for one in (first, *near):
        by_sentence.setdefault(one.sentence, one)
    return tuple(by_sentence.values())[:MOST] if seems else ()


def regretted(words: Sequence[str], found: Sequence[Proposal]) -> bool:
    """Tell whether words most probably take the last action back; it has to be asked."""
    # A word or two are a little like many sentences by chance: « ma main a glissé », « ma main ».
    least = HEARD if len(words) <= _FEW else LIKELY
    match found:
        case [Proposal(MetaRequest(meaning), likely=likely), *_]:
            return meaning.intent == UNDO and likely >= least
    return False


def harmless(found: Sequence[Proposal]) -> tuple[Proposal, ...]:
    """Return proposals without talk that takes effect at once."""
    return tuple(
        one
        for one in found
        if not (isinstance(one.given, MetaRequest) and one.given.meaning.intent in AT_ONCE)
    )


def _asked(free: FreeQuestions, meaning: Meaning) -> Proposal | None:
    """Return a question or a request as a proposal; ``None`` if no sentence says it."""
    sure = replace(meaning, cost=0.0)
    if meaning.intent == EXPLAIN:
        return Proposal(Query(sure), free.explaining(str(meaning.slots["term"])))
    if not meaning.form:
        return None
    return Proposal(Query(sure) if meaning.kind is Kind.QUERY else MetaRequest(sure), meaning.form)


def _moves(
    free: FreeQuestions, rules: Rules[Any, Any], state: Any, words: Sequence[str]
) -> list[tuple[float, Proposal]]:
    """Return the moves with most in common with words, and how much that is, from 0 to 1."""
    grammar = free.grammar
    said, mentions = free.mentioned(words)
    if not said:
        return []
    values = {str(value) for mention in mentions for value in mention.values.values()}
    spoken = {_stem(grammar, word) for word in said}
    alike = sorted(
        ((_shared(values, str(action)), str(action)) for action in rules.legal(state)),
        key=lambda each: -each[0],
    )
    ranked: list[tuple[float, Proposal]] = []
    for shared, notation in alike[:_LOOKED_AT]:
        for meaning in wordings(grammar, rules, state, notation)[:1]:
            if not grammar.intents[meaning.intent].secret and _known(
                grammar, rules, state, meaning, mentions
            ):
                sentence = {_stem(grammar, word) for word in meaning.form.split()}
                common = len(sentence & spoken) / len(spoken)
                if shared or common:
                    move = Proposal(Command(meaning, notation), meaning.form)
                    ranked.append(((shared + common) / 2, move))
    return sorted(ranked, key=lambda each: -each[0])


def _shared(values: set[str], notation: str) -> float:
    """Return how much of what is mentioned an action names, and the other way round: 0 to 1."""
    named = {*re.findall("[a-z_]+|[A-Z]?[0-9]+", notation.partition(" ")[2])}
    return 2 * len(named & values) / ((len(named) + len(values)) or 1)


def _known(
    grammar: Grammar,
    rules: Rules[Any, Any],
    state: Any,
    meaning: Meaning,
    mentions: Sequence[Mention],
) -> bool:
    """Tell whether every card that a move names was named, or can be seen by all."""
    named = {str(value) for one in mentions for value in one.values.values()}
    single = {many: one for one, many in grammar.slots.gathering.items()}
    for slot, value in meaning.slots.items():
        card = single.get(slot, slot)
        for each in str(value).split(",") if card in grammar.spec.taps else ():
            known = int(each) if isinstance(value, int) or slot in single else each
            if each not in named and not rules.lies_open(state, card, known):
                return False
    return True


def _stem(grammar: Grammar, word: str) -> str:
    return folded(grammar.lemma.get(word, word))
