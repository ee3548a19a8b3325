"""What a line asks for that has more in it than that: the voice to be louder, one thing twice."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from heraut.grammars.confusions import folded
from heraut.grammars.disambiguation import doubted
from heraut.grammars.grammar import Grammar
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
from heraut.grammars.spec import BEGUN, OF_THE_VOICE
from heraut.grammars.typed.clauses import asked_in_all, clauses, may_ask, sentences
from heraut.grammars.typed.correcting_words import EXCLUDES, REFUSES, CorrectingWords
from heraut.grammars.typed.mentions import Mention
from heraut.grammars.typed.variations import parts_of
from heraut.voice.dialogue.requests import Guessed
from heraut.voice.tasks.match.inputs import Input, Instead, Piece
from heraut.voice.tasks.match.match_context import MatchContext

_THANKS: Final = "thanks"
_CALLED: Final = ","
"""Stands between whom one calls and what is said to them."""
_LITTLE: Final = 0.02
"""What costs as much as this has words left out that may matter."""
_LONGEST_YES: Final = 2
"""Words of a yes or a no that says nothing else."""

Reading = Callable[[str], Input]
"""What words mean by themselves."""


def surely_forbidden(plain: Input, whole: Input) -> bool:
    """Tell whether a line is forbidden as it stands, and a move only where words are left out.

    « Allez, je garde les quatre en main, une fois » keeps no two of them.
    """
    cut = isinstance(whole, Command) and whole.meaning.swapped
    return (
        cut
        and isinstance(plain, Illegal)
        and plain.meaning.cost < DOUBT
        and not plain.meaning.swapped
    )


def of_the_voice(grammar: Grammar, line: str, meant: Input, reading: Reading) -> MetaRequest | None:
    """Return what first words ask of the voice, where the others are no sure move.

    « Plus fort, mon petit, j'entends rien » means no small card.
    """
    match meant:
        case NotUnderstood():
            pass
        case Command(meaning) | Query(meaning) if meaning.cost >= DOUBT:
            pass
        case _:
            return None
    first, *rest = clauses(grammar, line.split()) or [()]
    if not rest or counts(grammar, rest):
        return None
    match reading(" ".join(first)):
        case MetaRequest(Meaning(intent=intent, cost=0.0)) as asked if intent in OF_THE_VOICE:
            return asked
    return None


def supposes(grammar: Grammar, line: str) -> bool:
    """Tell whether a question begins by what might be done: « et si je garde Wigelm »."""
    first = next(iter(sentences(grammar, line.split())), ())
    return any(grammar.around.ponders_in(first[:length]) for length in (1, 2))


def is_talk(grammar: Grammar, line: str) -> bool:
    """Tell whether a line is set phrases that change nothing: « les enfants, à table »."""
    from heraut.grammars.typed.asides import Asides

    return Asides.of(grammar).are_all(line.split())


def thanked(grammar: Grammar, line: str, meant: Input) -> MetaRequest | None:
    """Return the thanks of who says yes where nothing was asked: « ok, c'est beau »."""
    if not isinstance(meant, Reply) or len(grammar.plain(line.split())) <= _LONGEST_YES:
        return None  # « d'accord » is only a yes
    from heraut.grammars.typed.free_questions import FreeQuestions

    surely = FreeQuestions.of(grammar).surely(line.split())
    return MetaRequest(surely) if surely is not None and surely.intent == _THANKS else None


def is_nothing(context: MatchContext, line: str, meant: Input) -> bool:
    """Tell whether a line that seems to mean something is said to somebody else, or not done."""
    grammar = context.grammar
    undone = _only_undone(grammar, line, meant) or _is_refused(grammar, line, meant)
    undone = undone or _is_of_other_things(context, line, meant)
    return undone or _is_no_yes(context, line, meant) or _is_for_another(context, line, meant)


def _is_no_yes(context: MatchContext, line: str, meant: Input) -> bool:
    """Tell whether a line that holds a yes agrees to nothing: « il a dit oui », « oui Michel »."""
    from heraut.voice.tasks.match.typed.replies import YES, is_withheld
    from heraut.voice.tasks.match.typed.strangers import is_said_to_stranger

    if not isinstance(meant, Reply) or meant.meaning.intent != YES:
        return False
    return is_withheld(context.grammar, line) or is_said_to_stranger(context, line)


def _is_for_another(context: MatchContext, line: str, meant: Input) -> bool:
    """Tell whether a line that seems to mean something is said to somebody else at the table."""
    if isinstance(meant, NotUnderstood):
        return False
    if _presses_another(context, line, meant):
        return True
    from heraut.voice.tasks.match.typed.vocatives import is_chat, is_elsewhere, said_to_another

    if _is_unsure(meant) and is_elsewhere(context, line):
        return True
    if _CALLED not in line and not isinstance(meant, Guessed):
        return False
    if isinstance(meant, Guessed) and is_chat(context, line):
        return True
    return _CALLED in line and said_to_another(context, line, meant)


def _is_unsure(meant: Input) -> bool:
    """Tell whether a line has words that are not of what it seems to mean."""
    match meant:
        case Chain(cost=cost):
            return cost >= DOUBT
        case (
            Command(meaning)
            | Illegal(meaning)
            | Query(meaning)
            | Reply(meaning)
            | MetaRequest(meaning)
        ):
            return meaning.swapped or meaning.cost >= _LITTLE
    return True


def _presses_another(context: MatchContext, line: str, meant: Input) -> bool:
    """Tell whether a wish of a quicker voice is said to a player: « allez Paul, grouille »."""
    match meant:
        case Guessed(MetaRequest(Meaning(intent=intent))) | MetaRequest(Meaning(intent=intent)):
            named = {folded(name.lower()) for name in context.match.players if name}
            said = {folded(word.lower().strip(".,!?:;…")) for word in line.split()}
            return intent in OF_THE_VOICE and not named.isdisjoint(said)
    return False


def _is_refused(grammar: Grammar, line: str, meant: Input) -> bool:
    """Tell whether all that a line names is what somebody will not do: « surtout pas le onze »."""
    correcting = CorrectingWords.of(grammar)
    if isinstance(meant, Instead) and meant.commands:
        return _says_only_what_not(grammar, line)
    match meant:
        case Command(Meaning(form=form)) if REFUSES in correcting.kinds(form.split()):
            return False  # « surtout pas le hors-la-loi » is a sentence of its game
        case Command(Meaning(slots=slots), notation):
            # « Surtout pas la première » names a card by its place.
            values = parts_of(notation) | {*map(str, slots.values())}
        case Chain():
            values = frozenset().union(*map(parts_of, meant.notations))
        case Piece(slots=slots) if slots.keys() != {BEGUN}:
            values = frozenset(map(str, slots.values()))
        case _:
            return False
    from heraut.grammars.typed.free_questions import FreeQuestions
    from heraut.grammars.typed.mentions import NUMBER

    cut = clauses(grammar, line.split())
    naming = [one for one in cut if names(grammar, [one])]
    said = [one for clause in naming for one in FreeQuestions.of(grammar).mentioned(clause)[1]]
    numbers = [one for one in said if one.kind == NUMBER]
    if numbers and all(values.isdisjoint(map(str, one.values.values())) for one in numbers):
        return False  # « pas la deux, l'autre » means another one
    if said and isinstance(meant, Command) and all(_is_another(one, meant) for one in said):
        return False  # « le plus un ne m'intéresse pas », where the other one is meant
    spelled = [grammar.spelled(one) for one in naming]
    if len(said) == 1 and len(cut) == 1 and correcting.begins(EXCLUDES, spelled[0]):
        return True  # « pas le roi mais la reine », where there is no queen
    return bool(naming) and all(REFUSES in correcting.kinds(one) for one in spelled)


def _is_of_other_things(context: MatchContext, line: str, meant: Input) -> bool:
    """Tell whether a line names a thing, and the move it seems to mean has others in its place.

    « Je prends du bois » accepts no wool for gold.
    """
    if not isinstance(meant, Command) or not context.app_cards:
        return False
    from heraut.grammars.typed.free_questions import FreeQuestions
    from heraut.grammars.typed.mentions import THING

    said = FreeQuestions.of(context.grammar).mentioned(line.split())[1]
    things = [one for one in said if one.kind == THING and not one.compound]
    own = parts_of(meant.notation) | {*map(str, meant.meaning.slots.values())}
    strange = [one for one in things if own.isdisjoint(map(str, one.values.values()))]
    if not strange or len(strange) < len(things):
        return False
    done = {str(each) for event in context.foreseen(meant)[:1] for each in _flat(event.args)}
    lists = context.grammar.spec.numbers
    return all(
        done.isdisjoint(map(str, one.values.values()))
        and any(
            not done.isdisjoint(map(str, lists[name].words)) for name in one.values if name in lists
        )
        for one in strange
    )


def _flat(args: Mapping[str, object]) -> Iterator[object]:
    """Yield the values that an event has, one by one."""
    for value in args.values():
        yield from value if isinstance(value, tuple) else (value,)


def _is_another(said: Mention, meant: Command) -> bool:
    """Tell whether a thing is named that stands where a move has another."""
    slots = meant.meaning.slots
    return any(slot in slots and slots[slot] != value for slot, value in said.values.items())


def _says_only_what_not(grammar: Grammar, line: str) -> bool:
    """Tell whether one thing at most is named, and refused: « surtout pas à droite »."""
    from heraut.grammars.typed.example_filters import TERM
    from heraut.grammars.typed.free_questions import FreeQuestions

    cut = [grammar.spelled(one) for one in clauses(grammar, line.split())]
    said = FreeQuestions.of(grammar).mentioned(line.split())[1]
    named = [one for one in said if {*one.values} != {TERM}]  # « pas » is a word of the rules
    refuses = CorrectingWords.of(grammar).kinds
    return len(cut) == 1 and len(named) <= 1 and REFUSES in refuses(cut[0])


def _only_undone(grammar: Grammar, line: str, meant: Input) -> bool:
    """Tell whether a move is only said not to be done: « le vingt, je l'ai pas encore joué ».

    « Le vingt, je le garde » may be a move of its own, which has the verb in it.
    """
    # « Non merci, ma laine je la garde » : what declines has none of it.
    bare = isinstance(meant, Command) and not meant.meaning.slots
    names_it = isinstance(meant, Command | Piece) and not bare
    last = clauses(grammar, line.split())[-1:] if names_it else ()
    form = meant.meaning.form.split() if isinstance(meant, Command) else ()
    rows = (row for row in grammar.around.undone if row[-1] not in form)
    return any(
        row == one[at : at + len(row)] for row in rows for one in last for at in range(len(one))
    )


def said_twice(context: MatchContext, line: str, reading: Reading) -> MetaRequest | Command | None:
    """Return what is asked for in two ways: « on arrête, on finira demain »."""
    parts = _without_yes(context.grammar, sentences(context.grammar, line.split()))
    meant = [reading(" ".join(part)) for part in parts] if len(parts) > 1 else []
    if any(ends_by_halves(context, *one) for one in zip(parts, meant, strict=False)):
        return None
    moves = [one for one in meant if isinstance(one, Command)]
    if moves and len(moves) == len(meant) and len({one.notation for one in moves}) == 1:
        # « Rien du tout. Y a rien qui me plaît là-dedans. »
        return doubted(moves[0])
    return asked_in_all(meant)


def _without_yes(grammar: Grammar, parts: Sequence[tuple[str, ...]]) -> Sequence[tuple[str, ...]]:
    """Return clauses without those before others that only say yes: « ouais ouais ok, abrège »."""
    first, *rest = parts or [()]
    known = {*grammar.around.answers, *(row[0] for row in grammar.around.decides if len(row) == 1)}
    only = bool(first) and all(word in known or grammar.around.is_free(word) for word in first)
    return rest if len(rest) > 1 and only else parts


def ends_by_halves(context: MatchContext, words: Sequence[str], meant: Input) -> bool:
    """Tell whether an end is but a word of what is said to somebody: « tu me passes le sel ».

    Who says nothing to Héraut is offered no end of the turn.
    """
    match meant:
        case Command(Meaning(swapped=True), notation) if context.match.closes(notation):
            from heraut.grammars.typed.free_questions import NONE, FreeQuestions

            surely = FreeQuestions.of(context.grammar).surely(words)
            return surely is not None and surely.intent == NONE
    return False


def names(grammar: Grammar, cut: Sequence[Sequence[str]]) -> bool:
    """Tell whether any of some clauses names a number, a place or a thing, or asks something."""
    from heraut.grammars.typed.example_filters import TERM
    from heraut.grammars.typed.free_questions import FreeQuestions

    free = FreeQuestions.of(grammar)
    named = (one for clause in cut for one in free.mentioned(clause)[1])
    things = any({*one.values} != {TERM} for one in named)  # « pas » is a word of the rules, too
    return things or any(may_ask(grammar, clause) for clause in cut)


def counts(grammar: Grammar, cut: Sequence[Sequence[str]]) -> bool:
    """Tell whether any of some clauses has a number, or a place of the board."""
    from heraut.grammars.typed.free_questions import FreeQuestions
    from heraut.grammars.typed.mentions import NUMBER

    free = FreeQuestions.of(grammar)
    named = (one for clause in cut for one in free.mentioned(clause)[1])
    return any(one.kind == NUMBER or one.compound for one in named)


def wonders_at_last(grammar: Grammar, line: str, meant: Input) -> bool:
    """Tell whether moves stand in a question that wonders at last: it plays none of them.

    « Entre F16 et G16, laquelle rapporte le plus ? »
    """
    if not isinstance(meant, Chain) or meant.cost < DOUBT:
        return False
    *_, last = clauses(grammar, line.split()) or [()]
    asks = line.rstrip().endswith("?") or grammar.around.is_wondered(last)
    return asks and grammar.around.begins_to_wonder(last)
