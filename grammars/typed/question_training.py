"""Learns, from the examples of questions, what each part of a sentence speaks for.

    python -m heraut.grammars.typed.question_training            learn where examples changed
    python -m heraut.grammars.typed.question_training --check    only tell, and fail, where so
    python -m heraut.grammars.typed.question_training --measure  of a tenth that is not learnt from

The classifier is passive-aggressive (Crammer et al., 2006): each example moves the weights just so
far that its own kind is ahead of the nearest other one by a margin. The weights of all steps are
averaged (Freund and Schapire, 1999), which makes what was learnt last count no more than the rest.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Final

import numpy as np

from heraut.atomic_write import write_atomically
from heraut.grammars import Grammar
from heraut.grammars.typed.free_questions import AHEAD, SURE, FreeQuestions
from heraut.grammars.typed.question_examples import Example, QuestionExamples
from heraut.grammars.typed.question_weights import STEPS, QuestionWeights

LEARN, CHECK, MEASURE = "", "--check", "--measure"
_ROUNDS: Final = 12
_FARTHEST: Final = 1.0
"""How far one example moves the weights at most, lest one that contradicts others undo them."""


def learn(examples: QuestionExamples) -> bytes:
    """Return the file of the weights that examples teach; the same for the same examples."""
    said = [
        (np.array([*parts]), np.array([*parts.values()], np.float32), kind)
        for parts, kind in examples.counted()
    ]
    parts, kinds = examples.shape
    weights = np.zeros((parts, kinds), np.float32)
    early = np.zeros_like(weights)
    step = 0
    for turn in range(_ROUNDS):
        for at in Random(turn).sample(range(len(said)), len(said)):
            step += 1
            rows, values, kind = said[at]
            found = values @ weights[rows]
            own, found[kind] = found[kind], -np.inf
            rival = int(found.argmax())
            loss = 1.0 - own + found[rival]
            if loss > 0:
                change = min(_FARTHEST, loss / 2) * values
                for column, signed in ((kind, change), (rival, -change)):
                    weights[rows, column] += signed
                    early[rows, column] += step * signed
    return _rounded(weights - early / max(step, 1)).written(examples.digest())


def _rounded(weights: np.ndarray) -> QuestionWeights:
    largest = float(np.abs(weights).max(initial=0.0)) or 1.0
    steps = np.rint(weights / largest * STEPS).astype(np.int8)
    rows, columns = np.nonzero(steps)
    counts = np.bincount(rows, minlength=len(weights))
    return QuestionWeights(
        counts.tolist(), columns.tolist(), steps[rows, columns].tolist(), largest
    )


@dataclass(frozen=True, slots=True)
class Share:
    """Of sentences that nothing was learnt from: how many would be answered rightly, and wrongly.

    The rest would be asked back. ``first``: how many are rightly answered by what is likeliest.
    """

    first: float
    right: float
    wrong: float


def measured(free: FreeQuestions) -> tuple[Share, Share]:
    """Return what is understood of a tenth of the examples, learnt from the others.

    First by what they are like alone, then with weights. One worded twice is counted once.
    """
    every = [*{example.words: example for example in free.examples}.values()]
    mixed = Random(0).sample(every, len(every))
    held, taught = mixed[: len(mixed) // 10], mixed[len(mixed) // 10 :]
    alone = QuestionExamples(taught, free.grammar.lemma)
    both = QuestionExamples(taught, free.grammar.lemma, learn(alone))
    return _share(alone, held), _share(both, held)


def _share(examples: QuestionExamples, held: Sequence[Example]) -> Share:
    first = right = wrong = 0
    for one in held:
        best, *others = examples.nearest(one.words)[:2] or [None]
        if best is None:
            continue
        same = (best.intent, best.fixed) == (one.intent, dict(one.fixed))
        first += same
        if best.score >= max([SURE, *(AHEAD * other.score for other in others if other)]):
            right, wrong = right + same, wrong + (not same)
    return Share(*(count / len(held) for count in (first, right, wrong)))


def main(task: str) -> int:
    """Learn, or only look, for every language and game; return how many were not up to date."""
    stale = 0
    for home in sorted(Path(str(files("heraut.grammars"))).glob("*/examples")):
        games = {file.name.partition(".")[0] for file in home.glob("*.terms.yaml")}
        for game in sorted(games - {"common"}):
            free = FreeQuestions.of(Grammar.load(home.parent.name, game))
            current = free.compared.is_learnt
            stale += not current
            if task == MEASURE:
                for name, share in zip(("alone", "learnt"), measured(free), strict=True):
                    print(game, name, asdict(share), flush=True)
            elif current or task == CHECK:
                print(game, "current" if current else "stale", flush=True)
            else:
                print(game, len(free.examples), flush=True)
                write_atomically(home / f"{game}.weights", learn(free.compared))
    return stale


if __name__ == "__main__":
    asked = sys.argv[1:] or [LEARN]
    if asked not in ([LEARN], [CHECK], [MEASURE]):
        sys.exit(__doc__)
    not_current = main(asked[0])
    sys.exit(1 if asked == [CHECK] and not_current else 0)
