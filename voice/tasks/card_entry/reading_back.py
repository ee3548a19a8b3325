"""What a thing of a box does, in words, and the title of a card that has none."""

from __future__ import annotations

from collections.abc import Iterator

from heraut.engines.forms import BlankKind, Filled, Form
from heraut.voice.herald import Herald


def described(form: Form, filled: Filled, herald: Herald) -> Iterator[str]:
    """Yield what it does, a sentence or more for each part."""
    for event in form.described(filled):
        yield herald.event(event)


def titled(form: Form, filled: Filled, herald: Herald) -> Filled:
    """Return a card; a text that was left out is what the card does first."""
    for blank in form.blanks(filled):
        if blank.kind is BlankKind.TEXT and filled.parts and not filled.blanks.get(blank.name):
            first = next(described(form, filled, herald), "").rstrip(". ")
            filled = filled.told(blank.name, first[: blank.most].strip())
    return filled
