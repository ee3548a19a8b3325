"""What intents and tags name of a grammar: whether it is there."""

from __future__ import annotations

from heraut.grammars.spec import MORE, TAPPED, Spec


def check_names(spec: Spec) -> None:
    """Raise :class:`~heraut.grammars.source.GrammarError` when what is named is not there."""
    for intent in spec.intents.values():
        others = {"begins": intent.begins, "follows": intent.follows, "told_by": intent.told_by}
        for does, other in others.items():
            if other and other not in spec.intents:
                place = intent.templates[0].place
                raise place.error(f"{intent.id!r} {does} {other!r}, and there is none")
    for hidden in [tap.hidden for tap in spec.taps.values() if tap.hidden]:
        for name in sorted(hidden.shown_by - spec.intents.keys()):
            raise hidden.place.error(f"a card cannot be shown by {name!r}: there is none")
        if TAPPED not in spec.intents:
            raise hidden.place.error(f"the question {TAPPED!r} must tell its seat such a card")
    memory = spec.memory
    if memory.place is not None and memory.pages and MORE not in spec.intents:
        raise memory.place.error(f"the question {MORE!r} must tell the other pages")
