"""Messages in a language: Project Fluent files, numbers in words, three levels of detail.

The files are ``voice/phrases/<lang>/*.ftl``, which translators know how to edit. A message's value
is its normal wording; its attributes ``.bref`` and ``.complet`` are the short and the long one.
``.suivi`` is said of an event when its seat has done more since: without what is left to do.

Functions that messages may call: ``N($n)`` a number in words, ``F($n)`` the same before a feminine
noun, ``NTH($n)`` first, second..., ``ALL($list)`` a list joined with commas and "and",
``EACH($list)`` with commas only, so that twenty and one is not twenty-one, ``PLACES($list)`` each
item with its place, from one, where zero is an empty place, ``THEN($list)`` its items one after the
other, "then" between them. ``MANY($list)`` is ``one`` or ``other``. ``OF($seat)`` whose it is:
``d'Alice``, ``de Hugo``, ``du joueur deux``. ``TO($seat)``: ``à Alice``, ``au joueur deux``.

``ALL($list, most: 2)`` has the first two items only; so may ``APART`` and ``HEX``. ``APART($list)``
makes each item a sentence. ``HEX($hex)`` is a hex, ``F12``, or a list of them: ``François neuf à
douze, Gaston deux``; with ``each: 1`` every place is named, so that items can be counted.
``LINE($line)`` is the word of a line, ``F``; of two, ``AT``, from the first to the last.

``ANY($list)`` is joined with commas and "or". ``COUNTED($ids, $counts, as: "message")`` is a list
for the functions above: what the message makes of each ``$id`` and its ``$count``, as in ``deux
laines``; without counts it counts how often each comes.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from functools import reduce
from itertools import groupby
from typing import Any, Final, Protocol, runtime_checkable

from fluent.runtime import FluentBundle
from fluent.syntax import ast

from heraut.errors import KeyedError
from heraut.voice.herald.languages import language
from heraut.voice.herald.messages import MessageFile, homes, mentions, with_mentioned
from heraut.voice.phrases import LANGUAGES

_SEPARATOR = "\x1f"
_QUOTES = "«“„"
_NUMBER = re.compile(r"-?\d+", re.ASCII)
_LONGEST = 900
"""Letters that a value may have: Fluent gives up beyond a thousand."""
_LONGEST_ITEM = 400
"""Letters that an item of a list may have."""


class MissingWords(KeyedError, ValueError):
    """A message has no words in this language, or its words lack a value they need."""

    def __init__(self, message_id: str, lang: str, problem: str) -> None:
        where = f"{lang}: {message_id}: {problem}"
        super().__init__("missing_words", where, message=message_id, lang=lang)


@runtime_checkable
class TypedError(Protocol):
    """An error that a person may be told: the words are the message ``error-<key>``."""

    @property
    def key(self) -> str:
        """Return its stable name."""
        ...

    @property
    def details(self) -> Mapping[str, object]:
        """Return what its words need."""
        ...


class Verbosity(StrEnum):
    """How much is said at a time."""

    BRIEF = "bref"
    NORMAL = "normal"
    FULL = "complet"

    def shifted(self, steps: int) -> Verbosity:
        """Return the level ``steps`` further, as far as there are levels."""
        levels = list(Verbosity)
        return levels[max(0, min(len(levels) - 1, levels.index(self) + steps))]


FOLLOWED: Final = "suivi"
"""The attribute of a message that is said in its place when more has been done since: what is left
to do, or may be done next, is not so any more."""


class Words:
    """All messages of one language."""

    def __init__(self, lang: str = LANGUAGES[0]) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"no words in {lang!r}; there are words in {', '.join(LANGUAGES)}")
        self.lang = lang
        self._language = language(lang)
        self._bundle = FluentBundle([lang], functions=self._functions(), use_isolating=False)
        self._homes = homes(lang)
        self._read: dict[str, MessageFile] = {}
        self._and, self._or = (self.phrase(f"list-{word}") for word in ("and", "or"))
        numbers = map(self.number, range(100))
        self._joined = {tuple(words.split(f" {self._and} ")) for words in numbers}
        """The parts of numbers that are said with "and" between them."""
        self._unnamed = {self.phrase("seat-name", number=place) for place in range(1, 10)}
        """What seats are called whose player gave no name."""

    def has(self, message_id: str) -> bool:
        """Tell whether this language has the message."""
        return self._written(message_id) is not None

    def has_followed(self, message_id: str) -> bool:
        """Tell whether a message says less when more has been done since."""
        message = self._written(message_id)
        return message is not None and any(one.id.name == FOLLOWED for one in message.attributes)

    def text(
        self, message_id: str, verbosity: Verbosity | str = Verbosity.NORMAL, /, **args: object
    ) -> str:
        """Return a message's words, each sentence beginning with a capital.

        Raises :class:`MissingWords` when there is no such message or a value is missing: a wrong
        sentence must be found by the tests, not by a player.
        """
        return capitalised(self.phrase(message_id, verbosity, **args))

    def error(self, problem: TypedError, verbosity: Verbosity = Verbosity.NORMAL) -> str:
        """Return a typed error in the player's words. Raises :class:`MissingWords`."""
        return self.text("error-" + problem.key.replace("_", "-"), verbosity, **problem.details)

    def phrase(
        self, message_id: str, verbosity: Verbosity | str = Verbosity.NORMAL, /, **args: object
    ) -> str:
        """Return the same as it is written, to be put into a sentence."""
        if not self.has(message_id):
            raise MissingWords(message_id, self.lang, "no such message")
        message = self._bundle.get_message(message_id)
        pattern = message.attributes.get(str(verbosity), message.value)
        if pattern is None:
            raise MissingWords(message_id, self.lang, "the message has no value")
        text, errors = self._bundle.format_pattern(pattern, self._plain(args))
        if errors:
            raise MissingWords(message_id, self.lang, "; ".join(map(str, errors)))
        return " ".join(str(text).split())

    def mentioned(self, message_id: str) -> tuple[str, ...]:
        """Return the arguments that a message mentions, in the order in which it does."""
        return tuple(dict.fromkeys(self._mentioned(message_id)))

    def _mentioned(self, message_id: str) -> Iterator[str]:
        message = self._written(message_id)
        for kind, name in mentions(message) if message else ():
            if kind == "message":
                yield from self._mentioned(name)
            elif kind == "argument":
                yield name

    def _written(self, message_id: str) -> ast.Message | None:
        """Return a message as its file has it; the file is read when it is first asked for."""
        home = self._homes.get(message_id)
        if home is None:
            return None
        if home not in self._read:
            for file in with_mentioned(self.lang, home):
                if file.name not in self._read:
                    self._bundle.add_resource(file.resource)
                    self._read[file.name] = file
        return self._read[home].messages.get(message_id)

    def number(self, value: int) -> str:
        """Return a whole number in words: ``vingt-deux``."""
        return self._language.number(value)

    def decimal(self, value: float, decimals: int | None = None) -> str:
        """Return a number in figures: ``2,5``; with so many decimals, or as few as it needs."""
        figures = f"{value:g}" if decimals is None else f"{value:.{decimals}f}"
        return figures.replace(".", self._language.decimal_mark)

    def listed(self, items: Sequence[object], last: str = "") -> str:
        """Return ``items`` as a spoken list: ``trois, cinq et sept``; but ``vingt, un``.

        ``last`` is the word before the last one, "and" if none is given.
        """
        words = [self.number(item) if isinstance(item, int) else str(item) for item in items]
        if len(words) < 2 or (not last and self._one_number(words[-2], words[-1])):
            return ", ".join(words)
        return self._language.joined(words, last or self._and)

    def _one_number(self, before: str, last: str) -> bool:
        """Tell whether two items with "and" between them sound as one: twenty and one."""
        return (*before.split()[-1:], *last.split()[:1]) in self._joined

    def _functions(self) -> dict[str, Callable[..., Any]]:
        def first(items: list[str], most: Any) -> list[str]:
            return items if most is None else items[: int(most)]

        def hexes(value: Any, most: Any = None, each: Any = None) -> str:
            return self._hexes(first(str(value).split(_SEPARATOR), most), each is not None)

        def apart(value: Any, most: Any = None) -> str:
            return " ".join(f"{item}." for item in first(self._items(value), most))

        # Messages name the last one "as", which no Python argument can be called.
        def counted(ids: Any, counts: Any = None, **options: Any) -> str:
            return _SEPARATOR.join(self._counted(str(ids), counts, str(options["as"])))

        return {
            "N": lambda value: self.number(int(value)),
            "OF": lambda value: self.of(str(value)),
            "F": lambda value: self._language.feminine(int(value)),
            "NTH": lambda value: self._language.ordinal(int(value)),
            "ALL": lambda value, most=None: self.listed(first(self._items(value), most)),
            "ANY": lambda value: self.listed(self._items(value), self._or),
            "COUNTED": counted,
            "EACH": lambda value: ", ".join(self._items(value)),
            "MANY": lambda value: "one" if len(self._items(value)) == 1 else "other",
            "APART": apart,
            "HEX": hexes,
            "LINE": lambda value: self._lines(str(value)),
            "PLACES": lambda value: ". ".join(self._places(self._items(value))),
            "THEN": lambda value: self.in_turn(str(value).split(_SEPARATOR)),
            "TO": lambda value: self.to(str(value)),
        }

    def in_turn(self, items: Iterable[str]) -> str:
        """Return items one after the other, "then" between them."""
        return reduce(lambda said, then: self.phrase("chain-then", first=said, then=then), items)

    def to(self, name: str) -> str:
        """Return whom something goes to: ``au joueur deux``, ``à Hugo``."""
        return self.phrase("to-unnamed" if name in self._unnamed else "to-name", name=name)

    def of(self, name: str) -> str:
        """Return whose something is: ``du joueur deux``, ``d'Alice``, ``de Hugo``."""
        if name in self._unnamed:
            return self.phrase("of-unnamed", name=name)
        return self.phrase("of-vowel" if self._language.elides(name) else "of-name", name=name)

    def by_name(self, sentence: str, players: Sequence[str]) -> str:
        """Return a sentence that calls players by number with their names, given by seat.

        Who has none, or shares it with another, keeps the number.
        """
        said = f" {sentence} "
        article = self.phrase("seat-article")
        for seat, name in enumerate(players, 1):
            label = self.phrase("seat-name", number=seat)
            if not name or players.count(name) > 1 or f" {label} " not in said:
                continue
            said = said.replace(f" {self.of(label)} ", f" {self.of(name)} ")
            said = said.replace(f" {self.to(label)} ", f" {self.to(name)} ")
            for called in (f"{article} {label}", label):
                said = said.replace(f" {called} ", f" {name} ")
        return said.strip()

    def _items(self, value: Any) -> list[str]:
        """Return the items of a list, in words; a number alone is a list of one."""
        items = str(value).split(_SEPARATOR)
        return [self.number(int(item)) if _NUMBER.fullmatch(item) else item for item in items]

    def _counted(self, ids: str, counts: Any, message_id: str) -> Iterator[str]:
        """Yield each id with its count, in the words of a message; nothing for an empty list."""
        names = [int(name) if _NUMBER.fullmatch(name) else name for name in _split(ids)]
        counted: Iterable[tuple[int | str, int]] = Counter(names).items()
        if counts is not None:
            counted = zip(names, map(int, _split(str(counts))), strict=True)
        for name, count in counted:
            yield self.phrase(message_id, id=name, count=count)

    def _hexes(self, names: Sequence[str], each: bool = False) -> str:
        """Return hexes in words, those of one line that follow each other together.

        ``each``: every place is named, so that « la troisième » can be counted.
        """
        from heraut.voice.herald.hexes import by_line, runs  # two games have no board

        told, several = [], False
        for letter, places in by_line(names):
            if not places:
                told.append(letter)
                continue
            stretches = [
                self.number(first)
                if first == last
                else self.phrase("hex-run", first=first, last=last)
                for first, last in (zip(places, places, strict=True) if each else runs(places))
            ]
            several |= len(places) > 1
            places_said = self.listed(stretches)
            told.append(self.phrase("hex-name", line=self._line(letter), places=places_said))
        # "and" within a line, so that between lines it would join the wrong ones.
        return ", ".join(told) if several else self.listed(told)

    def _lines(self, letters: str) -> str:
        """Return the word of a line, or the span from one line to another."""
        if len(letters) == 2:
            first, last = map(self._line, letters)
            return self.phrase("line-span", first=first, last=last)
        return self._line(letters)

    def _line(self, letter: str) -> str:
        """Return the word of a line; a letter that no line has is told as it is."""
        from heraut.voice.herald.hexes import line_words

        words = line_words(self.lang)
        if not words:
            raise LookupError("no grammar names the lines")
        return words.get(letter, letter)

    def _places(self, items: Sequence[str]) -> Iterator[str]:
        """Yield each item after its place; empty places next to each other are told together."""
        place = 1
        for item, run in groupby(items):
            size = len(list(run))
            if item == self.number(0):
                key = "place-empty" if size == 1 else "places-empty"
                yield self.phrase(key, first=place, last=place + size - 1, count=size)
            else:
                for at in range(place, place + size):
                    yield self.phrase("place-taken", place=at, item=item)
            place += size

    def _plain(self, args: Mapping[str, object]) -> dict[str, Any]:
        """Return arguments that Fluent takes: lists travel as one separated string."""
        plain: dict[str, Any] = {}
        for name, value in args.items():
            if isinstance(value, bool):
                plain[name] = "yes" if value else "no"
            elif isinstance(value, (tuple, list)):
                # Numbers stay figures, for functions that count with them.
                plain[name] = _SEPARATOR.join(
                    str(int(item)) if isinstance(item, int) else str(item)[:_LONGEST_ITEM]
                    for item in value
                )
            elif isinstance(value, (int, float)):
                plain[name] = value
            else:
                plain[name] = str(value)[:_LONGEST]
        return plain


def _split(text: str) -> list[str]:
    """Return the items of a list as they travel."""
    return text.split(_SEPARATOR) if text else []


def capitalised(text: str) -> str:
    """Return ``text`` with a capital at the start of each sentence."""
    letters = list(text)
    start = True
    for index, letter in enumerate(letters):
        if start and letter.isalpha():
            letters[index] = letter.upper()
            start = False
        elif letter in _QUOTES:
            start = False  # what somebody else wrote stays as it was written
        elif letter in ".?!" and text[index + 1 : index + 2] in ("", " "):
            start = True
        elif letter.isalnum():
            start = False
    return "".join(letters)
