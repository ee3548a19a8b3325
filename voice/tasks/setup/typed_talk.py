"""What typed words mean while a match is set up: answers, talk, and questions about the games."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from importlib.resources.abc import Traversable
from typing import Final

from heraut.grammars import Grammar
from heraut.grammars.asides import Asides
from heraut.grammars.clauses import asked_in_all, sentences
from heraut.grammars.confusions import read_confusions
from heraut.grammars.free_questions import EXPLAIN, FreeQuestions
from heraut.grammars.free_speech import plain
from heraut.grammars.grammar import verbs_of
from heraut.grammars.meaning import (
    Heard,
    Interpretation,
    Kind,
    Meaning,
    MetaRequest,
    Query,
    Reply,
    Scope,
)
from heraut.grammars.sentence_templates import common, grammar_file
from heraut.voice.tasks.setup.menu import Menu
from heraut.voice.tasks.setup.plan import Piece, Plan, Question
from heraut.voice.tasks.setup.typed_answers import TypedAnswers
from heraut.voice.tasks.setup.typed_ways import TypedWays

_ASKED_WHY: Final = MetaRequest(Meaning("why", Kind.META))


class TypedTalk:
    """Understands typed words that are no sentence of a setup."""

    def __init__(self, talk: Grammar, ways: TypedWays, answers: TypedAnswers, menu: Menu) -> None:
        """``talk`` has what all talk shares: yes, no, and talk about the talk."""
        self._talk = talk
        self._ways = ways
        self._answers = answers
        self._menu = menu

    @classmethod
    def read_from(cls, home: Traversable, menu: Menu, names: Sequence[str]) -> TypedTalk | None:
        """Return that of a language; ``None`` if it has no such file. Raises ``GrammarError``."""
        if not (home / "setup_typed.yaml").is_file():
            return None
        confusions = read_confusions(grammar_file(home, "confusions"), [])
        spec = common(home, home.name)
        talk = Grammar(home.name, "setup", spec, confusions, partial(verbs_of, home))
        ways = TypedWays(grammar_file(home, "setup_typed"), home.name, menu, talk.lemma)
        around = confusions.around
        vocabulary = {*_example_words(home), *around.words, *around.kept, *talk.lemma}
        answers = TypedAnswers(ways, menu, frozenset(names), vocabulary, frozenset(around.words))
        return cls(talk, ways, answers, menu)

    def meant(
        self, line: str, scope: Scope, plan: Plan, asked: Question
    ) -> Interpretation | tuple[Piece, ...] | None:
        """Return what a line means here; ``None`` if nothing."""
        asks = self._answers.asks(line)
        if asks and (answered := self._question(line, plan, asked)) is not None:
            return answered
        if (said := self._said(line, scope)) is not None:
            return said
        pieces = self._answers.pieces(line, plan, asked)
        answers = tuple(piece for piece in pieces if piece.slot != "ready")
        if answers:
            return answers
        if pieces and not asks:
            return Reply(Meaning("yes", Kind.REPLY))
        return None if asks else self._question(line, plan, asked)

    def _said(self, line: str, scope: Scope) -> Interpretation | None:
        """Return talk, or a yes or no, with no more around it than words that mean nothing."""
        if (said := self._reading(line, scope)) is not None:
            return said
        parts = sentences(self._talk, Asides.of(self._talk).without(line.split()))
        meant = [self._reading(" ".join(part), scope) for part in parts]
        # « Non, annule »: to have it taken back is to say no.
        return asked_in_all([one for one in meant if not isinstance(one, Reply)])

    def _reading(self, line: str, scope: Scope) -> MetaRequest | Reply | None:
        found = self._talk.loosely(str(Heard.typed(line)).split(), scope)
        if not found:
            return None
        best = found[0]
        said = plain(MetaRequest(best) if best.kind is Kind.META else Reply(best))
        if isinstance(said, MetaRequest | Reply) and not said.meaning.cost and not best.swapped:
            return said
        return None

    def _question(self, line: str, plan: Plan, asked: Question) -> Interpretation | None:
        """Return what a line asks, of the game that it names or that was chosen."""
        found, rest = self._answers.asked(line, plan, asked)
        game = next((str(one.value) for one in found if one.slot == "game"), plan.game)
        slots = {one.slot for one in found}
        if "players" in slots:
            return _explain("players", game)
        if "which" in slots:
            return _explain("game", "")
        if "lesson" in slots:
            return _explain("game", game)
        if "difference" in slots:
            return _ASKED_WHY
        grammar = Grammar.load(self._talk.lang, game or next(iter(self._menu.games)))
        free = FreeQuestions.of(grammar)
        likely = free.sure(rest)
        if self._answers.asks(line) and (likely is None or likely.intent != EXPLAIN):
            likely = free.explained(rest) or likely
        if likely is not None and likely.intent == EXPLAIN:
            return _explain(str(likely.slots["term"]), game)
        if "why" in slots:
            return _ASKED_WHY
        if likely is not None and likely.kind is Kind.META:
            return MetaRequest(replace(likely, cost=0.0))
        return None


def _explain(term: str, game: str) -> Query:
    return Query(Meaning(EXPLAIN, Kind.QUERY, {"term": term, "game": game}))


def _example_words(home: Traversable) -> Iterator[str]:
    """Yield the words of the examples of questions: a language's usual ones."""
    for file in (home / "examples").iterdir():
        if file.name.endswith(".tsv"):
            lines = file.read_text(encoding="utf-8").splitlines()
            for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE):
                yield from row["said"].split()
