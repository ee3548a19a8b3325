"""Templates said aloud: the words of one sentence with its slots filled in."""

from __future__ import annotations

from collections.abc import Sequence

from hassil.expression import (
    Alternative,
    Expression,
    Group,
    ListReference,
    RuleReference,
    TextChunk,
)

from heraut.grammars.meaning import Slots
from heraut.grammars.spec import Intent, Series, Spec, Template


def say_all(spec: Spec, intent: Intent, slots: Slots, typed: bool = False) -> tuple[str, ...]:
    """Return one spoken form for each template of an intent, the first one the best.

    Optional words are said, the first of alternatives is taken. Templates that have not just
    these slots are left out. With ``typed`` it is those that are only typed.
    """
    forms = (
        say(spec, template, slots)
        for template in intent.templates
        if template.typed == typed
        and _slots_of(spec, template.expression) | template.means.keys() == slots.keys()
        and all(slots[slot] == value for slot, value in template.means.items())
    )
    return tuple(dict.fromkeys(form for form in forms if form))


def say(spec: Spec, template: Template, slots: Slots) -> str:
    """Return the words of a template; empty when it has no words for one of the values."""
    text = _text(spec, template.expression, slots)
    return "" if text is None else " ".join(text.split())


def lists_of(spec: Spec, part: Expression) -> frozenset[tuple[str, str]]:
    """Return the lists of a template and the slots they fill, optional ones included."""
    match part:
        case ListReference():
            return frozenset(((part.list_name, part.slot_name),))
        case RuleReference():
            known = spec.lists.get(part.rule_name)
            if known is None:
                known = lists_of(spec, spec.rules[part.rule_name].expression)
                spec.lists[part.rule_name] = known
            return known
        case Group():
            return frozenset().union(*(lists_of(spec, item) for item in part.items))
    return frozenset()


def numbers_of(spec: Spec, part: Expression) -> frozenset[tuple[str, str]]:
    """Return the same, with the lists of its series' items and of which its compounds are made."""
    return frozenset(
        (inner, slot) for name, slot in lists_of(spec, part) for inner in _made_of(spec, name)
    )


def items_of(spec: Spec, series: str) -> frozenset[str]:
    """Return the lists that the items of a series are of."""
    templates = (*spec.series[series].first, *spec.series[series].more)
    return frozenset(name for one in templates for name, _ in lists_of(spec, one.expression))


def _made_of(spec: Spec, name: str) -> frozenset[str]:
    if name in spec.series:
        return frozenset(part for one in items_of(spec, name) for part in _made_of(spec, one))
    if name in spec.compounds:
        return frozenset(spec.compounds[name].parts)
    return frozenset((name,))


def _slots_of(spec: Spec, part: Expression) -> frozenset[str]:
    return frozenset(slot for _, slot in lists_of(spec, part))


def _text(spec: Spec, part: Expression, slots: Slots) -> str | None:
    match part:
        case TextChunk():
            return part.text
        case RuleReference():
            return _text(spec, spec.rules[part.rule_name].expression, slots)
        case ListReference():
            return _value(spec, part, slots[part.slot_name])
        case Alternative():
            return _text(spec, part.items[0], slots)
        case Group():
            texts = [_text(spec, item, slots) for item in part.items]
            return None if None in texts else "".join(text or "" for text in texts)
    return None


def _value(spec: Spec, part: ListReference, value: int | str) -> str | None:
    series = spec.series.get(part.list_name)
    if series is not None:
        return _items(spec, series, str(value).split(","), part.slot_name)
    if part.list_name in spec.compounds:
        return _parts(spec, part.list_name, str(value))
    forms = spec.numbers[part.list_name].words.get(value)
    return " ".join(forms[0]) if forms else None


def _parts(spec: Spec, name: str, value: str) -> str | None:
    parts = split(spec, name, value)
    if parts is None:
        return None
    lists = (spec.numbers[part].words for part in spec.compounds[name].parts)
    return " ".join(" ".join(words[part][0]) for words, part in zip(lists, parts, strict=True))


def split(spec: Spec, name: str, value: str) -> tuple[int | str, ...] | None:
    """Return what a joined value is made of, ``F`` and 12; ``None`` when it is no such value."""
    return _split([list(spec.numbers[part].words) for part in spec.compounds[name].parts], value)


def _split(lists: Sequence[Sequence[int | str]], value: str) -> tuple[int | str, ...] | None:
    if not lists:
        return None if value else ()
    for part in lists[0]:
        if value.startswith(str(part)):
            more = _split(lists[1:], value[len(str(part)) :])
            if more is not None:
                return (part, *more)
    return None


def _items(spec: Spec, series: Series, values: list[str], slot: str) -> str | None:
    said: list[str] = []
    for place, value in enumerate(values):
        template = (series.more if place else series.first)[0]
        name = next(iter(_slots_of(spec, template.expression)))
        one = int(value) if value.isdecimal() else value
        text = _text(spec, template.expression, {name: one, slot: one})
        if text is None:
            return None
        said.append(text)
    return " ".join(said)
