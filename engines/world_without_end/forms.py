"""Event cards that are told blank by blank: at the table, or for the file of a box's owner.

What is asked follows from :data:`~heraut.engines.world_without_end.effects.OPERATIONS`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, cast

from heraut.engines.facts import OWNER, read_entries
from heraut.engines.forms import Added, Amounts, Blank, BlankKind, Filled, NoRoom, Part, Told
from heraut.engines.protocol import Event
from heraut.engines.world_without_end.actions import Draw
from heraut.engines.world_without_end.box import MOST_PERMANENT, PERIODS, Box
from heraut.engines.world_without_end.cards import CORNERS, KINDS, SIDES, EventCard
from heraut.engines.world_without_end.effects import (
    OPERATIONS,
    STANDING,
    Effect,
    described,
    read_effect,
    values_of,
)
from heraut.engines.world_without_end.printed import LONGEST, PLACES
from heraut.engines.world_without_end.state import PLAGUE_PERIOD, State

_PERMANENT: Final = KINDS[True]
_MOST: Final = 20
"""The most goods of a kind, or coins, that an effect may name."""
_TRUST: Final = ("house", "proposed_default", "inferred", "sourced")
"""Which cards of Héraut's a real one takes the place of, the first of these first."""


@dataclass(frozen=True, slots=True)
class EventForm:
    """The form of one event card."""

    box: Box
    period: int = 0
    """The period of the card that is due at the table; 0: any, for an owner's file."""
    own: frozenset[str] = frozenset()
    """The ids of the cards that the owner's file says something of."""

    def blanks(self, filled: Filled) -> Sequence[Blank]:
        """Return the period, the title, the kind, the corners, the plague place, as needed."""
        boxed = (
            Blank("period", BlankKind.NUMBER, "period", least=PERIODS[0], most=PERIODS[-1]),
            Blank("title", BlankKind.TEXT, most=LONGEST),
        )
        own = (
            Blank("kind", BlankKind.CHOICE, "kind", KINDS),
            Blank("corners", BlankKind.CHOICE, "corner", tuple(CORNERS), times=SIDES),
        )
        place = Blank("place", BlankKind.NUMBER, "place", least=1, most=PLACES)
        sick = self._period(filled) >= PLAGUE_PERIOD
        return (*(() if self.period else boxed), *own, *((place,) if sick else ()))

    def parts(self, filled: Filled) -> Sequence[Part]:
        """Return the operations that the card may still have; see ``cards.misplaced``."""
        if filled.blanks.get("kind") != _PERMANENT:
            return tuple(map(self.part, OPERATIONS))
        told = {op for op, _ in filled.parts}
        return tuple(self.part(op) for op in OPERATIONS if op in STANDING and op not in told)

    def part(self, name: str) -> Part:
        """Return one operation with its values. Raises ``KeyError``."""
        blanks = OPERATIONS[name].items()
        return Part(name, tuple(self._blank(name, value, kind) for value, kind in blanks))

    def described(self, filled: Filled) -> Sequence[Event]:
        """Return what each effect does, as ``effect_...``."""
        names = {plan.project: plan.name for plan in self.box.plans}
        return tuple(described(effect, names) for effect in self._effects(filled))

    def notation(self, filled: Filled) -> str:
        """Return ``event new ...``."""
        return str(Draw("new", self._card(filled)))

    def added(self, filled: Filled) -> Added:
        """Return the two items of a card, in the place of one that Héraut made up or concluded.

        Raises :class:`NoRoom`: ``told_already`` with the title when the owner's file has a card of
        this title in this period, ``period_full`` with the period, ``most_permanent`` with the
        period and how many it may have.
        """
        card = self._card(filled)
        name = self._place_of(card)
        effects = [_entry(op, told) for op, told in filled.parts]
        face = {"period": card.period, "title": card.title, "kind": card.kind, "effects": effects}
        corners: dict[str, Any] = {"corners": list(card.corners)}
        if card.place:
            corners["place"] = card.place
        return Added(f"event_{name}", {f"event_{name}": face, f"corners_{name}": corners})

    def _place_of(self, card: EventCard) -> str:
        """Return the id of the card that this one replaces: of the same title, or least sure."""
        deck = self.box.deck(card.period)
        same = [each for each in deck if card.title and _plain(each.title) == _plain(card.title)]
        if any(each.name in self.own for each in same):
            raise NoRoom("told_already", title=card.title)
        trust = {fact.item: fact.status for fact in self.box.facts}
        free = [
            each
            for each in same or deck
            if each.name not in self.own and trust[f"event_{each.name}"] != OWNER
        ]
        if not free:
            raise NoRoom("period_full", period=card.period)
        blue = sum(each.permanent for each in deck)
        fitting = [
            each for each in free if not card.permanent or each.permanent or blue < MOST_PERMANENT
        ]
        if not fitting:
            raise NoRoom("most_permanent", period=card.period, most=MOST_PERMANENT)
        return min(
            fitting,
            key=lambda each: (
                _TRUST.index(trust[f"event_{each.name}"]),
                each.permanent != card.permanent,
                each.name,
            ),
        ).name

    def _card(self, filled: Filled) -> EventCard:
        told = filled.blanks
        return EventCard(
            "new",
            self._period(filled),
            str(told.get("title", "")),
            told["kind"] == _PERMANENT,
            self._effects(filled),
            cast(tuple[str, ...], told["corners"]),
            cast(int, told.get("place", 0)),
        )

    def _period(self, filled: Filled) -> int:
        return self.period or cast(int, filled.blanks.get("period", 0))

    def _effects(self, filled: Filled) -> tuple[Effect, ...]:
        whole = [each for each in filled.parts if set(each[1]) == set(OPERATIONS[each[0]])]
        return tuple(read_effect(_entry(op, told)) for op, told in whole)

    def _blank(self, op: str, name: str, kind: str) -> Blank:
        match kind:
            case "goods":
                return Blank(name, BlankKind.AMOUNTS, "goods", values_of(op, name), most=_MOST)
            case "choices":
                return Blank(name, BlankKind.EITHER, "goods", values_of(op, name), most=_MOST)
            case "price":
                return Blank(name, BlankKind.NUMBER, "price", least=0, most=_MOST)
            case "name":
                projects = tuple(plan.project for plan in self.box.plans)
                return Blank(name, BlankKind.CHOICE, "project", projects)
            case "good" | "sellable":
                return Blank(name, BlankKind.CHOICE, "good", values_of(op, name))
            case _:
                return Blank(name, BlankKind.CHOICE, kind, values_of(op, name))


@dataclass(frozen=True, slots=True)
class EventForms:
    """The forms of Un Monde Sans Fin: its event cards."""

    begun_by: ClassVar[str] = "new_event"

    def at_table(self, state: State) -> EventForm | None:
        """Return the form of the event card that is due; with app cards all are known."""
        due = state.tasks and state.task.kind == "event"
        return EventForm(state.box, state.period) if due and state.options.table_cards else None

    def in_box(self, overlay: str) -> EventForm:
        """Return the form of a card for an owner's file. Raises ``BadOverlay``."""
        box = Box.corrected(overlay) if overlay else Box.shipped()
        items = read_entries(overlay)
        return EventForm(box, own=frozenset(item.partition("_")[2] for item in items))


def _entry(op: str, told: Mapping[str, Told]) -> dict[str, Any]:
    """Return an effect as a data file has it: ``{ op = "each_gain", gain = { gold = 1 } }``."""
    entry: dict[str, Any] = {"op": op}
    for name, kind in OPERATIONS[op].items():
        value = told[name]
        if kind == "goods":
            entry[name] = dict(cast(Amounts, value))
        elif kind == "choices":
            entry[name] = [{good: count} for good, count in cast(Amounts, value)]
        else:
            entry[name] = value
    return entry


def _plain(title: str) -> str:
    return "".join(letter for letter in title.casefold() if letter.isalnum())


FORMS: Final = EventForms()
