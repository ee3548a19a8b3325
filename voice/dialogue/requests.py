"""Requests about the talk itself, as far as they are the same whatever one talks about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from heraut.grammars.meaning import (
    Command,
    Heard,
    Interpretation,
    Meaning,
    MetaRequest,
    NotUnderstood,
    Proposal,
    Query,
    Reply,
    Scope,
)
from heraut.voice.dialogue.task import Moment, Task

EXACT_ONLY: Final = frozenset({"yes", "undo", "back", "quit", "phones_close"})
"""What takes effect at once and was therefore heard word for word, or was not heard at all."""
_MARK: Final = "?"
_SLIP: Final = 0.1
"""From this cost on some word was another, or left out that may have meant something."""
ADJUSTMENTS: Final = frozenset(
    {
        *("faster", "slower", "louder", "softer", "change_voice"),
        *("more_detail", "less_detail"),
        *("listen_always", "listen_push"),
        "report",
        *("voice_as_before", "keep_settings", "reset_settings"),
    }
)
SERVICES: Final = frozenset({"phones_open", "phones_address", "phones_close"})
"""What is asked of the program around the talk, where it offers that."""
MOST_WORDS: Final = 40
"""Words that a typed line may have: twice as many as anybody was seen to type."""
_LONGEST_LINE: Final = 500
"""Letters that it may have."""
_LONGEST_NO: Final = 3
"""Words of the longest no that is looked for at the beginning of a line."""


@dataclass(frozen=True, slots=True)
class Guessed:
    """What words probably ask that no sentence fits: it is answered, and told to be a guess."""

    asked: Query | MetaRequest
    words: str
    """The words, as they were read."""
    proposals: Sequence[Proposal]
    """A sentence that asks it, and what else the words may have meant."""


class Unclear:
    """Marks what is told of words that made no sense in place of that: they may be heard again."""

    __slots__ = ()


def as_exact(given: Interpretation) -> Interpretation:
    """Return what was meant; not understood where :data:`EXACT_ONLY` was heard inexactly."""
    match given:
        case Reply(meaning) | MetaRequest(meaning) if _inexact(meaning):
            return NotUnderstood(meaning.form)
    return given


def _inexact(meaning: Meaning) -> bool:
    return meaning.cost >= _SLIP and meaning.intent in EXACT_ONLY


def may_confirm(given: object) -> bool:
    """Tell whether the same may be said again: a question, a why, a move; or a yes to a warning.

    A warning that is repeated stands: a yes after it may be meant for it.
    """
    match given:
        case Query() | Command() | Reply(Meaning("yes")):
            return True
        case MetaRequest(Meaning("why" | "repeat" | "what")):
            return True
    return False


def doubted(given: Any, heard: Heard) -> Any:
    """Return what words mean, with a doubt where it is only what the sound was most like.

    A yes that asks is none: « oui ? ».
    """
    if isinstance(given, Reply) and given.meaning.intent == "yes" and _MARK in str(heard):
        return NotUnderstood(str(heard))
    if not heard.unsure:
        return given
    from heraut.grammars.disambiguation import perhaps

    return perhaps(given)


def meant_now(task: Task[Any], moment: Moment, heard: Heard) -> object:
    """Return what words would mean at a moment of the talk: the first that is something."""
    scopes = dict.fromkeys((moment.scope, *moment.besides))
    found = [as_exact(doubted(task.interpret(heard, one, ""), heard)) for one in scopes]
    return next((one for one in found if not isinstance(one, NotUnderstood)), found[0])


def written_now(task: Task[Any], moment: Moment, line: str) -> Any:
    """Return what a line that a second ear wrote down would mean, as if it were typed."""
    heard = replace(Heard.typed(line), unsure=True)
    return as_exact(doubted(task.interpret(heard, moment.scope, line), heard))


def in_free_words(task: Task[Any], heard: Heard, line: str, scope: Scope) -> Any:
    """Return what a typed line means where it is asked whether to leave: « ouais, on arrête là ».

    Or the no that it begins with: « non pas encore, on finit la manche ».
    """
    given = task.interpret(heard, scope, line)
    words = line.split()
    shorter = range(min(_LONGEST_NO, len(words) - 1), 0, -1)
    for count in shorter if isinstance(given, NotUnderstood) else ():
        match task.interpret(Heard.typed(" ".join(words[:count])), scope, ""):
            case Reply(Meaning("no", cost=0.0)) as no:
                return no
    return given


def is_too_long(line: str) -> bool:
    """Tell whether a typed line is more than anybody says at once: to read it would take long."""
    return len(line) > _LONGEST_LINE or len(line.split()) > MOST_WORDS
