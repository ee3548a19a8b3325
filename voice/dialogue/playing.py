"""Commands, and the words and cards that complete them.

A card that only its seat may know is never named to all: neither when it is asked about, nor when
it is refused or is not the one that was said.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

from heraut.grammars.action_resolver import MOST_OPTIONS
from heraut.grammars.meaning import Ambiguous, Chain, Command, Illegal, Partial, Slots
from heraut.grammars.schema import BEGUN
from heraut.voice.dialogue.effects import Ask, Cue, Do, DoChain, Effect, Refuse, Say, Whisper
from heraut.voice.dialogue.inputs import CardShown, MatchQueries
from heraut.voice.dialogue.phases import CERTAIN, Phase
from heraut.voice.dialogue.state import DialogueState

__all__ = ["Playing"]


@dataclass(frozen=True, slots=True)
class Playing(DialogueState):
    """A conversation that can bring a command to its end."""

    # Words.

    def said_whole(
        self, command: Command, queries: MatchQueries
    ) -> tuple[Self, tuple[Effect, ...]]:
        """Take a whole command; a card that was shown before it must be the one it names."""
        slot = queries.confirmed_by(command.meaning.slots)
        shown = self.held.get(slot) if slot in self.shown else None
        if shown is None:
            return self._command(command, queries)
        if shown == command.meaning.slots[slot]:
            return self._command(command, queries, frozenset((slot,)))
        waiting = replace(self.reset(), phase=Phase.AWAIT_CARD, pending=command)
        return waiting._mismatch(command, self.secret or CardShown(str(shown), slot), queries)

    def _command(
        self,
        command: Command,
        queries: MatchQueries,
        shown: frozenset[str] = frozenset(),
        secret: CardShown | None = None,
    ) -> tuple[Self, tuple[Effect, ...]]:
        slot = queries.confirmed_by(command.meaning.slots)
        tapped = bool(slot) and slot in shown
        if queries.tap_to_confirm and slot and not tapped:
            return self.wait(command, Phase.AWAIT_CARD, secret=secret)
        certain = command.meaning.cost < CERTAIN
        if certain and (tapped or queries.reversible(command.notation)):
            return type(self)(), (Do(command),)
        return self.wait(command, Phase.CONFIRM, secret=secret)

    def chained(self, chain: Chain, queries: MatchQueries) -> tuple[Self, tuple[Effect, ...]]:
        """Play commands said in one breath, or read all of them back.

        One yes stands for all: where cards confirm, or one link is doubtful or cannot be taken
        back, nothing is played before it.
        """
        certain = chain.cost < CERTAIN and not chain.rest
        cards = queries.tap_to_confirm and any(
            queries.confirmed_by(meaning.slots) for meaning in chain.meanings
        )
        if certain and not cards and queries.reversible(*chain.notations):
            return type(self)(), (DoChain(chain),)
        # Why it ends early, if it does, is told once the rest is played: now nothing is.
        asking = type(self)(Phase.CONFIRM, chain=chain)
        return asking, asking.question_again()

    def chosen(self, number: int, queries: MatchQueries) -> tuple[Self, tuple[Effect, ...]]:
        """Take the option of this number, from 1."""
        if not 1 <= number <= len(self.options):
            return self, (Say("no-such-option", {"count": len(self.options)}),)
        option = self.options[number - 1]
        certain = replace(option, meaning=replace(option.meaning, cost=0.0))
        return self.reset()._command(certain, queries)

    def forbidden(self, illegal: Illegal, queries: MatchQueries) -> tuple[Self, tuple[Effect, ...]]:
        """Refuse a command; ask about the legal ones that it may have been, if there are any."""
        refusal = Refuse(illegal.meaning, illegal.reason, illegal.details)
        talk, told = self.refused(refusal)
        match illegal.close:
            case ():
                return talk, told
            case (one,):
                meaning = replace(one.meaning, cost=CERTAIN)
                asking, asked = talk._command(replace(one, meaning=meaning), queries)
            case several:
                asking, asked = talk.offer(several[:MOST_OPTIONS])
        # "Pourquoi" still means the refusal.
        return replace(asking, refusal=refusal), (*told, *asked)

    # Pieces.

    def piece(
        self,
        slots: Slots,
        queries: MatchQueries,
        *,
        cost: float = 0.0,
        shown: frozenset[str] = frozenset(),
        secret: CardShown | None = None,
        close: Sequence[Slots] = (),
    ) -> tuple[Self, tuple[Effect, ...]]:
        """Add pieces of a command to those known. ``shown``: those whose card was shown.

        ``secret``: the card among them that only its seat may know. ``close``: what the pieces may
        have been instead, by their sound.
        """
        # Another command is begun: what was gathered for the one before it is dropped.
        before = {} if BEGUN in slots else self.held
        held = {**before, **slots}
        shown = shown | (self.shown & before.keys()) - slots.keys() if before else shown
        if secret is None and self.secret is not None and self.secret.slot in before:
            secret = None if self.secret.slot in slots else self.secret
        doubt = max(self.doubt, cost) if before else cost
        whole = queries.combine(held)
        match whole:
            case Command(meaning):
                doubted = replace(whole, meaning=replace(meaning, cost=doubt))
                if slots.keys() - meaning.slots.keys() - {BEGUN}:
                    # One card of several, perhaps: a yes, or one more card.
                    return self.wait(doubted, Phase.CONFIRM, secret=secret)
                return self._command(doubted, queries, shown, secret)
            case Illegal() | Ambiguous() if secret is not None:
                return self.refused_secretly()
            case Illegal():
                made = (queries.combine({**before, **slots}) for slots in close)
                legal = (one for one in made if isinstance(one, Command))
                return self.forbidden(replace(whole, close=tuple(legal)), queries)
            case Ambiguous(options):
                return self.offer(tuple(options))
            case Partial(meaning, wanted):
                held = dict(meaning.slots)
                talk = type(self)(
                    Phase.FILL, held=held, wanted=wanted, shown=shown, secret=secret, doubt=doubt
                )
                return talk, talk.question_again()
            case _:
                return self.reset(), (Say("no-use-now", {} if secret else dict(slots)),)

    # Cards.

    def card(self, shown: CardShown, queries: MatchQueries) -> tuple[Self, tuple[Effect, ...]]:
        """Take a card that was shown to the reader."""
        read = Cue("card_read")
        match self.phase:
            case Phase.CONFIRM | Phase.AWAIT_CARD if self.pending is not None:
                return self._card_for(self.pending, shown, queries)
            case Phase.CONFIRM if self.chain is not None:
                return self, (Say("card-not-needed"), *self.question_again())
            case Phase.WHICH_ONE:
                fitting = [
                    option
                    for option in self.options
                    if option.meaning.slots.get(shown.slot) == shown.value
                ]
                if len(fitting) == 1 and shown.confirms:
                    return type(self)(), (read, Do(fitting[0]))
                return self, (Say("card-fits-none"), *self.question_again())
            case Phase.LEAVE:
                return self, self.question_again()
            case Phase.IDLE if shown.asks and shown.told:
                return self._card_alone(shown, queries)
            case _:
                tapped = frozenset((shown.slot,)) if shown.confirms else frozenset()
                secret = shown if shown.hidden else None
                piece = {shown.slot: shown.value}
                talk, effects = self.piece(piece, queries, shown=tapped, secret=secret)
                return talk, (read, *effects)

    def _card_alone(
        self, shown: CardShown, queries: MatchQueries
    ) -> tuple[Self, tuple[Effect, ...]]:
        """Take a card where nothing is pending: tell what it is, and play nothing yet.

        Who cannot see a card taps it to learn which it is.
        """
        piece = {shown.slot: shown.value}
        whole = isinstance(queries.combine(piece), Command)
        cost = CERTAIN if whole else 0.0
        tapped = frozenset[str]() if whole else frozenset(piece)
        secret = shown if shown.hidden else None
        talk, effects = self.piece(piece, queries, cost=cost, shown=tapped, secret=secret)
        if talk.wanted:
            # The answer to its question belongs to it, and is no command by itself.
            talk = replace(talk, held={**talk.held, BEGUN: talk.wanted})
        told: tuple[Effect, ...] = (Ask(shown.asks, piece),)
        if shown.hidden:
            # Of no use to the seat on turn, it may be anybody's: nobody's ear may be told.
            told = (Whisper(shown.asks, piece),) if whole else ()
        return talk, (Cue("card_read"), *told, *effects)

    def _card_for(
        self, pending: Command, shown: CardShown, queries: MatchQueries
    ) -> tuple[Self, tuple[Effect, ...]]:
        """Take a card that is shown while a command waits for a yes or for its card."""
        slots = pending.meaning.slots
        if shown.slot == queries.confirmed_by(slots):
            if slots[shown.slot] == shown.value:
                return type(self)(), (Cue("card_read"), Do(pending))
            if self.secret is not None:
                # Neither of the two was said: the one shown last is meant now.
                return self.reset().card(shown, queries)
            return self._mismatch(pending, shown, queries)
        begun = {} if BEGUN in slots else {BEGUN: pending.meaning.intent}
        if shown.confirms and any(str(shown.value) in _items(value) for value in slots.values()):
            with_it = queries.combine({**begun, shown.slot: shown.value})
            if isinstance(with_it, Command) and shown.slot not in with_it.meaning.slots:
                # It is in the series already: shown once more, it stands for the yes.
                return type(self)(), (Cue("card_read"), Do(pending))
        more = queries.combine({**slots, **begun, shown.slot: shown.value})
        if isinstance(more, Command) and shown.slot not in slots and shown.confirms:
            # One more card for a command that takes several: read back again.
            secret = shown if shown.hidden else self.secret
            return self.wait(more, Phase.CONFIRM, (Cue("card_read"),), secret)
        if isinstance(more, Illegal) and shown.confirms and not shown.hidden:
            return self._one_too_many(pending, shown, more, queries)
        return self, (Say("card-not-needed"), *self.question_again())

    def _one_too_many(
        self, pending: Command, shown: CardShown, more: Illegal, queries: MatchQueries
    ) -> tuple[Self, tuple[Effect, ...]]:
        """Take a card that may not join those of a command.

        Where one card waited alone, the one shown last is meant now, if it may be. Otherwise why
        it may not join is said, and the command goes on waiting.
        """
        slots = pending.meaning.slots
        begun = {BEGUN: slots.get(BEGUN, pending.meaning.intent)}
        alone = queries.combine({**begun, shown.slot: shown.value})
        if isinstance(alone, Command) and [len(_items(one)) for one in slots.values()] == [1]:
            return self.wait(alone, Phase.CONFIRM, (Cue("card_read"),))
        refusal = Refuse(more.meaning, more.reason, more.details)
        waits = replace(self, refusal=refusal)
        return waits, (Cue("refused"), refusal, *waits.question_again())

    def _mismatch(
        self, pending: Command, shown: CardShown, queries: MatchQueries
    ) -> tuple[Self, tuple[Effect, ...]]:
        """Say both cards, play nothing, and offer the same move with the card that was shown.

        Where that card may not go, the move goes on waiting for its own card. A card that only its
        seat may know is not named.
        """
        said = {shown.slot: shown.value, "said": pending.meaning.slots[shown.slot]}
        key = "mismatch" if shown.slot == "card" else f"mismatch-{shown.slot}"
        secret = shown if shown.hidden else None
        told: tuple[Effect, ...] = (
            Cue("wrong_card"),
            Say(key, said) if secret is None else Say("mismatch-hidden"),
        )
        begun = {BEGUN: pending.meaning.intent}
        other = queries.combine({**pending.meaning.slots, **begun, shown.slot: shown.value})
        match other:
            case Command():
                return self.wait(other, Phase.CONFIRM, told, secret)
            case Illegal(meaning, reason, details) if secret is None:
                refusal = Refuse(meaning, reason, details)
                waits = replace(self, refusal=refusal)
                return waits, (*told, refusal, *waits.question_again())
            case _:
                return self, (*told, *self.question_again())


def _items(value: int | str) -> list[str]:
    """Return the items of a series; a single number is none."""
    return value.split(",") if isinstance(value, str) else []
