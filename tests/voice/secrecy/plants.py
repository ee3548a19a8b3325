"""Rules that leak, planted to see that a leak is found."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from heraut.engines.protocol import AUDIENCE, Event, IllegalAction

__all__ = ["Aloud", "Blunt", "Hasty", "Screen", "Spoilt", "Telltale"]


class Spoilt:
    """Rules that are those of a game in all but one thing."""

    def __init__(self, rules: Any) -> None:
        self._rules = rules

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)


class Aloud(Spoilt):
    """Says aloud what only a seat may hear."""

    def __init__(self, rules: Any, keys: frozenset[str]) -> None:
        super().__init__(rules)
        self._keys = keys

    def apply(self, state: Any, action: Any) -> Any:
        after, events = self._rules.apply(state, action)
        return after, [self._spoilt(event) for event in events]

    def answer(self, view: Any, question: str, slots: Any) -> Any:
        return [self._spoilt(event) for event in self._rules.answer(view, question, slots)]

    def _spoilt(self, event: Event) -> Event:
        return replace(event, audience=None) if event.key in self._keys else event


class Telltale(Spoilt):
    """Names no card, but says one thing twice where the highest card of a hand is odd."""

    def __init__(self, rules: Any, key: str) -> None:
        super().__init__(rules)
        self._key = key

    def apply(self, state: Any, action: Any) -> Any:
        seat = self._rules.to_act(state)
        after, events = self._rules.apply(state, action)
        odd = seat is not None and seat >= 0 and self._odd(state, seat)
        return after, [each for event in events for each in self._doubled(event, odd)]

    def answer(self, view: Any, question: str, slots: Any) -> Any:
        told = self._rules.answer(view, question, slots)
        return [*told, *told] if question == self._key and self._odd_for(view) else told

    def _odd(self, state: Any, seat: int) -> bool:
        hand = state.hands[seat].known
        return bool(hand) and max(hand) % 2 == 1

    def _odd_for(self, view: Any) -> bool:
        hand = view.shown().get("hand")
        return bool(hand) and max(hand) % 2 == 1

    def _doubled(self, event: Event, odd: bool) -> list[Event]:
        return [event] * (1 + (odd and event.key == self._key))


class Screen(Telltale):
    """Says one thing twice where the gold behind a screen is odd."""

    def _odd(self, state: Any, seat: int) -> bool:
        return bool(state.has(seat, "gold") % 2)

    def _odd_for(self, view: Any) -> bool:
        shown = view.shown()
        return "goods" in shown and shown["goods"][-1] % 2 == 1


class Blunt(Spoilt):
    """Says aloud why an action is forbidden, also where the reason is a secret."""

    def apply(self, state: Any, action: Any) -> Any:
        try:
            return self._rules.apply(state, action)
        except IllegalAction as why:
            details = {name: value for name, value in why.details.items() if name != AUDIENCE}
            raise IllegalAction(why.reason, **details) from why


class Hasty(Spoilt):
    """Looks behind the screen before it looks at what all can see."""

    def apply(self, state: Any, action: Any) -> Any:
        try:
            return self._rules.apply(state, action)
        except IllegalAction:
            seat = state.task.seat if state.tasks else -1
            if seat < 0 or not str(action).startswith("build ") or state.has(seat, "stone"):
                raise
            raise IllegalAction("lacks", frozenset({seat}), good="stone", count=1) from None
