"""Verbs and their forms, as data: all forms of a verb say the same to a grammar."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from heraut.grammars.source import Node

Verbs = Mapping[str, frozenset[str]]
"""By form of a verb: all forms of the verbs that have it."""


def read_verbs(root: Node) -> Verbs:
    """Return by form all forms of its verbs. Raises ``GrammarError``.

    ``endings`` are named by the end of the infinitive, ``verbs`` lists infinitives by that name,
    ``irregular`` whole verbs; ``elided`` are the small words that a form may have before one of the
    ``vowels``, as in « j'ajoute ».
    """
    parts = root.fields(("endings", "verbs"), ("irregular", "elided", "vowels"))
    endings = {name.text(): list(_texts(node)) for name, node in parts.named("endings")}
    elided = _Elided(tuple(parts.texts("elided")), parts.text("vowels"))
    found: dict[str, set[str]] = {}
    for group, infinitives in parts.named("verbs"):
        if group.text() not in endings:
            raise group.error(f"there are no endings {group.text()!r}")
        for node in infinitives.items():
            infinitive = node.text()
            if not infinitive.endswith(group.text()):
                raise node.error(f"{infinitive!r} does not end in {group.text()!r}")
            stem = infinitive.removesuffix(group.text())
            _add(found, [stem + ending for ending in endings[group.text()]], elided)
    for node in parts.items_of("irregular"):
        _add(found, list(_texts(node)), elided)
    return {form: frozenset(forms) for form, forms in found.items()}


class _Elided(NamedTuple):
    """What may be joined to a form that begins with a vowel."""

    words: Sequence[str]
    vowels: str


def _add(found: dict[str, set[str]], forms: Sequence[str], elided: _Elided) -> None:
    """Add a verb; a form that two verbs share says the same as all forms of both."""
    open_ = [form for form in forms if form[0] in elided.vowels]
    whole = {*forms, *(word + form for form in open_ for word in elided.words)}
    for form in whole:
        found.setdefault(form, set()).update(whole)


def _texts(node: Node) -> Iterator[str]:
    return (item.text() for item in node.items())
