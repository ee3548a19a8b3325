"""Words that only point: « encore une », « l'autre », « le dernier », « pareil pour moi ».

What they point at is what was just read out, asked about or done. A move that comes of it is always
read back.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import islice, permutations, takewhile
from typing import Final

from heraut.engines.match import CannotUndo, Match
from heraut.engines.protocol import TABLE
from heraut.grammars import Grammar
from heraut.grammars.action_resolver import MOST_OPTIONS, MOST_VALUES, ActionResolver
from heraut.grammars.meaning import (
    DOUBT,
    Ambiguous,
    Chain,
    Command,
    Illegal,
    Kind,
    Meaning,
    Partial,
    Reply,
    Scope,
    Slots,
)
from heraut.grammars.memory import HERE, Remembered
from heraut.grammars.spec import BEGUN, Intent
from heraut.grammars.surface_forms import wordings
from heraut.grammars.typed.asides import Asides
from heraut.grammars.typed.clauses import clauses
from heraut.grammars.typed.corrections import without_marks
from heraut.grammars.typed.variations import parts_of
from heraut.voice.tasks.match.dialogue_state import DialogueState, Phase
from heraut.voice.tasks.match.inputs import Instead, Piece, Trouble

AGAIN: Final = "again"
OTHER: Final = "other"
LAST: Final = "last"
REDO: Final = "redo"
THAT: Final = "that"
THERE: Final = "there"
"""Says the same, and is said with these very words: without « là » it is the mere verb."""
LIKEWISE: Final = "likewise"
ADVISED: Final = "advised"
BOTH: Final = "both"
"""The last two things of one kind that somebody asked about: « ces deux-là »."""
KEEPING: Final = "keeping"
"""Says no more than :data:`REDO` beside it, and something else alone: « je la garde »."""
_SHORT: Final = 2
"""Of so few words one alone may be what points."""
Meant = Command | Chain | Illegal | Ambiguous | Reply | Piece | Instead | Trouble


def pointer(grammar: Grammar, line: str) -> str:
    """Return the kind of pointer that a whole line is; ``""`` if it is none."""
    kind = _pointer(grammar, grammar.spelled(line.split()))
    if kind:
        return "" if kind == KEEPING else kind
    if _pointer(grammar, behind_marks(grammar, line)) == REDO:
        return REDO
    # « Ah ben non, remets-le, c'était bon » says one thing in several ways.
    said = Asides.of(grammar).without(line.split())
    rest = (without_marks(one, grammar.spec.instead) for one in clauses(grammar, said))
    kinds = {_pointer(grammar, clause) for clause in rest if grammar.around.without(clause)}
    return REDO if REDO in kinds and kinds <= {REDO, KEEPING} else ""


def behind_marks(grammar: Grammar, line: str) -> tuple[str, ...]:
    """Return the words of a line without those that begin a correction: « finalement remets »."""
    words = grammar.spelled(line.split())
    longest = sorted(grammar.spec.instead, key=len, reverse=True)
    while mark := next((one for one in longest if words[: len(one)] == one), None):
        words = words[len(mark) :]
    return words


def is_bare(grammar: Grammar, line: str) -> bool:
    """Tell whether a line is a pointer word for word: « ma dernière » says whose it is."""
    return grammar.spelled(line.split()) in _pointers(grammar)[0]


def _pointer(grammar: Grammar, words: tuple[str, ...]) -> str:
    whole, without = _pointers(grammar)
    kind = whole.get(words, "") or without.get(grammar.around.without(words), "")
    if kind:
        return kind
    bare = next((at for at in range(len(words)) if whole.get(words[at:]) == THERE), 0)
    return THERE if bare and not grammar.around.without(words[:bare]) else ""


@lru_cache(maxsize=8)
def _pointers(grammar: Grammar) -> tuple[Mapping[tuple[str, ...], str], ...]:
    """Return the kind of pointer by its words, and by those that may change what is meant."""
    known = [
        (grammar.spelled(said), kind)
        for kind, every in reversed(tuple(grammar.spec.pointers.items()))
        for said in every
    ]
    # Of two kinds with the same words the first one stands.
    return {said: kind for said, kind in known if said}, {
        plain: kind
        for said, kind in known
        if kind != THERE
        and (plain := grammar.around.without(said))
        # « C'est bon pour moi » is not « la même pour moi », of which only « pour » would count.
        and (kind not in (LIKEWISE, BOTH, ADVISED) or len(plain) > 1 or len(said) <= _SHORT)
    }


def lies_open(grammar: Grammar, match: Match, said: Meaning) -> bool:
    """Tell whether all that a move names is seen by everybody."""
    hidden = (
        slot
        for slot in said.slots
        if (tap := grammar.spec.taps.get(slot)) and (tap.confirms or tap.hidden)
    )
    return all(match.rules.lies_open(match.state, slot, said.slots[slot]) for slot in hidden)


@dataclass(frozen=True, slots=True)
class Pointing:
    """What pointers mean at one moment of a match."""

    match: Match
    grammar: Grammar
    state: DialogueState
    remembered: Remembered
    undone: Sequence[str] = ()
    """What was taken back since the last action, in its order."""

    def meant(self, kind: str, scope: Scope) -> Meant | None:
        """Return what a pointer means; ``None`` where what is asked is to be asked again."""
        if scope is Scope.CHOOSE:
            return Reply(Meaning(kind, Kind.REPLY)) if kind in (OTHER, LAST) else None
        if self.state.secret is not None:
            return None
        if self.state.phase is Phase.FILL:
            return self._piece(kind)
        if self.state.pending is not None:
            pending = self.state.pending
            if kind != OTHER:
                return None
            others = self._of(self._others(self._now, pending))
            return others or Trouble("which-of-several")
        if self.state.asking:
            return None
        ways = {
            AGAIN: lambda: self._again() or self._likewise(),
            OTHER: self._instead,
            REDO: self._redone,
            THAT: lambda: self._here() or self._where_told(),
            THERE: lambda: self._here() or self._where_told(),
            LIKEWISE: self._likewise,
            ADVISED: self._as_advised,
        }
        found = ways.get(kind)
        return (found and found()) or Trouble("nothing-pointed-at")

    def _here(self) -> Command | None:
        """Return the only move that is made where one is: « là aussi »."""
        found: dict[str, Command] = {}
        for intent in self.grammar.of_kind(Kind.COMMAND):
            for template in intent.templates:
                if HERE in template.means.values() and template.means.keys() == intent.slots:
                    meaning = Meaning(intent.id, Kind.COMMAND, dict(template.means), DOUBT)
                    made = self._now.command(meaning)
                    if isinstance(made, Command):
                        found[made.notation] = made
        return next(iter(found.values())) if len(found) == 1 else None

    def _where_told(self) -> Command | None:
        """Return the only move with what was asked about that lacks where it goes."""
        named = self.remembered.named
        resolver = self._now
        found: dict[str, Command] = {}
        for intent in resolver.open_to(named) if named else ():
            missing = intent.slots - named.keys()
            if intent.secret or len(missing) > 1:
                continue
            for slot in missing:
                for value in self._open(intent.id, slot):
                    slots = {**named, slot: value}
                    forms = self.grammar.forms(intent.id, slots)
                    form = forms[0] if forms else ""
                    meaning = Meaning(intent.id, Kind.COMMAND, slots, DOUBT, form)
                    made = resolver.command(meaning)
                    if isinstance(made, Command):
                        found[made.notation] = made
        return next(iter(found.values())) if len(found) == 1 else None

    def both(self) -> Command | None:
        """Return the only move with the last two things of one kind that were asked about."""
        if self.state.asking or self.state.secret is not None:
            return None
        spoken = dict.fromkeys(self.remembered.spoken_of)
        slot = next((name for name, _ in reversed(spoken)), "")
        last = [value for name, value in spoken if name == slot][-2:]
        if len(last) < 2:
            return None
        found: dict[str, Command] = {}
        for intent in self.grammar.of_kind(Kind.COMMAND):
            for slots in self._with_both(intent, slot, last):
                made = self._now.command(Meaning(intent.id, Kind.COMMAND, slots, DOUBT))
                # What is legal of a hand only its seat may know.
                if isinstance(made, Command) and not intent.secret:
                    forms = self.grammar.forms(intent.id, made.meaning.slots)
                    meaning = replace(made.meaning, form=forms[0] if forms else "")
                    found[made.notation] = replace(made, meaning=meaning)
        return next(iter(found.values())) if len(found) == 1 else None

    def _with_both(self, intent: Intent, kind: str, values: Sequence[int | str]) -> Iterator[Slots]:
        """Yield the slots of a command that are two values of a kind, and nothing else."""
        numbers_of = self.grammar.slots.numbers_of
        kinds = {
            name for one in self.grammar.intents for name, slot in numbers_of(one) if slot == kind
        }
        every = {slot for name, slot in numbers_of(intent.id) if name in kinds}
        lists = sorted(every & intent.slots)
        if intent.slots == {*lists} and len(lists) == len(values):
            for order in permutations(lists):
                yield dict(zip(order, values, strict=True))
        if len(intent.slots) == 1 and intent.slots <= self.grammar.slots.serial & {*lists}:
            yield {slot: ",".join(map(str, values)) for slot in intent.slots}

    def _redone(self) -> Command | Chain | None:
        """Return what was taken back, to be done once more."""
        match, commands = self.match, list[Command]()
        for notation in self.undone:
            resolver = ActionResolver(self.grammar, match.rules, match.state)
            said = wordings(self.grammar, match.rules, match.state, notation)[:1]
            made = [resolver.command(replace(one, cost=DOUBT)) for one in said]
            if not made or not isinstance(made[0], Command):
                return None
            commands.append(made[0])
            match = match.play(notation)
        if len(commands) < 2:
            return commands[0] if commands else None
        return Chain(tuple(commands), cost=DOUBT)

    @property
    def _now(self) -> ActionResolver:
        return ActionResolver(self.grammar, self.match.rules, self.match.state, self.remembered)

    def _done(self, match: Match) -> Meaning | None:
        """Return what was done last, as it would be said now."""
        if not self.remembered.did:
            return None
        said = wordings(self.grammar, match.rules, match.state, self.remembered.did)
        return said[0] if said else None

    def _again(self) -> Command | Illegal | Piece | None:
        """Return the last move once more; if it is begun by a name, with other values."""
        done = self._done(self.match)
        if done is None:
            return None
        made = self._now.command(replace(done, cost=DOUBT))
        begins = {intent.begins for intent in self.grammar.intents.values()}
        if isinstance(made, Illegal) and done.intent in begins and done.slots:
            begun: Slots = {BEGUN: done.intent}
            again = self._now.combined(begun)
            if isinstance(again, Partial):
                return Piece(begun, again, DOUBT)
        return made

    def _likewise(self) -> Command | Illegal | None:
        """Return what another player did last, to be done by who acts now."""
        match, steps = self.match, reversed(self.match.history)
        seats = [one for one in steps if one.by != TABLE]
        last = [*takewhile(lambda one: one.by == seats[0].by != match.to_act, seats)]
        # « Moi aussi » is rather what was played than that a turn ended then.
        named = (one for one in last if parts_of(one.notation))
        for done in (*islice(named, 1), *last[:1]):
            said = wordings(self.grammar, match.rules, match.state, done.notation)
            if said:
                return self._now.command(replace(said[0], cost=DOUBT))
        return None

    def _as_advised(self) -> Command | Illegal | Trouble | None:
        """Return what was advised: « je fais ça ». A card that the others do not know is not named.

        To read it back would tell it before it is played, and perhaps for nothing.
        """
        match, notation = self.match, self.remembered.advised
        if not notation:
            return None
        for said in wordings(self.grammar, match.rules, match.state, notation):
            if match.seats == 1 or lies_open(self.grammar, match, said):
                return self._now.command(replace(said, cost=DOUBT))
        return Trouble("advice-to-be-named")

    def _instead(self) -> Instead | Ambiguous | None:
        """Return the only other move that could have been made in place of the last one."""
        try:
            before = self.match.undo()
        except CannotUndo:
            return None
        last = self.match.history[len(before.history)]
        if last.notation != self.remembered.did or (done := self._done(before)) is None:
            return None
        resolver = ActionResolver(self.grammar, before.rules, before.state)
        others = list(self._others(resolver, Command(done, last.notation)))
        return Instead((others[0],)) if len(others) == 1 else None

    def _piece(self, kind: str) -> Piece | None:
        """Return what answers the question for a missing piece, of what was named before."""
        done = self._done(self.match)
        named: Slots = {**(done.slots if done else {}), **self.remembered.named}
        held = self.state.held
        missing = {slot for one in self._now.open_to(held) for slot in one.slots - held.keys()}
        slots: Slots = {slot: value for slot, value in named.items() if slot in missing}
        if len(slots) != 1:
            return None
        if kind == OTHER:
            ((slot, value),) = slots.items()
            each = ({slot: one} for one in self._values(slot) if one != value)
            legal = [one for one in each if isinstance(self._made(one), Command)]
            if len(legal) != 1:
                return None
            slots = legal[0]
        return Piece(slots, self._now.combined({**held, **slots}), DOUBT)

    def _made(self, slots: Slots) -> object:
        return self._now.combined({**self.state.held, **slots})

    def _values(self, slot: str) -> tuple[int | str, ...]:
        for intent in self._now.open_to(self.state.held):
            if slot in intent.slots and not intent.secret:
                return tuple(self._open(intent.id, slot))
        return ()

    def _open(self, intent: str, slot: str) -> Iterator[int | str]:
        """Yield the values of a slot, of cards only those that all can see."""
        if slot in self.grammar.slots.gathering.values():
            return
        values = self.grammar.slots.values(intent, slot) or ()
        rules, state = self.match.rules, self.match.state
        tap = self.grammar.spec.taps.get(slot)
        held = tap is not None and (tap.confirms or tap.hidden is not None)
        for value in values if len(values) <= MOST_VALUES else ():
            if not held or rules.lies_open(state, slot, value):
                yield value

    def _others(self, resolver: ActionResolver, command: Command) -> Iterator[Command]:
        """Yield the legal moves that differ in one value, none of them in a card of a hand."""
        meaning, intent = command.meaning, self.grammar.intents[command.meaning.intent]
        for slot in meaning.slots if not intent.secret else ():
            for value in self._open(intent.id, slot):
                slots = {**meaning.slots, slot: value}
                forms = self.grammar.forms(intent.id, slots)
                form = forms[0] if forms else ""
                made = resolver.command(replace(meaning, slots=slots, cost=DOUBT, form=form))
                if isinstance(made, Command) and made.notation != command.notation:
                    yield made

    def _of(self, others: Iterator[Command]) -> Command | Ambiguous | None:
        found = list({one.notation: one for one in others}.values())
        if len(found) == 1:
            return found[0]
        return Ambiguous(tuple(found)) if 1 < len(found) <= MOST_OPTIONS else None
