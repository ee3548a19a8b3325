"""Words that only say how many are meant: « les trois », « la deuxième des deux ».

A count is no number of one thing: « les trois » is no third option and no column three.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from heraut.grammars.disambiguation import doubted
from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import (
    DOUBT,
    Ambiguous,
    Chain,
    Command,
    Heard,
    Illegal,
    Interpretation,
    Kind,
    Meaning,
    NotUnderstood,
    Partial,
    Reply,
    Scope,
)
from heraut.grammars.spec import BEGUN
from heraut.grammars.typed.correcting_words import COUNTS, OF_THEM
from heraut.voice.tasks.match.inputs import Input, Piece, Trouble
from heraut.voice.tasks.match.typed.replies import YES
from heraut.voice.tasks.match.understanding import Understanding

_OPTION: Final = "option"
_ONE: Final = "one-of-them"
_MOST: Final = 9
_FEWEST: Final = 2
_Words = tuple[str, ...]


def counted(words: Understanding, said: Heard, scope: Scope, meant: Interpretation) -> Input | None:
    """Return what is meant by words that only count, where one thing is asked for.

    ``None`` where they say more than that, and where what they seem to mean is right.
    """
    if scope not in (Scope.TURN, Scope.CHOOSE, Scope.FILL):
        return None
    grammar = words.context.grammar
    spelled = grammar.spelled(str(said).split())
    if scope is Scope.TURN:
        return _all_in_turn(words, spelled) if isinstance(meant, NotUnderstood) else None
    if (place := _place(grammar, spelled)) is not None:
        return _nth(words, scope, *place)
    number = count(grammar, spelled)
    if not number:
        return None
    if scope is Scope.CHOOSE:
        return _all_options(words, said, meant, number)
    if (whole := _with_begun(words, said)) is not None:
        return whole
    if isinstance(meant, NotUnderstood):
        return Trouble(_ONE)
    if not isinstance(meant, Command | Partial) or not _names(meant.meaning, number):
        return None
    if meant.meaning.slots.keys() <= grammar.spec.taps.keys():
        return Trouble(_ONE)
    # « Les trois » may be all cards of a kind that are to be changed, and a number where it counts.
    return doubted(meant) if isinstance(meant, Command) and "," not in meant.notation else None


def _all_in_turn(words: Understanding, said: _Words) -> Chain | None:
    """Return as many moves of a kind as are counted, if the words may mean just these.

    « Protège les deux », where two duties are missing and « protège » may be either.
    """
    grammar = words.context.grammar
    number = count(grammar, said)
    if not number:
        return None
    counts = {word for mark in grammar.spec.corrections.get(COUNTS, ()) for word in mark}
    rest = [word for word in said if word not in counts | grammar.slots.words_of(number)]
    # « Les deux » alone says yes to both.
    line = " ".join(rest) or next(iter(grammar.forms(YES, {})), "")
    match words.meant(Heard.typed(line), Scope.TURN, typed=True) if line else None:
        case Ambiguous(options) if len(options) == number:
            moves = [one for one in options if isinstance(one, Command)]
        case _:
            return None
    verbs = {one.notation.partition(" ")[0] for one in moves}
    resolver, done = words.reading(Heard.typed(""))[1], list[Command]()
    for move in moves:
        made = resolver.command(move.meaning)
        if len(verbs) > 1 or not isinstance(made, Command) or made.notation != move.notation:
            return None
        done.append(made)
        resolver = resolver.after(made)
    return Chain(tuple(done), cost=DOUBT)


def _with_begun(words: Understanding, said: Heard) -> Command | Illegal | None:
    """Return what was begun by its name, with all there is: « je garde », then « les deux »."""
    begun = words.state.held.get(BEGUN)
    if begun is None:
        return None
    match words.meant(said, Scope.TURN, typed=True):
        case Command() as whole:
            options: Sequence[Command] = (whole,)
        case Ambiguous(options):
            pass
        case _:
            return None
    slots = options[0].meaning.slots
    if any(one.meaning.slots != slots for one in options):
        return None
    made = words.combine({**slots, BEGUN: begun})
    return made if isinstance(made, Command | Illegal) else None


def count(grammar: Grammar, words: Sequence[str]) -> int:
    """Return how many words say to be meant, where they say nothing else; 0 otherwise."""
    around, said = grammar.around, tuple(words)
    for mark in sorted(grammar.spec.corrections.get(COUNTS, ()), key=len, reverse=True):
        for at in range(len(said) - len(mark)):
            if said[at : at + len(mark)] != mark:
                continue
            behind = said[at + len(mark) :]
            beside = (*said[:at], *behind[1:])
            number = _number(grammar, behind[0])
            if number and all(word in grammar.lemma for word in around.without(beside)):
                return number
    return 0


def possible(words: Understanding) -> Trouble | None:
    """Return what may be said where one piece is asked for; ``None`` if that would tell a hand."""
    found = words.context.possible(words.state.held)
    return Trouble("possible", {"sentences": found}) if 0 < len(found) <= _MOST else None


def _number(grammar: Grammar, word: str) -> int:
    known = grammar.slots.words_of
    return next((one for one in range(_FEWEST, _MOST) if word in known(one)), 0)


def _place(grammar: Grammar, words: _Words) -> tuple[int, int] | None:
    """Return which one of how many words mean: « la deuxième des deux »."""
    for mark in grammar.spec.corrections.get(OF_THEM, ()):
        for at in range(1, len(words) - len(mark)):
            if words[at : at + len(mark)] != mark or len(words) != at + len(mark) + 1:
                continue
            number = _number(grammar, words[-1])
            replies = grammar.loosely(words[:at], Scope.CHOOSE)
            nth = next((one.slots[_OPTION] for one in replies if one.intent == _OPTION), 0)
            if number and isinstance(nth, int) and 1 <= nth <= number:
                return nth, number
    return None


def _nth(words: Understanding, scope: Scope, nth: int, number: int) -> Input | None:
    """Return the one of so many options, or of so many pieces that may be said."""
    if scope is Scope.CHOOSE:
        if number != len(words.state.options):
            return Trouble(_ONE)
        return Reply(Meaning(_OPTION, Kind.REPLY, {_OPTION: nth}))
    found = words.context.possible(words.state.held)
    if len(found) != number:
        return possible(words)
    match words.understood(Heard.typed(found[nth - 1]), Scope.FILL, words.state.held, guess=False):
        case Partial(meaning, made=made):
            made = doubted(made) if isinstance(made, Command) else made
            return Piece(meaning.slots, made, max(DOUBT, meaning.cost))
        case Command() as command:
            return doubted(command)
    return possible(words)


def _all_options(
    words: Understanding, said: Heard, meant: Interpretation, number: int
) -> Input | None:
    """Return all options at once, where they can be had; else that one is to be chosen."""
    if not isinstance(meant, Reply) or number not in meant.meaning.slots.values():
        return None
    match words.meant(said, Scope.TURN, typed=True):
        case Command(meaning) as whole if not _names(meaning, number):
            return whole
        case Ambiguous(options) as whole if not any(_names(one.meaning, number) for one in options):
            return whole
        case Chain() as whole:
            return whole
    return Trouble(_ONE)


def _names(meaning: Meaning, number: int) -> bool:
    """Tell whether a number stands in what is meant as the name of one thing."""
    return str(number) in map(str, meaning.slots.values())
