"""What a line names that nothing of the game has: a number too great, a place off the board."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from heraut.grammars.action_resolver import ActionResolver
from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import DOUBT, Chain, Command, Illegal, Kind, Meaning
from heraut.grammars.memory import Remembered
from heraut.grammars.schema import number_words
from heraut.grammars.typed.clauses import may_ask
from heraut.voice.tasks.match.inputs import Input
from heraut.voice.tasks.match.match_context import MatchContext

_DIGITS: Final = re.compile(r"\b[0-9]{1,4}\b")
_NO_SUCH_NUMBER: Final = "no_such_number"
_MOST: Final = 100


def beyond(grammar: Grammar, line: str, reading: Callable[[str], Input]) -> Illegal | None:
    """Return that a line has a number which nothing of the game has: « joue le 99 ».

    In words one is meant where the line would be a move with the greatest number there is: « le
    quatorze sur la deux ». ``reading`` tells what a line means.
    """
    if may_ask(grammar, line.split()):
        return None
    greatest = grammar.slots.greatest
    too_great = [int(one) for one in _DIGITS.findall(line) if int(one) > greatest]
    if not too_great and (found := _in_words(grammar, line, greatest)) is not None:
        number, would_be = found
        match reading(would_be):
            case Chain():
                too_great = [number]
            case Command(meaning) | Illegal(meaning) if not meaning.swapped:
                too_great = [number]  # « papi a soixante ans » leaves words out
    if not too_great:
        return None
    about = Meaning(_NO_SUCH_NUMBER, Kind.QUERY)  # so that what is pending stays so
    return Illegal(about, _NO_SUCH_NUMBER, {"number": too_great[0], "greatest": greatest})


def _in_words(grammar: Grammar, line: str, greatest: int) -> tuple[int, str] | None:
    """Return the first number in words that is too great, and the line with the greatest one."""
    words = grammar.spelled(line.split())
    longest = sorted(range(1, _MOST), key=lambda one: -len(number_words(one, grammar.lang)))
    at = 0
    while at < len(words):
        rows = ((one, number_words(one, grammar.lang)) for one in longest)
        number, row = next((one for one in rows if words[at : at + len(one[1])] == one[1]), (0, ()))
        if number > greatest:
            there = number_words(greatest, grammar.lang)
            return number, " ".join((*words[:at], *there, *words[at + len(row) :]))
        at += max(1, len(row))
    return None


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
