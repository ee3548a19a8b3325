from __future__ import annotations

import itertools
import math
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch")  # it is in the extra [acoustics], which not every machine has

from heraut.voice.acoustics.network.mmi import (  # noqa: E402
    Rivals,
    Stream,
    framewise_of,
    head_of,
    learn_sequences,
    objective,
    shared,
)
from heraut.voice.acoustics.network.stream import Corpus  # noqa: E402
from heraut.voice.acoustics.network.tdnn import Scale, Shape, Tdnn  # noqa: E402
from heraut.voice.acoustics.network.trainer import Plan  # noqa: E402  # torch is optional

LABELS = np.array([[4, 5, 5, 8, 2], [5, 0, 1, 1, 12]], np.uint8)


def rivals() -> Rivals:
    dice = np.random.default_rng(7)
    successions = dice.dirichlet(np.ones(34), 34)
    return Rivals.of(successions, dice.dirichlet(np.ones(68)))


def paths(frames: int, states: list[int]) -> itertools.product:
    return itertools.product(states, repeat=frames)


def weight(path: tuple[int, ...], scores: np.ndarray, among: Rivals) -> float:
    """The probability of one sequence of states, by the definition."""
    likely = float(among.frequencies[path[0]]) * math.exp(scores[0, path[0]])
    for frame, (before, now) in enumerate(itertools.pairwise(path), 1):
        if now % 2:
            if now // 2 != before // 2:
                return 0.0
            likely *= 0.5
        else:
            likely *= 0.5 * float(among.successions[before // 2, now // 2])
        likely *= math.exp(scores[frame, now])
    return likely


def phones(path: tuple[int, ...]) -> list[tuple[int, int]]:
    """The phones of a sequence of states and the frames in which they begin."""
    return [(frame, state // 2) for frame, state in enumerate(path) if not frame or state % 2 == 0]


def test_it_is_the_share_of_what_was_said_in_all_that_could_be() -> None:
    # Four states only, so that every sequence can be counted.
    states = [0, 1, 4, 5]
    scores = np.full((1, 4, 68), -60.0)
    scores[:, :, states] = np.random.default_rng(5).normal(0, 2, (1, 4, 4))
    labels = np.array([[4, 5, 0, 1]], np.uint8)
    among = rivals()
    said = any_ = 0.0
    for path in paths(4, states):
        likely = weight(path, scores[0], among)
        any_ += likely
        found = phones(path)
        # The one boundary may move by one frame; the first phone begins the piece.
        if [phone for _, phone in found] == [2, 0] and found[1][0] in (1, 2, 3) and path[0] == 4:
            said += likely
    expected = math.log(said / any_) / 4
    assert float(objective(torch.from_numpy(scores), labels, among)) == pytest.approx(expected)


@pytest.mark.long
def test_its_gradient_is_the_slope() -> None:
    among = rivals()
    torch.manual_seed(1)
    scores = torch.randn(2, 5, 68, dtype=torch.float64, requires_grad=True)
    assert torch.autograd.gradcheck(lambda s: objective(s, LABELS, among), (scores,), eps=1e-5)


def test_more_slack_can_only_be_likelier() -> None:
    scores = torch.randn(2, 5, 68, generator=torch.Generator().manual_seed(2))
    among = rivals()
    values = [float(objective(scores, LABELS, among, slack)) for slack in (0, 1, 2)]
    assert values[0] < values[1] <= values[2]


def test_scores_beyond_all_numbers_teach_nothing() -> None:
    scores = torch.zeros(2, 5, 68, dtype=torch.float64)
    scores[0, 1, 40] = 1e6  # what was said is impossible beside this
    scores.requires_grad_(True)
    won = objective(scores, LABELS, rivals())
    won.backward()
    assert math.isfinite(float(won.detach()))
    assert scores.grad is not None
    assert not scores.grad[0].any()
    assert scores.grad[1].any()


def spoken(seed: int) -> Corpus:
    """Phones as patterns in noise: easy to tell apart, but not from one frame."""
    dice = np.random.default_rng(seed)
    patterns = np.random.default_rng(0).normal(0, 1, (34, 40))
    states: list[int] = []
    while len(states) < 3000:
        phone, lasting = int(dice.integers(34)), int(dice.integers(1, 5))
        states += [2 * phone] + [2 * phone + 1] * lasting
    labels = np.array(states, np.uint8)
    features = np.repeat(patterns[labels // 2], 3, axis=0) + dice.normal(
        0, 1.5, (3 * len(states), 40)
    )
    return Corpus(features.astype(np.float16), labels, np.ones(len(labels), bool))


@pytest.mark.long
def test_sequences_are_learnt_and_the_same_lesson_teaches_the_same(tmp_path: Path) -> None:
    corpus, plan = spoken(1), Plan("Sequences", 100, 1e-2, 5, pieces=8, outputs=40)
    told: list[tuple[str, dict[str, object]]] = []

    def tell(message: str, /, **details: object) -> None:
        told.append((message, details))

    def taught(folder: Path) -> tuple[float, torch.Tensor]:
        torch.manual_seed(0)
        network = Tdnn(Shape.narrow(), Scale.of(corpus.features))
        head = head_of(network, corpus)
        learn_sequences(network, head, (Stream.of(corpus),), plan, folder, tell)
        batch = spoken(2).batch(np.random.default_rng(1), 8, 40, network.before, network.after)
        with torch.inference_mode():
            scores = head(network.body(torch.from_numpy(batch.features))).transpose(1, 2)
        among = Rivals.of(corpus.successions(), corpus.frequencies())
        return float(objective(scores, batch.labels, among)), head.weight

    folders = [tmp_path / name for name in ("first", "again")]
    for folder in folders:
        folder.mkdir()
    won, weights = taught(folders[0])
    judged = dict(pair.split("=") for pair in str(told[0][1]["judged"]).split())
    assert won > float(judged["information"]) + 0.5
    assert (told[-1][0], told[-1][1]["done"]) == ("step", 100)
    assert [path.name for path in folders[0].iterdir()] == ["Sequences.pt"]
    again, same = taught(folders[1])
    assert again == pytest.approx(won, abs=0.02)
    assert torch.allclose(weights, same, atol=0.02)


def test_what_is_not_to_be_learnt_changes_no_score() -> None:
    corpus = spoken(3)
    batch = corpus.batch(np.random.default_rng(1), 2, 20, 3, 3)
    among = Rivals.of(corpus.successions(), corpus.frequencies())
    scores = torch.zeros((2, 20, 68), requires_grad=True)
    taught = np.ones((2, 20), bool)
    taught[:, 5:9] = False
    objective(scores, batch.labels, among, taught=taught).backward()
    assert scores.grad is not None
    changed = scores.grad.abs().sum(dim=2) > 0
    assert (changed.numpy() == taught).all()


def test_a_batch_is_shared_out_among_streams_by_their_parts() -> None:
    assert shared(32, (0.5, 0.5)) == [16, 16]
    assert shared(10, (0.25, 0.75)) == [2, 8]
    assert sum(shared(31, (1, 2, 4))) == 31


@pytest.mark.long
def test_two_streams_are_learnt_at_once(tmp_path: Path) -> None:
    """Each with rivals of its own, and the second one with times that are a little wrong."""
    first, second = spoken(1), spoken(2)
    late = np.roll(second.labels, 1)
    streams = (
        Stream.of(first, 0.5),
        Stream.of(Corpus(second.features, late, second.taught), 0.5, slack=2),
    )
    torch.manual_seed(0)
    network = Tdnn(Shape.narrow(), Scale.of(first.features))
    head = head_of(network, first)
    plan = Plan("Sequences", 100, 1e-2, 5, pieces=8, outputs=40)
    told: list[str] = []
    learn_sequences(
        network,
        head,
        streams,
        plan,
        tmp_path,
        lambda _message, **details: told.append(str(details.get("judged"))),
    )
    won = [float(dict(pair.split("=") for pair in line.split())["information"]) for line in told]
    assert won[-1] > won[0] + 0.5


def test_the_first_lesson_goes_on_where_the_second_one_was() -> None:
    corpus = spoken(1)
    network = Tdnn(Shape.narrow(), Scale.of(corpus.features))
    before = network.last.weight.detach().clone(), network.last.bias
    network.last = head_of(network, corpus)
    network.last = framewise_of(network, corpus)
    assert before[1] is not None and network.last.bias is not None
    assert torch.allclose(network.last.weight, before[0], atol=1e-5)
    assert torch.allclose(network.last.bias, before[1], atol=1e-5)
