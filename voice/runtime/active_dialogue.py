"""Who asks at the table: the match, or the questions about a card that no file knows."""

from __future__ import annotations

from heraut.grammars import Grammar
from heraut.voice.dialogue import Conversation
from heraut.voice.tasks.card_entry.entry import Moment
from heraut.voice.tasks.match.session import Session

__all__ = ["ActiveDialogue"]


class ActiveDialogue:
    """What the ears listen for at a table, whoever asks."""

    def __init__(self, session: Session) -> None:
        self._session = session

    @property
    def grammar(self) -> Grammar:
        """The sentences to listen for."""
        entry = self._session.entry
        return self._session.grammar if entry is None else entry.grammar

    @property
    def conversation(self) -> Conversation | Moment:
        """Where the talk stands; the very same until something has changed."""
        entry = self._session.entry
        return self._session.conversation if entry is None else entry.conversation
