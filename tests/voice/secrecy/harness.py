"""Plays a game through the real session, and again in other worlds; compares what is said.

A game is played in short sessions, each resumed from where the one before it left off. Each is
played again, with the same words and the same taps, where the cards that a listener cannot see are
others. Until one of these cards is turned up, or named by a player, that listener must hear the
same, word for word.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, Final

from heraut.engines.journal import Journal, load
from heraut.engines.match import Match
from heraut.engines.protocol import PUBLIC, TABLE, Seat
from heraut.grammars import Grammar
from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Cued, Output, Played, Silenced, Spoken
from heraut.voice.herald import Verbosity
from heraut.voice.tasks.match.match_task import MatchTask

from .nets import cards, named
from .players import BEGIN, Given, Players
from .quick import QuickHerald, QuickWords
from .secrets import PILE, SECRETS, Secrets
from .worlds import images, notation_of, twin

__all__ = ["Count", "Leak", "Proof"]

_LONGEST: Final = 30
"""Inputs of one sitting at most."""
_LATE: Final = 200
"""Inputs of a game after which hardly anything is asked any more, so that it ends."""
_MOST: Final = 900
"""Inputs of one game at most."""
_LATE_ASKS: Final = 0.05
_SAVED: Final = 0.03
"""How often a sitting begins from the journal on the disk."""


class Leak(AssertionError):
    """Somebody heard what he may not know."""


@dataclass(slots=True)
class Count:
    """What was checked."""

    games: int = 0
    ended: int = 0
    """Games that came to their end."""
    sentences: int = 0
    """Sentences that were said."""
    compared: int = 0
    """Sentences that were compared with those of another world."""
    worlds: int = 0

    def __add__(self, other: Count) -> Count:
        totals = (getattr(self, name) + getattr(other, name) for name in self.__slots__)
        return Count(*totals)

    def __str__(self) -> str:
        said = f"{self.sentences} sentences, {self.compared} comparisons"
        return f"{self.games} games: {said} in {self.worlds} other worlds"


@dataclass(frozen=True, slots=True)
class Turn:
    """One input of a sitting, and what is needed to judge it."""

    given: Given
    before: Match
    after: Match
    outputs: tuple[Output, ...]
    hidden: Mapping[int, int]
    """The secret cards before it, with their seats."""
    opened: frozenset[int]
    """Cards that all know from then on: turned up, named by a player, or asked for twice."""

    @property
    def seen(self) -> frozenset[int]:
        """A tapped card that Héraut knows in no hand: whoever taps it has it before him."""
        card = int(self.given.card) if self.given.card.isdecimal() else 0
        return frozenset((card,)) if self.hidden.get(card) == PILE else frozenset()


@dataclass
class Proof:
    """One way to set up games, and the people who play them."""

    game: str
    seats: int
    options: Mapping[str, str]
    dice: Random
    words: QuickWords
    folder: Path
    ears: frozenset[Seat] = frozenset()
    asks: float = 0.35
    reader: bool = False
    spoilt: Callable[[Any], Any] | None = None
    """Makes rules that leak of the rules, to see that it is found."""
    count: Count = field(default_factory=Count)

    @cached_property
    def grammar(self) -> Grammar:
        """The sentences that are understood."""
        return Grammar.load("fr", self.game)

    @cached_property
    def secrets(self) -> Secrets:
        """What is secret in this game."""
        return SECRETS[self.game]

    def play(self) -> Count:
        """Play one game and return all that was checked so far. Raises :class:`Leak`."""
        match = Match.new(self.game, self.seats, self.options, self.dice.randrange(2**32))
        if self.spoilt is not None:
            match = replace(match, rules=self.spoilt(match.rules))
        players, given = Players(self.grammar, self.dice, self.asks), 0
        while match.to_act is not None and given < _MOST:
            players.asks = self.asks if given < _LATE else _LATE_ASKS
            match = self._resumed(match)
            level = self.dice.choice(list(Verbosity))
            turns = self._sitting(match, players, level)
            self._judge(turns, level)
            match, given = turns[-1].after, given + len(turns)
        self.count.games += 1
        self.count.ended += match.to_act is None
        return self.count

    def _resumed(self, match: Match) -> Match:
        """Return a match as it is, or read from the disk."""
        if self.dice.random() >= _SAVED or self.spoilt is not None or not match.history:
            return match
        path = self.folder / f"{self.dice.randrange(2**64)}.jsonl"
        Journal.create(path, match)
        kept, _, _ = load(path)
        assert kept.state == match.state
        path.unlink()
        return kept

    def _session(self, match: Match, level: Verbosity) -> Conversation:
        cards = self.options.get("cards", "app")
        herald = QuickHerald(self.words, self.game, (), level, cards=cards)
        session = Conversation(MatchTask(match, self.grammar, herald, ears=self.ears))
        session.reader = self.reader
        return session

    # One world.

    def _sitting(self, match: Match, players: Players, level: Verbosity) -> list[Turn]:
        """Play on for a while; stop where nothing is pending, or it goes on for too long."""
        session, wanted = self._session(match, level), self.dice.randint(1, 9)
        first = not match.history or self.dice.random() < 0.2
        turns: list[Turn] = []
        while len(turns) < _LONGEST and not session.over and not session.left:
            given = BEGIN if first and not turns else players.next(session)
            turn = self._turn(session, given, turns)
            turns.append(turn)
            done = len(turns) >= wanted or turn.opened
            if done and not session.moment.asking:
                break
        return turns

    def _turn(self, session: Conversation, given: Given, turns: Sequence[Turn]) -> Turn:
        before = session.task.match
        hidden = dict(self.secrets.hidden(before.state))
        outputs = given.to(session)
        after = session.task.match
        opened = set(given.named()) | hidden.keys() - self.secrets.hidden(after.state).keys()
        said = " ".join(each.text for each in outputs if isinstance(each, Spoken))
        # Whoever is taken for saying a number cannot but be answered about it.
        opened |= named(given.alike) & named(said)
        if given.card.isdecimal() and self.secrets.shown(before.state, int(given.card)):
            opened.add(int(given.card))
        # Who was warned once and asked again need not be warned any more.
        trusts = before.rules.turn(before.state) in session.task.trusting
        if trusts or self._warned_of(given, before, turns):
            opened |= self._asked_for(before, turns)
        turn = Turn(given, before, after, outputs, hidden, frozenset(opened))
        past = frozenset().union(*(each.opened for each in turns), turn.opened)
        for said in outputs:
            if isinstance(said, Spoken):
                self.count.sentences += 1
                seen = turn.seen.union(*(each.seen for each in turns))
                # The guide and the help say the same to everybody, with examples.
                if not given.words.startswith("aide"):
                    self._net(turn, said, past if said.ear is None else past | seen)
        return turn

    def _warned_of(self, given: Given, match: Match, turns: Sequence[Turn]) -> bool:
        """Tell whether the same was asked before, with a warning, and nothing was done since."""
        since = [turn for turn in turns if turn.after.history == match.history]
        return any(turn.given.asks(given) and self._warned(turn.outputs) for turn in since)

    def _warned(self, outputs: Sequence[Output]) -> bool:
        """Tell whether all were told that an answer would be heard by all."""
        return any(
            isinstance(said, Spoken) and "toute la table" in said.text.lower() for said in outputs
        )

    def _asked_for(self, match: Match, turns: Sequence[Turn]) -> set[int]:
        """Return what the seat on turn lets all hear: its hand, or the card it has tapped."""
        turn = match.rules.turn(match.state)
        assert turn is not None
        tapped = {int(each.given.card) for each in turns if each.given.card.isdecimal()}
        return {*self.secrets.held(match.state, turn), *tapped}

    def _net(self, turn: Turn, said: Spoken, opened: frozenset[int]) -> None:
        """Find the words of a card that whoever hears a sentence may not know."""
        told = cards(said.text) - opened
        secret = {card for card in told if turn.hidden.get(card, said.ear) != said.ear}
        still = self.secrets.hidden(turn.after.state)
        secret = {card for card in secret if still.get(card, said.ear) != said.ear}
        if secret:
            who = "all" if said.ear is None else f"seat {said.ear}"
            raise Leak(f"{turn.given}: {who} heard {sorted(secret)} in {said.text!r}")

    # Other worlds.

    def _judge(self, turns: Sequence[Turn], level: Verbosity) -> None:
        """Play a sitting again, as far as nothing was turned up, and to its end."""
        opener = next((number for number, turn in enumerate(turns) if turn.opened), 0)
        for end in {opener, len(turns)} - {0}:
            self._compare(turns[:end], level, PUBLIC)
        if self.ears and self.dice.random() < 0.5:
            self._compare(turns, level, self.dice.choice(sorted(self.ears)))

    def _compare(self, turns: Sequence[Turn], level: Verbosity, listener: Seat) -> None:
        free = set(turns[0].hidden).difference(*(turn.opened for turn in turns))
        states = [turns[0].before.state, *(turn.after.state for turn in turns)]
        if listener != PUBLIC:
            free = free.difference(*(self.secrets.held(state, listener) for state in states))
            free = free.difference(*(turn.seen for turn in turns))
        groups = [
            sorted({card for state in states for card in self.secrets.held(state, seat)})
            for seat in range(self.seats)
        ]
        others = images(free, groups, self.dice)
        if others is None:
            return
        self.count.worlds += 1
        end = turns[-1].after.history
        brings = {
            number: notation_of(step.notation, self.secrets, others)
            for number, step in enumerate(end)
            if step.by == TABLE
        }
        session = self._session(twin(turns[0].before, self.secrets, others, brings), level)
        self.beside(turns[0].before, session.task.match, listener)
        for turn in turns:
            given = turn.given
            if given.card.isdecimal():
                card = int(given.card)
                given = replace(given, card=str(others.get(card, card)))
            here = self._heard(turn.outputs, listener, others)
            there = self._heard(given.to(session), listener, {})
            self.count.compared += len(here)
            if here != there:
                raise Leak(self._told(turns, turn, listener, others, here, there))
            self.beside(turn.after, session.task.match, listener)

    def beside(self, here: Match, there: Match, listener: Seat) -> None:
        """Compare what else a listener gets of the two worlds: the match alone gives nothing."""

    def _heard(
        self, outputs: Sequence[Output], listener: Seat, others: Mapping[int, int]
    ) -> list[Output]:
        """Return what a listener hears, and what was done, as it is in the other world."""
        heard: list[Output] = []
        for output in outputs:
            match output:
                case Spoken(_, ear) if ear is not None and ear != listener:
                    continue
                case Played(notation, by):
                    heard.append(Played(notation_of(notation, self.secrets, others), by))
                case Spoken() | Cued() | Silenced():
                    heard.append(output)
        return heard

    def _told(
        self,
        turns: Sequence[Turn],
        turn: Turn,
        listener: Seat,
        others: Mapping[int, int],
        here: Sequence[Output],
        there: Sequence[Output],
    ) -> str:
        who = "all" if listener == PUBLIC else f"seat {listener}"
        inputs = [each.given for each in turns]
        moved = {card: image for card, image in others.items() if card != image}
        lines = [
            f"{self.seats} seats, {dict(self.options)}, ears {sorted(self.ears)}",
            f"what {who} heard depends on hidden cards",
            f"given {inputs}, at {turn.given}",
            f"here {[output for output in here if output not in there]}",
            f"there {[output for output in there if output not in here]}",
            f"hidden {dict(turn.hidden)}, there {moved}",
        ]
        return "\n".join(lines)
