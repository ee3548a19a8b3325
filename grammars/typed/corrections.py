"""Typed corrections: « non, plutôt la douze », « le sept, non, le huit », « six, pas dix ».

What is corrected is a command: the one that was just said, waits for a yes, or was played last.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from heraut.grammars.action_resolver import NONE_SUCH, ActionResolver
from heraut.grammars.compound_commands import single
from heraut.grammars.disambiguation import fitting, settled
from heraut.grammars.forms import split
from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import DOUBT, Command, Illegal, Kind, Meaning, Scope, Slots
from heraut.grammars.spec import BEGUN, Who
from heraut.grammars.typed.example_filters import TERM
from heraut.grammars.typed.free_questions import FreeQuestions
from heraut.grammars.typed.mentions import NUMBER, Mention

Words = tuple[str, ...]
_GAP: Final = "…"
"""Stands in a mark for what is wanted."""
_AS_NEAR: Final = 0.05
"""What is made of words with so much more left out was not meant."""
_THAT: Final = "that"
"""The pointers at what was done: « celle-là »."""


@dataclass(frozen=True, slots=True)
class Corrected:
    """Words that take something back and say something else."""

    wanted: Words
    wrong: Words = ()
    """What was wrong, if it is named."""
    before: Words = ()
    """What was said before the correction, in the same breath."""


def corrections(
    words: Words,
    instead: Sequence[Words],
    rather_than: Sequence[Words],
    exchanges: Sequence[Words] = (),
) -> Iterator[Corrected]:
    """Yield what words may correct: ``instead`` stand before what is wanted, as « non, plutôt ».

    ``rather_than`` stand between what is wanted and what is wrong, as « pas », or around what is
    wanted, as « plutôt … que ». ``exchanges`` stand around what is wrong, as « remplace … par ».
    """
    places = range(len(words))
    for mark in exchanges:
        for one in _around(words, mark, instead):
            yield Corrected(one.wrong, one.wanted)
    for mark in _longest(rather_than):
        yield from _around(words, mark, instead)
    for place in places:
        for mark in _longest(rather_than):
            wanted, wrong = words[:place], words[place + len(mark) :]
            if words[place : place + len(mark)] == mark and wanted and wrong:
                yield Corrected(without_marks(wanted, instead), wrong)
    # « À la place » may be all of a mark, and the beginning of another: « à la place du neuf ».
    for bare in dict.fromkeys((words, without_marks(words, instead))):
        for mark in _longest(rather_than):
            if bare[: len(mark)] == mark:
                rest = bare[len(mark) :]
                yield from (
                    Corrected(without_marks(rest[cut:], instead), rest[:cut])
                    for cut in range(1, len(rest))
                )
    for place in reversed(places):
        longer = {len(mark) for mark in rather_than if words[place : place + len(mark)] == mark}
        for mark in _longest(instead):
            # « Plutôt que » stands before what was wrong, « plutôt » before what is wanted.
            if words[place : place + len(mark)] == mark and len(mark) >= max(longer, default=0):
                wanted = without_marks(words[place + len(mark) :], instead)
                if wanted:
                    yield Corrected(wanted, before=without_marks(words[:place], instead))
    wanted = _trimmed(words, instead)
    if wanted and wanted != words:
        yield Corrected(wanted)


def _around(words: Words, mark: Words, instead: Sequence[Words]) -> Iterator[Corrected]:
    """Yield what words say that have a mark around what is wanted: « plutôt X que Y »."""
    if _GAP not in mark:
        return
    gap = mark.index(_GAP)
    before, between = mark[:gap], mark[gap + 1 :]
    for start in range(len(words)):
        # « Attends non, plutôt X que Y » says no more.
        if words[start : start + len(before)] != before or without_marks(words[:start], instead):
            continue
        rest = words[start + len(before) :]
        for at in range(1, len(rest) - len(between)):
            if rest[at : at + len(between)] == between:
                yield Corrected(without_marks(rest[:at], instead), rest[at + len(between) :])


def _longest(marks: Sequence[Words]) -> Sequence[Words]:
    return sorted(marks, key=len, reverse=True)


def without_marks(words: Words, marks: Sequence[Words]) -> Words:
    """Return words without the marks that they begin or end with."""
    before: Words = ("",)
    while words != before:
        before = words
        for mark in _longest(marks):
            if words[: len(mark)] == mark:
                words = words[len(mark) :]
            words = _trimmed(words, [mark])
    return words


def _trimmed(words: Words, marks: Sequence[Words]) -> Words:
    """Return words without the mark that they end with."""
    for mark in _longest(marks):
        if words[-len(mark) :] == mark:
            return words[: -len(mark)]
    return words


def replaced(
    free: FreeQuestions, resolver: ActionResolver, base: Meaning | None, said: Corrected
) -> Command | None:
    """Return the legal command that a correction makes of another one; ``None`` if none or several.

    It is always to be read back.
    """
    found = _all_made(free, resolver, base, said)
    made = [one for one in found if isinstance(one, Command)]
    least = min((one.meaning.cost for one in made), default=0.0)
    # « Le mettre sur le sept » is a place, though « le sept » alone would be a card.
    legal = {one.notation: one for one in made if one.meaning.cost <= least + _AS_NEAR}
    if len(legal) != 1:
        return None
    (command,) = legal.values()
    forms = resolver.grammar.forms(command.meaning.intent, command.meaning.slots)
    meaning = replace(command.meaning, cost=DOUBT, form=forms[0] if forms else "")
    return Command(meaning, command.notation)


def refused(
    free: FreeQuestions, resolver: ActionResolver, base: Meaning, said: Corrected
) -> Illegal | None:
    """Return why what a correction makes of another command cannot be; ``None`` if it can."""
    found = _all_made(free, resolver, base, said)
    refusals = [one for one in found if isinstance(one, Illegal) and one.reason != NONE_SUCH]
    one_thing = all(one.meaning.slots == refusals[0].meaning.slots for one in refusals)
    return refusals[0] if refusals and one_thing and len(refusals) == len(found) else None


def _all_made(
    free: FreeQuestions, resolver: ActionResolver, base: Meaning | None, said: Corrected
) -> list[Command | Illegal | None]:
    """Return what a correction may make of another command."""
    if said.before and (before := _said_before(resolver, said.before)):
        held = base.slots if base and base.kind is before.kind is Kind.PARTIAL else {}
        base = replace(before, slots={**held, **before.slots})
    if " ".join(said.wrong) in map(" ".join, resolver.grammar.spec.pointers.get(_THAT, ())):
        # « Pas là, dans la vide » names nothing that was wrong.
        said = replace(said, wrong=())
    slots = _exchanged(free, base, said)
    if base is not None and slots is not None:
        made = _made(resolver, base, slots)
        if isinstance(made, Command):
            return [made]
        # « Celle du neuf » names no column nine, and « la place six » no card six.
        return (
            [*_described(free, resolver, base, said)] or _anew(free, resolver, base, said) or [made]
        )
    if said.wrong and base is not None:
        found: list[Command | Illegal | None] = [*_described(free, resolver, base, said)]
        # « Une seule carte, pas deux » names no other thing, and yet a piece of it.
        found = found or [*_in_its_place(free, resolver, base, said)]
        return found or _anew(free, resolver, base, said)
    return [*_instead(resolver, base, said.wanted)] if not said.wrong else []


def _anew(
    free: FreeQuestions, resolver: ActionResolver, base: Meaning, said: Corrected
) -> list[Command | Illegal | None]:
    """Return another command in the place of the wrong one, all of which is said."""
    if not _has(free, base, said.wrong):
        return []
    made = _whole(resolver, said.wanted) or _by_a_piece(resolver, said.wanted)
    intents = resolver.grammar.intents
    # « J'ai quatre pierres, pas trois » tells what is so, and does nothing in another's place.
    facts = [one for one in made if one and intents[one.meaning.intent].who is Who.ANYONE]
    return [] if facts else made


def _in_its_place(
    free: FreeQuestions, resolver: ActionResolver, base: Meaning, said: Corrected
) -> Iterator[Command]:
    """Yield what a command is with a piece of which another value in it was wrong."""
    if not _has(free, base, said.wrong):
        return
    wrong = {*map(str, _values_of(free, said.wrong))}
    for piece in resolver.grammar.loosely(said.wanted, Scope.FILL):
        if piece.swapped or all(str(base.slots.get(slot)) not in wrong for slot in piece.slots):
            continue
        made = _with_pieces(resolver, base, [piece])
        yield from (one for one in made if isinstance(one, Command))


def _values_of(free: FreeQuestions, words: Words) -> Iterator[int | str]:
    for mention in free.mentioned(words)[1]:
        yield from mention.values.values()


def _described(
    free: FreeQuestions, resolver: ActionResolver, base: Meaning, said: Corrected
) -> Iterator[Command]:
    """Yield what a command is with what is described in the place of what was wrong.

    That may be described as well: « à gauche de K13, pas à droite ».
    """
    if said.wrong and not _has(free, base, said.wrong):
        was = _as_described(resolver, base, said.wrong)
        if all(one.meaning.slots != base.slots for one in was):
            return
    yield from _as_described(resolver, base, said.wanted)


def _as_described(resolver: ActionResolver, base: Meaning, words: Words) -> list[Command]:
    """Return what a command is with what words describe in it."""
    references = resolver.rules.references
    read = resolver.grammar.loosely(words, Scope.FILL)
    described = [one for one in read if not references.isdisjoint(one.slots) and not one.swapped]
    every = _with_pieces(resolver, base, described)
    return [made for made in every if isinstance(made, Command)]


def _has(free: FreeQuestions, base: Meaning, words: Words) -> bool:
    """Tell whether all that words name is in a command."""
    # « La carte seize » names a card, and no word of the rules.
    named = [one for one in free.mentioned(words)[1] if one.values.keys() != {TERM}]
    ours = {*map(str, base.slots.values())}
    every = [{*map(str, one.values.values())} for one in named]
    return bool(every) and not any(map(ours.isdisjoint, every))


def without_talk(resolver: ActionResolver, said: Corrected) -> Corrected:
    """Return a correction without what was said before it, where that means nothing."""
    meant = said.before and _said_before(resolver, said.before)
    return said if meant else replace(said, before=())


def _said_before(resolver: ActionResolver, words: Words) -> Meaning | None:
    """Return the command, or the piece of one, that was said first and then corrected."""
    for scope in (Scope.TURN, Scope.FILL):
        for meaning in single(resolver, resolver.meant_now(resolver.grammar.loosely(words, scope))):
            # « J'ai pas pris le deux » says of no card that it is not in the hand.
            told = resolver.grammar.intents[meaning.intent].who is Who.ANYONE
            if meaning.kind in (Kind.COMMAND, Kind.PARTIAL) and not (told and meaning.swapped):
                return meaning
    # « L'évêque, non, le général, non, le paysan »: the one in the middle is not meant either.
    marks = resolver.grammar.spec.instead
    ends = (at for at in range(1, len(words)) if any(words[at : at + len(m)] == m for m in marks))
    first = next(ends, 0)
    return _said_before(resolver, words[:first]) if first else None


def _exchanged(free: FreeQuestions, base: Meaning | None, said: Corrected) -> Slots | None:
    """Return the slots of a command with one value, which was wrong, exchanged for another."""
    wanted, wrong = (free.mentioned(words)[1] for words in (said.wanted, said.wrong))
    if base is None or len(wanted) != 1:
        return None
    if not said.wrong:
        # « Non, seize » is another place in the line.
        whole = sum(len(mention.words) for mention in wanted) == len(said.wanted)
        return _in_part(free.grammar, base, wanted[0], None) if whole else None
    if len(wrong) != 1:
        return None
    if (part := _in_part(free.grammar, base, wanted[0], wrong[0])) is not None:
        return part
    ours, theirs = wanted[0].values, wrong[0].values
    changed = [
        {**base.slots, slot: exchanged}
        for slot, value in base.slots.items()
        for name in ours
        if name in theirs and (exchanged := _in_place(value, theirs[name], ours[name])) is not None
    ]
    return changed[0] if changed and all(one == changed[0] for one in changed) else None


def _in_part(
    grammar: Grammar, base: Meaning, wanted: Mention, wrong: Mention | None
) -> Slots | None:
    """Return the slots of a command with one part of a value exchanged: « seize, pas six ».

    Without ``wrong`` it is the part that the wanted value can be.
    """
    changed: list[Slots] = []
    lists = grammar.slots.numbers_of(base.intent) if base.intent in grammar.intents else ()
    for name, slot in lists:
        compound = grammar.spec.compounds.get(name)
        value = base.slots.get(slot)
        parts = split(grammar.spec, name, str(value)) if compound and value else None
        for at, part in enumerate(parts or ()):
            of_list = compound.parts[at] if compound else ""
            if wrong is not None and _in(wrong, of_list) != part:
                continue
            new = _in(wanted, of_list)
            # « La seconde » is no place in a line.
            forms = grammar.spec.numbers[of_list].words.get(new or "", ())
            if parts is not None and wanted.words in forms:
                whole = "".join(map(str, (*parts[:at], new, *parts[at + 1 :])))
                changed.append({**base.slots, slot: whole})
    return changed[0] if len(changed) == 1 else None


def _in(mention: Mention, name: str) -> int | str | None:
    """Return the value of a mention in a list."""
    return mention.values.get("" if mention.kind == NUMBER else name)


def _in_place(value: int | str, wrong: int | str, wanted: int | str) -> int | str | None:
    """Return a value, or a series of them, with one exchanged; ``None`` if it is not there."""
    if value == wrong:
        return wanted
    if not isinstance(value, str) or not isinstance(wrong, int):
        return None
    items = value.split(",")
    if items.count(str(wrong)) != 1:
        return None
    return ",".join(str(wanted) if item == str(wrong) else item for item in items)


def _instead(
    resolver: ActionResolver, base: Meaning | None, words: Words
) -> Iterator[Command | Illegal | None]:
    """Yield commands that words make by themselves, or in place of a part of another one."""
    if whole := _whole(resolver, words):
        yield from whole
        return
    readings = _single(resolver, words)
    pieces = [*readings, *resolver.grammar.loosely(words, Scope.FILL)]
    pieces = pieces or [*resolver.grammar.loosely(words, Scope.FILL, wide=True)]
    if base is not None:
        yield from _with_pieces(resolver, base, pieces)


def _whole(resolver: ActionResolver, words: Words) -> list[Command | Illegal | None]:
    """Return the command that words are by themselves, if they are one."""
    commands = [one for one in _single(resolver, words) if one.kind is Kind.COMMAND]
    whole = settled(resolver, commands, {})
    return [whole] if isinstance(whole, Command) else []


def _by_a_piece(resolver: ActionResolver, words: Words) -> list[Command | Illegal | None]:
    """Return the only command that a piece of one can be part of, if it is all of it."""
    pieces = resolver.meant_now(resolver.grammar.loosely(words, Scope.FILL))
    made = (resolver.combined(one.slots) for one in pieces if one.kind is Kind.PARTIAL)
    found = {one.notation: one for one in made if isinstance(one, Command)}
    return [*found.values()] if len(found) == 1 else []


def _single(resolver: ActionResolver, words: Words) -> Sequence[Meaning]:
    """Return what words mean; several commands in one sentence are not exchanged for one."""
    return single(resolver, fitting(resolver, resolver.grammar.loosely(words, Scope.TURN), {}))


def _with_pieces(
    resolver: ActionResolver, base: Meaning, pieces: Sequence[Meaning]
) -> Iterator[Command | Illegal | None]:
    """Yield what a command is with a piece in place of the one that it has."""
    for piece in resolver.meant_now(pieces):
        if piece.kind is not Kind.PARTIAL or not piece.slots:
            continue
        said = {slot: value for slot, value in piece.slots.items() if slot != BEGUN}
        slots = _as_series(resolver, base, said)
        if base.kind is Kind.PARTIAL or slots.keys() <= base.slots.keys():
            yield _made(resolver, replace(base, cost=piece.cost), {**base.slots, **slots})


def _as_series(resolver: ActionResolver, base: Meaning, slots: Slots) -> Slots:
    """Return values as series of one where that is what the command has."""
    gathering = resolver.grammar.slots.gathering
    wanted = {
        slot: gathering[slot]
        for slot in slots
        if slot in gathering and slot not in base.slots and gathering[slot] in base.slots
    }
    return {
        wanted.get(slot, slot): str(value) if slot in wanted else value
        for slot, value in slots.items()
    }


def _made(resolver: ActionResolver, base: Meaning, slots: Slots) -> Command | Illegal | None:
    """Return what a command, or a piece of one, is with other slots."""
    if base.kind is not Kind.PARTIAL:
        return resolver.command(replace(base, slots=slots))
    made = resolver.combined(slots)
    return made if isinstance(made, Command | Illegal) else None
