"""The question that one part of a line asks, beside what it tells: « j'étais loin, à qui le tour ».

Who explains why they ask says things that no question has; likeness to questions is thinned by
them, or led astray. Here a part of the line has to be a question of its own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from heraut.grammars.clauses import may_ask
from heraut.grammars.free_questions import COMMAND, FreeQuestions
from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import Query
from heraut.grammars.mentions import split
from heraut.voice.tasks.match.inputs import Input

_STOP: Final = re.compile(r"[.:;!?…]+$")
"""Ends what was said; what comes after it is said anew."""
_BREATH: Final = re.compile(r"[,.:;!?…]+$")
_SPACED: Final = re.compile(r"\s+([,;:.!?…]+(?:\s|$))")
_MARK: Final = "?"
_MOST: Final = 5
"""Parts of one sentence; of more nobody can tell which one matters."""

Words = tuple[str, ...]
Reading = Callable[[str], Input | None]


def asked_apart(grammar: Grammar, line: str, reading: Reading, guessed: Reading) -> Input | None:
    """Return what a part of a line asks by itself; ``None`` where no part of it does.

    ``line`` has the players' numbers for their names. ``reading`` tells what words mean,
    ``guessed`` what they most probably ask.
    """
    sentences = _cut(_SPACED.sub(r"\1", line).split(), _STOP)
    asking = [one for one in sentences if one[-1].endswith(_MARK)]
    if not asking:
        asking = [one for one in sentences if grammar.around.begins_to_wonder(_plain(grammar, one))]
    if any(_plays(grammar, one) for one in sentences if one not in asking):
        return None  # what is to be done would be passed over
    parts = [
        part
        for sentence in asking
        for part in (*([sentence] if len(sentences) > 1 else ()), *_parts(grammar, sentence))
    ]
    for part in parts:
        asked = reading(" ".join(part))
        if isinstance(asked, Query):
            return asked
    # A guess at how a line begins is worth no more than one at the whole of it.
    ends = [one for one in parts if any(sentence[-len(one) :] == one for sentence in asking)]
    return guessed(" ".join(ends[0])) if ends else None


def _plays(grammar: Grammar, sentence: Sequence[str]) -> bool:
    """Tell whether a sentence is rather a move than a question or talk."""
    likely = FreeQuestions.of(grammar).likely(_plain(grammar, sentence))
    return any(meaning.intent == COMMAND for meaning, _ in likely[:1])


def _parts(grammar: Grammar, sentence: Sequence[str]) -> Iterator[Words]:
    """Yield the ends and beginnings of a sentence that may ask, without what only tells more."""
    cut = _cut(sentence, _BREATH)
    if not 1 < len(cut) <= _MOST:
        return
    for at in range(1, len(cut)):
        if all(_only_tells(grammar, one) for one in cut[:at]):
            yield tuple(word for one in cut[at:] for word in one)
    for at in range(len(cut) - 1, 0, -1):
        first = _plain(grammar, cut[0])
        if grammar.around.begins_to_wonder(first) and _names_no_more(grammar, cut[:at], cut[at:]):
            yield tuple(word for one in cut[:at] for word in one)


def _only_tells(grammar: Grammar, part: Sequence[str]) -> bool:
    """Tell whether a part only says how things are: « je sens des jetons »; no one is named."""
    words = _plain(grammar, part)
    states = bool(words) and split(words[:1])[0] in grammar.around.states
    states = states or grammar.around.gives_a_reason(words)
    people = any(one.person for one in FreeQuestions.of(grammar).mentioned(words)[1])
    return states and not people and not may_ask(grammar, part)


def _names_no_more(grammar: Grammar, first: Sequence[Words], rest: Sequence[Words]) -> bool:
    """Tell whether what is named at last was named before: « c'est comme un hôpital ? »."""
    named, more = (
        [
            {*map(str, one.values.values())}
            for part in cut
            for one in FreeQuestions.of(grammar).mentioned(_plain(grammar, part))[1]
        ]
        for cut in (first, rest)
    )
    return all(any(not values.isdisjoint(one) for one in named) for values in more)


def _plain(grammar: Grammar, part: Sequence[str]) -> Words:
    return grammar.spelled([_BREATH.sub("", word) for word in part])


def _cut(words: Sequence[str], stop: re.Pattern[str]) -> list[Words]:
    found: list[list[str]] = [[]]
    for word in words:
        found[-1].append(word)
        if stop.search(word):
            found.append([])
    return [tuple(one) for one in found if any(_BREATH.sub("", word) for word in one)]
