"""The questions about a card that no file knows, between two sentences of a match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from heraut.engines.forms import CardForm, Filled
from heraut.engines.match import Match
from heraut.grammars.meaning import Interpretation, MetaRequest
from heraut.voice.dialogue.outputs import Output
from heraut.voice.herald import Herald
from heraut.voice.herald.voice_controls import Adjuster
from heraut.voice.tasks.card_entry.entry import Entry

__all__ = ["SubDialogue", "wanted"]

_TELL: Final = "new_event"
"""What is said to tell a card that no file knows."""
_STRANGE: Final = ("tag-no-such-card", "error_tag_")
"""How the troubles begin that a card may cause that no file knows."""


def wanted(meaning: Interpretation) -> bool:
    """Tell whether words ask for these questions."""
    return isinstance(meaning, MetaRequest) and meaning.meaning.intent == _TELL


class SubDialogue:
    """Whether the questions are being asked, and when they may be."""

    def __init__(self, herald: Herald, adjust: Adjuster) -> None:
        self._herald = herald
        self._adjust = adjust
        self.entry: Entry | None = None
        """The questions, while they are asked."""

    def begin(
        self, match: Match, bring: Callable[[str], tuple[Output, ...]]
    ) -> tuple[Output, ...] | None:
        """Ask about the card that is due; ``None`` when none can come now.

        ``bring`` plays the action that brings the card. Raises ``Unfinished``.
        """
        form = _form(match)
        if form is None:
            return None

        def keep(filled: Filled) -> tuple[Output, ...]:
            return bring(form.notation(filled))

        self.entry = Entry(form, self._herald, keep, adjust=self._adjust)
        return self.entry.begin()

    def end(self) -> bool:
        """End the questions if they are over; tell whether they were left."""
        entry = self.entry
        if entry is not None and (entry.over or entry.left):
            self.entry = None
        return entry is not None and entry.left

    @staticmethod
    def helps(match: Match, trouble: str) -> bool:
        """Tell whether a strange card may be one that can be told now."""
        return trouble.startswith(_STRANGE) and _form(match) is not None


def _form(match: Match) -> CardForm | None:
    forms = match.rules.forms
    return None if forms is None else forms.at_table(match.state)
