"""What is meant by what it is like: the way to turn the card that brings wood, the site for wheat.

All is found in what lies open, but for amounts of one's own: who sells « all » shows how much.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final

from heraut.engines.protocol import TABLE, Said, Seat
from heraut.engines.world_without_end.action_cards import PRIVILEGE
from heraut.engines.world_without_end.choices import sellable, weavable
from heraut.engines.world_without_end.goods import MATERIALS
from heraut.engines.world_without_end.houses import sites_for
from heraut.engines.world_without_end.orientations import Orientation, orientations
from heraut.engines.world_without_end.plague import sick_places
from heraut.engines.world_without_end.state import State

_Value = int | str
_HOUSE: Final = "house"
"""What healing brings where it is no good."""
_HEALS: Final = ("play", "medicine")
"""The phases in which somebody may be healed, or the card played for it."""
_Find = Callable[[State, Seat, Said], Iterator[dict[str, _Value]]]


def _received(way: Orientation, seat: _Value) -> str:
    """Return what a way to turn the card brings a seat."""
    found = dict(zip(way.seats, way.goods, strict=True))
    return found.get(int(seat), "") if isinstance(seat, int) else ""


def _ways(state: State, seat: Seat, said: Said) -> Iterator[dict[str, _Value]]:
    """Yield the ways to turn the card of which all that is said holds."""
    for way in orientations(state):
        other = said.get("other")
        theirs = _received(way, other - 1 if isinstance(other, int) else TABLE)
        if (
            said.get("steps", way.steps) == way.steps
            and said.get("brings", mine := _received(way, seat)) == mine
            and said.get("arrives", way.space) == way.space
            and (said.get("avoids") != way.space)
            and said.get("theirs", theirs) == theirs
            and (said.get("not_theirs") or None) != theirs
        ):
            yield {"steps": way.steps}


def free_sites(state: State, seat: Seat, said: Said) -> tuple[int, ...]:
    """Return the sites where a seat may build and that bring, or cost, what is said."""
    return tuple(
        number
        for number in sites_for(state, seat)
        if said.get("yields") in (None, (site := state.box.sites[number - 1]).gives[0][0])
        and said.get("costs") in (None, site.material)
    )


def _free(state: State, seat: Seat, said: Said) -> Iterator[dict[str, _Value]]:
    """Yield those sites; half of all cost the same, and by that alone only the last is meant."""
    found = free_sites(state, seat, said)
    if "yields" in said or len(found) == 1:
        for number in found:
            yield {"site": number}


def _own(state: State, seat: Seat, good: _Value | None) -> list[int]:
    """Return the sites of a seat's houses that bring a good; ``None``: of all of them."""
    own = state.own_sites(seat)
    return [site for site in own if good in (None, state.box.sites[site - 1].gives[0][0])]


def _joined(sites: Sequence[int]) -> Iterator[dict[str, _Value]]:
    if sites:
        yield {"sites": ",".join(map(str, sites))}


def _harvests(state: State, seat: Seat, said: Said) -> Iterator[dict[str, _Value]]:
    """Yield one's houses that bring one or two goods."""
    goods = [said["own_yield"], *([said["second_yield"]] if "second_yield" in said else [])]
    named = [_own(state, seat, good) for good in goods]
    if all(len(sites) == 1 for sites in named):
        yield from _joined(sorted(site for sites in named for site in sites))
    elif len(named) == 1:
        for site in named[0]:
            yield from _joined([site])


def _every_house(state: State, seat: Seat, said: Said) -> Iterator[dict[str, _Value]]:
    left_out = _own(state, seat, said["but"]) if "but" in said else []
    yield from _joined([site for site in _own(state, seat, None) if site not in left_out])


def _removed(state: State, seat: Seat, said: Said) -> Iterator[dict[str, _Value]]:
    for site in _own(state, seat, said["removed_yield"]):
        yield {"site": site}


def _sold(state: State, seat: Seat, said: Said) -> Iterator[dict[str, _Value]]:
    """Yield all wool that one may sell, but for what is to be kept.

    Where ``all_sold`` is said it stands for ``both`` with a cloth, for ``wool`` without one.
    """
    kept, goods = said.get("kept", 0), said.get("all_sold", "wool")
    wool, cloth = sellable(state, seat)
    if not isinstance(kept, int) or ("all_sold" in said and (goods == "both") != (cloth > 0)):
        return
    # Not even that one has none is for all to know: it is asked for, and refused to its seat.
    yield {"wool": max(0 if goods == "both" else 1, wool - kept)}


def _all_woven(state: State, seat: Seat, _: Said) -> Iterator[dict[str, _Value]]:
    yield {"count": max(1, weavable(state, seat))}


def _finished(state: State, _: Seat, said: Said) -> Iterator[dict[str, _Value]]:
    """Yield the materials that a project lacks, where it lacks just so many."""
    for project in state.projects:
        if not project.open or said.get("project") not in (None, project.plan.project):
            continue
        lacking = [good for good in MATERIALS for _ in range(project.lacks(good))]
        if len(lacking) == said["finishing"]:
            slots = dict(zip(("first", "second"), lacking, strict=False))
            yield {"project": project.plan.project, **slots}


def _again(state: State, seat: Seat, said: Said) -> Iterator[dict[str, _Value]]:
    """Yield privilege, where the card that was used last is the one to be used again."""
    if state.last[seat] == said["again"]:
        yield {"action": PRIVILEGE}


def _spot(_: State, __: Seat, said: Said) -> Iterator[dict[str, _Value]]:
    """Yield the site that was told last."""
    # Nobody has told of a site yet.
    if said["spot"]:
        yield {"site": int(said["spot"])}


def _lacked(state: State, _: Seat, said: Said) -> Iterator[dict[str, _Value]]:
    """Yield one or two materials that a project lacks, of whatever kind."""
    for project in state.projects:
        if not project.open or said.get("project") not in (None, project.plan.project):
            continue
        lacking = [good for good in MATERIALS for _ in range(project.lacks(good))]
        for goods in dict.fromkeys(combinations(lacking, int(said["lacked"]))):
            slots = dict(zip(("first", "second"), goods, strict=False))
            yield {"project": project.plan.project, **slots}


def _cured(state: State, _: Seat, said: Said) -> Iterator[dict[str, _Value]]:
    """Yield the sick who need so much knowledge, or whose healing brings a good or a house."""
    for place in sick_places(state):
        bonus = state.box.bonuses[place - 1]
        brings = {_HOUSE} if bonus is None else {good for good, _count in bonus}
        asks = state.tiles[place - 1]
        if said.get("asks", asks) == asks and said.get("cures") in (None, *brings):
            yield {"places": str(place)}


def _healed(state: State, _: Seat, said: Said) -> Iterator[dict[str, _Value]]:
    """Yield the sick that take the least knowledge or the most, any of them, or all at once."""
    sick, how = sick_places(state), said["sick"]
    if how == "all":
        if sick:
            yield {"places": ",".join(map(str, sick))}
        return
    if how == "nobody":
        # Any house: the rules tell why nobody is healed there.
        if not state.tiles or state.phase not in _HEALS:
            yield {"places": "1"}
        return
    values = [state.tiles[place - 1] for place in sick]
    wanted = {"easiest": {min(values, default=0)}, "hardest": {max(values, default=0)}}
    for place, value in zip(sick, values, strict=True):
        if value in wanted.get(str(how), values):
            yield {"places": str(place)}


def _treated(state: State, _: Seat, __: Said) -> Iterator[dict[str, _Value]]:
    """Yield the card that heals, while somebody is sick."""
    if sick_places(state):
        yield {"action": "medicine"}


def _beside(state: State, _: Seat, said: Said) -> Iterator[dict[str, _Value]]:
    """Yield the sick next to a house: the last ones before it, or the first ones behind it."""
    before, behind = said.get("short_of"), said.get("past")
    sick = sick_places(state)
    if isinstance(before, int):
        found = [place for place in sick if place < before][-1:]
    else:
        found = [place for place in sick if isinstance(behind, int) and place > behind][:1]
    for place in found:
        yield {"places": str(place)}


_FIND: Final[Mapping[str, _Find]] = {
    "brings": _ways,
    "arrives": _ways,
    "avoids": _ways,
    "other": _ways,
    "theirs": _ways,
    "not_theirs": _ways,
    "yields": _free,
    "costs": _free,
    "own_yield": _harvests,
    "second_yield": _harvests,
    "all_houses": _every_house,
    "but": _every_house,
    "removed_yield": _removed,
    "all_wool": _sold,
    "kept": _sold,
    "all_sold": _sold,
    "all_woven": _all_woven,
    "finishing": _finished,
    "lacked": _lacked,
    "again": _again,
    "spot": _spot,
    "sick": _healed,
    "treats": _treated,
    "short_of": _beside,
    "past": _beside,
    "asks": _cured,
    "cures": _cured,
}

REFERENCES: Final = frozenset(_FIND)
"""What a way to turn the card brings the seat, ``other`` seat (from 1) or not; where the marker
arrives; what a site yields and costs; all of one's houses, wool and cloth, ``but`` for some;
how many materials finish a project, or go on it whatever they are; how much knowledge the sick
need and what healing them brings, before or behind which house they are; the ``easiest`` of the
sick, the ``hardest``, ``any``, ``all``, or ``nobody`` before the plague; the card that
``treats`` them; all that one may sell, ``both`` goods or ``wool`` alone;
the card to be used ``again``; the ``spot`` that was told last, a site."""


def refer(state: State, slots: Said) -> Sequence[Said]:
    """Return the slots with all that they may describe, for whoever decides now."""
    if state.turn is None:
        return ()
    find = next(_FIND[slot] for slot in slots if slot in _FIND)
    rest = {slot: value for slot, value in slots.items() if slot not in REFERENCES}
    return [{**rest, **found} for found in find(state, state.turn, slots)]
