"""Other worlds of games whose cards have no number: what others hold is dealt anew.

A game is played by chance. At each moment that is looked at, the cards that a listener cannot see
are dealt again among the other hands and what nobody has seen; what the listener may know must be
the same then, and so must its page be, and what its phone is told.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from heraut.engines.kingdom_builder.box import TERRAINS
from heraut.engines.kingdom_builder.state import HIDDEN
from heraut.engines.match import Match
from heraut.engines.protocol import PUBLIC, Seat

from .pages import Paged

__all__ = ["compared"]

LINES: Final = (
    *("ma main", "main du joueur un", "main du joueur deux", "combien de cartes", "ma carte"),
    *("carte du joueur deux", "que puis-je faire", "conseil", "ma pioche", "derniers coups"),
    *("combien de cinq dans la défausse", "quelles cartes puis-je poser", "ma main", "pourquoi"),
    *("pose dix sept en bla", "bla bla", "répète", "oui", "annule"),
)
_SENT: Final = 4
_BETWEEN: Final = 5
"""Actions between two moments that are looked at."""


def compared(proof: Paged, moments: int) -> None:
    """Play, and compare the pages of so many moments. Raises :class:`Leak`."""
    match, dice = _begun(proof), proof.dice
    while proof.pages < moments:
        for _ in range(dice.randrange(1, 2 * _BETWEEN)):
            if match.to_act is None:
                break
            legal = list(match.rules.legal(match.state))
            match = match.play(str(dice.choice(legal))).settle()
        if match.to_act is None:
            match = _begun(proof)
        for listener in (PUBLIC, *range(proof.seats)):
            there = replace(match, state=WORLDS[proof.game](match.state, listener, dice))
            if there.state != match.state:
                _look(proof, match, there, listener)


def _begun(proof: Paged) -> Match:
    return Match.new(proof.game, proof.seats, proof.options, proof.dice.randrange(2**32)).settle()


def _look(proof: Paged, here: Match, there: Match, listener: Seat) -> None:
    views = here.rules.view(here.state, listener), there.rules.view(there.state, listener)
    assert views[0] == views[1], "the worlds differ in what the listener sees"
    proof.compare(here, there, listener, LINES, _SENT)


def _kingsbridge(state: Any, listener: Seat, dice: Random) -> Any:
    """Deal the known cards of the other hands anew, with those that nobody has seen."""
    others = [seat for seat, hand in enumerate(state.hands) if seat != listener and hand.known]
    pool = [rank for seat in others for rank in state.hands[seat].known]
    pool += [rank for rank, count in enumerate(state.unseen, 1) for _ in range(count)]
    dice.shuffle(pool)
    hands = list(state.hands)
    for seat in others:
        count = len(hands[seat].known)
        dealt, pool = pool[:count], pool[count:]
        hands[seat] = replace(hands[seat], known=tuple(sorted(dealt)))
    unseen = tuple(pool.count(rank) for rank in range(1, len(state.unseen) + 1))
    return replace(state, hands=tuple(hands), unseen=unseen)


def _kingdom_builder(state: Any, listener: Seat, dice: Random) -> Any:
    """Exchange the terrain cards that others hold hidden with such as nobody has seen."""
    unseen, realms = list(state.deck.unseen), list(state.realms)
    for seat, realm in enumerate(realms):
        if seat == listener or not realm.card or realm.card == HIDDEN:
            continue
        free: Sequence[str] = [
            name for name, count in zip(TERRAINS, unseen, strict=True) for _ in range(count)
        ]
        if free:
            card = dice.choice(free)
            unseen[TERRAINS.index(card)] -= 1
            unseen[TERRAINS.index(realm.card)] += 1
            realms[seat] = realm.with_card(card)
    deck = replace(state.deck, unseen=tuple(unseen))
    return replace(state, realms=tuple(realms), deck=deck)


WORLDS: Final[Mapping[str, Callable[[Any, Seat, Random], Any]]] = {
    "kingsbridge": _kingsbridge,
    "kingdom_builder": _kingdom_builder,
}
"""By game, what makes another world for a listener; the same world where there is none."""
