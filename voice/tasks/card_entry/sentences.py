"""The sentences of each question: ``grammars/<lang>/entering.yaml`` as small grammars.

Each question has a grammar of its own, so that only what answers it is listened for: it alone, or
together with others that may be answered in the same breath.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from importlib.resources import files
from itertools import groupby
from typing import Any, Final, TypeAlias

from heraut.engines.forms import BlankKind
from heraut.grammars import Grammar
from heraut.grammars.confusions import Confusions, read_confusions
from heraut.grammars.meaning import Heard, Kind, Meaning, MetaRequest, NotUnderstood, Reply, Scope
from heraut.grammars.schema import number_words
from heraut.grammars.sentence_templates import all_ways, common, read, templates
from heraut.grammars.source import Node, grammar_file
from heraut.grammars.spec import Intent, Numbers, Series, Spec
from heraut.voice.tasks.card_entry.draft_card import (
    DONE,
    MANY,
    PART,
    READY,
    SKIP,
    Chunk,
    Piece,
    Question,
)

_CONTROLS: Final = (DONE, "more", SKIP, "where", "keep")
"""What steers the questions, beside what all talk has."""
_ONE_MORE: Final = 0.001
"""What each thing more in a breath costs: so words mean as few things as they can."""
_JOINED: Final = "joined"
"""As the name of a list: what goes with what was said before it."""
_Way: TypeAlias = tuple[Piece, ...]
"""What some words may be an answer to: one piece for each list they are in."""
_MOST_NUMBER: Final = 20
_MOST_HEARD: Final = 5
"""The most of a kind that ears listen for in one breath."""


class Sentences:
    """What may be said while a card of one game is told. Immutable once made."""

    def __init__(self, lang: str, game: str) -> None:
        self._lang = lang
        self._game = game
        home = files("heraut.grammars") / lang
        root = grammar_file(home, "entering").fields((*_CONTROLS, "none", "join", "games"))
        self._common = common(home, lang)
        self._confusions = grammar_file(home, "confusions")
        self._controls = {name: root[name] for name in _CONTROLS}
        self._none = all_ways(root["none"].items())
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
        self._grammars: dict[tuple[Question, ...], Grammar] = {}

    @staticmethod
    @cache
    def load(lang: str, game: str) -> Sentences:
        """Return a language's sentences for a game; read once. Raises ``GrammarError``."""
        return Sentences(lang, game)

    def scope(self, question: Question) -> Scope:
        """Return which sentences may come now."""
        return Scope.CONFIRM if question.name == READY else Scope.FILL

    def grammar(
        self, question: Question, ahead: Sequence[Question] = (), *, heard: bool = False
    ) -> Grammar:
        """Return the sentences that may answer a question, and others ``ahead`` in one breath.

        ``heard``: as far as ears listen for them; in one breath large amounts are not, which would
        take them seconds. Raises ``GrammarError``.
        """
        keys = _keys(question, ahead)
        if heard and len(keys) > 1:
            keys = (keys[0], *(replace(each, most_heard=_MOST_HEARD) for each in keys[1:]))
        if keys not in self._grammars:
            breath = self._effect if question.name == PART else self._breath
            spec = breath(keys) if len(keys) > 1 else self._spec(keys[0])
            grammar = Grammar(self._lang, "entering", spec, self._never(keys))
            grammar.check()
            self._grammars[keys] = grammar
        return self._grammars[keys]

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
        self, heard: Heard, question: Question, scope: Scope, ahead: Sequence[Question] = ()
    ) -> MetaRequest | Reply | NotUnderstood:
        """Return what was meant: as an answer to the question, or with ``ahead`` to several."""
        return read(self.grammar(question, ahead), heard, scope)

    def pieces(self, meaning: Meaning, question: Question) -> tuple[Piece, ...]:
        """Return what a question was answered with."""
        answers = self._answers(_key(question))
        return tuple(answers[number][0] for number in _numbers(meaning))

    def chunks(
        self, meaning: Meaning, question: Question, ahead: Sequence[Question]
    ) -> tuple[Chunk, ...]:
        """Return what several questions were answered with in one breath."""
        ways = tuple(self._ways(_keys(question, ahead)))
        count = len(ways)
        return tuple(Chunk(ways[n % count], n >= count) for n in _numbers(meaning))

    # What may be said.

    def _answers(self, question: Question) -> tuple[tuple[Piece, tuple[str, ...]], ...]:
        """Return every answer in one piece, with the ways to say it, the best first."""
        most = question.most_heard
        if most:
            answers = self._answers(replace(question, most_heard=0))
            # « Une laine », without « laine » alone: that would come after any other thing.
            return tuple(
                (piece, tuple(way for way in said if " " in way) or said)
                if question.kind in MANY
                else (piece, said)
                for piece, said in answers
                if question.kind not in MANY or piece.count <= most
            )
        question = replace(question, part="")
        if question not in self._pieces:
            self._pieces[question] = tuple(
                (replace(piece, words=question.list), said) for piece, said in self._made(question)
            )
        return self._pieces[question]

    def _ways(self, questions: Sequence[Question]) -> Mapping[_Way, Sequence[str]]:
        """Return the words for all that may be said in one breath, by what they may answer."""
        found: dict[str, dict[str, Piece]] = {}
        for question in questions:
            for piece, said in self._answers(question):
                if question.takes(piece):
                    for way in said:
                        found.setdefault(way, {}).setdefault(piece.words, piece)
        for control in _ended_by(questions):
            ended = all_ways(self._controls[control].items())
            for way in ended:
                found.setdefault(way, {})[control] = Piece("", 1, ended[0], control)
        ways: dict[_Way, list[str]] = {}
        for way, pieces in found.items():
            ways.setdefault(tuple(pieces.values()), []).append(way)
        return ways

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
        if question.may_be_none:
            yield Piece("", 0, self._none[0]), tuple(self._none)
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

    def _breath(self, questions: tuple[Question, ...]) -> Spec:
        """Return the sentences in which several things are said one after another."""
        ways = self._ways(questions)
        numbers = {"answer": _numbered(ways), _JOINED: _numbered(ways, len(ways))}
        return self._put_together(questions, numbers, {"answers": self._series()}, ["{answers}"])

    def _effect(self, questions: tuple[Question, ...]) -> Spec:
        """Return the sentences in which a thing that a card does is said with its values.

        After each only the lists of its own are listened for: any after any would be ten thousand
        phrases.
        """
        ways = self._ways(questions)
        numbers: dict[str, Numbers] = {}
        series: dict[str, Series] = {}
        said: list[str] = []
        parts, values = questions[0], questions[1:]
        alike: dict[tuple[str, ...], list[str]] = {}
        for name in parts.choices:
            # Amounts after amounts are one series, of which each may belong to either.
            taken = groupby(each.words for each in values if each.part == name)
            alike.setdefault(tuple(words for words, _ in taken), []).append(name)
        for number, (lists, names) in enumerate(alike.items()):
            named = [way for way in ways if any(_is_part(piece, parts, names) for piece in way)]
            numbers[f"part_{number}"] = _numbered(ways, only=named)
            sentence = f"{{part_{number}}}"
            said.append(sentence)
            for place, words in enumerate(lists):
                slot = f"_{number}_{place}"
                asked = [each for each in values if each.words == words]
                own = {each.list for each in asked}
                mine = [way for way in ways if any(piece.words in own for piece in way)]
                numbers[f"answer{slot}"] = _numbered(ways, only=mine)
                if asked[0].kind not in MANY:
                    sentence += f" {{answer{slot}}}"
                else:
                    numbers[f"{_JOINED}{slot}"] = _numbered(ways, len(ways), only=mine)
                    series[f"answers{slot}"] = self._series(slot)
                    sentence += f" {{answers{slot}}}"
            said += [sentence] if lists else []
        numbers[DONE] = _numbered(ways, only=[way for way in ways if Chunk(way).says(DONE)])
        ended = (f"{each} {{{DONE}}}" for each in said)
        return self._put_together(questions, numbers, series, [*said, *ended])

    def _series(self, name: str = "") -> Series:
        """Return one answer after another; some words go on with what was said before them."""
        place, fill = self._place, {Scope.FILL}
        then = self._join["then"]
        joins = dict.fromkeys(self._join[kind] for kind in self._join if self._join[kind] != then)
        more = (
            f"{{answer{name}}}",
            f"{then} {{answer{name}}}",
            *(f"{join} {{{_JOINED}{name}}}" for join in joins),
        )
        # « Un blé » is one thing, though « un » and « blé » may be two.
        each_more = (replace(each, cost=_ONE_MORE) for each in templates(place, fill, *more))
        return Series(templates(place, fill, f"{{answer{name}}}"), tuple(each_more))

    def _put_together(
        self,
        questions: Sequence[Question],
        numbers: Mapping[str, Numbers],
        series: Mapping[str, Series],
        said: Sequence[str],
    ) -> Spec:
        answer = Intent("answer", Kind.REPLY, templates(self._place, {Scope.FILL}, *said))
        return Spec(
            self._lang,
            rules=self._common.rules,
            numbers={**self._common.numbers, **numbers},
            series={**self._common.series, **series},
            intents={**self._steering(questions[0]), "answer": answer},
        )

    def _steering(self, question: Question) -> dict[str, Intent]:
        """Return what steers the questions, and all talk."""
        intents: dict[str, Intent] = dict(self._common.intents)
        for name, node in self._controls.items():
            if self._fits(name, question):
                said = templates(node, set(Scope), *all_ways(node.items()))
                intents[name] = Intent(name, Kind.META, said)
        return intents

    def _spec(self, question: Question) -> Spec:
        place = self._place
        fill = {Scope.FILL}
        intents = self._steering(question)
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
            again = question.kind is BlankKind.EITHER and question.place > 1
            if question.left > 1 or question.kind in (BlankKind.AMOUNTS, BlankKind.EITHER):
                more = ("{answer}", *((f"{join} {{answer}}",) if join else ()))
                first = templates(
                    place, fill, "{answer}", *((f"{join} {{answer}}",) if again else ())
                )
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
            case "keep":
                return question.name == READY
            case _:
                return True

    def _never(self, questions: Sequence[Question]) -> Confusions:
        numbers = [self._number(number) for number in range(1, _MOST_NUMBER + 1)]
        single: Sequence[Any] = [
            way
            for question in questions
            for _, said in self._answers(question)
            for way in said
            if " " not in way
        ]
        return read_confusions(self._confusions, [numbers, list(dict.fromkeys(single))])


def _numbers(meaning: Meaning) -> list[int]:
    return [int(n) for value in meaning.slots.values() for n in str(value).split(",")]


def _numbered(ways: Mapping[_Way, Sequence[str]], first: int = 0, only: Any = None) -> Numbers:
    """Return the ways to say what was counted, from ``first`` on; ``only`` some of them."""
    return Numbers(
        {
            number: tuple(tuple(way.lower().split()) for way in said)
            for number, (pieces, said) in enumerate(ways.items(), first)
            if only is None or pieces in only
        }
    )


def _is_part(piece: Piece, parts: Question, names: Sequence[str]) -> bool:
    return piece.words == parts.list and piece.value in names


def _ended_by(questions: Sequence[Question]) -> Iterator[str]:
    """Yield what may end or shorten a breath: a card does no more, or has no text."""
    if questions[0].name == PART or questions[0].part:
        yield DONE
    elif any(question.kind is BlankKind.TEXT for question in questions):
        yield SKIP


def _keys(question: Question, ahead: Sequence[Question]) -> tuple[Question, ...]:
    """Return what the sentences of a breath depend on."""
    if question.name != PART:
        return tuple(dict.fromkeys(map(_key, (question, *ahead))))
    own = (replace(_key(each), part=each.part) for each in ahead)
    return (_key(question), *dict.fromkeys(own))


def _key(question: Question) -> Question:
    """Return the question as far as its sentences depend on it."""
    blank = question.blank
    several = blank is not None and (blank.times > 1 or blank.fewest > 1)
    named = replace(blank, name="") if blank is not None else None
    place = question.place if several else 0
    return Question(question.name if blank is None else "", named, "", place, question.names)
