"""Which of several readings of the same words is meant: one, a question, or nothing.

What matters most is never to play what was not meant. So a rival reading makes a command be asked
about or read back, and a forbidden command stays what it is, however near a legal one may be.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, TypeVar

from heraut.grammars.action_resolver import MOST_OPTIONS, NONE_SUCH, ActionResolver, joined
from heraut.grammars.meaning import (
    DOUBT,
    Ambiguous,
    Chain,
    Command,
    Illegal,
    Interpretation,
    Kind,
    Meaning,
    MetaRequest,
    NotUnderstood,
    Partial,
    Query,
    Reply,
    Scope,
    Slots,
)
from heraut.grammars.spec import BEGUN

__all__ = ["DOUBT", "NEAR", "doubted", "fitting", "perhaps", "read_back", "settled"]

NEAR: Final = 0.25
"""Readings that cost at most so much more than the best one are its rivals."""

_UNLIKE: Final = 0.5
"""What costs so much more was hardly said: some 3.3 in the score of the shipped model."""

_SAME: Final = 1e-6

_Part = TypeVar("_Part", bound=Command | Partial)
_Reading = Command | Illegal | Partial | Query | MetaRequest | Reply


def settled(
    resolver: ActionResolver, meanings: Sequence[Meaning], held: Slots
) -> Interpretation | None:
    """Return what is understood of meanings, the nearest first."""
    meanings = resolver.meant_now(meanings)
    near = [
        reading
        for meaning in meanings
        if meaning.cost <= meanings[0].cost + NEAR
        and (reading := _read(resolver, meaning, held)) is not None
    ]
    if len(near) > 1:
        near = sorted(near, key=lambda reading: _order(resolver, reading))
    if near:
        best, *others = near
        rivals = [other for other in others if _rivals(best, other)]
        return _against(resolver, best, rivals, held)
    return None


def fitting(resolver: ActionResolver, meanings: Sequence[Meaning], held: Slots) -> list[Meaning]:
    """Return meanings without pieces that would replace what is held for no good reason."""
    now = _asked_for(resolver, resolver.meant_now(meanings, held), held)
    fit = _of_begun(resolver, now, held)
    fit = _told_apart(resolver, _of_use(resolver, fit, held), held)
    return _replacing(fit, held)


def _pieces(meanings: Sequence[Meaning]) -> list[Meaning]:
    return [meaning for meaning in meanings if meaning.kind is Kind.PARTIAL]


def _asked_for(resolver: ActionResolver, meanings: list[Meaning], held: Slots) -> list[Meaning]:
    """Leave out commands that are only said in answer to a question, where another one is open.

    « Tout » answers which cards to change, and not where the five goes.
    """
    begun = resolver.grammar.intents.get(str(held.get(BEGUN)))

    def answers(one: Meaning) -> bool:
        if one.kind is not Kind.COMMAND or not held or _unbegun(held).keys() <= one.slots.keys():
            return True
        mine = resolver.grammar.intents[one.intent].verb
        return begun is not None and begun.verb == mine

    return [
        one
        for one in meanings
        if answers(one)
        or any(
            said.intent == one.intent
            for said in resolver.grammar.readings(one.form.split(), Scope.TURN)
        )
    ]


def _of_begun(resolver: ActionResolver, meanings: list[Meaning], held: Slots) -> list[Meaning]:
    """Leave out what has no place in the command that was begun: it is no answer to its question.

    Unless no piece has one.
    """
    begun = resolver.grammar.intents.get(str(held.get(BEGUN)))
    if begun is None:
        return meanings
    mine = [
        one.slots
        for one in _pieces(meanings)
        if one.slots.get(BEGUN) == begun.id and one.slots.keys() <= held.keys()
    ]
    if mine:
        # The same words begin it anew with another value, or are a piece of another command.
        said = [_unbegun(slots) for slots in mine]
        meanings = [
            one
            for one in meanings
            if one.kind is not Kind.PARTIAL or one.slots in mine or _unbegun(one.slots) not in said
        ]
    series = {one for one, many in resolver.grammar.slots.gathering.items() if many in begun.slots}
    fits = begun.slots | series
    pieces = _pieces(meanings)
    out = [one for one in pieces if BEGUN not in one.slots and not one.slots.keys() <= fits]
    return meanings if len(out) == len(pieces) else [one for one in meanings if one not in out]


def _unbegun(slots: Slots) -> Slots:
    return {slot: value for slot, value in slots.items() if slot != BEGUN}


def _of_use(resolver: ActionResolver, meanings: list[Meaning], held: Slots) -> list[Meaning]:
    """Leave out pieces that lead to no command with what is held, or to one whose time is not now.

    Unless all do, or those that are of use are much less like what was said.
    """
    pieces = _pieces(meanings)
    if not held or len(pieces) < 2:
        return meanings
    lost = [piece for piece in pieces if _is_lost(resolver, {**held, **piece.slots})]
    of_use = [piece.cost for piece in pieces if piece not in lost]
    if not of_use:
        return meanings
    out = [piece for piece in lost if piece.cost > of_use[0] - _UNLIKE]
    return [one for one in meanings if one not in out]


def _told_apart(resolver: ActionResolver, meanings: list[Meaning], held: Slots) -> list[Meaning]:
    """Leave out the same words as a piece, or as a command: a piece only of what was begun."""
    if BEGUN not in held:
        whole = [one.slots for one in meanings if one.kind is Kind.COMMAND]
        return [one for one in meanings if one.kind is not Kind.PARTIAL or one.slots not in whole]
    asked = [
        piece.slots
        for piece in _pieces(meanings)
        if isinstance(resolver.combined({**held, **piece.slots}), Command)
    ]
    return [one for one in meanings if one.kind is not Kind.COMMAND or one.slots not in asked]


def _replacing(meanings: list[Meaning], held: Slots) -> list[Meaning]:
    """Leave out pieces that replace what is held where others do not, or that are a number alone.

    "Le huit" replaces a number: the player has changed the plan.
    """
    pieces = _pieces(meanings)
    replacing = [piece for piece in pieces if not held.keys().isdisjoint(piece.slots)]
    free = len(replacing) < len(pieces)
    return [
        one for one in meanings if not (one in replacing and (free or len(one.form.split()) == 1))
    ]


def _read(resolver: ActionResolver, said: Meaning, held: Slots) -> _Reading | None:
    meaning = resolver.recall(said)
    if isinstance(meaning, Illegal):
        return meaning
    match meaning.kind:
        case Kind.COMMAND:
            return resolver.command(meaning)
        case Kind.PARTIAL:
            return Partial(meaning, made=resolver.combined(joined(held, meaning.slots)))
        case Kind.QUERY:
            return Query(meaning)
        case Kind.META:
            return MetaRequest(meaning)
        case Kind.REPLY:
            return Reply(meaning)


def _is_lost(resolver: ActionResolver, slots: Slots) -> bool:
    whole = resolver.combined(slots)
    return whole is None or (isinstance(whole, Illegal) and not resolver.timely(whole))


def _order(resolver: ActionResolver, reading: _Reading) -> tuple[float, int, bool]:
    """Return what to sort readings by: the cost; at the same cost, the legal ones first.

    The same words as a whole command come before the mere beginning of one.
    """
    legality = 0
    if isinstance(reading, Illegal):
        # That nothing is so described tells less than why it may not be.
        legality = 4 if reading.reason == NONE_SUCH else 1 + resolver.aside(reading)
    elif isinstance(reading, Partial) and isinstance(reading.made, Illegal):
        # The beginning of what is forbidden. What only a secret forbids comes before it, as it
        # would if it were legal: else the choice would tell the secret.
        legality = 2
    begins = isinstance(reading, Partial) and reading.meaning.slots.keys() == {BEGUN}
    return round(reading.meaning.cost, 6), legality, begins


def _rivals(best: _Reading, other: _Reading) -> bool:
    """Tell whether ``other`` casts doubt on ``best``: it means something else."""
    if isinstance(best, Command) and isinstance(other, Command):
        return best.notation != other.notation
    same_cost = abs(best.meaning.cost - other.meaning.cost) < _SAME
    same_words = best.meaning.form == other.meaning.form
    # The same words, once as a legal command and once as a forbidden one: the legal one is meant.
    return not (isinstance(other, Illegal) and same_cost and same_words)


def _against(
    resolver: ActionResolver, best: _Reading, rivals: Sequence[_Reading], held: Slots
) -> Interpretation | None:
    """Return what is understood of the best reading in the face of its rivals."""
    if not rivals:
        return best
    match best:
        case Command():
            if _tells(resolver, (best, *rivals)):
                return doubted(best)
            return _asked([best, *rivals]) or doubted(best)
        case Illegal():
            return best
        case Partial():
            if (asked_for := _first_asked(resolver, (best, *rivals), held)) is not None:
                return asked_for
            whole = [
                reading.made if isinstance(reading, Partial) else reading
                for reading in (best, *rivals)
            ]
            open_ = isinstance(whole[0], Command) and not _tells(resolver, whole)
            if open_ and (asked := _asked(whole)):
                return asked
            equal = rivals[0].meaning.cost - best.meaning.cost < _SAME
            return None if equal else doubted(best)
        case _:
            return None if any(type(rival) is type(best) for rival in rivals) else best


def _tells(resolver: ActionResolver, readings: Sequence[object]) -> bool:
    """Tell whether a choice between the legal ones would tell all a secret: which are legal."""
    return any(
        resolver.grammar.intents[reading.meaning.intent].secret
        for reading in readings
        if isinstance(reading, Command | Illegal)
    )


def _first_asked(
    resolver: ActionResolver, readings: Sequence[_Reading], held: Slots
) -> Command | Partial | None:
    """Return the piece that fills the first slot that is missing, if all fill just one.

    "Which card, and on which column?" is answered by a number: it is the card's, and what is read
    back next says so. Where it may have been another number, the piece is doubted.
    """
    begun = resolver.grammar.intents.get(str(held.get(BEGUN)))
    if begun is None:
        return None
    order = re.findall("{([a-z_]+)}", begun.notation)
    places: dict[int, list[Partial]] = {}
    for reading in readings:
        new = reading.meaning.slots.keys() - held.keys()
        if not isinstance(reading, Partial) or len(new) != 1 or not new <= set(order):
            return None
        places.setdefault(order.index(next(iter(new))), []).append(reading)
    first, *others = places[min(places)]
    return doubted(first) if others else first


def _asked(readings: Sequence[object]) -> Ambiguous | NotUnderstood | None:
    """Return the question between several legal commands, if there are several."""
    commands = {one.notation: one for one in readings if isinstance(one, Command)}
    if len(commands) < 2:
        return None
    if len(commands) > MOST_OPTIONS:
        return NotUnderstood("")
    return Ambiguous(tuple(commands.values()))


def doubted(reading: _Part) -> _Part:
    """Return the same with enough doubt to be read back."""
    meaning = replace(reading.meaning, cost=max(DOUBT, reading.meaning.cost))
    return replace(reading, meaning=meaning)


def perhaps(given: Interpretation) -> Interpretation:
    """Return what was understood with the doubt of words that somebody only may have said."""
    match given:
        case Command() | Partial():
            return doubted(given)
        case Chain():
            return read_back(given)
        case Query(meaning) | MetaRequest(meaning) | Reply(meaning):
            return replace(given, meaning=replace(meaning, cost=max(DOUBT, meaning.cost)))
    return given


def read_back(given: Command | Chain) -> Command | Chain:
    """Return what is to be played, one move or several, so that it is read back first."""
    if isinstance(given, Chain):
        return replace(given, cost=max(DOUBT, given.cost))
    return doubted(given)
