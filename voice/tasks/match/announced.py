"""Several things that were announced, and fewer understood: « mes deux loyautés, l'une pour… ».

What counts several, or tells one from the other, may never be left out of what is played unasked.
"""

from __future__ import annotations

from dataclasses import replace

from heraut.grammars.clauses import clauses
from heraut.grammars.correcting_words import BOTH, OTHER, CorrectingWords
from heraut.grammars.disambiguation import read_back
from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import Chain, Command, Interpretation
from heraut.voice.tasks.match.inputs import Breath, Input


def asked_about(grammar: Grammar, line: str, meant: Input) -> Input:
    """Return what a typed line means, to be read back where it is one of several announced."""
    match meant:
        case Command() as move if _is_one(grammar, line, (move,)):
            return read_back(move)
        case Breath(parts):
            moves = [one for part in parts for one in _commands(part)]
            if len(moves) == 1 and _is_one(grammar, line, moves):
                return replace(meant, parts=tuple(map(_read_back, parts)))
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
