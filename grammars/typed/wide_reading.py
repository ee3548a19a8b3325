"""What typed words may mean when most of them are talk: a guess, which is always read back.

People say why, whom they fear, and what they think of their cards. Here nearly every word may be
left out, and so may whole clauses without a number; numbers, names of things and words such as
« pas » may not, in the clauses that are kept. Rhasspy's fsticuffs skips what it does not know in
the same way. What rather asks something, or says it to somebody else, by the examples of
questions, is no command.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from heraut.grammars.action_resolver import NONE_SUCH, ActionResolver
from heraut.grammars.compound_commands import loosely_in_one_breath, single
from heraut.grammars.disambiguation import doubted, fitting, read_back, settled
from heraut.grammars.meaning import (
    DOUBT,
    Ambiguous,
    Chain,
    Command,
    Hypothesis,
    Illegal,
    Interpretation,
    Kind,
    Meaning,
    Partial,
    Scope,
    Slots,
)
from heraut.grammars.spec import BEGUN
from heraut.grammars.typed.clauses import asks, clauses, may_ask, sentences
from heraut.grammars.typed.free_questions import COMMAND, NONE, FreeQuestions
from heraut.grammars.typed.led_commands import led
from heraut.grammars.typed.mentions import NUMBER, Mention
from heraut.grammars.typed.possible_moves import is_unseen, possible

_MOST_CLAUSES: Final = 6
"""Of more clauses than these nobody can tell which one matters."""
_MOST_IN_TURN: Final = 10
"""Of moves said one after another more are followed, for each has to be one."""
_LONGEST_MOVE: Final = 4
"""So many clauses may be one of them."""
_LIKE_A_COMMAND: Final = 0.5
"""How like commands words must be, beside what question they are most like."""


def widely(
    free: FreeQuestions, resolver: ActionResolver, words: Sequence[str], scope: Scope, held: Slots
) -> Interpretation | None:
    """Return the command that is somewhere in typed words, to be read back; ``None`` if none is.

    What keeps most of the words goes first.
    """
    whole = scope is not Scope.TURN or _commands(free, words)
    if not whole and may_ask(free.grammar, words):
        return None
    parts = [*_parts(free, clauses(resolver.grammar, words))]
    for several, behind in parts:
        part = tuple(word for clause in several for word in clause)
        # « Je peux pas tout faire… bon, je prie » : the rest need not be like a command.
        if not whole and not _commands(free, part):
            continue
        understood = _understood(resolver, Hypothesis(part), scope, held)
        if resolver.is_fact(understood) and len(several) > 1:
            # « J'avais pas fini, je prends le un » says of no card that it is not there.
            continue
        match understood:
            case Partial():
                return doubted(understood)
            case Command() if scope is Scope.TURN and understood.meaning.swapped:
                found = _with_others(resolver, [one for one, _ in parts], understood)
                return _with_next(resolver, found, behind)
            case Command() | Chain():
                found = read_back(understood)
                return _with_next(resolver, found, behind) if scope is Scope.TURN else found
            case Ambiguous():
                return understood
            case Illegal(reason=reason) if reason != NONE_SUCH and resolver.timely(understood):
                return understood
    return None


def in_turn(
    free: FreeQuestions, resolver: ActionResolver, words: Sequence[str]
) -> Command | Chain | None:
    """Return the commands of clauses said one after another, to be read back; ``None`` if fewer.

    Each is understood by itself, where the one before it leads: « N17 pour moi, N18 aussi, et O18
    tant qu'on y est ».
    """
    around = resolver.grammar.around
    cut = sentences(resolver.grammar, words)
    # « Voyons, euh » counts for none of them.
    many = sum(1 for one in cut if around.without(one))
    if len(cut) < 2 or many > _MOST_IN_TURN or may_ask(free.grammar, words):
        return None
    if not _commands(free, words):
        return None
    begun, speaker = resolver, resolver.rules.to_act(resolver.state)
    found: list[Command] = []
    counted: list[int] = []
    at = 0
    while at < len(cut):
        if resolver.rules.to_act(resolver.state) != speaker:
            return None
        for length in range(1, min(len(cut) - at, _LONGEST_MOVE) + 1):
            said = tuple(word for clause in cut[at : at + length] for word in clause)
            # « Sur la trois mon quatre » is a move as it stands: no word of it is left out.
            done = _done(_understood(resolver, Hypothesis(said), Scope.TURN, {}, wide=False))
            done = done or _done(_understood(resolver, Hypothesis(said), Scope.TURN, {}))
            done = done or likewise(resolver, said, found) or lying(resolver, said, found)
            if done:
                break
        else:
            # « J'en fais trois : » says how many.
            reason = around.gives_a_reason(cut[at]) or around.tells_worth(cut[at])
            needed = filter(_counts, () if reason else free.mentioned(cut[at])[1])
            counted += (int(one.values.get("", 0)) for one in needed)
            length = 1
        if any(map(resolver.is_fact, done)) or (found and _only_counts(resolver, said, done)):
            # « Comme ça j'ai un beau début » says nothing of the table.
            done = ()
        for command in done:
            found.append(command)
            resolver = resolver.after(command)
        at += length
    if len(found) < 2 or any(count != len(found) for count in counted):
        return None
    return _at_once(begun, found) or Chain(tuple(found), cost=DOUBT)


def _only_counts(resolver: ActionResolver, said: Sequence[str], done: Sequence[Command]) -> bool:
    """Tell whether words behind other moves only count these, or say « tout »: « les trois »."""
    counts = resolver.grammar.spec.chain.counts
    if not counts or len(done) != 1:
        return False
    meanings = resolver.grammar.loosely(tuple(said), Scope.TURN)
    same = [one for one in meanings if one.intent == done[0].meaning.intent]
    bare = done[0].meaning.cost >= DOUBT and not done[0].meaning.slots
    return bool(same or bare) and all(
        one.cost >= DOUBT and not {*one.slots} - counts for one in same
    )


def _at_once(resolver: ActionResolver, found: Sequence[Command]) -> Command | None:
    """Return several moves that differ in a series alone as the one that has all of it."""
    last = found[-1].meaning
    if any(one.meaning.intent != last.intent for one in found):
        return None
    for slot in resolver.grammar.slots.serial & last.slots.keys():
        rest = {name: value for name, value in last.slots.items() if name != slot}
        if all({**one.meaning.slots, slot: ""} == {**rest, slot: ""} for one in found):
            values = ",".join(str(one.meaning.slots[slot]) for one in found)
            command = resolver.command(replace(last, slots={**rest, slot: values}, cost=DOUBT))
            return command if isinstance(command, Command) else None
    return None


def likewise(
    resolver: ActionResolver, said: tuple[str, ...], before: Sequence[Command]
) -> tuple[Command, ...]:
    """Return what a mere piece means as the one before it did: « le huit sur la deux, le neuf ».

    Or what goes where that went: « la trois sur la deux, mon cinq ».
    """
    if not before:
        return ()
    last = before[-1].meaning
    grammar = resolver.grammar
    for piece in grammar.loosely(said, Scope.FILL) or grammar.loosely(said, Scope.FILL, wide=True):
        if piece.kind is not Kind.PARTIAL or BEGUN in piece.slots:
            continue
        alike = piece.slots.keys() < last.slots.keys()
        slots = {**last.slots, **piece.slots}
        intents = _doing_alike(resolver, last.intent, slots) if alike else iter(())
        for intent in (*intents, *_going_there(resolver, last.slots, piece.slots)):
            own = resolver.grammar.intents[intent].slots
            named = {slot: value for slot, value in slots.items() if slot in own}
            same = replace(last, intent=intent, slots=named, form=" ".join(said))
            if isinstance(command := resolver.command(same), Command):
                return (command,)
        for behind in resolver.grammar.spec.chain.behind:
            # « Le roi avec le dix et le onze » : where the king's column is, no word tells.
            for either in dict.fromkeys((said, tuple(piece.form.split()))):
                if done := _with_words(resolver, said, (*either, *behind)):
                    return done
    return ()


def lying(
    resolver: ActionResolver, said: tuple[str, ...], before: Sequence[Command]
) -> tuple[Command, ...]:
    """Return the one move that words are where what they name lies on the table.

    « Le quatre sur le trois, puis mon cinq » : the four is one that lies there. « Le neuf de la
    quatre » goes where those before it went.
    """
    chain = resolver.grammar.spec.chain
    for there in (*chain.lying, *(chain.behind if before else ())):
        if done := _with_words(resolver, said, (*said, *there)):
            return done
    return ()


def _with_words(
    resolver: ActionResolver, said: tuple[str, ...], words: tuple[str, ...]
) -> tuple[Command, ...]:
    """Return the one move that is meant by what was said, put in other words."""
    done = _done(_understood(resolver, Hypothesis(words), Scope.TURN, {}, wide=False))
    if len(done) != 1:
        return ()
    return (replace(done[0], meaning=replace(done[0].meaning, form=" ".join(said))),)


def _going_there(resolver: ActionResolver, last: Slots, piece: Slots) -> Sequence[str]:
    """Return the commands of which a piece is one part, and the one before it has all others."""
    links, intents = resolver.grammar.spec.chain.links, resolver.grammar.intents
    fit = [
        one.id
        for one in intents.values()
        if one.id in links and piece.keys() < one.slots <= piece.keys() | last.keys()
    ]
    return sorted(fit, key=lambda one: len(intents[one].slots))


def _doing_alike(resolver: ActionResolver, intent: str, slots: Slots) -> Iterator[str]:
    """Yield a kind of move and those that do the same with other things.

    « Celui de côté sur la trois, puis le huit » : the eight is one of the hand.
    """
    intents = resolver.grammar.intents
    verb = intents[intent].notation.split()[:1]
    yield intent
    for other, one in intents.items():
        alike = one.kind is Kind.COMMAND and one.slots == slots.keys()
        if other != intent and alike and one.notation.split()[:1] == verb:
            yield other


def _done(understood: Interpretation | None) -> tuple[Command, ...]:
    """Return the commands that were understood, all of which may be done."""
    match understood:
        case (Command() as command) | Partial(made=Command() as command):
            return (command,)
        case Chain(commands, rest=(), refused=None):
            return commands
    return ()


def _commands(free: FreeQuestions, words: Sequence[str]) -> bool:
    """Tell whether words are more like commands than like questions."""
    scores = [(meaning.intent, score) for meaning, score in free.likely(words)]
    command = max((score for intent, score in scores if intent == COMMAND), default=0.0)
    placed = any(mention.compound for mention in free.mentioned(words)[1])
    if placed and not may_ask(free.grammar, words):
        # Who names a place of the board and asks nothing hardly asks.
        scores = [(intent, score) for intent, score in scores if intent == NONE]
    question = max((score for intent, score in scores if intent != COMMAND), default=0.0)
    return command >= question * (1.0 if asks(free.grammar, words) else _LIKE_A_COMMAND)


def _understood(
    resolver: ActionResolver, said: Hypothesis, scope: Scope, held: Slots, *, wide: bool = True
) -> Interpretation | None:
    meant = resolver.grammar.loosely(said.words, scope, wide=wide, means=resolver.means)
    found = fitting(resolver, meant, held)
    commands = [one for one in found if one.kind in (Kind.COMMAND, Kind.PARTIAL)]
    if len(commands) < len(found) or any(map(_is_bare, commands)):
        return None
    understood = settled(resolver, single(resolver, commands), held)
    whole = isinstance(understood, Command) and not understood.meaning.swapped
    if scope is not Scope.TURN or whole:
        return understood
    several = loosely_in_one_breath(resolver, said, commands, wide=wide)
    if isinstance(understood, Command):
        # Where it is one of several, the others are not to be left out; nor are words of theirs.
        nearer = _is_nearer(several, understood)
        return several if nearer or _has_more(several, understood) else understood
    if isinstance(several, Chain):
        return several
    understood = led(resolver, understood, commands, heard=False)
    if understood is None or is_unseen(understood):
        return possible(resolver, said, wide=wide) or understood
    return understood


def _with_others(
    resolver: ActionResolver, parts: Sequence[Sequence[tuple[str, ...]]], command: Command
) -> Command | Chain:
    """Return a command with the others that are said beside it where a remark is left out.

    « Les emplacements un et deux et je valide tout, j'ai déjà trois cartes » : both.
    """
    for part in parts:
        words = Hypothesis(tuple(word for clause in part for word in clause))
        several = loosely_in_one_breath(resolver, words, [], wide=True)
        if isinstance(several, Chain) and _has_more(several, command):
            return read_back(several)
    return read_back(command)


def _with_next(
    resolver: ActionResolver, found: Command | Chain, behind: Sequence[tuple[str, ...]]
) -> Command | Chain:
    """Return commands with those that clauses left out behind them are by themselves, then.

    « Le dix-sept et le neuf, je valide le neuf, je garde l'autre » : a clause that names nothing
    by a number may be a command all the same, once those before it are done.
    """
    done = _done(found)
    speaker = resolver.rules.to_act(resolver.state)
    for command in done:
        resolver = resolver.after(command)
    more: list[Command] = []
    for clause in behind if done else ():
        if resolver.rules.to_act(resolver.state) != speaker:
            break
        next_one = _understood(resolver, Hypothesis(clause), Scope.TURN, {}, wide=False)
        if not isinstance(next_one, Command) or resolver.is_fact(next_one):
            continue
        if _only_counts(resolver, clause, (next_one,)):
            continue
        if next_one.meaning.slots and not next_one.meaning.swapped:
            more.append(next_one)
            resolver = resolver.after(next_one)
    return Chain((*done, *more), cost=DOUBT) if more else found


def _has_more(several: Chain | Illegal | None, command: Command) -> bool:
    """Tell whether several commands that may be done have this one, and more."""
    if not isinstance(several, Chain) or several.refused is not None:
        return False
    return len(several.notations) > 1 and command.notation in several.notations


def _is_nearer(several: Chain | Illegal | None, command: Command) -> bool:
    """Tell whether several commands that may be done leave out less than this one does.

    « Valider la princesse et garder l'évêque » validates one of them.
    """
    if not isinstance(several, Chain) or several.refused is not None or several.rest:
        return False
    mine = min(one.meaning.cost for one in several.commands)
    left_out = any(one.meaning.swapped for one in several.commands)
    return command.meaning.swapped and not left_out and mine < command.meaning.cost


def _is_bare(meaning: Meaning) -> bool:
    """Tell whether of words that mean something only a command without any piece was kept."""
    return not meaning.slots and meaning.swapped


def _parts(
    free: FreeQuestions, cut: Sequence[tuple[str, ...]]
) -> Iterator[tuple[Sequence[tuple[str, ...]], Sequence[tuple[str, ...]]]]:
    """Yield the clauses in a row that may hold what is meant, most of them first.

    With each the clauses behind it.
    """
    if len(cut) > _MOST_CLAUSES:
        return
    needed = [
        not free.grammar.around.gives_a_reason(clause)
        and any(map(_counts, free.mentioned(_to_nobody(free, clause))[1]))
        for clause in cut
    ]
    for length in range(len(cut), 0, -1):
        for first in range(len(cut) - length + 1):
            after = first + length
            if not any(needed[:first]) and not any(needed[after:]):
                yield cut[first:after], cut[after:]


def _to_nobody(free: FreeQuestions, clause: Sequence[str]) -> tuple[str, ...]:
    """Return a clause without the players it names: « pousse-toi Léa » is said to one."""
    player = free.grammar.spec.people.alone[-1:]
    return tuple(word for at, word in enumerate(clause) if clause[at - 1 : at] != player)


def _counts(mention: Mention) -> bool:
    """Tell whether a clause that mentions this cannot be left out."""
    return mention.kind == NUMBER or mention.compound
