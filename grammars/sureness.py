"""What was understood, but perhaps not said: what becomes of it.

Speech of no game is heard as words, too. They fit it badly, and other words fit nearly as well: so
they are told by their scores. The shorter what was understood, the more sounds are like it.
"""

from __future__ import annotations

from dataclasses import replace

from heraut.engines.protocol import AUDIENCE
from heraut.grammars.disambiguation import doubted
from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import (
    DOUBT,
    Chain,
    Command,
    Heard,
    Illegal,
    Interpretation,
    MetaRequest,
    NotUnderstood,
    Partial,
    Query,
    Reply,
)


def unsure(grammar: Grammar, heard: Heard, understood: Interpretation) -> bool:
    """Tell whether something else may have been said, or nothing that is meant for Héraut."""
    if heard.doubtful:
        return True
    if not heard.hypotheses:
        return False
    words = grammar.plain(heard.hypotheses[0].words)
    if len(words) > 1 and not isinstance(understood, Partial | Reply):
        return False
    rivals = tuple(one for one in heard.hypotheses if grammar.plain(one.words) != words)
    return not replace(heard, hypotheses=(heard.hypotheses[0], *rivals)).clear


def dubious(grammar: Grammar, understood: Interpretation) -> Interpretation | None:
    """Return what is done with what was perhaps not said: it is read back, or it is nothing.

    A command that the rules forbid is nothing then: to refuse what nobody said helps nobody. But
    where only the seat may know what is legal, both are told: silence would tell the others.
    """
    match understood:
        case NotUnderstood():
            return None
        case Illegal(meaning, details=details):
            secret = AUDIENCE in details or grammar.intents[meaning.intent].secret
            return understood if secret else None
        case Command() | Partial():
            return doubted(understood)
        case Chain(cost=cost):
            return replace(understood, cost=max(DOUBT, cost))
        case Query(meaning) | MetaRequest(meaning) | Reply(meaning):
            return replace(understood, meaning=replace(meaning, cost=max(DOUBT, meaning.cost)))
        case _:
            return understood
