"""A secret that is asked for all the same, once it was told that all would hear it.

« Vas-y, montre-la », « lis-les quand même » and « montre ma main » said again mean the question
that was warned of, in whatever words it was asked; noise types nothing.
"""

from __future__ import annotations

from collections.abc import Callable

from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import Kind, Meaning, Query, Reply
from heraut.voice.tasks.match.inputs import Input
from heraut.voice.tasks.match.typed.replies import YES, behind
from heraut.voice.tasks.match.understanding import Understanding


def asked_anyway(words: Understanding, line: str, reading: Callable[[str], Input]) -> Input | None:
    """Return a yes to a warning for a line that insists, or what follows its yes.

    ``None`` where it does neither. ``reading`` reads a line, or a part of it.
    """
    grammar, asked = words.context.grammar, words.state.asked
    yes = Reply(Meaning(YES, Kind.REPLY))
    rest = behind(grammar, line, YES)
    insisted, left = _insisted(grammar, tuple(grammar.spelled((rest or line).lower().split())))
    if insisted and not left:
        return yes
    if not rest and not insisted:
        return None
    # Less is read than was said, so that this ends.
    again = reading(" ".join(left) if insisted else rest)
    if isinstance(again, Query) and isinstance(asked, Query) and _is_same(again, asked):
        # Where a move waits for a yes as well, only the question itself is surely this one.
        return asked
    return again if rest and not insisted else None


def _is_same(again: Query, asked: Query) -> bool:
    """Tell whether two questions ask the same, however surely."""
    one, other = again.meaning, asked.meaning
    return (one.intent, one.slots) == (other.intent, other.slots)


def _insisted(grammar: Grammar, words: tuple[str, ...]) -> tuple[bool, tuple[str, ...]]:
    """Return whether words insist, and what they say besides."""
    insisted, left, at = False, list[str](), 0
    while at < len(words):
        row = max(grammar.around.insists.begin(words[at:]), key=len, default=())
        insisted = insisted or bool(row)
        left += [] if row or grammar.around.is_free(words[at]) else [words[at]]
        at += len(row) or 1
    return insisted, tuple(left)
