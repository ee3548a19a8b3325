"""The yes or no that stands in a line beside words that mean nothing: « vé oui bien sûr ».

Words that are only typed for one, « super », « parfait », are said of much else: one that people
say aloud as well has to be among them, unless nothing stands beside them but who is spoken to.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from functools import partial
from typing import Final

from heraut.grammars.confusions import folded
from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import (
    DOUBT,
    Command,
    Heard,
    Illegal,
    Kind,
    Meaning,
    NotUnderstood,
    Partial,
    Reply,
    Scope,
)
from heraut.grammars.spec import BEGUN
from heraut.grammars.typed.asides import Asides
from heraut.grammars.typed.correcting_words import EXCLUDES
from heraut.grammars.typed.corrections import without_marks
from heraut.grammars.typed.example_filters import TERM
from heraut.grammars.typed.first_names import first_names
from heraut.grammars.typed.free_questions import FreeQuestions
from heraut.grammars.typed.variations import parts_of
from heraut.voice.tasks.match.understanding import Understanding

YES: Final = "yes"
NO: Final = "no"
_MARK: Final = "?"
_LONGEST: Final = 5
"""Words of the longest yes or no that is looked for among others."""
_MOST: Final = 10
"""In more words than these a yes or no is hardly all that matters."""
_CLEAR: Final = 0.1
"""What costs less is there word for word, small words aside."""


def answered(words: Understanding, said: Heard) -> Reply | None:
    """Return the yes or no of words that say no more: « vé oui bien sûr », « oui, mets-la »."""
    grammar = words.context.grammar
    whole = str(said).split()
    if _is_denied(words, whole):
        return Reply(Meaning(NO, Kind.REPLY))
    if _does_it(words, whole):
        return Reply(Meaning(YES, Kind.REPLY))
    # « Oui, là où tu as dit » : « où » asks nothing there.
    return _answered(words, whole) or _answered(words, Asides.of(grammar).without(whole))


def _answered(words: Understanding, plain: Sequence[str]) -> Reply | None:
    grammar, pending = words.context.grammar, words.state.pending
    free = FreeQuestions.of(grammar)
    mentions = free.mentioned(grammar.spelled(plain))[1]
    named = any({*one.values} != {TERM} for one in mentions)  # « poser » is a word of the rules
    if _MARK in "".join(plain) or (named and pending is None):
        return None
    values = parts_of(pending.notation) if pending is not None else frozenset[str]()
    bare = without_echo(free, plain, values) if named else plain
    left = tuple(bare or ())
    not_it = {left, without_marks(left, grammar.spec.instead)}
    if named and not not_it.isdisjoint(grammar.spec.corrections.get(EXCLUDES, ())):
        return Reply(Meaning(NO, Kind.REPLY))  # « pas le seize », where it is asked about
    found = reply_among(grammar, bare) if bare is not None else None
    if found is not None and named and found[0].meaning.intent != YES:
        # « Laisse tomber le neuf », where it is asked about; « non, le neuf » wants it.
        return found[0] if grammar.around.dropped(grammar.spelled(plain)) else None
    if found is None:
        return None
    reply, rest = found
    if grammar.around.is_wondered(tuple(rest)):
        # « C'est bien » asks, but « oui, c'est bien ça » is a yes as a whole.
        return None
    # A no plays nothing, whatever stands beside it.
    return reply if reply.meaning.intent == NO or _says_no_more(words, rest) else None


def _says_no_more(words: Understanding, rest: Sequence[str]) -> bool:
    """Tell whether words name no other move: one is never left out, be it forbidden."""
    if not rest or _does_just_it(words.context.grammar, rest):
        return True
    pending = words.state.pending
    match words.plainly(rest, Scope.TURN):
        case NotUnderstood():
            return True
        case Partial(Meaning(slots=slots)):
            return slots.keys() == {BEGUN}
        case Illegal(Meaning(cost=cost)):
            return cost >= DOUBT  # it is only like one
        case Command(notation=notation):
            return pending is not None and notation == pending.notation  # « oui, fin de tour »
    return False


def _does_just_it(grammar: Grammar, rest: Sequence[str]) -> bool:
    """Tell whether words beside a yes are a verb of what it agrees to: « pose-le »."""
    stands = [word for word in rest if word in grammar.around.stand_for]
    verbs = [word for word in grammar.around.without(rest) if word not in stands]
    return bool(stands) and len(verbs) == 1 and verbs[0] in grammar.lemma


def reply_among(grammar: Grammar, words: Sequence[str]) -> tuple[Reply, Sequence[str]] | None:
    """Return the yes or no in typed words, and the words beside it.

    ``None`` if there is none, or both; if what is beside it goes on, « oui et j'arrête », weighs or
    denies; if words go on with the yes, « c'est ça le problème »; or if beside a yes there is talk
    of something else, « ok super, passe-moi les chips ».
    """
    spelled = grammar.spelled(words)
    if len(spelled) > _MOST:
        return None
    spans = [*_spans(grammar, spelled)]
    if not spans or len({intent for _, _, intent in spans}) > 1:
        return None
    first, last = spans[0][0], spans[-1][1]
    inside = {at for start, end, _ in spans for at in range(start, end)}
    around, rest = grammar.around, [word for at, word in enumerate(spelled) if at not in inside]
    after = spelled[last:]
    called = around.is_called(after)
    if not around.kept.isdisjoint(rest) or around.ponders_in(tuple(rest)):
        return None
    goes_on = (word for at, word in enumerate(spelled) if at > first and at not in inside)
    if any((word,) in grammar.spec.then for word in goes_on):
        return None
    if (after[:1] and after[0] in around.determiners and not called) or (
        first and spelled[first - 1] in around.determiners
    ):
        return None
    strange = [word for word in rest if not around.is_free(word)]
    idle = called or all(map(partial(_is_nobody_else, grammar), strange))
    if not idle and not any(_is_said(grammar, spelled[a:b]) for a, b, _ in spans):
        return None
    if not idle and spans[0][2] == YES and not all(map(partial(_agrees, grammar), strange)):
        return None
    return Reply(Meaning(spans[0][2], Kind.REPLY)), rest


def says_just_yes(grammar: Grammar, words: Sequence[str]) -> bool:
    """Tell whether words are a yes and nothing else: it is one to what was just asked."""
    return _reply(grammar, grammar.spelled(words)) == YES


def is_withheld(grammar: Grammar, line: str) -> bool:
    """Tell whether the yes in a typed line is none: « il a dit oui », « ok je réfléchis ».

    Who reports what somebody says, puts it off, or speaks to somebody else agrees to nothing yet.
    That a yes which asks is none, « oui ? », holds in all talk (``dialogue/requests.py``).
    """
    around, spelled = grammar.around, grammar.spelled(line.split())
    if around.is_withheld(spelled) or around.rejects.are_in(spelled):
        return True
    spans = [*_spans(grammar, spelled)]
    if not spans:
        return False
    (start, end, intent), (last, until, _) = spans[0], spans[-1]
    # A yes begins and ends with its own words: « dis oui » begins with « oui ».
    while end - start > 1 and _reply(grammar, spelled[start + 1 : end]) == intent:
        start += 1
    while until - last > 1 and _reply(grammar, spelled[last : until - 1]) == intent:
        until -= 1
    goes_on = spelled[until : until + 1] and spelled[until] in around.relative
    says_it = around.reports_in(spelled[:start])
    return says_it or bool(goes_on and not _reply(grammar, spelled))


def behind(grammar: Grammar, line: str, reply: str) -> str:
    """Return what a line says behind a yes, or a no, that it begins with; else nothing."""
    words = line.split()
    lengths = range(min(_LONGEST, len(words) - 1), 0, -1)
    replied = (n for n in lengths if _reply(grammar, grammar.spelled(words[:n])) == reply)
    rest = words[next(replied, len(words)) :]
    return " ".join(rest) if grammar.around.without(grammar.spelled(rest)) else ""


def _is_denied(words: Understanding, plain: Sequence[str]) -> bool:
    """Tell whether words only refuse, naming nothing: « bof », « fais pas ça ».

    Behind a move that is read back they refuse that, and no other: to pass is said by its name.
    """
    around = words.context.grammar.around
    spelled = words.context.grammar.spelled(plain)
    if around.kept.isdisjoint(spelled) and not around.refuses_in(spelled):
        return False
    match words.plainly(plain, Scope.TURN):
        case Command(Meaning(slots=slots)):
            return not slots
    return False


def _does_it(words: Understanding, plain: Sequence[str]) -> bool:
    """Tell whether words say no more than that what is asked about is done: « je le valide »."""
    grammar, pending = words.context.grammar, words.state.pending
    spelled = grammar.spelled(plain)
    if pending is None or _MARK in "".join(plain) or not grammar.around.kept.isdisjoint(spelled):
        return False
    *_, before, verb = ("", "", *spelled)
    if before not in grammar.around.stand_for or grammar.around.without(spelled) != (verb,):
        return False
    if before in grammar.around.several and len(parts_of(pending.notation)) < 2:
        return False
    meaning = pending.meaning
    forms = (meaning.form, *grammar.written(meaning.intent, meaning.slots))
    does = {grammar.lemma.get(word, word) for form in forms for word in form.split()}
    return grammar.lemma.get(verb, verb) in does


def without_echo(
    free: FreeQuestions, words: Sequence[str], values: Set[str]
) -> Sequence[str] | None:
    """Return words without what was asked about, which a yes may say once more.

    « Oui, toutes les douze », where twelve are sold. ``None`` if anything else is named.
    """
    around = free.grammar.around
    left = [*free.grammar.spelled(words)]
    for mention in free.mentioned(left)[1]:
        if values.isdisjoint(map(str, mention.values.values())):
            return None
        for at in range(len(left) - len(mention.words) + 1):
            if tuple(left[at : at + len(mention.words)]) == tuple(mention.words):
                start, end = at, at + len(mention.words)
                while start and left[start - 1] in around.determiners | around.whole:
                    start -= 1
                del left[start:end]
                break
        else:
            return None
    return left


def _is_nobody_else(grammar: Grammar, word: str) -> bool:
    """Tell whether a word beside a yes or no says nothing: it joins it, or calls somebody."""
    return (word,) in grammar.spec.then or folded(word) in first_names(grammar.lang)


def _agrees(grammar: Grammar, word: str) -> bool:
    """Tell whether a word beside a yes may belong to it: it agrees, or says what is done."""
    agrees = word in grammar.around.agrees or word in grammar.lemma
    return agrees or _is_nobody_else(grammar, word)


def _spans(grammar: Grammar, words: tuple[str, ...]) -> Iterator[tuple[int, int, str]]:
    """Yield where words are a yes or a no, the longest first from each place on, and which."""
    at = 0
    while at < len(words):
        if at and grammar.around.is_asked(words[at - 1 : at + 1]):
            # « Puis-je faire » : « je » goes with what asks.
            at += 1
            continue
        for end in range(min(len(words), at + _LONGEST), at, -1):
            # « Affirmatif mon commandant », « oui et j'arrête »: that word goes with the next.
            last = words[end - 1]
            goes_on = last in grammar.around.determiners and end < len(words)
            ends = not goes_on and (last,) not in grammar.spec.then
            intent = _reply(grammar, words[at:end]) if ends else ""
            if intent:
                yield at, end, intent
                at = end
                break
        else:
            at += 1


def _reply(grammar: Grammar, words: tuple[str, ...]) -> str:
    """Return which of both words are; nothing where a question is as near: « que faire »."""
    for one in grammar.loosely(words, Scope.CONFIRM):
        if one.kind in (Kind.QUERY, Kind.META):
            return ""
        if one.kind is Kind.REPLY and one.intent in (YES, NO):
            return one.intent if one.cost < _CLEAR and not one.swapped else ""
    return ""


def _is_said(grammar: Grammar, words: tuple[str, ...]) -> bool:
    """Tell whether words hold a yes or no that is listened for as well, or said of nothing else."""
    if not grammar.around.answers.isdisjoint(words):
        return True
    rows = (words[a:b] for a in range(len(words)) for b in range(a + 1, len(words) + 1))
    found = (one for row in rows for one in grammar.readings(row, Scope.CONFIRM)[:1])
    return any(one.intent in (YES, NO) and not one.cost for one in found)
