"""Questions in whatever wording, found by the examples that they resemble most.

Sentences of a grammar are understood word for word. People ask the same in a hundred ways, so a
question that no sentence fits is compared with examples: words, pairs of words and beginnings of
words, weighted by how rare they are (Salton and Buckley, 1988), and the nearest neighbours vote.
What tells kinds of questions apart is learnt beforehand and counts as much
(:mod:`heraut.grammars.typed.question_weights`).
Only questions and talk are found so: to answer the wrong one plays nothing.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import Final

from heraut.grammars.confusions import folded
from heraut.grammars.typed.question_weights import QuestionWeights, digest

_PAIR: Final = 0.6
"""What a pair of words counts, beside a word."""
_START: Final = 0.5
"""What the beginning of a longer word counts: it stands for words of the same family."""
_LETTERS: Final = 4
_VOTES: Final = (1.0, 0.35, 0.2)
"""How much the nearest examples of the same kind count."""
_FAMILIAR: Final = 0.3
"""The least share of an utterance's weight that must be in words that the examples know."""
_ITSELF: Final = 0.999
"""So like an example only the example itself is: that is what was asked, whatever else is near."""
_GAIN: Final = 1.25
"""How much likelier weights make a question at most: of few words one is always the likeliest."""
_REMEMBERED: Final = 64
"""So many rows of words are remembered with what they are like."""

_Asked = tuple[str, tuple[tuple[str, int | str], ...]]
"""An intent and the slots that the words settle without naming them."""


@dataclass(frozen=True, slots=True)
class Example:
    """A sentence and what it asks."""

    intent: str
    fixed: tuple[tuple[str, int | str], ...]
    """The slots that the words settle without naming them."""
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Likely:
    """What words probably ask."""

    intent: str
    fixed: Mapping[str, int | str]
    score: float
    """How like its examples the words are: 1 for an example itself, 0 for nothing in common. Half
    of it is likeness to the nearest ones, half to all of them together (Rocchio, 1971); where
    weights were learnt, that is a half, and how likely they make it the other."""
    nearest: tuple[str, ...] = ()
    """The words of the example that is most like them."""


class QuestionExamples:
    """The examples of one game, ready to be compared with."""

    def __init__(
        self, examples: Iterable[Example], lemma: Mapping[str, str], learnt: bytes = b""
    ) -> None:
        """``lemma``: one form for all forms of a verb; ``learnt``: the file of their weights."""
        self._lemma = lemma
        self._parts = lru_cache(maxsize=1 << 14)(self._parts_of)
        self._examples = tuple(examples)
        found = [self._features(example.words) for example in self._examples]
        seen = Counter(chain.from_iterable(found))
        count = len(found)
        self._rare = {feature: math.log(1 + count / often) for feature, often in seen.items()}
        self._unknown = math.log(1 + count)
        self._where: dict[str, list[tuple[int, float]]] = defaultdict(list)
        together: dict[_Asked, dict[str, float]] = defaultdict(lambda: defaultdict(float))
        for number, features in enumerate(found):
            example = self._examples[number]
            all_of_it = together[_kind(example)]
            for feature, weight in self._weighted(features).items():
                self._where[feature].append((number, weight))
                all_of_it[feature] += weight
        self._together = {asked: _unit(weights) for asked, weights in together.items()}
        self._numbers = {part: number for number, part in enumerate(self._rare)}
        self._kinds = {asked: number for number, asked in enumerate(self._together)}
        self._weights = QuestionWeights.read(learnt, self.digest()) if learnt else None
        # The same words are looked at again and again, as a question, a move and a correction.
        self._nearest = lru_cache(maxsize=_REMEMBERED)(self._nearest_to)

    @property
    def is_learnt(self) -> bool:
        """Whether there are weights that were learnt from these examples."""
        return self._weights is not None

    @property
    def shape(self) -> tuple[int, int]:
        """How many parts of sentences the examples have, and how many kinds there are of them."""
        return len(self._numbers), len(self._kinds)

    def digest(self) -> bytes:
        """Return what tells these examples from others."""
        return digest(self._rare, ((one.intent, one.fixed) for one in self._examples))

    def counted(self) -> Iterator[tuple[Mapping[int, float], int]]:
        """Yield the parts of each example by their numbers, with their weights, and its kind."""
        for one in self._examples:
            yield self._numbered(self._weighted(self._features(one.words))), self._kinds[_kind(one)]

    def _numbered(self, features: Mapping[str, float]) -> Mapping[int, float]:
        numbers = self._numbers
        return {numbers[part]: weight for part, weight in features.items() if part in numbers}

    def nearest(self, words: Sequence[str]) -> tuple[Likely, ...]:
        """Return what the words may ask, the likeliest first."""
        return self._nearest(tuple(words))

    def _nearest_to(self, words: tuple[str, ...]) -> tuple[Likely, ...]:
        if not words:
            return ()
        features = self._weighted(self._features(words))
        familiar = sum(weight**2 for feature, weight in features.items() if feature in self._rare)
        if familiar < _FAMILIAR:
            return ()
        likeness: dict[int, float] = defaultdict(float)
        for feature, weight in features.items():
            for number, other in self._where.get(feature, ()):
                likeness[number] += weight * other
        votes: dict[_Asked, list[float]] = defaultdict(list)
        best: dict[_Asked, tuple[float, int]] = {}
        for number, score in likeness.items():
            example = self._examples[number]
            asked = _kind(example)
            votes[asked].append(score)
            best[asked] = max(best.get(asked, (0.0, 0)), (score, number))
        chances: Sequence[float] = ()
        if self._weights is not None and len({word for word in words if word[:1] != "{"}) > 1:
            # Of one word alone, or of numbers, one kind is far the likeliest, whatever was said.
            chances = self._weights.chances(self._numbered(features), len(self._kinds))
        ranked = [
            Likely(
                asked[0],
                dict(asked[1]),
                self._score(asked, scores, features, best[asked][0], chances),
                self._examples[best[asked][1]].words,
            )
            for asked, scores in votes.items()
        ]
        return tuple(sorted(ranked, key=lambda one: (-one.score, one.intent)))

    def _score(
        self,
        asked: _Asked,
        votes: Sequence[float],
        features: Mapping[str, float],
        best: float,
        chances: Sequence[float],
    ) -> float:
        """Return how like the examples of a question words are, the nearest one being ``best``."""
        if best > _ITSELF:
            return 1.0
        like = (_vote(votes) + self._like(asked, features)) / 2
        if not chances:
            return like
        return min(_GAIN * like, (like + chances[self._kinds[asked]]) / 2)

    def _like(self, asked: _Asked, features: Mapping[str, float]) -> float:
        """Return how like all examples of a question words are."""
        weights = self._together[asked]
        return sum(weight * weights.get(feature, 0.0) for feature, weight in features.items())

    def _weighted(self, features: Mapping[str, float]) -> Mapping[str, float]:
        """Return features with weights whose squares sum to 1."""
        rare, unknown = self._rare, self._unknown
        return _unit(
            {feature: count * rare.get(feature, unknown) for feature, count in features.items()}
        )

    def _features(self, words: Sequence[str]) -> Mapping[str, float]:
        found: dict[str, float] = defaultdict(float)
        before = "^"
        for word in words:
            after, start = self._parts(word)
            found[after] += 1.0
            if start:
                found[start] += _START
            found[f"{before} {after}"] += _PAIR
            before = after
        found[f"{before} $"] += _PAIR
        return found

    def _parts_of(self, word: str) -> tuple[str, str]:
        """Return what a word counts as, and its beginning where that counts by itself."""
        if word[:1] == "{":
            return word, ""
        plain = folded(self._lemma.get(word, word))
        return plain, f"{plain[:_LETTERS]}-" if len(plain) > _LETTERS else ""


def _kind(example: Example) -> _Asked:
    return example.intent, example.fixed


def _unit(weights: Mapping[str, float]) -> dict[str, float]:
    """Return weights whose squares sum to 1."""
    norm = math.hypot(*weights.values()) or 1.0
    return {feature: weight / norm for feature, weight in weights.items()}


def _vote(scores: Sequence[float]) -> float:
    nearest = sorted(scores, reverse=True)[: len(_VOTES)]
    return sum(map(float.__mul__, nearest, _VOTES)) / sum(_VOTES)
