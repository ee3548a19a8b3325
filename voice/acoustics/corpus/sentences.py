"""What is said while the network learns: commands, numbers, words in any order, and table talk.

Errors of a small vocabulary are errors of its short words: "une" swallowed before a vowel, "deux"
heard for "de", "sept" for "c'est". So besides whole commands much of the corpus is words in orders
that nobody has ever said, with the short ones everywhere; and as much is foreign to every grammar,
so that unknown speech is told from known.

Texts are written for a synthesiser, as one writes French: numbers with hyphens or without, commas
where a pause is wanted.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from hassil.expression import Expression, ListReference
from hassil.parse_expression import parse_sentence
from num2words import num2words

from heraut.engines.registry import RULES
from heraut.grammars import Grammar
from heraut.grammars.meaning import Kind, Scope
from heraut.voice.acoustics.drawing import drawn, tidy
from heraut.voice.acoustics.lexicon import shipped_lexicon, words_of

HIGHEST: Final = 199
"""The highest number that is said by itself."""

_KINDS: Final[Mapping[str, float]] = {
    "phrase": 0.24,
    "command": 0.18,
    "words": 0.23,
    "alike": 0.06,
    "number": 0.07,
    "word": 0.07,
    "short": 0.03,
    "everyday": 0.06,
    "foreign": 0.06,
}
"""How often each kind of sentence is drawn."""

_ALIKE: Final = "where"
"""The section of commands that differ in words near each other, which are learnt side by side."""
_MOST_WORDS: Final = 6
"""The length of the longest string of words in no order."""
_SHORT_SHARE: Final = 0.35
"""How many of the words of such a string are short ones."""
_STRAY_SHARE: Final = 0.08
"""How many of them are foreign to the lexicon."""
_PSEUDO_SHARE: Final = 0.5
"""How many foreign words are made up."""
_PAUSE: Final = 0.06
"""How often there is a pause between two words."""
_HYPHENS: Final = 0.5
"""How often a number by itself is written with its hyphens."""
_BARE: Final = 0.3
"""How often nothing comes before it."""
_SAMPLED: Final = 4000
"""Sentences taken from each grammar's templates, besides those that cover it."""
_COMMANDS: Final = 4
"""How much oftener than another an intent that acts is among them."""


def number(value: int, hyphens: bool = False) -> str:
    """Return a whole number in words, "vingt deux", or with its hyphens, "vingt-deux"."""
    words = str(num2words(value, lang="fr"))
    return words if hyphens else words.replace("-", " ")


class Sentences:
    """A source of sentences, each drawn with dice of the caller's."""

    def __init__(self, lexicon_words: Sequence[str], phrases: Sequence[str]) -> None:
        """Take the words of the lexicon and phrases of the grammars, in an order that is kept.

        Raises ``ValueError`` when there are no words or no phrases.
        """
        # What is cut off by an elision is no word by itself: a synthesiser would spell it.
        self._words = tuple(word for word in lexicon_words if not word.endswith("'"))
        self._phrases = tuple(phrases)
        if not self._words or not self._phrases:
            raise ValueError("sentences need words and phrases")
        self._draws: Mapping[str, Callable[[random.Random], str]] = {
            "phrase": lambda dice: dice.choice(self._phrases),
            "command": _command,
            "alike": lambda dice: _command(dice, _ALIKE),
            "words": self._string,
            "number": _number,
            "word": lambda dice: dice.choice(self._words),
            "short": lambda dice: dice.choice(_pieces("short")),
            "everyday": lambda dice: dice.choice(everyday()),
            "foreign": _foreign_string,
        }

    def draw(self, dice: random.Random) -> str:
        """Return a sentence, perhaps with commas in it; the same dice give the same sentence."""
        kind = dice.choices(tuple(_KINDS), tuple(_KINDS.values()))[0]
        words = self._draws[kind](dice).split()
        return " ".join(_paused([_spelled(word, dice) for word in words], dice))

    def _string(self, dice: random.Random) -> str:
        return " ".join(self._any_word(dice) for _ in range(dice.randint(1, _MOST_WORDS)))

    def _any_word(self, dice: random.Random) -> str:
        lot = dice.random()
        if lot < _STRAY_SHARE:
            return _foreign(dice)
        return dice.choice(_pieces("short") if lot < _STRAY_SHARE + _SHORT_SHARE else self._words)


@cache
def shipped() -> Sentences:
    """Return the sentences of the shipped lexicon and of every shipped grammar."""
    grammars = (Grammar.load("fr", game) for game in sorted(RULES))
    return Sentences(words_of(shipped_lexicon()), phrases(grammars))


def phrases(grammars: Iterable[Grammar]) -> tuple[str, ...]:
    """Return what the grammars allow: sentences that cover them, and random ones.

    Covering sentences hold every pair of words once, so rare ones weigh as much as common ones; the
    random ones are what players say.
    """
    found: dict[str, None] = {}
    for grammar in grammars:
        dice = random.Random(grammar.game)  # a seed that is a text is the same everywhere
        for scope in Scope:
            found.update(dict.fromkeys(grammar.listening.phrases(scope)))
        found.update(dict.fromkeys(_sampled(grammar, dice) for _ in range(_SAMPLED)))
    return tuple(found)


@cache
def everyday() -> tuple[str, ...]:
    """Return sentences that are said at a table and mean nothing to a game."""
    return tuple(_sections("everyday.fr.txt")[""])


# Templates --------------------------------------------------------------------------------------


@cache
def commands() -> tuple[Mapping[str, tuple[Expression, ...]], Mapping[str, Expression]]:
    """Return the templates of ``commands.fr.txt`` by sections, and the rules that they name."""
    parts = _sections("commands.fr.txt")
    rules = {}
    for line in parts[""]:
        name, _, template = line.partition(" = ")
        rules[name] = parse_sentence(template).expression
    sections = {
        section: tuple(parse_sentence(line).expression for line in lines)
        for section, lines in parts.items()
        if section
    }
    return sections, rules


def _command(dice: random.Random, section: str = "") -> str:
    """Draw a command of a section, or of any."""
    sections, rules = commands()
    part = dice.choice(sections[section or dice.choice(tuple(sections))])
    return tidy(drawn(part, rules, lambda listed: _from_range(listed.list_name, dice), dice))


def _sampled(grammar: Grammar, dice: random.Random) -> str:
    spec = grammar.spec
    rules = {name: template.expression for name, template in spec.rules.items()}

    def fill(listed: ListReference) -> str:
        name = listed.list_name
        if name in spec.series:
            series = spec.series[name]
            more = dice.choices(series.more, k=dice.randint(0, 3)) if series.more else []
            chosen = (dice.choice(series.first), *more)
            return " ".join(drawn(part.expression, rules, fill, dice) or "" for part in chosen)
        compound = spec.compounds.get(name)
        said = [a_word(part) for part in compound.parts] if compound else [a_word(name)]
        return " ".join(said)

    def a_word(name: str) -> str:
        forms = dice.choice(tuple(spec.numbers[name].words.values()))
        return " ".join(dice.choice(forms))

    intents = tuple(spec.intents.values())
    weights = [_COMMANDS if intent.kind is Kind.COMMAND else 1 for intent in intents]
    intent = dice.choices(intents, weights)[0]
    template = dice.choice([each for each in intent.templates if not each.typed])
    return tidy(drawn(template.expression, rules, fill, dice))


def _from_range(name: str, dice: random.Random) -> str:
    """Say a number out of "2-6"."""
    least, most = name.split("-")
    return number(dice.randint(int(least), int(most)))


# Words in no order ------------------------------------------------------------------------------


def _number(dice: random.Random) -> str:
    said = number(dice.randint(0, HIGHEST), dice.random() < _HYPHENS)
    if dice.random() < _BARE:
        return said
    return f"{dice.choice(_sections('words.fr.txt')['before a number'])} {said}"


def _foreign_string(dice: random.Random) -> str:
    return " ".join(_foreign(dice) for _ in range(dice.randint(1, _MOST_WORDS)))


def _foreign(dice: random.Random) -> str:
    return _pseudo(dice) if dice.random() < _PSEUDO_SHARE else dice.choice(_pieces("foreign"))


def _pseudo(dice: random.Random) -> str:
    """Return a word that French could have."""
    kinds = ("beginnings", "vowels") * dice.randint(1, 3)
    parts = [dice.choice(_pieces(kind)) for kind in (*kinds, "endings")]
    return "".join(part for part in parts if part != "-")


def respelled(text: str) -> str:
    """Return a text as the synthesiser must read it to say all of it in French."""
    ways = _spellings()
    return " ".join(ways[word][0] if word in ways else word for word in text.split())


def _spelled(word: str, dice: random.Random) -> str:
    """Return a word as a French synthesiser must read it to say it well."""
    ways = _spellings().get(word)
    return dice.choice(ways) if ways else word


def _paused(words: Sequence[str], dice: random.Random) -> list[str]:
    """Return words with a comma after some of them, never after the last."""
    return [f"{word}," if dice.random() < _PAUSE else word for word in words[:-1]] + [*words[-1:]]


# Data files -------------------------------------------------------------------------------------


@cache
def _pieces(section: str) -> tuple[str, ...]:
    return tuple(" ".join(_sections("words.fr.txt")[section]).split())


@cache
def _spellings() -> Mapping[str, tuple[str, ...]]:
    lines = (line.partition(" = ") for line in _sections("words.fr.txt")["spelled anew"])
    return {word: tuple(ways.split()) for word, _, ways in lines}


@cache
def _sections(name: str) -> Mapping[str, tuple[str, ...]]:
    """Return the lines of a data file by its sections; what comes before the first is ``""``."""
    text = files(__package__).joinpath(name).read_text(encoding="utf-8")
    found: dict[str, list[str]] = {"": []}
    section = found[""]
    for line in text.splitlines():
        if line.startswith("== "):
            section = found.setdefault(line[3:], [])
        elif line.strip() and not line.startswith("#"):
            section.append(line)
    return {section: tuple(lines) for section, lines in found.items()}
