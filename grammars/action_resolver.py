"""Puts what was meant before the rules of the game: which action it is, and whether it may be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from types import MappingProxyType
from typing import Any, Final

from heraut.engines.protocol import AUDIENCE, TABLE, IllegalAction, NotationError
from heraut.engines.rules import Rules
from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import (
    DOUBT,
    Ambiguous,
    Command,
    Illegal,
    Kind,
    Made,
    Meaning,
    Partial,
    Slots,
)
from heraut.grammars.memory import HERE, IT, NOTHING, TOLD, Remembered, recalled
from heraut.grammars.spec import BEGUN, Intent, Who

NONE_SUCH: Final = "none_such"
"""The reason for refusals of what is described and is not there."""
NOTHING_FITS: Final = "nothing_fits"
"""The reason for refusals of pieces that no other piece makes legal."""
MOST_VALUES: Final = 60
"""A slot with more values than this is no list of which each can be tried."""
MOST_OPTIONS = 3
"""More options than this nobody can keep in mind."""
NO_SLOTS: Final[Slots] = MappingProxyType({})


def kept(held: Slots, slots: Slots) -> Slots:
    """Return the pieces that stay when others come: none where another command is begun."""
    return {} if BEGUN in slots else held


def joined(held: Slots, slots: Slots) -> Slots:
    """Return the pieces held before with others."""
    return {**kept(held, slots), **slots}


@dataclass
class ActionResolver:
    """One grammar, one game, one state of it."""

    grammar: Grammar
    rules: Rules[Any, Any]
    state: Any
    remembered: Remembered = NOTHING
    """What the seat that speaks was told before."""

    def recall(self, meaning: Meaning) -> Meaning | Illegal:
        """Return a meaning with what it leaves to memory filled in, or why that cannot be."""
        if not self.rules.references.isdisjoint(meaning.slots):
            lost = HERE in meaning.slots.values() and not self.remembered.here
            if not lost and self.rules.to_act(self.state) is None:
                return Illegal(meaning, "match_over")  # whatever lies there still
            return Illegal(meaning, "nowhere_yet" if lost else NONE_SUCH)
        memory, intent = self.grammar.spec.memory, self.grammar.intents.get(meaning.intent)
        if not memory.slot or intent is None:
            return meaning
        return recalled(
            memory,
            self.remembered,
            meaning,
            recalls=intent.recalls,
            needs=intent.needs,
            follows=intent.follows,
        )

    def command(self, meaning: Meaning) -> Command | Illegal | None:
        """Return the action that a command stands for, or why it is forbidden.

        ``None`` when its slots make no action of this game at all.
        """
        intent = self.grammar.intents[meaning.intent]
        if (intent.alone and not self._alone) or not self.means(intent):
            return None
        known = self.recall(meaning)
        if isinstance(known, Illegal):
            return known
        meaning = known
        if not intent.slots <= meaning.slots.keys():
            return None
        try:
            action = self.rules.parse(self.state, intent.filled(meaning.slots))
            self.rules.apply(self.state, action)
        except IllegalAction as refused:
            return Illegal(meaning, refused.reason, refused.details)
        except NotationError:
            return None
        return Command(meaning, str(action))

    def meant_now(self, meanings: Sequence[Meaning], held: Slots = NO_SLOTS) -> list[Meaning]:
        """Return meanings without those that mean nothing in this phase of the match.

        One that describes something, « sur le cinq », stands for all that this may be.
        """
        intents = self.grammar.intents
        pointed = filter(None, map(self._pointed, meanings))
        now = (meaning for meaning in pointed if self.means(intents[meaning.intent]))
        return [each for meaning in now for each in self._referred(meaning, held)]

    def _pointed(self, meaning: Meaning) -> Meaning | None:
        """Return a meaning with what was just asked about in place of « lui », « dessus ».

        ``None`` where nothing of that kind was.
        """
        slots = dict(meaning.slots)
        for slot, value in meaning.slots.items():
            if isinstance(value, str) and value.startswith(IT):
                named = self.remembered.named.get(value.removeprefix(IT))
                if named is None:
                    return None
                slots[slot] = str(named) if slot in self.grammar.slots.serial else named
                if self.remembered.spoken_of[-1:] != ((value.removeprefix(IT), named),):
                    # Something else was asked about since.
                    meaning = replace(meaning, cost=max(DOUBT, meaning.cost))
        return meaning if slots == meaning.slots else replace(meaning, slots=slots)

    def _referred(self, meaning: Meaning, held: Slots) -> list[Meaning]:
        if self.rules.references.isdisjoint(meaning.slots):
            return [meaning]
        stands: dict[int | str, str] = {
            HERE: self.remembered.here,
            TOLD: ",".join(self.remembered.told),
        }
        said = {slot: stands.get(value, value) for slot, value in meaning.slots.items()}
        # What is described may hang on the pieces said before: which piece is to be moved.
        known = {slot: value for slot, value in kept(held, said).items() if slot not in said}
        found = self.rules.refer(self.state, {**known, **said}, self.remembered.did)
        return [
            replace(meaning, slots={one: slots[one] for one in slots if one not in known})
            for slots in found
        ] or [meaning]

    def means(self, intent: Intent) -> bool:
        """Tell whether a command, or a piece of one, means anything in this phase of the match."""
        return not intent.phases or self.rules.phase(self.state) in intent.phases

    def awaits(self, intent: Intent) -> bool:
        """Tell whether an intent means anything now: no question, no command of another time."""
        timely = intent.kind is not Kind.COMMAND or intent.verb in self._verbs
        return timely and intent.kind is not Kind.QUERY and self.means(intent)

    def after(self, command: Command) -> ActionResolver:
        """Return the resolver of the state that a command leads to."""
        action = self.rules.parse(self.state, command.notation)
        state, _ = self.rules.apply(self.state, action)
        remembered = replace(self.remembered, did=command.notation)
        return ActionResolver(self.grammar, self.rules, state, remembered)

    def of_notation(self, notation: str) -> Command | Illegal | None:
        """Return an action as the command that has it with a single slot; ``None`` if none has."""
        verb, _, told = notation.partition(" ")
        value = int(told) if told.isdecimal() else told
        for intent in self._commands:
            if intent.notation == f"{verb} {{{next(iter(intent.slots), '')}}}":
                slots: Slots = dict.fromkeys(intent.slots, value)
                if self.means(intent) and self.grammar.slots.accepts(intent, slots):
                    return self.command(self._meaning(intent, slots))
        return None

    def combined(self, slots: Slots) -> Made:
        """Return what these slots alone make, whoever is to act.

        A command about somebody or something with a name is made only of pieces that name it.
        Where no command takes a single value and one takes a series of such values, the value is
        added to the series: cards that are shown one by one.
        """
        refused: Illegal | None = None
        for pieces in (slots, *self._gathered(slots)):
            made = self._made(pieces)
            if isinstance(made, Illegal) and not self.timely(made):
                # Perhaps the values in a series are what is wanted now.
                refused = refused or made
            elif made is not None:
                return made
        return refused

    def _gathered(self, slots: Slots) -> Iterator[Slots]:
        for slot, series in self.grammar.slots.gathering.items():
            if slot in slots:
                rest = {name: value for name, value in slots.items() if name != slot}
                before = [str(rest[series])] if series in rest else []
                yield {**rest, series: ",".join([*before, str(slots[slot])])}

    def _made(self, slots: Slots) -> Made:
        begun = str(slots.get(BEGUN, ""))
        pieces = {slot: value for slot, value in slots.items() if slot != BEGUN}
        fitting = self._fitting(pieces, begun)
        whole = [intent for intent in fitting if intent.slots == pieces.keys()]
        mine = [intent for intent in whole if self._acts(intent)]
        open_ = [one for one in fitting if one not in whole and (begun or self._acts(one))]
        if not mine and open_:
            return self._missing(slots, pieces, open_)
        return self._one_of([self._meaning(intent, pieces) for intent in mine or whole])

    def open_to(self, slots: Slots) -> list[Intent]:
        """Return the commands of whoever is to act that these pieces may be part of."""
        begun = str(slots.get(BEGUN, ""))
        pieces = {slot: value for slot, value in slots.items() if slot != BEGUN}
        fitting = [one for one in self._fitting(pieces, begun) if one.slots != pieces.keys()]
        mine = [one for one in fitting if begun or self._acts(one)]
        return [one for one in mine if one.verb in self._verbs] or mine

    def _fitting(self, pieces: Slots, begun: str) -> list[Intent]:
        """Return the commands that take these pieces: the one that was begun, if one was."""
        fitting = [
            intent
            for intent in self._commands
            if (intent.id == begun if begun else not intent.begun)
            and self.grammar.slots.accepts(intent, pieces)
            and (begun or self.grammar.slots.named(intent) <= pieces.keys())
            and not (intent.alone and not self._alone)
        ]
        if fitting or not begun:
            return fitting
        # More was said than this command takes; another one of the same kind may take it.
        verb = self.grammar.intents[begun].verb
        alike = (intent for intent in self._commands if intent.verb == verb)
        return [intent for intent in alike if self.grammar.slots.accepts(intent, pieces)]

    def _missing(
        self, slots: Slots, pieces: Slots, commands: Sequence[Intent]
    ) -> Partial | Illegal:
        """Return the pieces, which wait for the others of one of these commands; or why in vain."""
        timely = [intent for intent in commands if intent.verb in self._verbs] or commands
        only = timely[0].id if len(timely) == 1 else ""
        if only and (hopeless := self._hopeless(timely[0], pieces)):
            return hopeless
        return Partial(Meaning("piece", Kind.PARTIAL, dict(slots)), only)

    def _one_of(self, meanings: Sequence[Meaning]) -> Command | Illegal | Ambiguous | None:
        """Return the legal one of some commands, or which is meant; else why the nearest is not."""
        outcomes = [*map(self.command, meanings)]
        legal = {one.notation: one for one in outcomes if isinstance(one, Command)}
        if len(legal) > 1:
            return Ambiguous(tuple(legal.values())[:MOST_OPTIONS])
        if legal:
            return next(iter(legal.values()))
        refused = [one for one in outcomes if isinstance(one, Illegal)]
        return min(refused, key=self.aside, default=None)

    def _hopeless(self, intent: Intent, pieces: Slots) -> Illegal | None:
        """Return why a command is forbidden whatever the missing slots are, if that is so.

        Of a slot that is missing alone every value is tried; of several, two very different
        fillings tell. A reason that says nothing of what is missing says most. Of what only its
        seat knows to be legal, all may know when it is not the time for it.
        """
        missing = intent.slots - pieces.keys()
        every = self._every_filling(intent, missing) if pieces else ()
        fillings = every or tuple(
            {slot: self.grammar.slots.extremes(intent, slot)[end] for slot in missing}
            for end in (0, 1)
        )
        outcomes = [self.command(self._meaning(intent, {**pieces, **one})) for one in fillings]
        # Of all values some make no action at all: nobody will say them.
        outcomes = [one for one in outcomes if one is not None or not every]
        refused = [one for one in outcomes if isinstance(one, Illegal)]
        if any(isinstance(one, Command) for one in outcomes) or not refused:
            return None
        if all(one.reason == self._wrong_phase for one in refused):
            return refused[0]
        if any(AUDIENCE in one.details for one in refused):
            return None
        first = refused[0]
        same = len(refused) == len(outcomes) and all(_same_reason(one, first) for one in refused)
        if intent.secret:
            # The same for all that may be missing, and of what was said alone: all can see that.
            return first if same and pieces and missing.isdisjoint(first.details) else None
        if same:
            return first
        of_said = [one for one in refused if missing.isdisjoint(one.details)]
        if every and of_said:
            return of_said[0]
        return Illegal(first.meaning, NOTHING_FITS, dict(pieces)) if every else None

    def _every_filling(self, intent: Intent, missing: frozenset[str]) -> Sequence[Slots]:
        """Return all ways to fill the only slot that is missing, where it has a list of values."""
        if len(missing) != 1:
            return ()
        (slot,) = missing
        values = self.grammar.slots.values(intent.id, slot) or ()
        return [{slot: value} for value in values] if len(values) <= MOST_VALUES else ()

    def timely(self, refused: Illegal) -> bool:
        """Tell whether an action of the same kind is legal now, so that its reason says most.

        What only a secret forbids would be legal: all else would tell the secret.
        """
        intent = self.grammar.intents[refused.meaning.intent]
        if AUDIENCE in refused.details or intent.verb in self._verbs:
            return True
        if intent.who is Who.ANYONE:
            return True
        # Which actions are legal is a secret, too.
        return intent.secret and refused.reason != self._wrong_phase

    def is_fact(self, understood: object) -> bool:
        """Tell whether words say what is so on the table, possible or not."""
        if not isinstance(understood, Command | Illegal):
            return False
        intent = self.grammar.intents.get(understood.meaning.intent)
        return intent is not None and intent.who is Who.ANYONE

    def aside(self, refused: Illegal) -> int:
        """Return how far a forbidden action is from what is meant: what a secret forbids, least.

        What is found nowhere is farther than what has another reason, but for the time.
        """
        if AUDIENCE in refused.details:
            return 0
        if refused.reason == NONE_SUCH:
            return 3 if self.timely(refused) else 5
        if self.timely(refused):
            return 1
        return 4 if refused.reason == self._wrong_phase else 2

    @cached_property
    def _alone(self) -> bool:
        return len(self.rules.scores(self.state)) == 1

    @cached_property
    def _wrong_phase(self) -> str:
        return self.rules.wrong_phase(self.state).reason

    @cached_property
    def _verbs(self) -> frozenset[str]:
        return self.rules.awaited(self.state)

    @cached_property
    def _commands(self) -> tuple[Intent, ...]:
        return self.grammar.of_kind(Kind.COMMAND)

    def _acts(self, intent: Intent) -> bool:
        seat = self.rules.to_act(self.state)
        if seat is None or intent.who is Who.ANYONE:
            return seat is not None
        return (seat == TABLE) == (intent.who is Who.TABLE)

    def _meaning(self, intent: Intent, slots: Slots) -> Meaning:
        forms = self.grammar.forms(intent.id, slots)
        return Meaning(intent.id, Kind.COMMAND, dict(slots), 0.0, forms[0] if forms else "")


def _same_reason(one: Illegal, other: Illegal) -> bool:
    return (one.reason, one.details) == (other.reason, other.details)
