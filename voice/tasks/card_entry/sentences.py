"""The sentences of each question: ``grammars/<lang>/entering.yaml`` as small grammars.

Each question has a grammar of its own, so that only what answers it is listened for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Any, Final

from heraut.engines.forms import BlankKind
from heraut.grammars import Grammar
from heraut.grammars.confusions import Confusions, read_confusions
from heraut.grammars.meaning import Heard, Kind, Meaning, MetaRequest, NotUnderstood, Reply, Scope
from heraut.grammars.schema import number_words
from heraut.grammars.sentence_templates import all_ways, common, grammar_file, read, templates
from heraut.grammars.source import Node
from heraut.grammars.spec import Intent, Numbers, Series, Spec
from heraut.voice.tasks.card_entry.draft_card import PART, READY, Piece, Question

_CONTROLS: Final = ("done", "more", "skip")
"""What steers the questions, beside what all talk has."""
_MOST_NUMBER: Final = 20


class Sentences:
    """What may be said while a card of one game is told. Immutable once made."""

    def __init__(self, lang: str, game: str) -> None:
        self._lang = lang
        self._game = game
        home = files("heraut.grammars") / lang
        root = grammar_file(home, "entering").fields((*_CONTROLS, "join", "games"))
        self._common = common(home, lang)
        self._confusions = grammar_file(home, "confusions")
        self._controls = {name: root[name] for name in _CONTROLS}
        self._join = {name.text(): node.text() for name, node in root["join"].named()}
        games = {name.text(): node for name, node in root["games"].named()}
        if game not in games:
            raise root["games"].error(f"there are no words to tell a card of {game!r}")
        parts = games[game].fields(("lists", "amounts", "numbers"))
        self._place = games[game]
        self._lists = {name.text(): node for name, node in parts["lists"].named()}
        self._amounts = {name.text(): node for name, node in parts["amounts"].named()}
        self._numbers = {name.text(): node for name, node in parts["numbers"].named()}
        self._pieces: dict[Question, tuple[tuple[Piece, tuple[str, ...]], ...]] = {}
        self._grammars: dict[Question, Grammar] = {}

    @staticmethod
    @cache
    def load(lang: str, game: str) -> Sentences:
        """Return a language's sentences for a game; read once. Raises ``GrammarError``."""
        return Sentences(lang, game)

    def scope(self, question: Question) -> Scope:
        """Return which sentences may come now."""
        return Scope.CONFIRM if question.name == READY else Scope.FILL

    def grammar(self, question: Question) -> Grammar:
        """Return the sentences that may answer a question. Raises ``GrammarError``."""
        key = _key(question)
        if key not in self._grammars:
            grammar = Grammar(self._lang, "entering", self._spec(key), self._never(key))
            grammar.check()
            self._grammars[key] = grammar
        return self._grammars[key]

    def said(self, question: Question, value: str) -> str:
        """Return how Héraut says a value of a question."""
        for piece, _ in self._answers(_key(question)):
            if value == (piece.value or str(piece.count)):
                return piece.said
        raise self._place.error(f"{question.words!r} has no words for {value!r}")

    def told(self, question: Question, value: object) -> tuple[str, ...]:
        """Return how Héraut says what fills the blank of a question."""
        values = value if isinstance(value, tuple) else (value,)
        said: list[str] = []
        for each in values:
            if isinstance(each, tuple):
                pieces = self._answers(_key(question))
                said += [p.said for p, _ in pieces if (p.value, p.count) == each]
            else:
                said.append(self.said(question, str(each)))
        return tuple(said)

    def read(
        self, heard: Heard, question: Question, scope: Scope
    ) -> MetaRequest | Reply | NotUnderstood:
        """Return what was meant."""
        return read(self.grammar(question), heard, scope)

    def pieces(self, meaning: Meaning, question: Question) -> tuple[Piece, ...]:
        """Return what a question was answered with."""
        answers = self._answers(_key(question))
        numbers = [int(n) for value in meaning.slots.values() for n in str(value).split(",")]
        return tuple(answers[number][0] for number in numbers)

    # What may be said.

    def _answers(self, question: Question) -> tuple[tuple[Piece, tuple[str, ...]], ...]:
        """Return every answer in one piece, with the ways to say it, the best first."""
        if question not in self._pieces:
            self._pieces[question] = tuple(self._made(question))
        return self._pieces[question]

    def _made(self, question: Question) -> Iterator[tuple[Piece, tuple[str, ...]]]:
        match question.kind:
            case BlankKind.TEXT:
                return
            case BlankKind.NUMBER:
                fields = self._words(self._numbers, question.words).fields(("say",), ("also",))
                named = fields.named("also")
                also = {number.whole(): all_ways(forms.items()) for number, forms in named}
                for number in range(_MOST_NUMBER + 1):
                    told = {"n": (self._number(number),)}
                    said = (*all_ways(fields["say"].items(), told), *also.get(number, ()))
                    yield Piece("", number, said[0]), said
            case BlankKind.AMOUNTS | BlankKind.EITHER:
                yield from self._counted(question)
            case _ if question.choices:
                for value, forms in self._forms(self._lists, question):
                    said = tuple(all_ways(forms.items()))
                    yield Piece(value, 1, said[0]), said

    def _counted(self, question: Question) -> Iterator[tuple[Piece, tuple[str, ...]]]:
        most = question.blank.most if question.blank is not None else 1
        for value, named in self._forms(self._amounts, question):
            forms = named.fields(("one", "many"))
            one = tuple(all_ways(forms["one"].items()))
            yield Piece(value, 1, one[0]), one
            for count in range(2, most + 1):
                told = {"n": (self._number(count),)}
                said = tuple(all_ways(forms["many"].items(), told))
                yield Piece(value, count, said[0]), said

    def _words(self, lists: Mapping[str, Node], name: str) -> Node:
        if name not in lists:
            raise self._place.error(f"there is no list of words {name!r}")
        return lists[name]

    def _forms(self, lists: Mapping[str, Node], question: Question) -> Iterator[tuple[str, Node]]:
        """Yield the words of each answer to a question."""
        node = self._words(lists, question.words)
        known = {name.text(): forms for name, forms in node.named()}
        for value in question.choices:
            if value not in known:
                raise node.error(f"{question.words!r} has no words for {value!r}")
            yield value, known[value]

    def _number(self, value: int) -> str:
        return " ".join(number_words(value, self._lang))

    # The grammar.

    def _spec(self, question: Question) -> Spec:
        place = self._place
        fill = {Scope.FILL}
        intents: dict[str, Intent] = dict(self._common.intents)
        for name, node in self._controls.items():
            if not self._fits(name, question):
                continue
            said = templates(node, set(Scope), *all_ways(node.items()))
            intents[name] = Intent(name, Kind.META, said)
        numbers: dict[str, Numbers] = dict(self._common.numbers)
        series: dict[str, Series] = dict(self._common.series)
        answers = self._answers(question)
        if answers:
            numbers["answer"] = Numbers(
                {
                    number: tuple(tuple(way.lower().split()) for way in said)
                    for number, (_, said) in enumerate(answers)
                }
            )
            sentence = "{answer}"
            join = self._join.get(question.kind.value, "")
            if question.left > 1 or question.kind in (BlankKind.AMOUNTS, BlankKind.EITHER):
                more = ("{answer}", *((f"{join} {{answer}}",) if join else ()))
                first = templates(place, fill, "{answer}")
                series["answers"] = Series(first, templates(place, fill, *more))
                sentence = "{answers}"
            intents["answer"] = Intent("answer", Kind.REPLY, templates(place, fill, sentence))
        return Spec(
            self._lang, rules=self._common.rules, numbers=numbers, series=series, intents=intents
        )

    @staticmethod
    def _fits(control: str, question: Question) -> bool:
        """Tell whether a control means anything at a question."""
        match control:
            case "done":
                return question.name == PART
            case "skip":
                return question.kind is BlankKind.TEXT
            case _:
                return True

    def _never(self, question: Question) -> Confusions:
        numbers = [self._number(number) for number in range(1, _MOST_NUMBER + 1)]
        single: Sequence[Any] = [
            way for _, said in self._answers(question) for way in said if " " not in way
        ]
        return read_confusions(self._confusions, [numbers, list(dict.fromkeys(single))])


def _key(question: Question) -> Question:
    """Return the question as far as its sentences depend on it."""
    blank = question.blank
    place = question.place if blank is not None and blank.times > 1 else 0
    named = replace(blank, name="") if blank is not None else None
    return Question(question.name if blank is None else "", named, "", place, question.names)
