"""One sentence of a template, drawn at random."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from hassil.expression import (
    Alternative,
    Expression,
    Group,
    ListReference,
    RuleReference,
    TextChunk,
)

Fill = Callable[[ListReference], str | None]
"""Says something out of a list; ``None`` when the template can not be said."""


def drawn(
    part: Expression, rules: Mapping[str, Expression], fill: Fill, dice: Random
) -> str | None:
    """Return one of the sentences of a template, or ``None`` when ``fill`` gave nothing."""
    match part:
        case TextChunk():
            return part.text
        case RuleReference():
            return drawn(rules[part.rule_name], rules, fill, dice)
        case ListReference():
            return fill(part)
        case Alternative():  # an optional part has an empty text among its items
            return drawn(dice.choice(part.items), rules, fill, dice)
        case Group():
            texts = [drawn(item, rules, fill, dice) for item in part.items]
            return None if None in texts else "".join(text or "" for text in texts)
    raise TypeError(f"a template cannot hold {part!r}")


def tidy(text: str | None) -> str:
    """Return a sentence with one space between its words."""
    return " ".join((text or "").split())
