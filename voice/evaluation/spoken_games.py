"""Whole random games played by typed sentences, and how much is said in them.

What is heard is counted in words, not in seconds: a game with the same seed says the same on every
machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import median, quantiles
from typing import Final

from heraut.engines.registry import find_rules
from heraut.engines.simulate import MOST_STEPS, Setup, choose, setups
from heraut.grammars.surface_forms import spoken_forms
from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Output, Spoken
from heraut.voice.runtime.match_factory import MatchFactory, open_new
from heraut.voice.tasks.match.match_task import MatchTask
from heraut.voice.tasks.match.parts import words

_TRIED: Final = 6
"""How many ways to say a move are tried: the first nearly always does."""


class NotSaid(ValueError):
    """A legal move that no sentence of its own plays; the text says which, and what was told."""


@dataclass(frozen=True, slots=True)
class SpokenGame:
    """What was said in one game."""

    moves: int
    """How many actions of the players were played."""
    utterances: int
    """How many sentences the players said, their yeses among them."""
    confirmations: int
    """How many of those were a yes."""
    answers: tuple[tuple[str, ...], ...]
    """What Héraut said, the announcements that came of one sentence together."""
    ended: bool


@dataclass(frozen=True, slots=True)
class Figures:
    """How much was said in some games, in words."""

    games: int
    ended: int
    moves: int
    announcements: int
    median: float
    ninetieth: float
    """Nine announcements in ten are no longer."""
    longest: int
    answer_median: float
    """Of all that comes of one sentence."""
    answer_ninetieth: float
    words_per_move: float
    utterances_per_move: float
    confirmations_per_move: float


def figures(games: Sequence[SpokenGame]) -> Figures:
    """Return how much was said in some games, of which at least one move was played."""
    answers = [[words(text) for text in said] for game in games for said in game.answers if said]
    lengths = [length for said in answers for length in said]
    whole = [sum(said) for said in answers]
    moves = sum(game.moves for game in games)
    return Figures(
        len(games),
        sum(game.ended for game in games),
        moves,
        len(lengths),
        float(median(lengths)),
        _ninetieth(lengths),
        max(lengths),
        float(median(whole)),
        _ninetieth(whole),
        round(sum(lengths) / moves, 2),
        round(sum(game.utterances for game in games) / moves, 2),
        round(sum(game.confirmations for game in games) / moves, 2),
    )


def play_spoken(game: str, setup: Setup, seed: str, most_moves: int = MOST_STEPS) -> SpokenGame:
    """Play random moves, each said by the sentence that says it best, with the app's cards.

    Raises :class:`NotSaid`.
    """
    random = Random(seed)
    players = ("",) * setup.seats
    task = open_new(MatchFactory(), game, players, setup.options, random.randrange(1 << 31), None)
    table = _Table(task, random)
    while not table.talk.over and table.moves < most_moves:
        table.play()
    return SpokenGame(
        table.moves, table.utterances, table.confirmations, tuple(table.answers), table.talk.over
    )


def spoken_games(
    game: str, seats: int | None, options: Mapping[str, str], seed: int
) -> Callable[[int], SpokenGame]:
    """Return what plays any of the games over every set-up in turn, each by itself."""
    chosen = setups(find_rules(game), seats, options)
    return lambda number: play_spoken(game, chosen[number % len(chosen)], f"{seed}:{number}")


@dataclass(slots=True)
class _Table:
    """Players who say what they do."""

    task: MatchTask
    random: Random
    moves: int = 0
    utterances: int = 0
    confirmations: int = 0
    answers: list[tuple[str, ...]] = field(default_factory=list)
    talk: Conversation = field(init=False)
    yes: str = field(init=False)

    def __post_init__(self) -> None:
        self.talk = Conversation(self.task)
        self.yes = self.task.grammar.forms("yes", {})[0]
        self.answers.append(tuple(_told(self.talk.begin())))

    def play(self) -> None:
        """Say a random move, and yes as long as that is asked for."""
        match = self.task.match
        notation = str(choose(match.rules, match.state, self.random))
        refused: list[str] = []
        for sentence in spoken_forms(self.task.grammar, match.rules, match.state, notation)[
            :_TRIED
        ]:
            before = len(self.answers)
            if self._says(sentence, notation):
                return
            refused += [sentence, *(text for said in self.answers[before:] for text in said)]
            del self.answers[before:]
        raise NotSaid(f"{notation}: {' | '.join(refused)}")

    def _says(self, sentence: str, notation: str) -> bool:
        match, said, yeses = self.task.match, 1, 0
        outputs = self.talk.typed(sentence)
        self.answers.append(tuple(_told(outputs)))
        pending = self.task.dialogue.pending
        if pending is not None and pending.notation == notation:
            outputs = self.talk.typed(self.yes)
            self.answers.append(tuple(_told(outputs)))
            said, yeses = 2, 1
        played = [step.notation for step in self.task.match.history[len(match.history) :]]
        if notation not in played[:1]:
            return False
        self.moves += 1
        self.utterances += said
        self.confirmations += yeses
        return True


def _told(outputs: Sequence[Output]) -> Iterator[str]:
    return (output.text for output in outputs if isinstance(output, Spoken))


def _ninetieth(lengths: Sequence[int]) -> float:
    return float(quantiles(lengths, n=10, method="inclusive")[-1])
