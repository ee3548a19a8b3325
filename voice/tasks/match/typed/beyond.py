"""What a line names that nothing of the game has: a number too great, a place off the board."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from heraut.grammars.action_resolver import ActionResolver
from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import DOUBT, Illegal, Kind, Meaning
from heraut.grammars.memory import Remembered
from heraut.grammars.typed.clauses import may_ask
from heraut.voice.tasks.match.match_context import MatchContext

_DIGITS: Final = re.compile(r"\b[0-9]{1,4}\b")
_NO_SUCH_NUMBER: Final = "no_such_number"


def beyond(grammar: Grammar, line: str) -> Illegal | None:
    """Return that a line has a number which nothing of the game has: « joue le 99 »."""
    greatest = grammar.slots.greatest
    too_great = [int(one) for one in _DIGITS.findall(line) if int(one) > greatest]
    if not too_great or may_ask(grammar, line.split()):
        return None
    about = Meaning(_NO_SUCH_NUMBER, Kind.QUERY)  # so that what is pending stays so
    return Illegal(about, _NO_SUCH_NUMBER, {"number": too_great[0], "greatest": greatest})


def off_the_board(
    context: MatchContext, remembered: Remembered, named: Sequence[tuple[str, str]]
) -> Illegal | None:
    """Return why a place on a line of no board, « Z4 », can be none: as the game's rules say it.

    ``named`` are such places, each behind its list.
    """
    grammar, match = context.grammar, context.match
    resolver = ActionResolver(grammar, match.rules, match.state, remembered)
    for name, value in named:
        for intent in grammar.of_kind(Kind.COMMAND):
            for slot in intent.slots if len(intent.slots) == 1 else ():
                if (name, slot) not in grammar.slots.numbers_of(intent.id):
                    continue
                about = Meaning(intent.id, Kind.COMMAND, {slot: value}, DOUBT)
                if isinstance(refused := resolver.command(about), Illegal):
                    return refused
    return None
