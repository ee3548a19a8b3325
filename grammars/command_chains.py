"""Several commands said in one breath: where one ends and the next begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from heraut.grammars.chain_links import WAYS, ChainSpec
from heraut.grammars.matcher import BOUND, Reading
from heraut.grammars.meaning import DOUBT

_Links = tuple[tuple[Reading, ...], ...]


@dataclass(frozen=True, slots=True)
class Cut:
    """Words cut into commands."""

    links: _Links
    """What each command may have been, the cheapest first."""
    cost: float
    """The costs of the cheapest readings together."""
    run_on: bool = False
    """Whether a command follows another with no word between that joins them."""


def cuts(
    words: Sequence[str],
    beginnings: Callable[[Sequence[str]], Sequence[Sequence[Reading]]],
    spec: ChainSpec,
    alike: Mapping[str, Mapping[str, float]],
    kept: int = WAYS,
) -> tuple[Cut, ...]:
    """Return the ways to cut words into two commands or more, the cheapest first.

    ``beginnings`` gives what the first words of a sequence may have meant, by how many;
    ``alike`` is what may be taken for what (:class:`~heraut.grammars.confusions.Confusions`);
    ``kept`` is how many ways are kept.
    Where single words may be commands, words that are cut at the same cost into few commands or
    many are the few: « trois laines et un tissu » is one.
    """
    end = len(words)

    def joined(at: int) -> set[int]:
        """Return where a command may begin: here, or behind words that join."""
        found = {at}
        if at:
            for join in spec.joins:
                heard = words[at : at + len(join)]
                if len(heard) == len(join) and all(map(same, heard, join)):
                    found.add(at + len(join))
        return found

    def same(heard: str, meant: str) -> bool:
        return heard == meant or alike.get(heard, {}).get(meant) == 0

    def says(one: Reading) -> bool:
        """Tell whether words say more than how many: « tout », between moves, is none itself."""
        return one.cost < DOUBT or not spec.counts or bool({*dict(one.bindings)} - spec.counts)

    @cache
    def links_at(start: int) -> tuple[tuple[int, tuple[Reading, ...]], ...]:
        found = []
        for count, readings in enumerate(beginnings(words[start:])):
            whole = spec.links | spec.last if start + count == end else spec.links
            if fitting := tuple(one for one in readings if one.intent in whole and says(one)):
                found.append((start + count, fitting))
        return tuple(found)

    @cache
    def ways(at: int, most: int) -> tuple[Cut, ...]:
        if at == end:
            return (Cut((), 0.0),)
        found: dict[object, Cut] = {}
        for start in joined(at) if most else ():
            for after, readings in links_at(start):
                for rest in ways(after, most - 1):
                    cost = readings[0].cost + rest.cost
                    links = (readings, *rest.links)
                    meant = tuple((link[0].intent, link[0].bindings) for link in links)
                    if cost <= BOUND and (meant not in found or cost < found[meant].cost):
                        run_on = rest.run_on or 0 < at == start
                        found[meant] = Cut(links, cost, run_on)
        return tuple(sorted(found.values(), key=_order)[:kept])

    several = tuple(cut for cut in ways(0, spec.most) if len(cut.links) > 1)
    if not spec.short:
        return several
    best = several[:1]
    return (*best, *(cut for cut in several[1:] if len(cut.links) <= len(best[0].links)))


def _order(cut: Cut) -> tuple[float, int]:
    return round(cut.cost, 6), len(cut.links)
