"""A command in the midst of other talk: of what was heard, the longest part that is one by itself.

Who talks beside the one who plays is heard as words that nobody knows, and as some that are known
by chance. So a command is cut out wherever it stands, and read back, never played at once. Nothing
else is looked for: to answer what nobody asked disturbs more than it helps.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import groupby
from typing import Final

from heraut.grammars.disambiguation import doubted
from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import (
    UNKNOWN,
    Command,
    Heard,
    Hypothesis,
    Illegal,
    Interpretation,
    Scope,
)

_FEWEST: Final = 3
"""Fewer words in a row are some command by chance."""


def excerpt(
    grammar: Grammar, heard: Heard, scope: Scope, understand: Callable[[Heard], object]
) -> Interpretation | None:
    """Return the longest command within what was heard, to be read back; ``None`` if there is none.

    What stands out of the sound goes before the rest of it, and of parts of one length that of a
    better reading. Of several in one reading nobody knows which one is meant; and what the rules
    forbid is not shortened to what they allow.
    """
    for readings in _beside_other_talk(grammar, heard):
        found = [
            (part, place)
            for place, reading in enumerate(readings)
            for part in dict.fromkeys(_parts(grammar, reading, scope))
        ]
        for _, alike in groupby(sorted(found, key=_rank), key=_rank):
            tried = [
                understand(replace(heard, hypotheses=(Hypothesis(part),))) for part, _ in alike
            ]
            # A whole move decides, be it a forbidden one.
            moves = [one for one in tried if isinstance(one, Command | Illegal)]
            if moves:
                only = moves[0] if len(moves) == 1 else None
                return _cut_out(only) if isinstance(only, Command) else None
    return None


def _cut_out(command: Command) -> Command:
    """Return a command as what it is: a part of what was said, and no more than likely."""
    return doubted(replace(command, meaning=replace(command.meaning, excerpt=True)))


def _beside_other_talk(grammar: Grammar, heard: Heard) -> Iterator[tuple[Hypothesis, ...]]:
    """Yield the readings to look at: of what stands out all, of the whole only the best.

    Where nothing tells that there is other talk, all words were meant; and a word that is known
    lest it be taken for another is not taken for another.
    """
    louder = heard.louder.hypotheses if heard.louder is not None else ()
    if louder and not set(louder[0].words) & grammar.listening.decoys:
        yield louder
    if heard.louder is not None or UNKNOWN in str(heard).split():
        yield heard.hypotheses[:1]


def _rank(part: tuple[tuple[str, ...], int]) -> tuple[int, int]:
    """Return what to sort parts by: the longest first, then those of better readings."""
    words, place = part
    return -len(words), place


def _parts(grammar: Grammar, reading: Hypothesis, scope: Scope) -> Iterator[tuple[str, ...]]:
    """Yield the parts of a reading that are commands word for word."""
    for known, run in groupby(reading.words, key=lambda word: word != UNKNOWN):
        said = tuple(run)
        if known and not set(said) & grammar.listening.decoys:
            within = grammar.commands_within(said, scope)
            yield from (part for part in within if len(part) >= _FEWEST)
