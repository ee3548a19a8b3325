"""Playing 7 Kingdoms well: what cards are worth, and what a seat would do at first sight."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from random import Random
from typing import Final

from heraut.engines.notation import Action
from heraut.engines.protocol import Event, Seat
from heraut.engines.records import changed
from heraut.engines.seven_kingdoms.actions import (
    Bonus,
    Commit,
    Keep,
    Play,
    Take,
    TakeSlots,
    Validate,
)
from heraut.engines.seven_kingdoms.box import rank_of
from heraut.engines.seven_kingdoms.ranks import CHOICES, in_slots, least, reach, windows
from heraut.engines.seven_kingdoms.scores import count_points, leaders
from heraut.engines.seven_kingdoms.state import Hand, Phase, State
from heraut.engines.thinking import Knowledge

_POWER: Final = {
    "king": 2.2,
    "bishop": 1.6,
    "general": 1.9,
    "princess": 1.4,
    "knight": 1.2,
    "merchant": 0.5,
    "peasant": 0.3,
}
"""What a card in hand is worth beyond its point, as long as it can still be played."""
_TOKEN: Final = {"double": 3.0, "peasants": 1.5, "crests": 4.5}
"""What a token may bring; those with a number bring that."""
_HOLDS: Final = 0.35
"""What part of a token a card of its crest is worth where nobody leads far."""
_OPEN: Final = 0.25
"""What a card is worth by the tokens that are still to be placed."""
_LONG: Final = 16
"""Cards of the pile with which what lies in hand can still all be played."""


class SevenKingdomsKnowledge(Knowledge[State]):
    """How to play 7 Kingdoms."""

    spread = 5.0
    horizon = 60
    width = 10

    def imagined(self, state: State, seat: Seat, random: Random) -> State:
        """Return the state with the cards that others hold, and nobody saw, dealt anew."""
        others = [other for other in state.seats if other != seat]
        pool, wanted = list(state.unseen), []
        for other in others:
            opened, face_down = state.open_hands[other], state.commits[other]
            held = (*state.hands[other].known, *((face_down,) if face_down else ()))
            pool += (card for card in held if card not in opened)
            wanted.append(state.hands[other].size + (face_down != 0) - len(opened))
        pool.sort()
        random.shuffle(pool)
        hands, commits = list(state.hands), list(state.commits)
        for other, count in zip(others, wanted, strict=True):
            dealt = sorted((*state.open_hands[other], *(pool.pop() for _ in range(count))))
            if state.commits[other] != 0:
                # A card that all saw go to the hand may be the one that lies face down.
                commits[other] = dealt.pop(random.randrange(len(dealt)))
            hands[other] = Hand(tuple(dealt))
        return changed(
            state, hands=tuple(hands), commits=tuple(commits), unseen=tuple(sorted(pool))
        )

    def fits(self, state: State, seat: Seat) -> bool:
        """Tell whether every card of the hand was shown."""
        return not state.hands[seat].unknown

    def candidates(self, state: State) -> Sequence[Action]:
        """Return the cards to play, and the takings and sortings that bring the most."""
        match state.phase:
            case Phase.PLAY:
                hand = state.hands[state.turn].known
                kind = Commit if state.options.secret_plays else Play
                likely = sorted(hand, key=lambda card: -_POWER[rank_of(card)])
                return [kind(card) for card in likely]
            case Phase.BONUS:
                return [Bonus(token) for token in state.open_tokens]
            case Phase.TAKE:
                return self._takings(state)
            case _:
                return self._sortings(state)

    def reply(self, state: State, random: Random) -> Action:
        """Return what brings the most at once; which card is played is mostly chance."""
        match state.phase:
            case Phase.PLAY:
                hand = state.hands[state.turn].known
                powers = [_POWER[rank_of(card)] + 0.2 for card in hand]
                card = random.choices(hand, powers)[0]
                return Commit(card) if state.options.secret_plays else Play(card)
            case Phase.BONUS:
                return Bonus(random.choice(state.open_tokens))
            case Phase.TAKE:
                return self._takings(state, 1)[0]
            case _:
                return self._sortings(state)[0]

    def worth(self, state: State) -> Sequence[float]:
        """Return the points as if all hands were validated, and what the hands may still take."""
        whole = [
            # A bishop that lies in front of its seat goes to the kingdom, all others to the row.
            (*kingdom, *hand.known, *([front] if front and rank_of(front) == "bishop" else ()))
            for kingdom, hand, front in zip(state.kingdoms, state.hands, state.front, strict=True)
        ]
        points = count_points(state.box.crest_of, whole, state.crests, state.bonus)
        if state.phase is Phase.OVER:
            return [each.total for each in points]
        share = min(1.0, state.pile / _LONG)
        return [
            each.total + share * sum(_POWER[rank_of(card)] for card in hand.known)
            for each, hand in zip(points, state.hands, strict=True)
        ]

    def reason(self, state: State, action: Action) -> Event:
        """Return what the action is for."""
        match action:
            case Play(card):
                return Event("because_plays", {"card": card, "rank": rank_of(card)})
            case Commit():
                return Event("because_commits")
            case Bonus(token):
                crest = state.crests[len(state.bonus)]
                return Event("because_token", {"token": token, "crest": crest})
            case Take(cards):
                return Event("because_takes", {"points": _plain(cards)})
            case TakeSlots(first, last):
                return Event("because_takes", {"points": _plain(in_slots(state, first, last))})
            case Keep(cards):
                return Event("because_keeps", {"cards": cards})
            case _:
                return Event("because_validates", {"points": _plain(action.cards)})  # type: ignore[attr-defined]

    def _takings(self, state: State, most: int = 8) -> list[Action]:
        worths = _worths(state, filter(None, state.row))
        if slots := windows(state):
            spans = [TakeSlots(first, last) for first, last in slots]
            spans.sort(
                key=lambda span: (
                    -sum(worths[card] for card in in_slots(state, span.first, span.last))
                )
            )
            return [*spans[:most]]
        cards = sorted(reach(state), key=lambda card: -worths[card])
        count = min(CHOICES[rank_of(state.card)], len(cards))
        if most == 1:
            return [Take(tuple(sorted(cards[:count])))]
        sets = list(combinations(cards, count))
        sets.sort(key=lambda chosen: -sum(worths[card] for card in chosen))
        if count > least(state):
            # Too many cards of one's own in the row's place may serve the next one.
            sets[most - 1 :] = [tuple(cards[: count - 1])]
        return [Take(tuple(sorted(chosen))) for chosen in sets[:most]]

    def _sortings(self, state: State) -> list[Action]:
        """Return what to keep of the cards taken, the best first: what stays after is validated."""
        pending = sorted(state.pending, key=lambda card: -_POWER[rank_of(card)])
        useful = min(state.room, len(pending)) if state.pile else 0
        if state.pending != state.took[state.turn] and not useful:
            return [Validate(tuple(sorted(pending)))]
        sets: list[tuple[int, ...]] = [tuple(pending[:useful])]
        for count in range(useful, 0, -1):
            sets += combinations(pending, count)
        ways: list[Action] = [Keep(tuple(sorted(chosen))) for chosen in sets if chosen]
        ways.append(Validate(tuple(sorted(pending))))
        return list(dict.fromkeys(ways))


def _plain(cards: Iterable[int]) -> int:
    """Return the points of cards without any token."""
    return sum(2 if rank_of(card) == "king" else 1 for card in cards)


def _worths(state: State, cards: Iterable[int]) -> dict[int, float]:
    """Return what each card would be worth to the seat on turn."""
    seat, share = state.turn, min(1.0, state.pile / _LONG)
    whole = [(*k, *h.known) for k, h in zip(state.kingdoms, state.hands, strict=True)]
    bonus = dict(zip(state.crests, state.bonus, strict=False))
    found = {}
    for card in cards:
        rank, crest = rank_of(card), state.box.crest(card)
        worth = (2 if rank == "king" else 1) + share * _POWER[rank]
        token = bonus.get(crest)
        if token is None:
            worth += _OPEN
        else:
            most, leading = leaders(state.box.crest_of, whole, crest)
            mine = sum(state.box.crest(one) == crest for one in whole[seat])
            gain = _TOKEN.get(token) or float(token[-1])
            close = most - mine
            worth += gain * (_HOLDS if close <= 1 or seat in leading else _HOLDS / (1 + close))
        found[card] = worth
    return found


KNOWLEDGE: Final = SevenKingdomsKnowledge
