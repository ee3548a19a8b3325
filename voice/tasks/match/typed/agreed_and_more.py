"""A yes and more in the same breath, « oui, et j'ai fini », or more alone: « et le dix aussi ».

What can only follow what waits for a yes is said as though that were agreed to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from heraut.engines.notation import verb_of
from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import DOUBT, Chain, Command, Heard, Reply
from heraut.grammars.typed.clauses import clauses, may_ask
from heraut.grammars.word_rows import WordRows
from heraut.voice.tasks.match.inputs import Input
from heraut.voice.tasks.match.typed.replies import YES, answered, says_just_yes
from heraut.voice.tasks.match.understanding import Understanding

_LONGEST: Final = 5
"""Words of the longest yes."""


def agreed_and_more(
    words: Understanding, said: Heard, reading: Callable[[str], Input]
) -> Chain | None:
    """Return what waits for a yes with the moves that were said behind it, to be read back.

    ``reading`` tells what a line means where nothing waits. Without this « oui, j'ai fini » would
    end the turn and leave out what it agrees to.
    """
    grammar, state = words.context.grammar, words.state
    line = str(said).split()
    first = state.chain or state.pending
    corrections = WordRows(grammar.spec.instead)
    joins = {*grammar.spec.then, *grammar.spec.chain.joins}
    if first is None or state.undoing or may_ask(grammar, line) or says_just_yes(grammar, line):
        return None
    waiting = first.commands if isinstance(first, Chain) else (first,)
    said_line = " ".join(line)
    forms = ", ".join(one.meaning.form for one in waiting)
    alone = reading(said_line)
    replaces = corrections.are_in(grammar.spelled(line))
    if not replaces and not _is_for_now(words, alone, waiting):
        match reading(f"{forms}, {said_line}"):
            case Chain(commands, refused=None) as chain if _goes_on(
                waiting, commands, joined=False
            ) and all(one.meaning.cost < DOUBT for one in commands[len(waiting) :]):
                # « Le onze dans mon royaume » is said of what is still to be taken.
                return replace(chain, cost=max(DOUBT, chain.cost))
    for yes, rest in _cut(grammar, line):
        agreed = answered(words, Heard.typed(" ".join(yes)))
        joined = tuple(yes) in joins
        if not joined and not (isinstance(agreed, Reply) and agreed.meaning.intent == YES):
            continue
        if corrections.are_in(grammar.spelled(rest)):
            return None  # « ok, le neuf plutôt » agrees to nothing
        joined |= any(tuple(rest[: len(join)]) == join for join in joins)
        match reading(f"{forms}, {' '.join(rest)}"):
            case Chain(commands, refused=None) as chain if _goes_on(waiting, commands, joined):
                return replace(chain, cost=max(DOUBT, chain.cost))
            case Chain() as chain if joined and chain.notations == tuple(
                one.notation for one in waiting
            ):
                # What is added cannot follow: that is said, and what waits is asked about still.
                return replace(chain, cost=max(DOUBT, chain.cost))
    return None


def _is_for_now(words: Understanding, meant: Input, waiting: Sequence[Command]) -> bool:
    """Tell whether something may be done in place of what waits, before it; no end of a turn is."""
    match meant:
        case Command(notation=notation):
            kinds = {verb_of(one.notation) for one in waiting}
            return verb_of(notation) in kinds or not words.context.match.closes(notation)
        case Chain(refused=None):
            return True
    return False


def _cut(grammar: Grammar, line: Sequence[str]) -> Iterator[tuple[Sequence[str], Sequence[str]]]:
    """Yield what may be a yes, and the words behind it: at a stop, or else the longest first."""
    parts = clauses(grammar, line)
    if len(parts) > 1:
        yield parts[0], [word for part in parts[1:] for word in (*part, ",")][:-1]
    for count in range(min(_LONGEST, len(line) - 1), 0, -1):
        yield line[:count], line[count:]


def _goes_on(waiting: Sequence[Command], commands: Sequence[Command], joined: bool) -> bool:
    """Tell whether commands begin with those that wait, and go on with others.

    Of the same kind only where a word joins them: « c'est ça, F douze » says better what is meant.
    """
    before = [one.notation for one in waiting]
    kinds = {one.meaning.intent for one in waiting}
    behind = [one for one in commands[len(before) :] if one.notation not in before]
    if [one.notation for one in commands[: len(before)]] != before or not behind:
        return False
    return joined or kinds.isdisjoint(one.meaning.intent for one in behind)
