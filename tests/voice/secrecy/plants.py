"""Rules that leak, planted to see that a leak is found."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from heraut.engines.protocol import Event

__all__ = ["Aloud", "Spoilt", "Telltale"]


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
        hand = state.hands[seat].known if seat is not None and seat >= 0 else ()
        odd = bool(hand) and max(hand) % 2 == 1
        return after, [each for event in events for each in self._doubled(event, odd)]

    def answer(self, view: Any, question: str, slots: Any) -> Any:
        told = self._rules.answer(view, question, slots)
        odd = bool(view.get("hand")) and max(view["hand"]) % 2 == 1
        return [*told, *told] if question == self._key and odd else told

    def _doubled(self, event: Event, odd: bool) -> list[Event]:
        return [event] * (1 + (odd and event.key == self._key))
