"""What only one seat may know, worked out from the whole state of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, Protocol

from heraut.engines.seven_kingdoms import Hand, Phase, State

__all__ = ["PILE", "SECRETS", "Secrets", "SevenKingdomsSecrets"]

_OF_A_HAND: Final = frozenset({"holds", "lacks"})
"""What is told of one card of a hand."""
PILE: Final = -1
"""Where a card lies that no seat has: in the pile, or in a hand that Héraut does not know."""


class Secrets(Protocol):
    """One game's secrets. A card is its number, and there is one of each."""

    def hidden(self, state: Any) -> Mapping[int, int]:
        """Return every card that not all have seen where it is, with its seat or :data:`PILE`."""
        ...

    def held(self, state: Any, seat: int) -> Sequence[int]:
        """Return all that a seat holds and Héraut knows, also what others have seen."""
        ...

    def exchanged(self, state: Any, images: Mapping[int, int]) -> Any:
        """Return the state with every card replaced by its image."""
        ...

    def shown(self, state: Any, card: int) -> bool:
        """Tell whether who taps a card now shows it to all, as the game has it."""
        ...

    def tells(self, notation: str) -> bool:
        """Tell whether an action's notation may name a card that not all see."""
        ...


class SevenKingdomsSecrets:
    """The hands, what was put face down, and what nobody has seen."""

    def hidden(self, state: State) -> Mapping[int, int]:
        """Return the secret cards; those that all saw go to a hand are none (K20)."""
        where = dict.fromkeys(state.unseen, PILE)
        for seat in state.seats:
            for card in self.held(state, seat):
                if card not in state.open_hands[seat]:
                    where[card] = seat
        return where

    def held(self, state: State, seat: int) -> Sequence[int]:
        """Return the hand that Héraut knows, and the card put face down."""
        lies = state.commits[seat]
        return sorted((*state.hands[seat].known, *((lies,) if lies else ())))

    def exchanged(self, state: State, images: Mapping[int, int]) -> State:
        """Return the same table with other cards in the hands, face down and in the pile."""

        def image(card: int) -> int:
            return images.get(card, card)

        hands = tuple(
            Hand(tuple(sorted(map(image, hand.known))), hand.unknown) for hand in state.hands
        )
        return replace(
            state,
            hands=hands,
            commits=tuple(card and image(card) for card in state.commits),
            drawn=tuple(card and image(card) for card in state.drawn),
            unseen=tuple(sorted(map(image, state.unseen))),
        )

    def shown(self, state: State, card: int) -> bool:
        """Cards for the row are turned up, and so are those face down or that nobody knows."""
        if state.phase not in (Phase.ROW, Phase.SHOW, Phase.FINAL):
            return False
        lies = state.commits[state.turn] if state.phase is Phase.SHOW else 0
        return card in ((lies,) if lies else state.unseen)

    def tells(self, notation: str) -> bool:
        """Draws, cards put face down and what is told of a hand are all that not all see."""
        return notation.startswith(("draw ", "commit ")) or bool(_OF_A_HAND & {*notation.split()})


SECRETS: Final[Mapping[str, Secrets]] = {"seven_kingdoms": SevenKingdomsSecrets()}
"""The secrets of each game that is proved."""
