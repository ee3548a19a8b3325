"""What is regretted by who only counts: « une seule, pas deux », « je les garde, ces deux-là »."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Final

from heraut.engines.notation import verb_of
from heraut.engines.protocol import TABLE
from heraut.grammars.action_resolver import ActionResolver
from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import DOUBT, Command, Kind, Meaning, MetaRequest
from heraut.grammars.schema import number_words
from heraut.grammars.typed.correcting_words import (
    BOTH,
    EXCLUDES,
    ONLY,
    PAST,
    REGRET,
    CorrectingWords,
)
from heraut.grammars.typed.free_questions import FreeQuestions
from heraut.grammars.typed.mentions import NUMBER, split
from heraut.grammars.typed.regrets import Regrets
from heraut.voice.tasks.match.inputs import Instead
from heraut.voice.tasks.match.match_context import MatchContext
from heraut.voice.tasks.match.taking_back import MOST_BACK, best_said, earlier, undoable
from heraut.voice.tasks.match.typed.pointers import LAST, pointer
from heraut.voice.tasks.match.understanding import Understanding

_MARK: Final = "?"
_TWO: Final = 2
_TERM: Final = "term"
_MOST_COUNTED: Final = 10
_LONGEST: Final = 3
"""Words that count one of several things: « la toute dernière »."""


def both_kept(words: Understanding, line: str) -> MetaRequest | None:
    """Return that the last two actions are taken back, as what they placed is kept after all.

    « Finalement, je préfère les garder, ces deux-là. »
    """
    grammar, match = words.context.grammar, words.context.match
    spelled = grammar.spelled(line.split())
    kinds = CorrectingWords.of(grammar).kinds(spelled)
    if not {BOTH, REGRET} <= kinds or not Regrets.of(grammar).keeps(tuple(spelled)):
        return None
    named = FreeQuestions.of(grammar).mentioned(spelled)[1]
    # « Finalement je garde les deux rois » names what is kept.
    if any(one.kind != NUMBER or one.values.get("") != _TWO for one in named):
        return None
    if undoable(match, _TWO) < _TWO:
        return None
    return MetaRequest(Meaning("undo_many", Kind.META, {"count": _TWO}, DOUBT))


def all_but_one(words: Understanding, line: str) -> Instead | None:
    """Return the last action without the one of its things that words count.

    « Enlève la dernière, j'en veux que trois », of four that were taken. What else is counted must
    be how many are left.
    """
    grammar, match = words.context.grammar, words.context.match
    before = next(earlier(match, 1), None)
    if before is None:
        return None
    done = match.history[len(before.history)]
    verb, _, named = done.notation.partition(" ")
    things = named.split(",")
    if done.by == TABLE or len(things) < _TWO or not all(map(str.isdecimal, things)):
        return None
    at, rest = _which(words, line, len(things))
    left = len(things) - 1
    counts = {one.values.get("") for one in FreeQuestions.of(grammar).mentioned(rest)[1]}
    if at is None or counts - {left}:
        return None
    things.pop(at)
    meaning = best_said(grammar, before.rules, before.state, f"{verb} {','.join(things)}")
    if meaning is None:
        return None
    made = ActionResolver(grammar, before.rules, before.state).command(replace(meaning, cost=DOUBT))
    return Instead((made,)) if isinstance(made, Command) else None


def _which(words: Understanding, line: str, count: int) -> tuple[int | None, Sequence[str]]:
    """Return which of so many things a line takes away, from 0, and the words behind that."""
    grammar = words.context.grammar
    spelled = tuple(grammar.spelled(line.split()))
    taking = Regrets.of(grammar).taking_back(spelled)
    if taking is None:
        return None, ()
    behind = spelled[taking + 1 :]
    for end in range(min(len(behind), _LONGEST), 0, -1):
        said = behind[:end]
        if pointer(grammar, " ".join(said)) == LAST:
            return count - 1, behind[end:]
        named = FreeQuestions.of(grammar).mentioned(said)[1]
        numbers = [one.values[""] for one in named if one.kind == NUMBER]
        if len(named) == len(numbers) == 1 and not grammar.around.without(
            said[: -len(named[0].words)]
        ):
            nth = int(numbers[0])
            ordinal = nth <= count and said[-1] in ordinals(grammar, nth)
            return (nth - 1 if ordinal else None), behind[end:]
    return None, ()


def ordinals(grammar: Grammar, nth: int) -> frozenset[str]:
    """Return the words of a place in a row, where they are one each: « première »."""
    itself = number_words(nth, grammar.lang, ordinal=True)
    lists = (values.words.get(nth, ()) for values in grammar.spec.numbers.values())
    return frozenset(form[-1] for forms in lists if itself in forms for form in forms)


def _alike(words: Understanding) -> int:
    """Return how many actions of one kind the seat did last."""
    match = words.context.match
    befores = earlier(match, MOST_BACK)
    verbs = (verb_of(match.history[len(one.history)].notation) for one in befores)
    first = next(verbs, None)
    return 0 if first is None else 1 + sum(1 for _ in takewhile(first.__eq__, verbs))


def only_so_many(context: MatchContext, line: str) -> str:
    """Return a correction that says how many were meant: « non, juste une »; ``""`` if none is.

    « Pardon, je n'en voulais retirer qu'une seule », « juste une carte, pas deux » : beside that
    only what was done last may be named.
    """
    grammar = context.grammar
    before = next(earlier(context.match, 1), None)
    if before is None or _MARK in line:
        return ""
    spelled = split(grammar.spelled(line.split()))
    kinds = CorrectingWords.of(grammar).kinds(spelled)
    excludes = (*grammar.spec.corrections.get(EXCLUDES, ()), *grammar.spec.rather_than)
    named = FreeQuestions.of(grammar).mentioned(spelled)[1]
    wrong = {
        at + len(mark)
        for mark in excludes
        for at in range(len(spelled))
        if spelled[at : at + len(mark)] == mark
    }
    done = context.match.history[len(before.history)].notation.split()
    if not (kinds & {REGRET, PAST} or wrong) or ONLY not in kinds:
        return ""
    only = tuple(map(split, grammar.spec.corrections.get(ONLY, ())))
    at = next((at for at in range(len(spelled)) if _is_only(grammar, spelled, at, only)), -1)
    if at < 0:
        return ""
    for one in named:
        place = _place(spelled, one.words)
        overlaps = place - 1 <= at <= place + len(one.words)
        if one.kind == NUMBER:
            counted = place in wrong or place == at
        else:
            counted = {*one.values} <= {_TERM} or bool({*map(str, one.values.values())} & {*done})
        if not counted and not (overlaps and one.kind != NUMBER):
            return ""
    return " ".join((*grammar.spec.instead[0], *grammar.spec.corrections[ONLY][0], spelled[at]))


def _is_only(
    grammar: Grammar, words: tuple[str, ...], at: int, only: Sequence[Sequence[str]]
) -> bool:
    """Tell whether a word counts, and with words that say only so many: « juste une »."""
    if not any(words[at] in grammar.slots.words_of(number) for number in range(1, _MOST_COUNTED)):
        return False
    before, behind = words[:at], words[at + 1 :]
    return any(before[-len(row) :] == row or behind[: len(row)] == row for row in only)


def _place(words: tuple[str, ...], part: Sequence[str]) -> int:
    return next((at for at in range(len(words)) if words[at : at + len(part)] == tuple(part)), -1)


def too_many(words: Understanding, line: str) -> bool:
    """Tell whether a line says that the last action should have had fewer things.

    « Une seule carte, pas deux », where it had two.
    """
    grammar, match = words.context.grammar, words.context.match
    spelled = tuple(grammar.spelled(line.split()))
    before = next(earlier(match, 1), None)
    if before is None or ONLY not in CorrectingWords.of(grammar).kinds(spelled):
        return False
    done = match.history[len(before.history)].notation
    # So many in one action, or one after another.
    count = max(len(part.split(",")) for part in done.split()) if done else 0
    count = count if count > 1 else _alike(words)
    for mark in grammar.spec.corrections.get(EXCLUDES, ()):
        for at in range(1, len(spelled) - 1):
            if spelled[at : at + len(mark)] == mark:
                wrong = spelled[at + len(mark) : at + len(mark) + 1]
                fewer = any(
                    grammar.slots.words_of(number).intersection(spelled[:at])
                    for number in range(1, count)
                )
                if fewer and grammar.slots.words_of(count).intersection(wrong):
                    return True
    return False
