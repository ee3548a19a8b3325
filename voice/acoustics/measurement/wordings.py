"""Ways to say what a grammar understands, drawn at random: as many as its templates have."""

from __future__ import annotations

from random import Random
from typing import Final

from hassil.expression import Expression, ListReference

from heraut.grammars import Grammar
from heraut.grammars.meaning import Heard, Meaning, Scope, Slots
from heraut.voice.acoustics.drawing import drawn, tidy

_TRIES: Final = 20
"""Templates tried for one wording: not every template takes all slots or numbers."""
_LONGEST_SERIES: Final = 3
"""Numbers in a series that is drawn: more are hardly ever said at once."""


class Wordings:
    """Draws sentences of a grammar. What it draws follows from the generator alone."""

    def __init__(self, grammar: Grammar, dice: Random) -> None:
        self._grammar = grammar
        self._spec = grammar.spec
        self._rules = {name: rule.expression for name, rule in grammar.spec.rules.items()}
        self._dice = dice
        self._known: dict[tuple[str, Scope], Meaning | None] = {}

    def draw(self, intent: str, scope: Scope, slots: Slots | None = None) -> str | None:
        """Return words for an intent in a scope, with these slots or with any.

        Only what the grammar takes without doubt is drawn: sloppy forms are not what a measured
        sentence should hold. ``None`` when no such wording was found.
        """
        templates = [
            template
            for template in self._grammar.intents[intent].templates
            if scope in template.scopes and not (template.cost or template.typed)
        ]
        for _ in range(_TRIES if templates else 0):
            template = self._dice.choice(templates)
            words = tidy(self._expand(template.expression, slots))
            meaning = self.meant(words, scope)
            if meaning and meaning.intent == intent and slots in (None, meaning.slots):
                return words
        return None

    def meant(self, words: str, scope: Scope) -> Meaning | None:
        """Return what words mean beyond doubt in a scope; ``None`` for all others."""
        # A set draws two million times, and « le sept » some thousand times among them.
        if (words, scope) not in self._known:
            meanings = self._grammar.meanings(Heard.typed(words), scope) if words else ()
            certain = meanings[0] if meanings and not meanings[0].cost else None
            self._known[words, scope] = certain
        return self._known[words, scope]

    def _expand(self, part: Expression, slots: Slots | None) -> str | None:
        """Return the text of a template; ``None`` when it does not take these slots."""
        return drawn(part, self._rules, lambda listed: self._number(listed, slots), self._dice)

    def _number(self, part: ListReference, slots: Slots | None) -> str | None:
        if slots is not None and part.slot_name not in slots:
            return None
        value = None if slots is None else slots[part.slot_name]
        if part.list_name in self._spec.series:
            return self._series(part.list_name, value)
        words = self._spec.numbers[part.list_name].words
        if value is None:
            value = self._dice.choice(sorted(words))
        try:
            forms = words.get(int(value), ())
        except ValueError:  # a series said one by one
            return None
        return " ".join(self._dice.choice(forms)) if forms else None

    def _series(self, name: str, value: int | str | None) -> str | None:
        series = self._spec.series[name]
        count = self._dice.randint(1, _LONGEST_SERIES)
        values = [None] * count if value is None else str(value).split(",")
        said: list[str] = []
        for place, one in enumerate(values):
            templates = [it for it in (series.more if place else series.first) if not it.cost]
            if not templates:
                return None
            expression = self._dice.choice(templates).expression
            text = self._expand(expression, None if one is None else _Every(one))
            if text is None:
                return None
            said.append(text)
        return " ".join(said)


class _Every(dict[str, int | str]):
    """One value for whichever slot a series' template names."""

    def __init__(self, value: str) -> None:
        super().__init__()
        self._value = value

    def __contains__(self, slot: object) -> bool:
        return True

    def __getitem__(self, slot: str) -> int | str:
        return self._value
