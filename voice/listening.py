"""What the ears are told before each utterance: phrases of the moment, and how patient to be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from heraut.grammars.meaning import Scope
from heraut.voice.ears import ANSWER, MOVE, Ears, Patience
from heraut.voice.session import Session

__all__ = ["PATIENCE", "expect"]

PATIENCE: Final[Mapping[Scope, Patience]] = {
    Scope.TURN: MOVE,
    Scope.FILL: MOVE,
    Scope.CONFIRM: ANSWER,
    Scope.CHOOSE: ANSWER,
}
"""How long a silence ends a sentence of each kind."""


def expect(ears: Ears, session: Session) -> None:
    """Make the ears listen for what the conversation waits for now."""
    scope, grammar = session.conversation.scope, session.grammar
    ears.expect(
        grammar.phrases(scope),
        patience=PATIENCE[scope],
        complete=lambda words: grammar.complete(words, scope),
    )
