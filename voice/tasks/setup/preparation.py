"""A setup of the games that are for as many as there are headphones."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from heraut.engines.protocol import Seat
from heraut.engines.rules import Rules
from heraut.engines.setup import BadSetup
from heraut.voice.herald import Herald
from heraut.voice.tasks.setup.opening import Kept, Opener
from heraut.voice.tasks.setup.plan import Plan
from heraut.voice.tasks.setup.sentences import Sentences
from heraut.voice.tasks.setup.setup_task import SetupTask


def prepare(
    herald: Herald,
    games: Mapping[str, Rules[Any, Any]],
    draw: Callable[[int], int],
    opener: Opener,
    *,
    game: str = "",
    kept: bool = False,
    last: Callable[[], Iterable[Kept]] = tuple,
    played: Callable[[], Plan | None] = lambda: None,
    ears: frozenset[Seat] = frozenset(),
    hears: Callable[[str], bool] = bool,
    learning: bool = False,
    begun: Plan | None = None,
) -> SetupTask:
    """Return what sets up a match of one of these games.

    ``draw`` says who begins when chance is to say it; ``opener`` opens the match; ``game`` is
    set when it is known already; ``kept`` tells whether there is a match to resume, ``last``
    which ones, the newest first; ``played`` what the last match was set up with; ``ears`` are
    the places that have private headphones; ``hears`` tells which first names can be heard;
    ``learning``, that a lesson is wanted; ``begun``, what was chosen already. Raises
    ``BadSetup`` when no game is for so many.
    """
    least = max(ears, default=0) + 1
    playable = [games[game]] if game else games.values()
    most = max(rules.seats[-1] for rules in playable)
    if least > most:
        raise BadSetup("no_such_seat", f"no seat {least}; there are {most}", seat=least, seats=most)
    sentences = Sentences.load(herald.words.lang, games, least, hears)
    return SetupTask(
        sentences,
        herald,
        draw,
        opener,
        kept=kept,
        game=game,
        last=last,
        played=played,
        learning=learning,
        begun=begun,
    )
