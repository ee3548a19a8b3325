"""How far the last actions can be taken back, as far as one seat did them, and which they are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from heraut.engines.match import CannotUndo, Match
from heraut.engines.notation import verb_of
from heraut.engines.protocol import TABLE
from heraut.engines.rules import Rules
from heraut.grammars import Grammar
from heraut.grammars.meaning import DOUBT, Command, Meaning
from heraut.grammars.surface_forms import wordings
from heraut.grammars.typed.variations import parts_of
from heraut.voice.tasks.match.inputs import Instead

MOST_BACK: Final = 9
"""More actions than these no turn has that is taken back at once."""


def earlier(match: Match, most: int) -> Iterator[Match]:
    """Yield the match before the last action, before the one before that, while one seat acted."""
    before, seat = match, None
    for _ in range(most):
        try:
            undone = before.undo()
        except CannotUndo:
            return
        by = before.history[len(undone.history)].by
        if seat not in (None, by):
            return
        before, seat = undone, by
        yield before


def undoable(match: Match, count: int = 0) -> int:
    """Return how many of the last ``count`` actions can be taken back; of 0, all of a turn."""
    every = list(earlier(match, count or MOST_BACK))
    if not count and every and match.history[len(every[0].history)].by == TABLE:
        return 0  # what the table brought is no turn of anybody
    return len(every)


def takes_last_back(
    grammar: Grammar, match: Match, words: Sequence[str], *, keeping: bool = True
) -> bool:
    """Tell whether words take the thing last played back by its name: « rends-moi le huit »."""
    from heraut.grammars.typed.regrets import Regrets

    before = next(earlier(match, 1), None)
    if before is None:
        return False
    done = parts_of(match.history[len(before.history)].notation)
    return Regrets.of(grammar).takes_back(" ".join(words), done, keeping=keeping)


def does_the_same(match: Match, notation: str) -> bool:
    """Tell whether an action is of the kind of the last one that a seat did."""
    done = next((step.notation for step in reversed(match.history) if step.by != TABLE), "")
    return verb_of(done) == verb_of(notation)


def only_other(grammar: Grammar, match: Match) -> Instead | None:
    """Return the one thing that could have been done instead of the last; ``None`` of several.

    Who did not take what was offered, and wants it after all, need not name it.
    """
    before = next(earlier(match, 1), None)
    if before is None:
        return None
    done = match.history[len(before.history)].notation
    others = [one for one in map(str, before.rules.legal(before.state)) if one != done]
    said = best_said(grammar, before.rules, before.state, others[0]) if len(others) == 1 else None
    return Instead((Command(replace(said, cost=DOUBT), others[0]),)) if said else None


def last_done(grammar: Grammar, match: Match) -> Meaning | None:
    """Return the command that was played last; ``None`` if only some may know it.

    Raises ``CannotUndo`` where nothing was.
    """
    before = match.undo()
    step = match.history[len(before.history)]
    if any(event.audience is not None for event in step.events):
        return None
    return best_said(grammar, before.rules, before.state, step.notation)


def replaced(
    grammar: Grammar, match: Match, commands: Sequence[Command], back: int
) -> Meaning | None:
    """Return the one thing that commands of another kind would take the place of.

    ``None`` where they are of its kind, « plutôt le huit », or only some may know it: no word but
    its own would say that it is taken back.
    """
    if back != 1 or not commands or does_the_same(match, commands[0].notation):
        return None
    try:
        return last_done(grammar, match)
    except CannotUndo:
        return None


def best_said(
    grammar: Grammar, rules: Rules[Any, Any], state: Any, notation: str
) -> Meaning | None:
    """Return the command that says an action best."""
    every = list(wordings(grammar, rules, state, notation))
    # "Ma plaquette" says less than the tile's name.
    meanings = [one for one in every if not grammar.intents[one.intent].begun] or every
    # "Toute la colonne un" says it better than "colonne un à partir du trois".
    return min(meanings, key=lambda meaning: len(meaning.slots), default=None)
