"""A command whose time comes only after another one, which it names by itself: both are meant.

« Un don au pont » is the card that lets one give, and the gift.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from heraut.engines.protocol import IllegalAction, NotationError
from heraut.grammars.action_resolver import NONE_SUCH, ActionResolver
from heraut.grammars.disambiguation import doubted
from heraut.grammars.meaning import DOUBT, Chain, Command, Illegal, Interpretation, Kind, Meaning

_NEAR: Final = 0.05
"""Readings that cost at most so much more than the best one are no worse."""

_SAID: Final = 3
"""Words that are enough to say what is to be done; fewer may only name something."""


def led(
    resolver: ActionResolver,
    understood: Interpretation | None,
    meanings: Sequence[Meaning],
    *,
    heard: bool,
) -> Interpretation | None:
    """Return what was understood, with what has to come before it if that makes it possible.

    What was heard is read back: noise is more easily one command than it is two.
    """
    if not isinstance(understood, Illegal) or understood.meaning.kind is not Kind.COMMAND:
        return understood
    if resolver.timely(understood) and understood.reason != NONE_SUCH:
        return understood
    now = resolver.meant_now(meanings)
    best = min((meaning.cost for meaning in now), default=0.0)
    near = [meaning for meaning in now if meaning.cost <= best + _NEAR]
    first = {meaning.intent: opening(resolver, meaning) for meaning in near}
    if len({one for one in first.values() if one}) > 1:
        # To take the one that can be done would tell all what is in a hand.
        return understood
    ways = [way for meaning in near if (way := _way(resolver, meaning)) is not None]
    chains = {way.notations: way for way in ways if isinstance(way, Chain)}
    match [*chains.values()]:
        case []:
            return next((way for way in ways if isinstance(way, Illegal)), understood)
        case [chain]:
            last = chain.commands[-1].meaning
            doubt = DOUBT if heard or last.swapped or _only_names(resolver, last) else 0.0
            return Chain(chain.commands, cost=max(doubt, chain.cost))
        case [chain, *others] if all(one.notations[0] == chain.notations[0] for one in others):
            # Which of them is asked once what leads to all of them is done.
            return doubted(chain.commands[0])
    return understood


def opening(resolver: ActionResolver, meaning: Meaning) -> str:
    """Return the action that leads to a command, in notation; ``""`` if none does."""
    intent = resolver.grammar.intents[meaning.intent]
    if meaning.kind is not Kind.COMMAND or intent.phases or len(meaning.form.split()) < _SAID:
        return ""
    rules, state = resolver.rules, resolver.state
    try:
        first = rules.lead(state, rules.parse(state, intent.filled(meaning.slots)))
    except (KeyError, IllegalAction, NotationError):
        return ""
    return "" if first is None else str(first)


def _way(resolver: ActionResolver, meaning: Meaning) -> Chain | Illegal | None:
    """Return a command after the one that leads to it, or why one of them is forbidden."""
    first = opening(resolver, meaning)
    card = resolver.of_notation(first) if first else None
    if card is None:
        return None
    if isinstance(card, Illegal):
        return card
    match resolver.after(card).command(meaning):
        case Command() as command:
            return Chain((card, command), cost=meaning.cost)
        case Illegal() as refused:
            return refused
    return None


def _only_names(resolver: ActionResolver, meaning: Meaning) -> bool:
    """Tell whether words name a thing and nothing that is done with it: « pour le pont ».

    Who agrees to what was said of it may say so, too: « d'accord pour le pont ».
    """
    from heraut.grammars.typed.free_questions import FreeQuestions

    grammar, words = resolver.grammar, meaning.form.split()
    named = FreeQuestions.of(grammar).mentioned(words)[1]
    beside = {*words} - {word for one in named for word in one.words}
    beside -= grammar.around.determiners
    bare = len(named) == 1 and len(beside) <= 1 and beside.isdisjoint(grammar.lemma)
    return bare and bool(meaning.slots)
