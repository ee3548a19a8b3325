"""What the templates of the corpus can say."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from hassil.expression import Expression, Group, ListReference, TextChunk

from heraut.voice.acoustics.corpus.sentences import commands, number


@pytest.fixture(scope="session")
def command_words() -> frozenset[str]:
    """Every word that a template of ``commands.fr.txt`` can say."""
    sections, rules = commands()
    parts = [*rules.values(), *(part for section in sections.values() for part in section)]
    return frozenset(word for part in parts for word in words_in(part))


def words_in(part: Expression) -> Iterable[str]:
    match part:
        case TextChunk():
            yield from part.text.split()
        case ListReference():
            least, most = map(int, part.list_name.split("-"))
            yield from " ".join(map(number, range(least, most + 1))).split()
        case Group():
            for item in part.items:
                yield from words_in(item)
