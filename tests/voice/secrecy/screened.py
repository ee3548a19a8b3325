"""The wide and quick proof of games with screens: other worlds run beside them.

In each world a listener sees the same, while what lies behind the other screens is different. The
same actions are done there, as long as they look the same: the same goods go to and fro, and the
board stays the same. Then all that is said must be the same. Where an action cannot be done there,
or looks otherwise, the screens are exchanged anew before it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from operator import methodcaller
from random import Random
from typing import Any, Final

from heraut.engines.match import Match
from heraut.engines.protocol import AUDIENCE, PUBLIC, IllegalAction, Seat
from heraut.engines.simulate import choose
from heraut.grammars import Grammar
from heraut.voice.dialogue.outputs import Spoken
from heraut.voice.herald import Verbosity
from heraut.voice.tasks.match.narrator import Narrator

from .beside import World, compared
from .harness import Count, Leak
from .quick import QuickHerald, QuickWords
from .screens import alike, dealt_anew, parted, slightly_other, told_as
from .tries import TRIES

__all__ = ["Screened"]

_MOMENTS: Final = 0.01
"""How often, after a step, everybody asks everything."""
_EXCHANGES: Final = 8
"""How often the screens are exchanged for a step before the worlds stay the same."""
_MOST: Final = 3000
"""Steps of one game at most."""


@dataclass
class Beyond(World):
    """A world that looks the same to one listener, beside the game."""

    listener: Seat = PUBLIC


@dataclass
class Screened:
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
    steps: int = 0
    """Steps that were followed in other worlds."""
    apart: int = 0
    """Those of them that were followed in a world that was really another one."""

    def play(self) -> Count:
        """Play one game and return all that was checked so far. Raises :class:`Leak`."""
        match = Match.new(self.game, self.seats, self.options, 0)
        if self.spoilt is not None:
            match = replace(match, rules=self.spoilt(match.rules))
        level = self.dice.choice(list(Verbosity))
        here = World(match, self._narrator(level), self.grammar, self.ears)
        others = [
            Beyond(match, self._narrator(level), self.grammar, self.ears, None, listener)
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

    def _narrator(self, level: Verbosity) -> Narrator:
        herald = QuickHerald(self.words, self.game, (), level, cards=self.options["cards"])
        return Narrator(herald, self.grammar, self.ears)

    def _step(self, here: World, others: Sequence[Beyond]) -> None:
        """Play an action in every world, and compare what is said of it."""
        before = here.match
        notation = str(choose(before.rules, before.state, self.dice))
        told = here.step(notation)
        self.count.sentences += len(told)
        for other in others:
            image = self._followed(other, before, here.match, notation)
            there = other.step(image)
            self.steps += 1
            if other.match.state != here.match.state:
                self.apart += 1
                self._same(f"{notation} of {before.to_act}", told, there, other)

    def _followed(self, other: Beyond, before: Match, after: Match, notation: str) -> str:
        """Let another world be one where the step looks the same; return its action there."""
        for exchange in range(_EXCHANGES):
            image = told_as(notation, other.match.state, other.listener, self.dice)
            if self._looks_the_same(other.match.state, image, before, after):
                return image
            deal = slightly_other if exchange else dealt_anew
            self._exchange(other, deal(before.state, other.listener, self.dice))
        self._exchange(other, before.state)
        return notation

    @staticmethod
    def _exchange(other: Beyond, state: Any) -> None:
        other.match, other.before = replace(other.match, state=state), None

    def _looks_the_same(self, state: Any, image: str, before: Match, after: Match) -> bool:
        rules = before.rules
        try:
            there, _ = rules.apply(state, rules.parse(state, image))
        except IllegalAction:
            return False
        same = alike((before.state, after.state), (state, there))
        return same and not parted(after.state, there)

    # Questions and wrong tries.

    def _moment(self, here: World, others: Sequence[Beyond]) -> None:
        """Let everybody ask everything, look back, and try what he may not do."""
        asking = TRIES[self.game]
        if all(world.before is not None for world in (here, *others)):
            self._compared("undo", here, others, methodcaller("undone"))
        for other in others:
            self._exchange(other, dealt_anew(here.match.state, other.listener, self.dice))
            self.count.worlds += 1
        for seat in range(self.seats):
            self._compared("last moves", here, others, methodcaller("looked_back", seat))
            for question in asking.questions(here.match.rules, self.seats, frozenset(), self.dice):
                what = f"{question} of {seat}"
                self._compared(what, here, others, methodcaller("asked", seat, question))
        for notation in asking.notations(frozenset(), self.dice):
            self._tried(notation, here, others)

    def _tried(self, notation: str, here: World, others: Sequence[Beyond]) -> None:
        """Compare why an action is forbidden; that it is tells what its secret reason may tell."""
        refused = here.refused(notation)
        for other in others:
            there = other.refused(notation)
            if (refused is None) == (there is None):
                self._compared(notation, here, [other], methodcaller("tried", notation))
                continue
            why = refused or there
            if why is not None and AUDIENCE not in why.details:
                raise Leak(f"{notation}: {why.reason} depends on a screen, and all hear it")

    def _compared(
        self,
        what: str,
        here: World,
        others: Sequence[Beyond],
        telling: Callable[[World], Sequence[Spoken]],
    ) -> None:
        told = telling(here)
        self.count.sentences += len(told)
        for other in others:
            self._same(what, told, telling(other), other)

    def _same(
        self, what: str, here: Sequence[Spoken], there: Sequence[Spoken], other: Beyond
    ) -> None:
        """Compare what the listener hears here and in another world."""
        game = f"{self.seats} seats, {dict(self.options)}, ears {sorted(self.ears)}"
        self.count.compared += compared(
            other.listener, here, there, f"{game}: {what}", "what lies behind screens"
        )
