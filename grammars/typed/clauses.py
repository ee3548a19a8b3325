"""Typed words cut where one stops for breath, gives a reason, or goes on with something else."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Final

from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import DOUBT, MetaRequest, Scope

_BREATH: Final = re.compile(r"[,;:.!?…]+$")
"""Ends a word after which one stops for breath."""
_SPACED: Final = re.compile(r"\s+([,;:.!?…]+(?:\s|$))")
"""A stop with a space before it."""
_MARK: Final = "?"
_FEWEST_ECHOED: Final = 2
"""So few words are an echo; one alone may count, « deux, deux »."""
_LONGEST_YES: Final = 3
"""Words of a yes before what is said again."""


def clauses(grammar: Grammar, words: Sequence[str]) -> list[tuple[str, ...]]:
    """Return words, as templates write them, cut at stops and before words that begin a reason."""
    found: list[list[str]] = [[]]
    for word in words:
        found[-1].append(_BREATH.sub("", word))
        if _BREATH.search(word):
            found.append([])
    spelled = map(grammar.spelled, found)
    apart = (part for clause in spelled for part in _set_apart(grammar, clause))
    reason = grammar.around.gives_a_reason
    return [part for clause in apart for part in _cut_before(clause, reason) if part]


def _set_apart(grammar: Grammar, clause: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Cut what is denied from what is said in its place: « pas le pont | c'est le clocher »."""
    around = grammar.around
    if not any(clause[: len(mark)] == mark for mark in around.it_is_not):
        return iter((clause,))
    it_is = {mark for mark in around.it_is if len(mark) == 1}
    return _cut_before(clause, lambda rest: rest[:1] in it_is)


def _cut_before(
    clause: tuple[str, ...], begins: Callable[[tuple[str, ...]], bool]
) -> Iterator[tuple[str, ...]]:
    start = 0
    for at in range(1, len(clause)):
        if begins(clause[at:]):
            yield clause[start:at]
            start = at
    yield clause[start:]


def sentences(grammar: Grammar, words: Sequence[str]) -> list[tuple[str, ...]]:
    """Return clauses cut at the words that join commands, too, and without them."""
    joins = (*grammar.spec.then, *grammar.spec.chain.joins)

    def goes_on(rest: tuple[str, ...]) -> bool:
        # « Le huit juste après » ends with no word that joins.
        return any(rest[: len(join)] == join and len(rest) > len(join) for join in joins)

    cut = (part for clause in clauses(grammar, words) for part in _cut_before(clause, goes_on))
    longest = sorted(joins, key=len, reverse=True)
    return [rest for part in cut if (rest := _without(part, longest))]


def _without(part: tuple[str, ...], joins: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    """Return a part without the words that join it to the one before."""
    join = next((join for join in joins if part[: len(join)] == join), ())
    return part[len(join) :]


def said_once(grammar: Grammar, words: Sequence[str]) -> tuple[str, ...]:
    """Return words without those that only say the ones before again: « dix, oui dix »."""
    words = _without_assured(grammar, without_echoes(words))
    *before, last = clauses(grammar, words) or [()]
    if before and before[-1] and len(before[-1]) < len(last) and _ends(last, before[-1]):
        # « Dix-neuf, K dix-neuf » says the whole of it then.
        return tuple(word for part in (*before[:-1], last) for word in part)
    while before and _presses(grammar, before[-1]):
        before.pop()
    for at in range(min(len(last), _LONGEST_YES + 1)):
        again = last[at:]
        if again and before and before[-1][-len(again) :] == again and _presses(grammar, last[:at]):
            return tuple(word for part in before for word in part)
    return tuple(words)


def _ends(words: tuple[str, ...], end: tuple[str, ...]) -> bool:
    return words[-len(end) :] == end


def _without_assured(grammar: Grammar, words: Sequence[str]) -> Sequence[str]:
    """Return words without those said again behind a yes: « le cinq peut-être, oui le cinq »."""
    said = [_BREATH.sub("", word).casefold() for word in words]
    joins = {word for join in grammar.spec.chain.joins for word in join}
    for at in range(1, len(words) - 1):
        if not _affirms(grammar, (said[at],)):
            continue
        behind = said[at + 1 :]
        for length in range(min(len(behind), at), _FEWEST_ECHOED - 1, -1):
            for start in range(at - length, -1, -1):
                end = start + length
                if said[start:end] != behind[:length]:
                    continue
                between = {*grammar.spelled(said[end:at])}
                if between & {*grammar.slots.single_words, *joins}:
                    continue  # « le cinq et le six, oui le cinq » says which of them
                return (*words[:end], *words[at + 1 + length :])
    return words


def without_counting(grammar: Grammar, words: Sequence[str]) -> Sequence[str]:
    """Return words without a count that only tells a number apart: « trois, un deux trois »."""
    said = [_BREATH.sub("", word).casefold() for word in words]
    known = grammar.slots.words_of
    for at, word in enumerate(said):
        for number in range(_FEWEST_ECHOED, len(said) - at):
            counted = said[at + 1 : at + 1 + number]
            if len(counted) < number or word not in known(number):
                continue
            if all(one in known(count) for count, one in enumerate(counted, 1)):
                stop = words[at + number][len(said[at + number]) :]
                return (*words[:at], said[at] + stop, *words[at + 1 + number :])
    return words


def steadied(grammar: Grammar, words: Sequence[str]) -> Sequence[str]:
    """Return words once that somebody gave up and took again: « la piété… non, si, la piété »."""
    spelled = [grammar.spelled([bare]) if (bare := _BREATH.sub("", w)) else () for w in words]
    for at in range(1, len(words)):
        for mark in sorted(grammar.around.wavers, key=len, reverse=True):
            end = at + len(mark)
            again = [one for word in spelled[end:] for one in word]
            if sum(spelled[at:end], ()) == mark and again:
                before = [one for word in spelled[:at] for one in word]
                return words[:at] if before[-len(again) :] == again else words
    return words


def without_echoes(words: Sequence[str]) -> Sequence[str]:
    """Return words without those that are there again: « la reine la reine », « k dix ! dix »."""
    # « ! » may stand by itself.
    words = _SPACED.sub(r"\1", " ".join(words)).split()
    said = [_BREATH.sub("", word).casefold() for word in words]
    for length in range(len(words) // 2, _FEWEST_ECHOED - 1, -1):
        for at in range(len(words) - 2 * length + 1):
            again = at + length
            if said[at:again] == said[again : again + length]:
                return without_echoes((*words[:at], *words[again:]))
    ends = [at + 1 for at, word in enumerate(words) if _BREATH.search(word)]
    for start, end in pairwise(ends):
        length = end - start
        if said[start:end] == said[max(0, start - length) : start]:
            return without_echoes((*words[:start], *words[end:]))
    return words


def without_tags(grammar: Grammar, words: Sequence[str]) -> Sequence[str]:
    """Return words without those at their end that only want to be agreed with: « non ? ».

    Not behind words that may change what is meant: « on peut le poser là, non ? » asks.
    """
    said = kept = _SPACED.sub(r"\1", " ".join(words)).split()
    while True:
        stops = [at for at, word in enumerate(kept[:-1]) if _BREATH.search(word)]
        last = kept[stops[-1] + 1 :] if stops else []
        words_of_it = grammar.spelled([_BREATH.sub("", word) for word in last])
        if not last or not grammar.around.is_tag(words_of_it, asks=last[-1].endswith(_MARK)):
            break
        kept = kept[: stops[-1] + 1]
    return kept if len(kept) < len(said) and not _changes(grammar, kept) else words


def _changes(grammar: Grammar, words: Sequence[str]) -> bool:
    """Tell whether words have any that may change what is meant, « peux », besides who does it."""
    around = grammar.around
    spelled = {word for clause in clauses(grammar, words) for word in clause} - around.others
    return any(around.words.get(word, 0.0) >= DOUBT for word in spelled)


def asks_at_last(grammar: Grammar, words: Sequence[str]) -> bool:
    """Tell whether the last of several clauses asks without any mark: « le sept, il va où »."""
    cut = clauses(grammar, words)
    return len(cut) > 1 and grammar.around.asks_by_itself(cut[-1])


def _presses(grammar: Grammar, words: tuple[str, ...]) -> bool:
    """Tell whether words add nothing to what is said again: a yes, « allez », nothing at all."""
    return _affirms(grammar, words) or not grammar.around.without(words)


def _affirms(grammar: Grammar, words: tuple[str, ...]) -> bool:
    """Tell whether words are nothing or a yes."""
    readings = grammar.loosely(words, Scope.CONFIRM) if words else ()
    return not words or any(one.intent == "yes" for one in readings)


def asked_in_all(meant: Sequence[object]) -> MetaRequest | None:
    """Return what all of some sentences ask for: « on arrête, on finira demain »."""
    asked = [one for one in meant if isinstance(one, MetaRequest)]
    same = {one.meaning.intent for one in asked}
    return asked[0] if len(same) == 1 and len(asked) == len(meant) else None


def asks(grammar: Grammar, words: Sequence[str]) -> bool:
    """Tell whether typed words ask something, by a mark or by words in a row."""
    return _MARK in "".join(words) or grammar.around.is_asked(grammar.spelled(words))


def may_ask(grammar: Grammar, words: Sequence[str]) -> bool:
    """Tell whether typed words may ask something, by a mark or by any word of questions."""
    return _MARK in "".join(words) or grammar.around.is_wondered(grammar.spelled(words))
