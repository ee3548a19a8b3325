"""What is understood of a typed line and has to be read back all the same, or is no move at all.

What counts several, or tells one from the other, may never be left out of what is played unasked:
« mes deux loyautés, l'une pour… ». Nor is an answer all that somebody counts, or asks: « j'en ai
deux », « la deux ? »; nor a card: « je n'en ai pioché que trois ».
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from heraut.grammars.disambiguation import read_back
from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import (
    DOUBT,
    Chain,
    Command,
    Interpretation,
    Meaning,
    NotUnderstood,
    Reply,
    Scope,
)
from heraut.grammars.typed.clauses import clauses
from heraut.grammars.typed.correcting_words import BOTH, OTHER, CorrectingWords
from heraut.voice.tasks.match.inputs import Breath, Input, Piece
from heraut.voice.tasks.match.typed.replies import NO, YES

_MARK: Final = "?"
_ANSWERS: Final = (Scope.FILL, Scope.CHOOSE)
"""Where a piece or a choice is awaited."""


def asked_about(grammar: Grammar, line: str, meant: Input, scope: Scope) -> Input:
    """Return what a typed line means, to be read back where it is no whole answer or move.

    A move that is only like what is said of another time, or is not wanted, is none: « la prochaine
    fois je joue médecine ».
    """
    match meant:
        case Command(Meaning(cost=cost)) | Chain(cost=cost) | Piece(made=Command(), cost=cost) if (
            cost >= DOUBT and is_not_now(grammar, line)
        ):
            return NotUnderstood(line)
        case Piece() | Command() | Reply() if scope in _ANSWERS and _is_unsure(grammar, line):
            return _doubted(meant)
        case Command() as move if _is_one(grammar, line, (move,)) or _tallies(grammar, line):
            return read_back(move)
        case Breath(parts):
            moves = [one for part in parts for one in _commands(part)]
            if len(moves) == 1 and _is_one(grammar, line, moves):
                return replace(meant, parts=tuple(map(_read_back, parts)))
    return meant


def is_not_now(grammar: Grammar, line: str) -> bool:
    """Tell whether a line is one clause that begins as what is said of another time does."""
    cut = clauses(grammar, line.split())
    return len(cut) == 1 and grammar.around.begins_elsewhen(cut[0])


def _is_unsure(grammar: Grammar, line: str) -> bool:
    """Tell whether what answers was only asked, or was said of something else that is counted."""
    return _MARK in line or grammar.around.recounts_in(grammar.spelled(line.split()))


def _tallies(grammar: Grammar, line: str) -> bool:
    """Tell whether a line is one clause that counts: « je n'en ai pioché que trois »."""
    cut = clauses(grammar, line.split())
    return len(cut) == 1 and grammar.around.tallies.are_in(cut[0])


def _doubted(meant: Piece | Command | Reply) -> Input:
    match meant:
        case Piece(cost=cost):
            return replace(meant, cost=max(cost, DOUBT))
        case Command():
            return read_back(meant)
        case Reply(meaning) if meaning.intent not in (YES, NO):
            return replace(meant, meaning=replace(meaning, cost=max(meaning.cost, DOUBT)))
    return meant


def _is_one(grammar: Grammar, line: str, moves: tuple[Command, ...] | list[Command]) -> bool:
    """Tell whether words that count several were left out of the sentence of a move."""
    kinds = CorrectingWords.of(grammar).kinds
    said = tuple(word for clause in clauses(grammar, line.split()) for word in clause)
    form = tuple(word for move in moves for word in move.meaning.form.split())
    return bool((kinds(said) - kinds(form)) & {BOTH, OTHER})


def _commands(part: Interpretation) -> tuple[Command, ...]:
    match part:
        case Command():
            return (part,)
        case Chain(commands):
            return commands
    return ()


def _read_back(part: Interpretation) -> Interpretation:
    return read_back(part) if isinstance(part, Command | Chain) else part
