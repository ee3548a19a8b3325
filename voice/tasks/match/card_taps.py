"""What a tapped card means in a match, and whether it may be named to all."""

from __future__ import annotations

from collections.abc import Sequence

from heraut.engines.match import Match, Step
from heraut.engines.protocol import PUBLIC, TABLE, Seat
from heraut.engines.registry import RULES
from heraut.grammars import Grammar
from heraut.grammars.meaning import Command
from heraut.nfc import CardTag
from heraut.voice.tasks.match.inputs import CardShown, Trouble


def is_single(card: CardTag) -> bool:
    """Tell whether a box has one card of this name: by its number, or as the game has no other."""
    cards = RULES[card.game].cards if card.game in RULES else {}
    return bool(card.copy) or cards.get(card.card) == 1


def shown(match: Match, grammar: Grammar, tag: CardTag) -> CardShown | Trouble:
    """Return what a tapped card stands for, or what is wrong with it."""
    if tag.game != match.rules.name:
        return Trouble("tag-other-game", {"game": tag.game}, "wrong_card")
    if tag.card not in match.rules.cards:
        return Trouble("tag-no-such-card", {"card": tag.card}, "wrong_card")
    filled = grammar.tapped(tag.card, tag.copy)
    if filled is None:
        return Trouble("tag-no-use", {"card": tag.card}, "wrong_card")
    slot, value = filled
    tap = grammar.spec.taps[slot]
    # What the table brings is wanted at once, whatever it is.
    return CardShown(tag.card, slot, value, tap.confirms, tap.asks, match.to_act != TABLE)


def is_hidden(match: Match, grammar: Grammar, card: CardShown) -> bool:
    """Tell whether a card may be known to one seat alone, and is not just being turned up.

    That it is tells what it makes with the pieces of a command that are known.
    """
    hidden = grammar.spec.taps[card.slot].hidden
    if hidden is None or match.seats == 1:
        return False
    if match.rules.lies_open(match.state, card.slot, card.value):
        return False
    made = card.made
    return not (isinstance(made, Command) and made.meaning.intent in hidden.shown_by)


class DuplicateTapGuard:
    """The very cards that the table has brought, by copy: each is there only once.

    Cards of which the box has one only are the rules' own business.
    """

    def __init__(self, grammar: Grammar) -> None:
        self._grammar = grammar
        self._brought: dict[CardTag, int] = {}
        """How long the history was when each had been brought."""
        self._doubted: CardTag | None = None
        """The card of which it was just said that it was brought already."""

    def counts(self, match: Match, tag: CardTag) -> bool:
        """Tell whether this card, tapped now, is one of those that are counted."""
        return match.to_act == TABLE and bool(tag.copy) and match.rules.cards[tag.card] > 1

    def again(self, tag: CardTag) -> bool:
        """Tell whether a card was brought before, the first time that it is tapped again."""
        if tag in self._brought and tag != self._doubted:
            self._doubted = tag
            return True
        return False

    def add(self, tag: CardTag, length: int) -> None:
        """Note that a card was brought; ``length`` is that of the history since."""
        self._brought[tag] = length
        self._doubted = None

    def undone(self, length: int) -> None:
        """Forget what was brought later than when the history was so long."""
        self._brought = {tag: at for tag, at in self._brought.items() if at <= length}

    def happened(self, steps: Sequence[Step]) -> None:
        """Forget the cards that are in a pile again."""
        keys = {event.key for step in steps for event in step.events}
        self._brought = {
            tag: at for tag, at in self._brought.items() if self._returns(tag) not in keys
        }

    def _returns(self, tag: CardTag) -> str:
        filled = self._grammar.tapped(tag.card, tag.copy)
        return self._grammar.spec.taps[filled[0]].returns if filled else ""


def on_turn(match: Match) -> Seat:
    """Return the seat on turn, also while the table deals to it; PUBLIC if there is none."""
    turn = match.rules.turn(match.state)
    return PUBLIC if turn is None else turn
