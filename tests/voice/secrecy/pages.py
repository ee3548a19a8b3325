"""The pages of phones and of the table in other worlds: the same, byte for byte."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from heraut.engines.match import Match
from heraut.engines.protocol import PUBLIC, Seat
from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Output, Spoken
from heraut.voice.pocket.scene import Snapshot, scene
from heraut.voice.tasks.match.match_task import MatchTask
from heraut.voice.tasks.match.seat_task import SeatTask

from .harness import Leak, Proof
from .quick import QuickHerald
from .sittings import Sittings, Unfollowed

__all__ = ["LINES", "Paged", "PagedSittings"]

LINES: Final = (
    *("ma main", "main du joueur un", "main du joueur deux", "cartes connues", "que puis-je faire"),
    *("je joue ma carte une", "c'est quoi ?", "pourquoi"),
    *("mes ressources", "ressources du joueur deux", "je vends une laine", "répète", "annule"),
    *("combien de cartes a chacun", "bla bla", "oui", "encore", "les options"),
)
"""What phones send: own and others' secrets, moves of who is not on turn, and nonsense.

No number of a card: with real cards, whoever names one has asked about it (docs/secrets.md).
"""
_SENT: Final = 3
_SEEN: Final = 0.15
"""How often the pages of a moment are compared: they take much longer to make than words."""


@dataclass
class Paged(Proof):
    """A proof in which each seat has a phone, and the table a page."""

    pages: int = 0
    """Pages that were compared."""
    lines: int = 0
    """Lines that were sent from a phone in both worlds."""
    leaky: bool = False
    """Whether the pages are made to leak, to see that it is found."""

    def beside(self, here: Match, there: Match, listener: Seat) -> None:
        """Compare the pages of a listener, and what its phone is told. Raises :class:`Leak`."""
        if self.dice.random() < _SEEN:
            self.compare(here, there, listener, LINES, _SENT)

    def compare(
        self, here: Match, there: Match, listener: Seat, among: Sequence[str], count: int
    ) -> None:
        """Compare for sure; so many lines of those are sent. Raises :class:`Leak`."""
        self.pages += 1
        mine, others = self.page(here, listener), self.page(there, listener)
        if mine != others:
            raise Leak(f"the page of {listener} depends on a secret:\n{mine}\n{others}")
        if listener == PUBLIC or here.to_act is None:
            return
        lines = self.dice.sample(among, count)
        self.lines += len(lines)
        told, told_there = self.sent(here, listener, lines), self.sent(there, listener, lines)
        if told != told_there:
            raise Leak(f"{lines} from the phone of {listener}:\n{told}\n{told_there}")

    def page(self, match: Match, viewer: Seat) -> str:
        """Return the page of a viewer, as it is sent."""
        seen = viewer
        if self.leaky and viewer == PUBLIC and match.to_act is not None and match.to_act >= 0:
            seen = match.to_act
        made = scene(Snapshot(match), self.grammar, self.words, seen)
        return json.dumps(made, ensure_ascii=False, sort_keys=True)

    def sent(self, match: Match, seat: Seat, lines: list[str]) -> list[Output]:
        """Return what a seat hears of lines that its phone sends, until something is done."""
        herald = QuickHerald(self.words, self.game, (), cards=match.options["cards"])
        task = MatchTask(match, self.grammar, herald, ears=frozenset(range(self.seats)))
        talk = Conversation(SeatTask(task, seat))
        told: list[Output] = []
        for line in lines:
            told += [
                one
                for one in talk.typed(line)
                if isinstance(one, Spoken) and one.ear in (None, seat)
            ]
            if task.match is not match:
                break  # what follows may be drawn by chance
        return told


@dataclass
class PagedSittings(Paged, Sittings):
    """Games with screens."""

    def beside(self, here: Match, there: Match, listener: Seat) -> None:
        """Compare, but for what takes back more than the other world has."""
        with suppress(Unfollowed):
            super().beside(here, there, listener)
