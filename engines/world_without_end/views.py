"""What each seat may know."""

from __future__ import annotations

from heraut.engines.protocol import PUBLIC, TABLE, Seat, View
from heraut.engines.world_without_end.openings import may_facts
from heraut.engines.world_without_end.orienting import orientations, own_orientations
from heraut.engines.world_without_end.standing import OPEN, TABLED, due_facts
from heraut.engines.world_without_end.state import Project, State

__all__ = ["view"]


def view(state: State, seat: Seat) -> View:
    """Return all that ``seat`` may know; who has no seat sees what is public.

    ``viewer``, ``phase`` (what has to be decided, one of ``DUE``; ``over``), ``turn`` (who decides,
    or for whom the table does: the active player, or whose card is drawn; -1: nobody), ``due`` (the
    details of ``due_``), ``period`` and ``round`` (from 1; 0: setup), ``first`` (the active
    player), ``event`` (the card of the round; empty: none), ``steps`` (where its arrow points; -1:
    not turned), ``standing`` (permanent cards and their slots, the oldest first), ``drawn`` (the
    period's cards so far), ``told`` (cards that the data does not hold), ``points``, ``supply`` (of
    ``GOODS`` but gold), ``hands`` (action cards left, by seat), ``visible`` (action cards face up,
    by seat), ``hidden`` (how many face down, by seat), ``usable`` (the action cards of this
    period), ``houses`` (by site; -1: free), ``projects`` (on the board, in order: name, stone and
    wood lacking, donors, state), ``marker`` (on the favour track, from 0), ``covered`` (favour
    spaces, from 0), ``prices`` (wool, cloth; 0: not sold), ``tiles`` (by place: value, 0 hidden, -1
    healed; empty: no plague yet), ``tiles_left`` (how many are face down), ``forced``, ``court``,
    ``begging``, ``penalties`` (seat and duty), ``missed`` (seat, duty, points), ``orientations``
    (while the card is to be turned), ``tax``, ``halves``, ``winners``, ``options``, and ``box``:
    what is printed on the board and the cards.

    A seat also has its ``goods`` (a count for each of ``GOODS``), ``hand`` (action cards that it
    may have in hand), ``put_away`` (its cards face down, ``None`` for an unknown one), and when the
    decision is its own ``may`` (the details of ``answer_may_``) and ``own_orientations``. All have
    ``may`` when the table decides, or when all can see the choices.
    """
    seat = seat if seat in state.seats else PUBLIC
    task = state.tasks[0] if state.tasks else None
    turning = task is not None and task.kind == "orient"
    turn = _turn(state)
    known: dict[str, object] = {
        "viewer": seat,
        "phase": task.kind if task else "over",
        "turn": turn,
        "due": due_facts(state, task) if task else {},
        "period": state.period,
        "round": state.round,
        "first": state.first,
        "event": state.event,
        "steps": state.steps,
        "standing": state.standing,
        "drawn": state.drawn,
        "told": state.told,
        "points": state.points,
        "supply": state.supply,
        "hands": tuple(state.in_hand(each) for each in state.seats),
        "visible": state.visible,
        "hidden": tuple(map(len, state.hidden)),
        "usable": state.usable(),
        "houses": state.houses,
        "projects": tuple(map(_shown, state.projects)),
        "marker": state.marker,
        "covered": state.covered,
        "prices": (state.price("wool"), state.price("cloth")),
        "tiles": state.tiles,
        "tiles_left": sum(state.tiles_left),
        "forced": state.forced,
        "court": state.court,
        "begging": state.begging,
        "penalties": state.penalties,
        "missed": state.missed,
        "orientations": orientations(state) if turning else (),
        "tax": state.tax,
        "halves": state.halves,
        "winners": state.winners,
        "options": state.options.named(),
        "box": state.box,
    }
    if task and (task.kind in TABLED | OPEN or turn == seat):
        known["may"] = may_facts(state)
    if seat != PUBLIC:
        known["goods"] = state.stocks[seat]
        known["hand"] = state.hand(seat)
        known["put_away"] = state.hidden[seat]
        known["own_orientations"] = (
            own_orientations(state) if turning and seat == state.first else ()
        )
    return known


def _turn(state: State) -> Seat:
    if not state.tasks or state.task.kind == "first":
        return TABLE
    return state.first if state.task.seat == TABLE else state.task.seat


def _shown(project: Project) -> tuple[object, ...]:
    condition = "done" if project.done else "covered" if project.covered else "open"
    lacking = (project.lacks("stone"), project.lacks("wood"))
    return (project.plan.project, *lacking, project.donors, condition)
