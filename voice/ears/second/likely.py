"""What was perhaps said, by what both ears heard and by what makes a sentence here."""

from __future__ import annotations

import itertools
import operator
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from heraut.grammars import Grammar
from heraut.grammars.automaton import Automaton
from heraut.grammars.meaning import Heard, Likely, Reheard, Scope
from heraut.voice.ears.second.second_ear import SecondEar, Text
from heraut.voice.ears.second.sound_search import SoundSearch, distance
from heraut.voice.ears.second.sounds import lexicon
from heraut.voice.ears.sound import RATE

_SENTENCES: Final = 10
"""Sentences that are looked for by each way in which a sound was written down."""
_TEXTS: Final = 6
_LOOKED_AT_TWICE: Final = 12
_STEADY: Final = 2.0
"""How slowly the ways to write it down count less: the first one 3 to 2 against the second."""
_SPELLED: Final = 0.08
"""How much nearer a sentence is that was written down word for word."""
_SHORT: Final = 2.0
"""Added to the phones that a cost is shared by: a short word is the easiest thing to mishear."""
_CLEAR: Final = 0.1
"""A sentence that is so near is not looked for among several commands in a row."""
_FIRST_EAR: Final = 0.1
"""How much the distance from the first ear's reading weighs."""
_READINGS: Final = 3
"""Readings of the first ear that are looked at, however unlike what was written down they are."""
_SCORED: Final = 0.06
"""How much it weighs, for each letter, how much worse the first ear's score of a sentence is."""
_UNSCORED: Final = 10.0
"""How much worse at most that score is; one that is none of the ear's readings is so much worse."""
_GAIN: Final = 0.18
"""How much it weighs, for each letter, how much likelier the sound makes a sentence."""
_EXPECTED: Final = 0.7
"""How much of what is expected in silence is set off: usual sentences are said more often, too."""
_FEWEST: Final = 4
"""Added to the letters: the first of them tell the most."""
_LENIENT: Final = 0.6
"""Added to what a sentence gains for each letter: one that gains nothing may still have been said,
if it sounds like what was written down."""
_SECOND: Final = 2 * RATE
"""Bytes of one second."""
_SILENCE: Final = bytes(_SECOND)
"""A second of silence, in which an ear expects of sentences what it expects of any sound."""
_REMEMBERED: Final = 10_000
"""Sentences of which it is kept how likely they are in silence."""
LONGEST: Final = 10.0
"""Seconds of an utterance that is heard again: longer ones are the talk of the table, and whoever
speaks next would wait until they had been looked for among all sentences."""
_KEPT: Final = 6
_AWAITED: Final = 24
_LOOKED_AT: Final = 400


class LikelySentences:
    """Finds sentences by their sound; what is read of a grammar is kept. For one thread."""

    def __init__(self) -> None:
        self._searches: OrderedDict[tuple[int, str], tuple[Automaton, SoundSearch]] = OrderedDict()
        self._expected: OrderedDict[str, float] = OrderedDict()

    def again(
        self, ear: SecondEar, heard: Heard, sound: bytes, grammar: Grammar, scopes: Sequence[Scope]
    ) -> Reheard:
        """Return what an ear makes of an utterance; the first of the scopes is what was asked.

        Of one longer than :data:`LONGEST` nothing is made.

        Raises :class:`~heraut.voice.ears.second.second_ear.SecondEarGone`.
        """
        if len(sound) > LONGEST * _SECOND:
            return Reheard(heard)
        texts = ear.hear(sound, _awaited(grammar, scopes[0]))
        # Who is asked for a yes or a choice may say something else.
        likely = self.find(texts, heard, grammar, (*scopes, Scope.TURN))
        words = [one.words for one in likely]
        if chances := ear.log_probabilities(sound, words):
            both = map(_believed, likely, chances, self._in_silence(ear, words))
            scored = (_scored(one, heard) for one in both)
            likely = tuple(sorted(scored, key=lambda one: one.cost))
        return Reheard(heard, tuple(text.words for text in texts), likely)

    def _in_silence(self, ear: SecondEar, sentences: Sequence[str]) -> Sequence[float]:
        """Return the logarithm of each sentence's probability where nothing was said.

        Raises :class:`~heraut.voice.ears.second.second_ear.SecondEarGone`.
        """
        new = [one for one in dict.fromkeys(sentences) if one not in self._expected]
        if new:
            chances = ear.log_probabilities(_SILENCE, new)
            self._expected.update(zip(new, chances, strict=True))
        for one in sentences:
            self._expected.move_to_end(one)
        found = [self._expected[one] for one in sentences]
        while len(self._expected) > _REMEMBERED:
            self._expected.popitem(last=False)
        return found

    def find(
        self, texts: Sequence[Text], heard: Heard, grammar: Grammar, scopes: Sequence[Scope]
    ) -> tuple[Likely, ...]:
        """Return what was perhaps said, the likeliest first; nothing without the words' phones.

        What the first ear heard is among it, however unlikely, with its next readings.
        """
        texts = tuple(text for text in texts if text.phones)[:_TEXTS]
        found: dict[tuple[str, ...], float] = {}
        for scope in dict.fromkeys(scopes):
            self._look(found, texts, grammar, grammar.listening.sentences(scope))
        clear = min(found.values(), default=1.0) <= _CLEAR
        if Scope.TURN in scopes and grammar.listening.chained is not None and not clear:
            self._look(found, texts, grammar, grammar.listening.chained)
        first = _phones(heard.hypotheses[0].words, grammar.lang) if heard.hypotheses else ()
        spelled = [grammar.plain(Heard.typed(text.words).hypotheses[0].words) for text in texts]
        ranked = sorted(found, key=found.__getitem__)[:_LOOKED_AT_TWICE]
        if texts and first:
            ranked += [one for one in _own(heard, grammar, scopes) if one not in ranked]
        likely = [self._weighed(words, texts, spelled, first, grammar.lang) for words in ranked]
        return tuple(sorted(likely, key=lambda one: one.cost))

    def _look(
        self,
        found: dict[tuple[str, ...], float],
        texts: Sequence[Text],
        grammar: Grammar,
        automaton: Automaton,
    ) -> None:
        search = self._search(automaton, grammar.lang)
        for phones in dict.fromkeys(text.phones for text in texts):
            for near in search.nearest(phones, _SENTENCES):
                cost = _shared(near.cost, phones, _phones(near.words, grammar.lang))
                found[near.words] = min(cost, found.get(near.words, cost))

    def _weighed(
        self,
        words: tuple[str, ...],
        texts: Sequence[Text],
        spelled: Sequence[Sequence[str]],
        first: tuple[str, ...],
        lang: str,
    ) -> Likely:
        """Return a sentence with its distance from all that both ears made of the sound."""
        said = _phones(words, lang)
        costs = [
            _shared(distance(text.phones, said), text.phones, said)
            - (_SPELLED if tuple(spelling) == words else 0.0)
            for text, spelling in zip(texts, spelled, strict=True)
        ]
        weights = [1 / (place + _STEADY) for place in range(len(texts))]
        cost = sum(map(operator.mul, costs, weights)) / sum(weights)
        if first:
            cost += _FIRST_EAR * _shared(distance(first, said), first, said)
        return Likely(" ".join(words), cost, words in map(tuple, spelled))

    def _search(self, automaton: Automaton, lang: str) -> SoundSearch:
        key = id(automaton), lang
        if key not in self._searches:
            ways = lexicon(lang)
            self._searches[key] = automaton, SoundSearch(automaton, lambda word: ways.get(word, ()))
            if len(self._searches) > _KEPT:
                self._searches.popitem(last=False)
        self._searches.move_to_end(key)
        return self._searches[key][1]


def _believed(likely: Likely, chance: float, expected: float) -> Likely:
    """Return a sentence whose cost also tells how much likelier the sound makes it to an ear.

    Set off whole, that is the pointwise mutual information of both (Church and Hanks, 1990). By its
    probability alone « un » is likelier than « onze » whatever was said: it is written more often.
    """
    gain = (chance - _EXPECTED * expected) / (len(likely.words) + _FEWEST)
    return replace(likely, cost=likely.cost - _GAIN * (gain + _LENIENT))


def _own(heard: Heard, grammar: Grammar, scopes: Sequence[Scope]) -> Iterator[tuple[str, ...]]:
    """Yield what the first ear heard, and of its next readings those that are sentences."""
    for place, one in enumerate(heard.hypotheses[:_READINGS]):
        meant = (each for scope in scopes for each in grammar.readings(one.words, scope))
        if not place or any(not each.cost for each in meant):
            yield one.words


def _scored(likely: Likely, heard: Heard) -> Likely:
    """Return a sentence whose cost also tells how much worse it is by the first ear's scores.

    A sum of what two recognisers make of a sentence, each with a weight of its own.
    """
    best = heard.hypotheses[0].score if heard.hypotheses else 0.0
    worse = (best - one.score for one in heard.hypotheses if str(one) == likely.words)
    loss = min(_UNSCORED, next(worse, _UNSCORED))
    return replace(likely, cost=likely.cost + _SCORED * loss / (len(likely.words) + _FEWEST))


def _shared(cost: float, one: Sequence[str], other: Sequence[str]) -> float:
    """Return a cost for each phone of the longer one."""
    return cost / (max(len(one), len(other)) + _SHORT)


def _phones(words: Sequence[str], lang: str) -> tuple[str, ...]:
    ways = lexicon(lang)
    return tuple(phone for word in words if word in ways for phone in ways[word][0])


@lru_cache(_KEPT)
def _awaited(grammar: Grammar, scope: Scope) -> tuple[str, ...]:
    """Return a few sentences that hold as many as possible of the words that may be said."""
    phrases = grammar.listening.phrases(scope)
    step = max(1, len(phrases) // _LOOKED_AT)
    looked_at = [*itertools.islice(sorted(phrases, key=len), 0, None, step)]
    return tuple(itertools.islice(_covering(looked_at), _AWAITED))


def _covering(phrases: Sequence[str]) -> Iterator[str]:
    left = {word for phrase in phrases for word in phrase.split()}

    def gain(phrase: str) -> float:
        words = phrase.split()
        return len(left.intersection(words)) / (2 + len(words))

    while left:
        best = max(phrases, key=gain)
        left.difference_update(best.split())
        yield best
