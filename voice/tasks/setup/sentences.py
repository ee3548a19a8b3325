"""The sentences of setting up: ``grammars/<lang>/setup.yaml`` as a grammar of pieces.

A sentence is one piece after another in any order: "trois joueurs, cartes de table". So every
answer may say more than was asked for, and only what is missing is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from heraut.engines.rules import Rules
from heraut.grammars import Grammar
from heraut.grammars.confusions import read_confusions
from heraut.grammars.meaning import Heard, Kind, Meaning, MetaRequest, NotUnderstood, Reply, Scope
from heraut.grammars.schema import number_words
from heraut.grammars.sentence_templates import all_ways, common, read, templates
from heraut.grammars.source import Node, grammar_file
from heraut.grammars.spec import Intent, Numbers, Series, Spec
from heraut.voice.tasks.setup.menu import Choice, GameMenu, Menu
from heraut.voice.tasks.setup.plan import SEVERAL, WITHOUT, Piece, Question
from heraut.voice.tasks.setup.typed_talk import TypedTalk

OPENING: Final = Scope.TURN
"""Nothing was answered yet: a whole setup may come in one breath."""
READY: Final = Scope.CONFIRM
"""All is known: yes, no, or a change."""
_PEOPLE: Final = Scope.CHOOSE
"""Names are asked for. Elsewhere they would only be in the way of the other words."""

_SCOPES: Final = {"names": _PEOPLE, "first": _PEOPLE, "ready": READY}
_EVERYWHERE: Final = frozenset(Scope)
_CONTROLS: Final = ("unnamed", "resume", "older", "kept", "learn", "options", "rest")
"""Pieces that are the same for all games and have no value."""
_MOST_NUMBER: Final = 9


class Sentences:
    """What may be said while a match is set up, and what may be chosen. Immutable once made."""

    def __init__(
        self,
        menu: Menu,
        grammar: Grammar,
        pieces: Sequence[Piece],
        typed: Callable[[], TypedTalk | None],
    ) -> None:
        self.menu = menu
        self.grammar = grammar
        self._pieces = tuple(pieces)
        self._read_typed = typed

    @cached_property
    def typed(self) -> TypedTalk | None:
        """What typed words mean that are no sentence; read when somebody types."""
        return self._read_typed()

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
        return _loaded(lang, tuple(games.items()), least_seats, hears)

    @classmethod
    def read_from(
        cls,
        home: Traversable,
        games: Mapping[str, Rules[Any, Any]],
        least_seats: int = 1,
        hears: Callable[[str], bool] = bool,
    ) -> Sentences:
        """Return the same from a folder that is named for its language."""
        return _Reader(home.name, home).read(games, least_seats, hears)

    def scope(self, question: Question, opening: bool) -> Scope:
        """Return which sentences may come now."""
        return _SCOPES.get(question.name, OPENING if opening else Scope.FILL)

    def read(self, heard: Heard, scope: Scope) -> MetaRequest | Reply | NotUnderstood:
        """Return what was meant."""
        return read(self.grammar, heard, scope)

    def answers(self) -> Iterator[tuple[Piece, Sequence[str]]]:
        """Yield every answer but first names, with the ways to say it, its own one first."""
        for number, ways in self.grammar.spec.numbers["piece"].words.items():
            yield self._pieces[int(number)], [" ".join(way) for way in ways]

    def pieces(self, meaning: Meaning) -> tuple[Piece, ...]:
        """Return the answers that one sentence gives."""
        values = ",".join(map(str, meaning.slots.values()))
        return tuple(self._pieces[int(number)] for number in values.split(",") if number)


@lru_cache(maxsize=4)
def _loaded(
    lang: str,
    games: tuple[tuple[str, Rules[Any, Any]], ...],
    least_seats: int,
    hears: Callable[[str], bool],
) -> Sentences:
    """Return what was read before: one match is set up after another."""
    home = files("heraut.grammars") / lang
    return Sentences.read_from(home, dict(games), least_seats, hears)


class _Reader:
    """Reads the file and builds the grammar. Each way to say a piece is a "number" of one list."""

    def __init__(self, lang: str, home: Traversable) -> None:
        self._lang = lang
        self._home = home
        self._pieces: dict[Piece, int] = {}
        self._lists: dict[str, dict[int, list[tuple[str, ...]]]] = {}
        self._said: dict[str, str] = {}
        """How answers without a value are said, by slot, and that somebody begins."""

    def read(
        self, games: Mapping[str, Rules[Any, Any]], least_seats: int, hears: Callable[[str], bool]
    ) -> Sentences:
        root = grammar_file(self._home, "setup")
        parts = root.fields(
            ("begin", "between", "seats", "first", "against", *_CONTROLS, "first_names", "games")
        )
        self._seats(parts["seats"])
        names = tuple(name for item in parts["first_names"].items() if hears(name := item.text()))
        self._first(parts["first"], names)
        rivals = self._against(parts["against"])
        for name in names:
            self._add("name", Piece("name", name.title(), name.title()), [name])
        for slot in _CONTROLS:
            ways = all_ways(parts[slot].items())
            self._add("piece", Piece(slot, "", ways[0]), ways)
            self._said[slot] = ways[0]
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
            rivals,
            counts={
                one: " ".join(number_words(one, self._lang)) for one in range(1, _MOST_NUMBER + 1)
            },
            said=self._said,
        )
        grammar = Grammar(self._lang, "setup", self._spec(parts), self._confusions(names))
        grammar.check()
        typed = partial(TypedTalk.read_from, self._home, menu, names)
        return Sentences(menu, grammar, tuple(self._pieces), typed)

    # Pieces.

    def _add(self, where: str, piece: Piece, ways: Iterable[str]) -> None:
        number = self._pieces.setdefault(piece, len(self._pieces))
        known = self._lists.setdefault(where, {}).setdefault(number, [])
        known.extend(words for way in ways if (words := tuple(way.lower().split())) not in known)

    def _number(self, value: int) -> str:
        return " ".join(number_words(value, self._lang))

    def _seats(self, node: Node) -> None:
        fields = node.fields(("from", "to", "sentences", "also"))
        also = {name.whole(): all_ways(forms.items()) for name, forms in fields["also"].named()}
        counted = range(fields["from"].whole(), fields["to"].whole() + 1)
        for seats in sorted({*counted, *also}):
            told = {"n": (self._number(seats),)}
            ways = all_ways(fields["sentences"].items(), told) if seats in counted else []
            ways += also.get(seats, [])
            self._add("piece", Piece("seats", seats, ways[0]), ways)

    def _first(self, node: Node, names: Sequence[str]) -> None:
        fields = node.fields(("place", "name", "random", "alone"))
        for place in range(1, _MOST_NUMBER + 1):
            told = {"n": (self._number(place),)}
            ways = all_ways(fields["place"].items(), told)
            self._add("piece", Piece("place", place, ways[0]), ways)
            alone = Piece("number", place, self._number(place))
            self._add("number", alone, [self._number(place)])
            self._add("seat", alone, all_ways(fields["alone"].items(), told))
        for name in names:
            ways = all_ways(fields["name"].items(), {"name": (name,)})
            said = ways[0].replace(name, name.title())
            self._add("starter", Piece("starter", name.title(), said), ways)
        self._said["starter"] = all_ways(fields["name"].items(), {"name": ("{name}",)})[0]
        ways = all_ways(fields["random"].items())
        self._said["random"] = ways[0]
        self._add("piece", Piece("random", "", ways[0]), ways)

    def _against(self, node: Node) -> tuple[Piece, ...]:
        """Add the sentences for a match against the program; return its strengths."""
        fields = node.fields(("said", "several", "none", "sentences", "strengths"))
        self._said[WITHOUT] = fields["none"].text()
        self._said[SEVERAL] = fields["several"].text()
        against = Piece("against", "", fields["said"].text())
        self._add("piece", against, all_ways(fields["sentences"].items()))
        rivals = {
            Piece("strength", name.text(), name.text().lower()): all_ways(ways.items())
            for name, ways in fields["strengths"].named()
        }
        for rival, ways in rivals.items():
            self._add("piece", rival, ways)
        return (against, *rivals)

    def _game(self, name: str, node: Node, rules: Rules[Any, Any]) -> GameMenu:
        fields = node.fields(("sentences",), ("options", "draws_first"))
        ways = all_ways(fields["sentences"].items())
        said = ways[0]
        self._add("piece", Piece("game", name, said), ways)
        choices = {
            option.text(): self._choice(option.text(), value, rules.options[option.text()])
            for option, value in fields.named("options")
            if option.text() in rules.options
        }
        draws = fields["draws_first"].one_of(("true", "false")) if "draws_first" in fields else ""
        return GameMenu(name, said, rules.seats, choices, draws == "true")

    def _choice(self, name: str, node: Node, allowed: Sequence[str]) -> Choice:
        fields = node.fields(("values",), ("ask", "least", "most", "unless"))
        ways = {
            value.text(): all_ways(forms.items())
            for value, forms in fields["values"].named()
            if value.text() in allowed
        }
        for value in allowed:
            if value not in ways:
                raise fields["values"].error(f"the value {value!r} of {name!r} has no words")
            self._add("piece", Piece("option", value, ways[value][0], name), ways[value])
        unless = fields["unless"].named() if "unless" in fields else ()
        return Choice(
            name,
            {value: ways[value][0] for value in allowed},
            asked="ask" in fields and fields["ask"].one_of(("true", "false")) == "true",
            least=fields["least"].whole() if "least" in fields else 1,
            most=fields["most"].whole() if "most" in fields else _MOST_NUMBER,
            unless={
                other.text(): frozenset(item.text() for item in values.items())
                for other, values in unless
            },
        )

    # The grammar.

    def _spec(self, parts: Mapping[str, Node]) -> Spec:
        place = parts["begin"]
        begin = "|".join(item.text() for item in place.items())
        between = ["", *(f"{item.text()} " for item in parts["between"].items())]

        opening = frozenset({OPENING})
        people = frozenset({_PEOPLE})
        sentences = (
            *templates(place, _EVERYWHERE, "{pieces}"),
            *templates(place, opening, f"({begin}) [{{pieces}}]"),
            *templates(place, {OPENING, Scope.FILL}, "{number}"),
            *templates(place, people, "{seat}", "{people}"),
            *templates(place, {_PEOPLE, READY}, "{starter}"),
        )
        shared = common(self._home, self._lang)
        numbers = {
            name: Numbers({number: tuple(ways) for number, ways in pieces.items()})
            for name, pieces in self._lists.items()
        }
        series = {
            name: Series(
                templates(place, (), f"{{{item}}}"),
                templates(place, (), *(f"{word}{{{item}}}" for word in between)),
            )
            for name, item in (("pieces", "piece"), ("people", "name"))
        }
        own = {"setup": Intent("setup", Kind.REPLY, sentences)}
        return Spec(
            self._lang,
            rules=shared.rules,
            numbers={**shared.numbers, **numbers},
            series={**shared.series, **series},
            intents={**shared.intents, **own},
        )

    def _confusions(self, names: Sequence[str]) -> Any:
        numbers = [self._number(number) for number in range(1, _MOST_NUMBER + 1)]
        return read_confusions(grammar_file(self._home, "confusions"), [numbers, list(names)])
