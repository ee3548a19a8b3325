"""What heard words mean in a match: the readings of the grammar, put before the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from heraut.engines.rules import Rules
from heraut.grammars.acoustic_neighbours import with_doubt
from heraut.grammars.action_resolver import ActionResolver
from heraut.grammars.compound_commands import in_one_breath
from heraut.grammars.disambiguation import fitting, settled
from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import (
    DOUBT,
    UNKNOWN,
    Ambiguous,
    Chain,
    Command,
    Heard,
    Illegal,
    Interpretation,
    Made,
    Meaning,
    MetaRequest,
    NotUnderstood,
    Query,
    Scope,
    Slots,
)
from heraut.grammars.memory import NOTHING, Remembered
from heraut.grammars.typed.led_commands import led

if TYPE_CHECKING:
    from heraut.grammars.typed.free_speech import Guess

_NOTHING: Final[Slots] = MappingProxyType({})


def interpret(
    grammar: Grammar,
    heard: Heard,
    rules: Rules[Any, Any],
    state: Any,
    scope: Scope,
    held: Slots = _NOTHING,
    remembered: Remembered = NOTHING,
    guess: Guess | None = None,
) -> Interpretation:
    """Return what was meant.

    ``held`` are the slots of a command that are known already (scope ``fill``): a number said
    alone goes into a slot that is still free, and a piece comes with what it makes with them.
    ``remembered`` is what the seat that speaks was told. With ``guess`` the words are free: they
    were typed, so that all of them were meant.
    """
    resolver = ActionResolver(grammar, rules, state, remembered)

    def understand(said: Heard) -> Interpretation | None:
        meanings = fitting(resolver, grammar.meanings(said, scope), held)
        understood = settled(resolver, meanings, held)
        if scope is Scope.TURN:
            understood = in_one_breath(resolver, said, understood, whole=bool(meanings))
            understood = led(resolver, understood, meanings, heard=guess is None)
        return with_doubt(resolver, said, understood, held)

    understood = (
        _as_heard(resolver, heard, scope, understand) if guess is None else understand(heard)
    )
    if guess is not None and isinstance(understood, Chain) and understood.refused is not None:
        from heraut.grammars.typed.possible_moves import possible

        # « Quatre sur trois, six sur cinq » : cards or columns. All of it can be played one way.
        if (way := possible(resolver, heard.hypotheses[0])) is not None:
            return way
    # What is said at another time may mean something else now: « la laine » turns a card.
    late = isinstance(understood, Illegal) and not resolver.timely(understood)
    # « Un cinq et un neuf » are four cards only where one has them.
    unlikely = isinstance(understood, Illegal) and understood.meaning.cost >= DOUBT
    free = late or unlikely or _slips(grammar, heard, understood)
    if guess is not None and not free and isinstance(understood, Command):
        understood = _without_article(resolver, heard, scope, held, understood)
    if guess is not None and heard.hypotheses and free:
        from heraut.grammars.typed.free_speech import freely

        # Who types slips otherwise than ears do. But a sentence as it stands is no slip: however
        # doubted, it is no question that it only resembles.
        plain = " ".join(grammar.plain(heard.hypotheses[0].words))
        stands = isinstance(understood, Command) and understood.meaning.form == plain
        slips = _slips(grammar, heard, understood)
        guessed = no_guess if stands or not slips else guess
        found = freely(resolver, heard, scope, held, guessed)
        late = late or (isinstance(found, Illegal) and not resolver.timely(found))
        if late and not isinstance(found, Command | Chain):
            # « Je prends la laine » turns the card, where that is awaited: all of it fits.
            other = freely(resolver, heard, scope, held, no_guess, timely=True)
            if isinstance(other, Command) and not other.meaning.swapped:
                found = other
        if slips or isinstance(found, Command | Chain) or (unlikely and isinstance(found, Illegal)):
            understood = found or understood
    if understood is not None:
        return understood
    return NotUnderstood(" ".join(word for word in str(heard).split() if word != UNKNOWN))


def _as_heard(
    resolver: ActionResolver,
    heard: Heard,
    scope: Scope,
    understand: Callable[[Heard], Interpretation | None],
) -> Interpretation | None:
    """Return what was meant by what may have been heard wrong, but for what nobody can do now."""
    from heraut.grammars.sureness import untimely

    understood = _judged(resolver.grammar, heard, scope, understand)
    return None if untimely(resolver, heard, understood) else understood


def _judged(
    grammar: Grammar,
    heard: Heard,
    scope: Scope,
    understand: Callable[[Heard], Interpretation | None],
) -> Interpretation | None:
    """Return what was meant by what may have been heard wrong: read anew, read back, or nothing."""
    from heraut.grammars.nbest import reread, without_seldom
    from heraut.grammars.sureness import dubious, unsure

    heard = without_seldom(grammar, heard)
    understood = understand(heard)
    if understood is not None:
        doubted = unsure(grammar, heard, understood)
        return _perhaps(dubious(grammar, understood)) if doubted else understood
    from heraut.grammars.excerpts import excerpt

    understood = reread(grammar, heard, scope, understand)
    return excerpt(grammar, heard, scope, understand) if understood is None else understood


def _perhaps(understood: Interpretation | None) -> Interpretation | None:
    """Return the same without questions and talk: what is perhaps table talk is not answered."""
    return None if isinstance(understood, Query | MetaRequest) else understood


def no_guess(_: Sequence[str]) -> Meaning | None:
    """Guess at no question: words mean what sentences of the grammar mean."""
    return None


def _slips(grammar: Grammar, heard: Heard, understood: Interpretation | None) -> bool:
    """Tell whether words are no sentence as they stand, be it one that is always read back."""
    match understood:
        case None:
            return True
        case Ambiguous() | NotUnderstood():
            return False
        case Chain():
            return understood.cost > 0
        case _:
            said = " ".join(grammar.plain(heard.hypotheses[0].words))
            return understood.meaning.cost > 0 and understood.meaning.form != said


def _without_article(
    resolver: ActionResolver, heard: Heard, scope: Scope, held: Slots, listed: Command
) -> Command:
    """Return a doubtful list without what is only an article: « un onze » is one card.

    Of its words alone it may be an ace and another one.
    """
    slots = resolver.grammar.slots.serial & listed.meaning.slots.keys()
    if listed.meaning.cost < DOUBT or not slots:
        return listed
    from heraut.grammars.typed.free_speech import freely

    found = freely(resolver, heard, scope, held, no_guess)
    if not isinstance(found, Command) or found.meaning.intent != listed.meaning.intent:
        return listed
    fewer, more = (
        Counter(
            value for slot in slots for value in str(one.meaning.slots.get(slot, "")).split(",")
        )
        for one in (found, listed)
    )
    return found if fewer < more else listed


def combine(grammar: Grammar, rules: Rules[Any, Any], state: Any, slots: Slots) -> Made:
    """Return which command of whoever is to act these slots make.

    ``Partial`` when slots are missing; ``None`` when no command has such slots.
    """
    return ActionResolver(grammar, rules, state).combined(slots)


def resolved(
    grammar: Grammar,
    rules: Rules[Any, Any],
    state: Any,
    meaning: Meaning,
    remembered: Remembered = NOTHING,
) -> Command | Illegal | None:
    """Return which action a command is, or why it is forbidden; ``None`` when it is no action."""
    found = settled(ActionResolver(grammar, rules, state, remembered), [meaning], _NOTHING)
    return found if isinstance(found, Command | Illegal) else None
