"""What may be done by a description: « à droite de la taverne du haut, et la suivante en bas ».

Each place is told from locations, hexes, one's own settlements, or what was built just before.
Which of several hexes is meant, the terrain and the rules tell; of more than a few none is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice, pairwise, product
from typing import Final

from heraut.engines.kingdom_builder.actions import Build, Move
from heraut.engines.kingdom_builder.described_places import MOST, Moment, Place, rows
from heraut.engines.kingdom_builder.description_phrases import Phrase, phrases
from heraut.engines.kingdom_builder.hexes import bits, hex_name, hex_number
from heraut.engines.kingdom_builder.state import Phase, State
from heraut.engines.notation import Action
from heraut.engines.protocol import Term

_MOST_PHRASES: Final = 6


def described(
    state: State, terms: Sequence[Term], here: str, done: Sequence[str]
) -> Sequence[Sequence[str]]:
    """Return the ways to do what the pieces of a description say; none where they are unclear."""
    if state.phase is not Phase.TURN:
        return ()
    built = tuple(filter(None, map(_where, done)))
    before = hex_number(here)
    if before is None:
        before = _numbers(built)[-1] if built else -1
    line = hex_name(before)[0] if before >= 0 else _line_of_rows(state)
    told = phrases(terms, line)
    if not 0 < len(told) <= _MOST_PHRASES:
        return ()
    moment = Moment(state, before, _numbers(built))
    for places in _groupings(told):
        if found := list(islice(dict.fromkeys(_ways(moment, places)), MOST + 1)):
            return found if len(found) <= MOST else ()
    return _forbidden(moment, told)


def _line_of_rows(state: State) -> str:
    """Return the one line on which one has rows; nothing where there are several."""
    lines = {hex_name(bits(row)[0])[0] for row in rows(state.realm.own)}
    return lines.pop() if len(lines) == 1 else ""


def _where(notation: str) -> str:
    verb, _, words = notation.partition(" ")
    return words.split()[-1].rpartition("-")[2] if verb in ("build", "use", "move") else ""


def _numbers(names: Sequence[str]) -> tuple[int, ...]:
    found = map(hex_number, names)
    return tuple(number for number in found if number is not None)


def _groupings(told: Sequence[Phrase]) -> Iterator[Sequence[Phrase]]:
    """Yield the places that phrases may tell of: a breath may part two, or what is said of one."""
    ways = [_may_go_on(before, one) for before, one in pairwise(told)]
    for same in product(*ways):
        places = [told[0]]
        for goes_on, one in zip(same, told[1:], strict=True):
            if goes_on:
                places[-1] = places[-1].with_more(one)
            else:
                places.append(one)
        yield places


def _may_go_on(before: Phrase, one: Phrase) -> Sequence[bool]:
    """Return whether a phrase goes on with the place before it, the likelier first."""
    if not before.places:
        return (True,)
    if one.joined or one.fresh:
        return (False,)
    return (True, False) if one.places else (True,)


def _ways(moment: Moment, places: Sequence[Phrase]) -> Iterator[tuple[str, ...]]:
    if not places:
        yield ()
        return
    place, *rest = places
    for actions in Place(moment, place).choices():
        after: Moment | None = moment
        for action in actions:
            after = after and after.after(action, _target(action))
        if after is None:
            continue
        topic = place.topic or next((f.anchor for f in place.facts if f.anchor), None)
        after = replace(after, topic=topic or moment.topic, tile=place.tile or moment.tile)
        for more in _ways(after, rest):
            yield (*map(str, actions), *more)


def _target(action: Action) -> int:
    return action.end if isinstance(action, Move) else getattr(action, "hex", -1)


def _forbidden(moment: Moment, told: Sequence[Phrase]) -> Sequence[Sequence[str]]:
    """Return the one hex that is plainly described and where nothing may be built."""
    place = told[0]
    for more in told[1:]:
        if more.joined or more.fresh:
            return ()
        place = place.with_more(more)
    named = any(fact.anchor or fact.kind in ("hex", "corner") for fact in place.facts)
    if not named or place.tile or place.piece or place.count > 1 or not moment.state.due:
        return ()
    hexes = bits(Place(moment, place).mask())
    return [(str(Build(hexes[0])),)] if len(hexes) == 1 else ()
