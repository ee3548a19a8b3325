"""The question that one part of a line asks, beside what it tells: « j'étais loin, à qui le tour ».

Who explains why they ask says things that no question has; likeness to questions is thinned by
them, or led astray. Here a part of the line has to be a question of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import Query
from heraut.grammars.typed.clauses import may_ask
from heraut.grammars.typed.digressions import Clause, Words, breaths, joined
from heraut.grammars.typed.free_questions import COMMAND, FreeQuestions
from heraut.grammars.typed.mentions import split
from heraut.voice.tasks.match.inputs import Input

_COMMA: Final = ","
"""What comes after any other stop is said anew."""
_MARK: Final = "?"
_MOST: Final = 5
"""Parts of one sentence; of more nobody can tell which one matters."""

Part = Sequence[Clause]
Reading = Callable[[str], Input | None]


def asked_apart(grammar: Grammar, line: str, reading: Reading, guessed: Reading) -> Input | None:
    """Return what a part of a line asks by itself; ``None`` where no part of it does.

    ``line`` has the players' numbers for their names. ``reading`` tells what words mean,
    ``guessed`` what they most probably ask.
    """
    sentences = _sentences([one for one in breaths(grammar, line.split()) if one.spelled])
    asking = [one for one in sentences if one[-1].typed[-1].endswith(_MARK)]
    if not asking:
        asking = [one for one in sentences if grammar.around.begins_to_wonder(_spelled(one))]
    if any(_plays(grammar, one) for one in sentences if one not in asking):
        return None  # what is to be done would be passed over
    parts = [
        part
        for sentence in asking
        for part in (*([sentence] if len(sentences) > 1 else ()), *_parts(grammar, sentence))
    ]
    for part in parts:
        asked = reading(" ".join(joined(part)))
        if isinstance(asked, Query):
            return asked
    # A guess at how a line begins is worth no more than one at the whole of it.
    ends = [one for one in parts if any(sentence[-len(one) :] == one for sentence in asking)]
    return guessed(" ".join(joined(ends[0]))) if ends else None


def _sentences(cut: Part) -> Sequence[Part]:
    found: list[list[Clause]] = [[]]
    for clause in cut:
        found[-1].append(clause)
        if not clause.typed[-1].endswith(_COMMA):
            found.append([])
    return [one for one in found if one]


def _plays(grammar: Grammar, sentence: Part) -> bool:
    """Tell whether a sentence is rather a move than a question or talk."""
    likely = FreeQuestions.of(grammar).likely(_spelled(sentence))
    return any(meaning.intent == COMMAND for meaning, _ in likely[:1])


def _parts(grammar: Grammar, sentence: Part) -> Iterator[Part]:
    """Yield the ends and beginnings of a sentence that may ask, without what only tells more."""
    if not 1 < len(sentence) <= _MOST:
        return
    for at in range(1, len(sentence)):
        if all(_only_tells(grammar, one) for one in sentence[:at]):
            yield sentence[at:]
    for at in range(len(sentence) - 1, 0, -1):
        first, rest = sentence[:at], sentence[at:]
        if grammar.around.begins_to_wonder(sentence[0].spelled) and _names_no_more(
            grammar, first, rest
        ):
            yield first


def _only_tells(grammar: Grammar, part: Clause) -> bool:
    """Tell whether a part only says how things are: « je sens des jetons »; no one is named."""
    words = part.spelled
    states = bool(words) and split(words[:1])[0] in grammar.around.states
    states = states or grammar.around.gives_a_reason(words)
    people = any(one.person for one in FreeQuestions.of(grammar).mentioned(words)[1])
    return states and not people and not may_ask(grammar, part.typed)


def _names_no_more(grammar: Grammar, first: Part, rest: Part) -> bool:
    """Tell whether what is named at last was named before: « c'est comme un hôpital ? »."""
    named, more = (
        [
            {*map(str, one.values.values())}
            for part in cut
            for one in FreeQuestions.of(grammar).mentioned(part.spelled)[1]
        ]
        for cut in (first, rest)
    )
    return all(any(not values.isdisjoint(one) for one in named) for values in more)


def _spelled(part: Part) -> Words:
    return tuple(word for clause in part for word in clause.spelled)
