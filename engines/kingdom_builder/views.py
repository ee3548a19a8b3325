"""What each seat may know."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from heraut.engines.kingdom_builder.hexes import CORNERS, bits, hex_name
from heraut.engines.kingdom_builder.state import CAVE, HIDDEN, State
from heraut.engines.protocol import PUBLIC, Seat, View
from heraut.engines.records import changed


@dataclass(frozen=True, slots=True)
class KingdomBuilderView(View):
    """All that a viewer may know: the state, in which what it may not know is blanked.

    So questions are answered by the same functions as the rules, and cannot tell more.
    """

    state: State
    """Terrain cards that others hold hidden are :data:`HIDDEN`; which cards nobody has seen, which
    would tell of them, is empty."""

    @property
    def seat(self) -> Seat:
        """The seat for which questions are asked: one's own, else that on turn."""
        return self.state.turn if self.viewer == PUBLIC else self.viewer

    def shown(self) -> Mapping[str, object]:
        """Return what the view holds by name.

        ``board`` has its lines from the north, a letter for each hex as in ``box.toml``, a point
        where nothing is laid; then the Island's. ``locations`` tells the hex, kind and tiles left
        of each; ``held`` and ``taken``, by seat, the hexes of locations whose tile it has, or has
        ever had; ``holds``, by seat, whether it holds a hidden terrain card. A seat also has its
        ``hand``: that card.
        """
        state, realms = self.state, self.state.realms
        named: dict[str, object] = {
            "viewer": self.viewer,
            "phase": str(state.phase),
            "round": state.round,
            "first": state.first,
            "turn": state.turn,
            "board": state.board.rows(),
            "locations": tuple(
                (hex_name(place.hex), place.kind, left)
                for place, left in zip(state.board.locations, state.tiles, strict=True)
            ),
            "sections": tuple(
                (name, corner, turned)
                for (name, turned), corner in zip(state.sections, CORNERS, strict=False)
            ),
            "goals": state.goals,
            "capitols": tuple(map(hex_name, state.capitols)),
            "caves": tuple(map(hex_name, state.caves)),
            "settlements": tuple(tuple(map(hex_name, bits(realm.own))) for realm in realms),
            "supply": tuple(realm.left for realm in realms),
            "tiles": tuple(map(state.held_by, state.seats)),
            "held": tuple(_places(state, realm.held) for realm in realms),
            "taken": tuple(_places(state, realm.taken) for realm in realms),
            "ready": tuple(tile for tile in state.ready if tile != CAVE),
            "used": tuple(tile for tile in state.used if tile != CAVE),
            "caves_ready": CAVE in state.ready,
            "card": state.card,
            "due": state.due,
            "begun": state.begun,
            "holds": tuple(bool(realm.card) for realm in realms),
            "pile": state.deck.pile,
            "discard": state.deck.discard,
            "removed": state.deck.removed,
            "waiting": tuple(CORNERS[corner] for corner in state.waiting),
            "last": state.last,
            "winners": state.winners,
            "options": state.options.named(),
        }
        if self.viewer != PUBLIC:
            named["hand"] = realms[self.viewer].card
        return named


def view(state: State, seat: Seat) -> KingdomBuilderView:
    """Return all that ``seat`` may know."""
    realms = tuple(
        realm.with_card(HIDDEN) if realm.card and owner != seat else realm
        for owner, realm in enumerate(state.realms)
    )
    deck = changed(state.deck, unseen=())
    return KingdomBuilderView(seat, changed(state, realms=realms, deck=deck))


def _places(state: State, marks: int) -> tuple[str, ...]:
    places = enumerate(state.board.locations)
    return tuple(hex_name(place.hex) for index, place in places if marks >> index & 1)
