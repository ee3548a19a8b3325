"""What a typed line means once it is put straight: without reasons, asides and slips."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from heraut.engines.notation import verb_of
from heraut.engines.protocol import TABLE
from heraut.grammars.disambiguation import read_back
from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import DOUBT, Chain, Command, MetaRequest, NotUnderstood, Query, Reply
from heraut.grammars.typed.asides import Asides
from heraut.grammars.typed.clauses import may_ask, steadied
from heraut.grammars.typed.correcting_words import PAST, REGRET, WITHOUT, CorrectingWords
from heraut.grammars.typed.digressions import (
    agreed,
    asked_of_topic,
    breaths,
    concluded,
    joined,
    settled,
    to_whom,
    without_calls,
    without_pronouns,
    without_reasons,
    without_telling,
    without_what_stays,
)
from heraut.grammars.typed.free_questions import FreeQuestions
from heraut.grammars.typed.mentions import split
from heraut.grammars.typed.slips import mended
from heraut.voice.dialogue.requests import Guessed
from heraut.voice.tasks.match.inputs import Breath, Input, Instead, Piece, Trouble
from heraut.voice.tasks.match.match_context import MatchContext
from heraut.voice.tasks.match.typed.counted_regrets import only_so_many

_STOPS: Final = frozenset(",;:.!?…")
_MOST: Final = 6
"""Of more clauses than these hardly one only holds up the others."""
_MOVES: Final = (Command, Chain, Instead, Breath, Piece)
_NO_MOVES: Final = (NotUnderstood, Reply, MetaRequest, Query, Guessed, Trouble)


def put_straight(context: MatchContext, line: str, reading: Callable[[str], Input]) -> Input | None:
    """Return what is meant by what is left of a line, to be read back; ``None`` if all counts."""
    grammar, words = context.grammar, line.split()
    steady = steadied(grammar, words)
    if len(steady) < len(words):
        return _doubted(reading(" ".join(steady)))
    plainly = without_telling(grammar, words)
    if plainly != words:
        meant = _doubted(reading(" ".join(plainly)))
        if isinstance(meant, Command | Chain | Piece):
            return meant
    if (row := without_pronouns(grammar, words)) != words:
        meant = _doubted(reading(" ".join(row)))
        if isinstance(meant, Chain):
            return meant
    if (corrected := _beside_what_stays(context, words, reading)) is not None:
        return corrected
    if whom := to_whom(grammar, context.match.players, words):
        given = reading(" ".join(whom))
        if isinstance(given, Piece):
            return replace(given, cost=max(DOUBT, given.cost))
    if topic := asked_of_topic(grammar, words):
        asked = reading(" ".join(topic))
        if isinstance(asked, Query | Guessed):
            return asked
    if (counted := only_so_many(context, line)) and counted != line:
        fewer = reading(counted)
        if isinstance(fewer, Instead) and fewer.commands:
            return fewer
    if grammar.spec.memory.compares:
        from heraut.voice.tasks.match.typed.compared import compared

        if (each := compared(grammar, words)) is not None:
            return each
    if grammar.spec.differs:
        from heraut.voice.tasks.match.typed.compared import told_apart

        if (both := told_apart(grammar, words)) is not None:
            return both
    if grammar.spec.compounds and (plain := grammar.spelling.unspelled(words)) != words:
        return _doubted(reading(" ".join(plain)))
    if grammar.spec.compounds and not may_ask(grammar, words):
        from heraut.grammars.typed.shared_parts import in_full

        for told in in_full(grammar, words):
            # As it stands, what shares its first part would be left out of what is read back.
            meant = _doubted(reading(" ".join(told)))
            if isinstance(meant, Command | Chain | Instead | Breath):
                return meant
    if _STOPS.isdisjoint(line[:-1]):
        return None
    if (freed := _unhindered(grammar, words, reading)) is not None:
        return freed
    if chosen := settled(grammar, words):
        meant = _doubted(reading(" ".join(chosen)))
        if isinstance(meant, Piece):
            # Something else was spoken of as well: it is read back.
            meant = replace(meant, cost=max(DOUBT, meant.cost))
        if isinstance(meant, Command | Chain | Piece):
            return meant
    for straight in (
        without_calls(grammar, context.match.players, words),
        mended(grammar, words),
        without_what_stays(grammar, words),
    ):
        if not straight:
            return NotUnderstood(line)
        if list(straight) != words:
            meant = _doubted(reading(" ".join(straight)))
            # « Non », which is all that is left, answers somebody else, and so is « quand est-ce
            # qu'on mange » asked of them.
            if not isinstance(meant, _NO_MOVES):
                return meant
    if answered := agreed(grammar, words):
        meant = _doubted(reading(" ".join(answered)))
        # « Nathan a un neuf ? Oui, je crois » tells nothing for sure.
        is_fact = isinstance(meant, Command) and context.is_fact(meant.meaning)
        if isinstance(meant, Command | Chain) and not is_fact:
            return meant
    for rest, concedes in without_reasons(grammar, words):
        meant = _doubted(reading(" ".join(rest)))
        if isinstance(meant, Command | Chain | Instead | Breath):
            return meant
        if concedes and isinstance(meant, Piece):
            # What is only conceded is nothing that could be played.
            return NotUnderstood(line)
        if concedes:
            return meant
    return _concluded(context, words, reading)


def _beside_what_stays(
    context: MatchContext, words: list[str], reading: Callable[[str], Input]
) -> Instead | None:
    """Return what is corrected beside a clause that says what is not: « les neuf restent là ».

    « C'était le trois et le cinq, je garde les deux neuf » : as it stands the nines were added.
    """
    grammar, history = context.grammar, context.match.history
    cut = breaths(grammar, words)
    if not 1 < len(cut) <= _MOST or may_ask(grammar, words) or not history:
        return None
    marks, named = CorrectingWords.of(grammar), FreeQuestions.of(grammar).mentioned
    kinds = [marks.kinds(split(one.spelled)) for one in cut]
    stays = [at for at, kind in enumerate(kinds) if WITHOUT in kind and named(cut[at].spelled)[1]]
    if len(stays) != 1 or not any(kinds[at] & {REGRET, PAST} for at in range(len(cut))):
        return None
    rest = [one for at, one in enumerate(cut) if at != stays[0]]
    if not any(named(one.spelled)[1] for one in rest):
        return None
    # What was done to something else is another move: « et garder le neuf ».
    # What the table brought since, such as cards that were drawn, is left out.
    last = next((one for one in reversed(history) if one.by != TABLE), history[-1])
    done = _parts(last.notation)
    told = [
        {part for value in one.values.values() for part in str(value).split(",")}
        for one in named(cut[stays[0]].spelled)[1]
    ]
    # « Les deux neuf »: what is named last is what stays.
    kept = set().union(*told) & done
    if not kept or not told[-1] & done:
        return None
    meant = reading(" ".join(joined(rest)))
    if not isinstance(meant, Instead) or not meant.commands:
        return None
    return None if any(kept & _parts(one.notation) for one in meant.commands) else meant


def _parts(notation: str) -> set[str]:
    """Return what an action is done with: ``9`` of ``exchange 9,9``."""
    return {part for word in notation.split() for part in word.split(",")}


def _unhindered(
    grammar: Grammar, words: list[str], reading: Callable[[str], Input]
) -> Input | None:
    """Return what is asked or taken back behind what only holds up: « dis-moi », « attends »."""
    cut, asides = breaths(grammar, words), Asides.of(grammar)
    kept = [one for one in cut if not asides.are_all(one.typed)]
    if not 0 < len(kept) < len(cut) <= _MOST:
        return None
    meant = reading(" ".join(joined(kept)))
    if may_ask(grammar, words):
        return meant if isinstance(meant, Query | Guessed) else None
    takes_back = isinstance(meant, Instead) and not meant.commands
    return meant if takes_back else None


def _concluded(
    context: MatchContext, words: list[str], reading: Callable[[str], Input]
) -> Input | None:
    """Return what is meant for what was told before it, which is no move itself."""
    parts = concluded(context.grammar, words)
    if parts is None:
        return None
    told, meant = (" ".join(part) for part in parts)
    before, found = reading(told), _doubted(reading(meant))
    if isinstance(before, Instead):
        # « Non, j'ai dit de l'autre côté, donc à gauche » corrects, and says where once more.
        return before if isinstance(found, Query | Guessed | NotUnderstood) else None
    kept = context.grammar.around.kept.intersection(context.grammar.spelled(parts[0]))
    # « C'est Mamie la plus âgée » denies nothing by its « plus ».
    denies = bool(kept.difference(_form(before)))
    if not denies and isinstance(before, _MOVES) and not _only_weighed(before, found):
        return None
    return found if isinstance(found, (Command, Chain, Instead, Breath, Query)) else None


def _form(meant: Input) -> list[str]:
    return meant.meaning.form.split() if isinstance(meant, Command) else []


def _only_weighed(told: Input, meant: Input) -> bool:
    """Tell whether what seems to be told is the same move done otherwise: « sur deux, il rit »."""
    match told, meant:
        case Command(meaning, first), Command(notation=then) if meaning.cost >= DOUBT:
            return verb_of(first) == verb_of(then)
    return False


def _doubted(meant: Input) -> Input:
    return read_back(meant) if isinstance(meant, Command | Chain) else meant
