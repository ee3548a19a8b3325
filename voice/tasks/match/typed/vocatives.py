"""What is said to another one at the table, by name: « alors Nathan, tu veux du café ? »."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from heraut.grammars.confusions import folded
from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import (
    DOUBT,
    Command,
    Illegal,
    Meaning,
    MetaRequest,
    NotUnderstood,
    Query,
)
from heraut.grammars.spec import Who
from heraut.grammars.typed.asides import Asides
from heraut.grammars.typed.clauses import clauses, may_ask
from heraut.grammars.typed.digressions import breaths
from heraut.grammars.typed.example_filters import TERM
from heraut.grammars.typed.first_names import first_names
from heraut.grammars.typed.free_questions import NONE, FreeQuestions
from heraut.grammars.typed.people import PERSONAL
from heraut.voice.dialogue.requests import Guessed
from heraut.voice.tasks.match.inputs import Input, Piece, Trouble
from heraut.voice.tasks.match.match_context import MatchContext

_STOPS: Final = ",;:.!?…"
_FEWEST: Final = 2
"""A name that is called and what is said to its bearer."""


def without_vocative(grammar: Grammar, names: Sequence[str], words: Sequence[str]) -> str:
    """Return what is said besides the name of a player, where that stands apart; else nothing."""
    cut = clauses(grammar, words)
    if len(cut) < _FEWEST:
        return ""
    known = {folded(name.lower()) for name in names if name}
    for calls, rest in ((cut[0], cut[1:]), (cut[-1], cut[:-1])):
        named = [word for word in calls if folded(word.lower()) in known]
        others = [word for word in calls if word not in named]
        said = [word for clause in rest for word in clause]
        # « Sophie, des paysans, elle en a ? » speaks of her, and not to her.
        of_one = not grammar.around.others.isdisjoint(said)
        if len(named) == 1 and not of_one and not grammar.around.without(others):
            return " ".join(said)
    return ""


def without_call(grammar: Grammar, names: Sequence[str], line: str) -> str:
    """Return a line without the name of a player that it begins or ends with, if it has more.

    Where it means nothing, that one is called rather: « Nathan baisse la radio ».
    """
    words = line.split()
    known = {folded(name.lower()) for name in names if name}
    bare = [folded(word.lower().strip(_STOPS)) for word in words]
    at = next((at for at, word in enumerate(bare) if not grammar.around.is_free(word)), 0)
    if bare[at] in known:
        return " ".join(words[at + 1 :]) or line
    return " ".join(words[:-1]) or line if bare[-1] in known else line


def said_to_another(context: MatchContext, line: str, meant: Input) -> bool:
    """Tell whether a line that is not surely understood is said to who is called in it.

    « Tom, tu me passes les chips ? » It names nothing of the game, and wonders about nothing.
    """
    grammar, names = context.grammar, context.match.players
    rest = _beside_call(grammar, names, line) if _is_doubted(grammar, line, meant) else ()
    around = grammar.around
    if not around.without(rest) or around.is_wondered(rest) or around.others & {*rest}:
        return False
    if _says_all(meant, rest):
        # « Allez Marie, à toi » is all a sentence of the game, which hands the turn over.
        return False
    if isinstance(meant, Piece) and not PERSONAL.isdisjoint(meant.slots):
        # « À Marie, la pauvre » tells whose it is, which was asked; « Marie, ton thé » does not.
        polite = Asides.of(grammar).are_all(breaths(grammar, line.split())[-1].typed)
        if polite or around.addresses.isdisjoint(rest):
            return False
    if isinstance(meant, Command | Illegal) and _tells(grammar, meant.meaning):
        return not around.addresses.isdisjoint(rest)  # « Tom, tu as vu, j'ai deux rois »
    # « Pas » is a word of the rules, too.
    named = FreeQuestions.of(grammar).mentioned(rest)[1]
    if any({*one.values} != {TERM} for one in named):
        return False
    return not around.addresses.isdisjoint(rest) or not may_ask(grammar, line.split())


def _tells(grammar: Grammar, meaning: Meaning) -> bool:
    """Tell whether a meaning is what lies on the table, or comes to it: it is nobody's move."""
    intent = grammar.intents.get(meaning.intent)
    return intent is not None and intent.who is not Who.SEAT


def _says_all(meant: Input, rest: tuple[str, ...]) -> bool:
    """Tell whether words are of one sentence that is a move."""
    if not isinstance(meant, Command) or meant.meaning.swapped:
        return False
    return {*rest} <= {*meant.meaning.form.split()}


def is_elsewhere(context: MatchContext, line: str) -> bool:
    """Tell whether a line holds what is of no game, whoever it is said to: « dix euros »."""
    names = {folded(name.lower()) for name in context.match.players if name}
    said = [word for word in line.split() if folded(word.lower().strip(_STOPS)) not in names]
    return Asides.of(context.grammar).is_elsewhere(said)


def is_chat(context: MatchContext, line: str) -> bool:
    """Tell whether a line is nothing of the game but for the player it ends or begins with.

    « Tu veux un café Léa ? » ; no stop parts the name from the rest.
    """
    grammar, words = context.grammar, line.split()
    known = {folded(name.lower()) for name in context.match.players if name}
    bare = [folded(word.lower().strip(_STOPS)) for word in words]
    spoken = [at for at, word in enumerate(bare) if word]
    free = FreeQuestions.of(grammar)
    for at in {*spoken[:1], *spoken[-1:]}:
        rest = [word for place, word in enumerate(words) if place != at]
        if bare[at] in known and grammar.around.others.isdisjoint(bare):
            surely = free.surely(rest)
            if surely is not None and surely.intent == NONE:
                return not any({*one.values} != {TERM} for one in free.mentioned(rest)[1])
    return False


def _is_doubted(grammar: Grammar, line: str, meant: Input) -> bool:
    """Tell whether what a line was taken for leaves out words that are no part of it."""
    match meant:
        case Guessed() | Trouble() | Piece() | NotUnderstood():
            return True
        case MetaRequest(meaning):
            form = {grammar.lemma.get(word, word) for word in meaning.form.split()}
            said = grammar.around.without(grammar.spelled(line.split()))
            return len([one for one in said if grammar.lemma.get(one, one) not in form]) > _FEWEST
        case Illegal(meaning) | Command(meaning) | Query(meaning):
            return meaning.cost >= DOUBT or meaning.swapped
    return False


def _beside_call(grammar: Grammar, names: Sequence[str], line: str) -> tuple[str, ...]:
    """Return what is said before or behind the clause that calls somebody; none if none does."""
    known = {folded(name.lower()) for name in names if name} | {*first_names(grammar.lang)}
    cut = [one.spelled for one in breaths(grammar, line.split())]
    for calls, rest in ((cut[0], cut[1:]), (cut[-1], cut[:-1])):
        named = [word for word in calls if folded(word) in known]
        dear = grammar.around.endearments.are_in(calls)
        others = grammar.around.without([word for word in calls if word not in named])
        # « Kléber quinze » is a place, and nobody.
        things = [one for one in FreeQuestions.of(grammar).mentioned(calls)[1] if not one.person]
        if dear or (len(named) == 1 and len(others) < _FEWEST and not things):
            return tuple(word for clause in rest for word in clause)
    return ()
