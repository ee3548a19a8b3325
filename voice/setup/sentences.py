"""The sentences of setting up: ``grammars/<lang>/setup.yaml`` as a grammar of pieces.

A sentence is one piece after another in any order: "trois joueurs, cartes de table". So every
answer may say more than was asked for, and only what is missing is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import product
from typing import Any, Final

from hassil.expression import Alternative, Expression, Group, ListReference, TextChunk
from hassil.parse_expression import parse_sentence
from hassil.parser import ParseError

from heraut.engines.protocol import Rules
from heraut.grammars import Grammar
from heraut.grammars.confusions import read_confusions
from heraut.grammars.meaning import Heard, Kind, Meaning, Scope
from heraut.grammars.schema import (
    Intent,
    Numbers,
    Series,
    Spec,
    Template,
    number_words,
    read_spec,
)
from heraut.grammars.source import GrammarError, Node, read_yaml
from heraut.voice.setup.menu import Choice, GameMenu, Menu
from heraut.voice.setup.plan import Piece

__all__ = ["OPENING", "READY", "Sentences", "Understood"]

OPENING: Final = Scope.TURN
"""Nothing was answered yet: a whole setup may come in one breath."""
READY: Final = Scope.CONFIRM
"""All is known: yes, no, or a change."""
_PEOPLE: Final = Scope.CHOOSE
"""Names are asked for. Elsewhere they would only be in the way of the other words."""

_SCOPES: Final = {"names": _PEOPLE, "first": _PEOPLE, "ready": READY}
_EVERYWHERE: Final = frozenset(Scope)
_ANSWERS: Final = frozenset({"yes", "no"})
_CONTROLS: Final = ("unnamed", "resume", "options", "rest")
"""Pieces that are the same for all games and have no value."""
_MOST_NUMBER: Final = 9
_SAME: Final = 1e-6


@dataclass(frozen=True, slots=True)
class Understood:
    """What words meant."""

    intent: str
    """``pieces``, ``yes``, ``no``, or talk about the talk: ``repeat``, ``undo``..."""
    pieces: tuple[Piece, ...] = ()
    cost: float = 0.0
    """How far the words are from a spoken form."""


class Sentences:
    """What may be said while a match is set up, and what may be chosen. Immutable once made."""

    def __init__(self, menu: Menu, grammar: Grammar, pieces: Sequence[Piece]) -> None:
        self.menu = menu
        self.grammar = grammar
        self._pieces = tuple(pieces)

    @classmethod
    def load(
        cls,
        lang: str,
        games: Mapping[str, Rules[Any, Any]],
        least_seats: int = 1,
        hears: Callable[[str], bool] = bool,
    ) -> Sentences:
        """Return a language's sentences for these games. Raises ``GrammarError``.

        ``hears`` tells which first names the ears know: phrases with another would be lost whole.

        Of the file's options only those that an engine has are taken, and of an engine's options
        only those that have words; what has none keeps its default.
        """
        return _Reader(lang, files("heraut.grammars") / lang).read(games, least_seats, hears)

    def scope(self, question: str, opening: bool) -> Scope:
        """Return which sentences may come now."""
        return _SCOPES.get(question, OPENING if opening else Scope.FILL)

    def read(self, heard: Heard, scope: Scope) -> Understood | None:
        """Return what was meant, or ``None``: nothing, or two things that are equally near."""
        meanings = self.grammar.meanings(heard, scope)
        found = [self._understood(meaning) for meaning in meanings]
        if not found:
            return None
        best, *others = found
        rival = any(
            other.cost - best.cost < _SAME and replace(other, cost=best.cost) != best
            for other in others
        )
        return None if rival else best

    def _understood(self, meaning: Meaning) -> Understood:
        if meaning.kind is Kind.META or meaning.intent in _ANSWERS:
            return Understood(meaning.intent, (), meaning.cost)
        numbers = [
            int(number) for value in meaning.slots.values() for number in str(value).split(",")
        ]
        return Understood("pieces", tuple(self._pieces[number] for number in numbers), meaning.cost)


class _Reader:
    """Reads the file and builds the grammar. Each way to say a piece is a "number" of one list."""

    def __init__(self, lang: str, home: Traversable) -> None:
        self._lang = lang
        self._home = home
        self._pieces: dict[Piece, int] = {}
        self._lists: dict[str, dict[int, list[tuple[str, ...]]]] = {}

    def read(
        self,
        games: Mapping[str, Rules[Any, Any]],
        least_seats: int,
        hears: Callable[[str], bool],
    ) -> Sentences:
        root = self._file("setup")
        parts = root.fields(
            ("begin", "seats", "first", *_CONTROLS, "first_names", "games"),
        )
        self._seats(parts["seats"])
        names = tuple(name for item in parts["first_names"].items() if hears(name := item.text()))
        self._first(parts["first"], names)
        for name in names:
            self._add("name", Piece("name", name.title(), name.title()), [name])
        for slot in _CONTROLS:
            ways = _ways(parts[slot].items())
            self._add("piece", Piece(slot, "", ways[0]), ways)
        menu = Menu(
            {
                name.text(): self._game(name.text(), node, games[name.text()])
                for name, node in parts["games"].named()
                if name.text() in games
            },
            least_seats,
            {
                (piece.slot, piece.value): piece.said
                for piece in self._pieces
                if piece.slot in ("seats", "place") and isinstance(piece.value, int)
            },
        )
        grammar = Grammar(self._lang, "setup", self._spec(parts), self._confusions(names))
        grammar.check()
        return Sentences(menu, grammar, tuple(self._pieces))

    def _file(self, name: str) -> Node:
        path, file = self._home / f"{name}.yaml", f"{self._home.name}/{name}.yaml"
        try:
            return read_yaml(path.read_text(encoding="utf-8"), file)
        except (FileNotFoundError, NotADirectoryError):
            raise GrammarError("no_grammar", file, "there is no such grammar") from None

    # Pieces.

    def _add(self, where: str, piece: Piece, ways: Iterable[str]) -> None:
        number = self._pieces.setdefault(piece, len(self._pieces))
        known = self._lists.setdefault(where, {}).setdefault(number, [])
        known.extend(words for way in ways if (words := tuple(way.lower().split())) not in known)

    def _number(self, value: int) -> str:
        return " ".join(number_words(value, self._lang))

    def _seats(self, node: Node) -> None:
        fields = node.fields(("from", "to", "sentences", "also"))
        also = {name.whole(): _ways(forms.items()) for name, forms in fields["also"].named()}
        counted = range(fields["from"].whole(), fields["to"].whole() + 1)
        for seats in sorted({*counted, *also}):
            told = {"n": (self._number(seats),)}
            ways = _ways(fields["sentences"].items(), told) if seats in counted else []
            ways += also.get(seats, [])
            self._add("piece", Piece("seats", seats, ways[0]), ways)

    def _first(self, node: Node, names: Sequence[str]) -> None:
        fields = node.fields(("place", "name", "random", "alone"))
        for place in range(1, _MOST_NUMBER + 1):
            told = {"n": (self._number(place),)}
            ways = _ways(fields["place"].items(), told)
            self._add("piece", Piece("place", place, ways[0]), ways)
            alone = Piece("number", place, self._number(place))
            self._add("number", alone, [self._number(place)])
            self._add("seat", alone, _ways(fields["alone"].items(), told))
        for name in names:
            ways = _ways(fields["name"].items(), {"name": (name,)})
            said = ways[0].replace(name, name.title())
            self._add("starter", Piece("starter", name.title(), said), ways)
        ways = _ways(fields["random"].items())
        self._add("piece", Piece("random", "", ways[0]), ways)

    def _game(self, name: str, node: Node, rules: Rules[Any, Any]) -> GameMenu:
        fields = node.fields(("sentences", "options"), ("draws_first",))
        ways = _ways(fields["sentences"].items())
        said = ways[0]
        self._add("piece", Piece("game", name, said), ways)
        choices = {
            option.text(): self._choice(option.text(), value, rules.options[option.text()])
            for option, value in fields["options"].named()
            if option.text() in rules.options
        }
        draws = fields["draws_first"].one_of(("true", "false")) if "draws_first" in fields else ""
        return GameMenu(name, said, rules.seats, choices, draws == "true")

    def _choice(self, name: str, node: Node, allowed: Sequence[str]) -> Choice:
        fields = node.fields(("values",), ("ask", "least", "unless"))
        ways = {
            value.text(): _ways(forms.items())
            for value, forms in fields["values"].named()
            if value.text() in allowed
        }
        for value in allowed:
            if value not in ways:
                raise fields["values"].error(f"the value {value!r} of {name!r} has no words")
            self._add("piece", Piece("option", f"{name}={value}", ways[value][0]), ways[value])
        unless = fields["unless"].named() if "unless" in fields else ()
        return Choice(
            name,
            {value: ways[value][0] for value in allowed},
            asked="ask" in fields and fields["ask"].one_of(("true", "false")) == "true",
            least=fields["least"].whole() if "least" in fields else 1,
            unless={
                other.text(): frozenset(item.text() for item in values.items())
                for other, values in unless
            },
        )

    # The grammar.

    def _spec(self, parts: Mapping[str, Node]) -> Spec:
        place = parts["begin"]
        begin = "|".join(item.text() for item in place.items())

        def templates(scopes: Iterable[Scope], *texts: str) -> tuple[Template, ...]:
            return tuple(
                Template(parse_sentence(text).expression, place, 0.0, frozenset(scopes))
                for text in texts
            )

        opening = frozenset({OPENING})
        people = frozenset({_PEOPLE})
        sentences = (
            *templates(_EVERYWHERE, "{pieces}"),
            *templates(opening, f"({begin}) [{{pieces}}]"),
            *templates({OPENING, Scope.FILL}, "{number}"),
            *templates(people, "{seat}", "{people}"),
            *templates({_PEOPLE, READY}, "{starter}"),
        )
        common = read_spec(self._file("common"), self._lang)
        kept = {
            # "Oui" and "non" are heard everywhere: to ears that do not know them, "oui" is "Louis".
            name: _everywhere(intent) if name in _ANSWERS else intent
            for name, intent in common.intents.items()
            if intent.kind is Kind.META or name in _ANSWERS
        }
        numbers = {
            name: Numbers({number: tuple(ways) for number, ways in pieces.items()})
            for name, pieces in self._lists.items()
        }
        series = {
            "pieces": Series(templates((), "{piece}"), templates((), "{piece}", "et {piece}")),
            "people": Series(templates((), "{name}"), templates((), "{name}", "et {name}")),
        }
        own = {"setup": Intent("setup", Kind.REPLY, sentences)}
        return Spec(
            self._lang,
            rules=common.rules,
            numbers={**common.numbers, **numbers},
            series={**common.series, **series},
            intents={**kept, **own},
        )

    def _confusions(self, names: Sequence[str]) -> Any:
        numbers = [self._number(number) for number in range(1, _MOST_NUMBER + 1)]
        return read_confusions(self._file("confusions"), [numbers, list(names)])


def _everywhere(intent: Intent) -> Intent:
    """Return an intent that may be said at any moment."""
    templates = tuple(replace(each, scopes=frozenset(Scope)) for each in intent.templates)
    return replace(intent, templates=templates)


def _ways(items: Iterable[Node], told: Mapping[str, Sequence[str]] | None = None) -> list[str]:
    """Return every way to say some templates, the first one the best."""
    ways: list[str] = []
    for item in items:
        try:
            expression = parse_sentence(item.text()).expression
        except ParseError as error:
            raise item.error(f"{item.text()!r}: {error}") from error
        ways += [" ".join(way.split()) for way in _said(expression, item, told or {})]
    return list(dict.fromkeys(ways))


def _said(part: Expression, place: Node, told: Mapping[str, Sequence[str]]) -> list[str]:
    match part:
        case TextChunk():
            return [part.text]
        case ListReference() if part.list_name in told:
            return list(told[part.list_name])
        case Alternative():
            return [way for item in part.items for way in _said(item, place, told)]
        case Group():
            items = [_said(item, place, told) for item in part.items]
            return ["".join(way) for way in product(*items)]
    raise place.error(f"{place.text()!r} must hold only words, {{n}} and {{name}}")
