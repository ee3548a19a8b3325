"""What may be typed while a match is set up: ``grammars/<lang>/setup_typed.yaml``, as data.

Words are compared without the small ones, without accents, and in any form of a verb.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import cache, lru_cache
from itertools import chain
from typing import Final

from heraut.grammars.confusions import folded
from heraut.grammars.grammar import Grammar
from heraut.grammars.schema import number_words
from heraut.grammars.sentence_templates import all_ways
from heraut.grammars.source import Node
from heraut.grammars.typed.mentions import split
from heraut.voice.tasks.setup.menu import Menu
from heraut.voice.tasks.setup.plan import OF_THE_GAMES, Piece, against

NAME: Final = "{name}"
"""Stands in a way for the first name of a player."""
DESCRIBED: Final = "described"
"""A game that a line tells by what is in it."""
AHEAD: Final = "ahead"
"""Who begins, said as one may say who is named first."""
RIVAL_SEAT: Final = "rival_seat"
"""Which seat the program plays: « joue à la place du quatrième »."""
SELF: Final = "self"
RELATIVE: Final = "relative"
INTRODUCES: Final = "introduces"
"""What is found beside answers: who speaks, somebody of the family, what a name follows."""

_TOKEN: Final = re.compile(r"[\w'’-]+|[,;]")
_MOST_NUMBER: Final = 9
_SLIP: Final = 0.85
"""How alike a word is at least to the one that hurried fingers meant."""
_PARTS: Final = (
    *(
        "small",
        "negations",
        "asking",
        "asking_first",
        "only_asking",
        "agreeing",
        "stands_for",
        "instead",
    ),
    *("the_game", "seats", "ordinals", "nth"),
    *("pieces", "self", "with", "joints", "introduces", "titles", "relatives", "no_names", "games"),
    *("described", "heads", "never_names", "times"),
    *("options", "shared", "several", "first_names", "strengths", "rivals"),
)
_PIECES: Final = (
    *(
        "more",
        "joining",
        "anew",
        "fewer",
        "gone",
        "starter",
        "ahead",
        "somebody",
        "place",
        "random",
        "anybody",
        "renames",
        "called",
        "swaps",
        "behind",
    ),
    *("again", "people", "any", "unnamed", "resume", "against"),
    *("learn", "options", "rest", "recap", "who", "lost"),
    "speaking",
    *OF_THE_GAMES,
    *("difference", "why", "players", "which", "lesson", "other", "launch", "ready"),
)


@dataclass(frozen=True, slots=True)
class Way:
    """One way to say something."""

    pieces: tuple[Piece, ...]
    game: str = ""
    """The game whose option it is; ``""``: any."""
    ahead: bool = False
    """Whether it may as well say who is named first: « Mamie en premier »."""


class TypedWays:
    """All ways of one language, for a menu. Immutable once made."""

    def __init__(self, root: Node, menu: Menu, talk: Grammar) -> None:
        """``talk`` has what all talk shares: how words are written, and the forms of verbs."""
        self._lang = talk.lang
        self._spelled = cache(lambda word: talk.spelled([word]))
        # A thousand words make all the ways: without it the first line would wait for four seconds.
        self._word = lru_cache(maxsize=1 << 14)(self._plain_word)
        self._lemma = {folded(form): folded(one) for form, one in talk.lemma.items()}
        self._ways: dict[tuple[str, ...], list[Way]] = {}
        parts = root.fields(_PARTS)
        self._small = frozenset(map(folded, parts.texts("small")))
        self.agreeing = frozenset(self._plain(parts.texts("agreeing")))
        self.negations = frozenset(self._plain(parts.texts("negations")))
        self.asking = frozenset(map(folded, parts.texts("asking")))
        self.asking_first = frozenset(map(folded, parts.texts("asking_first")))
        self._only_asking = [tuple(self._plain(one.split())) for one in parts.texts("only_asking")]
        self.heads = frozenset(self._plain(parts.texts("heads")))
        """Words behind which a word that asks, « où », only goes on with them."""
        self._instead = [tuple(self._plain(one.split())) for one in parts.texts("instead")]
        self.instead = frozenset(word for mark in self._instead for word in mark)
        """The words that replace something, « non, plutôt »."""
        self.stands_for = {
            plain: who.text()
            for who, words in parts["stands_for"].named()
            for plain in self._plain(item.text() for item in words.items())
        }
        """Whom a word stands for: ``me``, ``last`` who was named last, ``rival`` the program."""
        self.numbers = {self.number(value): value for value in range(1, _MOST_NUMBER + 1)}
        self.company = frozenset(self._plain(parts.texts("with")))
        self.joints = frozenset(self._plain(parts.texts("joints")))
        self.first_names = frozenset(map(folded, parts.texts("first_names")))
        self.titles = frozenset(map(folded, parts.texts("titles")))
        """Words that are one name with a first name behind them: « Mamie Jo »."""
        self.times = frozenset(self._plain(parts.texts("times")))
        """Words behind a number that is none of an answer: « deux secondes »."""
        self.never_names = frozenset(parts.texts("never_names"))
        """Words that are none, though a name is written likewise without its accents."""
        self.no_names = frozenset(map(folded, parts.texts("no_names")))
        self.the_game = parts["the_game"].text()
        """What stands for the name of a game in a question about it."""
        self._titles = {
            word for game in menu.games.values() for word in self.key(game.said) if len(word) > 4
        }
        self._read_numbers(parts["seats"], parts["ordinals"], parts["nth"], menu)
        self._read_pieces(parts, menu)
        self._read_options(parts, menu)
        self.longest = max(map(len, self._ways))
        self.words = frozenset(word for way in self._ways for word in way)

    # Reading the file.

    def _add(
        self, items: Iterable[Node], way: Way, number: int | None = None, *, ordinal: str = ""
    ) -> None:
        told = {"name": [NAME]}
        if number is not None:
            told["n"] = [self.number(number)]
        if ordinal:
            told["nth"] = [ordinal]
        for said in all_ways(items, told):
            known = self._ways.setdefault(self.key(said), [])
            if way not in known:
                known.append(way)

    def _read_numbers(self, seats: Node, ordinals: Node, nth: Node, menu: Menu) -> None:
        fields = seats.fields(("from", "to", "each", "also", "beside_program", "of_program"))
        for number in range(fields["from"].whole(), fields["to"].whole() + 1):
            self._add(fields["each"].items(), self._seats(number, menu), number)
        for number in range(1, fields["to"].whole()):
            # « On est deux, plus l'ordinateur » has three seats, one of them the program's.
            people = self._seats(number + 1, menu)
            way = replace(people, pieces=(*people.pieces, *menu.against[:1]))
            self._add(fields["beside_program"].items(), way, number)
        for name, ways in fields["also"].named():
            self._add(ways.items(), self._seats(name.whole(), menu))
        for name, ways in ordinals.named():
            self._add(ways.items(), Way((Piece("nth", name.whole(), ways_said(ways)),)))
            for said in ways.items():
                way = Way((Piece(RIVAL_SEAT, name.whole()),))
                self._add(fields["of_program"].items(), way, ordinal=said.text())
        for number in range(1, _MOST_NUMBER + 1):
            way = Way((Piece("nth", number, self.number(number)),))
            self._add(nth.items(), way, number)

    def _seats(self, seats: int, menu: Menu) -> Way:
        said = menu.numbers.get(("seats", seats), self.number(seats))
        return Way((Piece("seats", seats, said),))

    def _read_pieces(self, parts: Mapping[str, Node], menu: Menu) -> None:
        program = {(piece.slot, piece.value): piece for piece in menu.against}
        for name, items in parts["pieces"].fields(_PIECES).items():
            if name == "place":
                for number in range(1, _MOST_NUMBER + 1):
                    self._add(items.items(), Way((Piece(name, number),)), number)
            elif name == AHEAD:
                self._add(items.items(), Way((Piece("starter"),), ahead=True))
            else:
                self._add(
                    items.items(),
                    Way((program.get((name, ""), Piece(name, "", menu.said.get(name, ""))),)),
                )
        for rival, ways in parts["strengths"].named():
            piece = program.get(("strength", rival.text()))
            if piece is not None:
                self._add(ways.items(), Way((piece,)))
        rivals = parts["rivals"].fields(("each", "named"))
        for number in range(1, _MOST_NUMBER + 1):
            self._add(rivals["each"].items(), Way((against(number, menu),)), number)
        for rival, ways in rivals["named"].named():
            piece = program.get(("strength", rival.text()))
            if piece is not None:
                self._add(ways.items(), Way((menu.against[0], piece)))
        self._add(parts["self"].items(), Way((Piece(SELF),)))
        relatives = parts["relatives"].fields(("each", "also"))
        for number in range(1, _MOST_NUMBER + 1):
            self._add(relatives["each"].items(), Way((Piece(RELATIVE, number),)), number)
        for count, items in relatives["also"].named():
            self._add(items.items(), Way((Piece(RELATIVE, count.whole()),)))
        for who, items in parts["introduces"].named():
            self._add(items.items(), Way((Piece(INTRODUCES, who.text()),)))

    def _read_options(self, parts: Mapping[str, Node], menu: Menu) -> None:
        for name, items in parts["games"].named():
            if name.text() in menu.games:
                piece = Piece("game", name.text(), menu.games[name.text()].said)
                self._add(items.items(), Way((piece,)))
        for name, items in parts["described"].named():
            if name.text() in menu.games:
                said = menu.games[name.text()].said
                self._add(items.items(), Way((Piece(DESCRIBED, name.text(), said),)))
        for name, options in parts["options"].named():
            self._add_options(name.text(), options, menu)
        for game in menu.games:
            self._add_options(game, parts["shared"], menu)
        for name, bundles in parts["several"].named():
            for bundle in bundles.items():
                fields = bundle.fields(("ways", "gives"))
                given = [
                    option_piece(menu, name.text(), option.text(), value.text())
                    for option, value in fields["gives"].named()
                ]
                if pieces := tuple(one for one in given if one is not None):
                    self._add(fields["ways"].items(), Way(pieces, name.text()))

    def _add_options(self, game: str, options: Node, menu: Menu) -> None:
        for option, values in options.named():
            for value, items in values.named():
                chosen = option_piece(menu, game, option.text(), value.text())
                if chosen is not None:
                    self._add(items.items(), Way((chosen,), game))

    # Words.

    def number(self, value: int) -> str:
        """Return a number in words."""
        return " ".join(number_words(value, self._lang))

    def found(self, words: Sequence[str]) -> Sequence[Way]:
        """Return what plain words are, all together."""
        return self._ways.get(tuple(words), ())

    def only_asks(self, words: Sequence[str]) -> bool:
        """Tell whether plain words ask something and answer nothing by the way."""
        return any(
            tuple(words[at : at + len(way)]) == way
            for way in self._only_asking
            for at in range(len(words))
            if not (len(way) == 1 and self.heads.intersection(words[at - 1 : at]))
        )

    def instead_at(self, words: Sequence[str], at: int) -> int:
        """Return how many plain words from ``at`` on say that what follows replaces something."""
        marks = (len(way) for way in self._instead if tuple(words[at : at + len(way)]) == way)
        return max(marks, default=0)

    def is_near_a_title(self, bare: str) -> bool:
        """Tell whether a word is hardly but a slip of one in the name of a game: « buider »."""
        near = get_close_matches(bare, self._titles, n=1, cutoff=_SLIP)
        return bool(near) and near[0] != bare

    def key(self, said: str) -> tuple[str, ...]:
        """Return the plain words of a text."""
        return tuple(self._plain(said.split()))

    def plain(self, token: str) -> tuple[str, ...]:
        """Return what one typed word is compared by: no word, one or several."""
        return tuple(self._plain([token]))

    def _plain(self, words: Iterable[str]) -> Iterator[str]:
        return chain.from_iterable(map(self._word, words))

    def _plain_word(self, word: str) -> tuple[str, ...]:
        if word == NAME:
            return (word,)
        lower = word.lower().replace("’", "'").replace("-", " ")
        spelled = self._spelled(lower) if any(map(str.isalpha, lower)) else lower.split()
        plain: list[str] = []
        for part in split(spelled):
            bare = folded(part)
            if part.isdecimal():
                plain += map(folded, number_words(int(part), self._lang))
            elif bare not in self._small:
                plain.append(self._lemma.get(bare, bare))
        return tuple(plain)


def tokens(line: str) -> list[str]:
    """Return the words of a line, with the commas between them."""
    return _TOKEN.findall(line)


def option_piece(menu: Menu, game: str, option: str, value: str) -> Piece | None:
    """Return an option's value as an answer; ``None`` where the game does not have it."""
    choice = menu.games[game].choices.get(option) if game in menu.games else None
    if choice is None or value not in choice.said:
        return None
    return Piece("option", value, choice.said[value], option)


def ways_said(ways: Node) -> str:
    """Return the first of some ways."""
    return next(item.text() for item in ways.items())
