"""The move that a line says of a player by name: « Annie joue blé »."""

from __future__ import annotations

from collections.abc import Callable, Set
from functools import partial
from itertools import dropwhile

from heraut.engines.protocol import TABLE
from heraut.engines.rules import POSSIBLE
from heraut.grammars.confusions import folded
from heraut.grammars.disambiguation import read_back
from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import (
    DOUBT,
    Chain,
    Command,
    Illegal,
    Kind,
    Meaning,
    NotUnderstood,
    Query,
)
from heraut.grammars.spec import Who
from heraut.voice.tasks.match.inputs import Input, Piece, Trouble
from heraut.voice.tasks.match.match_context import MatchContext
from heraut.voice.tasks.match.typed.in_passing import ends_by_halves


def said_by_name(
    context: MatchContext, line: str, whole: Input, reading: Callable[[str], Input]
) -> Input | None:
    """Return the move that a line says of a player by name; ``None`` if it says none.

    ``whole`` is what the line means as it is. What is returned is read back. Of a player who is not
    to act it is said that it is not that one's turn.
    """
    # « Donc papa prend du blé » concludes it from what was told before, « et Sara » goes on.
    joins = {word for join in context.grammar.spec.then for word in join}
    before = partial(_leads, context.grammar, joins)
    words = [*dropwhile(before, line.split())]
    first, *rest = words or [""]
    players = [folded(name.lower()) for name in context.match.players]
    named = folded(first.lower().rstrip(",:"))
    if not rest or not named or players.count(named) != 1 or _is_sure(context, whole):
        return None
    meant = reading(" ".join(rest))
    moves = isinstance(meant, Command | Chain | Piece | Illegal)
    if not moves or ends_by_halves(context, rest, meant):
        return None
    if isinstance(meant, Command) and _brings(context, meant):
        # « Paul a tiré ma carte vente » tells what the table brought.
        return read_back(meant)
    if context.match.to_act == TABLE:
        # What is to be brought before anybody acts is told by the refusal, or by itself.
        refused = isinstance(meant, Illegal) and not context.is_fact(meant.meaning)
        return meant if refused else Query(Meaning(POSSIBLE, Kind.QUERY))
    if players.index(named) != context.match.to_act:
        return Trouble("not-theirs", {"seat": players.index(named)})
    return read_back(meant) if isinstance(meant, Command | Chain) else meant


def _is_sure(context: MatchContext, whole: Input) -> bool:
    """Tell whether something was surely said by the words as they are."""
    match whole:
        case Illegal(meaning) | Command(meaning) if context.is_fact(meaning):
            # « Annie pose le onze » is only like « Annie a le onze ».
            return not meaning.swapped
        case Command(Meaning(cost=cost), notation):
            # « Allez Marie, à toi » is said to who comes next.
            return cost < DOUBT or context.match.closes(notation)
    return not isinstance(whole, NotUnderstood | Trouble | Illegal)


def _leads(grammar: Grammar, joins: Set[str], word: str) -> bool:
    return grammar.around.is_free(word) or word.lower() in joins


def _brings(context: MatchContext, meant: Command) -> bool:
    return context.grammar.intents[meant.meaning.intent].who is Who.TABLE
