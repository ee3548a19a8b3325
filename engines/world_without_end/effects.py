"""What an event card may do: a small vocabulary, and cards made of it.

An effect is an operation with a few values. :data:`OPERATIONS` lists the values that each needs.
They are written in data files as ``{ op = "each_gain", gain = { gold = 1 } }``, and in notations as
``each_gain:gain=gold*1``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, cast

from heraut.engines.protocol import Event
from heraut.engines.world_without_end.goods import (
    GOODS,
    POINTS,
    RICHES,
    Goods,
    amounts,
    counts_of,
    details,
    goods_of,
    names_of,
    text_of,
)

STARRED: Final = ("wheat", "piety", "materials", "project", "sale", "privilege")
"""The six action cards of a first game's first period (rulebook, the action cards)."""

ACTIONS: Final = (*STARRED, "house", "harvest", "donation", "weaving", "medicine", "favour")
"""The twelve action cards that each seat has."""

FAVOURS: Final = (
    "queen",
    "prior",
    "outlaw",
    "guild",
    "prioress",
    "merchant",
    "king",
    "earl",
    "bishop",
)
"""The kinds of favour spaces."""

SELLABLE: Final = ("wool", "cloth")
"""What the market buys."""

Value: TypeAlias = str | int | Goods | tuple[Goods, ...]


class BadEffect(ValueError):
    """Not an effect.

    ``op`` and ``field`` say which value of which operation is wrong, ``expected``, in English, what
    it should be. Without ``field`` the operation does not have such values, without ``op`` there is
    none of this name.
    """

    def __init__(self, op: str, field: str, expected: str) -> None:
        super().__init__(f"{op} {field}: expected {expected}")
        self.op = op
        self.field = field
        self.expected = expected


@dataclass(frozen=True, slots=True)
class Effect:
    """One thing that an event does."""

    op: str
    values: tuple[Value, ...] = ()
    """The values, in the order of :data:`OPERATIONS`."""

    def goods(self, name: str) -> Goods:
        """Return a value that is amounts."""
        return cast(Goods, self._value(name))

    def choices(self, name: str) -> tuple[Goods, ...]:
        """Return a value that is several amounts, of which one is chosen."""
        return cast(tuple[Goods, ...], self._value(name))

    def text(self, name: str) -> str:
        """Return a value that is a name."""
        return str(self._value(name))

    def number(self, name: str) -> int:
        """Return a value that is a number."""
        return cast(int, self._value(name))

    def _value(self, name: str) -> Value:
        return self.values[tuple(OPERATIONS[self.op]).index(name)]

    def __str__(self) -> str:
        named = zip(OPERATIONS[self.op].items(), self.values, strict=True)
        return ":".join(
            [self.op, *(f"{name}={_written(kind, value)}" for (name, kind), value in named)]
        )


OPERATIONS: Final[Mapping[str, Mapping[str, str]]] = {
    "each_gain": {"gain": "goods"},
    "each_lose": {"lose": "goods"},
    "each_gain_if": {"has": "goods", "gain": "goods"},
    "each_lose_if_not": {"has": "goods", "lose": "goods"},
    "each_gain_per": {"per": "per", "gain": "goods"},
    "majority_gain": {"of": "good", "first": "goods", "tie": "goods"},
    "may_exchange": {"give": "goods", "get": "goods"},
    "each_pay_or": {"pay": "goods", "otherwise": "goods"},
    "each_lose_choice": {"options": "choices"},
    "remove_own_house": {},
    "discard_action": {},
    "may_act": {"action": "action"},
    "introduce_project": {"project": "name"},
    "cover_other_projects": {"project": "name"},
    "complete_project": {"project": "name"},
    "cover_favour": {"space": "favour"},
    "cover_market": {"good": "sellable"},
    "uncover_market": {"good": "sellable"},
    "all_forgo_action_this_round": {},
    "market_price": {"good": "sellable", "price": "price"},
    "forgo_action_reward": {"gain": "goods"},
    "random_hidden_discard": {},
    "disable_healing": {},
    "action_bonus": {"action": "action", "gain": "goods"},
    "action_option": {"action": "action", "pay": "goods", "options": "choices"},
}
"""Every operation, with its values and what each of them is."""

STANDING: Final = frozenset(
    {
        "may_exchange",
        "market_price",
        "forgo_action_reward",
        "random_hidden_discard",
        "disable_healing",
        "action_bonus",
        "action_option",
    }
)
"""What may hold for a while: all that a permanent card may do.

On an immediate card these hold during its round, but for an exchange, which is offered at once.
"""


def read_effect(entry: object) -> Effect:
    """Return the effect of a data file's entry. Raises :class:`BadEffect`."""
    op = str(entry.get("op")) if isinstance(entry, Mapping) else ""
    if not isinstance(entry, Mapping) or op not in OPERATIONS:
        raise BadEffect("", "", f"an op that is one of {', '.join(OPERATIONS)}")
    kinds = OPERATIONS[op]
    if set(entry) - {"op", *kinds}:
        raise BadEffect(op, "", f"only {', '.join(kinds) or 'op'}")
    return Effect(op, tuple(_read(op, name, kind, entry.get(name)) for name, kind in kinds.items()))


def read_inline(text: str) -> Effect:
    """Return the effect of a notation. Raises :class:`BadEffect`."""
    op, *parts = text.split(":")
    kinds = OPERATIONS.get(op)
    if kinds is None:
        raise BadEffect("", "", f"one of {', '.join(OPERATIONS)}")
    named = dict(part.split("=", 1) for part in parts if "=" in part)
    if len(named) != len(parts) or set(named) != set(kinds):
        wanted = ", ".join(f"{name}=..." for name in kinds) or "nothing"
        raise BadEffect(op, "", f"{op} with {wanted}")
    return read_effect({"op": op} | {name: _from_text(kinds[name], named[name]) for name in kinds})


def values_of(op: str, name: str) -> tuple[str, ...]:
    """Return what one value of an operation may name; empty for numbers and projects.

    Goods that could not be paid, lost or chosen there are left out.
    """
    kind = OPERATIONS[op][name]
    if kind not in ("goods", "choices"):
        return _NAMED.get(kind, ())

    def fits(good: str) -> bool:
        try:
            _read(op, name, kind, {good: 1} if kind == "goods" else [{good: 1}])
        except BadEffect:
            return False
        return True

    return tuple(filter(fits, RICHES))


def described(effect: Effect, names: Mapping[str, str]) -> Event:
    """Return what an effect does, to be put into words; ``names`` are those of projects."""
    facts: dict[str, object] = {}
    for (name, kind), value in zip(OPERATIONS[effect.op].items(), effect.values, strict=True):
        if kind == "goods":
            facts |= details(effect.goods(name), _TOLD.get(name, name))
        elif kind == "choices":
            offered = effect.choices(name)
            facts["options"] = tuple(names_of(goods)[0] for goods in offered)
            facts["option_counts"] = tuple(counts_of(goods)[0] for goods in offered)
        else:
            facts[name] = value
    if "project" in facts:
        facts["name"] = names.get(effect.text("project"), effect.text("project"))
    return Event(f"effect_{effect.op}", facts)


def arguments_of(op: str) -> Iterator[str]:
    """Yield what the event has that describes an effect of an operation."""
    for name, kind in OPERATIONS[op].items():
        match kind:
            case "goods":
                yield from details((), _TOLD.get(name, name))
            case "choices":
                yield from ("options", "option_counts")
            case _:
                yield name
    if "project" in OPERATIONS[op]:
        yield "name"


_TOLD: Final = {"gain": "goods", "lose": "goods", "first": "goods"}
"""By value: what its amounts are called in that event, where it is not the name of the value."""

_PER: Final = ("house", "loyalty", "piety", "medical")

_NAMED: Final[Mapping[str, tuple[str, ...]]] = {
    "per": _PER,
    "good": GOODS,
    "favour": FAVOURS,
    "sellable": SELLABLE,
    "action": ACTIONS,
}


def _read(op: str, name: str, kind: str, value: object) -> Value:
    """Return one value. Goods that are paid or chosen lie behind a screen, so no points there."""
    if kind == "goods":
        goods = _read_goods(value)
        screened = name in ("give", "pay", "has")
        if goods is None or (screened and POINTS in names_of(goods)):
            raise BadEffect(op, name, "amounts of goods, such as { gold = 1 }")
        _check_lost(op, name, goods)
        return goods
    if kind == "choices":
        offered = [_read_goods(item) for item in value] if isinstance(value, list | tuple) else []
        single = [goods for goods in offered if goods and len(goods) == 1]
        named = {names_of(goods)[0] for goods in single}
        if not offered or not len(named) == len(single) == len(offered) or POINTS in named:
            raise BadEffect(op, name, "several amounts, each of one other good")
        if op == "each_lose_choice":
            for goods in single:
                _check_lost(op, "lose", goods)
        return tuple(single)
    if kind == "price":
        if type(value) is not int or not 0 <= value <= 20:
            raise BadEffect(op, name, "a number from 0 to 20")
        return value
    allowed = _NAMED.get(kind)
    if not isinstance(value, str) or (allowed is not None and value not in allowed):
        raise BadEffect(op, name, f"one of {', '.join(allowed or ('the projects',))}")
    return value


def _check_lost(op: str, name: str, goods: Goods) -> None:
    """Refuse to have knowledge lost or given: the rulebook's additional points forbid it."""
    if name in ("give", "pay", "lose", "otherwise") and "medical" in names_of(goods):
        raise BadEffect(op, name, "other goods than medical, which is never lost")


def _read_goods(value: object) -> Goods | None:
    if isinstance(value, tuple):
        value = dict(value)
    if not isinstance(value, Mapping) or not value or set(value) - set(RICHES):
        return None
    if not all(type(count) is int and 1 <= count <= 20 for count in value.values()):
        return None
    return amounts(value)


def _written(kind: str, value: Any) -> str:
    if kind == "goods":
        return text_of(value)
    return "|".join(map(text_of, value)) if kind == "choices" else str(value)


def _from_text(kind: str, text: str) -> object:
    if kind == "goods":
        return goods_of(text)
    if kind == "choices":
        return [goods_of(part) for part in text.split("|")]
    if kind == "price":
        return int(text) if text.isascii() and text.isdigit() else None
    return text
