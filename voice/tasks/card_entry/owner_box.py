"""The file of a box's owner while it is told: its forms, keeping things in it, how far it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

from heraut.engines.facts import BadOverlay
from heraut.engines.forms import Filled, Form, Forms, NoRoom, Stage
from heraut.engines.rules import Rules
from heraut.nfc import CardTag
from heraut.voice.box_data import corrections
from heraut.voice.dialogue.errors import NotDone
from heraut.voice.dialogue.outputs import Spoken
from heraut.voice.herald import Words
from heraut.voice.kit.box import find_box, has_box
from heraut.voice.kit.names import spoken
from heraut.voice.tasks.card_entry.draft_card import DraftCard
from heraut.voice.tasks.card_entry.owner_file import add

_PERIOD: Final = "period"
"""The blank that one card takes over from the one before it."""

_T = TypeVar("_T")


class OwnerBox:
    """A file of corrections, and what is put into it."""

    def __init__(self, rules: Rules[Any, Any], path: Path, used: bool, words: Words) -> None:
        """Open ``path``; ``used`` tells whether new matches are played with this file."""
        if rules.forms is None:
            raise ValueError(f"nothing of the box of {rules.name} can be told")
        self.cards: list[str] = []
        """The identities of the cards that were written."""
        self.count = 0
        """How many things were written."""
        self.forms: Forms = rules.forms
        self._rules = rules
        self._path = path
        self._used = used
        self._words = words

    def text(self) -> str:
        """Return what the file holds so far. Raises ``BadOverlay`` and ``OSError``."""
        try:
            return corrections.check(self._rules, self._path)
        except FileNotFoundError:
            return ""

    def form(self, kind: str = "") -> Form:
        """Return the form of a thing, a new card if none is named. Raises ``NotDone``."""
        return self._tried(lambda text: self.forms.in_box(text, kind))

    def begun(self, title: str) -> tuple[Form, Filled] | None:
        """Return the form of a card that was told already, by its title. Raises ``NotDone``."""
        return self._tried(lambda text: self.forms.begun(title, text))

    def another(self, before: Filled) -> tuple[Form, DraftCard]:
        """Return the form of one more card, of the same period while that has room.

        Raises ``NotDone``.
        """

        def next_one(text: str) -> tuple[Form, DraftCard]:
            form, stage = self.forms.in_box(text), self._stage(before, text)
            if stage is None or stage.told >= stage.count:
                return form, DraftCard()
            return form, DraftCard(Filled({_PERIOD: before.blanks[_PERIOD]}))

        return self._tried(next_one)

    def keep(self, kind: str, filled: Filled) -> tuple[Spoken, ...]:
        """Write a thing into the file and say so. Raises ``NotDone``."""

        def written(text: str) -> tuple[Spoken, ...]:
            # Read anew: somebody may have written in the file meanwhile.
            added = self.forms.in_box(text, kind).added(filled)
            after = add(self._rules, self._path, text, added)
            self.count += 1
            if added.card and added.card not in self.cards:
                self.cards.append(added.card)
            return tuple(map(Spoken, (*self._kept(added.card), *self._so_far(filled, after))))

        return self._tried(written)

    def where(self) -> Sequence[Spoken]:
        """Say how much of the box is told. Raises ``NotDone``."""
        return self._tried(self._where)

    def _where(self, text: str) -> Sequence[Spoken]:
        stages = self.forms.progress(text)
        told = [Spoken(self._staged(each)) for each in stages if each.part or each.told]
        rest = [each.kind for each in stages if not each.part and not each.told]
        if rest:
            # One after the other in one sentence: there are many of them, and nothing to tell.
            named = tuple(self._words.phrase(self._key("thing", kind)) for kind in rest)
            told.append(Spoken(self._words.text("entering-untold", things=named)))
        return told

    def _so_far(self, filled: Filled, text: str) -> tuple[str, ...]:
        stage = self._stage(filled, text)
        if stage is None:
            return ()
        full = ("entering-stage-full",) if stage.told >= stage.count else ()
        more = (self._words.text(key, part=stage.part) for key in full)
        return (self._staged(stage), *more)

    def _stage(self, filled: Filled, text: str) -> Stage | None:
        """Return how far the period of a card is; ``None`` for what has no period."""
        part = filled.blanks.get(_PERIOD)
        stages = self.forms.progress(text)
        return next((each for each in stages if part and each.part == part), None)

    def _staged(self, stage: Stage) -> str:
        told = {"part": stage.part, "told": stage.told, "count": stage.count}
        return self._words.text(self._key("stage", stage.kind), **told)

    def _key(self, what: str, kind: str) -> str:
        return f"{self._rules.name}-entering-{what}-{kind}".replace("_", "-")

    def _kept(self, card: str) -> tuple[str, ...]:
        """Return what to say of a thing that was written."""
        game, path = self._rules.name, str(self._path)
        if card:
            found = find_box(game).find(CardTag(game, card, 1)) if has_box(game) else None
            name = card if found is None else spoken(self._words, found)
            kept = self._words.text("entering-kept", card=name, path=path)
        else:
            kept = self._words.text("entering-kept-thing", path=path)
        if self.count > 1:
            return (kept,)
        if self._used:
            return kept, self._words.text("entering-installed")
        return kept, self._words.text("entering-not-used-yet", game=game, path=path)

    def _tried(self, does: Callable[[str], _T]) -> _T:
        """Return what comes of what the file holds. Raises ``NotDone``, in words."""
        try:
            return does(self.text())
        except NoRoom as none:
            key = f"entering-refused-{none.reason}".replace("_", "-")
            raise NotDone([Spoken(self._words.text(key, **none.details))]) from none
        except BadOverlay as bad:
            raise NotDone([Spoken(self._words.error(bad))]) from bad
        except OSError as problem:
            told = self._words.text("error-file", path=str(problem.filename or self._path))
            raise NotDone([Spoken(told)]) from problem
