"""What typed words mean while a match is set up: answers, talk, and questions about the games."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from importlib.resources.abc import Traversable
from typing import Final

from heraut.grammars import Grammar
from heraut.grammars.confusions import read_confusions
from heraut.grammars.grammar import verbs_of
from heraut.grammars.meaning import (
    DOUBT,
    Heard,
    Interpretation,
    Kind,
    Meaning,
    MetaRequest,
    Query,
    Reply,
    Scope,
)
from heraut.grammars.sentence_templates import common
from heraut.grammars.source import grammar_file
from heraut.grammars.typed.asides import Asides
from heraut.grammars.typed.clauses import asked_in_all, sentences
from heraut.grammars.typed.example_files import terms_of
from heraut.grammars.typed.example_filters import EXPLAIN
from heraut.grammars.typed.free_questions import COMMAND, FreeQuestions
from heraut.grammars.typed.free_speech import plain
from heraut.voice.tasks.setup.meant import meant
from heraut.voice.tasks.setup.menu import Menu
from heraut.voice.tasks.setup.plan import OF_THE_GAMES, Piece, Plan, Question, retold
from heraut.voice.tasks.setup.typed_answers import TypedAnswers
from heraut.voice.tasks.setup.typed_ways import TypedWays

_ASKED_WHY: Final = MetaRequest(Meaning("why", Kind.META))
_LOST: Final = MetaRequest(Meaning("lost", Kind.META))
_HELP: Final = MetaRequest(Meaning("help", Kind.META))
_EARLY: Final = (Piece("early"),)
_WHOLE_GAME: Final = ("game", "general")
"""Words under which games explain themselves; in 7 Kingdoms a general is a card."""


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
        ways = TypedWays(grammar_file(home, "setup_typed"), menu, talk)
        around = confusions.around
        vocabulary = {*_example_words(home), *around.words, *around.kept, *talk.lemma}
        answers = TypedAnswers(ways, menu, frozenset(names), vocabulary, frozenset(around.words))
        return cls(talk, ways, answers, menu)

    def meant(
        self,
        line: str,
        scope: Scope,
        plan: Plan,
        asked: Question,
        before: tuple[Plan, Question] | None = None,
    ) -> Interpretation | tuple[Piece, ...] | None:
        """Return what a line means here; ``None`` if nothing.

        ``before`` is the plan before the last answer, and what was asked then: « non, plutôt la
        deuxième » answers that again.
        """
        if before is not None and (again := self._again(line, plan, *before)):
            return again
        asks = self._answers.asks(line)
        if asks and (answered := self._question(line, plan, asked)) is not None:
            return answered
        pieces = () if self._answers.only_asks(line) else self._answers.pieces(line, plan, asked)
        # « Ça va, on y va » is more than a yes.
        slots = {piece.slot for piece in pieces}
        said = None if slots == {"rest"} else self._said(line, scope)
        if slots == {"ready"} and isinstance(said, MetaRequest):
            # « Je suis prête » where one may begin resumes no other match.
            said = None
        if said is not None:
            # « Je veux jouer la plus grosse » is like « je veux plus jouer » and is none.
            quits = isinstance(said, MetaRequest) and said.meaning.intent == "quit"
            return _EARLY if quits and self._is_of_a_match(line, plan, moves=True) else said
        answers = tuple(piece for piece in pieces if piece.slot != "ready")
        if answers:
            # « Je mets le sept » answers no question with its number, and « en A trois » is none
            # of three players.
            settled = {meant(one, plan, asked, self._menu).slot for one in answers}
            idle = settled == {"number"} or (settled == {"seats"} and plan.seats > 0)
            if {one.slot for one in answers} == {"nth"}:
                idle = idle or self._answers.counts_things(line, plan, asked)
            moves = idle and len(line.split()) > 1 and self._is_of_a_match(line, plan, moves=True)
            return _EARLY if moves else answers
        if pieces and not asks:
            return Reply(Meaning("yes", Kind.REPLY))
        if not asks and self._is_of_a_match(line, plan, moves=True):
            return _EARLY
        if not asks and (answered := self._question(line, plan, asked)) is not None:
            return answered
        return _EARLY if self._is_of_a_match(line, plan) else None

    def _again(self, line: str, plan: Plan, before: Plan, was_asked: Question) -> tuple[Piece, ...]:
        """Return what a line answers in place of the last answer; nothing if it does not."""
        rest = self._answers.instead(line)
        if not rest or self._answers.asks(rest):
            return ()
        found = self._answers.pieces(rest, before, was_asked)
        settled = tuple(
            # Whatever is asked now, « au hasard » is said of who begins.
            replace(one, value="begins") if one.slot == "random" else one
            for one in (meant(piece, before, was_asked, self._menu) for piece in found)
        )
        if was_asked.name == "names" and len(plan.names) == len(before.names) + 1:
            # « Guy. » « Non, Guillaume. »
            names = [piece for piece in settled if piece.slot == "name"]
            if len(names) == 1 and names[0].value not in plan.names:
                return tuple(retold(plan, {plan.names[-1]: str(names[0].value)}))
        return settled if settled and all(_answers(one, was_asked) for one in settled) else ()

    def _said(self, line: str, scope: Scope) -> Interpretation | None:
        """Return talk, or a yes or no, with no more around it than words that mean nothing."""
        words = line.split()
        # « Oui oui oui » is one yes.
        once = [word for at, word in enumerate(words) if not at or word != words[at - 1]]
        said = self._reading(line, scope) or self._reading(" ".join(once), scope)
        if said is not None:
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

    def _is_of_a_match(self, line: str, plan: Plan, *, moves: bool = False) -> bool:
        """Tell whether a line is a move of the game, or a piece of one, or asks how it stands.

        ``moves``: whether it is surely a move.
        """
        grammar = Grammar.load(self._talk.lang, plan.game or next(iter(self._menu.games)))
        words = str(Heard.typed(line)).split()
        readings = grammar.loosely(words, Scope.TURN)
        kinds = (Kind.COMMAND,) if moves else (Kind.COMMAND, Kind.QUERY, Kind.PARTIAL)
        if any(one.kind in kinds and one.cost < DOUBT and not one.swapped for one in readings):
            return True
        surely = FreeQuestions.of(grammar).surely(words)
        if surely is None:
            return False
        return surely.intent == COMMAND or (not moves and surely.kind is Kind.QUERY)

    def _question(
        self, line: str, plan: Plan, asked: Question
    ) -> Interpretation | tuple[Piece, ...] | None:
        """Return what a line asks, of the game that it names or that was chosen."""
        found, rest = self._answers.asked(line, plan, asked)
        game = next((str(one.value) for one in found if one.slot == "game"), plan.game)
        slots = {one.slot for one in found}
        if "who" in slots and (name := self._answers.asked_of(line, plan, asked)):
            return (Piece("who", name),)
        for slot in ("recap", "options", *OF_THE_GAMES):
            # Which game to choose, or what they are like, is of no use once one is chosen.
            if slot in slots and not (slot in ("easiest", "four") and plan.game):
                return (Piece(slot),)
        if "speaking" in slots:
            return _HELP
        if "lost" in slots:
            return _LOST
        if "players" in slots:
            return _explain("players", game)
        if "which" in slots:
            return _explain("game", "")
        if "lesson" in slots and not game:
            return (Piece("easiest"),)
        if "lesson" in slots:
            return _explain(self._whole(game), game)
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

    def _whole(self, game: str) -> str:
        """Return the word under which a game itself is explained."""
        known = terms_of(self._talk.lang, game)
        return next(term for term in _WHOLE_GAME if term in known)


def _answers(piece: Piece, asked: Question) -> bool:
    """Tell whether an answer is one to a question."""
    match asked.name:
        case "option":
            return piece.slot == "option" and piece.option == asked.option
        case "first":
            return piece.slot in ("place", "starter", "random", "me")
    return piece.slot == asked.name


def _explain(term: str, game: str) -> Query:
    return Query(Meaning(EXPLAIN, Kind.QUERY, {"term": term, "game": game}))


def _example_words(home: Traversable) -> Iterator[str]:
    """Yield the words of the examples of questions: a language's usual ones."""
    for file in (home / "examples").iterdir():
        if file.name.endswith(".tsv"):
            lines = file.read_text(encoding="utf-8").splitlines()
            for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE):
                yield from row["said"].split()
