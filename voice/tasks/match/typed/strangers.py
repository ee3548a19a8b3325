"""Who is asked about and does not play: « et Bernard, il a combien de points ? »."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from heraut.grammars.confusions import folded
from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import Heard, NotUnderstood, Query
from heraut.grammars.typed.first_names import first_names
from heraut.grammars.typed.free_questions import FreeQuestions
from heraut.grammars.typed.people import SEAT, by_number, called_by, compared
from heraut.voice.dialogue.requests import Guessed
from heraut.voice.tasks.match.inputs import Input, Trouble
from heraut.voice.tasks.match.match_context import MatchContext


def stranger_called(
    context: MatchContext, line: str, meant: Input, asked: Callable[[str], Input]
) -> Trouble | None:
    """Return that a question is about somebody who does not play, by the name of that one.

    ``asked`` tells what words ask, with a player in place of the stranger.
    """
    match, grammar = context.match, context.grammar
    named = strangers(context, line)
    if len(named) != 1 or _is_game_word(grammar, named[0]):
        return None
    typed = str(Heard.typed(line)).split()
    said = by_number(typed, named, grammar.spec.people, grammar.lang)
    found = asked(" ".join(said))
    given = found.asked if isinstance(found, Guessed) else found
    # « Paul, c'est à qui ? » may be said to one who only looks on.
    told = isinstance(meant, NotUnderstood) and not isinstance(found, Guessed)
    about = isinstance(given, Query) and (told or SEAT in given.meaning.slots)
    if not about and not isinstance(given, Trouble):
        return None
    name = " ".join(word[:1].upper() + word[1:] for word in named[0].split())
    return Trouble("nobody-called", {"name": name, "seats": tuple(range(match.seats))})


def strangers(context: MatchContext, line: str) -> Sequence[str]:
    """Return the first names in a line that no player has, each once: « Pépé Marcel » is one."""
    match, grammar = context.match, context.grammar
    known = {way for name in match.players for way in called_by(name, grammar.lang)}
    # « Maman, t'as fini ? » is said to her.
    words = [word.rstrip(".?!") for word in line.split()]
    strange = {word for word in words if folded(word.lower()) in first_names(grammar.lang)}
    unknown = {word for word in strange if compared(word) not in known}
    runs = [" ".join(run) for called, run in groupby(words, unknown.__contains__) if called]
    return list(dict.fromkeys(runs))


def is_said_to_stranger(context: MatchContext, line: str) -> bool:
    """Tell whether a line calls somebody who does not play: « ouais d'accord Michel »."""
    return any(not _is_game_word(context.grammar, name) for name in strangers(context, line))


def _is_game_word(grammar: Grammar, name: str) -> bool:
    """Tell whether a name names something of the game as well: « Edgar »."""
    words = name.split()
    # « Même » is no name, however it is spelled.
    return bool(FreeQuestions.of(grammar).mentioned(words)[1]) or any(
        map(grammar.around.is_free, words)
    )
