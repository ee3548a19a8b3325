"""Which examples cannot be meant, however like the words they are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from heraut.grammars.grammar import Grammar
from heraut.grammars.spec import OF_THE_VOICE
from heraut.grammars.typed.mentions import THING, Mention
from heraut.grammars.typed.question_examples import Likely

TERM: Final = "term"
"""The slot of a word of the game, in what explains it."""
EXPLAIN: Final = "explain"
"""The question what something is: a word of the game, or the game itself."""


def is_of_another(grammar: Grammar, one: Likely, mentions: Sequence[Mention]) -> bool:
    """Tell whether words name what an example cannot be about."""
    return _names_another(grammar, one, mentions) or _is_no_voice(grammar, one, mentions)


def _is_no_voice(grammar: Grammar, one: Likely, mentions: Sequence[Mention]) -> bool:
    """Tell whether a thing of the game is named where the voice alone would be spoken of.

    « Une case plus bas » is no softer.
    """
    if one.intent not in OF_THE_VOICE:
        return False
    negations, nearest = grammar.around.negations, {*one.nearest}
    named = (mention.words for mention in mentions if TERM in mention.values)
    return any(negations.isdisjoint(words) and nearest.isdisjoint(words) for words in named)


def names_the_same(one: Likely, mentions: Sequence[Mention]) -> bool:
    """Tell whether an example of a rule names what is mentioned, and the rule is not that."""
    named = all({*mention.words} <= {*one.nearest} for mention in mentions)
    return named and all(one.fixed.get(TERM) != mention.values.get(TERM) for mention in mentions)


def _names_another(grammar: Grammar, one: Likely, mentions: Sequence[Mention]) -> bool:
    """Tell whether words name another thing than an example is about: no king, a general."""
    if not one.fixed or one.intent not in grammar.intents:
        return False
    for name, slot in grammar.slots.numbers_of(one.intent):
        things = {mention.values.get(name) for mention in mentions if mention.kind == THING}
        named = things - {None}
        if slot in one.fixed and named and one.fixed[slot] not in named:
            return True
    return False


def asks_of_another(
    ways_of: Mapping[str, Sequence[str]],
    one: Likely,
    mentions: Sequence[Mention],
    spelled: Sequence[str],
) -> bool:
    """Tell whether an example explains one word, and only another one of the game is named.

    ``ways_of``: how each term is said.
    """
    terms = {mention.values[TERM] for mention in mentions if TERM in mention.values}
    term = str(one.fixed.get(TERM, "")) if one.intent == EXPLAIN else ""
    named = any({*way.split()} <= {*spelled} for way in ways_of.get(term, ()))
    return bool(term and terms) and term not in terms and not named
