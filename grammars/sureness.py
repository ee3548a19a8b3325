"""What was understood, but perhaps not said: what becomes of it.

Speech of no game is heard as words, too. They fit it badly, and other words fit nearly as well: so
they are told by their scores. The shorter what was understood, the more sounds are like it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from heraut.engines.protocol import AUDIENCE
from heraut.grammars.action_resolver import ActionResolver
from heraut.grammars.disambiguation import perhaps
from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import (
    Heard,
    Illegal,
    Interpretation,
    NotUnderstood,
    Partial,
    Query,
    Reply,
)


def unsure(grammar: Grammar, heard: Heard, understood: Interpretation) -> bool:
    """Tell whether something else may have been said, or nothing that is meant for Héraut."""
    if isinstance(understood, Query):
        # To answer plays nothing: the same sound written otherwise is no other reading.
        heard = _without_rivals_like(grammar.sounds, heard)
    if heard.doubtful:
        return True
    if not heard.hypotheses:
        return False
    words = grammar.plain(heard.hypotheses[0].words)
    if len(words) > 1 and not isinstance(understood, Partial | Reply):
        return False
    return not _without_rivals_like(grammar.plain, heard).clear


_UNTIMELY: Final = 2.0
"""How many times better than what may be played what cannot be done now has to fit."""


def untimely(resolver: ActionResolver, heard: Heard, understood: Interpretation | None) -> bool:
    """Tell whether what nobody can do now was hardly said: it is nothing, then.

    Whose time it is everybody knows, so that to be silent about it tells no secret.
    """
    if not isinstance(understood, Illegal) or resolver.timely(understood):
        return False
    return heard.fits_below(_UNTIMELY * heard.thresholds.unsure)


def _without_rivals_like(read: Callable[[Sequence[str]], object], heard: Heard) -> Heard:
    """Return what was heard without the readings that are read as the best one is."""
    if not heard.hypotheses:
        return heard
    best, *others = heard.hypotheses
    rivals = (one for one in others if read(one.words) != read(best.words))
    return replace(heard, hypotheses=(best, *rivals))


def dubious(grammar: Grammar, understood: Interpretation) -> Interpretation | None:
    """Return what is done with what was perhaps not said: it is read back, or it is nothing.

    A command that the rules forbid is nothing then, nor is a piece of one: to refuse what nobody
    said helps nobody. But where only the seat may know what is legal, both are told: silence would
    tell the others.
    """
    match understood:
        case NotUnderstood():
            return None
        case Illegal():
            return understood if tells(grammar, understood) else None
        case Partial(made=Illegal() as refused) if not tells(grammar, refused):
            return None
        case _:
            return perhaps(understood)


def tells(grammar: Grammar, refused: Illegal) -> bool:
    """Tell whether silence about a refusal would tell the others what only one seat may know."""
    intent = grammar.intents.get(refused.meaning.intent)
    return AUDIENCE in refused.details or (intent is not None and intent.secret)
