"""Commands said in one breath, played one after another as far as the rules let them."""

from __future__ import annotations

from collections.abc import Callable

from heraut.engines.match import Match
from heraut.grammars import Grammar
from heraut.grammars.interpret import resolved
from heraut.grammars.meaning import Chain, Command, Illegal
from heraut.grammars.memory import Remembered


def played(
    chain: Chain, match: Match, grammar: Grammar, remembered: Callable[[Match], Remembered]
) -> tuple[Match, Illegal | None]:
    """Return the match after a chain, and the command that the rules forbid, if it ends there."""
    for command in chain.commands:
        match = match.play(command.notation).settle()
    for meaning in chain.rest:
        # Only now can it be judged, for the first time: the table has brought something new.
        found = resolved(grammar, match.rules, match.state, meaning, remembered(match))
        if not isinstance(found, Command):
            return match, found
        match = match.play(found.notation).settle()
    return match, chain.refused
