"""What is called by name and listened for: cards, characters, places, lines of a board."""

from __future__ import annotations

from heraut.grammars.forms import lists_of
from heraut.grammars.spec import Spec


def listened_names(spec: Spec) -> tuple[tuple[str, ...], ...]:
    """Return the ways to say each named thing, the best first; numbers have no names.

    What is only typed is left out.
    """
    listed = {
        part
        for intent in spec.intents.values()
        for template in intent.templates
        if not template.typed
        for name, _ in lists_of(spec, template.expression)
        for part in (spec.compounds[name].parts if name in spec.compounds else (name,))
    }
    return tuple(
        tuple(" ".join(form) for form in forms)
        for name in sorted(listed & spec.numbers.keys())
        for value, forms in spec.numbers[name].words.items()
        if isinstance(value, str)
    )
