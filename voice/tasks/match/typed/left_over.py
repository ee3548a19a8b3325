"""What is meant by saying what is not: « pas la première, pas celle du milieu non plus, l'autre ».

Of what was told or asked about only one thing is left then. What was begun is not to be either
where somebody says so and says another move: « pas l'enclos, je joue juste O8 ». Both are always
read back.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from heraut.engines.notation import verb_of
from heraut.grammars.disambiguation import doubted
from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import DOUBT, Command, Heard, Kind, Meaning, Partial, Reply, Scope
from heraut.grammars.memory import item_number
from heraut.grammars.typed.clauses import clauses, may_ask
from heraut.grammars.typed.correcting_words import EXCLUDES
from heraut.grammars.typed.corrections import without_marks
from heraut.voice.tasks.match.inputs import Trouble
from heraut.voice.tasks.match.typed.pointers import LAST, OTHER, pointer
from heraut.voice.tasks.match.typed.replies import NO
from heraut.voice.tasks.match.understanding import Understanding

_Words = tuple[str, ...]
_TOO: Final = "too"
"""Words of corrections behind what is not meant: « non plus »."""
_OPTION: Final = "option"
_DROPS: Final = "drops"
"""Words with which somebody gives up what was begun: « laisse tomber »."""
_FEWEST: Final = 2
"""Of one thing alone nothing is left."""


def meant(
    words: Understanding, said: Heard, scope: Scope
) -> Reply | Command | Partial | Trouble | None:
    """Return what is left, or meant instead, where somebody says what is not meant."""
    if scope is Scope.FILL and (given_up := dropped(words, said)) is not None:
        return given_up
    if scope is Scope.TURN and (done_without := renounced(words, said)) is not None:
        return done_without
    excludes = words.context.grammar.spec.corrections.get(EXCLUDES, ())
    if not any(set(mark) <= set(str(said).split()) for mark in excludes):
        return None
    if scope is Scope.CONFIRM and (other := in_its_place(words, said)) is not None:
        return other
    others = other_pieces(words, said) if scope is Scope.FILL else None
    return others or left_over(words, said, scope) or unsaid(words, said)


def left_over(words: Understanding, said: Heard, scope: Scope) -> Reply | Command | Partial | None:
    """Return the only thing that is left of several; ``None`` where words say anything else."""
    grammar, told = words.context.grammar, words.remembered.told
    if scope not in (Scope.TURN, Scope.CHOOSE) or may_ask(grammar, str(said).split()):
        return None
    parts = [
        part for clause in clauses(grammar, str(said).split()) for part in _cut(grammar, clause)
    ]
    denied = [_denied(grammar, part) for part in parts]
    others = [part for part, not_it in zip(parts, denied, strict=True) if not not_it]
    named = [not_it for not_it in denied if not_it]
    if len(parts) < _FEWEST or not all(pointer(grammar, " ".join(one)) == OTHER for one in others):
        return None
    count = len(words.state.options) if scope is Scope.CHOOSE else len(told)
    out = {_number(grammar, one, scope, count) for one in named}
    left = {*range(1, count + 1)} - out
    if None in out or len(left) != 1 or len(out) + 1 != count:
        return None
    (number,) = left
    if scope is Scope.CHOOSE:
        return Reply(Meaning(_OPTION, Kind.REPLY, {_OPTION: number}, DOUBT))
    slots = {grammar.spec.memory.slot: told[number - 1]}
    made = words.combine(slots)
    if isinstance(made, Command):
        return doubted(made)
    piece = Meaning("piece", Kind.PARTIAL, slots, DOUBT)
    return Partial(piece, made=made) if made is None or isinstance(made, Partial) else None


def other_pieces(words: Understanding, said: Heard) -> Partial | Trouble | None:
    """Return the piece that is left where one is asked for: « pas la deux, l'autre ».

    Where several are left they are told; ``None`` where words say more than what is not meant, and
    where what is left would tell a hand.
    """
    grammar, held = words.context.grammar, words.state.held
    parts = [
        part for clause in clauses(grammar, str(said).split()) for part in _cut(grammar, clause)
    ]
    named = [not_it for part in parts if (not_it := _denied(grammar, part))]
    others = [part for part in parts if not _denied(grammar, part)]
    others = [one for one in others if pointer(grammar, " ".join(one)) != OTHER]
    if not named or len(others) > 1:
        return None

    def piece(line: str) -> Partial | None:
        made = words.understood(Heard.typed(line), Scope.FILL, held, guess=False)
        return made if isinstance(made, Partial) else None

    out = [piece(" ".join(one)) for one in named]
    open_ = {one: made for one in words.context.possible(held) if (made := piece(one)) is not None}
    if None in out or not open_:
        return None
    not_these = [one.meaning.slots for one in out if one is not None]
    left = {one: made for one, made in open_.items() if made.meaning.slots not in not_these}
    wanted = [piece(" ".join(one)) for one in others]  # « pas la trois, la quatre »
    left = {
        one: made
        for one, made in left.items()
        if all(want is not None and want.meaning.slots == made.meaning.slots for want in wanted)
    }
    if others and not left:
        return None
    if len(left) != 1:
        return Trouble("possible", {"sentences": tuple(left or open_)})
    (made,) = left.values()
    return replace(made, meaning=replace(made.meaning, cost=DOUBT))


def in_its_place(words: Understanding, said: Heard) -> Command | None:
    """Return what is meant rather than what a yes is asked for: « pas la deuxième, la troisième ».

    Each part has to be a move as it stands, and the one that is denied the very move asked about.
    """
    grammar, pending = words.context.grammar, words.state.pending
    if pending is None or words.state.chain is not None or may_ask(grammar, str(said).split()):
        return None
    cut = [part for one in clauses(grammar, str(said).split()) for part in _cut(grammar, one)]
    denied = [not_it for part in cut if (not_it := _denied(grammar, part))]
    others = [part for part in cut if not _denied(grammar, part)]
    if len(denied) != 1 or len(others) != 1:
        return None
    asked, wanted = (words.plainly(part, Scope.TURN) for part in (denied[0], others[0]))
    if not isinstance(asked, Command) or asked.notation != pending.notation:
        return None
    if not isinstance(wanted, Command) or wanted.notation == pending.notation:
        return None
    same = verb_of(wanted.notation) == verb_of(pending.notation)
    return doubted(wanted) if same else None


def unsaid(words: Understanding, said: Heard) -> Command | None:
    """Return another move than the one that was begun, of which a clause says that it is not it."""
    grammar = words.context.grammar
    held = {*map(str, words.state.held.values())}
    cut = clauses(grammar, str(said).split())
    if not held or len(cut) < _FEWEST or may_ask(grammar, str(said).split()):
        return None
    from heraut.grammars.typed.free_questions import FreeQuestions

    def is_held(clause: _Words) -> bool:
        named = FreeQuestions.of(grammar).mentioned(_denied(grammar, clause))[1]
        every = ({*map(str, one.values.values())} for one in named)
        return bool(named) and not any(map(held.isdisjoint, every))

    kept = [clause for clause in cut if not is_held(clause)]
    if not kept or len(kept) == len(cut):
        return None
    line = " ".join(word for clause in kept for word in clause)
    move = words.understood(Heard.typed(line), Scope.TURN, {}, guess=False)
    return doubted(move) if isinstance(move, Command) else None


def dropped(words: Understanding, said: Heard) -> Reply | None:
    """Return the no of who gives up what was begun, by its name: « laisse tomber la tour »."""
    grammar, line = words.context.grammar, str(said).split()
    held = {*map(str, words.state.held.values())}
    if not held or may_ask(grammar, line):
        return None
    from heraut.grammars.typed.free_questions import FreeQuestions

    corrections = grammar.spec.corrections
    rest, gives_up = grammar.spelled(line), False
    for mark in (*corrections.get(_DROPS, ()), *corrections.get(EXCLUDES, ())):
        at = next((n for n in range(len(rest)) if rest[n : n + len(mark)] == mark), None)
        if at is not None:
            if gives_up:
                return None  # « oublie pas la tour »
            rest, gives_up = (*rest[:at], *rest[at + len(mark) :]), True
    named = FreeQuestions.of(grammar).mentioned(rest)[1] if gives_up else ()
    if not named or any(held.isdisjoint(map(str, one.values.values())) for one in named):
        return None
    more = grammar.around.without(without_marks(rest, grammar.spec.instead))
    said_more = len(more) > sum(len(one.words) for one in named)
    return None if said_more else Reply(Meaning(NO, Kind.REPLY, {}, 0.0))


def renounced(words: Understanding, said: Heard) -> Trouble | Command | None:
    """Return that somebody does without what was not begun: « la ferme, je m'en passerai ».

    What is said then is a move, or nothing.
    """
    from heraut.grammars.typed.free_questions import FreeQuestions
    from heraut.grammars.typed.mentions import split

    grammar, line = words.context.grammar, str(said).split()
    cut = clauses(grammar, line)
    if words.state.asking or may_ask(grammar, line) or not cut:
        return None
    for count in (2, 1):
        first = tuple(word for clause in cut[:count] for word in clause)
        rest = " ".join(word for clause in cut[count:] for word in clause)
        given_up = grammar.around.without(grammar.around.given_up(first))
        named = FreeQuestions.of(grammar).mentioned(given_up)[1]
        if len(named) != 1 or not grammar.around.determiners.issuperset(
            word for word in split(given_up) if word not in named[0].words
        ):
            continue
        plain = words.plainly(first, Scope.TURN)
        if isinstance(plain, Command) and plain.meaning.cost < DOUBT:
            return None  # some may be passed over, or put aside, in these words
        then = words.plainly(rest.split(), Scope.TURN) if rest else None
        return doubted(then) if isinstance(then, Command) else Trouble("dropped", {})
    return None


def _cut(grammar: Grammar, clause: _Words) -> Iterator[_Words]:
    """Yield the parts of a clause that each exclude something: « ni la une ni la deux »."""
    begins = [at for at in range(len(clause)) if _mark(grammar, clause[at:])]
    # « Et pas » holds « pas ».
    starts = [at for at in begins if at - 1 not in begins]
    for start, end in zip((0, *starts), (*starts, len(clause)), strict=True):
        if part := without_marks(clause[start:end], _instead(grammar)):
            yield part


def _denied(grammar: Grammar, part: _Words) -> _Words:
    """Return what words exclude; nothing if they do not."""
    words = without_marks(part, _instead(grammar))
    rest = words[len(mark) :] if (mark := _mark(grammar, words)) else ()
    for too in grammar.spec.corrections.get(_TOO, ()):
        if rest[-len(too) :] == too:
            rest = rest[: -len(too)]
    return rest


def _instead(grammar: Grammar) -> Sequence[_Words]:
    """Return the words that begin a correction, but for « surtout pas », that excludes as well."""
    excludes = grammar.spec.corrections.get(EXCLUDES, ())
    return [mark for mark in grammar.spec.instead if mark not in excludes]


def _mark(grammar: Grammar, words: Sequence[str]) -> _Words:
    """Return the words that exclude with which some begin."""
    marks = sorted(grammar.spec.corrections.get(EXCLUDES, ()), key=len, reverse=True)
    return next((mark for mark in marks if tuple(words[: len(mark)]) == mark), ())


def _number(grammar: Grammar, words: _Words, scope: Scope, count: int) -> int | None:
    """Return which of so many things words name by its number."""
    if pointer(grammar, " ".join(words)) == LAST:
        return count
    if scope is Scope.CHOOSE:
        replies = grammar.loosely(words, scope)
        number = next((one.slots[_OPTION] for one in replies if one.intent == _OPTION), None)
        return number if isinstance(number, int) else None
    for moment in (Scope.TURN, Scope.FILL):
        for meaning in grammar.loosely(words, moment):
            for slot in grammar.spec.memory.slots & meaning.slots.keys():
                try:
                    return item_number(meaning.slots[slot], count)
                except ValueError:
                    continue  # a place of the board, and no number
    return None
