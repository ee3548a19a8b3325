"""Hours of speech, as features and labels, in files of a few hundred or thousand utterances.

A shard follows from its seed alone. One process makes one shard, since espeak-ng carries noise
from an utterance to the next; a file that is there is whole.
"""

from __future__ import annotations

import os
import random
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Final, Protocol

import numpy as np

from heraut.voice.acoustics.corpus.backgrounds import Talkers
from heraut.voice.acoustics.corpus.examples import Example, example, write_examples
from heraut.voice.acoustics.corpus.invented_voices import INVENTED, furnished
from heraut.voice.acoustics.corpus.rooms import place
from heraut.voice.acoustics.corpus.synthesis import (
    ForeignSpeechError,
    Manner,
    Speech,
    silence,
    speak,
)
from heraut.voice.acoustics.corpus.voices import TRAINING
from heraut.voice.acoustics.espeak import start

_SILENT: Final = 0.03
"""Part of the utterances in which nobody speaks."""
_WARPED: Final = 0.6
"""Part of the utterances whose speakers get another vocal tract in their features."""
_WARPS: Final = (0.88, 1.14)
_TALKERS: Final = 40
"""Voices in the background before the first utterance is spoken; later ones join them."""
_PATIENCE: Final = 200
"""So many sentences in a row that cannot be used are no chance any more."""
_MESSAGES: Final = {
    "unusable_sentences": f"{_PATIENCE} sentences in a row cannot be spoken in French: {{shard}}",
    "worker_lost": "the process that made {shard} was lost",
}
_LEARNT: Final = (*TRAINING, *INVENTED, *INVENTED)
"""Two fifths are variants that espeak-ng brings; the others are new ones in each shard."""
_THREADS: Final = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


class ShardError(RuntimeError):
    """A shard cannot be made.

    ``key`` is ``unusable_sentences`` or ``worker_lost``; ``details`` hold the ``shard``.
    """

    def __init__(self, key: str, shard: str) -> None:
        super().__init__(key, shard)  # both, so that it comes whole out of another process
        self.key = key
        self.details = {"shard": shard}

    def __str__(self) -> str:
        return _MESSAGES[self.key].format(**self.details)


class Source(Protocol):
    """What gives sentences, as :class:`~heraut.voice.acoustics.corpus.sentences.Sentences`."""

    def draw(self, dice: random.Random) -> str:
        """Return a sentence at random."""
        ...


def write_shard(
    path: Path, seed: int, utterances: int, sentences: Source, variants: Sequence[str] = TRAINING
) -> None:
    """Write so many utterances of ``sentences`` to ``path``, unless the file is there.

    Raises :class:`ShardError` when the sentences are of no use,
    :class:`~heraut.voice.acoustics.espeak.EspeakError` without espeak-ng, ``OSError`` when it
    cannot be written.
    """
    if path.exists():
        return
    write_examples(path, _examples(path, seed, utterances, sentences, variants))


def make_shards(
    folder: Path,
    seeds: Sequence[int],
    utterances: int,
    source: Callable[[], Source],
    workers: int = 2,
) -> Iterator[Path]:
    """Make a shard of each seed in ``folder``, several at a time; yield them in the seeds' order.

    ``source`` is called in every process for the sentences, so it is a function that can be
    imported. Raises what :func:`write_shard` and :func:`made` do.
    """
    folder.mkdir(parents=True, exist_ok=True)
    paths = {seed: folder / f"speech-{seed}-{utterances}.npz" for seed in seeds}
    return made(paths, partial(_work, utterances=utterances, source=source), workers)


def made(
    paths: Mapping[int, Path], make: Callable[[Path, int], None], workers: int
) -> Iterator[Path]:
    """Make the file of each seed, several at a time; yield them in order, each when it is whole.

    ``make`` writes a file, given its path and its seed, in a process of its own. Files that are
    there are kept: their names must tell what they were made of. Raises what ``make`` does, and
    :class:`ShardError` when a process dies.
    """
    todo = deque(paths)
    running: dict[Future[None], tuple[int, ProcessPoolExecutor]] = {}
    whole: set[int] = set()
    try:
        for seed in paths:
            while seed not in whole:
                while todo and len(running) < max(1, workers):
                    following = todo.popleft()
                    if paths[following].exists():
                        whole.add(following)
                        continue
                    # A pool of one process for one task: it fails loudly when the process dies.
                    pool = ProcessPoolExecutor(1, get_context("spawn"))
                    with _one_thread():
                        task = pool.submit(make, paths[following], following)
                    running[task] = following, pool
                if seed not in whole:
                    for task in wait(running, return_when=FIRST_COMPLETED).done:
                        finished, pool = running.pop(task)
                        pool.shutdown()
                        _result(task, paths[finished])
                        whole.add(finished)
            yield paths[seed]
    finally:
        for _, pool in running.values():
            pool.shutdown(cancel_futures=True)


def _work(path: Path, seed: int, utterances: int, source: Callable[[], Source]) -> None:
    with furnished(seed) as data:
        start(data)
        write_shard(path, seed, utterances, source(), _LEARNT)


def _result(task: Future[None], path: Path) -> None:
    try:
        task.result()
    except BrokenProcessPool as error:
        raise ShardError("worker_lost", str(path)) from error


@contextmanager
def _one_thread() -> Iterator[None]:
    """Let processes that start meanwhile compute on one core each."""
    before = {name: os.environ.get(name) for name in _THREADS}
    os.environ.update(dict.fromkeys(_THREADS, "1"))
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


def _examples(
    path: Path, seed: int, utterances: int, sentences: Source, variants: Sequence[str]
) -> Iterator[Example]:
    dice, chance = random.Random(seed), np.random.default_rng(seed)
    talkers = Talkers()
    tried = 0
    while len(talkers) < _TALKERS:
        # Background talk goes on and on, so some of it is longer than a command.
        text = ", ".join(sentences.draw(dice) for _ in range(dice.randint(1, 3)))
        if speech := _spoken(text, dice, variants):
            talkers.add(speech)
        tried = _patient(tried, speech, path)
    number = 0
    while number < utterances:
        if dice.random() < _SILENT:
            speech = silence(dice.uniform(0.6, 4.0))
        else:
            speech = _spoken(sentences.draw(dice), dice, variants)
        one = _disguised(speech, chance, talkers) if speech else None
        tried = _patient(tried, one, path)
        if speech and one:
            talkers.add(speech)
            number += 1
            yield one


def _disguised(speech: Speech, chance: np.random.Generator, talkers: Talkers) -> Example | None:
    """Return ``speech`` as heard in a room and by a vocal tract that are drawn at random."""
    sound = place(speech, chance, talkers)
    warp = float(chance.uniform(*_WARPS)) if chance.random() < _WARPED else 1.0
    return example(speech, sound, warp, None)


def _spoken(text: str, dice: random.Random, variants: Sequence[str]) -> Speech | None:
    try:
        return speak(text, Manner.draw(dice, variants))
    except ForeignSpeechError:
        return None


def _patient(tried: int, result: object, path: Path) -> int:
    """Return how often in a row nothing came of a sentence."""
    if result is not None:
        return 0
    if tried + 1 >= _PATIENCE:
        raise ShardError("unusable_sentences", str(path))
    return tried + 1
