"""The examples of a language on the disk: ``<lang>/examples``.

``<game>.tsv`` has an intent and a sentence a line, ``common.tsv`` those that all games share,
``<game>.terms.yaml`` the words that are explained, ``<game>.weights`` what was learnt from all.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from heraut.grammars.grammar import Grammar
from heraut.grammars.source import read_yaml
from heraut.grammars.typed.mentions import NUMBER, THING, Mentions, split
from heraut.grammars.typed.people import called
from heraut.grammars.typed.question_examples import Example

_SLOT: Final = re.compile(r"^\{([a-z_]+)(?::([a-z_]+))?\}$")
_OR: Final = "|"
"""What parts the intents of an example that games have by different names."""
_PERSON: Final = "{name:seat}"
"""What stands in an example for a first name, which only a match knows."""


class ExampleReader:
    """Reads examples, with what goes into their slots as :class:`Mentions` has it."""

    def __init__(self, grammar: Grammar, mentions: Mentions, labels: Collection[str]) -> None:
        """``labels``: what an example may ask beside the intents of the grammar."""
        self._grammar = grammar
        self._labels = labels
        self._mentions = mentions
        # The same words come again in thousands of examples.
        self._spelled = cache(lambda word: grammar.spelled([word]))
        self._usual = cache(self._usual_of)

    def read(self) -> list[Example]:
        """Return the examples that all games share, and the game's own."""
        home = examples_home(self._grammar.lang)
        files_ = (home / f"{name}.tsv" for name in ("common", self._grammar.game))
        return [example for file in files_ if file.is_file() for example in self._of(file)]

    def _of(self, file: Traversable) -> Iterator[Example]:
        rows = csv.DictReader(
            file.read_text(encoding="utf-8").splitlines(), delimiter="\t", quoting=csv.QUOTE_NONE
        )
        known = {*self._labels, *self._grammar.intents}
        for row in rows:
            intents, *fixed = row["intent"].split()
            slots = tuple(_slot(one) for one in fixed)
            intent = next((one for one in intents.split(_OR) if one in known), None)
            if intent is not None:
                yield Example(
                    intent, slots or self._usual(intent), self.masked(row["said"].split())
                )

    def _usual_of(self, intent: str) -> tuple[tuple[str, int | str], ...]:
        """Return what the first sentence settles of a question that none asks without any slot.

        « Un conseil » is a first hint, so « qu'est-ce que tu ferais » asks for one as well.
        """
        known = self._grammar.intents.get(intent)
        if known is None or not known.templates or self._grammar.written(intent, {}):
            return ()
        means = known.templates[0].means
        return tuple(means.items()) if means and self._grammar.written(intent, means) else ()

    def masked(self, said: Sequence[str]) -> tuple[str, ...]:
        """Return the words of an example with the kind of each mention before it."""
        # A first name is a player's number, in play as here.
        if any(_PERSON in word for word in said):
            said = called(said, {_PERSON: (NUMBER,)}, self._grammar.spec.people)
        masked: list[str] = []
        for word in split(said):
            masked += [self._kind(word)] if word[0] == "{" else self._spelled(word)
        return self._mentions.marked(masked)

    def _kind(self, word: str) -> str:
        slot = _SLOT.match(word)
        if slot is None:
            return word
        numbers = self._grammar.spec.numbers.get(slot[1])
        whole = numbers is not None and all(isinstance(value, int) for value in numbers.words)
        return NUMBER if whole else THING


def terms_of(lang: str, game: str) -> Mapping[str, Sequence[str]]:
    """Return the words of a game that are explained, by id, with the ways to say each."""
    file = examples_home(lang) / f"{game}.terms.yaml"
    if not file.is_file():
        return {}
    root = read_yaml(file.read_text(encoding="utf-8"), file.name)
    return {name.text(): [way.text() for way in node.items()] for name, node in root.named()}


def examples_home(lang: str) -> Traversable:
    """Return the folder of a language's examples."""
    return files("heraut.grammars") / lang / "examples"


def learnt_file(lang: str, game: str) -> Traversable:
    """Return the file of what was learnt from the examples of a game's questions."""
    return examples_home(lang) / f"{game}.weights"


def _slot(text: str) -> tuple[str, int | str]:
    name, _, value = text.partition("=")
    return name, int(value) if value.isdecimal() else value
