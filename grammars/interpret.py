"""What heard words mean in a match: the readings of the grammar, put before the rules.

What matters most is never to play what was not meant. So a rival reading makes a command be asked
about or read back, and a forbidden command stays what it is, however near a legal one may be.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product
from types import MappingProxyType
from typing import Any, Final

from heraut.engines.protocol import TABLE, IllegalAction, NotationError, Rules
from heraut.grammars.grammar import DOUBT_OF_SCORE, UNKNOWN, Grammar
from heraut.grammars.judge import MOST_OPTIONS, Judge
from heraut.grammars.meaning import (
    Ambiguous,
    Chain,
    Chained,
    Command,
    Heard,
    Illegal,
    Interpretation,
    Kind,
    Meaning,
    NotUnderstood,
    Partial,
    Query,
    Reply,
    Scope,
    Slots,
    Talk,
)
from heraut.grammars.schema import BEGUN, Intent

__all__ = ["DOUBT", "NEAR", "combine", "interpret", "judged", "spoken_forms", "wordings"]

DOUBT: Final = 0.3
"""The least cost of a reading that has a rival: enough for a command to be read back."""

NEAR: Final = 0.25
"""Readings that cost at most so much more than the best one are its rivals."""

_SAME: Final = 1e-6
_NOTHING: Final[Slots] = MappingProxyType({})

_Reading = Command | Illegal | Partial | Query | Talk | Reply


def interpret(
    grammar: Grammar,
    heard: Heard,
    rules: Rules[Any, Any],
    state: Any,
    scope: Scope,
    held: Slots = _NOTHING,
) -> Interpretation:
    """Return what was meant.

    ``held`` are the slots of a command that are known already (scope ``fill``): a number said
    alone goes into a slot that is still free.
    """
    judge = Judge(grammar, rules, state)
    meanings = _fitting(judge, grammar.meanings(heard, scope), held)
    understood = _settled(judge, meanings, held)
    if scope is Scope.TURN:
        understood = _in_one_breath(judge, heard, understood, whole=bool(meanings))
    if understood is not None:
        return understood
    return NotUnderstood(" ".join(word for word in str(heard).split() if word != UNKNOWN))


def _settled(judge: Judge, meanings: Sequence[Meaning], held: Slots) -> Interpretation | None:
    """Return what is understood of meanings, the nearest first."""
    near = [
        reading
        for meaning in meanings
        if meaning.cost <= meanings[0].cost + NEAR
        and (reading := _read(judge, meaning)) is not None
    ]
    if len(near) > 1:
        near = sorted(near, key=lambda reading: _order(judge, reading))
    if near:
        best, *others = near
        rivals = [other for other in others if _rivals(best, other)]
        return _against(judge, best, rivals, held)
    return None


def combine(
    grammar: Grammar, rules: Rules[Any, Any], state: Any, slots: Slots
) -> Command | Illegal | Ambiguous | Partial | None:
    """Return which command of whoever is to act these slots make.

    ``Partial`` when slots are missing; ``None`` when no command has such slots.
    """
    return Judge(grammar, rules, state).combined(slots)


def judged(
    grammar: Grammar, rules: Rules[Any, Any], state: Any, meaning: Meaning
) -> Command | Illegal | None:
    """Return which action a command is, or why it is forbidden; ``None`` when it is no action."""
    return Judge(grammar, rules, state).command(meaning)


def spoken_forms(
    grammar: Grammar, rules: Rules[Any, Any], state: Any, notation: str
) -> tuple[str, ...]:
    """Return ways to say a legal action, the best first; at least one for every one.

    Raises what :meth:`Rules.parse` raises for a notation that is none.
    """
    forms = [
        form
        for meaning in wordings(grammar, rules, state, notation)
        for form in grammar.forms(meaning.intent, meaning.slots)
    ]
    return tuple(dict.fromkeys(forms))


def wordings(
    grammar: Grammar, rules: Rules[Any, Any], state: Any, notation: str
) -> tuple[Meaning, ...]:
    """Return the commands that mean an action, in the order of the grammar.

    Raises what :meth:`Rules.parse` raises for a notation that is none.
    """
    action = rules.parse(state, notation)
    for thorough in (False, True):
        meanings = [
            Meaning(intent.id, Kind.COMMAND, slots, 0.0, forms[0])
            for intent in grammar.of_kind(Kind.COMMAND)
            if _may_be(intent, notation)
            for slots in _fillings(grammar, intent, notation, thorough)
            if _parses_as(rules, state, intent.notation.format(**slots), action)
            if (forms := grammar.forms(intent.id, slots))
            and not (intent.alone and len(rules.scores(state)) > 1)
        ]
        if meanings:
            return tuple(meanings)
    return ()


# Several commands in a row.


def _in_one_breath(
    judge: Judge, heard: Heard, single: Interpretation | None, whole: bool
) -> Interpretation | None:
    """Return what is understood when words may also have been several commands in a row.

    One sentence goes before several; but when another reading of the sound has more to it, the
    command is doubtful, and is read back. ``whole``: the best reading is one sentence.
    """
    if not heard.hypotheses:
        return single
    best, *others = heard.hypotheses
    scored = [
        (replace(chained, cost=chained.cost + DOUBT_OF_SCORE * max(0.0, best.score - other.score)))
        for other in others
        for chained in judge.grammar.chains(other)
    ]
    if whole:
        rivals = [rival for rival in scored if rival.cost <= NEAR]
        doubted = rivals and isinstance(single, Command | Partial)
        return _doubted(single) if doubted and isinstance(single, Command | Partial) else single
    mine = judge.grammar.chains(best)
    if not mine or (len(mine) > 1 and mine[1].cost <= mine[0].cost + NEAR):
        return None
    chain = _followed(judge, mine[0])
    near = [rival for rival in scored if rival.cost <= mine[0].cost + NEAR]
    same = all(_same_links(rival, mine[0]) for rival in near)
    sentences = any(
        judge.grammar.readings(other.words, Scope.TURN)
        for other in others
        if DOUBT_OF_SCORE * max(0.0, best.score - other.score) <= NEAR
    )
    if isinstance(chain, Chain) and (sentences or not same):
        return replace(chain, cost=max(DOUBT, chain.cost))
    return chain


def _same_links(one: Chained, other: Chained) -> bool:
    def meant(chained: Chained) -> list[tuple[str, Slots]]:
        return [(link[0].intent, link[0].slots) for link in chained.links]

    return meant(one) == meant(other)


def _followed(judge: Judge, chained: Chained) -> Chain | Illegal | None:
    """Return how far a chain may be done; ``None`` when one of its links is not clear."""
    commands: list[Command] = []
    for number, link in enumerate(chained.links):
        if commands and judge.rules.to_act(judge.state) == TABLE:
            rest = chained.links[number:]
            if any(len(meanings) > 1 for meanings in rest):
                return None
            return Chain(tuple(commands), tuple(one[0] for one in rest), cost=chained.cost)
        reading = _settled(judge, link, _NOTHING)
        match reading:
            case Command():
                commands.append(reading)
                judge = judge.after(reading)
            case Illegal() if commands:
                return Chain(tuple(commands), refused=reading, cost=chained.cost)
            case Illegal():
                return reading
            case _:
                return None
    doubt = max(command.meaning.cost for command in commands)
    return Chain(tuple(commands), cost=max(chained.cost, doubt))


# Readings.


def _fitting(judge: Judge, meanings: Sequence[Meaning], held: Slots) -> list[Meaning]:
    """Return meanings without pieces that would replace what is held for no good reason.

    Where several pieces are of use, those that lead to no command with what is held, or to one
    whose time this is not, are none.
    """
    pieces = [meaning for meaning in meanings if meaning.kind is Kind.PARTIAL]
    if held and len(pieces) > 1:
        lost = [piece for piece in pieces if _is_lost(judge, {**held, **piece.slots})]
        if len(lost) < len(pieces):
            meanings = [meaning for meaning in meanings if meaning not in lost]
    # The same words, once as a command and once as a piece: a piece only of what was begun.
    if BEGUN not in held:
        whole = [meaning.slots for meaning in meanings if meaning.kind is Kind.COMMAND]
        meanings = [one for one in meanings if one not in pieces or one.slots not in whole]
    else:
        asked = [
            piece.slots
            for piece in pieces
            if isinstance(judge.combined({**held, **piece.slots}), Command)
        ]
        meanings = [
            one for one in meanings if one.kind is not Kind.COMMAND or one.slots not in asked
        ]

    def replaces(meaning: Meaning) -> bool:
        return meaning.kind is Kind.PARTIAL and not held.keys().isdisjoint(meaning.slots)

    free = any(meaning.kind is Kind.PARTIAL and not replaces(meaning) for meaning in meanings)
    return [
        meaning
        for meaning in meanings
        # A number alone replaces nothing; "le huit" does: the player has changed the plan.
        if not (replaces(meaning) and (free or len(meaning.form.split()) == 1))
    ]


def _read(judge: Judge, meaning: Meaning) -> _Reading | None:
    match meaning.kind:
        case Kind.COMMAND:
            return judge.command(meaning)
        case Kind.PARTIAL:
            return Partial(meaning)
        case Kind.QUERY:
            return Query(meaning)
        case Kind.META:
            return Talk(meaning)
        case Kind.REPLY:
            return Reply(meaning)


def _is_lost(judge: Judge, slots: Slots) -> bool:
    whole = judge.combined(slots)
    return whole is None or (isinstance(whole, Illegal) and not judge.timely(whole))


def _order(judge: Judge, reading: _Reading) -> tuple[float, int]:
    """Return what to sort readings by: the cost; at the same cost, the legal ones first."""
    legality = 0
    if isinstance(reading, Illegal):
        legality = 1 if judge.timely(reading) else 2
    return round(reading.meaning.cost, 6), legality


def _rivals(best: _Reading, other: _Reading) -> bool:
    """Tell whether ``other`` casts doubt on ``best``: it means something else."""
    if isinstance(best, Command) and isinstance(other, Command):
        return best.notation != other.notation
    same_cost = abs(best.meaning.cost - other.meaning.cost) < _SAME
    # The same words, once as a legal command and once as a forbidden one: the legal one is meant.
    return not (isinstance(other, Illegal) and same_cost)


def _against(
    judge: Judge, best: _Reading, rivals: Sequence[_Reading], held: Slots
) -> Interpretation | None:
    """Return what is understood of the best reading in the face of its rivals."""
    if not rivals:
        return best
    match best:
        case Command():
            return _asked([best, *rivals]) or _doubted(best)
        case Illegal():
            return best
        case Partial():
            if (asked_for := _first_asked(judge, (best, *rivals), held)) is not None:
                return asked_for
            whole = [
                judge.combined({**held, **reading.meaning.slots})
                if isinstance(reading, Partial)
                else reading
                for reading in (best, *rivals)
            ]
            if isinstance(whole[0], Command) and (asked := _asked(whole)):
                return asked
            equal = rivals[0].meaning.cost - best.meaning.cost < _SAME
            return None if equal else _doubted(best)
        case _:
            return None if any(type(rival) is type(best) for rival in rivals) else best


def _first_asked(judge: Judge, readings: Sequence[_Reading], held: Slots) -> Partial | None:
    """Return the piece that fills the first slot that is missing, if all fill just one.

    "Which card, and on which column?" is answered by a number: it is the card's, and what is read
    back next says so.
    """
    begun = judge.grammar.intents.get(str(held.get(BEGUN)))
    if begun is None:
        return None
    order = re.findall("{([a-z_]+)}", begun.notation)
    places: dict[int, Partial] = {}
    for reading in readings:
        new = reading.meaning.slots.keys() - held.keys()
        if not isinstance(reading, Partial) or len(new) != 1 or not new <= set(order):
            return None
        places.setdefault(order.index(next(iter(new))), reading)
    return places[min(places)]


def _asked(readings: Sequence[object]) -> Ambiguous | NotUnderstood | None:
    """Return the question between several legal commands, if there are several."""
    commands = {one.notation: one for one in readings if isinstance(one, Command)}
    if len(commands) < 2:
        return None
    if len(commands) > MOST_OPTIONS:
        return NotUnderstood("")
    return Ambiguous(tuple(commands.values()))


def _doubted(reading: Command | Partial) -> Command | Partial:
    meaning = replace(reading.meaning, cost=max(DOUBT, reading.meaning.cost))
    return replace(reading, meaning=meaning)


# Spoken forms.


def _may_be(intent: Intent, notation: str) -> bool:
    """Tell whether the intent's notation can begin like this one."""
    verb = intent.notation.split()[0]
    return "{" in verb or verb == notation.split()[0]


def _fillings(
    grammar: Grammar, intent: Intent, notation: str, thorough: bool
) -> Iterator[dict[str, int | str]]:
    """Yield slots that might give the notation: of its values, or ``thorough``, of any."""
    named = notation.split()
    numbers = [int(number) for number in re.findall("[0-9]+", notation)]
    values: list[list[int | str]] = []
    slots = sorted(intent.slots)
    for slot in slots:
        allowed = grammar.values(intent.id, slot)
        if allowed is None:
            lists = (",".join(re.findall("[0-9]+", word)) for word in named)
            values.append([items for items in lists if items])
        else:
            values.append(
                [value for value in allowed if thorough or value in numbers or value in named]
            )
    for filling in product(*values):
        yield dict(zip(slots, filling, strict=True))


def _parses_as(rules: Rules[Any, Any], state: Any, notation: str, action: object) -> bool:
    try:
        return bool(rules.parse(state, notation) == action)
    except (IllegalAction, NotationError):
        return False
