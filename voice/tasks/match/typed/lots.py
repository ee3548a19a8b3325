"""What people leave to chance: who begins."""

from __future__ import annotations

from typing import Final

from heraut.grammars.action_resolver import ActionResolver
from heraut.grammars.disambiguation import doubted
from heraut.grammars.meaning import Command
from heraut.grammars.typed.lots import Lots
from heraut.voice.tasks.match.match_context import MatchContext

_MARK: Final = "?"


def drawn(context: MatchContext, line: str, outcome: str) -> Command | None:
    """Return what chance says, ``outcome`` in notation, if a typed line leaves it to chance.

    ``None`` for any other line: « le plus jeune », or a name.
    """
    grammar, match = context.grammar, context.match
    if not Lots.of(grammar).leave(line.split()):
        return None
    made = ActionResolver(grammar, match.rules, match.state).of_notation(outcome)
    if not isinstance(made, Command):
        return None
    # « On tire au sort qui commence ? » asks whether to.
    return doubted(made) if _MARK in line else made
