"""What words that were not understood may have meant while a match is set up, to be offered."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import Final

from heraut.grammars.meaning import Heard, Kind, Meaning, Proposal, Reply, Scope
from heraut.grammars.typed.candidates import ALIKE, Candidate
from heraut.grammars.typed.proposals import MOST
from heraut.grammars.typed.ranking import ranked
from heraut.grammars.typed.trigrams import letters_alike
from heraut.voice.dialogue.errors import Refused
from heraut.voice.tasks.setup.plan import Piece, Plan
from heraut.voice.tasks.setup.sentences import Sentences

_CHOOSE_NOTHING: Final = frozenset({"options", "learn", "resume"})
"""What makes sense at any time."""
_LEAST: Final = 0.5
"""What is less like the words than this was hardly meant: any talk is like some answer a little."""


def nearest(sentences: Sentences, line: str, plan: Plan, scope: Scope) -> tuple[Proposal, ...]:
    """Return the answers that a line is most like, each by a sentence that gives just it."""
    candidates = (one for one in _candidates(sentences, line, plan) if one.features[ALIKE] > _LEAST)
    found: list[Proposal] = []
    for candidate, likely in ranked(candidates):
        sentence = candidate.proposal.sentence
        match sentences.read(Heard.typed(sentence), scope):
            case Reply(Meaning("setup") as meaning) as given if len(sentences.pieces(meaning)) == 1:
                found.append(Proposal(given, sentence, likely))
    return tuple(found[:MOST])


def _candidates(sentences: Sentences, line: str, plan: Plan) -> Iterator[Candidate]:
    """Yield all answers that would change the plan, and how like the line they are."""
    said = set(line.lower().split())
    for piece, ways in sentences.answers():
        if not _may_come(piece, plan, sentences):
            continue
        letters = max(letters_alike(way, line.lower()) for way in ways)
        words = max(_shared(said, {*way.split()}) for way in ways)
        features = {ALIKE: max(letters, words), "letters": letters, "words": words}
        # The proposal is given its meaning once it is chosen.
        given = Reply(Meaning("setup", Kind.REPLY))
        yield Candidate(Proposal(given, piece.said), features, f"{piece.slot} {piece.option}")


def _shared(said: set[str], way: set[str]) -> float:
    """Return how much of two sentences is the same words: 0 to 1. One word alone may be any."""
    shared = len(said & way)
    return shared / sqrt(len(said) * len(way)) if shared > 1 else 0.0


def _may_come(piece: Piece, plan: Plan, sentences: Sentences) -> bool:
    """Tell whether an answer makes sense now."""
    if piece.slot in _CHOOSE_NOTHING:
        return True
    if piece.slot == "rest":
        return bool(plan.game and plan.seats)
    try:
        return bool(piece.said) and plan.after(piece, sentences.menu) != plan
    except (Refused, ValueError):
        return False
