"""A wide and quick proof: games played by notation, with other worlds running beside them.

All that is said of each step, and at some moments of questions and wrong tries, is said again in a
world that looks the same to one listener. That world goes on beside the game. Its cards are
exchanged anew when one of them is turned up, or when a hand would lie in another order.

What needs a conversation (taps, doubt, asking twice) is proved by the games of ``harness``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, replace
from functools import cache
from operator import methodcaller
from random import Random
from typing import Any, Final

from heraut.engines.match import Match
from heraut.engines.protocol import PUBLIC, Event, IllegalAction, Seat
from heraut.engines.simulate import choose
from heraut.grammars import Grammar
from heraut.grammars.meaning import Kind, Meaning
from heraut.voice.dialogue.outputs import Spoken
from heraut.voice.herald import Verbosity
from heraut.voice.tasks.match import effects as fx
from heraut.voice.tasks.match.match_context import MatchContext
from heraut.voice.tasks.match.narrator import Narrator

from .harness import Count, Leak
from .nets import cards
from .quick import QuickHerald, QuickWords
from .secrets import SECRETS, Secrets
from .tries import TRIES, Question
from .worlds import images, notation_of

__all__ = ["Beside", "World", "compared"]

_cards = cache(cards)
_NUMBERS: Final = re.compile(r"\d+")
_MOMENTS: Final = 0.012
"""How often, after a step, everybody asks everything."""
_MOST: Final = 2000
"""Steps of one game at most."""


Telling = Callable[["World"], Sequence[Spoken]]
"""Something that is said in a world, as it stands."""


@dataclass
class World:
    """A game as it goes in one world, and who words it there."""

    match: Match
    narrator: Narrator
    grammar: Grammar
    ears: frozenset[Seat]
    before: Match | None = None
    """The match before the last step; none, if the cards were exchanged since."""

    def step(self, notation: str) -> list[Spoken]:
        """Play an action and return what is said of it."""
        self.before, self.match = self.match, self.match.play(notation)
        told = self.narrator.happened(self.match.history[-1:])
        return [said for said in told if isinstance(said, Spoken)]

    def asked(self, seat: Seat, question: Question) -> Sequence[Spoken]:
        """Return the answer to a seat, or the warning that all would hear it."""
        rules, slots = self.match.rules, question.slots
        view = rules.view(self.match.state, seat)
        told = tuple(rules.answer(view, question.name, slots))
        if self._table(told).private(question.name, slots):
            return self.narrator.message(fx.Say("secret-card-aloud", {"owners": 0}))
        return self.narrator.answer(self.match, told)

    def _table(self, told: Sequence[Event] = ()) -> MatchContext:
        return MatchContext(self.match, self.grammar, lambda *_: told, self.ears, False)

    def tried(self, notation: str) -> Sequence[Spoken]:
        """Return why an action is forbidden, short and long; nothing if it is not."""
        why = self.refused(notation)
        if why is None:
            return ()
        told = self.narrator.refusal(why.reason, why.details)
        if self._table().unexplained(why.details):
            return (*told, *self.narrator.message(fx.Say("secret-card-aloud", {"owners": 0})))
        meant = Meaning("tried", Kind.COMMAND)
        longer = fx.Refuse(meant, why.reason, why.details)
        return (*told, *self.narrator.explain(self.match, longer))

    def refused(self, notation: str) -> IllegalAction | None:
        """Return the refusal of an action, if it is forbidden."""
        rules, state = self.match.rules, self.match.state
        try:
            rules.apply(state, rules.parse(state, notation))
        except IllegalAction as why:
            return why
        return None

    def looked_back(self, seat: Seat) -> Sequence[Spoken]:
        """Return the last moves, and what the others did since a seat's last turn."""
        return [*self.narrator.last_moves(self.match), *self.narrator.since(self.match, seat)]

    def undone(self) -> Sequence[Spoken]:
        """Return what would be said if the last step were taken back."""
        if self.before is None:
            return ()
        step, state = self.match.history[-1], self.before.state
        return self.narrator.undone(self.match.rules, state, step)


@dataclass
class Other(World):
    """A world that looks the same to one listener, beside the game."""

    listener: Seat = PUBLIC
    images: Mapping[int, int] = field(default_factory=dict)
    """By hidden card, the card that is in its place here."""

    def moved(self) -> set[int]:
        """Return the cards that lie elsewhere here."""
        return {card for card, image in self.images.items() if card != image}


@dataclass
class Beside:
    """Games of one kind, each played to its end."""

    game: str
    seats: int
    options: Mapping[str, str]
    dice: Random
    words: QuickWords
    grammar: Grammar
    ears: frozenset[Seat] = frozenset()
    spoilt: Callable[[Any], Any] | None = None
    """Makes rules that leak of the rules, to see that it is found."""
    count: Count = field(default_factory=Count)
    _shown: set[int] = field(default_factory=set)
    """The cards of a hand that were shown to all."""

    def play(self) -> Count:
        """Play one game and return all that was checked so far. Raises :class:`Leak`."""
        match = Match.new(self.game, self.seats, self.options, 0)
        if self.spoilt is not None:
            match = replace(match, rules=self.spoilt(match.rules))
        self._shown = set()
        level = self.dice.choice(list(Verbosity))
        here = World(match, self._narrator(match, level), self.grammar, self.ears)
        others = [
            Other(match, self._narrator(match, level), self.grammar, self.ears, None, listener)
            for listener in (PUBLIC, *sorted(self.ears))
        ]
        for _ in range(_MOST):
            if here.match.to_act is None:
                break
            self._step(here, others)
            if self.dice.random() < _MOMENTS:
                self._moment(here, others)
        self._moment(here, others)
        self.count.games += 1
        self.count.ended += here.match.to_act is None
        return self.count

    @property
    def secrets(self) -> Secrets:
        """What is secret in this game."""
        return SECRETS[self.game]

    def _hidden(self, state: Any) -> dict[int, int]:
        """Return the secret cards, with their seats."""
        hidden = self.secrets.hidden(state)
        return {card: seat for card, seat in hidden.items() if card not in self._shown}

    def _narrator(self, match: Match, level: Verbosity) -> Narrator:
        herald = QuickHerald(self.words, self.game, (), level, cards=self.options["cards"])
        herald.label(match.rules.names(match.state))
        return Narrator(herald, self.grammar, self.ears)

    def _step(self, here: World, others: Sequence[Other]) -> None:
        """Play an action in every world, and compare what is said of it."""
        before = here.match
        notation = str(choose(before.rules, before.state, self.dice))
        told = here.step(notation)
        hidden = self._hidden(before.state)
        self._shown |= {
            card for card in _numbers(notation) if self.secrets.shown(before.state, card)
        }
        still = self._hidden(here.match.state)
        opened = hidden.keys() - still.keys()
        what = f"{notation} of {before.to_act}"
        self._net(what, told, {card: hidden[card] for card in still if card in hidden}, still)
        for other in others:
            self._keep(other, (before.state, here.match.state), hidden.keys() - opened)
            image = notation_of(notation, self.secrets, other.images)
            try:
                self._same(what, told, other.step(image), other)
            except IllegalAction as why:
                raise Leak(f"{what}: {image} is forbidden in another world") from why

    def _keep(self, other: Other, states: Sequence[Any], free: AbstractSet[int]) -> None:
        """Let another world be one where what is done next may be done, and looks the same.

        ``states`` are those of the game before and after it, ``free`` the cards that stay hidden.
        """
        held = [
            sorted({card for state in states for card in self.secrets.held(state, seat)})
            for seat in range(self.seats)
        ]
        if other.listener != PUBLIC:
            free = free - set(held[other.listener])
        told = ([other.images.get(card, card) for card in hand] for hand in held)
        if other.moved() and other.moved() <= free and all(hand == sorted(hand) for hand in told):
            return
        other.images = images(free, held, self.dice) or {}
        state = self.secrets.exchanged(states[0], other.images)
        other.match, other.before = replace(other.match, state=state), None
        self.count.worlds += bool(other.images)

    # Questions and wrong tries.

    def _moment(self, here: World, others: Sequence[Other]) -> None:
        """Let everybody ask everything, look back, and try what he may not do."""
        seats, asking = range(self.seats), TRIES[self.game]
        named = asking.named(self.dice)
        if all(world.before is not None for world in others):
            self._compared("undo", here, others, methodcaller("undone"))
        state = here.match.state
        for other in others:
            self._keep(other, (state, state), self._hidden(state).keys() - named)
        for seat in seats:
            self._compared("last moves", here, others, methodcaller("looked_back", seat))
            for question in asking.questions(here.match.rules, self.seats, named, self.dice):
                what = f"{question} of {seat}"
                self._compared(what, here, others, methodcaller("asked", seat, question), named)
        for notation in asking.notations(named, self.dice):
            # Whoever said these numbers has told them himself, whatever they were meant for.
            said = named | _numbers(notation)
            self._compared(notation, here, others, methodcaller("tried", notation), said)

    def _compared(
        self,
        what: str,
        here: World,
        others: Sequence[Other],
        telling: Telling,
        named: AbstractSet[int] = frozenset(),
    ) -> None:
        told = telling(here)
        hidden = self._hidden(here.match.state)
        unnamed = {card: seat for card, seat in hidden.items() if card not in named}
        self._net(what, told, unnamed, unnamed)
        for other in others:
            self._same(what, told, telling(other), other)

    # Judging.

    def _net(
        self, what: str, told: Sequence[Spoken], hidden: Mapping[int, int], still: Mapping[int, int]
    ) -> None:
        """Find the words of a card that is hidden from whoever hears a sentence."""
        self.count.sentences += len(told)
        for said in told:
            secret = {card for card in _cards(said.text) if hidden.get(card, said.ear) != said.ear}
            secret = {card for card in secret if still.get(card, said.ear) != said.ear}
            if secret:
                who = "all" if said.ear is None else f"seat {said.ear}"
                raise Leak(f"{what}: {who} heard {sorted(secret)} in {said.text!r}")

    def _same(
        self, what: str, here: Sequence[Spoken], there: Sequence[Spoken], other: Other
    ) -> None:
        """Compare what the listener hears here and in another world."""
        game = f"{self.seats} seats, {dict(self.options)}, ears {sorted(self.ears)}"
        self.count.compared += compared(
            other.listener, here, there, f"{game}: {what}", "hidden cards"
        )


def compared(
    listener: Seat, here: Sequence[Spoken], there: Sequence[Spoken], where: str, secret: str
) -> int:
    """Return how many sentences a listener hears, the same here and in another world.

    Raises ``Leak`` when they differ: ``where`` it was, and which ``secret`` they depend on.
    """
    mine, others = heard_by(listener, here), heard_by(listener, there)
    if mine != others:
        who = "all" if listener == PUBLIC else f"seat {listener}"
        lines = [
            where,
            f"what {who} heard depends on {secret}",
            f"here {[said for said in mine if said not in others]}",
            f"there {[said for said in others if said not in mine]}",
        ]
        raise Leak("\n".join(lines))
    return len(mine)


def heard_by(listener: Seat, told: Sequence[Spoken]) -> list[Spoken]:
    """Return what one listener hears of what is said."""
    return [said for said in told if said.ear in (None, listener)]


def _numbers(notation: str) -> set[int]:
    return set(map(int, _NUMBERS.findall(notation)))
