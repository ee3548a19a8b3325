"""A move told by places that are described: « à droite de la taverne, et la suivante en dessous ».

What comes of it is always read back, and of two places that fit it is asked which one is meant.
While somebody walks the board by questions, « à droite » goes on with that.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Final

from heraut.engines.match import CannotUndo, Match
from heraut.engines.protocol import Term
from heraut.grammars import Grammar
from heraut.grammars.action_resolver import MOST_OPTIONS, ActionResolver
from heraut.grammars.meaning import (
    DOUBT,
    Ambiguous,
    Chain,
    Command,
    Heard,
    Illegal,
    Interpretation,
    NotUnderstood,
    Query,
    Scope,
)
from heraut.grammars.spec import BEGUN
from heraut.grammars.surface_forms import wordings
from heraut.grammars.typed.clauses import clauses
from heraut.grammars.typed.place_terms import STOP, PlaceTerms
from heraut.voice.tasks.match.inputs import Instead
from heraut.voice.tasks.match.typed.remarks import adds_nothing
from heraut.voice.tasks.match.understanding import Understanding

_RATHER: Final = "rather"
"""The kind of piece that says something in place of what was said or done before."""
_BEGINS: Final = frozenset({STOP, "and", "one", "count", "by", "own", "mine", "placed"})
"""The kinds of pieces by which more is told than a place alone."""

_TELLING: Final = frozenset(
    {"way", "far", "side", "corner", "end", "beside", "between", "here", "one", "line", "same_line"}
    | {"spot", "until"}
)
"""Those of which at least one describes something."""
_OF_SOME: Final = frozenset({STOP, "one", "side", "far"})
"""Those by which one of several is told, and nothing else."""
_SEVERAL: Final = 2
"""So many hexes are told one after another."""

Meant = Command | Chain | Illegal | Ambiguous | Instead


def described(words: Understanding, said: Heard, scope: Scope) -> Meant | None:
    """Return what is to be done by a description; ``None`` where words are none, or are clear."""
    match = words.context.match
    terms = _terms(words.context.grammar, str(said).split())
    kinds = [kind for kind, _ in terms]
    tells = not _TELLING.isdisjoint(kinds)
    if not tells and kinds.count("hex") < _SEVERAL:
        return None
    plain = words.meant(said, scope, typed=True)
    # « K treize, non pardon, K quatorze » is not both.
    in_turn = isinstance(plain, Command | Chain) and _RATHER not in kinds
    if not _may_be_better(plain) or (not tells and in_turn):
        return None
    if scope is Scope.FILL:
        # What is asked for is a piece of what was begun.
        missed = isinstance(plain, Query | NotUnderstood)
        found = _meant(words, match, terms, _done(match)) if missed else None
        return found if isinstance(found, Command) and _completes(words, found) else None
    if scope is Scope.CHOOSE and (
        not isinstance(plain, NotUnderstood) or _OF_SOME.issuperset(kinds)
    ):
        return None  # « celle du bas » is one of those that were offered
    done = _done(match)
    walking = words.remembered.here not in ("", *(one.split()[-1] for one in done))
    if walking and isinstance(plain, Query) and _BEGINS.isdisjoint(kinds):
        return None
    if terms[0][0] == _RATHER and done:
        return _instead(words, terms[1:])
    if isinstance(plain, Command) and _OF_SOME.issuperset(kinds):
        return None  # « celle du bas » is one of those that were told
    found = _meant(words, match, terms, done)
    if isinstance(plain, Chain) and _ends_as_well(match, found, plain):
        return None  # « c'est K14 la dernière, et voilà, fini »
    # One move that is doubted is nearer than several.
    return None if isinstance(found, Ambiguous) and isinstance(plain, Command | Chain) else found


def _terms(grammar: Grammar, said: Sequence[str]) -> Sequence[Term]:
    """Return the pieces of words, or else of what they say without remarks: « c'est groupé »."""
    known = PlaceTerms.of(grammar)
    if terms := known.read(said):
        return terms
    kept = [clause for clause in clauses(grammar, said) if not adds_nothing(grammar, clause)]
    return known.read([word for one in kept for word in (*one[:-1], f"{one[-1]},")])


def _ends_as_well(match: Match, found: Meant | None, whole: Chain) -> bool:
    """Tell whether the words mean what is described, and that the turn ends then."""
    match found:
        case Command(notation=notation):
            done: tuple[str, ...] = (notation,)
        case Chain():
            done = found.notations
        case _:
            return False
    rest = whole.notations[len(done) :]
    return whole.notations[: len(done)] == done and bool(rest) and all(map(match.closes, rest))


def _completes(words: Understanding, found: Command) -> bool:
    """Tell whether a command is what was begun, with the pieces that were said."""
    held = words.state.held
    begun = held.get(BEGUN, found.meaning.intent) == found.meaning.intent
    rest = {slot: value for slot, value in held.items() if slot != BEGUN}
    return begun and rest.items() <= found.meaning.slots.items()


def _may_be_better(plain: Interpretation) -> bool:
    match plain:
        case Command(meaning):
            return meaning.cost >= DOUBT
        case Chain(rest=(), refused=None):
            return plain.cost >= DOUBT
    return True


def _done(match: Match) -> tuple[str, ...]:
    """Return what the seat that is to act has done since its turn began."""
    own = takewhile(lambda step: step.by == match.to_act, reversed(match.history))
    return tuple(step.notation for step in own)[::-1]


def _meant(
    words: Understanding, match: Match, terms: Sequence[Term], done: Sequence[str]
) -> Command | Chain | Illegal | Ambiguous | None:
    ways = match.rules.described(match.state, terms, words.remembered.here, done)
    made = [_made(words, match, way) for way in ways]
    if len(made) == 1:
        return made[0]
    commands = tuple(one for one in made if isinstance(one, Command))
    several = len(commands) == len(made) and 1 < len(made) <= MOST_OPTIONS
    # « Près de la tour » rather asks where.
    several = several and ("beside", "") not in terms
    return Ambiguous(commands) if several else None


def _made(
    words: Understanding, match: Match, way: Sequence[str]
) -> Command | Chain | Illegal | None:
    """Return actions in notation as what is to be read back."""
    commands: list[Command] = []
    grammar, remembered = words.context.grammar, words.remembered
    resolver = ActionResolver(grammar, match.rules, match.state, remembered)
    for notation in way:
        said = wordings(grammar, match.rules, resolver.state, notation)
        made = resolver.command(replace(said[0], cost=DOUBT)) if said else None
        if not isinstance(made, Command):
            return made if len(way) == 1 else None
        commands.append(made)
        resolver = resolver.after(made)
    return commands[0] if len(commands) == 1 else Chain(tuple(commands), cost=DOUBT)


def _instead(words: Understanding, terms: Sequence[Term]) -> Instead | None:
    """Return the place that is told instead of that where something was done last."""
    match = words.context.match
    try:
        before = match.undo()
    except CannotUndo:
        return None
    last = match.history[len(before.history)].notation
    found = _meant(words, before, terms, _done(before))
    if isinstance(found, Command) and found.notation != last:
        return Instead((found,))
    return None
