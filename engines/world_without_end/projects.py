"""Building projects: materials, donors, the spire (rulebook, the projects and the tower)."""

from __future__ import annotations

from heraut.engines.protocol import Event, Outcome
from heraut.engines.records import changed, put
from heraut.engines.world_without_end.goods import MATERIALS
from heraut.engines.world_without_end.ledger import add_points, gain_all
from heraut.engines.world_without_end.state import Project, State
from heraut.engines.world_without_end.tasks import each, push

_TOWER = "tower"
_SPIRE_ALONE, _SPIRE_TIED = 3, 1


def introduce(state: State, name: str) -> Outcome[State]:
    """Put a project on the board; nothing happens when it is there, or the box has no such one."""
    plan = state.box.find_plan(name)
    if plan is None or state.find_project(name):
        return state, []
    state = changed(state, projects=(*state.projects, Project(plan)))
    told = {**plan.label, "stone": plan.stone, "wood": plan.wood}
    return state, [Event("project_opened", told)]


def replaced(state: State, project: Project) -> State:
    """Return the state with a project as it is now."""
    updated = (project if p.plan == project.plan else p for p in state.projects)
    return changed(state, projects=tuple(updated))


def from_supply(state: State, name: str, material: str, count: int) -> State:
    """Return the state with materials of the board put on a project."""
    index = MATERIALS.index(material)
    supply = put(state.supply, index, state.supply[index] - count)
    return replaced(changed(state, supply=supply), state.project(name).plus(material, count))


def finish(state: State, name: str) -> Outcome[State]:
    """Finish a project that is full: pay its donors, and give the seals back.

    The donors come in turn from the active player on (E17, E25).
    """
    project = state.project(name)
    if project.done or not project.full:
        return state, []
    plan = project.plan
    state = replaced(state, changed(project, done=True, covered=False))
    donors = tuple(seat for seat in state.clockwise() if seat in project.donors)
    events = [Event("project_done", {**plan.label, "seats": donors})]
    for seat in donors:
        events.append(Event("donor_paid", {"seat": seat, **plan.label}))
        state, more = gain_all(state, seat, plan.donors, name)
        events += more
    if name == _TOWER:
        state, spire = _spire(state)
        events.append(spire)
    if plan.heals:
        state = push(state, *each("ask_hospice", donors, by=name))
    return state, events


def complete(state: State, name: str) -> Outcome[State]:
    """Finish a project at once; nobody scores for the materials (E23).

    They come from the board; where it has none, something else stands for them.
    """
    project = state.find_project(name)
    if project is None or project.done:
        return state, []
    lent = list(state.substitutes)
    for index, material in enumerate(MATERIALS):
        lacking = project.lacks(material)
        found = min(lacking, state.supply[index])
        state = from_supply(state, name, material, found)
        state = replaced(state, state.project(name).plus(material, lacking - found))
        lent[index] += lacking - found
    return finish(changed(state, substitutes=(lent[0], lent[1])), name)


def grow(state: State, name: str) -> Outcome[State]:
    """Put one material of the board on an unfinished project, at a period's end.

    Stone comes first; wood when there is no stone left, or no space for it (E19). A project under a
    cover does not grow (E18).
    """
    project = state.project(name)
    for index, material in enumerate(MATERIALS):
        if project.open and project.lacks(material) and state.supply[index]:
            state = from_supply(state, name, material, 1)
            grown = Event("project_grew", {**project.plan.label, "material": material})
            state, events = finish(state, name)
            return state, [grown, *events]
    return state, []


def _spire(state: State) -> tuple[State, Event]:
    """Give the king's metal to the most loyal; all who tie get one point each (E22)."""
    most = max(state.has(seat, "loyalty") for seat in state.seats)
    loyal = tuple(seat for seat in state.seats if state.has(seat, "loyalty") == most)
    if not most and state.options.spire == "loyal":
        loyal = ()
    points = _SPIRE_ALONE if len(loyal) == 1 else _SPIRE_TIED
    for seat in loyal:
        state = add_points(state, seat, points, "tower")
    return state, Event("spire", {"seats": loyal, "points": points if loyal else 0})
