"""What the first words of a line, or the last, ask for at once: « stop, ça va »; and asides."""

from __future__ import annotations

from collections.abc import Callable

from heraut.grammars.meaning import (
    DOUBT,
    Chain,
    Command,
    Illegal,
    Meaning,
    MetaRequest,
    NotUnderstood,
    Query,
    Reply,
)
from heraut.grammars.typed.asides import Asides
from heraut.grammars.typed.clauses import clauses, without_tags
from heraut.grammars.typed.free_questions import SMALL_TALK, FreeQuestions
from heraut.grammars.typed.proposals import regretted
from heraut.voice.tasks.match.inputs import Input, Instead
from heraut.voice.tasks.match.typed.in_passing import counts, names
from heraut.voice.tasks.match.typed.nearest import Nearest
from heraut.voice.tasks.match.typed.regrets import TypedRegrets
from heraut.voice.tasks.match.understanding import Understanding

Reading = Callable[[str], Input]


def at_once(
    words: Understanding, line: str, reading: Reading, regrets: TypedRegrets, nearest: Nearest
) -> MetaRequest | Instead | Reply | None:
    """Return what the first words of a line, or the last, ask for at once: « stop, ça va »."""
    said = line.split()
    first, *rest = clauses(words.context.grammar, said) or [()]
    match reading(" ".join(rest[-1])) if rest else None:
        case MetaRequest(Meaning("pause" | "resume", cost=0.0)) as pause:
            idle = isinstance(reading(" ".join(first)), NotUnderstood)
            return pause if idle and not names(words.context.grammar, [first]) else None
    match reading(" ".join(first)) if rest else None:
        case MetaRequest(Meaning("stop" as intent, cost=0.0)) as stops:
            likely = FreeQuestions.of(words.context.grammar).likely(said)
            # « On coupe, la soupe est servie » does not ask for silence.
            return stops if [one.intent for one, _ in likely[:1]] == [intent] else None
        case MetaRequest(Meaning("undo", cost=0.0)) if not words.state.asking:
            return regrets.last()
        case MetaRequest(Meaning("pause" | "undo_many", cost=0.0)) as talk:
            # « On arrête deux minutes, on sonne » ; a number would be of something else.
            return None if counts(words.context.grammar, rest) else talk
        case MetaRequest(Meaning("wait" | "thanks", cost=0.0)) as talk:
            # « Minute, le four sonne », where nothing of the game is named.
            # « Laisse, on efface tout ça » waits for nothing.
            sorry = regretted(said, nearest.like(said))
            return None if sorry or names(words.context.grammar, rest) else talk
        case Reply(Meaning("no", cost=0.0)) as no if words.state.asking:
            # « Laisse tomber, je vais faire autre chose » : what else is said then.
            return no
    return None


def without_asides(words: Understanding, line: str, meant: Input) -> str:
    """Return a line that is not surely understood without the set phrases in it."""
    match meant:
        case NotUnderstood() | Illegal() | Chain():
            # « J18, J19, puis R3 pour finir » ends no turn.
            unsure = True
        case Command(meaning) | Query(meaning):
            unsure = meaning.cost >= DOUBT
        case MetaRequest(meaning):
            # « Pourquoi pas » does not ask why.
            plain = " ".join(words.context.grammar.plain(line.split()))
            unsure = meaning.intent in (*SMALL_TALK, "why") or meaning.form != plain
        case _:
            unsure = False
    if not unsure:
        return line
    # « Désolé Léna » is said to a player, by whatever name.
    said = str(words.by_number(line)).split()
    untagged = without_tags(words.context.grammar, said)
    without = Asides.of(words.context.grammar).without(untagged)
    return line if without == tuple(said) else " ".join(without)
