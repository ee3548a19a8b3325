"""Another world that looks the same to one listener: the cards it cannot see are others."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from random import Random

from heraut.engines.match import Match, Step
from heraut.engines.protocol import Event

from .secrets import Secrets

__all__ = ["Told", "images", "notation_of", "twin"]

_TRIES = 30
_NUMBER = re.compile(r"\d+")


@dataclass(frozen=True, slots=True)
class Told(Match):
    """A match to which the app's cards come as they are told, and not by its seed."""

    brings: Mapping[int, str] = field(default_factory=dict)
    """What the table does, by how many steps came before."""

    def settle(self) -> Match:
        """Return the match after the table has done what it is told to do."""
        match: Match = self
        while match.app_deals:
            match = match.play(self.brings[len(match.history)])
        return match


def images(
    free: Iterable[int], groups: Sequence[Sequence[int]], dice: Random
) -> Mapping[int, int] | None:
    """Return another card for each card that is free to be another, or ``None`` if none is.

    ``groups`` are the cards of one hand: these keep their order, so that "my second card" is the
    same one in both worlds. Cards that are not free stay as they are; where they leave no order
    for the others, these stay as well.
    """
    cards = set(free)
    for _ in range(_TRIES):
        mapped = _ordered(sorted(cards), groups, dice)
        wrong = [group for group in groups if not _rising(group, mapped)]
        if not wrong:
            break
        if dice.random() < 0.3:
            cards -= set(dice.choice(wrong))
    else:
        return None
    return mapped if any(card != image for card, image in mapped.items()) else None


def _ordered(cards: Sequence[int], groups: Sequence[Sequence[int]], dice: Random) -> dict[int, int]:
    shuffled = list(cards)
    dice.shuffle(shuffled)
    mapped = dict(zip(cards, shuffled, strict=True))
    for group in groups:
        own = sorted(card for card in group if card in mapped)
        mapped |= zip(own, sorted(mapped[card] for card in own), strict=True)
    return mapped


def _rising(group: Sequence[int], mapped: Mapping[int, int]) -> bool:
    told = [mapped.get(card, card) for card in sorted(group)]
    return told == sorted(told)


def twin(
    match: Match, secrets: Secrets, images: Mapping[int, int], brings: Mapping[int, str]
) -> Told:
    """Return the match in the world where every card is its image."""
    history = tuple(_step(step, secrets, images) for step in match.history)
    state = secrets.exchanged(match.state, images)
    known = {each.name: getattr(match, each.name) for each in fields(Match)}
    shown = tuple((at, by, notation_of(one, secrets, images)) for at, by, one in match.shown)
    known |= {"state": state, "history": history, "shown": shown}
    return Told(**known, brings=brings)


def notation_of(notation: str, secrets: Secrets, images: Mapping[int, int]) -> str:
    """Return a notation in the other world."""
    if not secrets.tells(notation):
        return notation
    *before, card = notation.split(" ")
    card = _NUMBER.sub(lambda found: str(images.get(int(found[0]), int(found[0]))), card)
    return " ".join((*before, card))


def _step(step: Step, secrets: Secrets, images: Mapping[int, int]) -> Step:
    before = secrets.exchanged(step.before, images)
    if not secrets.tells(step.notation):
        return replace(step, before=before)
    events = tuple(_event(event, images) for event in step.events)
    notation = notation_of(step.notation, secrets, images)
    return replace(step, notation=notation, events=events, before=before)


def _event(event: Event, images: Mapping[int, int]) -> Event:
    """Return an event in the other world: only what some may hear names hidden cards."""
    if event.audience is None:
        return event
    args = dict(event.args)
    if isinstance(card := args.get("card"), int):
        args["card"] = images.get(card, card)
    if isinstance(cards := args.get("cards"), tuple):
        args["cards"] = tuple(sorted(images.get(card, card) for card in cards))
    return replace(event, args=args)
