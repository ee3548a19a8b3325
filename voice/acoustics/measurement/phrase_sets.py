"""How long Héraut takes to be ready for what may be said next.

``python -m heraut.voice.acoustics phrases`` measures it in the program's own way, with the real
model: for each game and each kind of answer, how long its sentences take to be put together once,
when a match begins; how long a recogniser takes that was never made; and one that was kept.
"""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median
from time import perf_counter
from typing import Final

import click
import numpy as np

from heraut.engines.registry import RULES
from heraut.grammars import Grammar
from heraut.grammars.meaning import Scope
from heraut.voice.commands.localisation import Command, failure, teller
from heraut.voice.ears.recogniser import Ears
from heraut.voice.ears.sound import RATE
from heraut.voice.ears.sources import PcmSource
from heraut.voice.models.errors import ModelError
from heraut.voice.models.loaded import LoadedModel, load
from heraut.voice.models.store import find
from heraut.voice.runtime.microphone_feed import listen_for

_SILENCE: Final = PcmSource(np.zeros(RATE // 50, np.int16))
"""A fiftieth of a second: so little that hearing it takes no time."""


@dataclass(frozen=True, slots=True)
class Readiness:
    """How long it takes to be ready for one kind of answer in one game, in milliseconds."""

    game: str
    scope: Scope
    phrases: int
    together: float
    """To put all sentences together, once in a match."""
    new: tuple[float, ...]
    """To make a recogniser for them, and be ready to hear."""
    kept: tuple[float, ...]
    """To be ready again, with a recogniser that was kept."""


def readiness(model: LoadedModel, lang: str, game: str, scope: Scope, times: int) -> Readiness:
    """Measure one kind of answer in one game, so many times."""
    grammar = Grammar.load(lang, game)
    began = perf_counter()
    phrases = len(grammar.listening.everything(scope))
    together = 1000 * (perf_counter() - began)
    fresh = [Ears(model) for _ in range(times)]
    new = tuple(_ready(ears, grammar, scope) for ears in fresh)
    kept = tuple(_ready(fresh[0], grammar, scope) for _ in range(times))
    return Readiness(game, scope, phrases, together, new, kept)


def _ready(ears: Ears, grammar: Grammar, scope: Scope) -> float:
    """Return how many milliseconds it takes until ears hear."""
    began = perf_counter()
    listen_for(ears, grammar, scope)
    for _ in ears.listen(_SILENCE):
        pass
    return 1000 * (perf_counter() - began)


@click.command("phrases", cls=Command)
@click.option("--model", default="fr-embedded", show_default=True)
@click.option("--times", default=20, show_default=True, type=click.IntRange(1, 1000))
def phrases(model: str, times: int) -> None:
    """Measure how long it takes to be ready for what may be said next, in every game."""
    tell = teller("measure")
    try:
        loaded = load(find("fr", model))
    except ModelError as error:
        raise failure(error) from error
    longest = 0.0
    for game in RULES:
        for scope in Scope:
            one = readiness(loaded, "fr", game, scope, times)
            longest = max(longest, median(one.new))
            tell(
                "ready",
                game=game,
                scope=scope,
                count=one.phrases,
                together=round(one.together),
                new=round(median(one.new)),
                kept=round(median(one.kept)),
            )
    tell("readiest", new=round(longest), times=times)
