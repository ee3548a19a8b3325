"""Opening a match: new or from its journal, with its grammar and its words."""

from __future__ import annotations

import errno
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from heraut.engines.journal import Journal, JournalExists, load
from heraut.engines.match import Match
from heraut.engines.protocol import Seat
from heraut.engines.sealing import Seal
from heraut.engines.setup import BadSetup
from heraut.grammars import Grammar
from heraut.user_data import private_folder
from heraut.voice.herald import Herald, Verbosity, Words
from heraut.voice.runtime.journal_lock import JournalLocked
from heraut.voice.runtime.kept_matches import last_save, saves_folder
from heraut.voice.runtime.machine_key import present_seal
from heraut.voice.runtime.seat_rotation import SeatRotation
from heraut.voice.tasks.match.match_task import MatchTask
from heraut.voice.tasks.match.program_seats import Advice, ProgramSeats

if TYPE_CHECKING:
    from heraut.voice.tasks.match.side_tasks import SideTask
    from heraut.voice.tasks.setup import Chosen, Resumed


def _advise(match: Match, seat: Seat) -> Advice | None:
    """Think about a match; what that needs is loaded when somebody asks."""
    from heraut.voice.runtime.program_players import advise

    return advise(match, seat)


def _side_tasks(match: Match) -> Sequence[SideTask]:
    """Return what may come up in between: telling the cards that the table is to bring."""
    if not match.rules.forms_begun_by:
        return ()
    from heraut.voice.tasks.card_entry.at_table import CardAtTable

    return (CardAtTable(),)


def _no_overlay(game: str) -> str:
    """Return no corrections: what is rehearsed must not depend on the machine."""
    return ""


def _no_seal() -> None:
    """Seal nothing: what is rehearsed is no secret, and must leave no key on the machine."""


def _not_held(save: Path) -> None:
    """Hold nothing: what is rehearsed is nobody else's."""


_WHY: Final = {
    **dict.fromkeys((errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)), "full"),
    **dict.fromkeys((errno.EACCES, errno.EPERM, errno.EROFS), "read_only"),
}
"""Why a file cannot be written, by the number of the system's error."""


_WRONG_PLACE: Final = (errno.ENOENT, errno.ENOTDIR, errno.EISDIR)


class CannotKeep(OSError):
    """A new match cannot be written down: the disk is full, or the folder may only be read."""

    def __init__(self, path: str, problem: OSError) -> None:
        super().__init__(problem.errno, problem.strerror or str(problem), path)
        self.why = _WHY.get(problem.errno or 0, "other")
        """``full``, ``read_only`` or ``other``."""


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
    unkept: bool = False
    """Whether matches are played although they cannot be kept, which the players know."""
    seal: Callable[[], Seal | None] = _no_seal
    """Returns what new matches are sealed with. Raises ``OSError`` where there can be no key."""
    hold: Callable[[Path], None] = _not_held
    """Keeps every other program from a journal, before it is begun or read. Raises
    ``JournalLocked``, or ``OSError`` when nothing can be written there."""

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
            match,
            grammar,
            herald,
            journal=journal,
            ears=self.ears,
            side_tasks=_side_tasks(match),
            unkept=self.unkept,
            programs=ProgramSeats.of(words, match),
            advise=_advise,
        )


def free_saves(game: str) -> Iterator[Path]:
    """Yield the files, best first, that may keep a new match of ``game`` when none is named.

    Raises :class:`CannotKeep` where there can be no folder for them.
    """
    folder = saves_folder()
    try:
        private_folder(folder)
        if not folder.is_dir():  # nobody named it: so it is no wrong name, but a wrong disk
            raise NotADirectoryError(errno.ENOTDIR, "no folder", str(folder))
    except OSError as problem:
        raise CannotKeep(str(folder), problem) from problem
    stamp = datetime.now().strftime("%Y-%m-%d-%Hh%M")
    for number in range(1, 1000):
        path = folder / f"{game}-{stamp}{'' if number == 1 else f'-{number}'}.jsonl"
        if not path.exists():
            yield path
    raise FileExistsError(f"a thousand matches were begun within a minute in {folder}")


def in_first_free(saves: Iterable[Path | None], opened: Callable[[Path | None], Opened]) -> Opened:
    """Open a new match in the first of ``saves`` that is still free when it is written.

    Another program may begin a match in the same instant, after a name was found free. Raises
    what ``opened`` and naming the files raise, and for the last of them also that it is taken.
    """
    taken: JournalExists | JournalLocked | None = None
    for save in saves:
        try:
            return opened(save)
        except (JournalExists, JournalLocked) as problem:
            taken = problem
    assert taken is not None  # there is always one to try
    raise taken


def open_new(
    factory: MatchFactory,
    game: str,
    players: Sequence[str],
    options: Mapping[str, str],
    seed: int,
    save: Path | None,
) -> MatchTask:
    """Return a new match as a task; with ``save``, every action is written there first.

    Raises ``BadSetup``, ``UnknownGame``, ``BadOverlay`` for corrections that cannot be used,
    ``JournalExists``, and :class:`CannotKeep`.
    """
    corrections = factory.overlay(game)
    match = Match.new(game, len(players), options, seed, tuple(players), corrections)
    factory.check(match)
    return factory.task(match, _begun(factory, save, match) if save is not None else None)


def _begun(factory: MatchFactory, save: Path, match: Match) -> Journal:
    try:
        factory.hold(save)
        return Journal.create(save, match, factory.seal())
    except JournalLocked:
        raise
    except OSError as problem:
        if problem.errno in _WRONG_PLACE:
            raise  # whoever named the file mistyped it, and can name another
        raise CannotKeep(str(save), problem) from problem


def open_saved(factory: MatchFactory, save: Path) -> tuple[MatchTask, str | None]:
    """Return a saved match as a task, and the torn last line if one had to be dropped.

    Raises what holding and reading it raise.
    """
    factory.hold(save)
    match, journal, lost = load(save, present_seal())
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
    factory: MatchFactory,
    settled: Chosen | Resumed,
    seed: int,
    saves: Callable[[str], Iterable[Path | None]],
) -> Opened:
    """Open what a setup settled; ``saves`` names the files that may keep a new match of a game.

    Raises as :func:`open_new`, :class:`NothingKept`, and what opening a kept match raises.
    """
    from heraut.voice.tasks.setup import Resumed

    if isinstance(settled, Resumed):
        kept = settled.path or last_save()
        if kept is None:
            raise NothingKept
        task, lost = open_saved(factory, kept)
        return Opened(task, kept, lost is not None)
    rotation = SeatRotation(settled.first, len(settled.players))
    turned = replace(factory, ears=frozenset(map(rotation.seat, factory.ears)))

    def opened(save: Path | None) -> Opened:
        task = open_new(turned, settled.game, settled.players, settled.options, seed, save)
        return Opened(task, save, rotation=rotation)

    return in_first_free(saves(settled.game), opened)
