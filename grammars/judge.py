"""Puts what was meant before the rules of the game: which action it is, and whether it may be."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from heraut.engines.protocol import TABLE, IllegalAction, NotationError, Rules
from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import (
    Ambiguous,
    Command,
    Illegal,
    Kind,
    Meaning,
    Partial,
    Slots,
)
from heraut.grammars.schema import Intent, Who

__all__ = ["MOST_OPTIONS", "Judge"]

MOST_OPTIONS = 3
"""More options than this nobody can keep in mind."""


@dataclass
class Judge:
    """One grammar, one game, one state of it."""

    grammar: Grammar
    rules: Rules[Any, Any]
    state: Any

    def command(self, meaning: Meaning) -> Command | Illegal | None:
        """Return the action that a command stands for, or why it is forbidden.

        ``None`` when its slots make no action of this game at all.
        """
        notation = self.grammar.intents[meaning.intent].notation.format(**meaning.slots)
        try:
            action = self.rules.parse(self.state, notation)
            self.rules.apply(self.state, action)
        except IllegalAction as refused:
            return Illegal(meaning, refused.reason, refused.details)
        except NotationError:
            return None
        return Command(meaning, str(action))

    def combined(self, slots: Slots) -> Command | Illegal | Ambiguous | Partial | None:
        """Return what these slots alone make, whoever is to act."""
        whole = [intent for intent in self._commands if intent.slots == slots.keys()]
        mine = [intent for intent in whole if self._acts(intent)]
        if not mine and any(
            slots.keys() < intent.slots for intent in self._commands if self._acts(intent)
        ):
            return Partial(Meaning("piece", Kind.PARTIAL, dict(slots)))
        outcomes = [self.command(self._meaning(intent, slots)) for intent in mine or whole]
        legal = {one.notation: one for one in outcomes if isinstance(one, Command)}
        if len(legal) > 1:
            return Ambiguous(tuple(legal.values())[:MOST_OPTIONS])
        if legal:
            return next(iter(legal.values()))
        refused = [one for one in outcomes if isinstance(one, Illegal)]
        return min(refused, key=lambda one: not self.timely(one), default=None)

    def timely(self, refused: Illegal) -> bool:
        """Tell whether an action of the same kind is legal now, so that its reason says most."""
        notation = self.grammar.intents[refused.meaning.intent].notation
        return notation.split()[0] in self._verbs

    @cached_property
    def _verbs(self) -> frozenset[str]:
        return frozenset(str(action).split()[0] for action in self.rules.legal(self.state))

    @cached_property
    def _commands(self) -> tuple[Intent, ...]:
        return self.grammar.of_kind(Kind.COMMAND)

    def _acts(self, intent: Intent) -> bool:
        seat = self.rules.to_act(self.state)
        return seat is not None and (seat == TABLE) == (intent.who is Who.TABLE)

    def _meaning(self, intent: Intent, slots: Slots) -> Meaning:
        forms = self.grammar.forms(intent.id, slots)
        return Meaning(intent.id, Kind.COMMAND, dict(slots), 0.0, forms[0] if forms else "")
