"""Words that point first and say more then: « mets-le là, et le huit juste après ».

What they point at is done first, the rest after it; or what was taken back is done anew with
another piece: « remets-le, mais sur la quatre ». It is always read back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from heraut.grammars.meaning import DOUBT, Chain, Command, Heard, Scope
from heraut.grammars.typed.clauses import may_ask, sentences
from heraut.grammars.typed.corrections import Corrected, replaced, without_marks
from heraut.voice.tasks.match.typed.pointers import BOTH, REDO, THAT, THERE, Pointing, pointer
from heraut.voice.tasks.match.understanding import Understanding

_SHORTEST: Final = 1
"""A rest of so many words may say something."""


def pointed_first(
    words: Understanding, undone: Sequence[str], said: Heard
) -> Command | Chain | None:
    """Return what words mean of which the first only point; ``None`` where they do not."""
    if words.state.asking or words.state.secret is not None:
        return None
    if may_ask(words.context.grammar, str(said).split()):
        return None
    return _with_rest(words, undone, said) or _done_anew(words, undone, said)


def _with_rest(words: Understanding, undone: Sequence[str], said: Heard) -> Chain | None:
    """Return the move that is pointed at and those that follow it."""
    from heraut.grammars.typed.wide_reading import likewise, widely

    grammar = words.context.grammar
    first, *rest = sentences(grammar, str(said).split()) or [()]
    kind = pointer(grammar, " ".join(first)) if rest else ""
    if kind not in (THAT, THERE, BOTH):
        return None
    pointing = Pointing(*words.known, undone)
    # « Je prends ces deux-là, et je les garde » : the two that were asked about.
    move = pointing.both() if kind == BOTH else pointing.meant(THAT, Scope.TURN)
    if not isinstance(move, Command):
        return None
    free, resolver, _ = words.reading(said)
    # Each stop stays: it tells what goes together.
    behind = [word for part in rest for word in (*part[:-1], f"{part[-1]},")]
    match widely(free, resolver.after(move), behind, Scope.TURN, {}):
        case Command() as command:
            return Chain((move, command), cost=DOUBT)
        case Chain(commands, rest=(), refused=None):
            return Chain((move, *commands), cost=DOUBT)
    if len(rest) == 1 and (more := likewise(resolver.after(move), rest[0], [move])):
        # « Bon ben je l'y mets, et derrière mon huit. »
        return Chain((move, *more), cost=DOUBT)
    return None


def _done_anew(words: Understanding, undone: Sequence[str], said: Heard) -> Command | None:
    """Return what was taken back with another piece in it."""
    from heraut.voice.tasks.match.taking_back import best_said

    grammar, match = words.context.grammar, words.context.match
    if len(undone) != 1:
        return None
    spec = grammar.spec
    spelled = without_marks(grammar.spelled(str(said).split()), spec.instead)
    for end in range(len(spelled) - _SHORTEST, 0, -1):
        if pointer(grammar, " ".join(spelled[:end])) != REDO:
            continue
        done = best_said(grammar, match.rules, match.state, undone[0])
        wanted = without_marks(spelled[end:], (*spec.instead, *spec.then))
        if done is None or not wanted:
            return None
        free, resolver, _ = words.reading(said)
        made = replaced(free, resolver, done, Corrected(wanted))
        return made if made and made.notation != undone[0] else None
    return None
