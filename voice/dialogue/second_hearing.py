"""What a second ear makes of an utterance, and which of it may be taken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, Final

from heraut.grammars import Grammar
from heraut.grammars.meaning import (
    AT_ONCE,
    DOUBT,
    UNKNOWN,
    Ambiguous,
    Chain,
    Command,
    Heard,
    Illegal,
    Likely,
    Meaning,
    MetaRequest,
    NotUnderstood,
    Partial,
    Query,
    Reheard,
    Reply,
)
from heraut.grammars.sureness import tells
from heraut.voice.dialogue.requests import Guessed, Unclear

_FARTHEST: Final = 0.22
"""What a sentence may cost at most to have been said."""
_TOLERATED: Final = 0.3
"""What the first ear's own sentence may cost at most to be taken, with a doubt, where it fits badly
or the second ear finds another likelier."""
_TOLERATED_SHORT: Final = 0.37
"""Likewise of a word or two, which a second ear writes down badly."""
_FORBIDDEN: Final = 0.05
"""What a sentence costs besides if the rules forbid it: people mostly say what may be done."""
_SURE: Final = 0.1
"""What a sentence may cost at most to be taken in place of another that the first ear heard."""
_CLEAR: Final = 0.06
"""What a sentence may cost at most for it to be refused, if the rules forbid it."""
_MARGIN: Final = 1.0
"""How much more another meaning must cost at least, all its letters together: a word that was
misheard is a smaller part of a longer sentence."""
_FEWEST: Final = 4
"""Added to the letters: a short word is the easiest thing to mishear."""
_LOOKED_AT: Final = 12
_NONSENSE: Final = (NotUnderstood, Ambiguous, Unclear)
"""What words mean that were not said: something to act upon would have been."""
_WORDS: Final = 3
"""Of less nothing is read freely: a word or two are heard in any noise."""


@dataclass(frozen=True, slots=True)
class Written:
    """A line that a second ear wrote down, and what it means as if it had been typed."""

    line: str
    given: Any


def settled(
    reheard: Reheard,
    understand: Callable[[Heard], object],
    read: Callable[[str], object],
    grammar: Grammar,
) -> Heard | Written | NotUnderstood:
    """Return what to take as heard, once a second ear was asked.

    ``understand`` tells what words that are heard mean, ``read`` what a line that is written means.

    Where both ears agree, that is the first one's reading as it is. Where they do not, what the
    second one is sure of is taken, and else what the first one has understood, unless that fits
    badly and the second one heard nothing like it; of what was cut out of other talk, all of which
    it wrote down, the second one knows nothing. Where the first one has understood nothing, what
    the second one heard is taken, if need be as free speech. All of this is doubted.
    """
    heard = reheard.heard
    first, meant, own = replace(heard, unsure=True), understand(heard), str(heard)
    understood = not isinstance(meant, NotUnderstood)
    if not reheard.texts:
        return first
    if (found := chosen(reheard.likely, understand)) is not None:
        likely, given = found
        if understood and sense(given) == sense(meant):
            return heard
        # Half of what the first ear heard is no other sentence: the second one lost the rest.
        other = likely.cost <= _SURE and f" {likely.words} " not in f" {own} "
        if _may_be(likely, given, grammar) and (other or not understood):
            return replace(Heard.typed(likely.words), unsure=True)
    if not understood:
        return written(reheard.texts, read, grammar) or first
    if isinstance(meant, Command) and meant.meaning.excerpt:
        return first
    cost = next((one.cost for one in reheard.likely if one.words == own), None)
    if cost is None:
        return NotUnderstood(own) if heard.doubtful else first
    # Of a word or two the second ear knows less than the first one, which has few to choose from.
    long = len(own.split()) >= _WORDS
    nearer = (understand(Heard.typed(one.words)) for one in reheard.likely if one.cost < cost)
    outdone = long and any(
        not isinstance(one, _NONSENSE) and sense(one) != sense(meant) for one in nearer
    )
    tolerated = _TOLERATED if long else _TOLERATED_SHORT
    return NotUnderstood(own) if cost > tolerated and (heard.doubtful or outdone) else first


def _may_be(likely: Likely, given: object, grammar: Grammar) -> bool:
    """Tell whether a sentence may be taken that only the second ear heard."""
    match given:
        case MetaRequest(meaning) if meaning.intent in AT_ONCE:
            return likely.spelled  # what takes effect at once must be written down word for word
        case Illegal():  # to refuse what nobody said helps nobody
            return likely.cost <= _CLEAR or tells(grammar, given)
    return True


def chosen(
    likely: Sequence[Likely], understand: Callable[[Heard], object]
) -> tuple[Likely, object] | None:
    """Return the sentence that was said, and what it means; ``None`` if that cannot be told.

    What means nothing here was not said. Of what is left the likeliest was, if it is near enough
    and nothing near it means anything else; what the rules forbid is less likely.
    """
    near: list[tuple[Likely, object]] = []
    for one in likely[:_LOOKED_AT]:
        if one.cost > _FARTHEST or (near and _is_far(_nearest(near)[0], one)):
            break
        given = understand(Heard.typed(one.words))
        if not isinstance(given, _NONSENSE):
            more = _FORBIDDEN if isinstance(given, Illegal) else 0.0
            near.append((replace(one, cost=one.cost + more), given))
    near = [one for one in near if one[0].cost <= _FARTHEST]
    if not near:
        return None
    best, meant = _nearest(near)
    others = (given for one, given in near if not _is_far(best, one))
    return None if any(sense(given) != sense(meant) for given in others) else (best, meant)


def _nearest(sentences: Sequence[tuple[Likely, object]]) -> tuple[Likely, object]:
    return min(sentences, key=lambda one: one[0].cost)


def written(
    texts: Sequence[str], read: Callable[[str], object], grammar: Grammar
) -> Written | None:
    """Return what was written down and means something as it stands; ``None`` if nothing does.

    Most of the ways to write it down must mean the same, for of noise an ear makes a word or two in
    many ways. An answer, a piece of a move and talk are sentences that would have been found.
    """
    long = (text for text in texts if len(grammar.plain(text.split())) >= _WORDS)
    found = [Written(text, read(text)) for text in long]
    senses = [sense(one.given) for one in found]
    for one, own in zip(found, senses, strict=True):
        if _is_told(one.given, grammar) and senses.count(own) * 2 > len(texts):
            return one
    return None


def _is_told(given: object, grammar: Grammar) -> bool:
    """Tell whether what is read freely is a move, or a question."""
    match given:
        case Illegal():
            return tells(grammar, given)
        case Guessed(asked):
            return isinstance(asked, Query)
        case Command(meaning):
            return _is_whole(meaning)
        case Chain():
            return all(map(_is_whole, given.meanings))
        case Query():
            return True
    return False


def _is_whole(meaning: Meaning) -> bool:
    """Tell whether a command is more than a word or two among words that mean nothing."""
    return not meaning.swapped or len(meaning.form.split()) >= _WORDS


def _is_far(best: Likely, other: Likely) -> bool:
    """Tell whether another sentence is so much less likely that it was not said."""
    return other.cost >= best.cost + _MARGIN / (len(best.words) + _FEWEST)


def sense(given: object) -> object:
    """Return what two things share that mean the same, however they were worded or doubted."""
    match given:
        case Guessed(asked):
            return sense(asked)
        case Meaning(intent, slots=slots):
            return intent, tuple(sorted(slots.items()))
        case tuple() | list():
            return tuple(map(sense, given))
        case _ if is_dataclass(given) and not isinstance(given, type):
            kept = (one.name for one in fields(given) if one.name not in ("cost", "close"))
            return type(given).__name__, tuple(sense(getattr(given, name)) for name in kept)
        case dict():
            return tuple(sorted(given.items()))
    return repr(given)


def is_doubtful(heard: Heard, given: object) -> bool:
    """Tell whether to hear again what was heard: it makes no sense, or may be something else.

    Speech that no reading has a known word for is noise.
    """
    match given:
        case NotUnderstood() | Unclear():
            return any(word != UNKNOWN for one in heard.hypotheses for word in one.words)
        case Ambiguous():
            return True
        case Chain(cost=cost) if cost >= DOUBT:
            return True
        case Command() | Partial() | Illegal() | Query() | MetaRequest() | Reply():
            if given.meaning.cost >= DOUBT:
                return True
    return not heard.clear
