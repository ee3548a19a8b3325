"""What typed words mean that fit no sentence as they stand.

First without the words around what is meant, as one sentence or several; then, as a question, by
the examples that they resemble. A command of which a word was left out that is not known to mean
nothing is read back. A question is doubted: a secret is told for its own sentence alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from heraut.grammars.acoustic_neighbours import with_doubt
from heraut.grammars.action_resolver import NONE_SUCH, ActionResolver
from heraut.grammars.around import Around
from heraut.grammars.compound_commands import loosely_in_one_breath, single
from heraut.grammars.disambiguation import doubted, fitting, read_back, settled
from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import (
    AT_ONCE,
    DOUBT,
    Ambiguous,
    Chain,
    Command,
    Heard,
    Hypothesis,
    Illegal,
    Interpretation,
    Kind,
    Meaning,
    MetaRequest,
    NotUnderstood,
    Partial,
    Query,
    Reply,
    Scope,
    Slots,
)
from heraut.grammars.memory import NOTHING_TOLD
from heraut.grammars.typed.clauses import clauses
from heraut.grammars.typed.joined_numbers import first_joined, parts_joined
from heraut.grammars.typed.led_commands import led
from heraut.grammars.typed.possible_moves import is_unseen, possible

Guess = Callable[[Sequence[str]], Meaning | None]
"""Returns the question that words most probably ask, if hardly another one can be meant."""
_MARK: Final = "?"
_LESS_LIKELY: Final = 0.15
"""How much farther from the words another reading of them may be to be asked about."""
_DOUBTED: Final = 0.1
"""What it costs at least to leave out a word that may change what is meant."""


def freely(
    resolver: ActionResolver,
    heard: Heard,
    scope: Scope,
    held: Slots,
    guess: Guess,
    *,
    timely: bool = False,
) -> Interpretation | None:
    """Return what typed words mean besides the sentences of the grammar.

    ``timely``: no questions, and of commands only those whose time it is.
    """
    words = heard.hypotheses[0].words
    means = resolver.awaits if timely else resolver.means
    meant = resolver.grammar.loosely(words, scope, means=means)
    found = fitting(resolver, meant, held)
    left_out = any(one.swapped for one in found[:1])
    one = single(resolver, found)
    understood = settled(resolver, one, held)
    unsure = left_out or understood is None or isinstance(understood, Illegal | Partial)
    if scope is Scope.TURN and (unsure or len(one) < len(found)):
        several = loosely_in_one_breath(resolver, heard.hypotheses[0], found)
        understood = _of_one_or_several(understood, several, unsure=unsure)
    if scope is Scope.TURN and unsure:
        understood = led(resolver, understood, found, heard=False)
        understood = _possibly(resolver, heard, understood)
    if isinstance(understood, Command | Illegal) and parts_joined(
        resolver.grammar, words, understood.meaning
    ):
        # « Le six et le sept »: of a column seven nobody spoke, so the six is asked about.
        if isinstance(understood, Illegal):
            if first := first_joined(resolver.grammar, words):
                return freely(resolver, Heard((Hypothesis(tuple(first)),)), scope, held, guess)
            understood = None
        else:
            understood = doubted(understood)
    around, spelled = resolver.grammar.around, resolver.grammar.spelled(words)
    if isinstance(understood, Command) and understood.meaning.cost < DOUBT:
        understood = _with_more(resolver, understood, words, scope) or understood
    if left_out and isinstance(understood, Illegal) and understood.reason == NOTHING_TOLD:
        # « J'en mets une sur l'île » counts nothing.
        understood = None
    if resolver.is_fact(understood) and _of_another(understood, around.others, spelled):
        understood = None
    if left_out and resolver.is_fact(understood) and not _in_a_clause(resolver, understood, words):
        # « J'avais pas fini, je prends le un » says of no card that it is not there.
        understood = None
    marked = _MARK in "".join(words)
    states = resolver.is_fact(understood)
    # « Erreur de score : Léa est à neuf » has in its own sentence what elsewhere asks.
    asked_in = around.is_asked(spelled) and not (states and _asks_in_its_form(around, understood))
    asking = scope is Scope.TURN and (marked or asked_in)
    if scope is Scope.TURN and not states:
        asking = asking or around.is_told(spelled)
    refused: Interpretation | None = None
    if asking and (states or isinstance(understood, Illegal | Partial)):
        if not states and isinstance(understood, Illegal) and resolver.timely(understood):
            # Whoever asks whether a forbidden move may be played hears why it may not.
            refused = understood if understood.reason != NONE_SUCH else None
        understood = None
    asking = asking and isinstance(understood, Command | Chain)
    # Of a question or a piece much may be left out; of what is to be played, nothing that is read
    # back is lost.
    sure = isinstance(understood, Command | Chain) or not left_out
    if isinstance(understood, MetaRequest) and understood.meaning.intent in AT_ONCE:
        sure = _clear(understood.meaning)
    if isinstance(understood, Query):
        understood = Query(_asked_plainly(resolver, understood.meaning))
    # What is doubted and forbidden besides is rather a question.
    unlikely = isinstance(understood, Illegal) and understood.meaning.cost >= DOUBT
    if understood is not None and sure and not asking and not unlikely:
        return with_doubt(resolver, heard, plain(understood), held)
    asked = guess(words)
    if asking and (asked is None or asked.kind is not Kind.QUERY):
        if left_out and isinstance(understood, Command) and asked is None:
            # Some of the words are of no move: « j'ai assez pour une maison ».
            return None
        # Who asks whether something may be done has not done it.
        return read_back(understood) if isinstance(understood, Command | Chain) else understood
    if asked is None:
        return understood if sure and unlikely else refused
    if asked.intent not in resolver.grammar.intents:
        return Query(asked) if asked.kind is Kind.QUERY else MetaRequest(asked)
    if asked.kind is Kind.META:
        # What takes effect at once is never guessed.
        return MetaRequest(replace(asked, cost=0.0))
    answered = settled(resolver, [asked], held)
    # What lacks something that nobody was told yet was hardly meant.
    return None if isinstance(answered, Illegal) else answered


def _with_more(
    resolver: ActionResolver, command: Command, words: Sequence[str], scope: Scope
) -> Ambiguous | None:
    """Return a command beside the one that has every number of the words, if that may be done.

    « Un » may be an ace: « j'échange un, quatre et les deux cinq » is three cards or four. Said in
    one go with the number behind it, « un quatre », it is none.
    """
    grammar = resolver.grammar
    spelled = grammar.spelled(_without_articles(grammar, words))
    for slot in grammar.slots.serial & command.meaning.slots.keys():
        said = Counter(str(command.meaning.slots[slot]).split(","))
        for other in grammar.loosely(words, scope, margin=_LESS_LIKELY, means=resolver.means):
            more = Counter(str(other.slots.get(slot, "")).split(","))
            added = more - said
            if other.intent != command.meaning.intent or said - more or not added:
                continue
            if all(grammar.slots.count(value, spelled) == count for value, count in added.items()):
                made = resolver.command(other)
                if isinstance(made, Command):
                    return Ambiguous((command, made))
    return None


def _without_articles(grammar: Grammar, words: Sequence[str]) -> list[str]:
    """Return words without those that are only articles, though a number sounds alike.

    Of numbers that follow one another, « un quatre cinq », the first is rather one of them.
    """
    single = grammar.slots.single_words
    numbers = [not single.isdisjoint(grammar.spelled([word])) for word in words]
    behind = [*numbers[1:], False]
    return [
        word
        for at, word in enumerate(words)
        if word not in grammar.around.determiners or not behind[at] or any(numbers[at + 2 : at + 3])
    ]


def _possibly(
    resolver: ActionResolver, heard: Heard, understood: Interpretation | None
) -> Interpretation | None:
    """Return the moves that can be played, where the nearest way to read words makes none."""
    match understood:
        case None | NotUnderstood():
            pass
        case Illegal() if is_unseen(understood):
            pass
        case _:
            return understood
    return possible(resolver, heard.hypotheses[0]) or understood


def plain(understood: Interpretation) -> Interpretation:
    """Return an answer or talk as it is meant, where only words that mean nothing are around it.

    What takes effect at once must be said word for word; so it is, for who types.
    """
    match understood:
        case Reply(meaning) if _clear(meaning):
            return Reply(replace(meaning, cost=0.0))
        case MetaRequest(meaning) if _clear(meaning):
            return MetaRequest(replace(meaning, cost=0.0))
    return understood


def _asked_plainly(resolver: ActionResolver, asked: Meaning) -> Meaning:
    """Return a question that is doubted, with a sentence that asks it without any doubt."""
    grammar, doubtful = resolver.grammar, replace(asked, cost=max(DOUBT, asked.cost))
    readings = grammar.readings(asked.form.split(), Scope.TURN)
    if asked.intent not in grammar.intents or any(one.intent == asked.intent for one in readings):
        return doubtful
    forms = grammar.forms(asked.intent, asked.slots)
    return replace(doubtful, form=forms[0]) if forms else doubtful


def _in_a_clause(
    resolver: ActionResolver, understood: Interpretation | None, words: Sequence[str]
) -> bool:
    """Tell whether one clause by itself says what was understood, of the same things."""
    grammar = resolver.grammar
    if not isinstance(understood, Command | Illegal):
        return True
    whole = understood.meaning
    return any(
        one.intent == whole.intent and _numbers(one.slots) <= _numbers(whole.slots)
        for clause in clauses(grammar, words)
        for one in grammar.loosely(clause, Scope.TURN, means=resolver.means)
    )


def _numbers(slots: Slots) -> set[tuple[str, int]]:
    """Return the numbers in slots, each with its slot."""
    return {(slot, value) for slot, value in slots.items() if isinstance(value, int)}


def _of_another(
    understood: Interpretation | None, others: frozenset[str], words: Sequence[str]
) -> bool:
    """Tell whether words speak of another than the sentence: « elle a » is not « j'ai »."""
    match understood:
        case Command(meaning) | Illegal(meaning):
            return not others.isdisjoint({*words} - {*meaning.form.split()})
    return False


def _asks_in_its_form(around: Around, understood: Interpretation | None) -> bool:
    """Tell whether words that ask elsewhere are of the sentence that was understood."""
    match understood:
        case Command(meaning) | Illegal(meaning):
            return not meaning.swapped and around.is_asked(tuple(meaning.form.split()))
    return False


def _clear(meaning: Meaning) -> bool:
    return meaning.cost < _DOUBTED and not meaning.swapped


def _of_one_or_several(
    one: Interpretation | None, several: Chain | Illegal | None, *, unsure: bool
) -> Interpretation | None:
    """Return which of two is meant by words that may be one command or several."""
    if one is None or several is None:
        return one or several
    if not isinstance(several, Chain) or (several.refused and not unsure):
        return one
    return several if unsure else read_back(several)
