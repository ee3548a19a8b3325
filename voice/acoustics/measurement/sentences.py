"""What the held-out voices say: sentences in positions of real matches, and talk of no game.

All of it follows from a seed; the positions are those that random play comes to, so that a command
is said where it may be played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from itertools import cycle, islice, takewhile
from random import Random
from types import MappingProxyType
from typing import Final

from heraut.engines.match import Match
from heraut.engines.protocol import TABLE
from heraut.engines.registry import find_rules
from heraut.grammars import Grammar
from heraut.grammars.interpret import interpret
from heraut.grammars.meaning import (
    Ambiguous,
    Command,
    Heard,
    Illegal,
    Interpretation,
    Kind,
    NotUnderstood,
    Scope,
)
from heraut.grammars.surface_forms import spoken_forms
from heraut.voice.acoustics.measurement.wordings import Wordings
from heraut.voice.evaluation.fixtures import Expectation, Position

SIZES: Final[Mapping[str, int]] = {"commands": 300, "illegal": 60, "talk": 110, "answers": 90}
"""How many sentences of each set are said; those of no game come on top."""

_MATCHES: Final = 32
"""Random matches from which positions are taken."""
_STEPS: Final = 70
"""Steps of such a match, draws of table cards among them."""
_DRAWS: Final = 12
"""Wordings drawn for one intent in one scope."""
_AGAIN: Final = 3
"""How often one sentence may be said, each time by another voice."""
_VARIED: Final = 0.5
"""Part of the commands that is not said in one of the best forms, but in any that there is."""
_NEAR_MISSES: Final = "# Near"
"""The remark in a list behind which sentences are like those of the games."""
_ELSEWHERE: Final = 0.2
"""Part of the talk of no game that comes when a question was asked."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """Something to say, when, and what must come of it; the fields are those of a fixture."""

    words: str
    set: str
    pile: str
    """What kind of thing it says: a verb, an intent; the kinds of a set come in turn."""
    scope: Scope = Scope.TURN
    expect: Expectation = Expectation.SAME
    reason: str = ""
    held: Mapping[str, int | str] = field(default_factory=dict)
    position: Position | None = None
    slots: Mapping[str, int | str] = field(default_factory=dict)
    """The numbers of a command."""


@dataclass(frozen=True, slots=True)
class _Moment:
    """A point of a match at which somebody may speak."""

    match: Match
    position: Position


def sentences(kind: str, seed: int, lang: str = "fr", game: str = "kingsbridge") -> list[Sentence]:
    """Return all that is said in a set of the ``kind`` ``development`` or ``final``, in order.

    Each kind draws its own, so that what was looked at while developing is not what is measured in
    the end: all that is no sentence of the game is in one of them only, but short commands and
    answers may be in both.
    """
    dice = Random(f"{kind} {seed}")  # seeded by a text, it is the same everywhere
    grammar = Grammar.load(lang, game)
    wordings = Wordings(grammar, dice)
    moments = list(_moments(game, dice))
    commands = list(_commands(grammar, wordings, moments, dice))
    answers = list(_answers(grammar, wordings, moments, commands))
    pools = {
        "commands": commands,
        "illegal": list(_illegal(grammar, wordings, moments, dice)),
        "talk": list(_talk(grammar, wordings, moments, dice)),
        "answers": answers,
    }
    chosen = [one for name, size in SIZES.items() for one in _spread(pools[name], size, dice)]
    pieces = [answer for answer in answers if answer.scope is Scope.FILL]
    return chosen + list(_foreign(kind, lang, wordings, moments, pieces, dice))


def said_alone(
    every: Iterable[str], seed: int, lang: str = "fr", game: str = "kingsbridge"
) -> Iterator[Sentence]:
    """Yield each of these words or numbers where it is the piece that is awaited.

    Those that no command of the game can lack are left out.
    """
    dice = Random(f"alone {seed}")
    grammar = Grammar.load(lang, game)
    moments = list(_moments(game, dice))
    commands = list(_commands(grammar, Wordings(grammar, dice), moments, dice))
    places = {id(moment.position): moment for moment in moments}
    for words in every:
        for command in dice.sample(commands, len(commands)):
            moment, slots = places[id(command.position)], dict(command.slots)
            if not slots:
                continue
            slots.pop(dice.choice(sorted(slots)))
            if slots and _understood(grammar, words, moment, Scope.FILL, slots):
                yield Sentence(
                    words, "alone", words, Scope.FILL, held=slots, position=command.position
                )
                break


def foreign(kind: str, lang: str = "fr") -> tuple[str, ...]:
    """Return the everyday sentences and near misses that voices of this kind say."""
    return _listed(kind, lang)


def everyday(kind: str, lang: str = "fr") -> tuple[str, ...]:
    """Return the everyday sentences alone: talk at the table."""
    return _listed(kind, lang, _NEAR_MISSES)


def _listed(kind: str, lang: str, until: str | None = None) -> tuple[str, ...]:
    """Return the sentences of a list, up to the remark that begins so."""
    text = (files(__package__) / f"foreign.{kind}.{lang}.txt").read_text(encoding="utf-8")
    lines = takewhile(lambda line: until is None or not line.startswith(until), text.splitlines())
    return tuple(line for line in lines if line and not line.startswith("#"))


def _moments(game: str, dice: Random) -> Iterator[_Moment]:
    """Yield the moments of matches played at random: every number of seats, both kinds of cards."""
    rules = find_rules(game)
    for number in range(_MATCHES):
        seats = rules.seats[number % len(rules.seats)]
        options = {"cards": ("table", "app")[number // len(rules.seats) % 2]}
        seed = dice.randrange(1000)
        match = Match.new(game, seats, options, seed).settle()
        done: list[str] = []
        while match.to_act is not None and len(done) < _STEPS:
            yield _Moment(match, Position(seats, seed, options, tuple(done)))
            verbs = _verbs(match)
            done.append(dice.choice(verbs[dice.choice(sorted(verbs))]))
            match = match.play(done[-1]).settle()


def _verbs(match: Match) -> dict[str, list[str]]:
    """Return the legal actions by their first word, so that rare kinds are not drowned."""
    verbs: dict[str, list[str]] = {}
    for action in map(str, match.rules.legal(match.state)):
        verbs.setdefault(action.partition(" ")[0], []).append(action)
    return verbs


def _commands(
    grammar: Grammar, wordings: Wordings, moments: Iterable[_Moment], dice: Random
) -> Iterator[Sentence]:
    """Yield legal commands, each said where it is legal; half of them as best said."""
    for moment in moments:
        match, verbs = moment.match, _verbs(moment.match)
        for verb in sorted(verbs):
            action = dice.choice(verbs[verb])
            words = dice.choice(spoken_forms(grammar, match.rules, match.state, action))
            meaning = wordings.meant(words, Scope.TURN)
            if meaning and dice.random() < _VARIED:
                words = wordings.draw(meaning.intent, Scope.TURN, meaning.slots) or words
            understood = _understood(grammar, words, moment)
            if (
                isinstance(understood, Command)
                and understood.notation == action
                and not understood.meaning.cost
            ):
                slots = understood.meaning.slots
                yield Sentence(words, "commands", verb, position=moment.position, slots=slots)


def _illegal(
    grammar: Grammar, wordings: Wordings, moments: Sequence[_Moment], dice: Random
) -> Iterator[Sentence]:
    """Yield well said commands with any numbers, where the rules forbid them."""
    for intent in grammar.of_kind(Kind.COMMAND):
        for moment in dice.sample(list(moments), min(len(moments), 8 * _DRAWS)):
            words = wordings.draw(intent.id, Scope.TURN)
            understood = _understood(grammar, words, moment) if words else None
            if words and isinstance(understood, Illegal):
                yield Sentence(
                    words,
                    "illegal",
                    intent.id,
                    expect=Expectation.REFUSED,
                    reason=understood.reason,
                    position=moment.position,
                )


def _talk(
    grammar: Grammar, wordings: Wordings, moments: Sequence[_Moment], dice: Random
) -> Iterator[Sentence]:
    """Yield questions and the talk about the talk, mostly when nothing is pending."""
    for intent in (*grammar.of_kind(Kind.QUERY), *grammar.of_kind(Kind.META)):
        for scope in (Scope.TURN, Scope.TURN, Scope.CONFIRM):
            for _ in range(_DRAWS):
                moment = dice.choice(moments)
                words = wordings.draw(intent.id, scope)
                if words and _understood(grammar, words, moment, scope):
                    yield Sentence(words, "talk", intent.id, scope, position=moment.position)


def _answers(
    grammar: Grammar, wordings: Wordings, moments: Iterable[_Moment], commands: Iterable[Sentence]
) -> Iterator[Sentence]:
    """Yield answers: yes and no, one of several options, the missing piece of a command."""
    for intent in grammar.of_kind(Kind.REPLY):
        for scope in (Scope.CONFIRM, Scope.CHOOSE):
            for _ in range(_DRAWS):
                if words := wordings.draw(intent.id, scope):
                    yield Sentence(words, "answers", intent.id, scope)
    places = {id(moment.position): moment for moment in moments}
    for command in commands:
        moment = places[id(command.position)]
        for intent in grammar.of_kind(Kind.PARTIAL):
            for missing in sorted(command.slots):
                slots = dict(command.slots)
                piece = {missing: slots.pop(missing)}
                words = wordings.draw(intent.id, Scope.FILL, piece) if slots else None
                if words and _understood(grammar, words, moment, Scope.FILL, slots):
                    yield Sentence(
                        words,
                        "answers",
                        intent.id,
                        Scope.FILL,
                        held=slots,
                        position=command.position,
                    )


def _foreign(
    kind: str,
    lang: str,
    wordings: Wordings,
    moments: Sequence[_Moment],
    pieces: Sequence[Sentence],
    dice: Random,
) -> Iterator[Sentence]:
    """Yield the talk of no game, said when it does most harm: an answer's begin to a question."""
    playing = [moment for moment in moments if moment.match.to_act != TABLE]
    for words in foreign(kind, lang):
        scope = _answering(words, wordings)
        if scope is None:
            elsewhere = dice.random() < _ELSEWHERE
            scope = dice.choice(list(Scope)) if elsewhere else Scope.TURN
        piece = dice.choice(pieces)
        filling = scope is Scope.FILL
        yield Sentence(
            words,
            "oov",
            "",
            scope,
            Expectation.NOTHING,
            held=piece.held if filling else {},
            position=piece.position if filling else dice.choice(playing).position,
        )


def _answering(words: str, wordings: Wordings) -> Scope | None:
    """Return the scope in which the begin of a sentence is an answer, if there is one."""
    for scope in (Scope.CONFIRM, Scope.CHOOSE):
        for count in (1, 2):
            meaning = wordings.meant(" ".join(words.split()[:count]), scope)
            if meaning and meaning.kind is Kind.REPLY:
                return scope
    return None


def _understood(
    grammar: Grammar,
    words: str,
    moment: _Moment,
    scope: Scope = Scope.TURN,
    held: Mapping[str, int | str] = MappingProxyType({}),
) -> Interpretation | None:
    """Return what is understood when it is typed; ``None`` for nothing, or a question back."""
    match = moment.match
    found = interpret(grammar, Heard.typed(words), match.rules, match.state, scope, held=held)
    return None if isinstance(found, (Ambiguous, NotUnderstood)) else found


def _spread(pool: Iterable[Sentence], size: int, dice: Random) -> Iterator[Sentence]:
    """Yield ``size`` sentences of a pool: all its piles in turn, and words that were rare so far.

    Fewer when the pool has not so many. A pile says again only when all of it was said.
    """
    piles: dict[str, list[Sentence]] = {}
    for one in pool:
        piles.setdefault(one.pile, []).append(one)
    for name in piles:
        piles[name] = dice.sample(piles[name], len(piles[name]))
    said: Counter[tuple[str, Scope]] = Counter()
    used: Counter[str] = Counter()

    def worn(one: Sentence) -> tuple[int, float]:
        words = one.words.split()
        return said[one.words, one.scope], sum(used[word] for word in words) / len(words)

    for name in islice(cycle(sorted(piles)), size * len(piles)):
        chosen = min(piles[name], key=worn)
        if said[chosen.words, chosen.scope] < _AGAIN:
            said[chosen.words, chosen.scope] += 1
            used.update(chosen.words.split())
            yield chosen
            if said.total() == size:
                return
