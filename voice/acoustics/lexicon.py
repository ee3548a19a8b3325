"""The lexicon: which phones make which word, as lines of text that people can correct.

A line is ``word cost phone phone ...``. The cost is 0 for the usual pronunciation of the word and
grows as a variant gets rarer: it is the negative natural logarithm of how often the variant is
said for one time of the usual one. ``#`` starts a comment; empty lines are skipped.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib.resources import files
from itertools import chain
from typing import Final

from heraut.errors import KeyedError
from heraut.voice.acoustics.phones import PHONES

SHIPPED: Final = files(__package__).joinpath("lexicon.fr.txt")
"""The text of the embedded model's lexicon."""


class LexiconError(KeyedError, ValueError):
    """A line of a lexicon cannot be read.

    ``key`` names the problem (``lexicon_line``, ``lexicon_cost``, ``lexicon_phone``);
    ``details`` hold the ``line`` number and the ``text`` that is wrong.
    """

    def __init__(self, key: str, line: int, text: str, problem: str) -> None:
        super().__init__(key, f"line {line}: {problem}", line=line, text=text)


@dataclass(frozen=True, slots=True, order=True)
class Pronunciation:
    """One way to say one word."""

    word: str
    """Lower case, as the grammars write it; one that runs on after an elision is one word."""
    cost: float
    """How rare this way is: 0 for the usual one, 0.69 for one that is said half as often."""
    phones: tuple[str, ...]


def parse_lexicon(text: str) -> tuple[Pronunciation, ...]:
    """Return the pronunciations of a lexicon's text; raise :class:`LexiconError` with its line."""
    found = []
    for number, line in enumerate(text.splitlines(), start=1):
        fields = line.partition("#")[0].split()
        if not fields:
            continue
        if len(fields) < 3:
            problem = f"{line!r} is not 'word cost phone phone ...'"
            raise LexiconError("lexicon_line", number, line, problem)
        word, cost, *phones = fields
        try:
            value = float(cost)
        except ValueError:
            value = -1.0
        if not 0 <= value < float("inf"):
            problem = f"the cost is a number from 0 up, not {cost!r}"
            raise LexiconError("lexicon_cost", number, cost, problem)
        for phone in phones:
            if phone not in PHONES:
                problem = f"{phone!r} is no phone; they are {' '.join(PHONES)}"
                raise LexiconError("lexicon_phone", number, phone, problem)
        found.append(Pronunciation(word, value, tuple(phones)))
    return tuple(found)


def shipped_lexicon() -> tuple[Pronunciation, ...]:
    """Return the embedded model's lexicon."""
    return merge(parse_lexicon(SHIPPED.read_text(encoding="utf-8")))


def format_lexicon(entries: Iterable[Pronunciation]) -> str:
    """Return the text of a lexicon, sorted by word and cost: parsing it gives the entries back."""
    return "".join(
        f"{entry.word} {entry.cost:.3f} {' '.join(entry.phones)}\n" for entry in sorted(entries)
    )


def merge(*lexicons: Iterable[Pronunciation]) -> tuple[Pronunciation, ...]:
    """Return all pronunciations, sorted, each once and at its lowest cost."""
    best: dict[tuple[str, tuple[str, ...]], float] = {}
    for entry in chain(*lexicons):
        key = entry.word, entry.phones
        best[key] = min(entry.cost, best.get(key, entry.cost))
    return tuple(sorted(Pronunciation(word, cost, phones) for (word, phones), cost in best.items()))


def words_of(entries: Sequence[Pronunciation]) -> tuple[str, ...]:
    """Return the words of a lexicon, sorted, each once."""
    return tuple(sorted({entry.word for entry in entries}))
