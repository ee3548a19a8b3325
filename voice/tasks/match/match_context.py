"""What the dialogue may ask of a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from heraut.engines.match import Match
from heraut.engines.protocol import AUDIENCE, PUBLIC, TABLE, Event, Seat
from heraut.grammars import Grammar
from heraut.grammars.action_resolver import NONE_SUCH
from heraut.grammars.meaning import Command, Heard, Illegal, Meaning, Scope, Slots
from heraut.grammars.spec import Who
from heraut.voice.tasks.match.card_taps import on_turn
from heraut.voice.tasks.match.effects import Refuse

Facts = Callable[[str, Mapping[str, int | str]], Sequence[Event]]
"""Answers a question of the game for the seat that asks."""


@dataclass(frozen=True, slots=True)
class MatchContext:
    """A match as the dialogue sees it; every answer is a pure function of it."""

    match: Match
    grammar: Grammar
    facts: Facts
    ears: frozenset[Seat]
    """The seats that have a private channel."""
    tap_to_confirm: bool
    """Whether a move that names a card waits for that card on the reader."""
    trusting: frozenset[Seat] = frozenset()
    """The seats that let the table hear their secrets."""
    sole: frozenset[Seat] = frozenset()
    """The seat of the only person at a table of programs: nobody else hears."""

    @property
    def app_cards(self) -> bool:
        """Whether the app deals the cards: none is held to a reader."""
        return self.match.app_cards

    @property
    def holders(self) -> frozenset[Seat]:
        """The seat whose card is held to the reader."""
        return frozenset({on_turn(self.match)} - {PUBLIC})

    def confirmed_by(self, slots: Mapping[str, int | str]) -> str:
        """Return the slot of a command whose card can stand for a yes; ``""`` if none can."""
        return self.grammar.confirmed_by(slots)

    def is_fact(self, meaning: Meaning) -> bool:
        """Tell whether a command says what is so on the table: it is no move."""
        intent = self.grammar.intents.get(meaning.intent)
        return intent is not None and intent.who is Who.ANYONE

    def refusal(self, illegal: Illegal) -> Refuse:
        """Return why a command is refused: of what is found nowhere, what it is."""
        meaning, reason, details = illegal.meaning, illegal.reason, illegal.details
        if reason == NONE_SUCH:
            why = self.match.rules.unfound(self.match.state, meaning.slots)
            if why is not None:
                reason, details = why.reason, why.details
        return Refuse(meaning, reason, details)

    def telling(self, meaning: Meaning) -> tuple[str, Mapping[str, int | str]] | None:
        """Return the question that tells what a command would bring, if all may hear its answer."""
        intent = self.grammar.intents.get(meaning.intent)
        if intent is None or not intent.told_by:
            return None
        slots = {name: value for name, value in meaning.slots.items() if name in intent.slots}
        return None if self.private(intent.told_by, slots) else (intent.told_by, slots)

    def foreseen(self, command: Command) -> tuple[Event, ...]:
        """Return what would be told of a fact of the table once it is put right."""
        rules, state = self.match.rules, self.match.state
        _, events = rules.apply(state, rules.parse(state, command.notation))
        return tuple(events)

    @property
    def asks_yes_or_no(self) -> bool:
        """Whether the game itself waits for a yes or no: « échanger une laine ? »."""
        from heraut.grammars.interpret import interpret

        no = Heard.typed(self.grammar.forms("no", {})[0])
        meant = interpret(self.grammar, no, self.match.rules, self.match.state, Scope.TURN)
        return isinstance(meant, Command)

    def reversible(self, *notations: str) -> bool:
        """Tell whether each of these legal actions in a row could be taken back afterwards."""
        rules, state = self.match.rules, self.match.state
        for notation in notations:
            state, _ = rules.apply(state, rules.parse(state, notation))
            follows = rules.to_act(state)
            drawn = follows == TABLE and self.app_cards
            if follows is None or (drawn and not self.match.closes(notation)):
                return False
        return True

    def ends_behind(self, waiting: Sequence[str], notation: str) -> bool:
        """Tell whether an action only ends what others, that wait, could still be done before."""
        rules, state = self.match.rules, self.match.state
        if not self.match.closes(notation):
            return False
        seat = rules.to_act(state)
        for one in waiting:
            state, _ = rules.apply(state, rules.parse(state, one))
        return rules.to_act(state) == seat and notation in map(str, rules.legal(state))

    def possible(self, held: Slots) -> tuple[str, ...]:
        """Return what may be said to make a legal command of pieces; none of a secret."""
        from heraut.grammars.completions import completions

        return completions(self.grammar, self.match.rules, self.match.state, held)

    def only_command(self, held: Slots) -> Command | None:
        """Return the only legal command that pieces can become; none of a secret."""
        from heraut.grammars.completions import only_command

        return only_command(self.grammar, self.match.rules, self.match.state, held)

    def only_action(self) -> Command | None:
        """Return the action of the seat to act where it has no other, and all may know it.

        One that only ends what is done is no answer to anything.
        """
        from heraut.grammars.completions import only_action

        if self.match.to_act in (None, TABLE):
            return None
        only = only_action(self.grammar, self.match.rules, self.match.state)
        return None if only is None or self.match.closes(only.notation) else only

    def forgone(self, *notations: str) -> tuple[Event, ...]:
        """Return what legal actions in a row give up, as far as all may hear it.

        With table cards a turn that was ended is taken back as if it had not been.
        """
        rules, state = self.match.rules, self.match.state
        told: list[Event] = []
        for notation in notations:
            action = rules.parse(state, notation)
            if self.app_cards or not self.match.closes(notation):
                told += rules.forgone(state, action)
            state, _ = rules.apply(state, action)
        return tuple(one for one in told if self.confided(one.audience))

    def confided(self, audience: object) -> bool:
        """Tell whether what is for some seats may be said to all: each of them lets it be."""
        if self.match.seats == 1 or audience is None:
            return True
        return isinstance(audience, frozenset) and audience <= self.trusting

    def private(self, question: str, slots: Mapping[str, int | str]) -> bool:
        """Tell whether the answer is one seat's secret with no private channel to say it on.

        It is none where a part of it may be said to all.
        """
        told = self.facts(question, slots)
        return all(event.audience is not None for event in told) and any(
            self._unheard(event.audience) for event in told
        )

    def confides(self, question: str, slots: Mapping[str, int | str]) -> bool:
        """Tell whether the seats whose secret an answer is let the table hear it."""
        return all(self.confided(event.audience) for event in self.facts(question, slots))

    def owners(self, question: str, slots: Mapping[str, int | str]) -> frozenset[Seat]:
        """Return the seats whose secret an answer is."""
        told = (event.audience for event in self.facts(question, slots))
        return frozenset().union(*(one for one in told if one is not None))

    def unexplained(self, details: Mapping[str, object]) -> bool:
        """Tell whether why a command was refused, with these details, is such a secret."""
        audience = details.get(AUDIENCE)
        return self._unheard(audience) and not self.confided(audience)

    def _unheard(self, audience: object) -> bool:
        hearing = self.ears | self.sole
        return self.match.seats > 1 and isinstance(audience, frozenset) and not audience <= hearing
