"""Event cards that are told blank by blank: at the table, or for the file of a box's owner.

What is asked follows from :data:`~heraut.engines.world_without_end.effects.OPERATIONS`. What else
the box holds has its forms in :mod:`.board_forms`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, cast

from heraut.engines.facts import OWNER, read_entries
from heraut.engines.forms import (
    Added,
    Amounts,
    Blank,
    BlankKind,
    Doubt,
    Filled,
    Form,
    NoRoom,
    Part,
    Stage,
    Told,
)
from heraut.engines.protocol import Event
from heraut.engines.world_without_end.actions import Draw
from heraut.engines.world_without_end.board_forms import BOARD, BoardForm
from heraut.engines.world_without_end.box import MOST_CARDS, MOST_PERMANENT, PERIODS, Box
from heraut.engines.world_without_end.cards import CORNERS, KINDS, SIDES, EventCard
from heraut.engines.world_without_end.effects import (
    OPERATIONS,
    STANDING,
    Effect,
    described,
    read_effect,
    values_of,
)
from heraut.engines.world_without_end.fact_events import numbered
from heraut.engines.world_without_end.goods import Goods
from heraut.engines.world_without_end.printed import LONGEST, PLACES
from heraut.engines.world_without_end.state import PLAGUE_PERIOD, State
from heraut.engines.world_without_end.titles import is_like, plain

_PERMANENT: Final = KINDS[True]
_MOST: Final = 20
"""The most goods of a kind, or coins, that an effect may name."""
_TRUST: Final = ("house", "proposed_default", "inferred", "sourced")
"""Which cards of Héraut's a real one takes the place of, the first of these first."""
_CARD: Final = "card"
_KNOWN: Final = "known_card"
"""A card that the owner's file, or Héraut's, has already: to be put right."""


@dataclass(frozen=True, slots=True)
class EventForm:
    """The form of one event card."""

    box: Box
    period: int = 0
    """The period of the card that is due at the table; 0: any, for an owner's file."""
    own: frozenset[str] = frozenset()
    """The ids of the cards that the owner's file says something of."""
    known: bool = False
    """Whether a card that is there already is to be put right, named by period and number."""

    @property
    def kind(self) -> str:
        """A new card, or one that is there already."""
        return _KNOWN if self.known else _CARD

    @property
    def named_by(self) -> tuple[str, ...]:
        """Period and number of a card that is there already."""
        return ("period", "number") if self.known else ()

    def blanks(self, filled: Filled) -> Sequence[Blank]:
        """Return the period, the title, the kind, the corners, the plague place, as needed."""
        number = Blank("number", BlankKind.NUMBER, "number", least=1, most=MOST_CARDS)
        boxed = (
            Blank("period", BlankKind.NUMBER, "period", least=PERIODS[0], most=PERIODS[-1]),
            *((number,) if self.known else ()),
            Blank("title", BlankKind.TEXT, most=LONGEST),
        )
        own = (
            Blank("kind", BlankKind.CHOICE, "kind", KINDS),
            Blank("corners", BlankKind.CHOICE, "corner", tuple(CORNERS), times=SIDES),
        )
        place = Blank("place", BlankKind.NUMBER, "place", least=1, most=PLACES)
        period = self._period(filled)
        sick = not period or period >= PLAGUE_PERIOD  # it may be told before the period is
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

    def found(self, filled: Filled) -> Filled | None:
        """Return the card of this period and number. Raises :class:`NoRoom` ``no_such_card``."""
        if not self.known or not {"period", "number"} <= set(filled.blanks):
            return None
        card = next((each for each in self._deck(filled) if _number(each) == _asked(filled)), None)
        if card is None:
            named = {name: filled.blanks[name] for name in self.named_by}
            raise NoRoom("no_such_card", **named)
        return told_of(card, number=_asked(filled))

    def doubts(self, filled: Filled) -> Sequence[Doubt]:
        """Return which cards of the owner's look like this one.

        ``like_title``, ``same_effects`` and ``same_place``, each with the number of the other one.
        """
        card = self._card(filled)
        others = [
            each
            for each in self.box.deck(card.period)
            if each.name in self.own and not (self.known and _number(each) == _asked(filled))
        ]
        alike = {
            "like_title": [each for each in others if is_like(each.title, card.title)],
            "same_effects": [each for each in others if _does_same(each, card)],
            "same_place": [each for each in others if card.place and each.place == card.place],
        }
        return [
            Doubt(reason, {**numbered(each.name), "title": each.title, "place": each.place})
            for reason, found in alike.items()
            for each in found[:1]
        ]

    def described(self, filled: Filled) -> Sequence[Event]:
        """Return what each effect does, as ``effect_...``."""
        names = {plan.project: plan.name for plan in self.box.plans}
        return tuple(described(effect, names) for effect in self._effects(filled))

    def notation(self, filled: Filled) -> str:
        """Return ``event new ...``."""
        return str(Draw("new", self._card(filled)))

    def boxed(self, filled: Filled) -> Filled:
        """Return the card with its period."""
        return filled.told("period", self._period(filled))

    def added(self, filled: Filled) -> Added:
        """Return the two items of a card, in the place of one that Héraut made up or concluded.

        Raises :class:`NoRoom`: ``told_already`` with the title and the number when the owner's file
        has a card of this title in this period, ``period_full`` with the period,
        ``most_permanent`` with the period and how many it may have.
        """
        card = self._card(filled)
        if self.known:
            deck = self._deck(filled)
            name = next(each.name for each in deck if _number(each) == _asked(filled))
        else:
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
        mine = [each for each in deck if each.name in self.own]
        if twins := [
            each for each in mine if card.title and plain(each.title) == plain(card.title)
        ]:
            raise NoRoom("told_already", **{**numbered(twins[0].name), "title": card.title})
        same = [each for each in deck if each not in mine and is_like(each.title, card.title)]
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

    def _deck(self, filled: Filled) -> tuple[EventCard, ...]:
        return self.box.deck(self._period(filled))

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
                # To lose "one of" one thing is no choice: then more of them were not said.
                fewest = 2 if op == "each_lose_choice" else 1
                values = values_of(op, name)
                return Blank(name, BlankKind.EITHER, "goods", values, most=_MOST, fewest=fewest)
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

    kinds: ClassVar[tuple[str, ...]] = (_CARD, *BOARD, _KNOWN)

    def at_table(self, state: State) -> EventForm | None:
        """Return the form of the event card that is due; with app cards all are known."""
        due = state.tasks and state.task.kind == "event"
        return EventForm(state.box, state.period) if due and state.options.table_cards else None

    def in_box(self, overlay: str, kind: str = "") -> Form:
        """Return the form of a thing for an owner's file. Raises ``BadOverlay``."""
        return self._in_box(overlay, kind) if kind in BOARD else self._card(overlay, kind == _KNOWN)

    def begun(self, words: str, overlay: str) -> tuple[Form, Filled] | None:
        """Return the form of the owner's card whose title is like this, and what names it."""
        form = self._card(overlay, known=True)
        mine = [card for card in form.box.events if card.name in form.own]
        same = [card for card in mine if plain(card.title) == plain(words)]
        like = same or [card for card in mine if is_like(card.title, words)]
        if len(like) != 1:
            return None
        return form, Filled({"period": like[0].period, "number": _number(like[0])})

    def told_at_table(self, state: State) -> Sequence[Filled]:
        """Return the cards that were told in a match."""
        return [told_of(card) for card in state.told]

    def progress(self, overlay: str) -> Sequence[Stage]:
        """Return how many cards of each period are told, then what there is of the board."""
        form = self._card(overlay)
        decks = {period: form.box.deck(period) for period in PERIODS}
        stages = [
            Stage(_CARD, period, sum(card.name in form.own for card in deck), len(deck))
            for period, deck in decks.items()
        ]
        own = read_entries(overlay)
        items = [fact.item for fact in form.box.facts]
        for kind in BOARD:
            of_kind = [item for item in items if f"{item}_".startswith(f"{kind}_")]
            told = sum(item in own for item in of_kind)
            stages.append(Stage(kind, 0, told, len(of_kind)))
        return stages

    @staticmethod
    def _card(overlay: str, known: bool = False) -> EventForm:
        items = read_entries(overlay)
        own = frozenset(item.partition("_")[2] for item in items)
        return EventForm(_box(overlay), own=own, known=known)

    @staticmethod
    def _in_box(overlay: str, kind: str) -> BoardForm:
        return BoardForm(kind, _box(overlay))


def told_of(card: EventCard, **named: int) -> Filled:
    """Return a card as it would be told; ``named`` is what else names it."""
    blanks: dict[str, Told] = {
        "period": card.period,
        **named,
        "title": card.title,
        "kind": card.kind,
        "corners": card.corners,
    }
    if card.place:
        blanks["place"] = card.place
    return Filled(blanks, tuple(map(_part_of, card.effects)))


def _part_of(effect: Effect) -> tuple[str, Mapping[str, Told]]:
    told: dict[str, Told] = {}
    for (name, kind), value in zip(OPERATIONS[effect.op].items(), effect.values, strict=True):
        if kind == "choices":
            told[name] = tuple(goods[0] for goods in cast(tuple[Goods, ...], value))
        else:
            told[name] = cast(Told, value)
    return effect.op, told


def _box(overlay: str) -> Box:
    return Box.corrected(overlay) if overlay else Box.shipped()


def _number(card: EventCard) -> int:
    return cast(int, numbered(card.name)["number"])


def _asked(filled: Filled) -> int:
    return cast(int, filled.blanks["number"])


def _does_same(one: EventCard, other: EventCard) -> bool:
    return bool(one.effects) and set(one.effects) == set(other.effects)


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


FORMS: Final = EventForms()
