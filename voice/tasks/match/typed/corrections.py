"""A typed correction, put together with what it corrects."""

from __future__ import annotations

import itertools
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Final

from heraut.engines.match import Match, Step
from heraut.engines.notation import verb_of
from heraut.engines.protocol import TABLE
from heraut.grammars import Grammar
from heraut.grammars.action_resolver import ActionResolver
from heraut.grammars.forms import split
from heraut.grammars.meaning import DOUBT, Chain, Command, Illegal, Kind, Meaning, Scope
from heraut.grammars.memory import Remembered
from heraut.grammars.surface_forms import wordings
from heraut.grammars.typed.asides import denies_nothing
from heraut.grammars.typed.clauses import without_echoes
from heraut.grammars.typed.correcting_words import (
    AFTER_ALL,
    ALSO,
    EXCHANGES,
    PAST,
    RATHER,
    REGRET,
    WAS,
    CorrectingWords,
)
from heraut.grammars.typed.correction_mentions import names_a_player
from heraut.grammars.typed.corrections import (
    Corrected,
    corrections,
    refused,
    replaced,
    without_talk,
)
from heraut.grammars.typed.free_questions import FreeQuestions
from heraut.grammars.typed.variations import Variations, parts_of
from heraut.grammars.typed.wide_reading import widely
from heraut.voice.tasks.match.dialogue_state import DialogueState
from heraut.voice.tasks.match.inputs import Instead
from heraut.voice.tasks.match.taking_back import earlier, last_done
from heraut.voice.tasks.match.typed.pointers import THAT
from heraut.voice.tasks.match.typed.remarks import without_relative

_LOOKED_BACK: Final = 4
"""So many actions back another one may be meant."""
_LONGEST_BARE: Final = 2
"""Words of who names one thing and nothing else: « la une », « la première »."""
_HIDDEN: Final = "?"
"""Stands in notation for a card that nobody sees: no words name it."""
_LONGEST_DESCRIBED: Final = 9
"""Words of who describes a piece of a move and nothing else; longer ones take long to read."""


def corrected(
    match: Match,
    grammar: Grammar,
    state: DialogueState,
    remembered: Remembered,
    line: str,
    *,
    plainly: bool = False,
    taken_back: bool = False,
    after_all: bool = False,
) -> Command | Chain | Instead | Illegal | None:
    """Return the command that words mean in place of what is pending or was played last.

    One that the rules forbid in its place is returned as that, where words speak of nothing else.

    ``None`` where they correct nothing. A card that only its seat may know is not corrected aloud.
    ``plainly``: only words count that can speak of nothing but what was done. ``taken_back``: that
    was taken back or denied in the same breath, so of nothing else. ``after_all``: who wanted
    nothing wants something all the same.
    """
    spec, free = grammar.spec, FreeQuestions.of(grammar)
    line = " ".join(_without_begun(match, free, without_echoes(line.split())))
    words = CorrectingWords.of(grammar).without_not_only(grammar.spelled(line.split()))
    line = " ".join(words) if len(words) < len(grammar.spelled(line.split())) else line
    kinds = CorrectingWords.of(grammar).kinds(words)
    if state.secret is not None:
        return None
    now = ActionResolver(grammar, match.rules, match.state, remembered)
    exchanges = spec.corrections.get(EXCHANGES, ())
    marked = corrections(words, spec.instead, spec.rather_than, exchanges)
    # « C'est le neuf que je voulais mettre »: what stands behind « que » takes nothing's place.
    marked = (one for one in marked if not grammar.around.relative & {*one.before[-1:]})
    found = tuple(dict.fromkeys(without_talk(now, one) for one in marked))
    # « Pas mal, le général » denies nothing.
    found = tuple(one for one in found if not denies_nothing(grammar, one))
    # « C'est à gauche que je voulais la mettre » says no more than « à gauche ».
    short = (replace(one, wanted=without_relative(grammar, one.wanted)) for one in found)
    found = tuple(dict.fromkeys((*found, *short)))
    if (command := _instead_of_refused(now, free, state, found, plainly=plainly)) is not None:
        return command
    of_done = PAST in kinds or _denies(match, free, found) or _not_there(grammar, kinds, found)
    if plainly and not taken_back and not of_done:
        return None
    one = state.pending is not None and (_names_one_thing(free, words) or _describes(now, words))
    if not found and one:
        # « Quatre », to « le neuf sur la trois ? », is said rather than « non, quatre ».
        found = (Corrected(words),)
    if not found and kinds.isdisjoint((REGRET, ALSO)):
        return None
    base = _pending(state)
    for said in found:
        if base is not None or said.before:
            command = replaced(free, now, base, said)
            if command is not None:
                return command
    if state.pending is not None:
        return _pending_instead(now, free, state.pending, found, line)
    if state.asking or _speaks_to_somebody(match, free, found):
        return None
    wants_it = (after_all or AFTER_ALL in kinds) and renounced(match)
    # Who speaks of the past where another seat is to act speaks of no move of that one.
    of_before = wants_it or (PAST in kinds and has_passed(match))
    last = _Last(match, free, found, line, plainly, of_done, REGRET in kinds, of_before, taken_back)
    instead = last.instead()
    if instead is not None and any(_HIDDEN in one.notation for one in instead.commands):
        # « Pas la récolte » says of a card that was put away only what it is not to be.
        return Instead((), undone=last_done(grammar, match))
    if instead is None and not plainly and not kinds.isdisjoint((PAST, WAS)):
        return last.forbidden()
    if instead is None or plainly or taken_back or of_done:
        return instead
    if ALSO in kinds and REGRET not in kinds and (more := _more(match, grammar, instead)):
        return more
    if last.of_before:
        return instead
    return _anew(match, instead) or instead


def renounced(match: Match) -> bool:
    """Tell whether the last thing that was done names nothing, and another seat is to act now."""
    done = _done_last(match)
    named = parts_of(done.notation) if done is not None else ()
    return has_passed(match) and not any(any(map(str.isdecimal, part)) for part in named)


def has_passed(match: Match) -> bool:
    """Tell whether another seat is to act than the one that did something last."""
    done = _done_last(match)
    return done is not None and done.by != match.to_act


def _done_last(match: Match) -> Step | None:
    return next((step for step in reversed(match.history) if step.by != TABLE), None)


def _more(match: Match, grammar: Grammar, instead: Instead) -> Command | None:
    """Return what can still be done now and adds just that: « et aussi le vingt-huit »."""
    done = next((step.notation for step in reversed(match.history) if step.by != TABLE), "")
    match instead:
        case Instead((Command(notation=wanted),), 1) if parts_of(done) < parts_of(wanted):
            verb, new = done.partition(" ")[0], parts_of(wanted) - parts_of(done)
            for notation in map(str, match.rules.legal(match.state)):
                if notation.partition(" ")[0] == verb and parts_of(notation) == new:
                    said = wordings(grammar, match.rules, match.state, notation)[:1]
                    return Command(replace(said[0], cost=DOUBT), notation) if said else None
    return None


def _without_begun(match: Match, free: FreeQuestions, words: Sequence[str]) -> Sequence[str]:
    """Return words without what the last action was begun by, before what is said in its place.

    « Change mon don, mets-le plutôt à la chapelle » speaks of the card that was played for it.
    """
    before = next(earlier(match, 1), None)
    if before is None or not before.history:
        return words
    begun, last = before.history[-1], match.history[len(before.history)]
    if begun.by != last.by or verb_of(begun.notation) == verb_of(last.notation):
        return words
    spelled = free.grammar.spelled(words)
    named = free.mentioned(spelled)[1]
    about = parts_of(begun.notation) - parts_of(last.notation)
    if not named or about.isdisjoint(map(str, named[0].values.values())):
        return words
    topic, size = named[0].words, len(named[0].words)
    at = next((at for at in range(len(spelled)) if tuple(spelled[at : at + size]) == topic), -1)
    rest = spelled[at + size :]
    marked = CorrectingWords.of(free.grammar).kinds(rest) & {RATHER, WAS}
    return rest if at >= 0 and marked else words


def _instead_of_refused(
    now: ActionResolver,
    free: FreeQuestions,
    state: DialogueState,
    found: Sequence[Corrected],
    *,
    plainly: bool,
) -> Command | None:
    """Return what is meant in place of what was refused just now: « dix-neuf, pas vingt-neuf »."""
    if state.refusal is None or not state.lost or state.asking:
        return None
    base = state.refusal.meaning
    if base.kind is not Kind.COMMAND or base.intent not in now.grammar.intents:
        return None  # a card that was shown has no sentence
    named = (one for one in found if not one.before and (one.wrong or not plainly))
    return next(filter(None, (replaced(free, now, base, one) for one in named)), None)


def _anew(match: Match, instead: Instead) -> Command | None:
    """Return what can be done now and has nothing of what it would replace: it corrects nothing."""
    match instead:
        case Instead((Command(notation=notation) as command,), 1):
            done = next((step.notation for step in reversed(match.history) if step.by != TABLE), "")
            legal = notation in map(str, match.rules.legal(match.state))
            if legal and parts_of(done).isdisjoint(parts_of(notation)):
                cost = max(DOUBT, command.meaning.cost)
                return replace(command, meaning=replace(command.meaning, cost=cost))
    return None


def _denies(match: Match, free: FreeQuestions, found: Sequence[Corrected]) -> bool:
    """Tell whether what was wrong is what the last action had: « pas le quatre, le six »."""
    before = next(earlier(match, 1), None)
    if before is None:
        return False
    done = _named_in(free.grammar, match.history[len(before.history)].notation)
    wrong = (mention for said in found for mention in free.mentioned(said.wrong)[1])
    return any(not done.isdisjoint(map(str, one.values.values())) for one in wrong)


def _not_there(grammar: Grammar, kinds: Collection[str], found: Sequence[Corrected]) -> bool:
    """Tell whether words point at what was done, and want another: « je voulais O6, pas là »."""
    there = {" ".join(way) for way in grammar.spec.pointers.get(THAT, ())}
    return REGRET in kinds and any(" ".join(one.wrong) in there for one in found)


def _named_in(grammar: Grammar, notation: str) -> frozenset[str]:
    """Return the values in an action, and the parts of those that have any: « pas douze »."""
    values = parts_of(notation)
    parts = (
        part
        for name in grammar.spec.compounds
        for value in itertools.filterfalse(str.isdecimal, values)
        for part in split(grammar.spec, name, value) or ()
    )
    return values | {*map(str, parts)}


def _speaks_to_somebody(match: Match, free: FreeQuestions, found: Sequence[Corrected]) -> bool:
    """Tell whether words name players alone, and no such thing was in the last action.

    « Paul, passe le sel au lieu de rêver » is said to him.
    """
    parts = (part for one in found for part in (one.before, one.wanted, one.wrong))
    named = [mention for part in parts for mention in free.mentioned(part)[1]]
    verb = match.history[-1].notation.partition(" ")[0] if match.history else ""
    alone = bool(named) and all(one.person for one in named)
    return alone and not names_a_player(free.grammar, verb)


def _names_one_thing(free: FreeQuestions, words: Sequence[str]) -> bool:
    """Tell whether words are a number, a card or a place, as one answers a question with it."""
    one = len(free.mentioned(words)[1]) == 1
    return one and bool(free.grammar.readings(words, Scope.FILL))


def _describes(now: ActionResolver, words: Sequence[str]) -> bool:
    """Tell whether words only describe a piece of a move: « une ligne plus haut »."""
    if len(words) > _LONGEST_DESCRIBED or {*words} <= now.grammar.slots.single_words:
        return False  # a bare value describes nothing
    read = now.grammar.loosely(words, Scope.FILL)
    references = now.rules.references
    return any(not references.isdisjoint(one.slots) and not one.swapped for one in read)


def _pending_instead(
    now: ActionResolver,
    free: FreeQuestions,
    pending: Command,
    found: Sequence[Corrected],
    line: str,
) -> Command | None:
    """Return what is meant in place of what waits for a yes, and may be told by that."""
    there = replace(now, remembered=replace(now.remembered, did=pending.notation))
    described = (replaced(free, there, pending.meaning, one) for one in found if not one.before)
    command = next((one for one in described if one and one.notation != pending.notation), None)
    command = command or Variations(free, now, pending.notation, line.split()).meant()
    if command is not None:
        return command
    # « Pas onze, douze » names a part of the place that is asked about.
    named = _named_in(free.grammar, pending.notation)
    for one in found:
        wrong = [value for said in free.mentioned(one.wrong)[1] for value in said.values.values()]
        if len(wrong) == 1 and str(wrong[0]) in named:
            varied = Variations(free, now, pending.notation, list(one.wanted)).meant()
            if varied is not None:
                return varied
    return None


def said_instead(grammar: Grammar, line: str) -> Sequence[str]:
    """Return the words that are said in place of something: « non, plutôt X »."""
    spec, words = grammar.spec, grammar.spelled(line.split())
    # « Surtout pas » stands before what is not meant as well.
    marks = [mark for mark in spec.instead if mark not in spec.rather_than]
    found = (one for one in corrections(words, marks, ()) if not one.before)
    return [" ".join(one.wanted) for one in found][:1]


def said_rather(grammar: Grammar, line: str) -> Sequence[str]:
    """Return the words that are said rather than others: « X, pas Y »."""
    spec, words = grammar.spec, grammar.spelled(line.split())
    found = (one for one in corrections(words, spec.instead, spec.rather_than) if one.wrong)
    return tuple(dict.fromkeys(" ".join(one.wanted) for one in found))


def _pending(state: DialogueState) -> Meaning | None:
    if state.pending is not None:
        return state.pending.meaning
    return Meaning("piece", Kind.PARTIAL, state.held) if state.held else None


@dataclass(frozen=True, slots=True)
class _Last:
    """A correction of the last action of a seat, or of its last few."""

    match: Match
    free: FreeQuestions
    found: Sequence[Corrected]
    line: str
    plainly: bool
    of_done: bool
    """Whether words speak of nothing but what was done."""
    regrets: bool
    of_before: bool
    """Whether words are the last seat's that did something: what can be done now is another's."""
    denied: bool
    """Whether it was wrong, for sure: what can be done now may as well be in its place."""

    def instead(self) -> Instead | None:
        """Return what is wanted in place of them."""
        befores = list(earlier(self.match, _LOOKED_BACK))
        if not befores:
            return None
        last = self.match.history[len(befores[0].history)].notation
        if swapped := self._swapped(befores, last):
            return Instead(swapped, 2)
        named_wrong = [said for said in self.found if said.wrong]
        if named_wrong and (command := self._varied(befores[0])):
            return Instead((command,))
        if command := self._exchanged(befores[0], last, named_wrong):
            return Instead((command,))
        may_be = not self.plainly and not self.of_before
        can_be = may_be and any(self._whole(self.match, said.wanted) for said in self.found)
        if can_be and not self.denied:
            return None  # it can be done now, so it corrects nothing that was done
        # « Non, la une » is the option of that number, whatever else is one in what was done.
        bare = any(len(one.wanted) <= _LONGEST_BARE for one in self.found)
        bare = bare and len(self.line.split()) <= 2 * _LONGEST_BARE
        command = self._exchanged(befores[0], last, self.found) if bare else None
        command = command or self._varied(befores[0])
        if command := command or self._exchanged(befores[0], last, self.found):
            return Instead((command,))
        if can_be or (self.plainly and not (self.of_done or self.denied)):
            return None
        # « C'est le neuf que je voulais, sur la deux » has nothing of what was done.
        return self._earlier(befores[: 1 if self.plainly else None])

    def forbidden(self) -> Illegal | None:
        """Return why what is wanted in place of the last action cannot be: « c'était la douze »."""
        before = next(earlier(self.match, 1), None)
        if before is None:
            return None
        grammar, rules, state = self.free.grammar, before.rules, before.state
        done = self.match.history[len(before.history)].notation
        resolver = ActionResolver(grammar, rules, state)
        for meaning in wordings(grammar, rules, state, done):
            refusals = [refused(self.free, resolver, meaning, said) for said in self.found]
            told = [one for one in refusals if one and not grammar.intents[meaning.intent].secret]
            if told:
                return told[0]
        return None

    def _varied(self, before: Match) -> Command | None:
        """Return the last action with something changed, if a seat did it."""
        step = self.match.history[len(before.history)]
        if step.by == TABLE:
            return None  # what the table brought is told anew by its name
        resolver = ActionResolver(self.free.grammar, before.rules, before.state)
        return Variations(self.free, resolver, step.notation, self.line.split()).meant()

    def _swapped(self, befores: Sequence[Match], last: str) -> tuple[Command, ...]:
        """Return the last two actions, each with what the other one was of."""
        if len(befores) < 2:
            return ()
        before = befores[1]
        resolver = ActionResolver(self.free.grammar, before.rules, before.state)
        first = self.match.history[len(before.history)].notation
        return Variations(self.free, resolver, last, self.line.split()).swapped(first)

    def _earlier(self, befores: Sequence[Match]) -> Instead | None:
        """Return what could not be done now, but in place of one of the last actions."""
        whole = [said.wanted for said in self.found]
        for back, before in enumerate(befores, 1):
            steps = self.match.history[len(before.history) :]
            done = [step.notation for step in steps]
            by_people = [step.notation for step in steps if step.by != TABLE]
            # All that is said, where it is said without a word of its own that it is another thing.
            for words in (*whole, *([self.line.split()] if back == 1 and self.regrets else ())):
                wanted = self._whole(before, words)
                notations = [one.notation for one in wanted]
                # « C'est bon, j'ai fini », once more, is no finish in place of all before it.
                once_more = not self.regrets and notations == by_people[-len(wanted) :]
                if wanted and notations != done[: len(wanted)] and not once_more:
                    return Instead(wanted, back)
        return None

    def _exchanged(self, before: Match, done: str, found: Sequence[Corrected]) -> Command | None:
        """Return the last action with another value in it.

        It may be told by what was done before it: « à gauche », or by itself: « en dessous ».
        """
        grammar, rules, state = self.free.grammar, before.rules, before.state
        by = self.match.history[len(before.history)].by
        mine = (step.notation for step in reversed(before.history) if step.by == by)
        for meaning in wordings(grammar, rules, state, done):
            for said in found:
                legal: dict[str, Command] = {}
                for did in (next(mine, ""), done) if not said.before else ():
                    resolver = ActionResolver(grammar, rules, state, Remembered(did=did))
                    command = replaced(self.free, resolver, meaning, said)
                    if command is not None and command.notation != done:
                        legal[command.notation] = command
                if len(legal) == 1:
                    return next(iter(legal.values()))
        return None

    def _whole(self, match: Match, words: Sequence[str]) -> tuple[Command, ...]:
        """Return the legal commands that what is wanted is by itself; none if it is none."""
        resolver = ActionResolver(self.free.grammar, match.rules, match.state)
        match widely(self.free, resolver, words, Scope.TURN, {}):
            case Command() as command:
                found: tuple[Command, ...] = (command,)
            case Chain(commands=commands, rest=(), refused=None):
                found = commands
            case _:
                return ()
        # Whether it was legal may be a secret.
        intents = self.free.grammar.intents
        return () if any(intents[one.meaning.intent].secret for one in found) else found
