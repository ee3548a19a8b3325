"""People at the table: what they say and tap, sense and nonsense."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Final

from heraut.engines.protocol import TABLE
from heraut.grammars import Grammar
from heraut.grammars.forms import lists_of, say
from heraut.grammars.meaning import Heard, Hypothesis, Kind
from heraut.grammars.spec import Template
from heraut.grammars.surface_forms import spoken_forms
from heraut.nfc import CardTag
from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Output
from heraut.voice.tasks.match.dialogue_state import Phase

from .nets import named, ranked

__all__ = ["BEGIN", "Given", "Players", "spoken"]

_TALK: Final = (
    "répète",
    "pourquoi",
    "derniers coups",
    "annule",
    "aide",
    "que puis-je faire",
    "plus de détails",
    "moins de détails",
    "pardon je réfléchis",
)
_ANSWERS: Final = ("oui", "oui", "oui", "oui", "non", "c'est quoi")
_WHICH: Final = frozenset(
    {"c'est quoi", "quelle carte", "quelle carte est ce", "c'est quelle carte"}
)
"""The ways to ask which card was tapped."""
_CHOICES: Final = ("la première", "la deuxième", "non")
_PAIRS: Final = (
    ("treize", "seize"),
    ("deux", "douze"),
    ("six", "dix"),
    ("trois", "trente"),
    ("sept", "cinq"),
)
_ALIKE: Final = {one: other for pair in _PAIRS for one, other in (pair, pair[::-1])}


@dataclass(frozen=True, slots=True)
class Given:
    """What reaches the session: words, or a tapped card; neither: it begins."""

    words: str = ""
    card: str = ""
    """The card's identity."""
    alike: str = ""
    """What the recogniser took the words for as well, but nobody said."""
    typed: bool = True
    """Whether the words are sure. Numbers that were heard are doubted where others sound close."""

    def named(self) -> frozenset[int]:
        """Return the cards said aloud, by number or by rank, which are no secrets any more."""
        return named(self.words) | ranked(self.words)

    def asks(self, other: Given) -> bool:
        """Tell whether another one asks the same thing."""
        return self.words == other.words or {self.words, other.words} <= _WHICH

    def to(self, session: Conversation) -> tuple[Output, ...]:
        """Give it to a session and return what comes of it."""
        if self.card:
            return session.tap(CardTag(session.task.match.rules.name, self.card))
        if not self.words:
            return session.begin()
        if self.typed:
            return session.typed(self.words)
        alike = [replace(spoken(self.alike), score=-1.0)] if self.alike else []
        return session.hear(Heard((spoken(self.words), *alike)))


BEGIN: Final = Given()


def spoken(words: str) -> Hypothesis:
    """Return words as a recogniser returns them, with their times."""
    tokens = tuple(words.lower().split())
    return Hypothesis(tokens, times=tuple((at / 3, (at + 1) / 3) for at in range(len(tokens))))


class Players:
    """Some people at a table, who play by chance and ask a lot."""

    def __init__(self, grammar: Grammar, dice: Random, asks: float) -> None:
        self._grammar = grammar
        self._dice = dice
        self.asks = asks
        """How often they ask or say something else in place of a move."""
        self._stuck = 0
        self._length = -1
        self._again: Given | None = None

    def next(self, session: Conversation) -> Given:
        """Return what they say or tap next."""
        self._stuck = self._stuck + 1 if len(session.task.match.history) == self._length else 0
        self._length = len(session.task.match.history)
        dice = self._dice
        if self._again is not None and dice.random() < 0.5:
            given, self._again = self._again, None
            return given
        self._again = None
        if self._stuck > 12:
            # Whatever is pending is dropped, and then the plainest words are said.
            return Given("non") if self._stuck % 3 == 1 else self._way_out(session)
        if session.moment.asking and dice.random() < 0.7:
            choosing = session.task.dialogue.phase is Phase.WHICH_ONE
            return Given(dice.choice(_CHOICES if choosing else _ANSWERS))
        if dice.random() < self.asks:
            given = self._something_else(session)
            # Whoever was warned asks again, now and then; and a card is tapped twice.
            self._again = given
            return given
        return self._move(session)

    def _way_out(self, session: Conversation) -> Given:
        if session.moment.asking:
            return Given("oui")
        return self._said(session, self._wanted(session)) or Given("que puis-je faire")

    def _wanted(self, session: Conversation) -> str:
        """Return the notation of some legal action; each kind of action as often as another."""
        kinds: dict[str, list[str]] = {}
        for action in map(str, session.task.match.rules.legal(session.task.match.state)):
            kinds.setdefault(action.split()[0] + ("?" * action.endswith("?")), []).append(action)
        if not kinds:
            return ""
        return self._dice.choice(kinds[self._dice.choice(sorted(kinds))])

    def _move(self, session: Conversation) -> Given:
        wanted = self._wanted(session)
        card = _tag(session, wanted)
        by_card = 0.7 if session.task.match.to_act == TABLE else 0.4
        if card and self._dice.random() < by_card:
            given = Given(card=card)
            self._again = self._dice.choice((given, Given("oui"), Given("c'est quoi")))
            return given
        return self._said(session, wanted) or Given("que puis-je faire")

    def _said(self, session: Conversation, notation: str) -> Given | None:
        match = session.task.match
        if not notation:
            return None
        forms = spoken_forms(self._grammar, match.rules, match.state, notation)
        return self._heard(self._dice.choice(forms)) if forms else None

    def _heard(self, words: str) -> Given:
        """Return words typed, or heard: now and then with a number that sounds alike."""
        tokens = words.split()
        alike = [_ALIKE.get(token, token) for token in tokens]
        if alike == tokens or self._dice.random() < 0.6:
            return Given(words, typed=self._dice.random() < 0.5)
        return Given(words, alike=" ".join(alike), typed=False)

    def _something_else(self, session: Conversation) -> Given:
        match self._dice.randrange(6):
            case 0 | 1:
                return Given(self._dice.choice(_TALK))
            case 2:
                return Given(card=self._dice.choice(sorted(session.task.match.rules.cards)))
            case _:
                return self._heard(self._sentence(_kinds(self._dice)))

    def _sentence(self, kind: Kind) -> str:
        """Return some sentence of the grammar, with anything in its slots."""
        every = self._grammar.of_kind(kind)
        # Half of what is asked is what only the seat that asks may know: that may leak.
        own = [intent for intent in every if intent.asker == "seat" and kind is Kind.QUERY]
        for _ in range(20):
            intent = self._dice.choice(own if own and self._dice.random() < 0.5 else every)
            template = self._dice.choice(intent.templates)
            if text := self._filled(template):
                return text
        return "que puis-je faire"

    def _filled(self, template: Template) -> str:
        spec = self._grammar.spec
        lists = sorted(lists_of(spec, template.expression))
        if any(name in spec.series for name, _ in lists):
            return ""
        values = {
            slot: self._dice.choice(sorted(spec.numbers[name].words, key=str))
            for name, slot in lists
        }
        return say(spec, template, values)


def _kinds(dice: Random) -> Kind:
    return dice.choice((Kind.QUERY, Kind.QUERY, Kind.QUERY, Kind.COMMAND, Kind.PARTIAL))


def _tag(session: Conversation, notation: str) -> str:
    """Return the card that stands for an action, if one does."""
    cards = session.task.match.rules.cards
    verb, *named = notation.split()
    if len(named) != 1:
        return ""
    names = (named[0], f"{verb}_{named[0]}", f"token_{named[0]}")
    return next((name for name in names if name in cards), "")
