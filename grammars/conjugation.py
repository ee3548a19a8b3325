"""Verbs and their forms, as data: all forms of a verb say the same to a grammar."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from heraut.grammars.meaning import DOUBT
from heraut.grammars.source import Node


class Verbs(NamedTuple):
    """The verbs of a language."""

    forms: Mapping[str, Mapping[str, float]] = {}
    """By form: all forms of the verbs that have it, and what it costs to take each for it."""
    alike: Mapping[str, Mapping[str, float]] = {}
    """By form: forms of other verbs that it may stand for, and what that costs."""


_UNSURE: Final = "?"
"""Ends a form that does not always say that something is done: « je poserais », « je posais »."""
_ALIKE: Final = 0.02
"""What it costs to take a verb for another one that says the same: its own sentences go first."""


def read_verbs(root: Node) -> Verbs:
    """Return the verbs of a file. Raises ``GrammarError``.

    ``endings`` are named by the end of the infinitive, ``verbs`` lists infinitives by that name,
    ``irregular`` whole verbs; ``elided`` are the small words that a form may have before one of the
    ``vowels``, as in « j'ajoute ». What is said in a form with a question mark after it is doubted.
    ``alike`` has by infinitive the verbs that may stand for that one, though it does not for them.
    """
    parts = root.fields(("endings", "verbs"), ("irregular", "elided", "vowels", "alike"))
    endings = {name.text(): list(_texts(node)) for name, node in parts.named("endings")}
    elided = _Elided(tuple(parts.texts("elided")), parts.text("vowels"))
    found: dict[str, dict[str, float]] = {}
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
        _add(found, _texts(node), elided)
    alike: dict[str, Mapping[str, float]] = {}
    for name, others in parts.named("alike"):
        for node in (name, *others.items()):
            if node.text() not in found:
                raise node.error(f"there is no verb {node.text()!r}")
        itself = dict.fromkeys(found[name.text()], _ALIKE)
        for node in others.items():
            for form in found[node.text()]:
                # A verb may stand for several.
                alike[form] = {**alike[form], **itself} if form in alike else itself
    return Verbs(found, alike)


class _Elided(NamedTuple):
    """What may be joined to a form that begins with a vowel."""

    words: Sequence[str]
    vowels: str


def _add(found: dict[str, dict[str, float]], forms: Iterable[str], elided: _Elided) -> None:
    """Add a verb; a form that two verbs share says the same as all forms of both."""
    whole: dict[str, float] = {}
    for written in forms:
        form = written.removesuffix(_UNSURE)
        cost = 0.0 if form == written else DOUBT
        joined = elided.words if form[0] in elided.vowels else ()
        whole |= dict.fromkeys((form, *(word + form for word in joined)), cost)
    for form in whole:
        # All forms of a verb share what it has: 20,000 forms with a copy each took 2.5 million.
        if known := found.get(form):
            both = {other: min(cost, known.get(other, cost)) for other, cost in whole.items()}
            found[form] = {**known, **both}
        else:
            found[form] = whole


def _texts(node: Node) -> Iterator[str]:
    return (item.text() for item in node.items())
