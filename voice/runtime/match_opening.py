"""What live play begins with: a match, what sets one up, a lesson, or a question before any."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from heraut.engines.registry import RULES
from heraut.errors import KeyedError
from heraut.voice.dialogue import Task
from heraut.voice.herald import Herald, Words
from heraut.voice.runtime.kept_matches import (
    any_kept,
    keep_hints,
    keeps_hints,
    kept_matches,
    last_match,
)
from heraut.voice.runtime.match_factory import (
    CannotKeep,
    MatchFactory,
    Opened,
    free_saves,
    in_first_free,
    open_new,
    open_saved,
    open_set_up,
)
from heraut.voice.tasks.match.match_task import MatchTask

# What only a setup or a lesson needs is imported where it begins: typed play starts sooner.
if TYPE_CHECKING:
    from heraut.voice.models.loaded import LoadedModel
    from heraut.voice.tasks.lesson.lesson_task import LessonTask
    from heraut.voice.tasks.setup import Plan, Settled, SetupTask


@dataclass(frozen=True, slots=True)
class NewMatch:
    """What a new match is set up with."""

    game: str
    players: tuple[str, ...]
    options: Mapping[str, str]
    seed: int
    save: Path | None = None
    """Where to keep the match; ``None`` for the usual place."""


@dataclass(frozen=True, slots=True)
class ToSetUp:
    """A match that the players are still to set up by voice."""

    seed: int
    game: str = ""
    """The game if it is known already."""
    save: Path | None = None
    """Where to keep the match; ``None`` for the usual place."""
    learning: bool = False
    """Whether a game is to be learnt first, by its lesson."""
    hints: bool = False
    """Whether short hints are said in the first turns."""


@dataclass(frozen=True, slots=True)
class Unkept:
    """A new match that cannot be written down."""

    game: str
    why: str
    """``full``, ``read_only`` or ``other``."""
    open: Callable[[MatchFactory], Opened]
    """Opens it all the same."""


@dataclass(frozen=True, slots=True)
class ToResume:
    """A match that a file keeps."""

    save: Path
    game: str = ""
    """The game that it is said to be of; empty where nobody named one."""


class AnotherGame(KeyedError, ValueError):
    """The file keeps a match, but of another game than was named."""

    def __init__(self, save: Path, kept: str) -> None:
        super().__init__("another_game", f"{save} is of {kept}", game=kept, path=str(save))


_SEEDS: Final = 2**32
"""How many matches there are by their seeds."""

Found = Opened | Unkept | ToSetUp
"""What there is to begin with."""


def game_of(found: Found) -> str:
    """Return the game that is begun with; empty as long as nobody chose one."""
    return found.task.match.rules.name if isinstance(found, Opened) else found.game


@dataclass(frozen=True, slots=True)
class MatchOpening:
    """Opens matches and what comes before them."""

    factory: MatchFactory
    seated: Callable[[Opened], MatchTask]
    """Takes a match that was opened, and returns what plays it."""

    def found(self, match: NewMatch | ToResume | ToSetUp) -> Found:
        """Open a match; or return what is to be asked, where a new one cannot be kept.

        What is to be set up is opened later. Raises :class:`AnotherGame`, and what opening raises.
        """
        if isinstance(match, ToSetUp):
            return match
        if isinstance(match, ToResume):
            task, lost = open_saved(self.factory, match.save)
            if match.game and match.game != (kept := task.match.rules.name):
                raise AnotherGame(match.save, kept)
            return Opened(task, match.save, lost is not None)

        def opened(factory: MatchFactory, save: Path | None = None) -> Opened:
            options = match.options
            task = open_new(factory, match.game, match.players, options, match.seed, save)
            return Opened(task, save)

        try:
            return in_first_free(
                (match.save,) if match.save else free_saves(match.game),
                partial(opened, self.factory),
            )
        except CannotKeep as problem:
            return Unkept(match.game, problem.why, opened)

    def begun(self, found: Found, model: LoadedModel | None) -> Task[Any]:
        """Return what is talked about first. Raises ``BadSetup``."""
        match found:
            case ToSetUp():
                begin = self._lesson if found.learning and found.game else self._setup
                return begin(found, self.factory, model)
            case Unkept():
                return self._asked(found, self.factory, self.seated)
        return self._with_hints(found, self.seated(found), first=False)

    def after(
        self, task: Task[Any], opened: Opened | None, model: LoadedModel | None
    ) -> Task[Any] | None:
        """Return what is talked about once a match has ended; ``None`` after anything else."""
        if opened is None or not opened.task.over:
            return None
        from heraut.voice.tasks.lesson.companion import played
        from heraut.voice.tasks.setup.rematch import Rematch, once_more

        if played(task) is not opened.task or isinstance(task, Rematch):
            return None
        done, match, place = opened.task, opened.task.match, opened.rotation
        players = tuple(match.players[place.seat(each)] for each in range(match.seats))
        last = reversed(range(1, match.seats))
        rivals = [*takewhile(lambda one: done.programs.plays(place.seat(one)), last)]
        plan = once_more(match.rules.name, players, match.options, len(rivals))

        def again() -> Task[Any]:
            new = ToSetUp((match.seed + 1) % _SEEDS, plan.game)
            factory = replace(self.factory, verbosity=done.herald.verbosity)
            return self._setup(new, factory, model, plan)

        return Rematch(done, again)

    def _asked(
        self, found: Unkept, factory: MatchFactory, seated: Callable[[Opened], Task[Any]]
    ) -> Task[Any]:
        """Return the question whether to play a match that cannot be kept."""
        from heraut.voice.runtime.first_questions import unkept

        forced = replace(factory, unkept=True)
        return unkept(
            factory.lang,
            factory.verbosity,
            found.game,
            found.why,
            lambda: seated(found.open(forced)),
        )

    @staticmethod
    def _with_hints(opened: Opened, task: MatchTask, *, first: bool) -> Task[Any]:
        """Return a match with hints if it is the first after a lesson, also when it is resumed."""
        # What was begun may have been another match: « reprends la dernière partie ».
        first = first and not task.match.history
        if first and opened.save is not None:
            keep_hints(opened.save)
        if not first and (opened.save is None or not keeps_hints(opened.save)):
            return task
        from heraut.voice.runtime.lessons import hinted

        return hinted(task)

    def _lesson(
        self, match: ToSetUp, factory: MatchFactory, model: LoadedModel | None
    ) -> LessonTask:
        """Return the lesson of a game, after which a first match may be set up."""
        from heraut.voice.runtime.lessons import open_lesson
        from heraut.voice.tasks.lesson.progress import Kept

        first = replace(match, learning=False, hints=True)
        return open_lesson(
            factory.lang,
            factory.verbosity,
            match.game,
            Kept(),
            lambda verbosity: self._setup(first, replace(factory, verbosity=verbosity), model),
        )

    def _setup(
        self,
        match: ToSetUp,
        factory: MatchFactory,
        model: LoadedModel | None,
        begun: Plan | None = None,
    ) -> SetupTask:
        """Return what sets a match up and opens it. Raises ``BadSetup``."""
        from heraut.voice.tasks.setup import Chosen, ToLearn, prepare
        from heraut.voice.tasks.setup.first_player import first_player

        herald = Herald(Words(factory.lang), verbosity=factory.verbosity)

        def seat(opened: Opened) -> Task[Any]:
            return self._with_hints(opened, self.seated(opened), first=match.hints)

        def saves(game: str) -> Iterable[Path]:
            return (match.save,) if match.save else free_saves(game)

        def played() -> Plan | None:
            from heraut.voice.tasks.setup.last_match import set_up_with

            last = last_match()
            return None if last is None else set_up_with(last, herald.words)

        def opener(settled: Settled) -> Task[Any]:
            own = replace(factory, verbosity=herald.verbosity)
            if isinstance(settled, ToLearn):
                return self._lesson(replace(match, game=settled.game), own, model)
            try:
                return seat(open_set_up(own, settled, match.seed, saves))
            except CannotKeep as problem:
                assert isinstance(settled, Chosen)  # nothing new is written to resume a match
                found = Unkept(
                    settled.game,
                    problem.why,
                    lambda unkept: open_set_up(unkept, settled, match.seed, lambda game: (None,)),
                )
                return self._asked(found, own, seat)

        return prepare(
            herald,
            RULES,
            first_player(match.seed),
            opener,
            game=match.game,
            learning=match.learning,
            kept=any_kept(),
            last=lambda: kept_matches(datetime.now()),
            played=played,
            ears=factory.ears,
            hears=bool if model is None else lambda name: model.spell(name) is not None,
            begun=begun,
        )
