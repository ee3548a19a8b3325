"""Opening a match: new or from its journal, with its grammar and its words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from heraut.engines.journal import Journal, load
from heraut.engines.match import Match
from heraut.engines.protocol import Seat
from heraut.engines.setup import BadSetup
from heraut.grammars import Grammar
from heraut.user_data import home
from heraut.voice.herald import Herald, Verbosity, Words
from heraut.voice.runtime.seat_rotation import SeatRotation
from heraut.voice.tasks.card_entry.at_table import CardAtTable
from heraut.voice.tasks.match.match_task import MatchTask

if TYPE_CHECKING:
    from heraut.voice.tasks.setup import Chosen, Kept, Resumed


def _no_overlay(game: str) -> str:
    """Return no corrections: what is rehearsed must not depend on the machine."""
    return ""


class NothingKept(ValueError):
    """There is no kept match that could go on."""

    def __init__(self) -> None:
        super().__init__("no kept match can go on")
        self.key = "nothing_kept"
        self.details: dict[str, object] = {}


@dataclass(frozen=True, slots=True)
class MatchFactory:
    """How matches are to be talked about."""

    lang: str = "fr"
    verbosity: Verbosity = Verbosity.NORMAL
    ears: frozenset[Seat] = field(default_factory=frozenset)
    """The seats that have a private ear channel."""
    overlay: Callable[[str], str] = _no_overlay
    """Returns the owner's corrections that a new match of a game is played with; empty: none."""

    def check(self, match: Match) -> None:
        """Raise ``BadSetup`` when an ear belongs to a seat that the match does not have."""
        for seat in sorted(self.ears):
            if seat >= match.seats:
                raise BadSetup(
                    "no_such_seat",
                    f"no seat {seat + 1}; there are {match.seats}",
                    seat=seat + 1,
                    seats=match.seats,
                )

    def task(self, match: Match, journal: Journal | None) -> MatchTask:
        """Return a match as a task. Raises ``BadSetup`` as :meth:`check`."""
        self.check(match)
        words = Words(self.lang)
        herald = Herald(
            words, match.rules.name, match.players, self.verbosity, cards=match.options["cards"]
        )
        grammar = Grammar.load(self.lang, match.rules.name)
        return MatchTask(
            match, grammar, herald, journal=journal, ears=self.ears, side_tasks=(CardAtTable(),)
        )


def new_save(game: str) -> Path:
    """Return the file in which a new match of ``game`` is kept when no other is named."""
    folder = home() / "saves"
    folder.mkdir(parents=True, exist_ok=True)
    stamp = datetime.now().strftime("%Y-%m-%d-%Hh%M")
    for number in range(1, 1000):
        path = folder / f"{game}-{stamp}{'' if number == 1 else f'-{number}'}.jsonl"
        if not path.exists():
            return path
    raise FileExistsError(f"a thousand matches were begun within a minute in {folder}")


def last_save() -> Path | None:
    """Return the newest match in the saves folder that can still go on, ``None`` without one.

    Raises what :func:`heraut.engines.journal.load` raises when a newer file is damaged: an older
    match must not silently take its place.
    """
    saves = (home() / "saves").glob("*.jsonl")
    for path in sorted(saves, key=lambda save: (save.stat().st_mtime_ns, save.name), reverse=True):
        match, _, _ = load(path)
        if match.to_act is not None:
            return path
    return None


def last_kept(now: datetime) -> Kept | None:
    """Return which match would be resumed; ``None`` if there is none, or it cannot be read."""
    from heraut.voice.tasks.setup import Kept

    try:
        path = last_save()
        if path is None:
            return None
        match, _, _ = load(path)
        played = datetime.fromtimestamp(path.stat().st_mtime)
    except (ValueError, OSError):
        return None  # who asks for one that is damaged is told when it is opened
    return Kept(match.rules.name, match.players, max(0, (now.date() - played.date()).days))


def open_new(
    factory: MatchFactory,
    game: str,
    players: Sequence[str],
    options: Mapping[str, str],
    seed: int,
    save: Path | None,
) -> MatchTask:
    """Return a new match as a task; with ``save``, every action is written there first.

    Raises ``BadSetup``, ``UnknownGame``, ``BadOverlay`` for corrections that cannot be used, and
    ``OSError``.
    """
    corrections = factory.overlay(game)
    match = Match.new(game, len(players), options, seed, tuple(players), corrections)
    factory.check(match)
    journal = Journal.create(save, match) if save is not None else None
    return factory.task(match, journal)


def open_saved(factory: MatchFactory, save: Path) -> tuple[MatchTask, str | None]:
    """Return a saved match as a task, and the torn last line if one had to be dropped."""
    match, journal, lost = load(save)
    return factory.task(match, journal), lost


@dataclass(frozen=True, slots=True)
class Opened:
    """A match that may begin."""

    task: MatchTask
    save: Path | None
    """The file in which it is kept."""
    torn: bool = False
    """Whether the last line of that file was torn and had to be dropped."""
    rotation: SeatRotation = field(default_factory=SeatRotation)
    """How its seats lie to the places in which the players were told."""


def open_set_up(
    factory: MatchFactory, settled: Chosen | Resumed, seed: int, save: Callable[[str], Path | None]
) -> Opened:
    """Open what a setup settled; ``save`` names the file of a new match of a game.

    Raises as :func:`open_new`, :class:`NothingKept`, and what reading a kept match raises.
    """
    from heraut.voice.tasks.setup import Resumed

    if isinstance(settled, Resumed):
        kept = last_save()
        if kept is None:
            raise NothingKept
        task, lost = open_saved(factory, kept)
        return Opened(task, kept, lost is not None)
    rotation = SeatRotation(settled.first, len(settled.players))
    turned = replace(factory, ears=frozenset(map(rotation.seat, factory.ears)))
    path = save(settled.game)
    task = open_new(turned, settled.game, settled.players, settled.options, seed, path)
    return Opened(task, path, rotation=rotation)
