"""Several things at once that the table has to bring: « 4, 5, 9 », for the first cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import Final

from heraut.engines.protocol import TABLE
from heraut.engines.rules import POSSIBLE
from heraut.grammars.action_resolver import ActionResolver
from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import (
    DOUBT,
    Chain,
    Command,
    Heard,
    Illegal,
    Kind,
    Meaning,
    Query,
    Scope,
)
from heraut.grammars.schema import number_words
from heraut.grammars.spec import Intent, Who
from heraut.grammars.typed.clauses import may_ask
from heraut.grammars.typed.example_filters import TERM
from heraut.grammars.typed.free_questions import FreeQuestions
from heraut.grammars.typed.mentions import NUMBER, THING
from heraut.voice.tasks.match.inputs import Instead
from heraut.voice.tasks.match.understanding import Understanding

_COMMA: Final = ","
_FEWEST: Final = 2
_MOST: Final = 100
_LONGEST: Final = 3
"""Words of the longest number."""
_LEAD: Final = 8
"""Words that may stand before numbers to say what they are."""
_PLACES: Final = ("column", "space")
"""What tells in an event where a card came to lie, counted from 1."""
_CLEAR: Final = 0.1
"""Words that cost no more than this are the numbers alone."""


def of_table(words: Understanding, line: str) -> Command | Chain | Illegal | Instead | None:
    """Return what the table brings: what chance says, or several things one after another.

    Or what it should have brought.
    """
    if not words.context.app_cards:
        from heraut.voice.tasks.match.typed.brought_wrong import brought_right

        if (right := brought_right(words, line)) is not None:
            return right
    if words.context.match.to_act != TABLE:
        return None
    if (outcome := words.context.match.lot()) is not None:
        from heraut.voice.tasks.match.typed.lots import drawn

        if (by_chance := drawn(words.context, line, outcome)) is not None:
            return by_chance
    return _brought(words, Heard.typed(line))


def brought_too_early(words: Understanding, line: str) -> Query | None:
    """Return the question what the table is to bring, where a line brings several other things.

    « La rangée, c'est 4, 10, 25 » before the tokens are there.
    """
    if words.context.match.to_act != TABLE:
        return None
    several = (len(values) >= _FEWEST for values, _ in _series(words, Heard.typed(line)))
    return Query(Meaning(POSSIBLE, Kind.QUERY)) if any(several) else None


def _brought(words: Understanding, said: Heard) -> Command | Chain | Illegal | None:
    """Return what the table brings, one or several, to be read back, or why it cannot.

    ``None`` where words say more than what it is.
    """
    for values, bring in _with_places(words, _series(words, said)):
        if len(values) < _FEWEST and isinstance(
            words.plainly(str(said).split(), Scope.TURN), Command
        ):
            return None  # « le sept » is said in full
        for intent in words.context.grammar.of_kind(Kind.COMMAND):
            alone = intent.who is Who.TABLE and len(intent.slots) == 1
            if alone and (made := _one_by_one(words, intent, values, bring)) is not None:
                return made
    return _things(words, str(said).split())


def _things(words: Understanding, said: Sequence[str]) -> Command | Chain | Illegal | None:
    """Return what the table brings by name: « les jetons, c'est le plus deux et le double »."""
    grammar = words.context.grammar
    mentions = FreeQuestions.of(grammar).mentioned(said)[1]
    named = [one for one in mentions if {*one.values} != {TERM}]
    left = [word for one in named for word in one.words]
    rest = [word for word in grammar.spelled(said) if word not in left]
    if len(named) < _FEWEST or not _only_names(grammar, rest):
        return None
    for intent in grammar.of_kind(Kind.COMMAND):
        if intent.who is not Who.TABLE or len(intent.slots) != 1:
            continue
        (slot,) = intent.slots
        known = grammar.spec.numbers.get(slot)
        values = [
            next((value for value in one.values.values() if known and value in known.words), None)
            for one in named
        ]
        if known and all(isinstance(value, str) for value in values):
            made = _one_by_one(words, intent, [str(value) for value in values], bring=False)
            if made is not None:
                return made
    return None


def _with_places(
    words: Understanding, series: Iterator[tuple[Sequence[int], bool]]
) -> Iterator[tuple[Sequence[int], bool]]:
    """Yield numbers, first without the places before them: « la deux le neuf, la trois un sept ».

    A place is where the next one of them comes anyway.
    """
    for values, bring in series:
        places, brought = values[::2], values[1::2]
        if len(values) % 2 == 0 and _come_to(words, places, brought):
            yield brought, bring
        yield values, bring


def _come_to(words: Understanding, places: Sequence[int], brought: Sequence[int]) -> bool:
    """Tell whether the table brings these numbers to these places, one after another."""
    match = words.context.match
    for place, value in zip(places, brought, strict=True):
        legal = (str(one) for one in match.rules.legal(match.state))
        played = next((one for one in legal if one.split()[1:] == [str(value)]), None)
        if played is None or match.to_act != TABLE:
            return False
        match = match.play(played)
        told = match.history[-1].events
        if not any(place == event.args.get(name) for event in told for name in _PLACES):
            return False
    return True


def _series(words: Understanding, said: Heard) -> Iterator[tuple[Sequence[int], bool]]:
    """Yield the numbers that words are, if they are nothing else, and if they say who drew them."""
    grammar = words.context.grammar
    if numbers := _numbers(grammar, str(said)):
        yield numbers, False
        return
    spelled = str(said).split()
    for meaning in grammar.loosely(spelled, Scope.FILL):
        # « J'ai le trois et le sept » says in full that they were drawn.
        intent = grammar.intents.get(meaning.intent)
        brings = meaning.kind is Kind.COMMAND and intent is not None and intent.who is Who.TABLE
        bare = meaning.kind is Kind.PARTIAL
        if not (bare or brings) or len(meaning.slots) != 1 or meaning.cost > _CLEAR:
            continue
        (value,) = meaning.slots.values()
        values = str(value).split(_COMMA)
        if len(values) >= _FEWEST and all(map(str.isdecimal, values)):
            yield tuple(map(int, values)), brings


def _numbers(grammar: Grammar, said: str) -> Sequence[int]:
    """Return the numbers that words are: alone, or several behind what they are; else none."""
    parted = [one for part in _parted(grammar, said) for one in _run_on(grammar, part)]
    if not parted:
        return ()
    numbers = [_number(grammar, part) for part in parted]
    if not numbers[0] and len(numbers) >= _FEWEST:
        # « Blasons trois, un, sept », « la rangée, c'est 12, 48 », « blason 1, blason 7 ».
        lead = parted[0][:-1]
        if _only_names(grammar, lead):
            numbers = [
                number or (_number(grammar, part[len(lead) :]) if part[: len(lead)] == lead else 0)
                for number, part in zip(numbers, parted, strict=True)
            ]
    return numbers if all(numbers) else ()


def _run_on(grammar: Grammar, words: list[str]) -> list[list[str]]:
    """Return words with the numbers at their end apart that nothing stands between.

    Of « un trois cinq » each is one; « vingt neuf » is taken for the number that it may be.
    """
    if _number(grammar, words):
        return [words]
    numbers: list[list[str]] = []
    rest = words
    while rest:
        for start in range(max(0, len(rest) - _LONGEST), len(rest)):
            if number_of(grammar, rest[start:]):
                numbers.insert(0, rest[start:])
                rest = rest[:start]
                break
        else:
            break
    if len(numbers) < _FEWEST:
        return [words]
    return [[*rest, *numbers[0]], *numbers[1:]]


def _only_names(grammar: Grammar, words: Sequence[str]) -> bool:
    """Tell whether words before numbers may name what these are: they ask and deny nothing."""
    spelled = grammar.spelled(words)
    asks = may_ask(grammar, spelled) or grammar.around.is_wondered(spelled)
    masked = FreeQuestions.of(grammar).mentioned(spelled)[0]
    # « Les six colonnes » counts things of the game.
    numbered = any(word == NUMBER and after != THING for word, after in pairwise((*masked, "")))
    # « J'ai », « mes cartes »: a hand is nothing that the table brings.
    if asks or numbered or len(words) > _LEAD or not grammar.spec.people.own.isdisjoint(spelled):
        return False
    return grammar.around.kept.isdisjoint(spelled)


def _parted(grammar: Grammar, said: str) -> list[list[str]]:
    """Return what stands between commas, or words that join; a number in digits ends a part."""
    joins = {join[0] for join in (*grammar.spec.then, *grammar.spec.chain.joins) if len(join) == 1}
    parts: list[list[str]] = [[]]
    line = said.replace(_COMMA, f" {_COMMA} ").split()
    for at, word in enumerate(line):
        around = tuple(line[max(0, at - 1) : at + 2])
        if word == _COMMA or (word in joins and around not in _joined(grammar.lang)):
            parts.append([])
        else:
            parts[-1].append(word)
        if word.isdecimal():
            parts.append([])
    return [part for part in parts if part]


@cache
def _joined(lang: str) -> frozenset[tuple[str, ...]]:
    """Return the numbers of three words: in « vingt et un » nothing is joined."""
    return frozenset(words for one in range(1, _MOST) if len(words := number_words(one, lang)) == 3)


def _number(grammar: Grammar, words: Sequence[str]) -> int:
    """Return the number that words are, an article before it or not; 0 if they are none."""
    bare = words[1:] if len(words) > 1 and words[0] in grammar.around.determiners else words
    return number_of(grammar, bare)


def number_of(grammar: Grammar, words: Sequence[str]) -> int:
    """Return the number that words are, in digits or not; 0 if they are none."""
    if len(words) == 1 and words[0].isdecimal():
        return int(words[0])
    plain = tuple(part for word in words for part in word.split("-"))
    return _values(grammar.lang).get(plain, 0)


@cache
def _values(lang: str) -> Mapping[tuple[str, ...], int]:
    """Return the numbers by their words."""
    return {number_words(one, lang): one for one in range(1, _MOST)}


def _one_by_one(
    words: Understanding, intent: Intent, values: Sequence[int] | Sequence[str], bring: bool
) -> Command | Chain | Illegal | None:
    """Return one command for each value; ``None`` where the first one is none.

    They are read back, but for what only some may hear: all of the table would hear it. So bare
    numbers do not bring that; ``bring``: the words say that they do.
    """
    grammar, match = words.context.grammar, words.context.match
    (slot,) = intent.slots
    done: list[Command] = []
    secret = False
    for value in values:
        forms = grammar.forms(intent.id, {slot: value})
        meaning = Meaning(intent.id, Kind.COMMAND, {slot: value}, DOUBT, (*forms, "")[0])
        made = ActionResolver(grammar, match.rules, match.state).command(meaning)
        if not isinstance(made, Command):
            return made if done and isinstance(made, Illegal) else None
        done.append(made)
        match = match.play(made.notation)
        secret |= any(event.audience is not None for event in match.history[-1].events)
    if secret and not bring:
        return None
    if secret:
        done = [replace(one, meaning=replace(one.meaning, cost=0.0)) for one in done]
    if len(done) == 1:
        return done[0]
    return Chain(tuple(done), cost=0.0 if secret else DOUBT)
