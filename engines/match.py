"""One match: its options, its seed and what was done. Everything else follows from these."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from heraut.engines.chance import sample
from heraut.engines.protocol import TABLE, Event, Seat
from heraut.engines.registry import find_rules
from heraut.engines.rules import Rules
from heraut.engines.setup import BadSetup, check_seats, complete_options
from heraut.engines.table_facts import TableFact
from heraut.errors import KeyedError


class CannotUndo(KeyedError, ValueError):
    """The last action cannot be taken back.

    ``key`` and ``reason`` are ``nothing_to_undo`` or ``something_was_revealed``.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason, reason.replace("_", " "))
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Step:
    """One action that was done."""

    by: Seat
    """The seat that acted, or TABLE."""
    notation: str
    """The action in its canonical notation."""
    events: tuple[Event, ...]
    """What happened."""
    before: Any = field(default=None, compare=False, repr=False)
    """The engine's state before it: to take back needs no replay."""


@dataclass(frozen=True, slots=True)
class Match:
    """A match as it stands. Every method returns a new one; make the first by :meth:`new`."""

    rules: Rules[Any, Any]
    options: Mapping[str, str]
    """A value for every option of the game."""
    seed: int
    """What the shuffle follows from, with app cards."""
    players: tuple[str, ...]
    """The names by seat; empty when nobody gave any."""
    seats: int
    state: Any
    """The engine's frozen state."""
    history: tuple[Step, ...] = ()
    overlay: str = ""
    """The owner's corrections of what the box shows, as a file has them; empty: none."""
    brought: tuple[str, ...] = field(default=(), compare=False)
    """What the app brought in steps that were taken back: it brings the same again."""

    shown: tuple[tuple[int, Seat, str], ...] = field(default=(), compare=False)
    """What was taken back, that all remember: after how many steps, who did it, its notation."""

    @classmethod
    def new(
        cls,
        game: str,
        seats: int,
        options: Mapping[str, str],
        seed: int,
        players: tuple[str, ...] = (),
        overlay: str = "",
    ) -> Match:
        """Return a match before anything is dealt.

        Raises ``UnknownGame``, ``BadSetup`` for a wrong number of seats or names, or an option or
        value that does not exist, and ``BadOverlay`` for corrections that cannot be used.
        """
        rules = find_rules(game)
        check_seats(game, rules.seats, seats)
        if players and len(players) != seats:
            raise BadSetup(
                "wrong_players",
                f"{len(players)} names for {seats} seats; give as many or none",
                players=len(players),
                seats=seats,
            )
        complete = complete_options(rules.options, options)
        state = rules.start(seats, complete, overlay)
        return cls(rules, complete, seed, tuple(players), seats, state, overlay=overlay)

    @property
    def to_act(self) -> Seat | None:
        """The seat to act, TABLE, or ``None`` when the match is over."""
        return self.rules.to_act(self.state)

    @property
    def app_cards(self) -> bool:
        """Whether Héraut deals; with table cards people say or tap what came."""
        return self.options["cards"] == "app"

    @property
    def app_deals(self) -> bool:
        """Whether Héraut has to deal now."""
        return self.app_cards and self.to_act == TABLE

    def play(self, notation: str) -> Match:
        """Return the match after an action of the seat or table that is to act.

        Raises ``NotationError`` when it is no action, ``IllegalAction`` when the rules forbid it.
        """
        action = self.rules.parse(self.state, notation)
        by = self.rules.to_act(self.state)
        state, events = self.rules.apply(self.state, action)
        if by is None or isinstance(action, TableFact):
            by = TABLE
        step = Step(by, str(action), tuple(events), self.state)
        brought = self.brought
        if brought and by == TABLE and not isinstance(action, TableFact):
            # Another way has been taken where something else comes: the rest is as open as ever.
            brought = brought[1:] if brought[0] == step.notation else ()
        return replace(self, state=state, history=(*self.history, step), brought=brought)

    def replay(self, notations: Iterable[str]) -> Match:
        """Return the match after all these actions. Raises as :meth:`play`."""
        match = self
        for notation in notations:
            match = match.play(notation)
        return match

    def replay_people(self, notations: Iterable[str]) -> Match:
        """Return the match after what people did, with what the app deals in between."""
        match = self.settle()
        for notation in notations:
            match = match.play(notation).settle()
        return match

    def settle(self) -> Match:
        """Return the match after the table has done all it has to do, with app cards.

        Each outcome follows from the seed and from how many steps came before, so that resuming
        and replaying bring the same cards. What was brought before it was taken back is brought
        again. With table cards people say what came: nothing is done.
        """
        match = self
        while match.app_deals:
            again = match.brought[:1]
            if not again or again[0] not in map(str, match.rules.odds(match.state)):
                again = (match._chance(),)
            match = match.play(again[0])
        return match

    def lot(self) -> str | None:
        """Return how chance would decide what people may leave to it: see :attr:`Rules.lots`.

        ``None`` where nothing of that kind is to be said now.
        """
        if self.to_act != TABLE or not self.rules.awaited(self.state) <= self.rules.lots:
            return None
        return self._chance()

    def _chance(self) -> str:
        """Return what the table does next, by the seed and how many steps came before."""
        odds = self.rules.odds(self.state)
        return str(sample(odds, f"{self.seed}:{len(self.history)}"))

    def undo(self) -> Match:
        """Return the match without the last thing that people did.

        With app cards that is the last seat's action, or the last fact of the table that was put
        right. Where a card was drawn since, it is what ended a turn, by one of
        :attr:`Rules.closing`, and the same cards are drawn again later; anything else stays: what
        was seen cannot be unseen. With table cards it is the last step, also a draw: people told
        it, so people may have told it wrong. Raises :class:`CannotUndo`.
        """
        app = self.app_cards
        acted = [place for place, step in enumerate(self.history) if _of_people(step)]
        if not (acted if app else self.history):
            raise CannotUndo("nothing_to_undo")
        last = acted[-1] if app else len(self.history) - 1
        drawn = tuple(step.notation for step in self.history[last + 1 :])
        if drawn and not self.closes(self.history[last].notation):
            raise CannotUndo("something_was_revealed")
        shown = ((last, step.by, step.notation) for step in self.history[last:] if step.by != TABLE)
        seen = replace(self, shown=tuple(dict.fromkeys((*self.shown, *shown))))
        return replace(seen.rewound(last), brought=(*drawn, *self.brought))

    def closes(self, notation: str) -> bool:
        """Tell whether an action only ends what a seat does: see :attr:`Rules.closing`."""
        return notation.split()[0] in self.rules.closing

    def rewound(self, steps: int) -> Match:
        """Return the match as it was after its first ``steps`` steps."""
        if steps >= len(self.history):
            return replace(self, brought=())
        shown = tuple((min(after, steps), seat, notation) for after, seat, notation in self.shown)
        history, state = self.history[:steps], self.history[steps].before
        return replace(self, state=state, history=history, brought=(), shown=shown).remembering()

    def remembering(self) -> Match:
        """Return the match with what all know of steps that were taken back at this place."""
        match = self
        for after, seat, notation in self.shown:
            if after == len(self.history):
                match = replace(match, state=self.rules.remembered(match.state, seat, notation))
        return match


def _of_people(step: Step) -> bool:
    """Tell whether people did or told it, whoever deals: no card that comes by chance."""
    return step.by != TABLE or step.notation.split()[0] == TableFact.verb
