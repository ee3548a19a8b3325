"""What typed words say besides what they want: why it is so, and what is said to somebody else.

« Puisque mon paysan passe en premier, je pose le général », « bien que le huit me tente », « Léo,
descends de là ». What these name is never what is meant.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from heraut.grammars.around import Around
from heraut.grammars.confusions import folded
from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import Scope
from heraut.grammars.typed.asides import Asides
from heraut.grammars.typed.clauses import may_ask
from heraut.grammars.typed.first_names import first_names
from heraut.grammars.typed.free_questions import FreeQuestions
from heraut.grammars.typed.mentions import NUMBER, split
from heraut.grammars.word_rows import WordRows

_STOP: Final = re.compile(r"[,;:.!?…]+$")
_SPACED: Final = re.compile(r"\s+([,;:.!?…]+(?:\s|$))")
_ALL: Final = re.compile(r"(…|\.\.\.)(?=\w)")
"""What is broken off and gone on with in one word: « le…trente »."""
_MARK: Final = "?"
_YES: Final = "yes"
_THAT: Final = "that"
"""The kind of words that point at what was spoken of."""
_TOPIC_AND_QUESTION: Final = 2
_MOST: Final = 12
"""Of more clauses than these nobody can tell which one matters."""

Words = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Clause:
    """What is said in one breath."""

    typed: Words
    """The words as they were typed, with the stop behind them."""
    spelled: Words
    """And as templates write them."""

    @property
    def breaks_off(self) -> bool:
        """Whether more than a comma is behind it."""
        return not self.typed[-1].endswith((",", ":", ";"))


def breaths(grammar: Grammar, words: Sequence[str]) -> list[Clause]:
    """Return typed words cut where one stops for breath."""
    line = _ALL.sub(r"\1 ", _SPACED.sub(r"\1", " ".join(words)))
    cut: list[list[str]] = [[]]
    for word in line.split():
        cut[-1].append(word)
        if _STOP.search(word):
            cut.append([])
    return [
        Clause(tuple(one), grammar.spelled([_STOP.sub("", word) for word in one]))
        for one in cut
        if one
    ]


def joined(kept: Sequence[Clause]) -> list[str]:
    """Return the words of clauses."""
    return [word for clause in kept for word in clause.typed]


def without_reasons(grammar: Grammar, words: Sequence[str]) -> Iterator[tuple[Sequence[str], bool]]:
    """Yield words without subordinate clauses that only tell why, and whether they concede.

    Nothing where no such clause stands beside another one. What is only conceded, « bien que le
    général me tente », surely is not meant.
    """
    around = grammar.around
    cut = [part for one in breaths(grammar, words) for part in _before_conceding(grammar, one)]
    if not 1 < len(cut) <= _MOST:
        return
    # A reason in the midst may tell where: « le deux, parce que le un l'attend, et le quatre ».
    leads = next((at for at, one in enumerate(cut) if around.without(one.spelled)), 0)
    kept = [
        one
        for at, one in enumerate(cut)
        if not (subordinate(around, one.spelled) and (at <= leads or conceded(around, one.spelled)))
    ]
    if 0 < len(kept) < len(cut) and any(around.without(one.spelled) for one in kept):
        concedes = any(conceded(around, one.spelled) for one in cut if one not in kept)
        yield joined(kept), concedes


def concluded(grammar: Grammar, words: Sequence[str]) -> tuple[list[str], list[str]] | None:
    """Return what is told, and what is meant for it: « il va me bloquer, donc le sept ».

    ``None`` where nothing is concluded, or what is meant may be what was told of: « je le prends ».
    """
    around = grammar.around
    cut = breaths(grammar, words)
    if not 1 < len(cut) <= _MOST:
        return None
    at = next(
        (at for at in range(1, len(cut)) if _opens(around, cut[at].spelled, around.concludes)), 0
    )
    told, meant = joined(cut[:at]), joined(cut[at:])
    named = FreeQuestions.of(grammar).mentioned
    if not at or (not named(grammar.spelled(meant))[1] and named(grammar.spelled(told))[1]):
        return None
    return told, meant


def agreed(grammar: Grammar, words: Sequence[str]) -> Sequence[str]:
    """Return what somebody asks and says yes to at once: « on le met là, d'accord ? Oui, vas-y ».

    Where more is named behind the yes, that. None where no question is answered so.
    """
    around, cut = grammar.around, breaths(grammar, words)
    asked = [at for at, one in enumerate(cut[:-1]) if one.typed[-1].endswith(_MARK)]
    if len(asked) != 1 or not _says_yes(grammar, cut[asked[0] + 1].spelled):
        return ()
    before, behind = list(cut[: asked[0] + 1]), cut[asked[0] + 2 :]
    named = FreeQuestions.of(grammar).mentioned
    more = [one for one in behind if named(one.spelled)[1]]
    if more:
        return joined(more)
    if len(before) > 1 and around.is_tag(before[-1].spelled, asks=True):
        before.pop()
    last = before[-1].typed
    return joined([*before[:-1], Clause((*last[:-1], _STOP.sub("", last[-1])), before[-1].spelled)])


def settled(grammar: Grammar, words: Sequence[str]) -> Sequence[str]:
    """Return what somebody settles on who asked of something else: « P16, tu crois ? Bon, P2 ».

    None where what is named behind may go with what was asked of: « le neuf, où ? Bon, la deux ».
    """
    around, cut = grammar.around, breaths(grammar, words)
    asked = next((at for at, one in enumerate(cut) if one.typed[-1].endswith(_MARK)), len(cut))
    starts = [
        at
        for at, one in enumerate(cut)
        if at > asked and (one.spelled in around.decides or around.decided(one.spelled))
    ]
    if not starts or cut[-1].typed[-1].endswith(_MARK):
        return ()
    named = FreeQuestions.of(grammar).mentioned
    before = [one for clause in cut[: asked + 1] for one in named(clause.spelled)[1]]
    behind = [one for clause in cut[starts[0] :] for one in named(clause.spelled)[1]]
    pointed = any(_points(grammar, one.spelled) for one in cut[starts[0] :])
    if pointed and not behind and not any(one.compound for one in before):
        # « C'est du canyon aussi ? Bon, celle-là, je la prends. »
        return joined(cut[starts[0] :])
    sorts = {frozenset(one.values) for one in (*before, *behind)}
    sure = all(one.compound or one.kind != NUMBER for one in (*before, *behind))
    return joined(cut[starts[0] :]) if before and behind and sure and len(sorts) == 1 else ()


def _points(grammar: Grammar, clause: Words) -> bool:
    """Tell whether a clause points at something by more than one word: « celle-là »."""
    rows = [row for said in grammar.spec.pointers.get(_THAT, ()) if len(row := tuple(said)) > 1]
    places = range(len(clause))
    return any(clause[at : at + len(row)] == row for row in rows for at in places)


def _says_yes(grammar: Grammar, clause: Words) -> bool:
    readings = grammar.loosely(clause, Scope.CONFIRM)
    return clause in grammar.around.urges or any(one.intent == _YES for one in readings)


def without_what_stays(grammar: Grammar, words: Sequence[str]) -> Sequence[str]:
    """Return words without what is said to stay where it is; none where no more is named.

    « Les deux princesses. Le quatrième, je le laisse » ; « les rois, je les laisse, et je prends le
    reste » names none of what is meant.
    """
    named = FreeQuestions.of(grammar).mentioned
    kept: list[Clause] = []
    cut = breaths(grammar, words)
    for one in cut:
        if not any(one.spelled[-len(row) :] == row for row in grammar.around.lets):
            kept.append(one)
        elif not named(one.spelled)[1]:
            # It was named right before.
            while kept and not named(kept[-1].spelled)[1]:
                kept.pop()
            del kept[-1:]
    if any(named(one.spelled)[1] for one in kept):
        return joined(kept)
    return (
        ()
        if any(grammar.around.without(one.spelled) for one in kept) and len(kept) < len(cut)
        else words
    )


def without_telling(grammar: Grammar, words: Sequence[str]) -> Sequence[str]:
    """Return words without what they only say of what was named before: « et la voilà finie ».

    It ends no turn and keeps nothing. What says where the thing goes is no such clause, « il est
    pour Léna », nor is what names something, unless that is only said to be lacking.
    """
    around = grammar.around
    kept: list[Clause] = []
    named = FreeQuestions.of(grammar).mentioned
    for one in _joined_clauses(grammar, words):
        # « Non, c'est juste un neuf » says what is meant.
        behind = bool(kept) and kept[-1].spelled not in grammar.spec.instead
        tells = behind and around.tells_of_it(one.spelled)
        # « Il manque le six » names what is not there.
        tells = tells and (around.tells_worth(one.spelled) or not named(one.spelled)[1])
        asks = _MARK in one.typed[-1]
        if tells and not asks and any(named(clause.spelled)[1] for clause in kept):
            continue
        kept.append(one)
    return joined(kept)


def without_pronouns(grammar: Grammar, words: Sequence[str]) -> Sequence[str]:
    """Return words without « qui est », behind a thing that more things follow.

    « Le sept qui est devant moi et le huit » : where it lies stays, and parts the row no more.
    """
    around, free = grammar.around, FreeQuestions.of(grammar)
    kept: list[str] = []
    at = 0
    while at < len(words):
        opens = words[at] in around.relative and bool(kept) and bool(free.mentioned(kept[-1:])[1])
        end = at + 1
        while opens and end < len(words) and around.is_free(words[end]):
            end += 1
        # At the end of a line it may as well ask.
        opens = opens and at + 1 < end and len(free.mentioned(words[end:])[1]) > 1
        kept += () if opens else words[at : at + 1]
        at = end if opens else at + 1
    return kept


def to_whom(grammar: Grammar, names: Sequence[str], words: Sequence[str]) -> Sequence[str]:
    """Return to whom something goes, without what is said of them: « à Léna, elle a rien dit ».

    None where nothing is, or more is named behind it.
    """
    cut = breaths(grammar, words)
    known = {folded(name.lower()) for name in names if name}
    if not cut:
        return ()
    first = [folded(word) for word in grammar.around.without(cut[0].spelled)]
    # « Marie, ton thé » gives nothing to her: a word before the name does.
    given = len(first) == len(cut[0].spelled) and len(first[1:]) == 1 and {*first[1:]} <= known
    rest = cut[1:]
    if not given or not rest:
        return ()
    if any(_MARK in one.typed[-1] or not _names_nothing(grammar, one.spelled) for one in rest):
        return ()
    behind = {folded(word) for one in rest for word in one.spelled}
    asides = Asides.of(grammar)
    denies = any(
        not asides.are_all(one.typed) and grammar.around.kept.intersection(one.spelled)
        for one in rest
        if not grammar.around.others.intersection(one.spelled)
    )
    # « À Marie, non, à Léna » gives nothing to Marie.
    if denies or behind & known or any(one.spelled in grammar.around.rejects for one in rest):
        return ()
    return [_STOP.sub("", word) for word in cut[0].typed]


def asked_of_topic(grammar: Grammar, words: Sequence[str]) -> Sequence[str]:
    """Return in one breath what is asked of a thing that is named first; none where nothing is.

    « Le double, il double quoi » places no token.
    """
    cut = breaths(grammar, words)
    if len(cut) != _TOPIC_AND_QUESTION:
        return ()
    # « Les ermites, rappelle-moi comment on marque avec » asks no more than how.
    told = grammar.around.untold(cut[1].spelled)
    if not grammar.around.asks_by_itself(told):
        return ()
    if Asides.of(grammar).are_all(cut[1].typed):
        return ()  # « le plus cinq, pourquoi pas »
    named = FreeQuestions.of(grammar).mentioned
    things = [one for one in named(cut[0].spelled)[1] if one.kind != NUMBER]
    about = {folded(word) for one in things for word in one.words}
    bare = all(folded(word) in about for word in grammar.around.without(split(cut[0].spelled)))
    numbers = any(one.kind == NUMBER for one in named(cut[1].spelled)[1])
    if not things or not bare or numbers:
        return ()
    asked = cut[1].typed if told == cut[1].spelled else told
    return [*(_STOP.sub("", word) for word in cut[0].typed), *asked]


def _joined_clauses(grammar: Grammar, words: Sequence[str]) -> Iterator[Clause]:
    """Yield clauses cut before the words that go on with what is said of something, too."""
    for one in breaths(grammar, words):
        start = 0
        for at in range(1, len(one.typed) - 1):
            join = grammar.spelled(one.typed[at : at + 1]) in grammar.spec.chain.joins
            rest = grammar.spelled([_STOP.sub("", word) for word in one.typed[at + 1 :]])
            if join and grammar.around.tells_of_it(rest):
                part = one.typed[start:at]
                yield Clause(part, grammar.spelled([_STOP.sub("", word) for word in part]))
                start = at + 1
        part = one.typed[start:]
        yield Clause(part, grammar.spelled([_STOP.sub("", word) for word in part]))


def _before_conceding(grammar: Grammar, clause: Clause) -> Iterator[Clause]:
    """Yield a clause cut before what is only conceded: « le sept bien que le huit me tente »."""
    typed, start = clause.typed, 0
    for at in range(1, len(typed)):
        rest = grammar.spelled([_STOP.sub("", word) for word in typed[at:]])
        # « Malgré » alone may stand in the midst of what is meant.
        if grammar.around.concedes.in_words.lead(rest):
            part = typed[start:at]
            yield Clause((*part[:-1], f"{part[-1]},"), grammar.spelled(part))
            start = at
    part = typed[start:]
    yield Clause(part, grammar.spelled([_STOP.sub("", word) for word in part]))


def subordinate(around: Around, clause: Words) -> bool:
    """Tell whether a clause only tells why: « puisque c'est à moi »."""
    return _opens(around, clause, around.subordinates)


def conceded(around: Around, clause: Words) -> bool:
    """Tell whether a clause tells in spite of what it is: « bien que le huit me tente »."""
    return _opens(around, clause, around.concedes)


def _opens(around: Around, clause: Words, rows: WordRows) -> bool:
    for at, word in enumerate(clause):
        if rows.lead(clause[at:]):
            return True
        if not around.is_free(word):
            return False
    return False


def without_calls(grammar: Grammar, names: Sequence[str], words: Sequence[str]) -> Sequence[str]:
    """Return words without what is said to somebody else among them; all if there is nothing.

    « Le treize… Léo, laisse ta sœur… sur la deux ». What is left out names nothing of the game.
    """
    cut = breaths(grammar, words)
    if not 1 < len(cut) <= _MOST:
        return words
    players = {folded(name.lower()) for name in names if name}
    kept: list[Clause] = []
    at = 0
    while at < len(cut):
        end = at + 1
        whom = _called(grammar, cut[at].spelled, players)
        if whom and not cut[at].breaks_off:
            while end < len(cut) and _is_for_others(grammar, cut[end].spelled):
                end += 1
                if cut[end - 1].breaks_off:
                    break
        if not whom or (whom in players and end == at + 1):
            # « Le treize, Léna » may give it to her.
            kept += cut[at:end]
        at = end
    # « Le… » is said anew behind it.
    kept = [one for one in kept if not (one.breaks_off and _is_broken_off(grammar, one.spelled))]
    left = [one for one in kept if grammar.around.without(one.spelled)]
    return joined(kept) if left and len(kept) < len(cut) else words


def _is_broken_off(grammar: Grammar, clause: Words) -> bool:
    """Tell whether a clause breaks off behind an article; « la une » is a column."""
    articles = bool(clause) and grammar.around.determiners.issuperset(clause)
    return articles and not FreeQuestions.of(grammar).mentioned(clause)[1]


def _called(grammar: Grammar, clause: Words, players: set[str]) -> str:
    """Return who is called by a clause that names nothing else: « Tom », « oui mon cœur ».

    Who plays is called by name alone: « Léna passe » tells what she does.
    """
    around = grammar.around
    if not clause or not _names_nothing(grammar, clause) or may_ask(grammar, clause):
        return ""
    for row in around.endearments:
        if any(clause[at : at + len(row)] == row for at in range(len(clause))):
            return " ".join(row)
    named = [
        one for one in map(folded, clause) if one in players or one in first_names(grammar.lang)
    ]
    if len(named) != 1 or not around.others.isdisjoint(clause):
        return ""
    beside = [one for one in around.without(clause) if folded(one) != named[0]]
    if named[0] in players and not all((one,) in around.rejects for one in beside):
        return ""
    return named[0]


def _is_for_others(grammar: Grammar, clause: Words) -> bool:
    """Tell whether a clause may be said to who was called: it is nothing of the game."""
    around = grammar.around
    if not around.without(clause) and len(clause) < 2:
        return False  # « voilà »
    if around.others & {*clause} or may_ask(grammar, clause):
        return False
    return _names_nothing(grammar, clause) and not any(
        tuple(clause[: len(row)]) == row for row in around.rejects
    )


def _names_nothing(grammar: Grammar, clause: Words) -> bool:
    """Tell whether words name nothing; minutes and seconds are counted all the same."""
    counted = {at - 1 for at, word in enumerate(clause) if word in grammar.around.whiles}
    rest = [word for at, word in enumerate(clause) if at not in counted]
    return all(one.person for one in FreeQuestions.of(grammar).mentioned(rest)[1])
